"""Déroulement des combats: a whole battle of two armies, turn by turn, with the heroes who fight in it.

Engagement, tactics and raises, the global roll, the personal rolls, and opportunities that help the next global roll;
until a general has won three turns in a row. Then every hero keeps the reputation he has earned.
"""

from __future__ import annotations

from typing import Any

from jacta.games.seventh_sea.figures import OTHER, ROLES, SIDES, Side
from jacta.games.seventh_sea.mass_battle.aftermath import reputation_kept
from jacta.games.seventh_sea.mass_battle.battlefield import (
    ArmyMending,
    Battlefield,
    BattleFought,
    BattleGiven,
    DealtWounds,
    Host,
    OrderBonus,
    arrived,
    enters,
    leaves,
)
from jacta.games.seventh_sea.mass_battle.board import battle_cards, battle_text
from jacta.games.seventh_sea.mass_battle.generals import (
    Commander,
    GlobalRoll,
    TurnWon,
    choosing_tactics,
    daring,
    fortified,
    global_roll,
    spending,
)
from jacta.games.seventh_sea.mass_battle.personal import (
    ENGAGEMENTS,
    USUAL_ENGAGEMENT,
    BattleFighter,
    Engagement,
    FateOutcome,
    FateSeized,
    HeroInBattle,
    hero_in_battle,
)
from jacta.games.seventh_sea.mass_battle.victory import WINS_IN_A_ROW
from jacta.games.seventh_sea.pieces import Army
from jacta.games.seventh_sea.rolls.pools import RAISE
from jacta.rules import Ask, Board, Joining, Move, Note, Rules, Run, Step, done, goto, note, procedure

TREVILLE: dict[str, Any] = {
    "name": "Mousquetaires",
    "general": "Tréville",
    "wits": 3,
    "strategy": 3,
    "officers": {"Athos": 2},
    "free_raises": 1,
}
RICHELIEU: dict[str, Any] = {"name": "Gardes", "general": "Richelieu", "wits": 3, "strategy": 2, "numbers": 2}
ATHOS = {
    "name": "Athos",
    "brawn": 2,
    "finesse": 3,
    "resolve": 3,
    "wits": 3,
    "panache": 3,
    "defence": 3,
    "tactics": 2,
    "heroism": 1,
}
ROWS = [
    {"min": 1, "max": 9, "damage_rolled": 2, "damage_kept": 1, "reputation": 1, "opportunity": False},
    {"min": 10, "max": 20, "damage_rolled": 1, "damage_kept": 1, "reputation": 3, "opportunity": True},
]


def seats(given: BattleGiven) -> tuple[str, ...]:
    """The generals, the heroes, and the game master where he lends a hand."""
    return (*SIDES, *(hero.name for hero in given.heroes), *(("gm",) if given.game_master else ()))


def aims_by_seat(given: BattleGiven) -> dict[str, str]:
    """Every hero wants his side to win."""
    return {hero.name: f"winner={given.heroes_side}" for hero in given.heroes}


@procedure(
    passage="Règles de combat de masse (GM174 EIS100 MON100)",
    asks=(
        *("gm_battle", "gm_army", "gm_figure", "gm_value", "gm_hero", "gm_wound"),
        *("engagement", "spend_raises", "heroism_general", "tactic", "opportunity"),
    ),
    readings=("precision", "min_one_die", "officer_penalty", "d10_explodes", "fort_negative"),
    tables=("eis101",),
    aims={"attacker": "winner=attacker", "defender": "winner=defender"},
    seats=seats,
    seat_aims=aims_by_seat,
    joining=Joining("heroes", "heroes", enters, leaves),
    board=Board(text=battle_text, cards=battle_cards),
    examples=(
        {"attacker": TREVILLE, "defender": RICHELIEU},
        {
            "attacker": TREVILLE,
            "defender": RICHELIEU,
            "heroes": [ATHOS],
            "fates": dict.fromkeys(ENGAGEMENTS, ROWS),
            "max_turns": 1,
        },
    ),
)
def battle(given: BattleGiven) -> Move[BattleFought]:
    """Règles de combat de masse: two armies meet; the attacker is the aggressor of the first turn."""
    attacker, defender = (Host(army.free_raises, army.heroic, army.heroism) for army in map(given.army, SIDES))
    return goto(turn_begins, Battlefield(1, "attacker", attacker, defender, tuple(map(arrived, given.heroes))))


def turn_begins(field: Battlefield, given: BattleGiven) -> Step:
    """Déroulement des combats: a turn; the winner of the last one is the aggressor."""
    told = note("battle_turn", turn=field.turn, who=called(given.army(field.aggressor)))
    return goto(gm_hand if given.game_master else next_engagement, field._replace(hero=0), told)


def called(army: Army) -> str:
    return army.general or army.name


# --- The game master's hand

FIGURES = ("free_raises", "heroic", "wins", "heroism")
PLACES = {"free_raises": "raises", "heroic": "heroic", "wins": "wins", "heroism": "dice"}


def gm_hand(field: Battlefield, given: BattleGiven) -> Step:
    """Le maître de jeu: put a figure right, wound a hero or take him out of the battle, before the turn."""
    deeds = ("go_on", "correct", *(("wound", "leave") if any(not one.gone for one in field.heroes) else ()))
    return Ask("gm_battle", "gm", deeds, then=gm_decided, default="go_on")


def gm_decided(field: Battlefield, deed: str, given: BattleGiven) -> Move:
    if deed == "go_on":
        return goto(next_engagement, field)
    return goto(gm_army if deed == "correct" else gm_wounds if deed == "wound" else gm_leaves, field)


def gm_army(field: Battlefield) -> Step:
    """Le maître de jeu: of which army?"""
    return Ask("gm_army", "gm", SIDES, then=army_chosen, default="attacker")


def army_chosen(field: Battlefield, side: Side) -> Move:
    return goto(gm_figure, ArmyMending(field, side))


def gm_figure(mending: ArmyMending) -> Step:
    """Le maître de jeu: which figure?"""
    return Ask("gm_figure", "gm", FIGURES, then=figure_chosen, default=FIGURES[0])


def figure_chosen(mending: ArmyMending, figure: str) -> Move:
    return goto(gm_value, mending._replace(figure=figure))


def gm_value(mending: ArmyMending) -> Step:
    """Le maître de jeu: how much is it really?"""
    now: int = getattr(mending.field.host(mending.side), PLACES[mending.figure])
    most = WINS_IN_A_ROW - 1 if mending.figure == "wins" else max(20, now)
    return Ask("gm_value", "gm", range(most + 1), then=mended, default=now, args={"now": now})


def mended(mending: ArmyMending, value: int, given: BattleGiven) -> Move:
    field, side, figure = mending
    host = field.host(side)._replace(**{PLACES[figure]: value})
    told = note("gm_mended", who=called(given.army(side)), figure=figure, value=value)
    return goto(gm_hand, field.with_host(side, host), told)


def standing(field: Battlefield, given: BattleGiven) -> tuple[str, ...]:
    return tuple(hero.name for hero, fate in zip(given.heroes, field.heroes, strict=True) if not fate.gone)


def place_of(name: str, given: BattleGiven) -> int:
    return next(place for place, hero in enumerate(given.heroes) if hero.name == name)


def gm_leaves(field: Battlefield, given: BattleGiven) -> Step:
    """Le maître de jeu: who leaves the battle?"""
    names = standing(field, given)
    return Ask("gm_hero", "gm", names, then=hero_left, default=names[0])


def hero_left(field: Battlefield, name: str, given: BattleGiven) -> Move:
    place = place_of(name, given)
    fate = field.heroes[place]._replace(gone=True)
    return goto(gm_hand, field.with_hero(place, fate), note("gm_left", who=name))


def gm_wounds(field: Battlefield, given: BattleGiven) -> Step:
    """Le maître de jeu: who is wounded?"""
    names = standing(field, given)
    return Ask("gm_hero", "gm", names, then=hero_wounded, default=names[0])


def hero_wounded(field: Battlefield, name: str, given: BattleGiven) -> Move:
    return goto(gm_wound, DealtWounds(field, place_of(name, given)))


def gm_wound(blow: DealtWounds) -> Step:
    """Le maître de jeu: how many dramatic wounds has he now?"""
    now = blow.field.heroes[blow.place].dramatic
    return Ask("gm_wound", "gm", range(max(20, now) + 1), then=wound_set, default=now)


def wound_set(blow: DealtWounds, dramatic: int, given: BattleGiven) -> Move:
    hero = given.heroes[blow.place]
    fate = blow.field.heroes[blow.place]._replace(dramatic=dramatic)
    fate = fate._replace(gone=hero.with_(dramatic=dramatic).state == "out")
    told = note("gm_mended", who=hero.name, figure="dramatic", value=dramatic)
    return goto(gm_hand, blow.field.with_hero(blow.place, fate), told)


# --- Choix du niveau d'engagement


def next_engagement(field: Battlefield, given: BattleGiven) -> Step:
    """Choix du niveau d'engagement: every hero says how much he dares this turn."""
    field = field.at_next_hero()
    if field.hero == len(field.heroes):
        return goto(attacker_orders, field._replace(hero=0))
    return goto(choose_engagement, field)


def choose_engagement(field: Battlefield, given: BattleGiven) -> Step:
    """Choix du niveau d'engagement: in reserve, disengaged, engaged, or in the front line."""
    hero = given.heroes[field.hero]
    if field.heroes[field.hero].gone:  # the game master has taken him out
        return goto(next_engagement, field)
    return Ask("engagement", hero.name, ENGAGEMENTS, engaged, USUAL_ENGAGEMENT, {"name": hero.name})


def engaged(field: Battlefield, engagement: Engagement) -> Move:
    fate = field.heroes[field.hero]._replace(engagement=engagement)
    return goto(next_engagement, field.with_hero(field.hero, fate)._replace(hero=field.hero + 1))


# --- Jet global


def attacker_orders(field: Battlefield) -> Step:
    """Phase préparatoire: the attacking general may spend free raises on this roll."""
    return spending("attacker", field.attacker.raises, field, attacker_spent)


def attacker_spent(field: Battlefield, raises: int) -> Move:
    return goto(attacker_dares, after_raises("attacker", field, raises))


def attacker_dares(field: Battlefield) -> Step:
    """Dés d'héroïsme (R76): so may he add heroism dice, each of them once."""
    return daring("attacker", field.attacker.dice, field, attacker_dared)


def attacker_dared(field: Battlefield, dice: int) -> Move:
    return goto(defender_orders, after_dice("attacker", field, dice))


def defender_orders(field: Battlefield) -> Step:
    """Phase préparatoire: the defending general may spend free raises, too."""
    return spending("defender", field.defender.raises, field, defender_spent)


def defender_spent(field: Battlefield, raises: int) -> Move:
    return goto(defender_dares, after_raises("defender", field, raises))


def defender_dares(field: Battlefield) -> Step:
    """Dés d'héroïsme (R76): and heroism dice."""
    return daring("defender", field.defender.dice, field, defender_dared)


def defender_dared(field: Battlefield, dice: int) -> Move:
    return goto(tactics, after_dice("defender", field, dice))


def after_raises(side: Side, field: Battlefield, raises: int) -> Battlefield:
    host = field.host(side)
    field = field.with_host(side, host._replace(raises=host.raises - raises))
    return field.ordering(side, OrderBonus(RAISE * raises))


def after_dice(side: Side, field: Battlefield, dice: int) -> Battlefield:
    host = field.host(side)
    field = field.with_host(side, host._replace(dice=host.dice - dice))
    return field.ordering(side, field.order(side)._replace(dice=dice))


def tactics(field: Battlefield, rules: Rules) -> Step:
    """Choix d'une tactique militaire: secret and simultaneous, where the book's table is at hand."""
    own = field.aggressor
    return choosing_tactics((own, OTHER[own]), field, tactics_revealed, rules) or goto(global_rolls, field)


def tactics_revealed(field: Battlefield, chosen: tuple[str, str], rules: Rules) -> Move:
    modifier: int = rules.table("eis101").at(*chosen)
    own = field.aggressor
    orders = field.order(own)
    field = field.ordering(own, orders._replace(points=orders.points + modifier))
    return goto(global_rolls, field, note("tactics", modifier=modifier))


def commander(side: Side, field: Battlefield, given: BattleGiven) -> Commander:
    """Jet global (R58, R86): the general with opportunities, raises, officers, tactics, conditions and numbers."""
    army, orders = given.army(side), field.order(side)
    bonus = (
        field.host(side).heroic
        + orders.points
        + army.officers.total
        + army.conditions
        + fortified(army.numbers, army.fortification, given.options)
    )
    return Commander.model_construct(
        name=called(army), wits=army.wits, strategy=army.strategy, bonus=bonus, explode=True, heroism=orders.dice
    )


def global_rolls(field: Battlefield, given: BattleGiven) -> Step:
    """Jet global pour chaque armée: the aggressor against the other general."""
    own = field.aggressor
    rolls = GlobalRoll.model_construct(
        attacker=commander(own, field, given), defender=commander(OTHER[own], field, given), options=given.options
    )
    return Run("turn", global_roll, rolls, turn_fought, ROLES[own])


def turn_fought(field: Battlefield, turn: TurnWon, given: BattleGiven) -> Move:
    """Victoire (R59): who has won this turn; a tie breaks every run. Points of opportunities are used up."""
    own = field.aggressor
    winner = None if turn.winner == "tie" else own if turn.winner == "attacker" else OTHER[own]
    for side in SIDES:
        host = field.host(side)
        field = field.with_host(side, host._replace(heroic=0, wins=host.wins + 1 if side == winner else 0))
    field = field._replace(orders=(OrderBonus(), OrderBonus()), aggressor=winner or own)
    told = (
        note("turn_drawn", tie="nobody")
        if winner is None
        else note("turn_won", who=called(given.army(winner)), wins=field.host(winner).wins)
    )
    return goto(next_hero, field, told)


# --- Jet personnel


def next_hero(field: Battlefield, given: BattleGiven) -> Step:
    """Jet personnel pour chaque héros: one after the other; then victory, or another turn."""
    field = field.at_next_hero()
    if field.hero < len(field.heroes):
        return goto(personal, field)
    field = field._replace(hero=0)
    leader = next((side for side in SIDES if field.host(side).wins == WINS_IN_A_ROW), None)
    if leader is not None:
        return done(fought(field._replace(winner=leader), given))
    if field.turn == given.max_turns:
        return done(fought(field, given))
    return goto(turn_begins, field._replace(turn=field.turn + 1))


def personal(field: Battlefield, given: BattleGiven) -> Step:
    """Jet personnel pour chaque héros (R58, EIS101): cavalry and artillery count; so does having officers."""
    hero, fate = given.heroes[field.hero], field.heroes[field.hero]
    army = given.army(given.heroes_side)
    fighter = BattleFighter.model_construct(
        brawn=hero.brawn,
        resolve=hero.resolve,
        defence=hero.defence or 0,
        light=fate.light,
        dramatic=fate.dramatic,
        kind=hero.standing,
    )
    table: dict[str, Any] = {} if given.fates is None else {"table": getattr(given.fates, fate.engagement)}
    turn = HeroInBattle.model_construct(
        engagement=fate.engagement,
        wits=hero.wits,
        tactics=hero.tactics,
        unit=hero.unit,
        general_with_officers=bool(army.officers.pairs) and hero.name == army.general,
        hero=fighter,
        battle_reputation=fate.reputation,
        options=given.options,
        **table,
    )
    return Run("hero_in_battle", hero_in_battle, turn, lived_through, {"hero": hero.name})


def lived_through(field: Battlefield, turn: FateOutcome | FateSeized, given: BattleGiven) -> Move:
    """Jet personnel, opportunité héroïque: what it adds counts for the army's next global roll."""
    fate = field.heroes[field.hero]._replace(light=turn.light, dramatic=turn.dramatic)
    fate = fate._replace(reputation=fate.reputation + turn.reputation, gone=fate.gone or turn.state == "out")
    field, told = field.with_hero(field.hero, fate)._replace(hero=field.hero + 1), list[Note]()
    if turn.opportunity and given.opportunity_bonus:
        side = given.heroes_side
        host = field.host(side)
        field = field.with_host(side, host._replace(heroic=host.heroic + given.opportunity_bonus))
        told.append(note("opportunity_helps", who=called(given.army(side)), points=given.opportunity_bonus))
    return goto(next_hero, field, *told)


# --- Après la bataille


def fought(field: Battlefield, given: BattleGiven) -> BattleFought:
    """Après la bataille (R61): everybody as the battle leaves him, heroes with the reputation that they keep."""
    won = field.winner == given.heroes_side
    heroes = tuple(
        hero.with_(
            light=0, dramatic=fate.dramatic, reputation=hero.reputation + reputation_kept(fate.reputation, won=won)
        )
        for hero, fate in zip(given.heroes, field.heroes, strict=True)
    )
    attacker, defender = (
        given.army(side).with_(free_raises=field.host(side).raises, heroic=0, heroism=field.host(side).dice)
        for side in SIDES
    )
    return BattleFought(field.winner, field.turn, attacker, defender, heroes)
