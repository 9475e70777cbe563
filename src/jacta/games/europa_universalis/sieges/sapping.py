"""2.3.2 La sape: what is added to a roll of siege work."""

from __future__ import annotations

from jacta.games.europa_universalis.sieges.assault import ARTILLERY
from jacta.rules import Rules

MOST_MODIFIER = 20


def sap_modifier(level: int, works: int, breached: bool, guns: int, added: int, rules: Rules) -> int:
    """2.3.2: level, works, a breach earlier this turn, the armies' artillery, and what the player adds."""
    table = rules.table("siege_modifiers")
    by_breach: int = table.at("breach_this_turn") if breached else 0
    per_level = next((per for per, _ in ARTILLERY if level and guns >= per * level), None)
    by_guns: int = table.at(f"artillery_{per_level}") if per_level else 0
    total = level * int(table.at("per_level")) + works + by_breach + by_guns + added
    return max(-MOST_MODIFIER, min(MOST_MODIFIER, total))
