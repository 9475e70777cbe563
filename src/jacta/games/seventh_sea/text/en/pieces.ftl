## What players own and keep

piece-character = character
    .also = hero, PC, NPC
    .about = A hero, a villain or a henchman with traits, skills, weapons, wounds, heroism, reputation and experience.
piece-squad = squad of brutes
    .also = squad, brutes
    .about = A squad of brutes who act as one.
piece-ship = ship
    .also = boat, vessel
    .about = A ship with its ranks, its broadsides, its damage, its posts and its provisions.
piece-army = army
    .also = troops
    .about = An army with its general, its officers and what bears on its rolls in a mass battle.

key-who = Character
    .help = Whose sheet is read.
key-attacks = Attack by weapon
    .help = Attack ranks by weapon, where they differ from the attack rank.
key-improvised = Improvised weapon
    .help = Something picked up: size, edge, toughness. When it breaks, one fights with one’s weapon or bare hands.
key-ranged_attack = Ranged attack
    .help = Attack rank with the ranged weapon, where it differs.
key-weapon_explodes = Dice of the weapon explode
    .help = The weapon’s dice explode as in a fight.
key-stealth = Stealth
    .help = Rank in Stealth.
key-jumping = Jumping
key-running = Running
key-command = Command
    .help = Rank in Command: what an officer adds to the global roll.
key-swords = Swords of Damocles
    .help = Swords of Damocles bought.
key-experience = Experience
    .help = Experience points to spend.
key-log = Experience log
    .help = What was won and spent, line by line.
key-note = Note
key-raised = Raised in this scenario
    .help = Traits and skills already raised in this scenario.
key-reputation_spent = Reputation dice used
    .help = Since the act began.
key-posts = Posts
    .help = Who holds which post on board.
key-quartermaster_wits = Wits of the quartermaster
    .help = The Wits of who keeps the stores.
key-wounded = Wounded (%)
key-killed = Killed (%)
key-reserve = In reserve
key-disengaged = Disengaged
key-engaged = Engaged
key-front_line = In the front line
value-gunner = gunner
value-carpenter = ship’s carpenter
value-sailmaker = master sailmaker
value-wits = Wits
    .also = rudder
value-panache = Panache
    .also = sails

## Heroism dice, reputation, experience of a character

heroism_dice = Heroism dice kept
    .about = The beginning of a scenario, an award or dice spent: the sheet comes back with its dice.
    .example-1 = a reward
    .example-2 = two dice on a roll
    .example-3 = as a story begins
reputation = Reputation
    .about = A deed before witnesses, dice used, another act: the sheet comes back with its points.
    .example-1 = a deed before witnesses
    .example-2 = using one’s name
    .example-3 = an act that counts
progress = Spend experience
    .about = Buy a rank, a specialisation or a sword of Damocles: the sheet comes back changed.
    .sought = experience points, improve, buy
    .example-1 = Athos learns defence
    .example-2 = Athos grows brawnier
    .example-3 = Athos learns fencing
    .example-4 = a sword of Damocles
evening_end = End of an evening
    .about = The end of a scenario: experience awarded, heroism dice that become points, reputation.
    .example-1 = the evening of Athos
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
note-evening =
    The scenario is over: { $award ->
        [one] { $award } point awarded
       *[other] { $award } points awarded
    }, { $heroism ->
        [one] { $heroism } heroism die becomes a point
       *[other] { $heroism } heroism dice become points
    }.

## The game master’s hand

key-game_master = Game master’s hand
    .help = The game master may step in before every turn: put a figure right, let somebody enter or leave, a fall, an explosion, an award.
key-reserves = Off stage
    .help = Those who wait for the game master to let them in.
ask-gm_fight = Turn { $turn }: does the game master step in?
    .short = Game master
    .usual = lets things run
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
    .usual = names the first on the list
ask-gm_figure = Which figure?
    .short = Figure
    .usual = names the first figure on the list
ask-gm_value = How much? (now { $now })
    .short = Value
    .usual = leaves the figure as it is
ask-gm_dice = How many dice, or which level?
    .short = Dice
    .usual = takes one die
ask-gm_battle = Does the game master step in before this turn?
    .short = Game master
    .usual = lets things run
choice-gm_battle-go_on = the battle goes on
choice-gm_battle-correct = put a figure right
choice-gm_battle-wound = set the wounds of a hero
choice-gm_battle-leave = a hero leaves the battle
ask-gm_army = Which army?
    .short = Army
    .usual = names the attacker
ask-gm_hero = Which hero?
    .short = Hero
    .usual = names the first hero
ask-gm_wound = How many dramatic wounds has he now?
    .short = Dramatic wounds
    .usual = leaves the wounds as they are
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
note-gm_falls =
    The game master: { $who } falls ({ $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }).
note-gm_explodes = The game master: an explosion of level { $dice } beside { $who }.

## Fights

ask-called_raises = How many raises to strike where one likes? (TN { $nd })
    .short = Called shot
    .usual = strikes without calling the spot
ask-heroism_blow = Heroism dice for this blow?
    .short = Heroism, blow
    .usual = keeps the heroism dice for this blow
choice-heroism_blow = { $now } on the attack, { $later } on the damage
ask-heroism_guard = Heroism dice against this blow?
    .short = Heroism, against the blow
    .usual = keeps the heroism dice against this blow
choice-heroism_guard = { $now } to avoid it, { $later } on the wound check
board-over = Winner: { $winner } (turn { $turn })
note-breaks = The improvised weapon breaks.

## Battles and storms

storm_interval = An interval of a storm
    .about = The damage of the storm against the pilot: how many ranks does the ship lose?
    .example-1 = a squall of 24
    .example-2 = damage rolled
global_roll = Global roll
    .about = Wits + Strategy of each general: who wins the turn?
    .example-1 = +5 against a heroism die
battle = Battle of armies
    .about = Two armies and their heroes, turn by turn: engagement, tactics, global roll, personal rolls, opportunities. Everybody comes back as the battle leaves him.
    .example-1 = musketeers against guards
    .example-2 = Athos in the fray
key-fates = Table of fates
    .help = The rows of the table GM175 for each engagement. Without them the book is consulted.
key-heroes = Heroes
    .help = The heroes who take part in the battle.
key-heroes_side = Side of the heroes
key-opportunity_bonus = Worth of an opportunity
    .help = What a heroic opportunity adds to the next global roll.
key-standing = Still standing
key-squad = Squad
    .help = Points that a heroic opportunity adds to the next global roll; the books say more.
ask-heroism_general = How many of the general’s heroism dice on this roll?
    .short = Heroism
    .usual = keeps the general’s heroism dice
note-opportunity_helps = Heroic opportunity: +{ $points } to the next global roll ({ $who }).
error-both-broadsides = state port and starboard, or neither

# --- The skills that have a place on the sheet, where they are named

value-navigation = navigation
value-piloting = piloting
value-balance = balance
value-rigging = rigging
value-gunnery = gunnery
value-jumping = jumping
value-running = running
value-logistics = logistics
value-incitation = incitation
value-strategy = strategy
value-command = command
value-tactics = tactics
value-defence = defence
