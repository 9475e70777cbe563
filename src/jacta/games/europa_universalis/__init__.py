"""Europa Universalis for eight players (2003): land, sea and realm. The table of contents of its document."""

from __future__ import annotations

from jacta.games.europa_universalis import own_tables
from jacta.games.europa_universalis.campaign import fleet_round, kept_records, logistics_turn, siege_round, stack_round
from jacta.games.europa_universalis.combat import endings, land_battle, losses, profiles
from jacta.games.europa_universalis.logistics import naval_purchases, recruiting, upkeep
from jacta.games.europa_universalis.marches import attrition, interception, land_transport, overrun, stacking
from jacta.games.europa_universalis.marches.rosters import ArmyRoster
from jacta.games.europa_universalis.naval_combat import front_line, naval_battle
from jacta.games.europa_universalis.naval_combat import losses as naval_losses
from jacta.games.europa_universalis.navies import blockade, crossings, fleets, naval_units, sea_attrition
from jacta.games.europa_universalis.options import LAND_READINGS
from jacta.games.europa_universalis.overseas import colonies, exploration, fortresses, natives, natives_battle
from jacta.games.europa_universalis.overseas.ledgers import Conquistadors, StrengthPoints
from jacta.games.europa_universalis.pieces.fleet import Fleet
from jacta.games.europa_universalis.pieces.fortress import Fortress
from jacta.games.europa_universalis.pieces.power import Power
from jacta.games.europa_universalis.pieces.stack import Stack
from jacta.games.europa_universalis.realm import diplomacy, leaders, sheets, unrest
from jacta.games.europa_universalis.realm.countries import SHEET_CHECKS
from jacta.games.europa_universalis.screens import power_sheet, stack_builder
from jacta.games.europa_universalis.sea_options import SEA_READINGS
from jacta.games.europa_universalis.sieges import assault, siege_plan, siege_work
from jacta.rules import Chapter, Game

GAME = Game(
    "europa_universalis",
    package=__package__ or "",
    source="Europa Universalis à 8 joueurs (7 mai 2003)",
    language="fr",
    status="complete",
    readings=(*LAND_READINGS, *SEA_READINGS),
    highlights=(land_battle.land_battle, siege_plan.siege_plan, naval_battle.naval_battle),
    pieces=(Stack, Fleet, Fortress, Power, ArmyRoster, StrengthPoints, Conquistadors),
    checks={**SHEET_CHECKS, **own_tables.CHECKS},
    screens={"stack_builder": stack_builder.SCREEN, "power_sheet": power_sheet.SCREEN},
    chapters=(
        Chapter(
            "armies",
            (profiles.stack_profile, profiles.army_class_size, profiles.cavalry_rate, profiles.artillery_rate),
        ),
        Chapter(
            "battle",
            (
                land_battle.land_battle,
                endings.pursuit,
                endings.break_off,
                endings.retreat,
                losses.inflicted_losses,
                losses.size_modifier,
                losses.loss_variation,
                losses.loss_options,
            ),
        ),
        Chapter("sieges", (assault.assault, siege_work.siege_upkeep, siege_work.siege_work, siege_plan.siege_plan)),
        Chapter(
            "marches",
            (
                stacking.stacking,
                attrition.attrition,
                stacking.reorganise,
                land_transport.land_transport,
                overrun.overrun,
                attrition.fortress_passage,
                interception.interception,
                interception.interception_gauntlet,
                interception.evasion,
            ),
        ),
        Chapter(
            "campaign",
            (
                stack_round.stack_round,
                siege_round.siege_round,
                fleet_round.fleet_round,
                fleet_round.ships_return,
                logistics_turn.logistics_turn,
                kept_records.army_roster,
                kept_records.strength_points,
                kept_records.conquistadors,
            ),
        ),
        Chapter("recruiting", (recruiting.recruitment_limit, recruiting.land_purchase, recruiting.cheapest_purchase)),
        Chapter(
            "overseas",
            (
                natives.natives_strength,
                natives.natives_cavalry,
                natives.overseas_losses,
                natives_battle.natives_battle,
                exploration.exploration_loss,
                exploration.remains,
                exploration.exploration_attrition,
                fortresses.fort,
                colonies.colonial_militia,
                colonies.colonial_purchase,
                colonies.cossacks,
            ),
        ),
        Chapter(
            "navies",
            (
                naval_units.naval_units,
                naval_units.convoy_cargo,
                fleets.fleet_capacity,
                fleets.fleet_limits,
                naval_units.naval_stacking,
                naval_units.regroup,
                naval_units.minor_reinforcements,
                naval_purchases.purchase,
                upkeep.maintenance,
            ),
        ),
        Chapter("crossings", (crossings.naval_action, crossings.sea_transport, sea_attrition.sea_attrition)),
        Chapter(
            "naval_battle",
            (
                front_line.front_line,
                front_line.wind_advantage,
                naval_losses.naval_losses,
                naval_losses.naval_pursuit,
                naval_battle.naval_battle,
            ),
        ),
        Chapter("blockade", (blockade.break_blockade, blockade.force_battle)),
        Chapter(
            "realm",
            (
                fortresses.fortress_cost,
                leaders.replacement_leader,
                leaders.mercenary_generals,
                unrest.revolt,
                unrest.piracy_suppression,
                leaders.monarch_general,
                diplomacy.crusade,
                diplomacy.military_situation,
                diplomacy.minor_entry,
                diplomacy.minor_peace,
                sheets.country,
            ),
        ),
    ),
)
