"""An evening of 7th Sea kept in a chronicle: whoever comes out of one scene walks into the next."""

from __future__ import annotations

from typing import Any

from jacta.chronicles.chronicle import Chronicle
from jacta.dice import Seeded

ATHOS: dict[str, Any] = {
    "name": "Athos",
    "brawn": 2,
    "finesse": 3,
    "resolve": 3,
    "wits": 3,
    "panache": 3,
    "attack": 4,
    "defence": 3,
    "weapon": "rapier",
    "style": "balanced",
    "heroism": 2,
    "experience": 20,
}
JUSSAC = {**ATHOS, "name": "Jussac", "kind": "henchman", "attack": 1, "defence": 1, "resolve": 1, "heroism": 0}
GUARDS = {"name": "Gardes", "count": 4, "threat": 1, "hit_value": 6}
TRITON = {"name": "Triton", "brawn": 4, "finesse": 3, "resolve": 3, "wits": 3, "panache": 3, "gunnery": 2}
SIRENE = {**TRITON, "name": "Sirène", "gunnery": 0}
MUSKETEERS = {"name": "Mousquetaires", "wits": 3, "strategy": 3}
CARDINAL = {"name": "Gardes du Cardinal", "wits": 2, "strategy": 2}


def test_an_evening_from_the_duel_to_the_experience_spent() -> None:
    evening = Chronicle.begin("seventh_sea", "Un soir")
    for kind, sheets in (
        ("character", (ATHOS, JUSSAC)),
        ("squad", (GUARDS,)),
        ("ship", (TRITON, SIRENE)),
        ("army", (MUSKETEERS, CARDINAL)),
    ):
        for sheet in sheets:
            evening = evening.add(str(sheet["name"]), kind, sheet)

    def piece(name: str) -> Any:
        return evening.pieces[name].piece

    duel = {"attacker": ":Athos", "defender": ":Jussac"}
    evening = evening.do("seventh_sea.duel", duel, source=Seeded(1))
    assert "out" in (piece("Athos").state, piece("Jussac").state)
    evening = evening.do("seventh_sea.attack_brutes", {"who": ":Athos", "squad": ":Gardes"}, source=Seeded(1))
    ships = {"attacker": ":Triton", "defender": ":Sirène", "max_turns": 3}
    evening = evening.do("seventh_sea.ship_duel", ships, source=Seeded(2))
    assert piece("Sirène").resolve_start == 3
    armies = {"attacker": ":Mousquetaires", "defender": ":Gardes du Cardinal", "max_turns": 3}
    evening = evening.do("seventh_sea.battle", armies, source=Seeded(1))
    before = piece("Athos")
    evening = evening.do("seventh_sea.evening_end", {"who": ":Athos", "award": 4, "points": 3})
    assert piece("Athos").experience == before.experience + 4 + before.heroism
    evening = evening.do("seventh_sea.progress", {"who": ":Athos", "buy": "skill", "what": "defence"})
    assert piece("Athos").defence == 4
    back = evening.undo()
    assert back.pieces["Athos"].piece.to_json()["defence"] == 3
    assert Chronicle.from_json(evening.to_json()).to_json() == evening.to_json()
