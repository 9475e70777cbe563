"""Combat, 1) à 7): whole fights, of two and of many."""
