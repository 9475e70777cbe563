"""2.7.6: a naval stack in battle. Warships are counted in thirds of a detachment (1 DN = 3 DE), transports whole."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from jacta.games.europa_universalis.inputs import THIRDS
from jacta.games.europa_universalis.naval_combat.losses import Front, Toll, ships_of
from jacta.rules import often_changed, remembered

Warship: TypeAlias = Literal["sail", "galleys", "galleasses"]
WARSHIPS: tuple[Warship, ...] = ("sail", "galleys", "galleasses")
UNIT: dict[Warship, str] = {"sail": "nav", "galleys": "ga", "galleasses": "gal"}
WARSHIPS_OF: dict[Front, tuple[Warship, ...]] = {"nav": ("sail",), "ga": ("galleys", "galleasses"), "tr": ()}


class Thirds(NamedTuple):
    """Warships by kind, in thirds of a detachment."""

    sail: int = 0
    galleys: int = 0
    galleasses: int = 0

    @property
    def total(self) -> int:
        return self.sail + self.galleys + self.galleasses

    @property
    def kinds(self) -> tuple[Warship, ...]:
        return tuple(kind for kind, thirds in zip(WARSHIPS, self, strict=True) if thirds)

    def with_more(self, other: Thirds) -> Thirds:
        return Thirds(self.sail + other.sail, self.galleys + other.galleys, self.galleasses + other.galleasses)


NO_THIRDS = Thirds()


class Owed(NamedTuple):
    """What a side has still to bear, in thirds: of a day, or of the pursuit, in the order in which it is paid (R64s).

    Transports in front pay first of all for a day, and last for a pursuit, as they do behind warships.
    """

    destroyed: int = 0
    immobilised: int = 0
    damaged: int = 0
    captured: int = 0
    hunted: bool = False

    @classmethod
    def of_a_day(cls, toll: Toll) -> Owed:
        return cls(*toll)

    @property
    def parts(self) -> tuple[int, ...]:
        return self[:4]

    @property
    def thirds(self) -> int:
        return sum(self.parts)


@often_changed
class Squadron(NamedTuple):
    """A side: its ships, the kind in front, the morale left, and what it has lost so far (in thirds)."""

    sail: int
    galleys: int
    galleasses: int
    tr: int
    front: Front
    morale: int
    destroyed: int = 0
    immobilised: Thirds = NO_THIRDS
    damaged: Thirds = NO_THIRDS
    captured: Thirds = NO_THIRDS

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
        left: dict[Front, int] = {"nav": self.sail, "ga": self.galleys + self.galleasses, "tr": self.tr}
        return tuple(kind for kind, ships in left.items() if ships)

    @property
    def leading(self) -> int:
        """The ships in front, in thirds."""
        return THIRDS * self.tr if self.front == "tr" else sum(getattr(self, kind) for kind in WARSHIPS_OF[self.front])

    def size(self, galley_size: str) -> int:
        """1- Modification des pertes (R18s, R38s): in halves; a DE is half a DN here, transports count for nothing."""
        galleys = self.galleys // THIRDS + self.galleasses // THIRDS
        fractions = self.sail % THIRDS + self.galleys % THIRDS + self.galleasses % THIRDS
        return 2 * (self.sail // THIRDS) + (1 if galley_size == "half" else 2) * galleys + fractions

    def shaken(self, stars: int) -> Squadron:
        return self._replace(morale=max(0, self.morale - stars)) if stars else self

    # --- Effet des pertes

    def lines(self) -> tuple[tuple[Warship, ...], ...]:
        """The warships in the order in which losses reach them: those in front, then the others."""
        first = WARSHIPS_OF[self.front]
        others = tuple(kind for kind in WARSHIPS if kind not in first)
        return tuple(tuple(kind for kind in line if getattr(self, kind)) for line in (first, others))

    @property
    def kinds_in_order(self) -> tuple[Warship, ...]:
        """Its warships, those in front first."""
        return tuple(kind for line in self.lines() for kind in line)

    def open_line(self, thirds: int) -> tuple[Warship, ...]:
        """The kinds among which so many thirds leave a choice: of a line that they hit, but not all of it."""
        for line in self.lines():
            ships = sum(getattr(self, kind) for kind in line)
            if thirds < ships:
                return line if thirds and len(line) > 1 else ()
            thirds -= ships
        return ()

    def taken(self, thirds: int, first: Warship | None = None) -> Thirds:
        """The warships that so many thirds hit; where a line is not hit whole, the kind `first`."""
        return self.off(thirds, [kind for line in self.lines() for kind in preferring(first, line)])

    def off(self, thirds: int, order: Sequence[Warship]) -> Thirds:
        """So many thirds of its warships, in this order."""
        found = dict.fromkeys(WARSHIPS, 0)
        for kind in order:
            found[kind] = min(thirds, getattr(self, kind))
            thirds -= found[kind]
        return Thirds(**found)

    def without(self, hit: Thirds) -> Squadron:
        return self._replace(
            sail=self.sail - hit.sail,
            galleys=self.galleys - hit.galleys,
            galleasses=self.galleasses - hit.galleasses,
        )


def preferring(first: Warship | None, kinds: Iterable[Warship]) -> list[Warship]:
    """The kinds in their order, but one of them first."""
    return sorted(kinds, key=lambda kind: kind != first)


def transports_for(thirds: int) -> int:
    """Transports en combat (R74s): any part of a loss destroys a whole DTr."""
    return -(-thirds // THIRDS)


def shared(squadron: Squadron, owed: Owed) -> tuple[tuple[int, ...], int]:
    """Transports en combat (R64s, R74s, R75s): what the warships pay, the worst first, and how many transports go.

    Transports pay for what the warships cannot, or first of all where they are in front.
    """
    left = list(owed.parts)
    lost_first = 0
    if squadron.front == "tr" and not owed.hunted:
        lost_first = min(squadron.tr, transports_for(owed.thirds))
        _pay(left, THIRDS * lost_first)
    paid = _pay(left, squadron.warships)
    return tuple(paid), lost_first + min(squadron.tr - lost_first, transports_for(sum(left)))


@remembered
def struck(squadron: Squadron, owed: Owed, first: Warship | None = None, worst: Warship | None = None) -> Squadron:
    """Effet des pertes; Poursuite: the losses of a day or of the pursuit taken off a side.

    `first` is the kind hit first in a line that is not hit whole, `worst` the one that bears the worst of it.
    """
    paid, transports = shared(squadron, owed)
    hit = squadron.taken(sum(paid), first)
    destroyed, immobilised, damaged, captured = fates(squadron, hit, paid, worst)
    return squadron.without(hit)._replace(
        tr=squadron.tr - transports,
        destroyed=squadron.destroyed + destroyed.total,
        immobilised=squadron.immobilised.with_more(immobilised),
        damaged=squadron.damaged.with_more(damaged),
        captured=squadron.captured.with_more(captured),
    )


def fates(squadron: Squadron, hit: Thirds, paid: tuple[int, ...], worst: Warship | None) -> list[Thirds]:
    """Which of the ships hit are destroyed, immobilised, damaged and captured: in front the worst, or another kind."""
    order = preferring(worst, squadron.kinds_in_order)
    ships = squadron._replace(**hit._asdict())
    found = []
    for due in paid:
        found.append(ships.off(due, order))
        ships = ships.without(found[-1])
    return found


def _pay(owed: list[int], thirds: int) -> list[int]:
    """Pay what is owed in the order it stands, as far as the thirds go; `owed` keeps what is left to pay."""
    paid = []
    for place, due in enumerate(owed):
        part = min(due, thirds)
        paid.append(part)
        owed[place] = due - part
        thirds -= part
    return paid
