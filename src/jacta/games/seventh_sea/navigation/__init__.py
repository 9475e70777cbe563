"""Règles de navigation."""
