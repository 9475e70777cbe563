"""Chronicles behind links: who may do what, who wins a race, and that hidden pieces never leave the host."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import jacta
from jacta.chronicles import Chronicle
from jacta.dice import Seeded
from jacta.errors import InputError, JactaError
from jacta.hosting import ChronicleChanged, ChronicleHost, ChronicleLinks, NotYours, UnknownLink
from jacta.hosting.chronicles import MOST_PLAYERS
from jacta.kernel.rule.questions import Ask
from jacta.plain import plain
from jacta.store import Store
from jacta.telling import chronicles as words
from jacta.text import Message
from jacta.web.api_chronicles import told
from tests.hosting.test_racing import at_once

pytestmark = [pytest.mark.waits, pytest.mark.usefixtures("toys_installed")]
FEW = settings(max_examples=12, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
RAID = {"attacker": ":Reds", "defender": ":Blues"}


def evening() -> Chronicle:
    begun = Chronicle.begin("toys", "Evening")
    return begun.add("Reds", "band", {"men": 3}, owner="Anne").add("Blues", "band", {"men": 2}, owner="Bruno")


@pytest.fixture
def host(database: str) -> Iterator[ChronicleHost]:
    store = Store(database)
    yield ChronicleHost(store)
    store.close()


@pytest.fixture
def links(host: ChronicleHost) -> ChronicleLinks:
    return host.open(evening(), ["Carl"])


def men(host: ChronicleHost, token: str) -> dict[str, int]:
    return {name: kept.piece.men for name, kept in host.look(token).seen.pieces.items()}  # type: ignore[attr-defined]


def digest(host: ChronicleHost, token: str) -> str:
    return host.look(token).digest


def test_everybody_who_owns_a_piece_gets_a_link(host: ChronicleHost, links: ChronicleLinks) -> None:
    assert sorted(links.players) == ["Anne", "Bruno", "Carl"]
    assert host.invite(links.owner, "Dora") == host.invite(links.owner, "Dora")
    assert host.look(host.invite(links.owner, "Dora")).name == "Dora"
    with pytest.raises(NotYours):
        host.invite(links.players["Anne"], "Eve")
    many = [f"Player {number}" for number in range(MOST_PLAYERS - 2)]  # Anne and Bruno come with their pieces
    crowded = host.open(evening(), many)
    assert host.invite(crowded.owner, "Player 0") == crowded.players["Player 0"]
    for one_more in (lambda: host.open(evening(), [*many, "Eve"]), lambda: host.invite(crowded.owner, "Eve")):
        with pytest.raises(InputError) as refused:
            one_more()
        assert refused.value.key == "players"
    with pytest.raises(UnknownLink):
        host.look("nobody")


def test_a_link_that_leaked_is_renewed(host: ChronicleHost, links: ChronicleLinks) -> None:
    """The old one leads nowhere; what its holder has begun goes on behind the new one."""
    old = links.players["Anne"]
    host.begin(old, "toys.raid", RAID)
    for stranger in (old, links.reader):
        with pytest.raises(NotYours):
            host.renew(stranger, links.owner)
    with pytest.raises(InputError) as refused:
        host.renew(links.owner, host.open(evening()).owner)
    assert refused.value.key == "link"
    before = host.look(links.owner)
    new = host.renew(links.owner, old)
    with pytest.raises(UnknownLink):
        host.look(old)
    after = host.look(new)
    assert (after.name, after.began_it) == ("Anne", True)
    owner = host.renew(links.owner, links.owner)
    with pytest.raises(UnknownLink):
        host.look(links.owner)
    reader = host.renew(owner, links.reader)
    assert host.look(reader).kind == "reader"
    shown = host.look(owner)
    assert shown.links == ChronicleLinks(owner, reader, links.players | {"Anne": new})
    assert (shown.digest, shown.revision) == (before.digest, before.revision)  # nobody sees anything else


def test_a_chronicle_has_an_end(host: ChronicleHost, links: ChronicleLinks, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks goes through all of it: neither entries nor reasons grow for ever. What is too long can be cut."""
    anne = links.players["Anne"]
    for reason, why in (("x" * 301, "error-line-long"), ("a\u202eb", "error-line-odd"), (" ", "error-missing")):
        with pytest.raises(InputError) as refused:
            host.edit(anne, digest(host, anne), "Reds", {"men": 4}, reason=reason)
        assert refused.value.key == "reason"
        assert isinstance(refused.value.message, Message)
        assert refused.value.message.id == why
    before = men(host, anne)
    host.edit(anne, digest(host, anne), "Reds", {"men": 4}, reason="a  line\nand another")
    assert host.look(anne).seen.moments[-1].entry.to_json()["reason"] == "a line and another"
    monkeypatch.setattr("jacta.hosting.chronicles.MOST_ENTRIES", 2)
    with pytest.raises(InputError) as refused:
        host.edit(anne, digest(host, anne), "Reds", {"men": 5}, reason="one more")
    assert refused.value.key == "entries"
    host.undo(anne, digest(host, anne))
    assert men(host, anne) == before


def test_who_follows_a_chronicle_reads_it_again_only_when_it_has_changed(
    host: ChronicleHost, links: ChronicleLinks, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens = [links.owner, links.reader, links.players["Anne"], "nobody"]
    read: list[str] = []
    revision = ChronicleHost.revision

    def noted(self: ChronicleHost, token: str) -> int:
        read.append(token)
        return revision(self, token)

    monkeypatch.setattr(ChronicleHost, "revision", noted)
    first = host.revisions(tokens)
    assert sorted(first) == sorted(tokens[:3])
    assert read == tokens
    assert (host.revisions(tokens), read[4:]) == (first, ["nobody"])
    host.edit(links.owner, digest(host, links.owner), "Reds", {"men": 4}, reason="counted anew")
    second = host.revisions(tokens)
    assert all(second[token] != first[token] for token in first)
    host.begin(links.players["Anne"], "toys.raid", RAID, dice="mine")
    read.clear()
    assert host.revisions(tokens)[links.players["Anne"]] != second[links.players["Anne"]]
    assert set(read) == set(tokens)  # what is under way may change at any time


def test_a_player_acts_with_a_piece_and_applies_what_came_of_it(host: ChronicleHost, links: ChronicleLinks) -> None:
    anne = links.players["Anne"]
    host.begin(anne, "toys.raid", RAID, dice="mine")
    with pytest.raises(ChronicleChanged, match="under way already"):
        host.begin(anne, "toys.raid", RAID)
    host.throw(anne, 0, (5, 1, 1))
    with pytest.raises(ChronicleChanged):
        host.throw(anne, 0, (5, 1, 1))
    with pytest.raises(InputError, match="still asks"):
        host.apply(anne)
    host.throw(anne, 1, (6, 6))
    doing = host.look(anne).doing
    assert doing is not None
    assert [words.changed("toys", one) for one in doing.changes()] == [
        "Reds: men: 3 → 1; coins: 0 → 1",
        "Blues: men: 2 → 1",
    ]
    assert men(host, anne) == {"Reds": 3, "Blues": 2}
    host.apply(anne)
    assert men(host, links.reader) == {"Reds": 1, "Blues": 1}
    with pytest.raises(ChronicleChanged, match="no procedure is under way"):
        host.apply(anne)
    with pytest.raises(NotYours):
        host.undo(links.players["Bruno"], digest(host, links.players["Bruno"]))
    host.undo(anne, digest(host, anne))
    assert men(host, anne) == {"Reds": 3, "Blues": 2}


ATHOS = {"brawn": 2, "finesse": 3, "resolve": 2, "wits": 3, "panache": 3, "attack": 3, "defence": 2, "weapon": "rapier"}


def test_players_decide_for_their_own_pieces_in_one_run(host: ChronicleHost) -> None:
    """A duel that Anne begins: each question waits for whose hero is asked, and nobody else answers it."""
    begun = Chronicle.begin("seventh_sea", "Dusk").add("Athos", "character", ATHOS, owner="Anne")
    begun = begun.add("Jussac", "character", {**ATHOS, "kind": "henchman"}, owner="Bruno")
    links = host.open(begun, ["Carl"])
    anne, bruno, carl = (links.players[name] for name in ("Anne", "Bruno", "Carl"))
    still = host.revision(carl)
    host.begin(anne, "seventh_sea.duel", {"attacker": ":Athos", "defender": ":Jussac"}, together=True)
    assert host.look(carl).doing is None
    assert host.revision(carl) == still
    answered: set[str] = set()
    while (view := host.look(bruno)).doing is not None and not view.doing.over:
        (player,) = view.waits_for
        other = bruno if player == "Anne" else anne
        assert view.may_answer == (player == "Bruno")
        question = view.doing.session.question
        assert isinstance(question, Ask)
        value = plain(question.default_answer(view.doing.session.position))
        with pytest.raises(NotYours):
            host.answer(other, view.asked, value)
        before = host.revision(other)
        host.answer(links.players[player], view.asked, value)
        assert host.revision(other) != before  # whoever looks on hears of it
        answered.add(player)
    assert answered == {"Anne", "Bruno"}
    with pytest.raises(NotYours):
        host.apply(bruno)
    host.apply(anne)
    assert host.look(bruno).doing is None
    assert host.look(bruno).seen.moments[-1].entry.by == "Anne"


def test_dice_of_the_server_are_fair_and_not_thrown_until_they_suit(host: ChronicleHost, links: ChronicleLinks) -> None:
    bruno = links.players["Bruno"]
    host.begin(bruno, "toys.raid", {"attacker": ":Blues", "defenders": 3})
    host.set_aside(bruno)
    assert men(host, bruno) == {"Reds": 3, "Blues": 2}
    last = words.told("toys", host.look(links.reader).seen.moments[-1])
    assert last.lines[-1] == "set aside: nothing changed"
    host.begin(bruno, "toys.forage", {"band": ":Blues"})
    host.set_aside(bruno)  # nothing was thrown: nothing to tell
    assert len(host.look(bruno).seen.moments) == 3
    host.begin(bruno, "toys.forage", {"band": ":Blues"})
    host.answer(bruno, 0, "woods")
    host.apply(bruno)
    chronicle = Chronicle.from_json(host.export(links.owner), replayed=True)
    assert jacta.verify(chronicle.saved_game(4))


def test_what_each_link_allows(host: ChronicleHost, links: ChronicleLinks) -> None:
    anne, reader = links.players["Anne"], links.reader
    refused: list[Callable[[], Any]] = [
        lambda: host.add(anne, digest(host, anne), "Greys", "band", {"men": 1}),
        lambda: host.edit(anne, digest(host, anne), "Blues", {"men": 1}, reason="no"),
        lambda: host.edit(anne, digest(host, anne), "Reds", owner="Bruno", reason="no"),
        lambda: host.remove_piece(anne, digest(host, anne), "Reds"),
        lambda: host.undo(anne, digest(host, anne)),
        lambda: host.begin(anne, "toys.raid", {"attacker": ":Blues"}),
        lambda: host.begin(reader, "toys.raid", RAID),
        lambda: host.edit(reader, digest(host, reader), "Reds", {"men": 1}, reason="no"),
        lambda: host.export(anne),
        lambda: host.copy(reader, "Mine"),
        lambda: host.remove(anne),
    ]
    for act in refused:
        with pytest.raises(NotYours):
            act()
    host.edit(anne, digest(host, anne), "Reds", {"coins": 4}, hidden=True, reason="a purse")
    host.edit(links.owner, digest(host, links.owner), "Blues", {"men": 1}, owner="Carl", reason="traded")
    branch = host.copy(links.owner, "What if")
    assert men(host, branch.players["Carl"]) == {"Blues": 1}
    host.remove(links.owner)
    with pytest.raises(UnknownLink):
        host.look(anne)


def test_the_owner_alone_renames(host: ChronicleHost, links: ChronicleLinks) -> None:
    anne, owner = links.players["Anne"], links.owner
    with pytest.raises(NotYours):
        host.edit(anne, digest(host, anne), "Reds", renamed="Blues", reason="is that name free?")
    host.edit(owner, digest(host, owner), "Reds", renamed="Scarlets", reason="a wager")
    assert "Scarlets" in host.look(anne).seen.pieces


def test_the_owner_gives_it_another_title(host: ChronicleHost, links: ChronicleLinks) -> None:
    anne, owner = links.players["Anne"], links.owner
    seen_before, number = digest(host, owner), host.revision(anne)
    with pytest.raises(NotYours):
        host.rename(anne, digest(host, anne), "Mine")
    with pytest.raises(InputError) as refused:
        host.rename(owner, seen_before, " ")
    assert (refused.value.key, host.look(anne).seen.title) == ("title", "Evening")
    host.begin(anne, "toys.raid", RAID, dice="mine")
    host.rename(owner, seen_before, "The long evening")
    view = host.look(anne)
    assert (view.seen.title, host.export(owner)["title"]) == ("The long evening", "The long evening")
    assert view.doing is not None
    assert host.revision(anne) != number
    with pytest.raises(ChronicleChanged):
        host.rename(owner, seen_before, "Too late")
    host.undo(owner, digest(host, owner))
    assert host.look(anne).seen.title == "The long evening"


def test_a_correction_is_taken_back_by_its_author(host: ChronicleHost, links: ChronicleLinks) -> None:
    anne, owner = links.players["Anne"], links.owner
    host.edit(anne, digest(host, anne), "Reds", {"coins": 4}, reason="a purse")
    host.edit(owner, digest(host, owner), "Blues", {"coins": 1}, reason="a coin")
    host.undo(anne, digest(host, anne), 3)
    assert [moment.entry.by for moment in host.look(owner).seen.moments] == ["", "", ""]
    with pytest.raises(NotYours):
        host.undo(anne, digest(host, anne), 2)
    with pytest.raises(InputError, match="no such entry"):
        host.undo(anne, digest(host, anne), 9)


# --- Races


def test_of_two_changes_of_the_same_chronicle_one_wins(database: str) -> None:
    stores = [Store(database) for _ in range(2)]
    hosts = [ChronicleHost(store) for store in stores]
    links = hosts[0].open(evening())
    for coins in range(1, 6):
        seen = digest(hosts[0], links.owner)

        def edit(host: ChronicleHost, coins: int = coins, seen: str = seen) -> Any:
            try:
                host.edit(links.owner, seen, "Reds", {"coins": coins}, reason="raced")
            except ChronicleChanged as lost:
                return lost
            return None

        found = at_once(*(lambda host=host: edit(host) for host in (*hosts, *hosts)))
        assert sum(one is None for one in found) == 1
    assert len(hosts[1].look(links.owner).seen.moments) == 2 + 5
    for store in stores:
        store.close()


def test_what_changed_under_a_procedure_is_not_written_over(host: ChronicleHost, links: ChronicleLinks) -> None:
    anne, bruno = links.players["Anne"], links.players["Bruno"]
    host.begin(anne, "toys.raid", RAID)
    host.edit(bruno, digest(host, bruno), "Blues", {"men": 5}, reason="reinforced")
    with pytest.raises(ChronicleChanged, match="not as it was"):
        host.apply(anne)
    assert men(host, anne) == {"Reds": 3, "Blues": 5}
    host.set_aside(anne)


def test_what_is_hidden_from_somebody_does_not_stand_in_their_way(host: ChronicleHost, links: ChronicleLinks) -> None:
    anne, bruno = links.players["Anne"], links.players["Bruno"]
    host.edit(bruno, digest(host, bruno), "Blues", hidden=True, reason="ambush")
    seen = digest(host, anne)
    host.edit(bruno, digest(host, bruno), "Blues", {"men": 6}, reason="gathered")
    assert digest(host, anne) == seen
    host.edit(anne, seen, "Reds", {"coins": 1}, reason="found")
    host.undo(anne, digest(host, anne))
    assert men(host, bruno) == {"Reds": 3, "Blues": 6}


# --- Secrets


HIDDEN_STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("edit"), st.integers(1, 6), st.integers(0, 9)),
        st.tuples(st.just("forage"), st.sampled_from(["near", "woods"]), st.integers(0, 9)),
        st.tuples(st.just("add"), st.integers(1, 6), st.integers(0, 9)),
    ),
    max_size=4,
)


def hidden_life(chronicle: Chronicle, steps: list[tuple[Any, Any, int]], tag: str) -> Chronicle:
    """What Bruno does where Anne does not see it."""
    for number, (kind, what, seed) in enumerate(steps):
        if kind == "edit":
            chronicle = chronicle.edit("Blues", {"men": what, "coins": seed}, reason=tag, by="Bruno")
        elif kind == "forage" and "Blues" in chronicle.pieces:
            chronicle = chronicle.do(
                "toys.forage", {"band": ":Blues"}, policy={"where": what}, source=Seeded(seed), by="Bruno"
            )
        elif kind == "add":
            chronicle = chronicle.add(f"{tag} {number}", "band", {"men": what}, owner="Bruno", hidden=True)
        if "Blues" not in chronicle.pieces:
            return chronicle
    return chronicle


def through(host: ChronicleHost, token: str) -> bytes:
    """All that a link shows, and every refusal through it."""
    view = host.look(token)
    shown = [told(view), view.seen.to_json()]
    probes: list[Callable[[], Any]] = [
        lambda: host.add(token, view.digest, "Blues", "band", {"men": 1}),
        lambda: host.edit(token, view.digest, "Blues", {"men": 1}, reason="x"),
        lambda: host.edit(token, view.digest, "Nobody", {"men": 1}, reason="x"),
        lambda: host.remove_piece(token, view.digest, "Blues"),
        lambda: host.fill(token, "toys.raid", {"attacker": ":Reds", "defender": ":Blues"}),
        lambda: host.begin(token, "toys.raid", {"attacker": ":Reds", "defender": ":Blues"}),
        lambda: host.undo(token, "late"),
        lambda: host.undo(token, view.digest, 99),
        lambda: host.export(token),
    ]
    return json.dumps([shown, [refusal(probe) for probe in probes]]).encode()


def refusal(act: Callable[[], Any]) -> list[str]:
    try:
        act()
    except JactaError as error:
        return [type(error).__name__, str(error)]
    return ["done"]


@given(HIDDEN_STEPS, HIDDEN_STEPS)
@FEW
def test_chronicles_that_are_equal_for_a_seat_show_equal_bytes(
    tmp_path: Path, first: list[Any], second: list[Any]
) -> None:
    shown = []
    for steps, tag in ((first, "Ghosts"), (second, "Shadows")):
        store = Store(f"sqlite:///{tmp_path / 'secret.sqlite'}")
        host = ChronicleHost(store)
        begun = evening().edit("Blues", {"coins": len(steps)}, hidden=True, reason=f"{tag}: hide", by="Bruno")
        lived = hidden_life(begun, steps, tag)
        lived = lived.edit("Reds", {"coins": 2}, reason="found", by="Anne")
        links = host.open(lived, ["Carl"])
        anne, carl, reader = links.players["Anne"], links.players["Carl"], links.reader
        before = [through(host, token) for token in (anne, carl, reader)]
        host.undo(anne, digest(host, anne))
        shown.append((before, [through(host, token) for token in (anne, carl, reader)]))
        for word in (tag, "hide"):
            assert all(word.encode() not in page for pages in shown[-1] for page in pages)
        store.close()
    assert shown[0] == shown[1]


def test_of_a_fight_with_a_hidden_piece_others_learn_only_what_became_of_theirs(host: ChronicleHost) -> None:
    chronicle = evening().edit("Blues", hidden=True, reason="ambush", by="Bruno")
    links = host.open(chronicle.do("toys.raid", RAID, source=Seeded(4), by="Bruno"))
    shown = host.look(links.players["Anne"]).seen.to_json()
    assert [piece["name"] for piece in shown["pieces"]] == ["Reds"]
    fight = shown["journal"][-1]
    assert fight["given"] == {"attacker": ":Reds"}
    assert (fight["events"], fight["outcome"], list(fight["after"])) == ([], None, ["Reds"])
    assert "ambush" not in json.dumps(shown)
    assert "Blues" in json.dumps(host.look(links.players["Bruno"]).seen.to_json()["journal"][-1])


# --- Nothing acknowledged is lost


WRITER = """
import sys
from tests import toys
toys.install()
from jacta.hosting import ChronicleHost
from jacta.store import Store
host, token = ChronicleHost(Store(sys.argv[1])), sys.argv[2]
for coins in range(1, 100_000):
    host.edit(token, host.look(token).digest, "Reds", {"coins": coins}, reason="counted")
    print(coins, flush=True)
"""


def test_kill_9_while_writing_loses_nothing_acknowledged(database: str, host: ChronicleHost) -> None:
    links = host.open(evening())
    root = Path(__file__).parents[2]
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(root), *sys.path])}
    for _ in range(2):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, database, links.owner], cwd=root, env=env, stdout=subprocess.PIPE, text=True
        ) as writer:
            assert writer.stdout is not None
            said = [writer.stdout.readline() for _ in range(15)][-1]
            writer.send_signal(signal.SIGKILL)
            acknowledged = max(int(line) for line in (said, *writer.stdout.read().split()) if line.strip())
        coins = host.look(links.owner).seen.pieces["Reds"].piece.coins  # type: ignore[attr-defined]
        assert coins in (acknowledged, acknowledged + 1)
