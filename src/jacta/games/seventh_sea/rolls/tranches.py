"""Par tranche de N: how often a number goes into another."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from jacta.games.seventh_sea.options import Readings


def tranches(amount: float, size: int, options: Readings) -> int:
    """Par tranche de N (C3, R3): the complete ones, or those begun."""
    times = Fraction(amount) / size
    return ceil(times) if options.tranche == "started" else floor(times)
