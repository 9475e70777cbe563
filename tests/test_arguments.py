"""What a programmer passes to a public function: whatever is of a wrong type is refused by the name of its argument."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any

import pytest

import jacta
from jacta import rl, text
from jacta.arguments import checked
from jacta.dice import Seeded

RAID = {"corsairs": 2, "target_ports": 2, "target_cards": 1}
PIRACY: dict[str, Any] = {"id": "here_i_stand.piracy", "given": RAID}
CAST: dict[str, Any] = {
    "id": "here_i_stand.field_battle",
    "given": {"attacker": ":Janissaries", "defender": ":Hungarians"},
}

WRONG = [
    None,
    3,
    -1,
    2.5,
    float("nan"),
    float("inf"),
    True,
    "x",
    b"x",
    (),
    ["x"],
    [3],
    {"x": 1},
    {1: 2},
    {"x": object()},
    object(),
    Seeded,
]


def game() -> jacta.Session:
    return jacta.play(**PIRACY, dice="mine")


def thrown() -> jacta.Session:
    session = game()
    session.throw([6, 2])
    return session


def kept() -> jacta.Chronicle:
    """A chronicle in which a battle has been fought."""
    begun = jacta.chronicle("here_i_stand", "Mohács")
    begun = begun.add("Janissaries", "formation", {"power": "ottoman", "units": 5})
    begun = begun.add("Hungarians", "formation", {"power": "hungary", "units": 4})
    return begun.do(**CAST, seed=1).undo()


ODDS = jacta.odds(**PIRACY)
SAMPLE = jacta.simulate(**PIRACY, runs=50, seed=1)
KEY = {"key": "vp_ceded"}
FUNCTIONS: Mapping[str, dict[str, Any]] = {
    "roll": PIRACY,
    "odds": PIRACY,
    "best": PIRACY,
    "assumed": PIRACY,
    "prospects": PIRACY,
    "search": {**PIRACY, "budget": 20},
    "need": {**PIRACY, "by": "corsairs", "at_least": 1, "aim": "vp_ceded"},
    "vary": {**PIRACY, "by": {"corsairs": range(1, 3)}},
    "sensitivity": PIRACY,
    "simulate": {**PIRACY, "runs": 10, "seed": 1},
    "play": PIRACY,
    "chronicle": {"game": "here_i_stand"},
    "luck": {"game": thrown().export()},
    "resume": {"saved": thrown().export()},
    "verify": {"saved": thrown().export()},
    "tell": {"answer": thrown()},
    "speaking": {"language": "fr"},
}
Made = Callable[[], Any]
METHODS: list[tuple[Made, str, dict[str, Any]]] = [
    (lambda: ODDS, "p", {}),
    (lambda: ODDS, "bounds", {}),
    (lambda: ODDS, "given_that", {"vp_ceded": 1}),
    (lambda: ODDS, "map", {"function": lambda outcome: outcome}),
    (lambda: ODDS, "marginal", {}),
    (lambda: ODDS, "compare", {"other": ODDS}),
    (lambda: ODDS, "mean", KEY),
    (lambda: ODDS, "variance", KEY),
    (lambda: ODDS, "sd", KEY),
    (lambda: ODDS, "at_least", {"n": 1, **KEY}),
    (lambda: ODDS, "at_most", {"n": 1, **KEY}),
    (lambda: ODDS, "quantile", {"q": 0.5, **KEY}),
    (lambda: ODDS, "is_numeric", KEY),
    (lambda: ODDS, "places", KEY),
    (lambda: ODDS, "from_json", {"data": ODDS.to_json()}),
    (lambda: ODDS, "chart", KEY),
    (lambda: ODDS.compare(ODDS), "marginal", {}),
    (lambda: SAMPLE, "interval", {}),
    (lambda: SAMPLE, "standard_error", KEY),
    (thrown, "answer", {"value": "vp"}),
    (thrown, "answer_as_usual", {"who": "target"}),
    (game, "throw", {"faces": [6, 2]}),
    (thrown, "correct", {"changes": {"x": 1}, "reason": "so it was"}),
    (thrown, "join", {"newcomer": {"x": 1}, "reason": "late"}),
    (thrown, "leave", {"name": "x", "reason": "early"}),
    (thrown, "undo", {}),
    (thrown, "export", {}),
    (thrown, "view", {}),
    (thrown, "board", {}),
    (thrown, "cards", {}),
    (thrown, "legend", {}),
    (thrown, "resume", {"data": thrown().export()}),
    (kept, "add", {"name": "Spahis", "kind": "formation", "sheet": {"power": "ottoman", "units": 2}}),
    (kept, "edit", {"name": "Janissaries", "changes": {"units": 3}, "reason": "counted again"}),
    (kept, "remove", {"name": "Janissaries"}),
    (kept, "do", CAST),
    (kept, "roll", CAST),
    (kept, "odds", CAST),
    (kept, "best", CAST),
    (kept, "simulate", {**CAST, "runs": 5}),
    (kept, "play", CAST),
    (kept, "fill", CAST),
    (kept, "spelled_out", CAST),
    (kept, "can_do", {"name": "Janissaries"}),
    (kept, "entry", {"number": 1}),
    (kept, "take_back", {"number": 1}),
    (kept, "without", {"number": 1}),
    (kept, "saved_game", {"number": 1}),
    (kept, "rename", {"title": "1526"}),
    (kept, "copy", {"title": "1526"}),
    (kept, "from_json", {"data": kept().to_json()}),
    (lambda: jacta.Chronicle, "begin", {"game": "here_i_stand"}),
    (lambda: kept().play(**CAST), "run", {}),
    (lambda: kept().play(**CAST), "go_through", {}),
    (lambda: jacta.luck(thrown()), "change", {"player": "target"}),
    (lambda: jacta.vary(**PIRACY, by="corsairs"), "chart", {}),
    (lambda: jacta.sensitivity(**PIRACY), "chart", {}),
    (lambda: rl, "load", PIRACY),
]


def test_every_public_function_is_asked() -> None:
    public = {name for name in jacta.__all__ if inspect.isfunction(getattr(jacta, name))}
    without_arguments = {"procedures", "tracked"}
    assert public - without_arguments == FUNCTIONS.keys()


@pytest.mark.parametrize("kind", [jacta.Odds, jacta.Sample, jacta.Comparison, jacta.Session, jacta.Chronicle])
def test_every_public_method_with_arguments_is_checked(kind: type) -> None:
    takes_anything = {"to_json", "save_chart"}
    handed_about = {"catch_up", "copy", "with_entry"}  # between modules of Jacta, not by programmers
    for name, one in inspect.getmembers(kind, callable):
        if name.startswith("_") or name in takes_anything | handed_about or not inspect.signature(one).parameters:
            continue
        takes = [*inspect.signature(one).parameters][1 if inspect.isfunction(one) else 0 :]
        if takes:
            assert hasattr(getattr(one, "__func__", one), "__wrapped__"), name


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_wrong_argument_is_refused_by_its_name(name: str) -> None:
    refuses_by_name(lambda: getattr(jacta, name), FUNCTIONS[name])


@pytest.mark.parametrize(("made", "name", "args"), METHODS, ids=[name for _, name, _ in METHODS])
def test_so_is_one_of_a_method(made: Made, name: str, args: dict[str, Any]) -> None:
    refuses_by_name(lambda: getattr(made(), name), args)


def refuses_by_name(called: Made, args: Mapping[str, Any]) -> None:
    """Whatever it is called with, an error is one of Jacta's; and that of an argument of no use at all names it."""
    for name, one in inspect.signature(called()).parameters.items():
        if one.kind is one.VAR_KEYWORD or one.annotation == "Words | None":
            continue
        for wrong in WRONG:
            placed = one.kind in (one.POSITIONAL_ONLY, one.VAR_POSITIONAL)
            try:
                called()(*([wrong] if placed else []), **{**args, **({} if placed else {name: wrong})})
            except jacta.JactaError as error:
                refused: jacta.JactaError | None = error
            else:
                refused = None
            if type(wrong) is object and one.annotation != "Any":
                assert isinstance(refused, jacta.InputError), name
                assert refused.key == name
                assert "must be " in str(refused)


@pytest.mark.parametrize(
    ("stated", "key", "told"),
    [
        ({"id": 3}, "id", "must be a text or a value of the type Procedure, not 3"),
        ({"given": ["corsairs"]}, "given", "must be a dictionary, not ['corsairs']"),
        ({"given": {1: 2}}, "given.1", "must be a text, not 1"),
        ({"policy": 3}, "policy", "must be a dictionary or a function, not 3"),
        ({"runs": "ten"}, "runs", "must be a whole number, not 'ten'"),
        ({"runs": True}, "runs", "must be a whole number, not True"),
        ({"seed": "x"}, "seed", "must be a whole number, not 'x'"),
        ({"progress": 3}, "progress", "must be a function, not 3"),
    ],
)
def test_the_refusal_says_what_is_allowed(stated: dict[str, Any], key: str, told: str) -> None:
    with pytest.raises(jacta.InputError) as refused:
        jacta.simulate(**{**PIRACY, **stated})
    assert (refused.value.key, str(refused.value)) == (key, f"{key}: {told}")


def test_it_does_so_in_french() -> None:
    with text.speaking("fr"), pytest.raises(jacta.InputError, match="il faut un texte ou un nombre, et non"):
        jacta.need(**PIRACY, by="corsairs", at_least=[])  # type: ignore[arg-type]


def test_lists_and_objects_are_checked_inside() -> None:
    for stated, key in (({"by": ["corsairs", 3]}, "by.1"), ({"by": {"corsairs": 3}}, "by.corsairs")):
        with pytest.raises(jacta.InputError) as refused:
            jacta.vary(**PIRACY, **stated)
        assert refused.value.key == key
    with pytest.raises(jacta.InputError, match=r"computers\.target: must be a text"):
        jacta.play(**PIRACY, computers={"target": 3})  # type: ignore[dict-item]


def test_a_shape_that_the_function_does_not_have_is_pythons_to_refuse() -> None:
    with pytest.raises(TypeError, match="unexpected keyword argument 'sead'"):
        jacta.roll(**PIRACY, sead=3)  # type: ignore[call-arg]


def test_an_iterator_is_not_used_up_by_looking() -> None:
    assert len(jacta.vary(**PIRACY, by=(key for key in ("corsairs=1..3",))).spots) == 3


def test_what_only_a_type_checker_can_look_up_allows_anything() -> None:
    @checked
    def told(one: Unknown, other: int) -> Any:  # type: ignore[name-defined]  # noqa: F821
        return one

    assert told("x", 3) == "x"
    with pytest.raises(jacta.InputError, match="other: must be a whole number"):
        told("x", "y")  # type: ignore[arg-type]


def test_a_seed_repeats_a_roll_and_a_game() -> None:
    assert jacta.roll(**PIRACY, seed=7).transcript == jacta.roll(**PIRACY, source=Seeded(7)).transcript
    assert jacta.play(**PIRACY, seed=7).events == jacta.play(**PIRACY, source=Seeded(7)).events
    saved = {**game().export(), "dice": "system"}
    assert jacta.resume(saved, seed=7).events == jacta.resume(saved, source=Seeded(7)).events
    fought = kept()
    assert fought.do(**CAST, seed=7) == fought.do(**CAST, source=Seeded(7))
    assert fought.roll(**CAST, seed=7) == fought.roll(**CAST, source=Seeded(7))


@pytest.mark.parametrize(("one", "other"), [*combinations(("seed", "source", "chance"), 2)])
def test_only_one_argument_says_where_chance_comes_from(one: str, other: str) -> None:
    stated: dict[str, Any] = {"seed": 7, "source": Seeded(7), "chance": Seeded}
    with pytest.raises(jacta.InputError, match=f"cannot be stated together with {other}") as refused:
        jacta.play(**PIRACY, **{one: stated[one], other: stated[other]})
    assert refused.value.key == one


CIRCLE: list[Any] = []
CIRCLE.append(CIRCLE)
DEEP: list[Any] = []
for _ in range(5_000):
    DEEP = [DEEP]


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (object(), "une valeur du type object n’y a pas de forme"),
        ({1, 2}, "une valeur du type set n’y a pas de forme"),
        (b"x", "une valeur du type bytes n’y a pas de forme"),
        ("\ud800", "un texte n’est pas en UTF-8"),
        (10**5_000, "un nombre est trop long"),
        (CIRCLE, "quelque chose se contient soi-même"),
        (DEEP, "trop de niveaux"),
        ({(): 1}, "une clé n’est pas un texte"),
    ],
    ids=range(8),
)
def test_what_is_no_json_is_refused_in_the_readers_language(value: Any, told: str) -> None:
    with text.speaking("fr"), pytest.raises(jacta.InputError) as refused:
        jacta.odds(PIRACY["id"], {**RAID, "corsairs": value})
    assert refused.value.key == "corsairs"
    with text.speaking("fr"):
        assert str(refused.value).endswith(told)


@pytest.mark.parametrize("reading", [jacta.best, jacta.search, jacta.prospects])
def test_nobody_is_refused_under_a_stated_aim(reading: Callable[..., Any]) -> None:
    with pytest.raises(jacta.InputError, match="who: zorg is not allowed; choose one of target, ottoman"):
        reading(**PIRACY, who="zorg", aim="-vp_ceded")
