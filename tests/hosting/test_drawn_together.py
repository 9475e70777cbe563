"""Dice that are drawn together: who holds every party but one cannot foresee them."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta.dice import FairDice, commitment, seal_of
from jacta.errors import InputError
from jacta.hosting import Conflict, Host, Links, NotYours
from jacta.kernel.rule.questions import Ask
from jacta.plain import plain
from jacta.store import Store
from tests.hosting.playing import a_host

pytestmark = pytest.mark.usefixtures("toys_installed")
GAMES = 120


class Beads:
    """What a browser keeps: a chain, of which it shows one bead after the other."""

    def __init__(self, chance: random.Random, length: int = 40) -> None:
        self.beads = [f"{chance.getrandbits(256):064x}"]
        for _ in range(length):
            self.beads.append(commitment(self.beads[-1]))

    @property
    def end(self) -> str:
        return self.beads[-1]

    def before(self, head: str) -> str:
        return self.beads[self.beads.index(head) - 1]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    host = a_host(tmp_path)
    yield host
    host.close()


def seated(host: Host, links: Links, chance: random.Random) -> dict[str, Beads]:
    chains = {seat: Beads(chance) for seat in links.seats}
    for seat, token in links.seats.items():
        host.join(token, seat.title(), f"word of {seat}", chain=chains[seat].end)
    return chains


def shown(host: Host, links: Links, chains: dict[str, Beads], *seats: str) -> None:
    """The browsers of these seats show the beads that they are asked for."""
    for seat in seats or links.seats:
        table = host.saved_game(links.seats[seat])
        if table.bead is not None:
            host.show_bead(links.seats[seat], chains[seat].before(table.bead["head"]))


def test_dice_fall_when_all_have_shown_their_beads(host: Host, tmp_path: Path) -> None:
    links = host.open_game("toys.wager", together=True)
    chains = seated(host, links, random.Random(1))
    gambler, bank = links.seats["gambler"], links.seats["bank"]
    host.answer(gambler, 0, 3)
    table = host.saved_game(gambler)
    assert (table.stage, table.waiting_for, table.question) == ("playing", ("gambler", "bank"), None)
    assert not table.can_undo  # who has seen beads could know what falls
    with pytest.raises(NotYours):
        host.undo(gambler, table.asked)
    for bead in ("zz", chains["bank"].beads[0]):
        with pytest.raises(InputError) as refused:
            host.show_bead(bank, bead)
        assert refused.value.key == "bead"
    with pytest.raises(NotYours):
        host.throw(gambler, table.asked)
    shown(host, links, chains, "bank")
    assert host.saved_game(links.owner).waiting_for == ("gambler",)
    host.close()
    again = Host(Store(str(tmp_path / "games.sqlite")))  # the server is started anew meanwhile
    shown(again, links, chains)
    table = again.saved_game(links.owner)
    assert table.stage == "over"
    game = again.export(links.spectator)
    found = jacta.verify(game)
    assert (bool(found), found.together, found.misdrawn, found.left_out) == (True, 1, (), {})
    # Worked out by hand, with the beads behind the words.
    beads = game["fair"]["draws"][0]["beads"]
    words = ["word of bank", "word of gambler", beads["bank"], beads["gambler"]]
    faces = [FairDice(game["fair"]["secret"], {str(n): word for n, word in enumerate(words)})(1).below(6) + 1]
    assert game["events"][1]["roll"] == faces
    with pytest.raises(Conflict):
        again.show_bead(bank, beads["bank"])
    # Another decision put there afterwards, a bead of nobody's chain, a throw that nobody drew: all are found.
    for spoiled in (_with_answer(game), _with_bead(game), _without_draw(game)):
        assert jacta.verify(spoiled).reason == "draws"
    again.close()


def _with_answer(game: dict[str, Any]) -> dict[str, Any]:
    return game | {"events": [{"answer": 1 + game["events"][0]["answer"] % 6}, game["events"][1]]}


def _with_bead(game: dict[str, Any]) -> dict[str, Any]:
    (draw,) = game["fair"]["draws"]
    other = draw | {"beads": draw["beads"] | {"bank": "ab" * 32}}
    return game | {"fair": game["fair"] | {"draws": [other]}}


def _without_draw(game: dict[str, Any]) -> dict[str, Any]:
    return game | {"fair": game["fair"] | {"draws": []}}


def test_who_is_away_is_waited_for_or_left_out_before_everybodys_eyes(tmp_path: Path) -> None:
    now = 1_800_000_000
    host = Host(Store(str(tmp_path / "games.sqlite")), clock=lambda: now)
    for by_deadline in (False, True):
        links = host.open_game("toys.wager", together=True)
        chains = seated(host, links, random.Random(2))
        host.set_deadline(links.owner, 3600)
        host.answer(links.seats["gambler"], 0, 3)
        shown(host, links, chains, "gambler")
        if by_deadline:
            now += 3600
            for token in host.due():
                host.look_after(token)
        else:
            with pytest.raises(NotYours):
                host.draw_without(links.seats["gambler"])
            host.draw_without(links.owner)
        table = host.saved_game(links.owner)
        assert (table.stage, table.left_out) == ("over", {"bank": 1})
        found = jacta.verify(host.export(links.owner))
        assert (bool(found), found.left_out) == (True, {"bank": 1})
    host.close()


def test_computer_seats_have_no_beads_and_own_dice_are_not_drawn_together(host: Host) -> None:
    links = host.open_game("toys.wager", computers={"gambler": "random"}, together=True)
    chains = seated(host, links, random.Random(3))
    for _ in range(3):
        shown(host, links, chains)
    assert jacta.verify(host.export(links.owner))
    links = host.open_game("toys.wager", together=True)  # without scripts nobody has a chain
    for token in links.seats.values():
        host.join(token)
    host.answer(links.seats["gambler"], 0, 1)
    assert host.saved_game(links.owner).stage == "over"
    with pytest.raises(InputError) as refused:
        host.open_game("toys.wager", dice="mine", together=True)
    assert refused.value.key == "together"


def test_a_long_game_is_drawn_after_every_decision(host: Host) -> None:
    links = host.open_game("toys.risk", {"prize": 6}, together=True)
    chains = seated(host, links, random.Random(5))
    (token,) = links.seats.values()
    for _ in range(30):
        table = host.saved_game(token)
        if table.stage == "over":
            break
        if isinstance(table.question, Ask):
            host.answer(token, table.asked, plain(table.question.values()[-1]))
        shown(host, links, chains)
    game = host.export(links.owner)
    decisions = sum("answer" in event for event in game["events"])
    assert len(game["fair"]["draws"]) == decisions == jacta.verify(game).together


# --- Who holds every party but one


def foreseen(secret: str, words: dict[str, str], beads: dict[str, str]) -> int:
    """The face that falls after the bet, as far as it can be reckoned from these."""
    known = [words[seat] for seat in sorted(words)] + [beads[seat] for seat in sorted(beads)]
    return FairDice(secret, {f"{n:03}": word for n, word in enumerate(known)})(1).below(6) + 1


def cheated(host: Host, store: Store, chance: random.Random, *, together: bool) -> bool:
    """One game of a host who plays against an honest bank; whether he names the face that falls.

    He knows the secret, all words, his own chain, and every bead that was shown. Of the bank's next bead he knows the
    SHA-256; he tries that, and guesses.
    """
    links = host.open_game("toys.wager", together=together)
    words = {seat: f"{chance.getrandbits(64):016x}" for seat in links.seats}
    chains = {seat: Beads(chance, 3) for seat in links.seats}
    for seat, token in links.seats.items():
        host.join(token, seat, seal=seal_of(words[seat]), chain=chains[seat].end)
    for seat, token in links.seats.items():
        host.reveal(token, words[seat])
    found = store.read(links.owner)
    assert found is not None
    secret, head = found[0].secret, chains["bank"].end
    guess = hashlib.sha256(bytes.fromhex(head)).hexdigest()
    beads = {"bank": guess, "gambler": chains["gambler"].beads[-2]} if together else {}
    host.answer(links.seats["gambler"], 0, foreseen(secret, words, beads))
    shown(host, links, chains, "bank", "gambler")
    table = host.saved_game(links.owner)
    assert table.outcome is not None
    assert jacta.verify(host.export(links.owner))  # nothing looks wrong, neither way
    return bool(table.outcome["value"])


def test_who_holds_every_party_but_one_foresees_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With words alone he names every face; with dice that are drawn together one in six, as the rules say.

    The seed is fixed, that of the secrets too. 3.3 standard deviations are one in a thousand.
    """
    store = Store(str(tmp_path / "games.sqlite"))
    host, chance = Host(store), random.Random(1789)
    monkeypatch.setattr("jacta.hosting.gathering.new_secret", lambda: chance.randbytes(32).hex())
    alone = sum(cheated(host, store, chance, together=False) for _ in range(10))
    together = sum(cheated(host, store, chance, together=True) for _ in range(GAMES))
    host.close()
    assert alone == 10
    assert abs(together - GAMES / 6) < 3.3 * (GAMES * 5 / 36) ** 0.5
