"""2.6 and 2.8: natives, exploration, forts and colonies on the rest-of-the-world map."""
