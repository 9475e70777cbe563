"""Système de repartie."""
