## Chapters

chapter-navigation = Navigation
chapter-naval_combat = Naval combat

## Procedures

navigate = Navigation
    .about = The navigator plots the route, the pilot follows it: is the ship lost, and how far off?
storm = Storm
    .about = The damage of the weather against the pilot: how many ranks does the ship lose?
capsize = Capsizing
    .about = In a storm the game master pays three heroism dice: does the pilot right the ship?
shallows = Shallow water
    .about = Does the ship run aground, and with how much grave damage?
reefs = Reefs
    .about = Does the lookout or the pilot see them, and does the ship pass?
provisions = Provisions
    .about = How many weeks is the crew fed, and what does hunger do?
    .sought = food, eat
spoilage = Spoilage
    .about = In which week is a kind of food rotten?
encounter = Encounter at sea
    .about = Can the game master pay for this encounter?
ship = Ship
    .about = The dice of a ship and its crew, its cargo, its heroism dice.
ship_initiative = Ship’s initiative
    .about = The phases in which the ship may act; the master sailmaker gives a choice.
ship_move = Ship’s movement
    .about = Inertia, sailing ahead, turning: where does the ship go, and with which dice?
firing_arc = Broadside that bears
    .about = On which side is the target: port, starboard, or where no gun bears?
ship_fire = Opening fire
    .about = A broadside: does it hit, and what does it cost the hull?
    .sought = cannon fire, broadside, guns
sinking = Sinking
    .about = Does the ship sink, and in how many actions?
boarding = Boarding
    .about = Assault after assault, until a crew is gone or surrenders.
    .sought = grapples
ramming = Ramming
    .about = How much grave damage for each ship, on purpose or by accident?
deck_shock = Blows and splinters
    .about = What the ship’s damage does to those on board.
scuttle = Scuttling
    .about = A hand weapon against a ship: axe or sword?
ship_duel = Ship duel
    .about = Two ships on the hex sea: manoeuvre, fire, ram, board; or broadside against broadside, in bulk.
    .sought = naval battle, sea fight

## Tables

table-gm141 = Ships adrift
table-gm178 = Effects of the weather
table-fds100 = Difficulties of spoilage
table-fds101 = Cost of encounters
table-cm4 = Ship construction
table-fds103 = Engulfing table
table-fds102 = Losses of a boarding
slot-gm141 =
    .book = Guide du Maître (Game Master’s Guide)
    .page = p. 141
slot-gm178 =
    .book = Guide du Maître (Game Master’s Guide)
    .page = p. 178
slot-fds100 =
    .book = Flots de Sang
    .page = p. 100
slot-fds101 =
    .book = Flots de Sang
    .page = p. 101
slot-cm4 =
    .book = Compendium
    .page = p. 4-9
    .suggested = a French sheet on naval battles (public document 833477227 on fr.scribd.com)
slot-fds103 =
    .book = Flots de Sang
    .page = p. 103
slot-fds102 =
    .book = Flots de Sang
    .page = p. 102

## Keys

key-km_offshore = Km offshore
    .help = Kilometres sailed more than 40 km from a coast; 0 if the ship keeps to it.
key-navigator = Navigator
key-navigation = Navigation
key-pilot = Pilot
key-piloting = Piloting
key-lookout = Lookout
key-lost = Lost
key-km_off = Km off course
key-direction = Direction
key-drift = Look up the drift
    .help = Where a lost ship is driven, by the table on page 141 of the Game Master’s Guide. Once filled in, it is read in any case.
key-die = Die
key-weather = Weather
    .help = The weather as the table on page 178 of the Guide du Maître names it; or state the damage.
key-damage_rolled = Damage dice rolled
key-damage_kept = Damage dice kept
key-intervals = Intervals of time
key-ship = Ship
key-dice_lost = Ranks lost
key-ranks_left = Ranks left
key-draft = Draft
key-depth = Depth
key-gm_heroism = Game master’s heroism dice
key-crew_heroism = Heroism dice on board
key-capsized = Capsized
key-crew_spent = Dice spent on board
key-aground = Aground
key-grave = Grave damage
key-spotted_by = Spotted by
key-cargo = Cargo
    .help = Units of cargo: the ship’s Resolve.
key-provisions = Ranks of provisions
key-crew = Crew ranks
key-weeks = Weeks
key-can_land = Can make land
key-weeks_fed = Weeks fed
key-enough = Enough provisions
key-mutiny = Mutiny
key-crew_left = Crew left
key-food = Food
    .help = The food as the table on page 100 of Flots de Sang names it; or state the difficulty.
key-since = Weeks already passed
key-week = Week
    .help = 0: still good.
key-encounter = Encounter
    .help = The encounter as the table on page 101 of Flots de Sang names it; or state its cost.
key-resolve_start = Hull at the start
key-port = Guns to port
key-starboard = Guns to starboard
key-superficial = Superficial damage
key-gunnery = Gunnery
key-carpenter = Carpenter
key-rigging = Rigging
key-fire_rolled = Fire: dice rolled
key-fire_kept = Fire: dice kept
key-hull_rolled = Hull: dice rolled
key-hull_kept = Hull: dice kept
key-steer_rolled = Rudder: dice rolled
key-steer_kept = Rudder: dice kept
key-sail_rolled = Sails: dice rolled
key-sail_kept = Sails: dice kept
key-keep = Dice to keep
key-q = Hex q
key-r = Hex r
key-tq = Target, hex q
key-tr = Target, hex r
key-facing = Facing
    .help = From 0 to 5, anticlockwise: a turn to the left adds 1.
key-turns_made = Turns already made
key-order = Order
key-hexes = Hexes
key-cannons = Guns that bear
key-ammunition = Ammunition
key-heroism_hull = Heroism dice for the hull
key-first_loss = First rank lost
key-sinking = Sinking
key-actions = Actions
key-attacker_crew = Boarding crew
key-defender_crew = Boarded crew
key-adjacent = Side by side
key-assaults = Assaults
    .help = One action die for each.
key-table = Table of the book
    .help = The rows of the table, if you have them at hand; else the book is consulted.
key-min = From
key-max = To
key-surrender_at = Surrender at
    .help = Crew ranks at which a side gives up. Left out, the captains decide.
key-attacker_resolve = Attacker’s hull
key-defender_resolve = Defender’s hull
key-accidental = Accidental
key-balance = Balance
key-tool = Tool
key-hand_back = Hand the ships back
    .help = The outcome tells how both ships are, so that the next fight can begin with them.
key-stand_and_fire = Broadside to broadside
    .help = Without movement: each action die fires the side with more guns.
key-loss_order = Order of losses
    .help = For each side, the traits from which ranks are taken, first to last. Left out, the captain decides.
key-ship_points = Ship points
key-max_trait = Highest trait
key-max_modifications = Most modifications
key-max_defects = Most defects

## Values

value-navigator = navigator
value-captain = captain
value-crew = crew
value-lookout = lookout
value-pilot = pilot
value-lowest = lowest
value-highest = highest
value-inertia = inertia
value-ahead = ahead
value-port = port
value-starboard = starboard
value-round = round shot
value-canister = canister
value-chain = chain shot
value-choice = choice
value-brawn = Brawn (cannons)
value-finesse = Finesse (crew)
value-resolve = Resolve (hull)
value-weapon = weapon
value-ongoing = undecided
value-both = both gone
value-first_phase_only = in phase 1 only
value-too_far = too far
value-too_many_turns = too many turns this turn
value-no_such_die = no such die in hand
value-not_enough = not enough

## Throws

roll-navigator = Navigator
roll-pilot = Pilot
roll-pilot_perception = Pilot’s perception
roll-lookout = Lookout
roll-drift = Drift
roll-storm = Damage of the storm
roll-capsize = Righting the ship
roll-spoilage = Spoilage
roll-sails = Sails
roll-attacker_sails = Attacker’s sails
roll-defender_sails = Defender’s sails
roll-fire = Fire
roll-broadside = Broadside
roll-hull = Hull
roll-assault = Assault
roll-scuttle = Scuttling
roll-balance = Balance
roll-splinters = Blows and splinters
roll-lots = Who acts first

## Questions

ask-navigator_raises = How many raises to ease the pilot’s task?
    .short = Raises
ask-lost_rank = In which trait does the ship lose a rank?
    .short = Rank lost
ask-pay_against_capsizing = Spend three heroism dice together so as not to capsize?
    .short = Pay
ask-discard = Which action die to discard?
    .short = Die discarded
ask-surrender = Surrender?
    .short = Surrender
ask-ship_order = Phase { $phase } (dice { $dice }; held { $held }): what order?
    .short = Order
choice-ship_order =
    { $order ->
        [sail] sail { $hexes ->
            [one] { $hexes } hex
           *[other] { $hexes } hexes
        } ahead
        [ram] ram at { $hexes ->
            [one] { $hexes } hex
           *[other] { $hexes } hexes
        }
        [fire_port] fire to port
        [fire_starboard] fire to starboard
        [turn_left] turn left
        [turn_right] turn right
        [board] board
        [interrupt] interrupt with two dice to come
        [hold] hold the die
        [end] end the action
       *[pass] wait
    }
ask-turn_payment = Which dice for the turn?
    .short = Turn
ask-interrupt_payment = Which two dice to interrupt with?
    .short = Interruption
ask-ammunition = Which ammunition?
    .short = Ammunition
ask-fire_raises = How many raises on the shot?
    .short = Raises
ask-ship_heroism = How many of the ship’s heroism dice on this roll?
    .short = Heroism
ask-lost_gun = Is the gun lost to port or to starboard?
    .short = Gun lost
ask-strike_colours = Strike the colours?
    .short = Colours

## Notes

note-plotted = The route is found.
note-not_plotted = The route is missed by { $miss }.
note-on_course = The ship keeps its course.
note-lost = The ship is lost: missed by { $miss }, { $km } km off.
note-storm_losses =
    { $lost ->
        [0] The ship bears { $damage } points.
        [one] { $damage } points: { $lost } rank lost.
       *[other] { $damage } points: { $lost } ranks lost.
    }
note-rank_lost = A rank less: { $trait }.
note-rotten = Rotten in week { $week }.
note-hull =
    { $damage } points: { $grave ->
        [0] the hull holds, { $superficial } superficial damage
       *[other] { $grave } grave damage
    }.
note-no_effect = No die left to keep: no effect.
note-assault = Score { $score }: { $attacker } ranks left to the boarders, { $defender } to the boarded.
note-ship_turn = Turn { $turn }.
note-pose = { $side }: hex { $q },{ $r }, facing { $facing }.
note-collision = Collision: { $grave } grave damage to each.
note-rammed = { $side } rams: { $grave } grave damage to each.
note-ship_fires =
    { $guns ->
        [one] Phase { $phase }: { $side } fires to { $deck }, with one rank of guns.
       *[other] Phase { $phase }: { $side } fires to { $deck }, with { $guns } ranks of guns.
    }
note-shot_missed = The broadside falls into the sea ({ $side }).
note-ship_rank_lost = { $side } loses a rank: { $trait }.
note-deck_shock = Shock no. { $shocks } on board ({ $side }): everybody rolls Panache + Balance against 15, see “Blows and splinters”.
note-ship_lost =
    { $actions ->
        [0] The ship is lost: { $side }.
       *[other] { $side } is sinking: { $actions } actions until it goes down.
    }

## Picture

picture-duel =
    Two ships { $distance ->
        [one] { $distance } hex
       *[other] { $distance } hexes
    } apart
picture-ship = { $side }: { $port } to port, { $starboard } to starboard, hull { $hull }, grave damage { $grave }
picture-arc =
    { $arc ->
        [none] no gun bears
        [port] { $guns ->
            [0] port would bear, without guns
           *[other] port bears
        }
       *[starboard] { $guns ->
            [0] starboard would bear, without guns
           *[other] starboard bears
        }
    } ({ $side })
picture-inertia = inertia at the start of the turn

## Errors

error-cargo = { $provisions } ranks of provisions do not fit into { $cargo } units of cargo
error-no-cannons = no gun on this side
error-not-adjacent = only a ship in an adjacent hex can be boarded
error-sails = a ship has { $most } action dice at most, not { $panache }
error-loss-order = name each of the five traits once
key-attacker_shocks = Shocks aboard the attacker
key-defender_shocks = Shocks aboard the defender
