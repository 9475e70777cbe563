"""How uncertain counts are: Wilson's interval."""

from __future__ import annotations

import math
from fractions import Fraction
from functools import lru_cache
from typing import Final

CONFIDENCE: Final = 0.95  # of the error bars of a sample, unless the caller asks for another


def wilson(share: Fraction, runs: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's score interval (1927) for a probability that came up in this `share` of `runs` tries."""
    z, p = _normal_quantile((1 + confidence) / 2), float(share)
    scale = 1 + z * z / runs
    centre = (p + z * z / (2 * runs)) / scale
    half = z / scale * math.sqrt(p * (1 - p) / runs + z * z / (4 * runs * runs))
    return min(p, max(0.0, centre - half)), max(p, min(1.0, centre + half))  # p stays inside in spite of rounding


@lru_cache(maxsize=64)
def _normal_quantile(q: float) -> float:
    from statistics import NormalDist  # noqa: PLC0415  (only samples need it)

    return NormalDist().inv_cdf(q)
