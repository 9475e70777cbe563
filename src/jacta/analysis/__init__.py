"""What is built on the readings: luck, tournaments, comparing readings, verifying games, simulating on clusters."""
