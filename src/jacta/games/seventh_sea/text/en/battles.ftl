## Chapter

chapter-mass_battle = Mass battle

## Procedures

mass_preparation = Preparation of a battle
    .about = The quartermaster and the general before the battle: how many free raises?
    .example-1 = quartermaster and general
mass_modifiers = Modifiers of an army
    .about = All that is added to a general’s global roll.
    .example-1 = all that counts
    .example-2 = fewer, but behind walls
mass_turn = Turn of a battle
    .about = The global roll of both generals: who wins the turn?
    .example-1 = at +2, without explosion
    .example-2 = two free raises
mass_battle = Battle
    .about = Turn after turn, until a general has won three in a row.
    .sought = armies, war
    .example-1 = at +2, without explosion
    .example-2 = equals, four turns
hero_in_battle = Hero in a battle
    .about = A hero’s personal roll: wounds, reputation, heroic opportunity.
    .example-1 = a hero engaged
aftermath = After the battle
    .about = Losses, reputation and loot.
    .example-1 = an honourable defeat
    .example-2 = a victory
    .example-3 = an inglorious defeat
volley = Volley of firearms
    .about = A small group fires at another: how many hits, and on whom?
    .example-1 = five brutes fire
    .example-2 = at a squad and its leader
    .example-3 = at a villain and his brutes
volley_wounds = Wounds of a volley
    .about = What the hits of a volley do to a henchman or a villain: light wounds, then the wound check.
    .example-1 = two bullets, a henchman

## Tables

table-eis101 = Military tactics
table-eis101b = Cavalry and artillery
table-eis102 = Conditional modifiers
table-eis103 = Levels of fortification
table-eis103b = Losses after a battle
table-gm175 = Fate of heroes
table-gm176 = Heroic opportunities
table-mon103 = Heroic opportunities (Montaigne)
table-gm177 = Loot
table-mon101 = Wounds of a volley
slot-eis101 =
    .book = Eisen
    .page = p. 101
slot-eis101b =
    .book = Eisen
    .page = p. 101
slot-eis102 =
    .book = Eisen
    .page = p. 102
slot-eis103 =
    .book = Eisen
    .page = p. 103
slot-eis103b =
    .book = Eisen
    .page = p. 103
slot-gm175 =
    .book = Guide du Maître (Game Master’s Guide)
    .page = p. 175
slot-gm176 =
    .book = Guide du Maître (Game Master’s Guide)
    .page = p. 176-177
slot-mon103 =
    .book = Montaigne
    .page = p. 103
slot-gm177 =
    .book = Guide du Maître (Game Master’s Guide)
    .page = p. 177
slot-mon101 =
    .book = Montaigne
    .page = p. 101

## Keys

key-quartermaster = Quartermaster
    .help = Who keeps the stores: his ranks.
key-logistics = Logistics
    .help = The quartermaster’s rank in Logistics.
key-general = General
    .help = Who leads the army.
key-incitation = Incitation
    .help = The general’s rank in Incitation.
key-strategy = Strategy
    .help = Rank in Strategy: a general’s global roll.
key-tactics = Tactics
    .help = Rank in Tactics: a hero’s personal roll in a battle.
key-heroic = Heroic opportunities
    .help = Points from the opportunities of earlier turns.
key-officers = Officers
    .help = The rank in Command of each player character who is an officer (lieutenant or above).
key-tactic = Military tactic
    .help = Modifier of the tactic chosen, for the aggressor.
key-condition_names = Conditions of the table
    .help = Their names in the table on page 102 of Eisen; or state the sum of the conditions.
key-conditions = Conditions
    .help = Terrain, ratio of forces, presence of heroes; the advantage of numbers apart.
key-numbers = Advantage of numbers
    .help = What greater numbers are worth; a fortification multiplies it.
key-fortification = Level of fortification
    .help = The level of the works; 0: none.
key-fortification_kind = Kind of fortification
    .help = Its name in the table on page 103 of Eisen; or state the level.
key-condition = Condition
key-general_personal = General’s personal roll
key-aggressor_bonus = Aggressor’s bonus
    .help = Net modifier of the tactics for each general while he is the aggressor.
key-engagement = Engagement
    .help = Reserve, disengaged, engaged or front line. Left out, the hero chooses, and the book says what follows.
key-modifier = Modifier
    .help = What the hero’s unit adds to the personal roll.
key-unit = Unit
    .help = Cavalry or artillery, as the table on page 101 of Eisen names it; or state the modifier.
key-general_with_officers = General with officers
    .help = The hero is a general with officers under him: −2.
key-hero = Hero
key-battle_reputation = Reputation of the battle
    .help = The account kept apart during the battle.
key-reputation = Reputation
    .help = Points of reputation; a die for every 10.
    .help-hero_in_battle = The reputation that this row brings.
key-opportunity = Heroic opportunity
    .help = This row offers a heroic opportunity.
key-opportunities = List of opportunities
    .help = The book in which a heroic opportunity is chosen or drawn. Left out, it is only announced.
key-opportunity_name = Opportunity
key-score = Score
key-won = Won
    .help = The hero’s side won the battle.
key-charge = Advantage Charge
    .help = Rank of the advantage Charge, added to the loot roll.
key-look_up = Look in the books
    .help = The tables of losses and loot. Once filled in, they are read in any case.
key-loss_roll = Die of losses
key-loss_roll_loser = Die of losses of the vanquished
key-loot_score = Loot score
key-loot = Loot
key-winner_wounded = Victors wounded
key-winner_killed = Victors killed
key-loser_wounded = Vanquished wounded
key-loser_killed = Vanquished killed
key-attacker_tactic = Aggressor’s tactic
    .help = Its name in the table on page 101 of Eisen; or state the modifier.
key-defender_tactic = Defender’s tactic
    .help = The other army’s tactic, chosen in secret.
key-squads = Squads of brutes
    .help = The squads that fire together.
key-henchmen = Henchmen
    .help = Each counts for 2 in the volley.
key-villains = Villains
    .help = Each counts for 3 in the volley; so do heroes.
key-target = Target
    .help = Who is fired at. Left out, only the number of hits is told.
key-brutes_dead = Brutes killed
key-henchmen_hit = Henchmen hit
key-villains_hit = Villains hit

## Values

value-reserve = reserve
value-disengaged = disengaged
value-engaged = engaged
value-front_line = front line
value-nobody = nobody
value-reroll = roll again
value-tie = tie
value-brutes = brutes
value-henchmen = henchmen
value-villains = villains
value-again = hit already
value-heroic_opportunity = a heroic opportunity
value-draw = draw one

## Throws, questions, notes

roll-aggressor = Aggressor’s global roll
roll-other_general = The other general’s global roll
roll-logistics = Logistics
roll-incitation = Incitation
roll-personal = Personal roll
roll-battle_damage = Damage of the battle
roll-losses = Losses
roll-loser_losses = Losses of the vanquished
roll-loot = Loot
roll-volley = Volley
roll-surplus = Hit left over
roll-opportunity = Heroic opportunity
ask-tactic = Which military tactic, in secret?
    .short = Tactic
    .usual = takes the first tactic of the table
ask-spend_raises = How many free raises on this global roll?
    .short = Free raises
    .usual = keeps the free raises
ask-engagement = Which level of engagement this turn?
    .short = Engagement
    .usual = fights at the level { $answers }
ask-opportunity = Which heroic opportunity to seize?
    .short = Opportunity
    .usual = draws the opportunity by lot
choice-opportunity =
    { $value ->
        [draw] draw one at random
       *[other] { $name }
    }
note-battle_turn =
    { $turn ->
        [0] A new turn. Aggressor: { $who }.
       *[other] Turn { $turn }. Aggressor: { $who }.
    }
note-global_rolls =
    { $winner ->
        [tie] { $aggressor } against { $other }: nobody wins the turn.
        [attacker] { $aggressor } against { $other }: the aggressor wins the turn.
       *[defender] { $aggressor } against { $other }: the aggressor is thrown back.
    }
note-turn_won =
    { $wins ->
        [3] Three turns in a row: { $who } wins the battle.
        [2] Second turn in a row: { $who }.
       *[1] Turn won: { $who }.
    }
note-turn_drawn =
    { $tie ->
        [reroll] A draw: both generals roll again.
       *[nobody] A draw: every run of wins is broken.
    }
note-tactics = The tactics give { $modifier } to the aggressor.
note-personal_score = Score { $score }.
note-battle_reputation = Reputation { $gained }; { $points } for this battle.
note-opportunity = Heroic opportunity: choose or draw one (Guide du Maître, pp. 176-177; Montaigne, p. 103).
note-volley =
    Volley level { $level }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }.
note-volley_size = A group of { $people }: the rule is made for 20 to 30 persons.

## Errors

error-no-target = there is nobody to be hit
error-table-rows = the rows of the table do not follow each other at { $score }
