"""Hex maps: the ground, scenario files, and pictures of both."""
