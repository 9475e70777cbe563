"""XgY, "lancer X garder Y" (GJ24b): a pool as players write it.

With a bonus (`7g4+5`), against a difficulty (`7g4 ND 25`), and as English books write it (`7k4`). Plain dice stand as
in the summary (`1d10`, `2d10+3`): all are kept, and none explodes (R60).
"""

from __future__ import annotations

import re
from typing import Any

REST = r"\s*(?P<bonus>[+-]\s*\d{1,4})?(?:\s*(?:nd|ND|tn|TN)\s*(?P<nd>\d{1,4}))?"
POOL = re.compile(r"(?P<rolled>\d{1,3})\s*[gkGK]\s*(?P<kept>\d{1,3})" + REST)
PLAIN = re.compile(r"(?P<rolled>\d{1,3})(?P<kept>(?!))?\s*[dD]\s*10" + REST)


def read(written: str, stated: frozenset[str]) -> tuple[str, dict[str, Any]] | None:
    """A roll of the pool; with a difficulty beside it, a test."""
    found = POOL.fullmatch(written.strip()) or PLAIN.fullmatch(written.strip())
    if found is None:
        return None
    rolled, kept, bonus, difficulty = found["rolled"], found["kept"], found["bonus"], found["nd"]
    given: dict[str, Any] = {"rolled": int(rolled), "kept": int(kept or rolled)}
    if kept is None:
        given["explode"] = False
    if bonus:
        given["bonus"] = int(bonus.replace(" ", ""))
    if difficulty:
        given["nd"] = int(difficulty)
    return ("test" if difficulty or {"nd", "tn"} & {key.casefold() for key in stated} else "roll"), given
