"""The game master's hand in a fight and in a battle: whoever was not there joins, and whoever is there leaves."""

from __future__ import annotations

import json
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import jacta
from jacta import telling, text
from jacta.authoring.walking import walk
from jacta.chronicles import Chronicle, Doing
from jacta.cli import corrections
from jacta.dice import Seeded
from jacta.errors import IllegalAnswer, InputError, JactaError
from jacta.games.seventh_sea.fights.fight import fight
from jacta.games.seventh_sea.mass_battle.battle import ATHOS, RICHELIEU, ROWS, TREVILLE, battle
from jacta.hosting import ChronicleHost, NotYours
from jacta.kernel.play.session import Session
from jacta.kernel.rule.procedure import Procedure
from jacta.kernel.rule.questions import Ask
from jacta.kernel.rule.registry import find_game
from jacta.kernel.rule.samples import read_data, samples_of
from jacta.kernel.run import correcting
from jacta.printing import said
from jacta.store import Store
from tests.games.seventh_sea import test_fight as cast

GAME = "seventh_sea"
FOUR: dict[str, Any] = {"combatants": [cast.ATHOS, cast.ARAMIS, cast.JUSSAC, cast.GUARDS], "max_turns": 2}
LATE = (cast.PORTHOS, cast.ROCHEFORT, cast.MOB)
ALONE = {"combatants": [cast.ATHOS, cast.GUARDS], "players": ["Athos"]}


def at_a_question(given: dict[str, Any], seed: int = 1) -> Session:
    return Session(fight, fight.validate(given), source=Seeded(seed))


def usual(session: Session) -> None:
    """Answer as is usual to the end."""
    while isinstance(question := session.question, Ask):
        session.answer(question.default_answer(None))


@pytest.mark.parametrize("seed", range(12))
def test_people_come_and_go_at_any_question(seed: int) -> None:
    chance, session, late = Seeded(100 + seed), at_a_question(FOUR, seed), list(LATE)
    while isinstance(question := session.question, Ask):
        if late and chance.below(6) == 0:
            session.join(late.pop(), "hears the noise")
            continue
        if chance.below(8) == 0:
            kept = session.export(revealed=True)
            with suppress(InputError):  # whoever is in the middle of an action, or out of it already
                session.leave(session.taking_part[chance.below(len(session.taking_part))], "has enough")
                continue
            assert session.export(revealed=True) == kept  # nothing half done
            continue
        values = question.values()
        session.answer(values[chance.below(len(values))])
    names = [one.record.name for one in session.outcome.combatants]
    assert names == list(session.taking_part)
    assert len(names) == 4 + len(LATE) - len(late)
    assert Session.resume(json.loads(json.dumps(session.export()))).outcome == session.outcome
    assert session.cards() is not None


def test_a_newcomer_rolls_in_the_next_turn_and_is_an_enemy_at_once() -> None:
    session = at_a_question(ALONE)
    session.join({**cast.ROCHEFORT, "style": "balanced"}, "through the window")
    told = telling.entry(session.transcript[-1])
    assert (told.kind, told.text) == ("join", "by hand: Rochefort joins (through the window)")
    with text.speaking("fr"):
        assert telling.entry(session.transcript[-1]).text == (
            "à la main\N{NARROW NO-BREAK SPACE}: Rochefort arrive (through the window)"
        )
    assert session.given_now.combatants[-1].name == "Rochefort"  # type: ignore[attr-defined]
    assert session.export()["given"] == ALONE  # the beginning stays what it was
    assert "Rochefort" not in session.people  # his style is stated: he fights by himself
    usual(session)
    turns = [
        entry.note.label for entry in session.transcript if entry.note and entry.note.label in ("turn", "initiative_of")
    ]
    rolled = [
        entry.note.args["who"] for entry in session.transcript if entry.note and entry.note.label == "initiative_of"
    ]
    assert rolled[:2] == ["Athos", "Guards"]
    assert turns.count("turn") == 1 or rolled[2:5] == ["Athos", "Guards", "Rochefort"]


def test_a_joining_is_taken_back_like_an_answer() -> None:
    session = at_a_question(ALONE)
    before = session.fingerprint()
    session.join(cast.ROCHEFORT, "through the window")
    session.undo()
    assert session.fingerprint() == before
    assert session.taking_part == ("Athos", "Guards")


def test_a_fight_is_over_when_the_others_are_taken_out() -> None:
    session = at_a_question(ALONE)
    while session.position.caller is not None or session.position.state.swing:
        assert isinstance(session.question, Ask)
        session.answer(session.question.default_answer(None))
    session.leave("Guards", "the watch takes them away")
    assert (session.question, session.outcome.winner) == (None, "heroes")
    assert session.outcome.combatants[1].record.count == 5


@pytest.mark.parametrize(
    ("newcomer", "key"),
    [
        ({**cast.ATHOS}, "combatants.2.name"),
        ({"name": "Nobody"}, "combatants.2.brawn"),
        ({**cast.ROCHEFORT, "weapon": "spoon"}, "combatants.2.weapon"),
        ({**cast.ROCHEFORT, "level": 3}, "combatants.2.level"),
        ({**cast.ROCHEFORT, "beard": 3}, "combatants.2.beard"),
    ],
)
def test_whoever_cannot_fight_cannot_join(newcomer: dict[str, Any], key: str) -> None:
    session = at_a_question(ALONE)
    before = session.export(revealed=True)
    with pytest.raises(InputError) as refused:
        session.join(newcomer, "x")
    assert refused.value.key == key
    with pytest.raises(InputError, match="required"):
        session.join(cast.ROCHEFORT, " ")
    with pytest.raises(InputError, match="choose one of Athos, Guards"):
        session.leave("Nobody", "x")
    assert session.export(revealed=True) == before
    usual(session)
    with pytest.raises(IllegalAnswer):
        session.join(cast.ROCHEFORT, "too late")


def test_nobody_joins_what_knows_only_two() -> None:
    duel = jacta.play("seventh_sea.duel", jacta.procedures()["seventh_sea.duel"].examples[0])
    assert duel.taking_part == ()
    if duel.question is not None:
        with pytest.raises(InputError, match="nobody can join"):
            duel.join(cast.ROCHEFORT, "x")


def test_a_hero_joins_a_battle_and_another_leaves_it() -> None:
    given = {"attacker": TREVILLE, "defender": RICHELIEU, "heroes": [ATHOS], "max_turns": 2}
    given["fates"] = dict.fromkeys(("reserve", "disengaged", "engaged", "front_line"), ROWS)
    session = Session(battle, battle.validate(given), source=Seeded(2))
    assert session.waiting_for == ("Athos",)
    session.join({**ATHOS, "name": "Porthos"}, "rides up")
    session.leave("Athos", "is called away")
    assert session.waiting_for == ("Porthos",)
    with pytest.raises(InputError, match="out of it already"):
        session.leave("Athos", "again")
    usual(session)
    athos, porthos = session.outcome.heroes
    assert (athos.name, athos.reputation) == ("Athos", 0)
    assert porthos.reputation > 0
    assert Session.resume(session.export()).outcome == session.outcome


# --- In a chronicle


def samples() -> dict[str, dict[str, Any]]:
    game = find_game("seventh_sea")
    assert game is not None
    return {name: dict(read_data(file, name)) for name, file in samples_of(game)}


def evening() -> Chronicle:
    sheets = samples()
    chronicle = Chronicle.begin("seventh_sea", "Evening").add("Athos", "character", sheets["athos"], owner="Anne")
    chronicle = chronicle.add("Guards", "squad", sheets["guards"])
    return chronicle.add("Porthos", "character", sheets["porthos"], owner="Bruno")


def begun(chronicle: Chronicle, seed: int = 5) -> Doing:
    return chronicle.play("seventh_sea.fight", {"combatants": ":Athos,:Guards"}, source=Seeded(seed))


def test_a_piece_that_joins_is_handed_back_and_undone_byte_for_byte() -> None:
    chronicle = evening()
    before = json.dumps(chronicle.to_json())
    doing = begun(chronicle)
    doing.join(chronicle.pieces["Porthos"], "was asleep upstairs")
    doing.join({**cast.JUSSAC, "style": "balanced"}, "has followed them")
    with pytest.raises(InputError, match="Porthos has a part in this already") as twice:
        doing.join(chronicle.pieces["Porthos"], "again")
    assert twice.value.key == "combatants.4"
    doing.go_through(None, Seeded(1))
    assert [change.before.name for change in doing.changes()] == ["Athos", "Guards", "Porthos"]
    after = chronicle.apply(doing)
    assert after.entry(4).joined() == ("Porthos",)  # type: ignore[attr-defined]
    again = Chronicle.from_json(json.loads(json.dumps(after.to_json())), replayed=True)
    assert again.pieces == after.pieces
    assert Session.resume(again.saved_game(4)).taking_part == ("Athos", "Guards", "Porthos", "Jussac")
    assert json.dumps(after.undo().to_json()) == before


def test_who_was_taken_back_is_not_handed_back() -> None:
    chronicle = evening()
    doing = begun(chronicle)
    doing.join(chronicle.pieces["Porthos"], "was asleep upstairs")
    doing.session.undo()
    assert "Porthos" not in {kept.name for kept in doing.filled.cast.values()}


def test_a_file_in_which_somebody_else_joined_is_refused() -> None:
    chronicle = evening()
    doing = begun(chronicle)
    doing.join(chronicle.pieces["Porthos"], "was asleep upstairs")
    doing.go_through(None, Seeded(1))
    data = json.loads(json.dumps(chronicle.apply(doing).to_json()))
    joining = next(event for event in data["entries"][3]["events"] if "join" in event)
    joining["join"]["brawn"] = 9
    with pytest.raises(InputError, match=r"entries\.3\.events\.\d+\.join"):
        Chronicle.from_json(data, replayed=True)
    ship = chronicle.add("Sirène", "ship", samples()["sirene"])
    with pytest.raises(InputError, match="Sirène"):
        begun(ship).join(ship.pieces["Sirène"], "sails in")


def test_what_goes_through_goes_on_for_so_long_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What does not end within the time of a request comes to nothing; and others wait for it."""
    monkeypatch.setattr("jacta.hosting.chronicles.MOST_AT_ONCE", 2)
    store = Store(f"sqlite:///{tmp_path}/evening.sqlite")
    host = ChronicleHost(store)
    anne = host.open(evening()).players["Anne"]
    host.begin(anne, "seventh_sea.fight", {"combatants": [":Athos", ":Guards"]})

    def answered() -> int:
        doing = host.look(anne).doing
        assert doing is not None
        return sum("answer" in event for event in doing.session.events)

    for expected in (2, 4):
        host.go_through(anne, host.look(anne).asked)
        assert answered() == expected
    store.close()


def test_the_owner_lends_a_hand_in_what_a_player_has_begun(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/evening.sqlite")
    host = ChronicleHost(store)
    links = host.open(evening())
    anne, bruno, owner = links.players["Anne"], links.players["Bruno"], links.owner
    host.begin(anne, "seventh_sea.fight", {"combatants": [":Athos", ":Guards"]})
    assert host.look(bruno).doing is None
    seen = host.look(owner)
    assert {name: one.name for name, one in seen.runs.items()} == {"Anne": "fight"}
    number = host.revision(owner)
    host.join(owner, seen.asked, "Porthos", "was asleep upstairs", of="Anne")
    assert host.revision(owner) != number
    host.leave(owner, host.look(owner).asked, "Porthos", "goes back to bed")
    with pytest.raises(NotYours):
        host.join(anne, host.look(anne).asked, "Porthos", "please")
    host.go_through(owner, host.look(owner).asked, of="Anne")
    doing = host.look(owner, of="Anne").doing
    assert doing is not None
    assert doing.over
    assert doing.by == "Anne"
    host.apply(owner, of="Anne")
    assert host.look(owner).seen.moments[-1].entry.by == "Anne"
    assert host.look(anne).doing is None
    with pytest.raises(JactaError):
        host.apply(owner, of="Anne")
    store.close()


# --- Figures in words


@pytest.mark.parametrize("procedure", [fight, battle], ids=lambda one: one.name)
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_figure_that_can_be_put_right_has_a_word(procedure: Procedure, language: str) -> None:
    steps = {
        step
        for example in procedure.examples
        for seen in islice(walk(procedure, dict(example)), 150)
        for key in correcting.figures(seen.position)
        for step in key.split(".")
        if not step.isdecimal()
    }
    with text.speaking(language):
        lacking = [one for one in steps if said(GAME, f"figure-{one}") is said(GAME, f"key-{one}") is None]
    assert not lacking


def test_a_figure_is_put_right_by_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    session = at_a_question(FOUR)
    with text.speaking("fr"):
        assert not corrections.correct(session, "")
        shown = capsys.readouterr().out
        assert "athos_blessures_légères  Athos – Blessures légères\N{NARROW NO-BREAK SPACE}: 0" in shown
        assert "tour  Tour\N{NARROW NO-BREAK SPACE}: 1" in shown
        assert corrections.correct(session, "athos_blessures_legeres=12 une chute")
        assert "Athos – Blessures légères 0 → 12 (une chute)" in telling.entry(session.transcript[-1]).text
        with pytest.raises(InputError, match="vouliez-vous dire athos_blessures_légères"):
            corrections.correct(session, "athos_blesures_legere=13 une chute")
    assert session.figures()["standers.0.fencer.light"] == 12
