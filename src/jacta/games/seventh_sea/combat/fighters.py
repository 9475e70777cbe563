"""Attaquer, Eviter un coup: who strikes, who is struck, and everything that bears on a blow."""

from __future__ import annotations

from typing import ClassVar, Literal, NamedTuple, TypeAlias

from jacta.games.seventh_sea.combat.turns import passive_nd
from jacta.games.seventh_sea.combat.wounds import Sufferer
from jacta.games.seventh_sea.figures import (
    Bonus,
    Dice,
    DiceModifier,
    MostRaises,
    Raises,
    RaisesOrChoose,
    Rank,
    Toughness,
    Trait,
    Weapon,
)
from jacta.games.seventh_sea.inputs import CharacterInput
from jacta.games.seventh_sea.options import Readings, Situation
from jacta.games.seventh_sea.pieces import WEAPON
from jacta.games.seventh_sea.rolls.pools import Pool, skill_pool
from jacta.games.seventh_sea.sheets import FromSheets, reads

Defend: TypeAlias = Literal["always", "never", "choose"]


class Purse(NamedTuple):
    """Heroism dice that the two sides may still decide to spend."""

    attacker: int
    defender: int


class Fighter(CharacterInput):
    """Somebody in a fight. His dice explode while he is fit, unless `explode` says otherwise (C7)."""

    explode: bool | None = None

    @property
    def explodes(self) -> bool:
        return self.state == "fit" if self.explode is None else self.explode


class Attacker(Fighter):
    finesse: Trait
    attack: Rank
    brawn: Trait


class Defender(Fighter):
    """Whoever is struck. `active` is the rank that avoids blows, where it is not that of the passive defence (R16)."""

    brawn: Trait
    wits: Trait
    resolve: Trait
    defence: Rank
    active: Rank | None = None

    def active_pool(self, options: Readings, *, mod_rolled: int = 0, heroism: int = 0) -> Pool:
        """Eviter un coup (R16): wits and defence rolled, wits kept."""
        rank = self.defence if self.active is None else self.active
        return skill_pool(self.wits, rank, options, mod_rolled=mod_rolled, explode=self.explodes, heroism=heroism)

    def suffering(self, interval: int) -> Sufferer:
        """Encaisser les blessures: how the defender takes a blow."""
        return Sufferer(
            self.brawn, self.resolve, self.light, self.dramatic, self.kind, self.explodes, interval=interval
        )


class Stance(Situation):
    """How the defender stands, and whether he may and will avoid what comes."""

    defender: Defender
    prone: bool = False
    surprised: bool = False
    inactive: bool = False
    can_defend: bool = False
    defend: Defend = "always"

    def passive_nd(self, rank_mod: int = 0) -> int:
        helpless = self.prone or self.surprised or self.inactive
        return passive_nd(self.defender.defence, helpless=helpless, rank_mod=rank_mod)

    @property
    def usual_defence(self) -> str:
        """Eviter un coup: what a defender does who is not asked."""
        return "defend"

    @property
    def dice_to_avoid(self) -> int:
        """Intimider: dice that the defender has more or fewer against this attacker."""
        return 0

    @property
    def may_defend(self) -> bool:
        """Eviter un coup (R28, R30): whoever can act may spend a die, unless he has said never."""
        return self.can_defend and self.defend != "never" and not (self.surprised or self.inactive)


class Minded(Stance):
    """A blow in a fight: what a defender does `usually` who is not asked, and dice that help or hinder him."""

    usually: Literal["defend", "endure"] = "defend"
    defence_dice: DiceModifier = 0

    @property
    def usual_defence(self) -> str:
        return self.usually

    @property
    def dice_to_avoid(self) -> int:
        return self.defence_dice


class Striking(Situation):
    """Who strikes; he is told first."""

    attacker: Attacker


class ExchangeGiven(FromSheets, Stance, Striking):
    sheets: ClassVar = {"attacker": reads(*WEAPON)}

    weapon: Weapon | None = None
    weapon_rolled: Dice | None = None
    weapon_kept: Dice | None = None
    damage_raises: RaisesOrChoose = 0
    called_raises: RaisesOrChoose = 0
    free_raises: Raises = 0
    off_hand: bool = False
    attack_dice: DiceModifier = 0
    attack_bonus: Bonus = 0
    forced_raises: Raises = 0
    parry_nd: Bonus = 0
    heroism_attack: Dice = 0
    heroism_damage: Dice = 0
    heroism_defence: Dice = 0
    heroism_wound: Dice = 0
    max_raises: MostRaises = 4
    toughness: Toughness = "solid"

    @property
    def clumsy(self) -> bool:
        """Attaquer (R68): whether the wrong hand costs a die."""
        return self.off_hand

    def parry(self, options: Readings, mod_rolled: int = 0) -> Pool | None:
        """Eviter un coup: the dice that may avoid the blow, if any may."""
        if not self.may_defend:
            return None
        dice = mod_rolled + self.dice_to_avoid
        return self.defender.active_pool(options, mod_rolled=dice, heroism=self.parry_heroism)

    @property
    def idle_raises(self) -> int:
        """Provoquer (R38): raises for nothing."""
        return self.forced_raises

    @property
    def parry_heroism(self) -> int:
        """Dés d'héroïsme: as many as may strengthen the active defence."""
        if not self.left_out("heroism_defence"):
            return self.heroism_defence
        return max(0, self.defender.heroism - self.heroism_wound)

    @property
    def purse(self) -> Purse:
        """Dés d'héroïsme: what each side holds."""
        return Purse(self.attacker.heroism, self.defender.heroism)
