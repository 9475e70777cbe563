"""2.7.6 Le combat naval rapide."""
