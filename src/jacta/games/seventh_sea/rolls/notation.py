"""XgY, "lancer X garder Y" (GJ24b): a pool as players write it.

With a bonus (`7g4+5`), against a difficulty (`7g4 ND 25`), and as English books write it (`7k4`).
"""

from __future__ import annotations

import re
from typing import Any

POOL = re.compile(r"(\d{1,3})\s*[gkGK]\s*(\d{1,3})\s*([+-]\s*\d{1,4})?(?:\s*(?:nd|ND|tn|TN)\s*(\d{1,4}))?")


def read(written: str, stated: frozenset[str]) -> tuple[str, dict[str, Any]] | None:
    """A roll of the pool; with a difficulty beside it, a test."""
    found = POOL.fullmatch(written.strip())
    if found is None:
        return None
    rolled, kept, bonus, difficulty = found.groups()
    given = {"rolled": int(rolled), "kept": int(kept)}
    if bonus:
        given["bonus"] = int(bonus.replace(" ", ""))
    if difficulty:
        given["nd"] = int(difficulty)
    return ("test" if difficulty or "nd" in stated else "roll"), given
