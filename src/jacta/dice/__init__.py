"""Throws: what a person picks up, how the dice are read, and exactly how likely each value is."""

from jacta.dice.dice_and_cards import Dice, Draw, Hits, Keep, Lowest, d6, d10
from jacta.dice.drawing import Drawn, mark_of
from jacta.dice.faces import Chain, Face, Hand
from jacta.dice.fair import Fair, FairDice, commitment, new_secret, read_commitment, read_fair, read_promise, seal_of
from jacta.dice.sources import Chance, Seeded, Source, entropy, source_of
from jacta.dice.throws import (
    BEYOND,
    AtLeast,
    Capped,
    CutOff,
    Description,
    Marked,
    Mixture,
    Plus,
    Read,
    Throw,
    Thrown,
    Together,
    smallest_cut,
)
from jacta.dice.weights import EndlessError, Weights, forget_weights

__all__ = [
    "BEYOND",
    "AtLeast",
    "Capped",
    "Chain",
    "Chance",
    "CutOff",
    "Description",
    "Dice",
    "Draw",
    "Drawn",
    "EndlessError",
    "Face",
    "Fair",
    "FairDice",
    "Hand",
    "Hits",
    "Keep",
    "Lowest",
    "Marked",
    "Mixture",
    "Plus",
    "Read",
    "Seeded",
    "Source",
    "Throw",
    "Thrown",
    "Together",
    "Weights",
    "commitment",
    "d6",
    "d10",
    "entropy",
    "forget_weights",
    "mark_of",
    "new_secret",
    "read_commitment",
    "read_fair",
    "read_promise",
    "seal_of",
    "smallest_cut",
    "source_of",
]
