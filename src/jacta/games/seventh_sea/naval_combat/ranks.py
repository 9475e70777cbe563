"""Définition du navire: the five ranks of a ship, and how it loses them."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from jacta.rules import often_changed

ShipTrait: TypeAlias = Literal["brawn", "finesse", "resolve", "wits", "panache"]
TRAITS: tuple[ShipTrait, ...] = ("brawn", "finesse", "resolve", "wits", "panache")


@often_changed
class Ranks(NamedTuple):
    """Cannons, crew, hull, rudder, sails."""

    brawn: int
    finesse: int
    resolve: int
    wits: int
    panache: int

    @property
    def left(self) -> tuple[ShipTrait, ...]:
        """The traits that have a rank to lose."""
        return tuple([trait for trait, rank in zip(TRAITS, self, strict=True) if rank])

    @property
    def highest(self) -> ShipTrait:
        """The trait with most ranks, the first of equals."""
        return max(TRAITS, key=self.of)

    def of(self, trait: ShipTrait) -> int:
        rank: int = getattr(self, trait)
        return rank

    def without(self, trait: ShipTrait) -> Ranks:
        """After the loss of a rank."""
        return self._replace(**{trait: self.of(trait) - 1})
