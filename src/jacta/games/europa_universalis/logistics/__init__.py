"""2.5 and 2.7.2: what is bought, and what it costs to keep."""
