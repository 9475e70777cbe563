"""Déroulement des combats: a whole battle of two armies, turn by turn, with the heroes who fight in it.

Engagement, tactics and raises, the global roll, the personal rolls, and opportunities that help the next global roll;
until a general has won three turns in a row. Then every hero keeps the reputation he has earned.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from pydantic import Field, model_validator

from jacta.games.seventh_sea.figures import OTHER, SIDES, Side, refuse
from jacta.games.seventh_sea.mass_battle.aftermath import reputation_kept
from jacta.games.seventh_sea.mass_battle.generals import (
    Commander,
    GlobalRoll,
    TurnWon,
    choosing_tactics,
    fortified,
    global_roll,
)
from jacta.games.seventh_sea.mass_battle.personal import (
    ENGAGEMENTS,
    USUAL_ENGAGEMENT,
    Engagement,
    FateOutcome,
    FateRow,
    FateSeized,
    Fighter,
    HeroInBattle,
    hero_in_battle,
)
from jacta.games.seventh_sea.mass_battle.victory import WINS_IN_A_ROW
from jacta.games.seventh_sea.options import Situation
from jacta.games.seventh_sea.pieces import Army, Character
from jacta.games.seventh_sea.rolls.pools import RAISE
from jacta.games.seventh_sea.score_rows import check_rows
from jacta.rules import Ask, Move, Note, Rules, Run, Step, Strict, done, goto, note, procedure

Rows = Annotated[tuple[FateRow, ...], Field(min_length=1, max_length=100)]
Winner: TypeAlias = Literal["attacker", "defender", "none"]


# --- As given


class Fates(Strict):
    """Jet personnel (GM175): the rows of the book, by engagement."""

    reserve: Rows
    disengaged: Rows
    engaged: Rows
    front_line: Rows

    @model_validator(mode="after")
    def rows_in_order(self) -> Fates:
        for engagement in ENGAGEMENTS:
            check_rows(getattr(self, engagement))
        return self


class BattleGiven(Situation):
    """Two armies, and heroes on one side. Without `fates`, the book is consulted for every personal roll.

    `opportunity_bonus` is what an opportunity adds to the next global roll: the books say more. With `game_master`, he
    may lend a hand before every turn.
    """

    attacker: Army
    defender: Army
    heroes: Annotated[tuple[Character, ...], Field(max_length=20)] = ()
    heroes_side: Side = "attacker"
    fates: Fates | None = None
    opportunity_bonus: Annotated[int, Field(ge=0, le=100)] = RAISE
    max_turns: Annotated[int, Field(ge=1, le=1000)] = 50
    game_master: bool = False

    def army(self, side: Side) -> Army:
        return self.attacker if side == "attacker" else self.defender

    @model_validator(mode="after")
    def each_once(self) -> BattleGiven:
        for place, hero in enumerate(self.heroes):
            if any(hero.name == other.name for other in self.heroes[:place]):
                raise refuse(f"heroes.{place}.name", "same-name", name=hero.name)
        return self


# --- As it stands


class Host(NamedTuple):
    """An army in battle: free raises, points of opportunities for its next roll, heroism dice, turns won in a row."""

    raises: int
    heroic: int
    dice: int
    wins: int = 0


class Fate(NamedTuple):
    """A hero in battle: wounds, the reputation of this battle, his engagement of the turn; gone when he has left."""

    light: int
    dramatic: int
    reputation: int = 0
    engagement: Engagement = USUAL_ENGAGEMENT
    gone: bool = False


class Orders(NamedTuple):
    """What is added to a general's roll of this turn, and his heroism dice."""

    points: int = 0
    dice: int = 0


class Battlefield(NamedTuple):
    """Turn, aggressor, both armies and their orders, all heroes, and the hero whose turn it is."""

    turn: int
    aggressor: Side
    attacker: Host
    defender: Host
    heroes: tuple[Fate, ...]
    orders: tuple[Orders, Orders] = (Orders(), Orders())
    hero: int = 0
    winner: Winner = "none"

    def host(self, side: Side) -> Host:
        return self.attacker if side == "attacker" else self.defender

    def with_host(self, side: Side, host: Host) -> Battlefield:
        return self._replace(attacker=host) if side == "attacker" else self._replace(defender=host)

    def with_hero(self, place: int, fate: Fate) -> Battlefield:
        return self._replace(heroes=(*self.heroes[:place], fate, *self.heroes[place + 1 :]))

    def ordering(self, side: Side, orders: Orders) -> Battlefield:
        own, other = self.orders
        return self._replace(orders=(orders, other) if side == "attacker" else (own, orders))

    def order(self, side: Side) -> Orders:
        return self.orders[SIDES.index(side)]


class BattleFought(NamedTuple):
    """Who has won, and everybody as he is now."""

    winner: Winner
    turns: int
    attacker: Army
    defender: Army
    heroes: tuple[Character, ...]


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


@procedure(
    passage="Règles de combat de masse (GM174 EIS100 MON100)",
    asks=(
        *("gm_battle", "gm_army", "gm_figure", "gm_value", "gm_hero", "gm_wound"),
        *("engagement", "spend_raises", "heroism_general", "tactic", "opportunity"),
    ),
    readings=(*("precision", "min_one_die", "officer_penalty", "d10_explodes", "fort_negative"),),
    tables=("eis101",),
    aims={"attacker": "winner=attacker", "defender": "winner=defender"},
    seats=seats,
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
    heroes = tuple(Fate(hero.light, hero.dramatic, gone=hero.state == "out") for hero in given.heroes)
    return goto(turn_begins, Battlefield(1, "attacker", attacker, defender, heroes))


def turn_begins(field: Battlefield, given: BattleGiven) -> Step:
    """Déroulement des combats: a turn; the winner of the last one is the aggressor."""
    told = note("battle_turn", turn=field.turn, who=called(given.army(field.aggressor)))
    return goto(gm_hand if given.game_master else next_engagement, field._replace(hero=0), told)


def called(army: Army) -> str:
    return army.general or army.name


# --- The game master's hand

FIGURES = ("free_raises", "heroic", "wins", "heroism")
PLACES = {"free_raises": "raises", "heroic": "heroic", "wins": "wins", "heroism": "dice"}


class Mending(NamedTuple):
    """A figure that the game master puts right: of which army."""

    field: Battlefield
    side: Side
    figure: str = ""


class Blow(NamedTuple):
    """Wounds that the game master deals to a hero."""

    field: Battlefield
    place: int


def gm_hand(field: Battlefield, given: BattleGiven) -> Step:
    """The game master may put a figure right, wound a hero or take him out of the battle, before the turn."""
    deeds = ("go_on", "correct", *(("wound", "leave") if any(not one.gone for one in field.heroes) else ()))
    return Ask("gm_battle", "gm", deeds, then=gm_decided, default="go_on")


def gm_decided(field: Battlefield, deed: str, given: BattleGiven) -> Move:
    if deed == "go_on":
        return goto(next_engagement, field)
    return goto(gm_army if deed == "correct" else gm_wounds if deed == "wound" else gm_leaves, field)


def gm_army(field: Battlefield) -> Step:
    """The game master: of which army?"""
    return Ask("gm_army", "gm", SIDES, then=army_chosen, default="attacker")


def army_chosen(field: Battlefield, side: Side) -> Move:
    return goto(gm_figure, Mending(field, side))


def gm_figure(mending: Mending) -> Step:
    """The game master: which figure?"""
    return Ask("gm_figure", "gm", FIGURES, then=figure_chosen, default=FIGURES[0])


def figure_chosen(mending: Mending, figure: str) -> Move:
    return goto(gm_value, mending._replace(figure=figure))


def gm_value(mending: Mending) -> Step:
    """The game master: how much is it really?"""
    now: int = getattr(mending.field.host(mending.side), PLACES[mending.figure])
    most = WINS_IN_A_ROW - 1 if mending.figure == "wins" else max(20, now)
    return Ask("gm_value", "gm", range(most + 1), then=mended, default=now, args={"now": now})


def mended(mending: Mending, value: int, given: BattleGiven) -> Move:
    field, side, figure = mending
    host = field.host(side)._replace(**{PLACES[figure]: value})
    told = note("gm_mended", who=called(given.army(side)), figure=figure, value=value)
    return goto(gm_hand, field.with_host(side, host), told)


def standing(field: Battlefield, given: BattleGiven) -> tuple[str, ...]:
    return tuple(hero.name for hero, fate in zip(given.heroes, field.heroes, strict=True) if not fate.gone)


def place_of(name: str, given: BattleGiven) -> int:
    return next(place for place, hero in enumerate(given.heroes) if hero.name == name)


def gm_leaves(field: Battlefield, given: BattleGiven) -> Step:
    """The game master: who leaves the battle?"""
    names = standing(field, given)
    return Ask("gm_hero", "gm", names, then=hero_left, default=names[0])


def hero_left(field: Battlefield, name: str, given: BattleGiven) -> Move:
    place = place_of(name, given)
    fate = field.heroes[place]._replace(gone=True)
    return goto(gm_hand, field.with_hero(place, fate), note("gm_left", who=name))


def gm_wounds(field: Battlefield, given: BattleGiven) -> Step:
    """The game master: who is wounded?"""
    names = standing(field, given)
    return Ask("gm_hero", "gm", names, then=hero_wounded, default=names[0])


def hero_wounded(field: Battlefield, name: str, given: BattleGiven) -> Move:
    return goto(gm_wound, Blow(field, place_of(name, given)))


def gm_wound(blow: Blow) -> Step:
    """The game master: how many dramatic wounds has he now?"""
    now = blow.field.heroes[blow.place].dramatic
    return Ask("gm_wound", "gm", range(max(20, now) + 1), then=wound_set, default=now)


def wound_set(blow: Blow, dramatic: int, given: BattleGiven) -> Move:
    hero = given.heroes[blow.place]
    fate = blow.field.heroes[blow.place]._replace(dramatic=dramatic)
    fate = fate._replace(gone=hero.with_(dramatic=dramatic).state == "out")
    told = note("gm_mended", who=hero.name, figure="dramatic", value=dramatic)
    return goto(gm_hand, blow.field.with_hero(blow.place, fate), told)


# --- Choix du niveau d'engagement


def next_engagement(field: Battlefield, given: BattleGiven) -> Step:
    """Choix du niveau d'engagement: every hero says how much he dares this turn."""
    while field.hero < len(field.heroes) and field.heroes[field.hero].gone:
        field = field._replace(hero=field.hero + 1)
    if field.hero == len(field.heroes):
        return goto(attacker_orders, field._replace(hero=0))
    return goto(choose_engagement, field)


def choose_engagement(field: Battlefield, given: BattleGiven) -> Step:
    """Choix du niveau d'engagement: in reserve, disengaged, engaged, or in the front line."""
    hero = given.heroes[field.hero]
    return Ask("engagement", hero.name, ENGAGEMENTS, engaged, USUAL_ENGAGEMENT, {"name": hero.name})


def engaged(field: Battlefield, engagement: Engagement) -> Move:
    fate = field.heroes[field.hero]._replace(engagement=engagement)
    return goto(next_engagement, field.with_hero(field.hero, fate)._replace(hero=field.hero + 1))


# --- Jet global


def attacker_orders(field: Battlefield) -> Step:
    """Phase préparatoire: the attacking general may spend free raises on this roll."""
    return spend("attacker", field, attacker_spent)


def attacker_spent(field: Battlefield, raises: int) -> Move:
    return goto(attacker_dares, after_raises("attacker", field, raises))


def attacker_dares(field: Battlefield) -> Step:
    """Dés d'héroïsme (R76): so may he add heroism dice, each of them once."""
    return dare("attacker", field, attacker_dared)


def attacker_dared(field: Battlefield, dice: int) -> Move:
    return goto(defender_orders, after_dice("attacker", field, dice))


def defender_orders(field: Battlefield) -> Step:
    """Phase préparatoire: the defending general may spend free raises, too."""
    return spend("defender", field, defender_spent)


def defender_spent(field: Battlefield, raises: int) -> Move:
    return goto(defender_dares, after_raises("defender", field, raises))


def defender_dares(field: Battlefield) -> Step:
    """Dés d'héroïsme (R76): and heroism dice."""
    return dare("defender", field, defender_dared)


def defender_dared(field: Battlefield, dice: int) -> Move:
    return goto(tactics, after_dice("defender", field, dice))


def spend(side: Side, field: Battlefield, then: Any) -> Step:
    stock = field.host(side).raises
    step: Step = Ask("spend_raises", side, tuple(range(stock + 1)), then, 0) if stock else then(field, 0)
    return step


def dare(side: Side, field: Battlefield, then: Any) -> Step:
    stock = field.host(side).dice
    step: Step = Ask("heroism_general", side, tuple(range(stock + 1)), then, 0) if stock else then(field, 0)
    return step


def after_raises(side: Side, field: Battlefield, raises: int) -> Battlefield:
    host = field.host(side)
    field = field.with_host(side, host._replace(raises=host.raises - raises))
    return field.ordering(side, Orders(RAISE * raises))


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
    return Run("turn", global_roll, rolls, turn_fought, {"attacker": own, "defender": OTHER[own]})


def turn_fought(field: Battlefield, turn: TurnWon, given: BattleGiven) -> Move:
    """Victoire (R59): who has won this turn; a tie breaks every run. Points of opportunities are used up."""
    own = field.aggressor
    winner = None if turn.winner == "tie" else own if turn.winner == "attacker" else OTHER[own]
    for side in SIDES:
        host = field.host(side)
        field = field.with_host(side, host._replace(heroic=0, wins=host.wins + 1 if side == winner else 0))
    field = field._replace(orders=(Orders(), Orders()), aggressor=winner or own)
    told = (
        note("turn_drawn", tie="nobody")
        if winner is None
        else note("turn_won", who=called(given.army(winner)), wins=field.host(winner).wins)
    )
    return goto(next_hero, field, told)


# --- Jet personnel


def next_hero(field: Battlefield, given: BattleGiven) -> Step:
    """Jet personnel pour chaque héros: one after the other; then victory, or another turn."""
    while field.hero < len(field.heroes) and field.heroes[field.hero].gone:
        field = field._replace(hero=field.hero + 1)
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
    """Jet personnel pour chaque héros (R58): a general with officers under him has less time for himself."""
    hero, fate = given.heroes[field.hero], field.heroes[field.hero]
    army = given.army(given.heroes_side)
    fighter = Fighter.model_construct(
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
    fate = fate._replace(reputation=fate.reputation + turn.reputation, gone=turn.state == "out")
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
