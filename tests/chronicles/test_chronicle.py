"""Chronicles: pieces in the five readings, the journal and its undoing, and what is refused."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import jacta
from jacta import text
from jacta.chronicles import Chronicle, as_text
from jacta.chronicles.filling import samples_for
from jacta.chronicles.seeing import Viewer, seen
from jacta.dice import FairDice, Seeded
from jacta.errors import InputError
from jacta.telling import chronicles as words
from tests import toys
from tests.toys.bands import Band

JANISSARIES = {"nation": "turkey", "period": 1, "tech": "medieval", "a_plus": 1}
RAID = {"attacker": ":Reds", "defender": ":Blues"}


def fall(faces: tuple[int, ...]) -> int:
    return sum(face >= 5 for face in faces)


def raid_by_hand(attackers: int, defenders: int) -> Counter[tuple[int, int]]:
    """Men of the attacker left and coins won, over every way that the dice can fall."""
    return Counter(
        (max(0, attackers - fall(dice[attackers:])), min(defenders, fall(dice[:attackers])))
        for dice in product(range(1, 7), repeat=attackers + defenders)
    )


# --- Pieces in readings


def test_odds_of_what_is_left_equal_all_ways_the_dice_can_fall(bands: Chronicle) -> None:
    after = bands.odds("toys.raid", RAID, after="Reds")
    ways = raid_by_hand(3, 2)
    total = sum(ways.values())
    for (men, coins), count in ways.items():
        assert after.p(men=men or None, coins=coins if men else None) >= Fraction(count, total) * (men > 0)
    alive = {(outcome.men, outcome.coins): p for outcome, p in after if not outcome.gone}
    assert alive == {left: Fraction(count, total) for left, count in ways.items() if left[0]}
    assert after.p(gone=True) == sum(Fraction(count, total) for (men, _), count in ways.items() if not men)


def test_odds_of_a_chain_are_those_of_its_steps_multiplied(bands: Chronicle) -> None:
    by_hand: dict[tuple[int, int], Fraction] = {}
    for face in range(1, 7):  # near, by default: half the face in coins, then the raid
        for (men, loot), count in raid_by_hand(3, 2).items():
            if men:
                left = men, face // 2 + loot
                by_hand[left] = by_hand.get(left, Fraction(0)) + Fraction(count, 6 * 6**5)
    after = bands.odds("toys.outing", {"band": ":Reds", "defenders": 2}, after="Reds")
    assert {(one.men, one.coins): p for one, p in after if not one.gone} == by_hand


def test_best_play_with_a_piece_and_what_it_leaves(bands: Chronicle) -> None:
    best = bands.best("toys.forage", {"band": ":Reds"})
    assert best.value == Fraction(7, 2)
    after = bands.odds("toys.forage", {"band": ":Reds"}, policy=best.policy, after="reds")
    assert after.p(men=2, coins=1) == Fraction(1, 6)
    assert after.mean("coins") == Fraction(7, 2)


def test_simulations_count_what_is_left(bands: Chronicle) -> None:
    sample = bands.simulate("toys.raid", RAID, after="Reds", runs=500, seed=1, workers=1)
    exact = bands.odds("toys.raid", RAID, after="Reds")
    low, high = sample.interval(gone=True, confidence=0.9999)  # type: ignore[attr-defined]
    assert low <= exact.p(gone=True) <= high
    assert {outcome for outcome, _ in sample} <= {outcome for outcome, _ in exact}


def test_what_is_stated_beside_a_piece_wins(bands: Chronicle) -> None:
    assert bands.roll("toys.raid", {"attacker": ":Reds", "attackers": 2}).given == {"attackers": 2}


def test_a_piece_without_a_word_in_the_outcome_stays_as_it_was(bands: Chronicle) -> None:
    with_purse = bands.add("Chest", "purse", {"coins": 4})
    done = with_purse.do("toys.forage", {"band": ":Reds", "purse": ":Chest"}, source=Seeded(1))
    assert done.pieces["Chest"] == with_purse.pieces["Chest"]


def test_an_input_with_pieces_goes_to_another_process(bands: Chronicle) -> None:
    taken = bands.fill("toys.raid", RAID)
    again = pickle.loads(pickle.dumps(taken))
    assert again == taken
    assert again.after(bands.roll("toys.raid", RAID, source=Seeded(1)).outcome)


def test_a_role_of_several_takes_pieces_and_others_spelled_out(bands: Chronicle) -> None:
    rich = bands.edit("Reds", {"coins": 9}, reason="x").edit("Blues", {"coins": 3}, reason="x")
    for guests in (":Reds, :Blues", [":reds", ":Blues"], [{"men": 1}, ":Blues", ":Reds"]):
        fed = rich.do("toys.feast", {"guests": guests}, source=Seeded(1))
        spent = 9 - fed.pieces["Reds"].piece.coins  # type: ignore[attr-defined]
        assert 1 <= spent <= 6
        assert fed.pieces["Blues"].piece.coins == max(0, 3 - spent)  # type: ignore[attr-defined]
        fed.replay()
        assert Chronicle.from_json(fed.to_json(), replayed=True).pieces == fed.pieces
    assert rich.fill("toys.feast", {"guests.0": ":Reds", "guests.1": ":Blues"}).cast.keys() == {"guests.0", "guests.1"}
    assert rich.odds("toys.feast", {"guests": [":Reds"]}, after="Reds").p(coins=4) == Fraction(1, 6)
    with pytest.raises(InputError, match=r"guests\.1: Reds has a part"):
        rich.do("toys.feast", {"guests": [":Reds", ":Reds"]})
    with pytest.raises(InputError, match=r"attacker\.0: no piece can take this part"):
        rich.do("toys.raid", {"attacker": [":Reds"]})


# --- Writing down and undoing


def test_what_a_procedure_hands_back_replaces_what_it_was_handed(bands: Chronicle) -> None:
    doing = bands.play("toys.raid", RAID, dice="mine")
    doing.session.throw((5, 1, 1))
    doing.session.throw((6, 6))
    assert [words.changed("toys", change) for change in doing.changes()] == [
        "Reds: men: 3 → 1; coins: 0 → 1",
        "Blues: men: 2 → 1",
    ]
    after = bands.apply(doing)
    assert after.pieces["Reds"].piece == Band(men=1, coins=1)
    assert after.pieces["Blues"].piece == Band(men=1)
    assert after.pieces["Reds"].owner == "Anne"
    assert bands.pieces["Reds"].piece == Band(men=3)


def test_a_piece_that_is_no_more_leaves_the_chronicle(bands: Chronicle) -> None:
    doing = bands.play("toys.raid", RAID, dice="mine")
    doing.session.throw((5, 5, 5))
    doing.session.throw((1, 1))
    after = bands.apply(doing)
    assert list(after.pieces) == ["Reds"]
    assert after.undo().pieces == bands.pieces


def test_pieces_that_changed_meanwhile_are_not_written_over(bands: Chronicle) -> None:
    doing = bands.play("toys.raid", RAID, source=Seeded(2))
    elsewhere = bands.edit("Blues", {"men": 6}, reason="reinforced")
    with pytest.raises(InputError, match="Blues: this piece is not as it was"):
        elsewhere.apply(doing)


def test_every_run_is_a_saved_game(bands: Chronicle) -> None:
    doing = bands.play("toys.raid", RAID, chance=FairDice("ab" * 32, {"player": "lune"}))
    after = bands.apply(doing)
    saved = after.saved_game(3)
    assert jacta.resume(saved).outcome == doing.session.outcome
    assert jacta.verify(saved)
    after.replay()


@given(st.data())
def test_to_apply_and_to_undo_gives_equal_bytes(data: st.DataObject) -> None:
    toys.install()
    chronicle = Chronicle.begin("toys", "Any")
    texts = [as_text(chronicle)]
    for step in range(data.draw(st.integers(1, 6))):
        chronicle = any_step(data, chronicle, step)
        texts.append(as_text(chronicle))
    read = Chronicle.from_json(json.loads(texts[-1]), replayed=True)
    assert (read, read.pieces, as_text(read)) == (chronicle, chronicle.pieces, texts[-1])
    while chronicle.entries:
        assert as_text(chronicle) == texts.pop()
        chronicle = chronicle.undo()


def any_step(data: st.DataObject, chronicle: Chronicle, step: int) -> Chronicle:
    bands = [name for name, kept in chronicle.pieces.items() if kept.kind == "band"]
    kind = data.draw(st.sampled_from(["add", *(["edit", "remove", "forage", "raid"] if bands else [])]))
    if kind == "add" or not bands:
        men = data.draw(st.integers(1, 6))
        return chronicle.add(f"Band {step}", "band", {"men": men}, hidden=data.draw(st.booleans()))
    name = data.draw(st.sampled_from(bands))
    source = Seeded(data.draw(st.integers(0, 99)))
    if kind == "edit":
        return chronicle.edit(name, {"coins": data.draw(st.integers(0, 9)), "scars": ["deep"]}, reason="so")
    if kind == "remove":
        return chronicle.remove(name)
    if kind == "forage":
        return chronicle.do("toys.forage", {"band": f":{name}"}, policy={"where": "woods"}, source=source)
    return chronicle.do("toys.raid", {"attacker": f":{name}", "defenders": 3}, source=source)


def test_a_correction_can_be_taken_back_as_long_as_nothing_rests_on_it(bands: Chronicle) -> None:
    corrected = bands.edit("Reds", {"men": 4}, reason="miscounted").edit("Blues", {"coins": 1}, reason="tip")
    assert corrected.take_back(3).pieces["Reds"].piece == Band(men=3)
    assert corrected.take_back(3).pieces["Blues"].piece == Band(men=2, coins=1)
    fought = corrected.do("toys.raid", RAID, source=Seeded(5))
    with pytest.raises(InputError, match=r"3: entry 5 rests on it: Reds\.men \("):
        fought.take_back(3)
    with pytest.raises(InputError, match="only the last entry"):
        fought.take_back(1)
    assert fought.take_back(5) == corrected


def test_a_piece_is_called_something_else_and_stays_what_it_is(bands: Chronicle) -> None:
    renamed = bands.edit("Reds", {"coins": 1}, renamed="Scarlets", reason="a wager")
    assert list(renamed.pieces) == ["Scarlets", "Blues"]
    assert renamed.pieces["Scarlets"].piece == Band(men=3, coins=1)
    told = list(words.journal(renamed))[-1]
    assert told.lines[0] == "called Scarlets from now on"
    assert Chronicle.from_json(renamed.to_json(), replayed=True) == renamed
    assert as_text(renamed.undo()) == as_text(bands)
    fought = renamed.do("toys.raid", {"attacker": ":Scarlets", "defender": ":Blues"}, source=Seeded(5))
    with pytest.raises(InputError, match="3: entry 4 rests on it"):
        fought.take_back(3)
    for wrong, key in (("blues", "blues"), (":x", "name"), (" ", "name")):
        with pytest.raises(InputError) as refused:
            bands.edit("Reds", renamed=wrong, reason="no")
        assert refused.value.key == key
    assert bands.edit("Reds", renamed="REDS", reason="louder").pieces["REDS"].piece == Band(men=3)


def test_a_hidden_piece_that_is_shown_under_another_name_tells_nothing_of_the_old_one(bands: Chronicle) -> None:
    shown = bands.edit("Reds", hidden=True, reason="ambush").edit(
        "Reds", renamed="Scarlets", hidden=False, reason="now"
    )
    bruno = seen(shown, Viewer("Bruno"))
    assert [list(moment.after) for moment in bruno.moments][-1] == ["Scarlets", "Blues"]
    assert "Reds" not in json.dumps(bruno.moments[-1].entry.to_json())
    assert words.told("toys", bruno.moments[-1]).lines == ("shown to all from now on",)


def test_a_wrong_key_of_a_sheet_is_refused_with_the_nearest(bands: Chronicle) -> None:
    with pytest.raises(InputError, match=r"Reds\.coin: .*coins"):
        bands.edit("Reds", {"coin": 1}, reason="typo")


def test_what_would_make_a_later_entry_impossible_is_not_taken_back(bands: Chronicle) -> None:
    """A correction, a procedure and a removal may rest on an earlier correction; nothing of it changes then."""
    led = bands.edit("Reds", {"captain": "Rosa"}, reason="hired")
    grown = led.edit("Reds", {"men": 9}, reason="recruits")
    fought = led.edit("Reds", {"coins": 5}, reason="wages").do("toys.raid", RAID, source=Seeded(5))
    for chronicle, said in (
        (grown, "3: entry 4 rests on it: Reds.captain (Reds.men: no more than 6 without a captain)"),
        (fought, "3: entry 5 rests on it: Reds.captain ("),
    ):
        before = as_text(chronicle)
        with pytest.raises(InputError) as refused:
            chronicle.take_back(3)
        assert said in str(refused.value)
        assert as_text(chronicle) == before
        chronicle.replay()


def test_a_title_changes_and_nothing_else(bands: Chronicle) -> None:
    after = bands.rename("  The  long evening ")
    assert after.to_json() == bands.to_json() | {"title": "The long evening"}
    assert after.pieces == bands.pieces
    assert after.undo().title == "The long evening"
    for wrong in ("", "a/b", "x" * 61, ":x"):
        with pytest.raises(InputError) as refused:
            bands.rename(wrong)
        assert refused.value.key == "title"


def test_a_copy_goes_its_own_way(bands: Chronicle) -> None:
    branch = bands.copy("What if").edit("Reds", {"men": 1}, reason="what if")
    assert (bands.title, bands.pieces["Reds"].piece.men) == ("Evening", 3)  # type: ignore[attr-defined]
    assert branch.entries[:2] == bands.entries


# --- What is refused, naming piece and key


REFUSED: list[tuple[Any, str]] = [
    (lambda c: c.add("reds", "band", {"men": 1}), "reds: there is a piece of this name already"),
    (lambda c: c.add("Greens", "bnd", {"men": 1}), "Greens.kind: bnd is not allowed; choose one of band, purse"),
    (lambda c: c.add("Greens", "band", {"men": 7}), "Greens.men: no more than 6 without a captain"),
    (lambda c: c.add("Greens", "band", {"man": 7}), "Greens.man: unknown key"),
    (lambda c: c.add(" ", "band", {"men": 1}), "name: the text is empty"),
    (lambda c: c.add(":x", "band", {"men": 1}), "name: “:x” cannot be a name"),
    (lambda c: c.edit("Reds", {"men": 13}, reason="x"), "Reds.men: 13 is too large; at most 12"),
    (lambda c: c.edit("Reds", {"scars.3": "x"}, reason="x"), "Reds.scars.3: 3 is not a place"),
    (lambda c: c.edit("Reds", {"men": 2}, reason=" "), "reason: this value is required"),
    (lambda c: c.edit("Greens", {"men": 2}, reason="x"), "name: no piece is called Greens; nearest: Reds"),
    (lambda c: c.remove("Greens"), "no piece is called Greens"),
    (lambda c: c.do("toys.raid", {"attacker": ":Reds", "defender": ":reds"}), "defender: Reds has a part in this"),
    (lambda c: c.do("toys.raid", {"attacker": ":Greys"}), "attacker: no piece is called Greys; nearest: Reds"),
    (lambda c: c.do("toys.raid", {"attackers": ":Reds"}), "attackers: no piece can take this part"),
    (lambda c: c.do("toys.forage", {"purse": ":Reds"}), "purse: Reds is of the kind band; this takes purse"),
    (lambda c: c.do("toys.raid", {"attacker": ":Reds", "defenders": 99}), "defenders: 99 is too large"),
    (lambda c: c.do("here_i_stand.field_battle", {}), "belongs to another game"),
    (lambda c: c.take_back(9), "9: there is no such entry; the last one has the number 2"),
    (lambda c: Chronicle.begin("toys").undo(), "the journal is empty"),
    (lambda c: Chronicle.begin("no_such_game"), "game: no game is called no_such_game"),
]


@pytest.mark.parametrize(("act", "said"), REFUSED, ids=[said for _, said in REFUSED])
def test_what_contradicts_is_refused(bands: Chronicle, act: Any, said: str) -> None:
    before = as_text(bands)
    with pytest.raises(InputError) as refused:
        act(bands)
    assert said in str(refused.value)
    assert as_text(bands) == before


def test_kinds_are_named_as_the_reader_calls_them() -> None:
    begun = Chronicle.begin("europa_universalis", "Mohács").add("Janissaires", "stack", JANISSARIES)
    with text.speaking("fr"):
        with pytest.raises(InputError) as refused:
            begun.do("europa_universalis.fleet_round", {"mover": ":Janissaires"})
        sort = "est de la sorte «\N{NARROW NO-BREAK SPACE}Pile\N{NARROW NO-BREAK SPACE}»"
        assert str(refused.value).startswith("mover\N{NARROW NO-BREAK SPACE}: Janissaires " + sort)
        assert str(refused.value).endswith(": Flotte")
        with pytest.raises(InputError) as refused:
            begun.add("Galères", "flote")
        assert "Galères.kind" in str(refused.value)
        assert "pile, flotte, forteresse, puissance" in str(refused.value)
        assert "vouliez-vous dire flotte" in str(refused.value)


@pytest.mark.parametrize(
    ("game", "kind", "sheet", "said"),
    [
        ("europa_universalis", "stack", {"dt": 9}, "Too many.dt: too many counters in one stack"),
        ("europa_universalis", "fleet", {"nav": 40}, "Too many.nav: "),
        ("here_i_stand", "formation", {"units": 99}, "Too many.units: 99 is too large"),
        ("vive_lempereur", "regiment", {"steps": 99}, "Too many.steps: 99 is too large"),
    ],
)
def test_a_piece_over_its_limit_is_refused(game: str, kind: str, sheet: dict[str, Any], said: str) -> None:
    """As it is added, and as it is corrected; what was there stays."""
    begun = Chronicle.begin(game, "E")
    sample = next(iter(samples_for(begun.game, begun.game.pieces[kind]).values()))
    kept = begun.add("Too many", kind, sample)
    for act in (lambda: begun.add("Too many", kind, sample | sheet), lambda: kept.edit("Too many", sheet, reason="x")):
        with pytest.raises(InputError) as refused:
            act()
        assert str(refused.value).startswith(said)
    assert kept.pieces == begun.add("Too many", kind, sample).pieces


def told(change: Any) -> dict[str, Any]:
    begun = Chronicle.begin("toys", "E").add("Reds", "band", {"men": 3})
    data = begun.do("toys.raid", {"attacker": ":Reds"}, source=Seeded(1)).to_json()
    change(data["entries"])
    return data


FORGED: list[tuple[Any, str]] = [
    (
        lambda e: e[1]["after"]["Reds"].update(men=12, captain="X"),
        "entries.1.after.Reds: the events of this",
    ),
    (lambda e: e[1]["events"].pop(), "entries.1"),
    (lambda e: e[1]["events"][0].update(roll=[6, 6]), "entries.1"),
    (lambda e: e[1].update(do="toys.no"), "entries.1"),
    (lambda e: e[1]["after"].update(Greys={"men": 1}), "entries.1"),
    (lambda e: e[0]["sheet"].update(men=40), "entries.0.Reds.men"),
    (lambda e: e[0]["sheet"].update(men=4), "entries.1"),
    (lambda e: e.append({"add": "Reds", "kind": "band", "sheet": {"men": 1}}), "entries.2.Reds: there is a piece"),
    (lambda e: e.append({"remove": "Nobody"}), "entries.2.remove: no piece is called Nobody"),
    (lambda e: e.append({"remove": "Reds", "add": "Reds"}), "entries.2: an entry is an object"),
    (lambda e: e.append({"edit": "Reds", "changes": {}}), "entries.2.reason: this value is required"),
]


@pytest.mark.parametrize(("change", "said"), FORGED, ids=[said for _, said in FORGED])
def test_a_file_in_which_something_was_changed_is_refused_by_its_entry(change: Any, said: str) -> None:
    with pytest.raises(InputError) as refused:
        Chronicle.from_json(told(change), replayed=True)
    assert said in str(refused.value)


def test_other_files_are_no_chronicles() -> None:
    for data, said in (
        ([], "this is not a chronicle"),
        ({"events": []}, "this is not a chronicle"),
        ({"chronicle": 99}, "version 99"),
        ({"chronicle": 1, "game": "toys", "title": "E"}, "entries: this value is required"),
    ):
        with pytest.raises(InputError, match=said):
            Chronicle.from_json(data)


# --- The journal


def test_the_journal_in_both_languages_and_on_paper(bands: Chronicle) -> None:
    doing = bands.play("toys.raid", RAID, dice="mine")
    doing.session.throw((5, 1, 1))
    doing.session.throw((1, 1))
    kept = bands.apply(doing).edit("Reds", {"coins": 9}, reason="<found> a chest").remove("Blues", reason="bribed")
    lines = [line for told in words.journal(kept) for line in (f"{told.number} {told.text}", *told.lines)]
    assert lines == [
        "1 Reds is there: band",
        "men: 3, mood: bold",
        "belongs to Anne",
        "2 Blues is there: band",
        "men: 2, mood: bold",
        "belongs to Bruno",
        "3 Raid",
        "attacker: Reds; defender: Blues",
        "attackers left: 3, defenders left: 1, loot: 1",
        "Reds: coins: 0 → 1",
        "Blues: men: 2 → 1",
        "4 Reds corrected by hand: <found> a chest",
        "coins: 1 → 9",
        "5 Blues removed",
        "bribed",
    ]
    page = words.printed(kept)
    assert "&lt;found&gt; a chest" in page
    assert "<found>" not in page
    with text.speaking("fr"):
        assert "hommes\N{NARROW NO-BREAK SPACE}: 2 → 1" in words.printed(kept)


# --- Pieces that were not there before

SPAIN = {"nation": "spain", "period": 3, "technology": "galleon", "nav": 4, "leader": {"fire": 5, "shock": 5}}
ENGLAND = {"nation": "england", "period": 3, "technology": "galleon", "nav": 1}
CHASE = {"mover": ":Armada", "defender": ":Drake", "seas": [{"risk": 0}], "wind": "attacker"}
PART = {"withdraw": ("withdraw", "withdraw"), "follow": "part", "follow_ships": 1}


def after_a_chase(hidden: bool = False) -> Chronicle:
    """A battle after which a part of the fleet follows the beaten enemy to his port."""
    sea = Chronicle.begin("europa_universalis", "1588").add("Armada", "fleet", SPAIN, owner="Anne", hidden=hidden)
    sea = sea.add("Drake", "fleet", ENGLAND, owner="Bruno").add("Armada 2", "fleet", ENGLAND, owner="Bruno")
    for seed in range(50):
        after = sea.do("europa_universalis.fleet_round", CHASE, policy=PART, source=Seeded(seed))
        if len(after.pieces) > len(sea.pieces):
            return after
    raise AssertionError("nobody followed")


def test_what_a_procedure_brings_forth_is_a_piece_of_its_owner() -> None:
    after = after_a_chase()
    new = after.pieces["Armada 3"]
    sheet = new.piece.to_json()
    assert (new.owner, sheet["nation"], sheet["counter"]) == ("Anne", "spain", "none")
    entry = after.entries[-1].to_json()
    assert entry["born"]["Armada 3"] == {"kind": "fleet", "of": "Armada"}
    (told,) = [one for one in words.journal(after) if one.number == len(after.entries)]
    assert any(line.startswith("Armada 3: a new piece, from Armada") for line in told.lines)
    again = Chronicle.from_json(after.to_json(), replayed=True)
    assert again.pieces == after.pieces
    assert "Armada 3" not in after.undo().pieces
    assert as_text(again.undo()) == as_text(after.undo())


def test_a_new_piece_is_refused_by_its_name_where_it_contradicts() -> None:
    data = after_a_chase().to_json()
    for change, key in (({"of": "Armada 2"}, "Armada 3.of"), ({"kind": "raft"}, "Armada 3.kind")):
        entry = {**data["entries"][-1], "born": {"Armada 3": {"kind": "fleet", "of": "Armada", **change}}}
        with pytest.raises(InputError) as refused:
            Chronicle.from_json({**data, "entries": [*data["entries"][:-1], entry]})
        assert refused.value.key == f"entries.3.{key}"


def test_what_a_hidden_piece_brings_forth_is_hidden() -> None:
    after = after_a_chase(hidden=True)
    other = seen(after, Viewer("Bruno")).to_json()
    assert "Armada 3" not in json.dumps(other)
    assert "Armada 3" in json.dumps(seen(after, Viewer("Anne")).to_json())
