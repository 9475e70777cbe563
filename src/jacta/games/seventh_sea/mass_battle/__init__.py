"""Règles de combat de masse."""
