## What players own and keep

piece-character = character
    .also = hero, PC, NPC
piece-squad = squad of brutes
    .also = squad, brutes
piece-ship = ship
    .also = boat, vessel
piece-army = army
    .also = troops

key-who = Character
    .help = Whose sheet is read.
key-attacks = Attack by weapon
    .help = Attack ranks by weapon, where they differ from the attack rank.
key-improvised = Improvised weapon
    .help = Something picked up: size, edge, toughness. When it breaks, one fights with one’s weapon or bare hands.
key-ranged_attack = Ranged attack
    .help = Attack rank with the ranged weapon, where it differs.
key-weapon_explodes = Dice of the weapon explode
key-stealth = Stealth
key-jumping = Jumping
key-running = Running
key-command = Command
key-swords = Swords of Damocles
key-experience = Experience
    .help = Experience points to spend.
key-log = Experience log
key-raised = Raised in this scenario
    .help = Traits and skills already raised in this scenario.
key-reputation_spent = Reputation dice used
    .help = Since the act began.
key-posts = Posts
    .help = Who holds which post on board.
key-quartermaster_wits = Wits of the quartermaster
key-wounded = Wounded (%)
key-killed = Killed (%)
key-reserve = In reserve
key-disengaged = Disengaged
key-engaged = Engaged
key-front_line = In the front line
value-gunner = gunner
value-carpenter = ship’s carpenter
value-sailmaker = master sailmaker
value-wits = Wits (rudder)
    .also = wits, rudder
value-panache = Panache (sails)
    .also = sails

## Heroism dice, reputation, experience of a character

heroism_dice = Heroism dice kept
    .about = The beginning of a scenario, an award or dice spent: the sheet comes back with its dice.
reputation = Reputation
    .about = A deed before witnesses, dice used, another act: the sheet comes back with its points.
progress = Spend experience
    .about = Buy a rank, a specialisation or a sword of Damocles: the sheet comes back changed.
    .sought = experience points, improve, buy
evening_end = End of an evening
    .about = The end of a scenario: experience awarded, heroism dice that become points, reputation.
key-event = Event
key-n = How many
key-what = What
    .help = The trait, skill or weapon.
key-award = Award
    .help = Experience points that the game master gives.
value-award = award
    .also = reward
value-add_dice = dice on a roll
value-wake = come round
value-virtue = activate one’s virtue
value-weakness = activate a weakness
value-start = scenario begins
value-deed = deed before witnesses
value-use = use dice
key-earned = Experience earned
note-evening = The scenario is over: { $award } points awarded, { $heroism } heroism dice become points.

## The game master’s hand

key-game_master = Game master’s hand
    .help = The game master may step in before every turn: put a figure right, let somebody enter or leave, a fall, an explosion, an award.
key-reserves = Off stage
    .help = Those who wait for the game master to let them in.
ask-gm_fight = Turn { $turn }: does the game master step in?
    .short = Game master
choice-gm_fight-go_on = the fight goes on
choice-gm_fight-correct = put a figure right
choice-gm_fight-award = award heroism dice
choice-gm_fight-knock_down = knock somebody down
choice-gm_fight-fall = a fall
choice-gm_fight-explosion = an explosion
choice-gm_fight-enter = let somebody enter
choice-gm_fight-leave = let somebody leave
ask-gm_whom = Who?
    .short = Who
ask-gm_figure = Which figure?
    .short = Figure
ask-gm_value = How much? (now { $now })
    .short = Value
ask-gm_dice = How many dice, or which level?
    .short = Dice
ask-gm_battle = Does the game master step in before this turn?
    .short = Game master
choice-gm_battle-go_on = the battle goes on
choice-gm_battle-correct = put a figure right
choice-gm_battle-wound = set the wounds of a hero
choice-gm_battle-leave = a hero leaves the battle
ask-gm_army = Which army?
    .short = Army
ask-gm_hero = Which hero?
    .short = Hero
ask-gm_wound = How many dramatic wounds has he now?
    .short = Dramatic wounds
value-free_raises = free raises
value-heroic = points of opportunities
value-wins = turns won in a row
value-light = light wounds
value-dramatic = dramatic wounds
value-level = level of the scenery
value-reload = actions to reload
value-count = number of brutes
note-gm_mended = The game master puts right: { $who }, { $figure } = { $value }.
note-gm_awards =
    { $dice ->
        [one] The game master rewards { $who }: { $dice } heroism die.
       *[other] The game master rewards { $who }: { $dice } heroism dice.
    }
note-gm_down = The game master: { $who } is knocked down.
note-gm_enters = The game master: { $who } enters the fight.
note-gm_left = The game master: { $who } leaves the fight.
note-gm_falls = The game master: { $who } falls ({ $dice } dice).
note-gm_explodes = The game master: an explosion of level { $dice } beside { $who }.

## Fights

ask-called_raises = How many raises to strike where one likes? (TN { $nd })
    .short = Called shot
ask-heroism_blow = Heroism dice for this blow?
    .short = Heroism
choice-heroism_blow = { $now } on the attack, { $later } on the damage
ask-heroism_guard = Heroism dice against this blow?
    .short = Heroism
choice-heroism_guard = { $now } to avoid it, { $later } on the wound check
board-over = Winner: { $winner } (turn { $turn })
note-breaks = The improvised weapon breaks.

## Battles and storms

storm_interval = An interval of a storm
    .about = The damage of the storm against the pilot: how many ranks does the ship lose?
global_roll = Global roll
    .about = Wits + Strategy of each general: who wins the turn?
battle = Battle of armies
    .about = Two armies and their heroes, turn by turn: engagement, tactics, global roll, personal rolls, opportunities. Everybody comes back as the battle leaves him.
key-fates = Table of fates
    .help = The rows of the table GM175 for each engagement. Without them the book is consulted.
key-heroes = Heroes
key-heroes_side = Side of the heroes
key-opportunity_bonus = Worth of an opportunity
key-standing = Still standing
key-squad = Squad
    .help = Points that a heroic opportunity adds to the next global roll; the books say more.
ask-heroism_general = How many of the general’s heroism dice on this roll?
    .short = Heroism
note-opportunity_helps = Heroic opportunity: +{ $points } to the next global roll ({ $who }).
error-both-broadsides = state port and starboard, or neither
