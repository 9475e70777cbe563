"""What every process for readings begins with: the whole program and all games, read once and copied with it."""

from __future__ import annotations

import jacta.web.app  # noqa: F401
from jacta.kernel.rule.registry import procedures

procedures()
