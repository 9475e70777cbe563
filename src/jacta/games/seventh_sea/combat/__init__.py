"""Combat, Armes: the turn of ten phases, one blow and what it does."""
