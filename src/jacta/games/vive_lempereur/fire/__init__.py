"""TABLE DE FEU: the table, a firer, sight, and the fire on a stack."""
