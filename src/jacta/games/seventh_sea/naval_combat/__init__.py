"""Règles de combat naval."""
