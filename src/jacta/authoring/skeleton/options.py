"""What the rules leave open: each question with its number, its default first, then how else it can be read."""

from __future__ import annotations

from typing import Annotated, Literal

from jacta.rules import Given, Options, Reading

READINGS = ("R1",)


class Readings(Options):
    holding: Annotated[Literal["at_least", "more_than"], Reading("R1")] = "at_least"


class Situation(Given):
    """What every procedure is given besides its own keys: the readings in force."""

    options: Readings = Readings()
