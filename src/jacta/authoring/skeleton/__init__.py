"""SKELETON: the table of contents of its rules. Copied by `jacta new`; every line is there to be changed."""

from __future__ import annotations

from jacta.rules import Chapter, Game

from . import attack
from .options import READINGS

GAME = Game(
    "skeleton",
    package=__package__ or "",
    source="my own rules",
    status="growing",
    readings=READINGS,
    highlights=(attack.attack,),
    chapters=(Chapter("combat", (attack.hits_needed, attack.attack)),),
)
