"""Plain dice: what every game throws, asked for as it is written, `3d6`, without a rule around it."""

from __future__ import annotations

from jacta.games.dice import throwing
from jacta.rules import Chapter, Game

GAME = Game(
    "dice",
    package=__package__ or "",
    source="XdY",
    status="complete",
    highlights=(throwing.total,),
    notation=throwing.read,
    chapters=(Chapter("throwing", (throwing.total,)),),
)
