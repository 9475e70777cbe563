"""Europa Universalis for eight players (2003): land, sea and realm. The table of contents of its document."""

from __future__ import annotations

from jacta.games.europa_universalis import encounters, marches, recruiting, sheets, sieges, stacks, transport
from jacta.games.europa_universalis.countries import CHECKS
from jacta.kernel.procedure import Chapter, Game

GAME = Game(
    "europa_universalis",
    package=__package__ or "",
    source="Europa Universalis à 8 joueurs (7 mai 2003)",
    status="complete",
    readings=(),
    checks=CHECKS,
    chapters=(
        Chapter("sieges", (sieges.siege_upkeep, sieges.siege_work)),
        Chapter(
            "marches",
            (
                stacks.stacking,
                marches.attrition,
                stacks.reorganise,
                transport.land_transport,
                marches.fortress_passage,
                encounters.interception,
                encounters.interception_gauntlet,
                encounters.evasion,
            ),
        ),
        Chapter("recruiting", (recruiting.recruitment_limit, recruiting.land_purchase, recruiting.cheapest_purchase)),
        Chapter("realm", (sheets.country,)),
    ),
)
