"""The state of a game: what it is, how it changes, is written and checked, and the procedures over it."""
