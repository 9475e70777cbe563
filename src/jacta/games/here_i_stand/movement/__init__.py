"""Déploiement de printemps, Retour à la maison hivernal, Transport naval: the moves that need the map."""
