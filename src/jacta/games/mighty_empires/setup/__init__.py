"""Début du jeu: settings, order of choosing, the map, the first pieces."""
