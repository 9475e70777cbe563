"""Units: what a counter is, what the codes of the results mean, and what they do to it."""
