"""Dés d'héroïsme, La réputation, L'expérience, Sorcellerie: what makes a hero."""
