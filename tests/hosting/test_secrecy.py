"""Hidden information never leaves the host: what a link shows hangs on nothing that its holder may not know.

Two tables are kept that differ in nothing but what is hidden: a roll that somebody else alone has seen, an answer that
is sealed. Through every link that may not see it both show the same, byte for byte: the table, its board and story, the
legal answers, and every error.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import jacta
from jacta.errors import JactaError
from jacta.hosting import Host, Links
from jacta.hosting.sessions import chance_of
from jacta.kernel.play.session import Session
from jacta.kernel.rule.questions import Ask
from jacta.plain import plain
from jacta.store import Store, StoredGame
from jacta.web.api_play import told
from tests.hosting.playing import asked, begun

pytestmark = pytest.mark.usefixtures("toys_installed")
FEW = settings(max_examples=12, derandomize=True, database=None, suppress_health_check=list(HealthCheck))


class Twins:
    """Two tables behind the same links that differ only in what is hidden."""

    compared: ClassVar[int] = 0
    """Pairs of states that have shown the same so far."""

    def __init__(self, databases: Databases, links: Links, hide: Callable[[StoredGame], StoredGame]) -> None:
        (store, host), (other, other_host) = databases
        found = store.read(links.owner)
        assert found is not None
        other.add(hide(found[0]))
        self.hosts = host, other_host

    def same(self, tokens: Sequence[str]) -> None:
        """Both tables show the same through these links, and refuse the same in the same words."""
        for token in tokens:
            first, second = (self._all(host, token) for host in self.hosts)
            assert first == second
        Twins.compared += 1

    def both(self, act: Callable[[Host], Any]) -> None:
        for host in self.hosts:
            act(host)

    def _all(self, host: Host, token: str) -> bytes:
        table = host.saved_game(token)
        shown = {**told(table), "changed": 0, "created": 0, "expires": 0, "picture": table.board(svg=True)}
        number = table.asked
        probes: dict[str, Callable[[], Any]] = {
            "undo": lambda: host.undo(token, number + 1),
            "answer": lambda: host.answer(token, number, "no such answer"),
            "late": lambda: host.answer(token, number - 1, 1),
            "throw": lambda: host.throw(token, number, [0]),
            "consult": lambda: host.consult(token, number, "?"),
            "export": lambda: host.export(token),
            "start": lambda: host.start(token),
        }
        return json.dumps([shown, {name: _error(probe) for name, probe in probes.items()}]).encode()


def _error(act: Callable[[], Any]) -> list[Any]:
    try:
        act()
    except JactaError as error:
        return [type(error).__name__, str(error)]
    return ["done"]


def replayed(saved: StoredGame, **changed: Any) -> StoredGame:
    """A table on which something else was hidden, as if it had come about so."""
    saved = saved._replace(**changed)
    data = {key: getattr(saved, key) for key in ("procedure", "given", "dice", "computers", "events", "sealed")}
    session = Session.resume(data, chance=chance_of(saved), pause=lambda: True)
    return saved._replace(fingerprint=session.fingerprint(), events=tuple(session.events))  # type: ignore[arg-type]


def with_roll(place: int, faces: Sequence[int]) -> Callable[[StoredGame], StoredGame]:
    def hide(saved: StoredGame) -> StoredGame:
        events: list[Mapping[str, Any]] = list(saved.events)
        assert "roll" in events[place]
        events[place] = {**events[place], "roll": list(faces)}
        return replayed(saved, events=tuple(events))

    return hide


Databases: TypeAlias = list[tuple[Store, Host]]


@pytest.fixture(scope="module")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Databases:
    """Two databases, for all examples: hypothesis gives none of its own to each."""
    stores = [Store(str(tmp_path_factory.mktemp(name) / "games.sqlite")) for name in ("one", "other")]
    return [(store, Host(store)) for store in stores]


@FEW
@given(face=st.integers(1, 6), guess=st.integers(1, 6), take=st.integers(1, 2))
def test_a_hidden_die_shows_in_nothing(databases: Databases, face: int, guess: int, take: int) -> None:
    (_, host), _ = databases
    links = begun(host, "toys.guess", {"seats": ["person", "person"]})
    twins = Twins(databases, links, with_roll(0, [face]))
    everybody = [links.owner, links.spectator, *links.seats.values()]
    twins.same(everybody)
    twins.both(lambda host: host.answer(links.seats["red"], 1, guess))
    twins.same(everybody)
    twins.both(lambda host: host.undo(links.seats["red"], 2))
    twins.both(lambda host: host.answer(links.seats["red"], 3, guess))
    twins.both(lambda host: host.answer(links.seats["blue"], 4, guess))  # as near: the die stays hidden, nim decides
    twins.same(everybody)
    twins.both(lambda host: host.answer(links.seats["red"], 5, take))
    if take == 1:
        twins.same(everybody)


@FEW
@given(hands=st.lists(st.sampled_from(["rock", "paper", "scissors"]), min_size=2, max_size=2))
def test_a_sealed_answer_shows_in_nothing(databases: Databases, hands: list[str]) -> None:
    (_, host), _ = databases
    links = begun(host, "toys.morra")
    first, second = links.seats.values()
    host.answer(first, 0, hands[0])
    twins = Twins(databases, links, lambda saved: replayed(saved, sealed={"first": hands[1]}))
    twins.same([links.owner, links.spectator, second, first])


@settings(FEW, max_examples=5)
@given(faces=st.tuples(st.integers(1, 6), st.integers(1, 6)))
def test_what_a_spy_has_seen_shows_to_nobody_else(databases: Databases, faces: tuple[int, int]) -> None:
    (store, host), _ = databases
    links = begun(host, "mighty_empires.winter", jacta.procedures()["mighty_empires.winter"].examples[0])
    spy = None
    while spy is None:
        table = asked(host, links)
        assert isinstance(table.question, Ask)
        assert table.seat is not None
        plots = [one for one in table.question.values() if getattr(one, "action", "") == "secret_exploration"]
        host.answer(links.seats[table.seat], table.asked, plain((plots or table.question.values())[0]))
        spy = table.seat if plots else None
    found = store.read(links.owner)
    assert found is not None
    place = max(place for place, event in enumerate(found[0].events) if "roll" in event)
    assert any(entry.seen_by == (spy,) for entry in host.saved_game(links.seats[spy]).transcript)
    twins = Twins(databases, links, with_roll(place, faces))
    twins.same([links.owner, links.spectator, *(token for seat, token in links.seats.items() if seat != spy)])
