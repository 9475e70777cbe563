"""Jacta for assistants: a Model Context Protocol server, so that a model asks instead of inventing dice.

Eight tools, all of them read-only. `tools` works out the answers, `server` offers them. Needs the extra `mcp`.
"""
