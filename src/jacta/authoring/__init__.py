"""For those who write games: a package to begin with, and the laws that every game is held to."""
