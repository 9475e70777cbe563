"""2.2 Le combat rapide: what a stack is worth, the battle, its losses and its end."""
