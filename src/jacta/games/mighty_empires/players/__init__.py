"""Computer players: the steward, the planner, and what they weigh."""
