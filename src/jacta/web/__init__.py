"""Jacta in a browser and over HTTP. Needs the extra `web`."""
