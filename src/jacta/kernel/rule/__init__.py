"""What a rule is: the questions it asks, its input and outcome, what players want of it, the procedure and its game."""
