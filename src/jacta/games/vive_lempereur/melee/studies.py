"""Questions before an assault: which formation, and what one more point of shock, one column or one general is worth.

Everything is the exact odds of `assault_sequence` for the same input with one thing changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from itertools import product
from typing import Any, Literal

from jacta.games.vive_lempereur.inputs import FORMATIONS, SIDES, Side, refuse
from jacta.games.vive_lempereur.melee.assault import AssaultGiven, assault_sequence
from jacta.games.vive_lempereur.melee.melee import column_of, labels
from jacta.rules import Comparison, InputError, Odds, odds, percent, texts, written

Gain = Literal["shock", "column", "general"]
GAINS: tuple[Gain, ...] = ("shock", "column", "general")
MOST_SHOCK, BEST_GENERAL = 30, 4
COLOURS = {"attacker": ("a", "#a53a2a"), "none": ("no", "#b7ac9a"), "defender": ("b", "#2f5f8f")}
"""Whose share of a bar it is: its tone on a page, and its colour anywhere else."""
WIDTH, HEAD, ROW, BAR = 400, 46, 50, 22
INK, PAPER = "#211d18", "#ffffff"
SHARE_TOLD = 0.09  # a smaller part of a bar has no room for its figure


say = texts("vive_lempereur")


# --- Which formation?


def by_formation(given: Mapping[str, Any], side: Side = "defender") -> dict[str, Odds[Any]]:
    """The odds of the assault for each formation that the side's first unit could take, as the sheet lists them.

    A formation that the assault refuses is left out.
    """
    assault = _checked(given)
    found = {}
    for formation in FORMATIONS[assault.units(side)[0].arm]:
        if formation == "disorganised":
            continue
        try:
            found[formation] = _odds(_first_unit(assault, side, formation=formation))
        except InputError:
            continue
    return found


def formation_picture(given: Mapping[str, Any], side: Side = "defender") -> str:
    """Who wins, for each formation of the side's first unit."""
    rows = {say(f"value-{formation}"): found for formation, found in by_formation(given, side).items()}
    return _drawn(rows, say("chart-formation"))


# --- What is it worth?


def worth(given: Mapping[str, Any], gain: Gain, side: Side = "attacker") -> Comparison:
    """The assault as it is, beside the same with one more point of shock, column, or general for the side."""
    assault = _checked(given)
    better = {"shock": _one_more_shock, "column": _next_column, "general": _one_more_general}[gain](assault, side)
    return _odds(assault).compare(_odds(better), (say("chart-as_it_is"), say(f"chart-{gain}")))


def worth_picture(given: Mapping[str, Any], side: Side = "attacker") -> str:
    """Who wins as it is, and with each gain that is still to be had."""
    rows = {say("chart-as_it_is"): _odds(_checked(given))}
    for gain in GAINS:
        try:
            rows[say(f"chart-{gain}")] = worth(given, gain, side).second
        except InputError:
            continue
    return _drawn(rows, say("chart-worth"))


# --- As pictures of the procedures


def plan_picture(given: Mapping[str, Any]) -> str:
    """Which formation? For the side that has a choice; for both, the defender, who chooses last."""
    side: Side = "attacker" if given.get("attacker_formations") and not given.get("defender_formations") else "defender"
    planned = {key: value for key, value in given.items() if not key.endswith("_formations")}
    return formation_picture(planned, side)


def _one_more_shock(assault: AssaultGiven, side: Side) -> AssaultGiven:
    first = assault.units(side)[0]
    if max(first.shock, first.shock_column) == MOST_SHOCK:
        raise refuse(f"{side}s.0.shock", "no-gain")
    return _first_unit(assault, side, shock=first.shock + 1, shock_column=first.shock_column + 1)


def _one_more_general(assault: AssaultGiven, side: Side) -> AssaultGiven:
    key = f"{side}_general"
    if getattr(assault, key) == BEST_GENERAL:
        raise refuse(key, "no-gain")
    return _changed(assault, {key: getattr(assault, key) + 1})


def _next_column(assault: AssaultGiven, side: Side) -> AssaultGiven:
    """The same assault one column further. Shock does nothing but find the column, so any totals that lie there do."""
    rules = assault_sequence.rules(assault)
    known = labels(rules)
    wanted = known.index(_column(assault)) + (1 if side == "attacker" else -1)
    if not 0 <= wanted < len(known):
        raise refuse(f"{side}s", "no-gain")
    for candidate in _other_shocks(assault):
        if candidate.shock_total("attacker", rules) and _column(candidate) == known[wanted]:
            return candidate
    raise refuse(f"{side}s", "no-gain")


def _other_shocks(assault: AssaultGiven) -> Iterator[AssaultGiven]:
    """The assault with other printed values of the two first units, the smallest changes first."""
    ours, theirs = (assault.units(side)[0].shock for side in SIDES)
    values = range(MOST_SHOCK + 1)
    for shock, other in sorted(product(values, values), key=lambda pair: abs(pair[0] - ours) + abs(pair[1] - theirs)):
        changed = _first_unit(assault, "attacker", shock=shock, shock_column=shock)
        yield _first_unit(changed, "defender", shock=other, shock_column=other)


def _column(assault: AssaultGiven) -> str:
    rules = assault_sequence.rules(assault)
    attacker, defender = (assault.shock_total(side, rules) for side in SIDES)
    return column_of(attacker, defender, rules)


# --- The same with something changed


def _checked(given: Mapping[str, Any]) -> AssaultGiven:
    assault = assault_sequence.validate(given)
    assert isinstance(assault, AssaultGiven)
    return assault


def _changed(assault: AssaultGiven, changes: Mapping[str, Any]) -> AssaultGiven:
    return _checked({**written(assault), **changes})


def _first_unit(assault: AssaultGiven, side: Side, **changes: Any) -> AssaultGiven:
    first, *others = written(assault)[f"{side}s"]
    return _changed(assault, {f"{side}s": [{**first, **changes}, *others]})


def _odds(assault: AssaultGiven) -> Odds[Any]:
    return odds(assault_sequence, assault)


# --- The picture


def _drawn(rows: Mapping[str, Odds[Any]], title: str) -> str:
    """One bar for each row under its name, shared out among attacker, nobody and defender."""
    height = HEAD + ROW * len(rows)
    drawn = [_named(0, 16, title, "bold")]
    across = 0
    for winner, (tone, colour) in COLOURS.items():
        drawn.append(f'<rect class="{tone}" x="{across}" y="27" width="11" height="11" rx="2" fill="{colour}"/>')
        drawn.append(_named(across + 16, 37, say(f"value-{winner}")))
        across += WIDTH // len(COLOURS)
    for number, (row, found) in enumerate(rows.items()):
        top = HEAD + ROW * number
        drawn.append(_named(0, top + 16, row))
        reached = 0.0
        for winner, (tone, colour) in COLOURS.items():
            chance = found.p(winner=winner)
            wide = float(chance) * WIDTH
            drawn.append(
                f'<rect class="{tone}" x="{reached:.1f}" y="{top + 22}" width="{wide:.1f}" height="{BAR}" '
                f'fill="{colour}"/>'
            )
            if chance >= SHARE_TOLD:
                on, ink = ("ink", INK) if winner == "none" else ("on-tone", PAPER)
                drawn.append(
                    f'<text class="{on}" x="{reached + wide / 2:.1f}" y="{top + 38}" text-anchor="middle" '
                    f'fill="{ink}">{escape(percent(chance, 0))}</text>'
                )
            reached += wide
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="shares" viewBox="-14 -6 {WIDTH + 28} {height + 14}" '
            f'width="{WIDTH + 28}" height="{height + 14}" role="img" aria-label="{escape(title)}" '
            f'font-family="Helvetica, Arial, sans-serif" font-size="13" fill="{INK}">',
            f'<rect class="paper" x="-14" y="-6" width="{WIDTH + 28}" height="{height + 14}" fill="{PAPER}"/>',
            *drawn,
            "</svg>",
        ]
    )


def _named(x: float, y: float, words: str, weight: str = "normal") -> str:
    return f'<text class="ink" x="{x}" y="{y}" font-weight="{weight}">{escape(words)}</text>'
