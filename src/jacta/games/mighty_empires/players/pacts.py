"""With whom the planner makes common cause (4.30): two who are behind, against the one who leads.

An alliance is worth something only against a third, and to somebody who is no rival himself: it leaves the units of
both free for the leader. It is proposed in spring, so that nobody is asked four times a year, and it ends when the
leader is caught up with, or when the last seasons decide between the allies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jacta.games.mighty_empires.campaign.alliances import NONE, Council
from jacta.games.mighty_empires.players.appraisal import Appraisal
from jacta.games.mighty_empires.players.values import points
from jacta.games.mighty_empires.state.actions import Pact

AHEAD = 3
"""Points by which somebody leads."""
RECKONING = 3
"""Seasons before the end in which nobody is a friend any more."""


def alliance(mind: Appraisal, council: Any, options: Sequence[Pact | str]) -> Pact | str:
    """D5: to whoever else is behind the leader; broken off when there is no leader any more."""
    leader = _leader(mind)
    for pact in options:
        if isinstance(pact, Pact) and pact.do == "break" and not _needed(mind, leader, pact.seat):
            return pact
    if mind.friends - {mind.seat} or mind.world.season != "spring":
        return NONE
    wanted = [one for one in options if isinstance(one, Pact) and _needed(mind, leader, one.seat)]
    return max(wanted, key=lambda one: (points(mind.world, one.seat, mind.values), -one.seat), default=NONE)


def alliance_answer(mind: Appraisal, council: Any, options: Sequence[bool]) -> bool:
    """D5: yes to whoever else is behind the leader."""
    proposer = council.seats[0] if isinstance(council, Council) else council.seat
    return _needed(mind, _leader(mind), proposer)


def _leader(mind: Appraisal) -> int | None:
    """Who is ahead of all others by so much that they had better stand together."""
    standings = sorted(((points(mind.world, one, mind.values), one) for one in mind.world.living), reverse=True)
    clear = len(standings) > 1 and standings[0][0] - standings[1][0] >= AHEAD
    return standings[0][1] if clear else None


def _needed(mind: Appraisal, leader: int | None, other: int) -> bool:
    return leader is not None and leader not in (mind.seat, other) and mind.turns_left >= RECKONING
