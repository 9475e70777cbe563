"""Sorcellerie: what each nation's sorcery costs, and the roll that it needs."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, NamedTuple, TypeAlias

from pydantic import model_validator

from jacta.games.seventh_sea.figures import Bonus, Count, Dice, Difficulty, Name, Raises, Rank, refuse
from jacta.games.seventh_sea.roles import SORCERER
from jacta.games.seventh_sea.rolls.pools import RAISE, Pool
from jacta.games.seventh_sea.sheets import FromSheets, reads
from jacta.rules import Consult, InputError, Known, Message, Move, Note, Roll, Rules, Step, done, goto, note, procedure

Nation: TypeAlias = Literal["avalon", "vendel", "montaigne", "ussura", "vodacce"]


class SorceryGiven(FromSheets):
    """The sorcerer's nation, the pool where a roll is due, and what limits the power.

    The book knows the difficulty of each power by name: it need not be stated then.
    """

    sheets: ClassVar = {"who": reads(heroism_pool=("heroism",))}

    nation: Nation
    power: Annotated[Name, Known("gj202b", "gj205b", "gj214a", "gj216b", "gj221a")] | None = None
    rolled: Dice | None = None
    kept: Dice | None = None
    nd: Difficulty | None = None
    bonus: Bonus = 0
    explode: bool = True
    heroism: Dice = 0
    raises: Raises = 0
    free_raises: Raises = 0
    heroism_pool: Dice = 0
    level: Rank | None = None
    mastery: Rank | None = None
    known: bool = True
    runes_used: Count | None = None
    runes_per_day: Count | None = None

    def number(self, key: str) -> int:
        """A number that this nation's sorcery needs."""
        number: int | None = getattr(self, key)
        if number is None:
            raise InputError(key, Message("error-missing"))
        return number

    @model_validator(mode="after")
    def within_limits(self) -> SorceryGiven:
        """Glamour: the level of mastery; Lærdom: the runes of a day."""
        if self.power is not None and self.nd is not None:
            raise refuse("power", "exclusive", other="nd")
        if self.nation == "avalon":
            level, mastery = self.number("level"), self.number("mastery")
            if level > mastery:
                raise refuse("level", "mastery", level=level, mastery=mastery)
            if not self.known:
                raise refuse("known", "unknown-power")
        if self.nation == "vendel":
            used, allowed = self.number("runes_used"), self.number("runes_per_day")
            if used >= allowed:
                raise refuse("runes_used", "runes", used=used, allowed=allowed)
        return self


PAGES: dict[Nation, str] = {
    "avalon": "gj202b",
    "vendel": "gj205b",
    "montaigne": "gj214a",
    "ussura": "gj216b",
    "vodacce": "gj221a",
}
"""Where the book lists the powers of each nation."""


def tables_used(given: SorceryGiven) -> tuple[str, ...]:
    return ("sorceries", PAGES[given.nation])


class Spell(NamedTuple):
    """A power that is being activated: its price in heroism dice, and the difficulty of its roll."""

    price: int
    nd: int


class Cast(NamedTuple):
    success: bool
    heroism_spent: int


@procedure(
    passage="Sorcellerie (GJ202)",
    readings=(),
    tables=tables_used,
    roles=SORCERER,
    examples=(
        {"nation": "avalon", "level": 2, "mastery": 3, "heroism_pool": 2},
        {"nation": "ussura", "rolled": 5, "kept": 3, "nd": 15, "heroism_pool": 1},
        {"nation": "vendel", "rolled": 5, "kept": 3, "nd": 20, "runes_used": 1, "runes_per_day": 3},
    ),
)
def sorcery(given: SorceryGiven, rules: Rules) -> Move[Cast]:
    """Sorcellerie (R35): a power is activated; a heroism die that it costs is spent whatever comes of it."""
    row = rules.table("sorceries").at(given.nation)
    price: int = row["heroism"]
    if given.heroism_pool < price:
        raise refuse("heroism_pool", "no-heroism", price=price)
    needed = ("rolled", "kept") if given.power else ("rolled", "kept", "nd")
    for key in needed if row["roll"] else ():
        given.number(key)
    told = (note("heroism_paid", price=price),) if price else ()
    return goto(sorcery_power, price, *told)


def sorcery_power(price: int, given: SorceryGiven, rules: Rules) -> Step:
    """Sorcellerie (GJ202b-221a): the difficulty of the power, stated, or in the book under its name."""
    if given.power is None:
        return activated(price, given.nd, given, rules)
    return Consult(PAGES[given.nation], (given.power,), then=power_known)


def power_known(price: int, row: dict[str, Any], given: SorceryGiven, rules: Rules) -> Move:
    told = note("power", trait=row["trait"], skill=row["skill"])
    return activated(price, row["nd"], given, rules, told)


def activated(price: int, nd: int | None, given: SorceryGiven, rules: Rules, *told: Note) -> Move:
    """Sorcellerie: some powers need no roll."""
    if nd is None or not rules.table("sorceries").at(given.nation)["roll"]:
        return done(Cast(True, price), *told)
    return goto(sorcery_throw, Spell(price, nd + RAISE * given.raises), *told)


def sorcery_throw(spell: Spell, given: SorceryGiven) -> Step:
    """Sorcellerie: the roll against the difficulty of the power."""
    bonus = given.bonus + RAISE * given.free_raises
    pool = Pool(given.number("rolled"), given.number("kept"), bonus, given.explode, given.heroism)
    return Roll("sorcery", pool.testing(spell.nd), then=cast)


def cast(spell: Spell, total: float) -> Move:
    success = total >= spell.nd
    return done(Cast(success, spell.price), note("tested", total=total, nd=spell.nd, success=success))
