"""TABLE DES FORMATIONS: the rows, the change from one to another, and the retreat."""
