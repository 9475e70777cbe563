"""Setup: maps that keep what 4.2 promises, and the first pieces."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import jacta
from jacta.dice import FairDice, Seeded
from jacta.games.mighty_empires.setup.laying import destinations, parts, pieces
from jacta.games.mighty_empires.setup.maps import laid
from jacta.games.mighty_empires.setup.settings import CAPITAL_SITES, MapSettings
from jacta.games.mighty_empires.setup.shores import land, shore
from jacta.hexes import Hex, distance
from jacta.kernel.play.session import Session
from jacta.kernel.rule.questions import Ask

CHOICES: list[tuple[list[int], list[str]]] = [
    ([0, 1], ["plain", "plain"]),
    ([1, 0], ["coast", "forest"]),
    ([2, 0, 1], ["plain", "coast", "plain"]),
    ([0, 2, 1], ["plain", "forest", "plain"]),
]


def connected(cells: set[Hex]) -> bool:
    return len(pieces(cells)) <= 1


def settings(choosing: list[int], capitals: list[str], **more: Any) -> MapSettings:
    given = {"players": len(choosing), "choosing": choosing, "capitals": capitals, **more}
    found = jacta.procedures()["mighty_empires.map_auto"].validate(given)
    assert isinstance(found, MapSettings)
    return found


@pytest.mark.parametrize(("choosing", "capitals"), CHOICES)
@pytest.mark.parametrize("seed", range(8))
def test_automatic_maps(choosing: list[int], capitals: list[str], seed: int) -> None:
    given = settings(choosing, capitals)
    layout = laid(given, seed)
    assert layout == laid(given, seed)
    assert all(map(connected, parts(layout)))
    realms = Counter(cell.realm for cell in layout.cells if cell.realm is not None)
    assert set(realms.values()) == {7}
    seats = [cell for cell in layout.cells if cell.capital]
    assert sorted(str(cell.draft and cell.draft.terrain) for cell in seats) == sorted(capitals)
    assert min(distance(one.hex, other.hex) for one in seats for other in seats if one != other) >= 4
    terrains = Counter(cell.draft.terrain for cell in layout.cells if cell.draft)
    for terrain, number in terrains.items():
        assert number <= getattr(given.tile_set, terrain) + CAPITAL_SITES.count(terrain)
    tiles, concealed = layout.tiles()
    assert sum(not tile.revealed for tile in tiles) == len(concealed) == given.hidden
    assert all(tile.revealed for tile in tiles if tile.owner is not None)


@pytest.mark.parametrize("size", range(20, 130))
def test_the_shore_is_one_ring(size: int) -> None:
    around = shore(size)
    assert all(distance(one, other) == 1 for one, other in zip(around, (*around[1:], around[0]), strict=True))
    assert connected({*land(size), *around})


@pytest.mark.parametrize(("reading", "bridges"), [("all", 24), ("half", 12), ("none", 0)])
def test_bridges(reading: str, bridges: int) -> None:
    given = settings([0, 1], ["plain", "plain"], options={"bridges": reading}, hidden_tiles=68)
    assert sum(cell.draft.bridge for cell in laid(given, 3).cells if cell.draft) == bridges


def test_the_outcome_of_a_map() -> None:
    rolled = jacta.roll("mighty_empires.map_auto", {"seed": 1, "choosing": [1, 0], "capitals": ["plain", "coast"]})
    data = rolled.to_json()["outcome"]
    assert set(data) == {"tiles", "north"}
    assert data["north"] == 6
    assert set(data["tiles"]["0,0"]) >= {"terrain", "revealed", "seen", "bridge", "owner", "site", "secret"}


def lay_as_usual(session: Session) -> None:
    """Everybody lays his tiles as the automatic map has them."""
    while isinstance(session.question, Ask) and session.question.label == "lay_tile":
        session.answer(session.question.default_answer(session.position.state))


def test_a_map_is_edited_until_all_accept() -> None:
    given = {"seed": 1, "choosing": [1, 0], "capitals": ["plain", "coast"]}
    session = jacta.play("mighty_empires.map_manual", given)
    lay_as_usual(session)
    session.answer("edit")
    assert session.question is not None
    session.answer({"do": "turn", "hex": "", "to": ""})
    assert session.waiting_for == ("seat0",)
    session.answer("accept")
    session.answer("accept")
    assert session.outcome.north == 1


def test_moved_tiles_keep_the_map_whole() -> None:
    layout = laid(settings([0, 1], ["plain", "coast"]), 5)
    cell = next(cell for cell in layout.cells if cell.realm is None and not cell.face_up)
    places = list(destinations(layout, cell.hex))
    assert places
    assert all(place not in {one.hex for one in layout.cells} for place in places)
    realm = next(one for one in layout.cells if one.realm == 0 and not one.capital)
    far = [place for place in destinations(layout, realm.hex) if distance(place, Hex(0, 0)) > 9]
    assert far == []


def test_the_first_pieces() -> None:
    """4.2, 5: a village and four armies; three and a ship if the capital is a port."""
    for seed in range(6):
        policy = {"capital_site": "coast"} if seed % 2 else {}

        def choose(question: Any, seen: Any, policy: dict[str, str] = policy) -> Any:
            wanted = policy.get(question.label)
            return wanted if wanted in question.values() else None

        found = jacta.roll("mighty_empires.setup", {"seed": seed}, source=Seeded(seed), policy=choose).outcome.state
        for player in (0, 1):
            kinds = Counter(unit.kind for unit in found.own_units(player))
            port = any(found.is_port(hex, player) for hex in found.sites_of(player))
            assert kinds == ({"army": 3, "ship": 1} if port else {"army": 4})
            assert len(found.sites_of(player)) == 2
        assert found.reserves == (0, 0)
        assert any(found.is_port(hex, 0) or found.is_port(hex, 1) for hex in range(len(found.tiles))) == bool(policy)


def test_nobody_sees_how_the_tiles_are_shuffled() -> None:
    """R105: even with real dice on the table the shuffle is the system's, and no seat sees it."""
    given = {"choosing": [1, 0], "capitals": ["plain", "coast"]}
    session = jacta.play("mighty_empires.map_auto", given, dice="mine", source=Seeded(1))
    assert session.question is None
    assert [entry.label for entry in session.transcript] == ["map", "map_laid"]
    for seat in ("seat0", "seat1", None):
        (told,) = session.view(seat).transcript
        assert told.note is not None
        assert told.note.args == {"tiles": 72, "hidden": 40}


def test_the_hidden_map_cannot_be_found_by_trial() -> None:
    given = {"choosing": [1, 0], "capitals": ["plain", "coast"]}
    for procedure in ("mighty_empires.map_auto", "mighty_empires.map_manual"):
        numbers = [jacta.play(procedure, given).events[0]["roll"][0] for _ in range(8)]
        assert all(0 <= number.bit_length() <= 256 for number in numbers)
        assert max(numbers).bit_length() > 240  # fails by chance once in 2**128 times
    promised = jacta.play("mighty_empires.map_auto", given, chance=FairDice("ab" * 32, {"player_1": "alea"}))
    again = jacta.play("mighty_empires.map_auto", given, chance=FairDice("ab" * 32, {"player_1": "alea"}))
    assert promised.outcome == again.outcome
    assert jacta.verify(promised.export())


def test_a_game_with_a_smaller_number_keeps_its_map() -> None:
    given = {"choosing": [1, 0], "capitals": ["plain", "coast"]}
    saved = jacta.play("mighty_empires.map_auto", given).export()
    earlier = {"procedure": saved["procedure"], "given": saved["given"], "events": [{"roll": [1_234_567]}]}
    assert jacta.resume(earlier).outcome == laid(settings([1, 0], ["plain", "coast"]), 1_234_567)
