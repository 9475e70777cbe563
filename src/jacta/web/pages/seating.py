"""Who plays: for every seat a person, or the computer in one of its strengths."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from jacta import telling
from jacta.kernel.play.opponents import offered
from jacta.kernel.rule.inputs import Given
from jacta.kernel.rule.procedure import Procedure

COMPUTER, NAME = "_computer.", "_name."  # fields of the form, followed by the seat


class SeatChoice(NamedTuple):
    """A place at the table: the strengths that the computer has there, and what was chosen or entered."""

    seat: str
    label: str
    strengths: Sequence[str]
    computer: str
    name: str


def seat_choices(procedure: Procedure, given: Given, sent: Mapping[str, str]) -> list[SeatChoice]:
    """The seats that people may take; computer players seated by the input itself are not listed."""
    free = procedure.people(given) if procedure.decides else ()
    strengths = () if procedure.players else offered(procedure)
    return [
        SeatChoice(
            seat,
            telling.value(procedure.game.id, seat),
            strengths,
            sent.get(COMPUTER + seat, ""),
            sent.get(NAME + seat, ""),
        )
        for seat in free
    ]


def computers(sent: Mapping[str, str]) -> dict[str, str]:
    """The computer players that were chosen, by seat."""
    return _by_seat(COMPUTER, sent)


def names(sent: Mapping[str, str]) -> dict[str, str]:
    """The names that were entered for people, by seat."""
    seated = computers(sent)
    return {seat: name for seat, name in _by_seat(NAME, sent).items() if seat not in seated}


def chosen(players: Mapping[str, str]) -> dict[str, str]:
    """The fields that state this in an address."""
    return {COMPUTER + seat: strength for seat, strength in players.items()}


def _by_seat(field: str, sent: Mapping[str, str]) -> dict[str, str]:
    return {name.removeprefix(field): value for name, value in sent.items() if name.startswith(field) and value}
