## Procedures: the beginning

capital_order = Choice of capitals
    .about = Two dice each: in which order do the players choose the site of their capital?
turn_order = Order of play
    .about = Who plays first, in which order, and who is whose neighbour?
    .sought = who begins, first player, who starts
limits = Pieces left
    .about = What is left in a player’s set: villages, cities, fortresses, armies, ships.

## Procedures: supply

harvest = Harvest
    .about = How many rations do these sites add to the reserve?
famine = Famine
    .about = A unit moves without its rations: does it obey, and in what state?

## Procedures: scouting

scout = Scouts
    .about = One patrol into a neighbouring hex: what does it find, and is the hex explored?
event = Scouting event
    .about = What befalls the scouts: a mutiny, a convoy, a nest of dragons?
guard = Independent guard
    .about = An army or a ship: who stands before a hostile site?

## Procedures: diplomacy

diplomacy = Diplomacy
    .about = A unit comes to a neutral site: does it swear allegiance, wait, or turn hostile?
diplomacy_campaign = Long negotiations
    .about = The unit stays and negotiates each season: how does it end, and when?

## Procedures: movement

move_check = Move
    .about = Is this move legal, and what does it cost in rations? If not, why?
annex = Annexation
    .about = Does the hex take the colours of the units on it?

## Procedures: combat

combat = Combat between armies
    .about = One army attacks another: who wins, by how much, and what becomes of the loser?
    .sought = land battle, armies
battle_series = Repeated combats
    .about = Two units that cannot give way fight several times: who is left?
naval_combat = Naval battle
    .about = Ship against ship: damage, mutiny, wreck or sinking?
land_sea_combat = Army against ship
    .about = An army and a ship fight, by the table of the armies.

## Procedures: sieges

siege = Siege
    .about = One roll against the walls of a site.
    .sought = take a fortress, city, walls
siege_campaign = Long siege
    .about = The same unit besieges season after season: does the site fall before the besieger does?
conquest = Conquest of a hostile site
    .about = A lone army against the guard, then against the walls, in one campaign.

## Procedures: dragons

nest = Nest of dragons
    .about = Somebody passes by the nest: do the dragons wake?
dragon_fury = Fury of the dragons
    .about = The flight of the dragons from their nest, and what becomes of one given hex.

## Procedures: winter and victory

spell_check = Target of a spell
    .about = May the sorcerer cast this spell on that target? If not, why?
firestorm = Firestorm
    .about = A column of fire against a unit: does it resist?
winter_event = Winter event
    .about = What winter brings a player: a revolt, an epidemic, a treason?
build = Building check
    .about = May this be built here, and what is left of the rations? If not, why?
recruit = Recruitment
    .about = How many units does a player raise this winter?
    .sought = raise armies, buy
expiry = End of an effect
    .about = When does an effect end that began then?
score = Score
    .about = The points of the realms, the emperor, and what decided a tie.
    .sought = victory points, winner of the game, who has won

## Tables

table-harvest = Rations produced
table-famine = Famines
table-scout_plain = Scouting: plains and coasts
table-scout_mountain = Scouting: mountains
table-scout_river = Scouting: rivers
table-event = Scouting events
table-diplomacy = Diplomacy
table-combat = Combat between armies
table-naval_combat = Naval battle
table-siege_modifiers = Modifiers to the siege
table-siege = Siege
table-fury = Fury of the dragons
table-winter_event = Winter events
table-construction = Cost of constructions
table-recruitment = Recruitment
table-victory = Points
table-spells = Spells

## Keys of the tables

key-total = Total
key-die = Die
key-difference = Difference
key-condition = Condition
key-effect = Effect
key-grade = Victory
key-fed = Fed
key-victims = Victims

## Keys: order, supply, scouting

key-first_chooser = First to choose
    .help = Seat of the player who chose his capital first, from 0.
key-left = Left neighbour
key-right = Right neighbour
key-sites = Sites
key-by_site = By site
key-besieged = Besieged
    .help = A hostile army or ship stands on the hex.
key-bad_harvest = Bad harvest
key-famine = Famine
key-bountiful = Excellent harvest
key-disbanded = Disbanded
key-moves = Moves
key-site_present = Site already there
    .help = The hex already has a site: the scouts place no other.
key-explored = Explored
key-turn_over = Turn over
    .help = The unit does nothing more this turn, but defends itself.
key-modifier = Modifier
    .help = What the unit’s lasting bonuses and penalties add up to. On the tables of scouting, diplomacy and famine it counts only with that option.
key-modifier_until = Modifier until
key-dragons = Dragons
key-guard = Guard
key-status = Status
key-seasons = Seasons

## Keys: movement

key-step = Step
    .help = 1 for the first step of the turn, 2 for a forced march, 3 for one too many.
key-celerity = Celerity
key-dest_colour = Colours there
key-dest_enemies = Enemies there
    .help = Hostile units in the field on the hex of arrival.
key-pinned = Pinned
    .help = A hostile unit in the field stands on the unit’s own hex.
key-blood_rain = Blood rain
key-storm_origin = Storm here
key-storm_dest = Storm there
key-flooded = Flooded
key-sabotaged = Bridge sabotaged
key-ship_full = Ship is full
key-legal = Legal
key-reason = Reason
key-cost = Cost
key-own_units = Own units
    .help = In the field: neither inside nor aboard.
key-other_units = Hostile units
    .help = In the field: neither inside nor aboard.
key-colour = Colours of the hex
key-annexed = Annexed

## Keys: combat

key-attacker_modifier = Attacker’s modifier
key-defender_modifier = Defender’s modifier
key-attacker_next_roll = Penalty on the attacker’s roll
    .help = Left by an earlier defeat: − 3 or − 6.
key-defender_next_roll = Penalty on the defender’s roll
    .help = Left by an earlier defeat: − 3 or − 6.
key-forced_march = Forced march
    .help = − 1 on the first fight of the turn.
key-defender_independent = Independent defender
    .help = It adds no bonus, retreats only into its site and never pursues.
key-attacker_refuge = Attacker’s refuge
    .help = Where it can retreat to: nowhere, a neighbouring hex, a site on the hex.
key-defender_refuge = Defender’s refuge
    .help = Where it can retreat to: nowhere, a neighbouring hex, a site on the hex.
key-attacker_retreat = Attacker retreats
    .help = Whether it uses a retreat that is not compulsory. Left out: it decides in play.
key-defender_retreat = Defender retreats
    .help = Whether it uses a retreat that is not compulsory. Left out: it decides in play.
key-attacker_pursues = Attacker pursues
key-defender_pursues = Defender pursues
key-fate = Fate of the loser
key-pursued = Pursued
key-rounds = Rounds
key-attacker_alive = Attacker alive
key-defender_alive = Defender alive
key-attacker_kind = Attacker
key-defender_kind = Defender
key-attacker_damaged = Attacker is damaged
key-defender_damaged = Defender is damaged
    .help = A damaged ship that is attacked sinks without dice.
key-attacker_cargo = Army aboard the attacker
key-defender_cargo = Army aboard the defender
key-attacker_spare_ships = Attacker’s spare ships
    .help = Without one in the box, a ship that mutinies to this side is lost.
key-defender_spare_ships = Defender’s spare ships
    .help = Without one in the box, a ship that mutinies to this side is lost.
key-ship = Ship
key-cargo = Army aboard

## Keys: sieges

key-joint = By land and sea
    .help = An army and a ship of one side are both on the hex.
key-besieger = Besieger
key-garrison = Garrison
    .help = Armies and ships inside.
key-siege_bonus = Siege bonus
    .help = What an earlier roll here left for this one.
key-rampart = Magic rampart
key-start_season = First season
    .help = 1 spring, 2 summer, 3 autumn.
key-max_seasons = Seasons at most
    .help = 0: until it is decided.
key-refuge = Refuge
key-guard_retreat = Guard retreats

## Keys: dragons

key-awake = Awake
key-origin = Nest
    .help = Hex q,r of the nest.
key-target = Target
key-radius = Radius of the map
    .help = The hexes within this distance of 0,0; nothing for an endless map.
key-steer = Dream of dragons
    .help = The four directions that the sorcerer chooses, from the third hex on; 6 is north.
key-landings = Landings

## Keys: winter and victory

key-spell = Spell
key-has_capital = Holds his capital
key-units_on_hex = Units on the hex
key-embarked = Aboard
key-unit_modifier = Unit’s modifier
key-unit_next_roll = Penalty on the unit’s roll
key-retreat = Retreat
key-nests = Nests
key-built_hexes = Built hexes
key-coloured_hexes = Hexes of his colours
key-applied = Takes effect
key-chooser = Who chooses
key-action = Action
key-own_hex = Own hex
key-impassable = Impassable
key-distance = Distance
    .help = In hexes, to the nearest other site of the player’s that is not razed; nothing if there is none.
key-rations_after = Rations left
key-armies_left = Armies in the box
key-ships_left = Ships in the box
key-port = Coastal city
key-rolled = Rolled
key-moment = Moment
key-tie_break = Decided by

## Values of outcomes

value-tie = tie
value-minor = minor victory
value-major = major victory
value-brilliant = brilliant victory
value-total = total victory
value-stays = stays
value-retreats = retreats
value-unharmed = unharmed
value-damaged = damaged
value-wreck = wreck
value-sunk = sunk
value-safe = safe
value-landed = landed
value-besieger_destroyed = besieger destroyed
value-no_effect = no effect
value-weakened = walls weakened
value-garrison_loss = loss in the garrison
value-undecided = undecided
value-repelled = repelled
value-resisted = resisted
value-untouched = untouched
value-spared = hardly burnt
value-asleep = asleep
value-awake = awake
value-allied = allegiance
value-may = may retreat
value-must = must retreat
value-if_forced = only if forced
value-if_major = after a major defeat
value-if_allowed = whenever allowed
value-nests = nests
value-built_hexes = built hexes
value-coloured_hexes = hexes of his colours
value-coastal_city = coastal city
value-unit_inside = unit inside
value-from_the_sea = siege from the sea

## Values: reasons

value-turn_over = the unit’s turn is over
value-no_step_left = no step left
value-ship_needs_coast = ships keep to the coast
value-unexplored = unexplored
value-impassable = impassable
value-ship_full = the ship is full
value-pinned = held by an enemy
value-not_own_colours = not of own or allied colours
value-occupied = occupied
value-no_sorcerer = no capital, no sorcerer
value-bad_target = wrong kind of target
value-not_river = not a river face up
value-no_unit = nobody there
value-rampart = a magic rampart protects it
value-not_own_hex = not the player’s hex
value-besieged = besieged
value-too_far = too far from another site
value-limit = no piece left
value-not_a_village = not a village
value-rations = not enough rations

## Values: moves, transactions, moments

value-step = step
value-embark = embark
value-disembark = disembark
value-retreat = retreat
value-pursuit = pursuit
value-found_village = found a village
value-village_to_city = village to city
value-village_to_fortress = village to fortress
value-end_of_season = end of the season
value-game_end = end of the game
value-besieger = the besieger
value-unit = the unit
value-villages = villages
value-cities = cities
value-fortresses = fortresses
value-units = units
value-hexes = hexes

## Rolls

roll-capital = Choice of capitals
roll-scout =
    .nest = Waking of the dragons
    .table = Scouts
    .event = Event
    .nest_new = Waking of the dragons found
roll-guard = Army or ship
roll-famine = Famine
roll-diplomacy = Diplomacy
roll-combat =
    .attacker = Attacker
    .defender = Defender
roll-siege = Siege
roll-nest = Waking of the dragons
roll-fury =
    .dir-2 = Flight to the 2nd hex
    .dir-3 = Flight to the 3rd hex
    .dir-4 = Flight to the 4th hex
    .dir-5 = Flight to the 5th hex
    .dir-6 = Flight to the 6th hex
    .hit-1 = Fire on the nest
    .hit-2 = Fire on the 2nd hex
    .hit-3 = Fire on the 3rd hex
    .hit-4 = Fire on the 4th hex
    .hit-5 = Fire on the 5th hex
    .hit-6 = Fire on the 6th hex
roll-firestorm =
    .storm = Strength of the storm
    .unit = Unit’s defence
roll-winter =
    .event = Winter event
    .nest = Which nest wakes
roll-recruit = Recruitment

## Questions

ask-attacker_retreat = The attacker is beaten. Does it retreat?
    .short = Retreat
ask-defender_retreat = The defender is beaten. Does it retreat?
    .short = Retreat
ask-attacker_pursues = The defender retreats. Does the attacker pursue?
    .short = Pursuit
ask-defender_pursues = The attacker retreats. Does the defender pursue?
    .short = Pursuit
ask-retreat_from_fire = The unit is scorched. Does it retreat?
    .short = Retreat
ask-siege_goes_on = The site holds out. Does the siege go on?
    .short = Siege
choice-siege_goes_on-continue = besiege another season
choice-siege_goes_on-lift = lift the siege

## Notes

note-weights =
    Beside the dice, { $side }{ $modifier ->
        [0] {""}
       *[other] {" "}· modifier { $modifier }
    }{ $next_roll ->
        [0] {""}
       *[other] {" "}· penalty of a defeat { $next_roll }
    }{ $forced_march ->
        [0] {""}
       *[other] {" "}· forced march { $forced_march }
    }
note-table_modifier = Unit’s modifier { $modifier }: total { $total }.
note-totals = { $attacker } against { $defender }.
note-fire =
    { $result ->
        [resisted] The unit resists the storm.
        [destroyed] The unit is destroyed.
       *[other] The unit is beaten: { $next_roll } on its next fight.
    }
note-tie =
    { $fate ->
        [destroyed] A tie: both units are destroyed.
       *[other] A tie: nobody gains the upper hand.
    }
note-grade =
    { $destroyed ->
        [true] The winner is { $winner }: { $grade }. The loser is destroyed.
       *[other] The winner is { $winner }: { $grade }. The loser is at { $next_roll } on its next fight.
    }
note-sea_grade = The winner is { $winner }. The other ship: { $result }.
note-sinks = The damaged ship is attacked: it sinks with all hands.
note-siege =
    Total { $total }: { $result }{ $walls ->
        [0] {""}
       *[other] {" "}· walls { $walls }
    }{ $garrison ->
        [0] {""}
       *[other] {" "}· garrison { $garrison }
    }{ $siege_bonus ->
        [0] {""}
       *[other] {" "}· siege bonus { $siege_bonus }
    }{ $modifier ->
        [0] {""}
       *[other] {" "}· unit { $modifier }
    }{ $next_roll ->
        [0] {""}
       *[other] {" "}· penalty of a defeat { $next_roll }
    }{ $forced_march ->
        [0] {""}
       *[other] {" "}· forced march { $forced_march }
    }.
note-famine =
    { $disbanded ->
        [true] Starved, the unit disbands.
       *[other] { $moves ->
            [true] The unit moves.
           *[other] The unit refuses to move.
        } Hunger: { $hunger }.
    }
note-sighting =
    { $status ->
        [event] An event befalls the scouts.
        [nothing] Deserted ground.
        [known] Nothing new: there is a site already.
       *[other] The scouts find: { $site }, { $status }.
    }
note-event =
    { $event ->
        [desertion] Event: desertion. The unit is at − 1 until the thaw.
        [mutiny] Event: mutiny. The unit does nothing more this turn.
        [rot] Event: rot. Up to two rations of the reserve are spoilt.
        [sickness] Event: sickness. The unit is at − 2 until the end of the turn.
        [foul_weather] Event: foul weather. The unit does nothing more this turn.
        [ambush] Event: ambush. The unit is at − 1 until the thaw.
        [convoy] Event: convoy. Two rations more in the reserve.
        [volunteers] Event: volunteers. The unit is at + 1 while it stands on the scouted hex.
        [knight_errant] Event: knight errant. The unit is at + 1 until the end of the campaign.
       *[other] Event: { $event }.
    }
note-nest =
    { $awake ->
        [true] The dragons wake!
       *[other] The dragons sleep on.
    }
note-guard = Guard of the site: { $guard }.
note-diplomacy =
    { $status ->
        [hostile] The envoys are ill received: the site turns hostile.
        [neutral] The talks drag on.
       *[other] The site swears allegiance.
    }
note-flight_ends =
    The dragons leave the map after { $landings ->
        [one] { $landings } hex
       *[other] { $landings } hexes
    }.
note-fury =
    Hex { $landing }: { $effect }.{ $strikes ->
        [true] {" "}That is the target.
       *[other] {""}
    }
note-winter_event =
    { $event ->
        [nothing] A quiet winter.
       *[other] Winter event: { $event }.{ $applied ->
            [true] {""}
           *[other] {" "}There is nobody to suffer it.
        }
    }
note-recruits =
    { $recruits ->
        [0] Nobody joins.
        [one] { $recruits } unit recruited.
       *[other] { $recruits } units recruited.
    }

## Errors

error-ship-inland = a ship needs a coast: see { $key }
error-ship-only = only a ship can be or have that
error-ship-boards = a ship does not go aboard
error-army-and-ship = one side must be an army, the other a ship
error-site-on-marsh = there is no site on a marsh
error-modifier-unread = counts only with the option modifiers_on_tables
error-independent-refuge = an independent unit retreats only into its site
error-independent-cargo = an independent ship carries nobody
error-rampart = nobody besieges a site under a magic rampart
error-joint-inland = a siege by land and sea needs a coastal site
error-siege-bonus = is 0 or 2, unless bonuses add up (option siege_cumulative)
error-off-map = lies off the map of radius { $radius }
error-more-than = cannot be more than { $key }
error-no-seat = nobody sits there: the seats are numbered from 0, { $players } in all
error-no-turn-in-winter = nobody has a turn in winter
error-spring-from-winter = only what begins in winter lasts to the end of spring
error-sites-without-hexes = each site stands on a hex of its own
