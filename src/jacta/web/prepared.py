"""What every process for readings starts with: the whole program and all games, loaded once and forked."""

from __future__ import annotations

import jacta.web.app  # noqa: F401
from jacta.kernel.rule.registry import procedures

procedures()
