"""Modificatifs au moral: the modifiers, the test, the rally."""
