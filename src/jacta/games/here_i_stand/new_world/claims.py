"""What is to be had in the New World, and the tracker of what has been taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal, Self, get_args

from pydantic import model_validator

from jacta.games.here_i_stand.inputs import refuse
from jacta.rules import Piece, Role

if TYPE_CHECKING:
    from jacta.games.here_i_stand.new_world.voyages import ConquestOutcome, ExplorationOutcome

Discovery = Literal["mississippi", "great_lakes", "st_lawrence"]
Feat = Literal["strait", "amazon", "mississippi", "great_lakes", "st_lawrence"]
Claim = Literal["mississippi", "great_lakes", "st_lawrence", "amazon", "strait", "circumnavigation"]
Conquest = Literal["incas", "aztecs", "mayas"]
DISCOVERIES: tuple[Discovery, ...] = get_args(Discovery)
FEATS: tuple[Feat, ...] = get_args(Feat)
CONQUESTS: tuple[Conquest, ...] = get_args(Conquest)
SUCCESSES = ("circumnavigation", "spice_cargo")


class NewWorld(Piece):
    """What has been discovered and conquered, as `exploration` and `conquest` want their `claimed`, in that order."""

    kind: ClassVar[str] = "new_world"

    discoveries: tuple[Claim, ...] = ()
    conquests: tuple[Conquest, ...] = ()

    @model_validator(mode="after")
    def nothing_is_taken_twice(self) -> Self:
        taken: Sequence[str]
        for key, taken in (("discoveries", self.discoveries), ("conquests", self.conquests)):
            for place, name in enumerate(taken):
                if name in taken[:place]:
                    raise refuse(f"{key}.{place}", "claimed-twice", name=name)
        return self

    def after_exploration(self, outcome: ExplorationOutcome) -> NewWorld:
        """Table des explorations: the discovery made, the strait taken, and the globe sailed round."""
        made: list[Claim] = [feat for feat in FEATS if feat == outcome.result]
        if outcome.circumnavigation in SUCCESSES:
            made.append("circumnavigation")
        new = [claim for claim in made if claim not in self.discoveries]
        return self.model_copy(update={"discoveries": (*self.discoveries, *new)})

    def after_conquest(self, outcome: ConquestOutcome) -> NewWorld:
        """Table des conquêtes: the people conquered."""
        new = [people for people in CONQUESTS if people == outcome.result and people not in self.conquests]
        return self.model_copy(update={"conquests": (*self.conquests, *new)})


EXPLORATION_ROLES = {
    "new_world": Role(NewWorld, lambda piece: {"claimed": list(piece.discoveries)}, NewWorld.after_exploration)
}
CONQUEST_ROLES = {
    "new_world": Role(NewWorld, lambda piece: {"claimed": list(piece.conquests)}, NewWorld.after_conquest)
}
