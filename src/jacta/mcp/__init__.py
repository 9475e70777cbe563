"""Jacta for assistants: a server of the Model Context Protocol, so that a model asks instead of inventing dice.

Eight tools, all of them readings: nothing is ever changed. `tools` works them out, `server` offers them. Needs the
extra `mcp`.
"""
