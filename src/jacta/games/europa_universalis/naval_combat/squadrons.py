"""2.7.6: a naval stack in battle. Warships are counted in thirds of a detachment (1 DN = 3 DE), transports whole."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from jacta.games.europa_universalis.inputs import THIRDS
from jacta.games.europa_universalis.naval_combat.losses import Front, Toll, ships_of

WARSHIPS = ("sail", "galleys", "galleasses")
LED_BY: dict[Front, tuple[str, ...]] = {"nav": ("sail",), "ga": ("galleys", "galleasses"), "tr": ()}


class Squadron(NamedTuple):
    """A side: its ships, the kind in front, the morale left, and what it has lost so far (in thirds)."""

    sail: int
    galleys: int
    galleasses: int
    tr: int
    front: Front
    morale: int
    destroyed: int = 0
    immobilised: int = 0
    damaged: int = 0
    captured: int = 0

    @property
    def told(self) -> str:
        """What is left, in counters."""
        kinds = ((self.sail, "DNav"), (self.galleys, "DGa"), (self.galleasses, "DGal"), (THIRDS * self.tr, "DTr"))
        return ", ".join(ships_of(thirds, unit) for thirds, unit in kinds if thirds) or "0"

    @property
    def warships(self) -> int:
        return self.sail + self.galleys + self.galleasses

    @property
    def gone(self) -> bool:
        return not (self.warships or self.tr)

    @property
    def whole_galleasses(self) -> int:
        """Galères et galéasses (R65s): a reduced DGal is a galleass no more."""
        return self.galleasses // THIRDS

    @property
    def kinds(self) -> tuple[Front, ...]:
        """The kinds of ship that are left to lead."""
        left = {"nav": self.sail, "ga": self.galleys + self.galleasses, "tr": self.tr}
        return tuple(kind for kind, ships in left.items() if ships)  # type: ignore[misc]

    @property
    def leading(self) -> int:
        """The ships in front, in thirds."""
        return THIRDS * self.tr if self.front == "tr" else sum(getattr(self, kind) for kind in LED_BY[self.front])

    def size(self, galley_size: str) -> int:
        """1- Modification des pertes (R18s, R38s): in halves; a DE is half a DN here, transports count for nothing."""
        galleys = self.galleys // THIRDS + self.galleasses // THIRDS
        fractions = self.sail % THIRDS + self.galleys % THIRDS + self.galleasses % THIRDS
        return 2 * (self.sail // THIRDS) + (1 if galley_size == "half" else 2) * galleys + fractions

    def shaken(self, stars: int) -> Squadron:
        return self._replace(morale=max(0, self.morale - stars)) if stars else self

    def without(self, thirds: int) -> Squadron:
        """Effet des pertes: warships taken off, those in front first."""
        first = LED_BY[self.front]
        left = self
        for kind in (*first, *(kind for kind in WARSHIPS if kind not in first)):
            taken = min(thirds, getattr(left, kind))
            left = left._replace(**{kind: getattr(left, kind) - taken})
            thirds -= taken
        return left


def transports_for(thirds: int) -> int:
    """Transports en combat (R74s): any part of a loss destroys a whole DTr."""
    return -(-thirds // THIRDS)


@lru_cache(maxsize=100_000)
def struck(squadron: Squadron, toll: Toll) -> Squadron:
    """Effet des pertes; Transports en combat (R64s, R74s): the losses of a day, the worst first, taken off a side.

    Transports pay for what the warships cannot, or first of all where they are in front.
    """
    left = list(toll)
    lost_first = 0
    if squadron.front == "tr":
        lost_first = min(squadron.tr, transports_for(toll.thirds))
        _pay(left, THIRDS * lost_first)
    paid = _pay(left, squadron.warships)
    lost_last = min(squadron.tr - lost_first, transports_for(sum(left)))
    return squadron.without(sum(paid))._replace(
        tr=squadron.tr - lost_first - lost_last,
        destroyed=squadron.destroyed + paid[0],
        immobilised=squadron.immobilised + paid[1],
        damaged=squadron.damaged + paid[2],
    )


def hunted(squadron: Squadron, destroyed: int, captured: int) -> Squadron:
    """Poursuite (R75s): sunk and captured ships; what the warships cannot pay costs transports, which are lost."""
    left = [destroyed, captured]
    paid = _pay(left, squadron.warships)
    return squadron.without(sum(paid))._replace(
        tr=max(0, squadron.tr - transports_for(sum(left))),
        destroyed=squadron.destroyed + paid[0],
        captured=squadron.captured + paid[1],
    )


def _pay(owed: list[int], thirds: int) -> list[int]:
    """Pay what is owed in the order it stands, as far as the thirds go; `owed` keeps what is left to pay."""
    paid = []
    for place, due in enumerate(owed):
        part = min(due, thirds)
        paid.append(part)
        owed[place] = due - part
        thirds -= part
    return paid
