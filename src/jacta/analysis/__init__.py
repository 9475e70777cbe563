"""What is made of answers: luck, tournaments, readings compared, games verified, simulations on clusters."""
