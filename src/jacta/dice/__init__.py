"""Throws: what a person picks up, how they read it, and exactly how likely each reading is."""

from jacta.dice.hands import Chain, Face, Hand
from jacta.dice.sources import Seeded, Source, entropy, source_of
from jacta.dice.throws import (
    AtLeast,
    Capped,
    Description,
    Dice,
    Draw,
    Hits,
    Keep,
    Mixture,
    Plus,
    Read,
    Throw,
    Thrown,
    Together,
    d6,
    d10,
)
from jacta.dice.weights import EndlessError, Weights, forget_weights

__all__ = [
    "AtLeast",
    "Capped",
    "Chain",
    "Description",
    "Dice",
    "Draw",
    "EndlessError",
    "Face",
    "Hand",
    "Hits",
    "Keep",
    "Mixture",
    "Plus",
    "Read",
    "Seeded",
    "Source",
    "Throw",
    "Thrown",
    "Together",
    "Weights",
    "d6",
    "d10",
    "entropy",
    "forget_weights",
    "source_of",
]
