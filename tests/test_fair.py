"""Fair dice: a derivation that anybody can redo, a promise that binds, draws that cannot be had anew."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import jacta
from jacta.dice import Drawn, Fair, FairDice, commitment, new_secret, read_fair, seal_of
from jacta.errors import InputError
from jacta.kernel.play.saved import with_record
from jacta.kernel.play.session import Session
from jacta.kernel.rule.questions import Ask, Roll
from tests import toys

SECRET = "00112233445566778899aabbccddeeff" * 2


def by_hand(secret: str, *said: object) -> Callable[[int], int]:
    """The derivation as docs/fair_dice.md states it, with nothing of Jacta's: bits as text, one after the other."""
    bits, counter = "", 0
    event, words, *rest = said

    def below(n: int) -> int:
        nonlocal bits, counter
        size = len(f"{n - 1:b}") if n > 1 else 0
        while True:
            while len(bits) < size:
                text = json.dumps([event, counter, words, *rest], separators=(",", ":"), ensure_ascii=False)
                digest = hmac.new(bytes.fromhex(secret), text.encode("utf-8"), hashlib.sha256).hexdigest()
                bits, counter = bits + "".join(f"{int(digit, 16):04b}" for digit in digest), counter + 1
            number, bits = int(bits[:size] or "0", 2), bits[size:]
            if number < n:
                return number

    return below


@pytest.mark.parametrize("words", [[], ["alea"], ["été à Nördlingen", 'he said "6"\n', "\N{GAME DIE}", ""]])
@pytest.mark.parametrize("event", [0, 1, 417])
def test_the_numbers_are_those_of_the_derivation_done_by_hand(words: list[str], event: int) -> None:
    sizes = [6] * 200 + [10] * 200 + [1, 2, 3, 64, 65, 100, 2**40 + 1, 3**200, 1, 6]
    expected, found = by_hand(SECRET, event, words), Fair(SECRET, words, event)
    assert [found.below(n) for n in sizes] == [expected(n) for n in sizes]


def test_throws_take_in_the_beads_of_the_last_draw_before_them() -> None:
    """Words by seat first, then beads by seat; a draw counts from its event on, and for no throw before it."""
    draws = (Drawn(2, {"red": "0a", "blue": "0b"}), Drawn(5, {"red": "0c"}))
    dice = FairDice(SECRET, {"red": "alea"}, draws=draws)
    for event, said in ((1, []), (2, ["0b", "0a"]), (4, ["0b", "0a"]), (5, ["0c"]), (9, ["0c"])):
        expected = by_hand(SECRET, event, ["alea", *said])
        assert [dice(event).below(2**60)] == [expected(2**60)], event


def test_a_throw_is_settled_by_a_draw_after_the_last_decision() -> None:
    drawn = FairDice(SECRET, draws=(Drawn(2, {}), Drawn(5, {})))
    assert drawn.settles(4, decided=1)
    assert not drawn.settles(4, decided=2), "whoever decided knew that draw"
    assert not drawn.settles(1, decided=0), "that draw is still to come"
    assert drawn.settles(5, decided=4)
    assert FairDice(SECRET).settles(0, decided=0), "these dice are not drawn together"
    assert not FairDice(SECRET, draws=()).settles(0, decided=-1)


def test_known_dice_stay_what_they_are() -> None:
    """`printf '[7,0,["alea","iacta"]]' | openssl dgst -sha256 -mac HMAC -macopt hexkey:SECRET` begins with 6f41f054:
    0110 1111 0100 0001 1111 0000 0101 01.. are 3, 3, 6, 4, 0, 7, 6, 0, 2, 5, of which 6 and 7 are no faces."""
    die = Fair(SECRET, ["alea", "iacta"], 7)
    assert [die.below(6) + 1 for _ in range(7)] == [4, 4, 5, 1, 1, 3, 6]


def test_what_a_computer_draws_is_apart_from_the_throw_and_from_other_seats() -> None:
    throw = Fair(SECRET, ["alea"], 3)
    for seat in ("attacker", "defender"):
        expected, drawn = by_hand(SECRET, 3, ["alea"], seat), throw.drawn_by(seat)
        assert [drawn.below(1000) for _ in range(50)] == [expected(1000) for _ in range(50)]
    first = throw.below(2**60)
    assert len({first, *(throw.drawn_by(seat).below(2**60) for seat in ("attacker", "defender"))}) == 3


@pytest.mark.parametrize(("sides", "limit"), [(6, 20.515), (10, 27.877), (20, 43.820)])
def test_the_faces_are_evenly_spread(sides: int, limit: float) -> None:
    """Chi-square over 30,000 faces, the first of 10,000 events and two more; the limits are those of 1 in 1,000."""
    count = 30_000
    counts = Counter(
        die.below(sides) for event in range(count // 3) for die in [Fair(SECRET, ["a", "b"], event)] for _ in range(3)
    )
    expected = count / sides
    assert sum((counts[face] - expected) ** 2 / expected for face in range(sides)) < limit


def test_neighbouring_events_have_nothing_to_do_with_each_other() -> None:
    """Chi-square over the 36 pairs of two successive events' first dice; 66.619 is the limit of 1 in 1,000."""
    dice = [Fair(SECRET, [], event).below(6) for event in range(18_001)]
    counts = Counter(pairwise(dice))
    assert sum((counts[one, other] - 500) ** 2 / 500 for one in range(6) for other in range(6)) < 66.619


def test_a_secret_is_promised_by_its_hash() -> None:
    assert commitment(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    first, second = new_secret(), new_secret()
    assert first != second
    assert len(bytes.fromhex(first)) == 32


def test_the_words_go_by_the_seats_in_their_order() -> None:
    dice = FairDice(SECRET, {"defender": "iacta", "attacker": "alea"})
    expected = by_hand(SECRET, 5, ["alea", "iacta"])
    drawn = dice(5)
    assert [drawn.below(6) for _ in range(30)] == [expected(6) for _ in range(30)]


def test_the_secret_is_shown_only_when_it_is_revealed() -> None:
    dice = FairDice(SECRET, {"attacker": "alea"})
    assert SECRET not in repr(dice)
    assert SECRET not in json.dumps(dice.to_json(revealed=False))
    assert read_fair(dice.to_json(revealed=False)) is None
    assert read_fair(json.loads(json.dumps(dice.to_json(revealed=True)))) == dice


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"commitment": None}, "fair.commitment"),
        ({"commitment": "x" * 64}, "fair.commitment"),
        ({"commitment": "0" * 64}, "fair.secret"),
        ({"secret": SECRET.replace("0", "1", 1)}, "fair.secret"),
        ({"secret": SECRET.upper()}, "fair.secret"),
        ({"secret": 7}, "fair.secret"),
        ({"words": []}, "fair.words"),
        ({"words": {"attacker": 7}}, "fair.words.attacker"),
        ({"words": {"attacker": "half of one: \ud83d"}}, "fair.words.attacker"),
    ],
)
def test_what_is_wrong_with_the_dice_of_a_file_names_its_key(change: dict[str, object], key: str) -> None:
    data = FairDice(SECRET, {"attacker": "alea"}).to_json(revealed=True)
    with pytest.raises(InputError) as caught:
        read_fair(data | change)
    assert caught.value.key == key


def test_dice_that_are_no_object_are_refused() -> None:
    with pytest.raises(InputError, match="fair"):
        read_fair("loaded")


# --- Verifying a game


def played(procedure: Any, given: dict[str, Any], **how: Any) -> dict[str, Any]:
    """A whole game with fair dice, as JSON gives it back; persons take their first option."""
    game = Session(procedure, procedure.validate(given), **{"chance": FairDice(SECRET, {"red": "alea"}), **how})
    while game.question is not None:
        if isinstance(game.question, Ask):
            who = game.waiting_for[0]
            heard = game.view(who).question
            assert heard is not None
            game.answer(heard.values()[0], who)
        else:
            game.throw()
    exported: dict[str, Any] = json.loads(json.dumps(game.export()))
    return exported


@pytest.fixture
def _toys_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    members = {member.id: member for member in toys.GAME.procedures}
    monkeypatch.setattr("jacta.kernel.play.session.find_procedure", members.__getitem__)


GAMES = [
    pytest.param(toys.pig, {"turns": 4}, {}, id="dice"),
    pytest.param(toys.guess, {}, {}, id="hidden dice and a computer of the game"),
    pytest.param(toys.nim, {"sticks": 9}, {"computers": {"first": "random", "second": "best"}}, id="two computers"),
    pytest.param(toys.morra, {}, {"computers": {"second": "best"}}, id="a secret answer of a computer"),
    pytest.param(toys.duel, {}, {}, id="exploding dice"),
    pytest.param(toys.match, {}, {}, id="nested throws"),
]


@pytest.mark.parametrize(("procedure", "given", "how"), GAMES)
@pytest.mark.usefixtures("_toys_registered")
def test_a_game_is_verified_as_it_was_played(procedure: Any, given: dict[str, Any], how: dict[str, Any]) -> None:
    data = played(procedure, given, **how)
    found = jacta.verify(data)
    assert found
    assert found.over
    assert found.throws == sum("roll" in event for event in data["events"])
    assert json.loads(json.dumps(found.to_json()))["verified"] is True


def other(data: Any) -> Any:
    """A value that differs a little."""
    if isinstance(data, list):
        return [other(data[0]), *data[1:]] if data else [1]
    if isinstance(data, int):
        return data % 6 + 1
    return {"roll": "stop", "rock": "paper"}.get(data, f"{data}x")


@pytest.mark.parametrize(("procedure", "given", "how"), GAMES)
@pytest.mark.usefixtures("_toys_registered")
def test_any_change_of_an_event_is_noticed(procedure: Any, given: dict[str, Any], how: dict[str, Any]) -> None:
    data = played(procedure, given, **how)
    for number, event in enumerate(data["events"]):
        for kind in event.keys() & {"roll", "answer"}:
            changed = json.loads(json.dumps(data))
            changed["events"][number][kind] = other(event[kind])
            assert not jacta.verify(changed), (number, changed)
        assert not jacta.verify(data | {"events": data["events"][:number] + data["events"][number + 1 :]})


@pytest.mark.parametrize(
    ("key", "wrong"), [("secret", "0" * 64), ("commitment", "0" * 64), ("words", {"red": "Alea"}), ("words", {})]
)
@pytest.mark.usefixtures("_toys_registered")
def test_any_change_of_the_dice_is_noticed(key: str, wrong: Any) -> None:
    data = played(toys.pig, {"turns": 6})
    forged = {**data, "fair": {**data["fair"], key: wrong}}
    for one in (forged, with_record(forged)):
        found = jacta.verify(one)
        assert not found
        assert found.differences if key != "commitment" else not found.promised


@pytest.mark.parametrize("changed", [{"seals": {}}, {"drawn": 0}])
@pytest.mark.usefixtures("_toys_registered")
def test_seals_and_how_often_all_was_drawn_anew_stand_in_the_record(changed: dict[str, Any]) -> None:
    sealed = FairDice(SECRET, {"red": "alea"}, {"red": seal_of("alea")}, drawn=2)
    data = played(toys.pig, {"turns": 1}, chance=sealed)
    assert jacta.verify(data)
    assert not jacta.verify(data | {"fair": data["fair"] | changed}).intact


@pytest.mark.usefixtures("_toys_registered")
def test_a_forger_who_mends_everything_else_cannot_mend_the_dice() -> None:
    """Another face, and then fingerprint, outcome and record of the game as it would have gone on."""
    data = played(toys.pig, {"turns": 1})
    game = Session.resume(data | {"events": data["events"][:1], "fingerprint": None}, pause=lambda: True)
    game.catch_up([{"roll": other(data["events"][1]["roll"])}], {}, None, "")
    forged = json.loads(json.dumps(game.export()))
    assert forged["events"] != data["events"]
    found = jacta.verify(forged)
    assert not found
    assert (found.promised, found.intact, found.astray) == (True, True, None)
    (difference,) = found.differences
    assert difference.event == 1
    assert difference.found == forged["events"][1]["roll"]
    assert difference.expected == data["events"][1]["roll"]


@pytest.mark.usefixtures("_toys_registered")
def test_a_computer_that_answered_otherwise_than_it_had_to_is_noticed() -> None:
    """The host knows the secret: nor may it choose for its computer players."""
    data = played(toys.nim, {"sticks": 9}, computers={"second": "best"})
    game = Session.resume(data | {"events": data["events"][:1], "fingerprint": None}, pause=lambda: True)
    taken = data["events"][1]["answer"]
    game.catch_up([{"answer": 3 - taken, "auto": True}], {}, None, "")
    while game.question is not None:
        game.catch_up([{"answer": 1}], {}, None, "")
    (first, *_) = jacta.verify(json.loads(json.dumps(game.export()))).differences
    assert (first.event, first.who, first.found, first.expected) == (1, "second", 3 - taken, taken)


@pytest.mark.usefixtures("_toys_registered")
def test_rules_that_have_changed_are_told_from_a_file_that_was_changed() -> None:
    data = played(toys.nim, {"sticks": 9})
    other_rules = with_record(data | {"events": [{"answer": 3}, *data["events"][1:]]})
    found = jacta.verify(other_rules)
    assert found.astray is not None
    assert (found.astray.event, found.intact, found.promised) == (0, True, True)
    assert not found


@pytest.mark.usefixtures("_toys_registered")
def test_real_dice_are_taken_at_their_word_and_counted() -> None:
    game = Session(toys.pig, toys.pig.validate({"turns": 2}), dice="mine", chance=FairDice(SECRET))
    game.answer("roll")
    game.throw([5])
    game.answer("roll")
    game.throw()
    found = jacta.verify(json.loads(json.dumps(game.export())))
    assert found
    assert (found.throws, found.typed) == (1, 1)


@pytest.mark.parametrize("computers", [{}, {"second": "usual"}])
@pytest.mark.usefixtures("_toys_registered")
def test_without_a_throw_of_the_system_only_computers_are_verified(computers: dict[str, str]) -> None:
    found = jacta.verify(played(toys.nim, {"sticks": 4}, computers=computers))
    assert (bool(found), found.reason) == ((True, None) if computers else (False, "nothing"))


def test_an_empty_pool_is_no_throw() -> None:
    """Else one of those would be enough to certify a game whose dice were all typed in."""
    raid = {"corsairs": 2, "target_ports": 2, "target_cards": 1}
    game = jacta.play("here_i_stand.piracy", raid, dice="mine", chance=FairDice(SECRET))
    while isinstance(question := game.question, Roll):
        game.throw([1] * len(question.throw.throw(Fair(SECRET, [], 0)).faces))
    assert game.question is None
    assert {"roll": []} in game.events
    found = jacta.verify(json.loads(json.dumps(game.export())))
    assert (found.throws, found.reason, found.typed > 0) == (0, "nothing", True)


@pytest.mark.usefixtures("_toys_registered")
def test_the_commitment_is_checked_against_the_one_noted() -> None:
    data = played(toys.pig, {"turns": 2})
    assert jacta.verify(data).noted is None
    assert jacta.verify(data, data["fair"]["commitment"]).noted
    other_file = jacta.verify(data, "0" * 64)
    assert (other_file.noted, other_file.reason) == (False, "commitment")
    assert json.loads(json.dumps(other_file.to_json()))["words"] == {"red": "alea"}
    with pytest.raises(InputError) as caught:
        jacta.verify(data, "alea")
    assert caught.value.key == "commitment"


@pytest.mark.usefixtures("_toys_registered")
def test_there_must_be_something_to_verify() -> None:
    game = Session(toys.pig, toys.pig.validate({}), chance=FairDice(SECRET))
    with pytest.raises(InputError) as caught:
        jacta.verify(game.export())
    assert caught.value.key == "fair.secret"
    with pytest.raises(InputError) as caught:
        jacta.verify(Session(toys.pig, toys.pig.validate({})).export())
    assert caught.value.key == "fair"


# --- Sealed words, and all that a stranger needs


def test_a_word_that_is_not_the_sealed_one_is_found() -> None:
    words = {"attacker": "lune", "defender": "soleil"}
    dice = FairDice(SECRET, words, {seat: seal_of(word) for seat, word in words.items()})
    exported = jacta.play("here_i_stand.field_battle", {"attacker_units": 4, "defender_units": 3}, chance=dice).export()
    found = jacta.verify(exported)
    assert (bool(found), found.sealed, found.broken_seals) == (True, ("attacker", "defender"), ())
    seals = exported["fair"]["seals"] | {"defender": seal_of("Soleil")}
    forged = with_record(exported | {"fair": exported["fair"] | {"seals": seals}})
    found = jacta.verify(forged)
    assert (bool(found), found.reason, found.broken_seals) == (False, "words", ("defender",))
    with pytest.raises(InputError) as refused:
        read_fair(forged["fair"])
    assert refused.value.key == "fair.words.defender"


@pytest.mark.parametrize(
    ("id", "given"),
    [
        ("here_i_stand.field_battle", {"attacker_units": 4, "defender_units": 3}),
        ("seventh_sea.roll", dict(jacta.procedures()["seventh_sea.roll"].examples[0])),
        ("mighty_empires.map_auto", {"choosing": [1, 0], "capitals": ["plain", "coast"]}),
    ],
)
def test_a_stranger_needs_nothing_but_the_file(id: str, given: dict[str, Any]) -> None:
    """Every throw is worked out again without the rules: from the secret, the words, and the sides in the file."""
    exported = json.loads(json.dumps(jacta.play(id, given, chance=FairDice(SECRET, {"attacker": "alea"})).export()))
    fair = exported["fair"]
    thrown = {str(number) for number, event in enumerate(exported["events"]) if event.get("roll")}
    assert fair["sides"].keys() == thrown
    for number, sides in fair["sides"].items():
        shown = exported["events"][int(number)]["roll"]
        faces = [face for one in shown for face in (one if isinstance(one, list) else [one])]
        below = by_hand(fair["secret"], int(number), [fair["words"][seat] for seat in sorted(fair["words"])])
        assert [below(n) + 1 for n in sides] == faces
    fair["sides"][min(thrown)][0] += 1
    assert jacta.verify(exported).reason == "file"


@pytest.mark.usefixtures("_toys_registered")
def test_an_unfinished_game_whose_secret_is_out_is_verified() -> None:
    given = toys.nim.validate({"sticks": 9})
    session = Session(toys.nim, given, chance=FairDice(SECRET, {}), computers={"second": "random"})
    session.answer(session.question.values()[0], "first")  # type: ignore[union-attr]
    exported = session.export(revealed=True)
    found = jacta.verify(exported)
    assert (bool(found), found.over, found.answers) == (True, False, 1)
