## Chapters

chapter-navigation = Navigation
chapter-naval_combat = Naval combat

## Procedures

navigate = Navigation
    .about = The navigator plots the route, the pilot follows it: is the ship lost, and how far off?
    .example-1 = a crossing of 1200 km
    .example-2 = less than 400 km
    .example-3 = along the coast
storm = Storm
    .about = The damage of the weather against the pilot: how many ranks does the ship lose?
    .example-1 = a squall of 24
    .example-2 = damage rolled
    .example-3 = a ship, two intervals
capsize = Capsizing
    .about = In a storm the game master pays three heroism dice: does the pilot right the ship?
    .example-1 = a GM who insists
    .example-2 = the crew always pays
    .example-3 = to pay or not to pay
shallows = Shallow water
    .about = Does the ship run aground, and with how much grave damage?
    .example-1 = too little water
    .example-2 = just enough water
reefs = Reefs
    .about = Does the lookout or the pilot see them, and does the ship pass?
    .example-1 = a keen lookout
    .example-2 = a keen pilot
provisions = Provisions
    .about = How many weeks is the crew fed, and what does hunger do?
    .sought = food, eat
    .example-1 = twelve weeks, a small crew
    .example-2 = seven weeks without landing
    .example-3 = seven weeks with landings
spoilage = Spoilage
    .about = In which week is a kind of food rotten?
    .example-1 = two weeks
    .example-2 = twelve weeks
encounter = Encounter at sea
    .about = Can the game master pay for this encounter?
    .example-1 = the GM can pay
    .example-2 = the GM is short
ship = Ship
    .about = The dice of a ship and its crew, its cargo, its heroism dice.
    .example-1 = a frigate
ship_initiative = Ship’s initiative
    .about = The phases in which the ship may act; the master sailmaker gives a choice.
    .example-1 = well rigged, panache 2
    .example-2 = keeping the highest
    .example-3 = panache 1, rigging 1
ship_move = Ship’s movement
    .about = Inertia, sailing ahead, turning: where does the ship go, and with which dice?
    .example-1 = on her way
    .example-2 = turning right
    .example-3 = too far ahead
firing_arc = Broadside that bears
    .about = On which side is the target: port, starboard, or where no gun bears?
    .example-1 = a target to port
    .example-2 = a target to starboard
    .example-3 = a target out of the arcs
ship_fire = Opening fire
    .about = A broadside: does it hit, and what does it cost the hull?
    .sought = cannon fire, broadside, guns
    .example-1 = a broadside of shot
    .example-2 = chain shot
    .example-3 = canister
sinking = Sinking
    .about = Does the ship sink, and in how many actions?
    .example-1 = eight grave hits
    .example-2 = one hit from sinking
boarding = Boarding
    .about = Assault after assault, until a crew is gone or surrenders.
    .sought = grapples
    .example-1 = two even crews
ramming = Ramming
    .about = How much grave damage for each ship, on purpose or by accident?
    .example-1 = ramming on purpose
    .example-2 = a collision
deck_shock = Blows and splinters
    .about = What the ship’s damage does to those on board.
    .example-1 = two hits
    .example-2 = a henchman
scuttle = Scuttling
    .about = A hand weapon against a ship: axe or sword?
    .example-1 = with an axe
    .example-2 = with a rapier
duel_broadside = Broadside in a fight
    .about = A broadside, with the heroism dice that it costs both ships.
    .example-1 = two ships that exchange fire
grave_damage = Grave damage
    .about = What grave damage costs a ship: a rank each, of the captain’s choice.
    .example-1 = two damages, of his choice
    .example-2 = canister among the crew
ship_duel = Ship duel
    .about = Two ships on the hex sea: manoeuvre, fire, ram, board; or broadside against broadside, in bulk.
    .sought = naval battle, sea fight
    .example-1 = broadside to broadside
    .example-2 = three turns under sail

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
    .help = Who finds the position: his ranks.
key-navigation = Navigation
    .help = Rank in Navigation.
key-pilot = Pilot
    .help = Who holds the helm: his ranks.
key-piloting = Piloting
    .help = Rank in Piloting.
key-lookout = Lookout
    .help = Who keeps watch: his ranks.
key-lost = Lost
key-km_off = Km off course
key-direction = Direction
key-drift = Look up the drift
    .help = Where a lost ship is driven, by the table on page 141 of the Game Master’s Guide. Once filled in, it is read in any case.
key-die = Die
key-weather = Weather
    .help = The weather as the table on page 178 of the Guide du Maître names it; or state the damage.
key-damage_rolled = Damage dice rolled
    .help = Rolled dice of this row’s damage.
    .help-storm_interval = Rolled dice of the storm’s damage.
    .help-storm = Rolled dice of the storm’s damage.
key-damage_kept = Damage dice kept
    .help = Kept dice of this row’s damage.
    .help-storm_interval = Kept dice of the storm’s damage.
    .help-storm = Kept dice of the storm’s damage.
key-intervals = Intervals of time
    .help = How often the storm strikes.
    .also = intervals
key-ship = Ship
key-dice_lost = Ranks lost
key-ranks_left = Ranks left
key-draft = Draft
    .help = The draft: the ship’s hull.
key-depth = Depth
    .help = The depth of the water; below the draft, one touches.
key-gm_heroism = Game master’s heroism dice
    .help = The heroism dice that the game master has.
key-crew_heroism = Heroism dice on board
    .help = What the crew can spend to right the ship.
key-capsized = Capsized
key-crew_spent = Dice spent on board
key-aground = Aground
key-grave = Grave damage
    .help = Grave damage taken; each costs a rank of one of the ship’s traits.
key-spotted_by = Spotted by
key-cargo = Cargo
    .help = Units of cargo: the ship’s Resolve.
key-provisions = Ranks of provisions
    .help = One rank feeds 6 ranks of crew for a month.
key-crew = Crew ranks
    .help = Every rank of crew eats.
key-weeks = Weeks
    .help = How many weeks at sea.
key-can_land = Can make land
    .help = Ashore, provisions are renewed.
key-weeks_fed = Weeks fed
key-enough = Enough provisions
key-mutiny = Mutiny
key-crew_left = Crew left
key-food = Food
    .help = The food as the table on page 100 of Flots de Sang names it; or state the difficulty.
key-since = Weeks already passed
    .help = Since the provisions were taken aboard.
key-week = Rotten in week
    .help = 0: still good.
key-encounter = Encounter
    .help = The encounter as the table on page 101 of Flots de Sang names it; or state its cost.
key-resolve_start = Hull at the start
    .help = The hull when whole; twice that in grave damage and the ship sinks.
key-ranks = Ranks
key-counted = Counted already
    .help = The ship's grave damage has these in it already, as after it has run aground.
key-shocks = Shocks aboard
key-port = Guns to port
    .help = The cannon dice on this side.
key-starboard = Guns to starboard
    .help = The cannon dice on this side.
key-superficial = Superficial damage
    .help = Damage that adds to the ND of the next hull roll.
key-gunnery = Gunnery
    .help = Rank in naval artillery: one more rolled die a rank when firing.
key-carpenter = Carpenter
    .help = The carpenter’s rank: one more rolled die a rank for the hull.
key-rigging = Rigging
    .help = Rank in Rigging: the sails.
key-fire_rolled = Fire: dice rolled
key-fire_kept = Fire: dice kept
key-hull_rolled = Hull: dice rolled
key-hull_kept = Hull: dice kept
key-steer_rolled = Rudder: dice rolled
key-steer_kept = Rudder: dice kept
key-sail_rolled = Sails: dice rolled
key-sail_kept = Sails: dice kept
key-keep = Dice to keep
    .help = The captain keeps as many dice as Panache.
key-hex = Hex
    .help = A letter for the column, a number down it: M13 is in the middle of the sea.
key-target_hex = Target’s hex
    .help = A letter for the column, a number down it.
key-q = Hex q
    .help = The column of the hex in axial coordinates.
key-r = Hex r
    .help = The row of the hex in axial coordinates.
key-tq = Target, hex q
    .help = The column of the target in axial coordinates.
key-tr = Target, hex r
    .help = The row of the target in axial coordinates.
key-facing = Facing
    .help = From 0 to 5, anticlockwise: a turn to the left adds 1.
key-turns_made = Turns already made
    .help = A ship turns as often a turn as its rudder is worth.
key-order = Order
    .help = Way is obligatory in phase 1; turning costs dice.
key-hexes = Hexes
    .help-ramming = The hexes sailed in the action before the collision.
    .help-ship_move = How many hexes the ship sails on.
key-cannons = Guns that bear
    .help = The cannon dice of the side that bears on the target.
key-ammunition = Ammunition
    .help = Canister and chain shot: two dice less, but crew or sails first.
key-heroism_hull = Heroism dice for the hull
    .help = Those of the target, for its hull roll.
key-first_loss = First rank lost
key-sinking = Sinking
key-actions = Actions
key-attacker_crew = Boarding crew
    .help = The Finesse of the boarding ship.
key-defender_crew = Boarded crew
    .help = The Finesse of the ship boarded.
key-adjacent = Side by side
    .help = Boarding needs ships side by side.
key-assaults = Assaults
    .help = One action die for each.
key-table = Table of the book
    .help = The rows of the table, if you have them at hand; else the book is consulted.
key-min = From
    .help = The smallest score of this row of the table.
key-max = To
    .help = The largest score of this row of the table.
key-surrender_at = Surrender at
    .help = Crew ranks at which a side gives up. Left out, the captains decide.
key-attacker_resolve = Attacker’s hull
    .help = The hull of the rammer.
key-defender_resolve = Defender’s hull
    .help = The hull of the rammed.
key-accidental = Accidental
    .also = accident
    .help = By accident each takes the larger of the two hulls.
key-balance = Balance
    .help = Rank in Balance: staying on one’s feet on deck.
key-tool = Tool
    .help = An axe loses one die only, another weapon two.
key-hand_back = Hand both back
    .help = The outcome tells how both sides are, ships or fighters, so that the next fight can begin with them.
key-stand_and_fire = Broadside to broadside
    .help = Without movement: each action die fires the side with more guns.
key-loss_order = Order of losses
    .help = For each side, the traits from which ranks are taken, first to last. Left out, the captain decides.
key-ship_points = Ship points
key-max_trait = Highest trait
key-max_modifications = Most modifications
key-max_defects = Most defects

## Values

value-navigator = the navigator
value-captain = the captain
value-ship = the ship
value-crew = the crew
value-lookout = lookout
value-pilot = the pilot
value-lowest = lowest
value-highest = highest
value-inertia = inertia
value-ahead = ahead
value-turn = turn
value-port = port
value-starboard = starboard
value-round = round shot
value-canister = canister
value-chain = chain shot
value-choice = choice
value-brawn = Brawn
    .also = cannons
value-finesse = Finesse
    .also = crew
value-resolve = Resolve
    .also = hull
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
    .whose = navigator
roll-pilot = Pilot
roll-pilot_perception = Pilot’s perception
roll-lookout = Lookout
roll-drift = Drift
roll-storm = Damage of the storm
roll-capsize = Righting the ship
roll-spoilage = Spoilage
roll-sails = Sails
roll-attacker_sails = Attacker’s sails
    .whose = attacker
roll-defender_sails = Defender’s sails
    .whose = defender
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
    .usual = calls no raises
ask-lost_rank = In which trait does the ship lose a rank?
    .short = Rank lost
    .usual = lets the loss fall on { $answers }
choice-lost_rank-brawn = Brawn (cannons)
choice-lost_rank-finesse = Finesse (crew)
choice-lost_rank-resolve = Resolve (hull)
choice-lost_rank-wits = Wits (rudder)
choice-lost_rank-panache = Panache (sails)
ask-pay_against_capsizing = Spend three heroism dice together so as not to capsize?
    .short = Pay
    .usual = does not pay against capsizing
ask-discard = Which action die to discard?
    .short = Die discarded
    .usual = discards the latest dice
ask-surrender = Surrender?
    .short = Surrender
    .usual = does not surrender
ask-ship_order = Phase { $phase } (dice { $dice }; held { $held }): what order?
    .short = Order
    .usual = fires what bears, turns to bring guns to bear, else waits
choice-ship_order =
    { $order ->
        [ram] ram at { $hexes ->
            [one] { $hexes } hex
           *[other] { $hexes } hexes
        }
       *[sail] sail { $hexes ->
            [one] { $hexes } hex
           *[other] { $hexes } hexes
        } ahead
    }
value-ram = ram
choice-ship_order-fire_port = fire to port
choice-ship_order-fire_starboard = fire to starboard
choice-ship_order-turn_left = turn left
choice-ship_order-turn_right = turn right
choice-ship_order-board = board
choice-ship_order-interrupt = interrupt with two dice to come
choice-ship_order-hold = hold the die
choice-ship_order-end = end the action
choice-ship_order-pass = wait
ask-turn_payment = Which dice for the turn?
    .short = Turn
    .usual = turns with the first dice that are enough
ask-interrupt_payment = Which two dice to interrupt with?
    .short = Interruption
    .usual = interrupts with the two latest dice
ask-ammunition = Which ammunition?
    .short = Ammunition
    .usual = fires round shot
ask-fire_raises = How many raises on the shot?
    .short = Raises
    .usual = calls no raises when firing
ask-ship_heroism = How many of the ship’s heroism dice on this roll?
    .short = Heroism
    .usual = keeps the ship’s heroism dice
ask-lost_gun = Is the gun lost to port or to starboard?
    .short = Gun lost
    .usual = loses the gun on the weaker side
ask-strike_colours = Strike the colours?
    .short = Colours
    .usual = does not strike the colours

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
    { $borne ->
        [0] ND { $nd }
       *[other] ND { $nd } ({ $damage } points and { $borne } borne before)
    }: { $grave ->
        [0] the hull holds, { $superficial } superficial damage
       *[other] { $grave } grave damage
    }.
note-no_effect = No die left to keep: no effect.
note-assault =
    Score { $score }: { $attacker ->
        [one] { $attacker } rank
       *[other] { $attacker } ranks
    } left to the boarders, { $defender } to the boarded.
note-ship_turn = Turn { $turn }.
note-pose = { $side }: hex { $hex }, facing { $facing }.
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
