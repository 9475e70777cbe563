"""Victoire: points, ties, and what each player holds."""
