"""Saison d'hivernage: its seven phases: spells, events, espionage, construction, recruitment, thaw, deployment."""
