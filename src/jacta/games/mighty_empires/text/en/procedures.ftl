## Procedures: the beginning

capital_order = Choice of capitals
    .about = Two dice each: in which order do the players choose the site of their capital?
    .example-1 = three players
    .example-2 = two players
turn_order = Order of play
    .about = Who plays first, in which order, and who is whose neighbour?
    .sought = who begins, first player, who starts
    .example-1 = three players
    .example-2 = two players
limits = Pieces left
    .about = What is left in a player’s set: villages, cities, fortresses, armies, ships.
    .example-1 = three villages, one city
    .example-2 = nine villages and 4 ships

## Procedures: supply

harvest = Harvest
    .about = How many rations do these sites add to the reserve?
    .example-1 = a city and a village
    .example-2 = a rich harvest, a siege
famine = Famine
    .about = A unit moves without its rations: does it obey, and in what state?
    .example-1 = a first hunger
    .example-2 = twice hungry

## Procedures: scouting

scout = Scouts
    .about = One patrol into a neighbouring hex: what does it find, and is the hex explored?
    .example-1 = a plain
    .example-2 = a coast with dragons
    .example-3 = a marsh
event = Scouting event
    .about = What befalls the scouts: a mutiny, a convoy, a nest of dragons?
    .example-1 = one draw
guard = Independent guard
    .about = An army or a ship: who stands before a hostile site?
    .example-1 = a coastal city
    .example-2 = a village

## Procedures: diplomacy

diplomacy = Diplomacy
    .about = A unit comes to a neutral site: does it swear allegiance, wait, or turn hostile?
    .example-1 = a village
    .example-2 = a coastal city
diplomacy_campaign = Long negotiations
    .about = The unit stays and negotiates each season: how does it end, and when?
    .example-1 = one year
    .example-2 = nine seasons

## Procedures: movement

move_check = Move
    .about = Is this move legal, and what does it cost in rations? If not, why?
    .example-1 = a marsh on the second step
    .example-2 = retreat to an enemy’s land
    .example-3 = a pinned army
annex = Annexation
    .about = Does the hex take the colours of the units on it?
    .example-1 = a free hex
    .example-2 = an enemy’s built-up hex
    .example-3 = a marsh

## Procedures: combat

combat = Combat between armies
    .about = One army attacks another: who wins, by how much, and what becomes of the loser?
    .sought = land battle, armies
    .example-1 = even armies
    .example-2 = a shaken army without refuge
    .example-3 = forced march on independents
battle_series = Repeated combats
    .about = Two units that cannot give way fight several times: who is left?
    .example-1 = even armies
    .example-2 = three uneven rounds
naval_combat = Naval battle
    .about = Ship against ship: damage, mutiny, wreck or sinking?
    .example-1 = two ships
    .example-2 = armies aboard
    .example-3 = against a damaged ship
land_sea_combat = Army against ship
    .about = An army and a ship fight, by the table of the armies.
    .example-1 = a ship against an army
    .example-2 = an army against a ship

## Procedures: sieges

siege = Siege
    .about = One roll against the walls of a site.
    .sought = take a fortress, city, walls
    .example-1 = a city with its garrison
    .example-2 = a village
    .example-3 = a city from the sea
siege_campaign = Long siege
    .about = The same unit besieges season after season: does the site fall before the besieger does?
    .example-1 = an undefended village
    .example-2 = a city, to the end
    .example-3 = a garrisoned city in autumn
conquest = Conquest of a hostile site
    .about = A lone army against the guard, then against the walls, in one campaign.
    .example-1 = a village, one season
    .example-2 = a city, at +2

## Procedures: dragons

nest = Nest of dragons
    .about = Somebody passes by the nest: do the dragons wake?
    .example-1 = once
    .example-2 = three times
dragon_fury = Fury of the dragons
    .about = The flight of the dragons from their nest, and what becomes of one given hex.
    .example-1 = left to chance
    .example-2 = led far away
    .example-3 = a nest close by

## Procedures: winter and victory

spell_check = Target of a spell
    .about = May the sorcerer cast this spell on that target? If not, why?
    .example-1 = blessing one’s own
    .example-2 = a flood on unknown land
    .example-3 = cursing behind a rampart
firestorm = Firestorm
    .about = A column of fire against a unit: does it resist?
    .example-1 = with a refuge next door
    .example-2 = at +1, without refuge
winter_event = Winter event
    .about = What winter brings a player: a revolt, an epidemic, a treason?
    .example-1 = one draw
    .example-2 = a nest and no village
build = Building check
    .about = May this be built here, and what is left of the rations? If not, why?
    .example-1 = founding a village
    .example-2 = a city without rations
    .example-3 = a village too far
recruit = Recruitment
    .about = How many units does a player raise this winter?
    .sought = raise armies, buy
    .example-1 = nine armies in the box
    .example-2 = one army left
expiry = End of an effect
    .about = When does an effect end that began then?
    .example-1 = cast in winter
    .example-2 = cast in autumn
    .example-3 = in the last year
score = Score
    .about = The points of the realms, the emperor, and what decided a tie.
    .sought = victory points, winner of the game, who has won
    .example-1 = level: fortresses decide

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
    .help = The player who chose his capital first.
key-left = Left neighbour
key-right = Right neighbour
key-sites = Sites
key-by_site = By site
key-besieged = Besieged
    .help = A hostile army or ship stands on the hex.
key-bad_harvest = Bad harvest
    .help = The spell cancels the harvest.
key-famine = Famine
    .help = The winter event cancels the harvest.
key-bountiful = Excellent harvest
    .help = The spell doubles the harvest.
key-disbanded = Disbanded
key-moves = Moves
key-site_present = Site already there
    .help = The hex already has a site: the scouts place no other.
key-explored = Explored
    .help = Scouts know the hex of arrival.
key-turn_over = Turn over
    .help = The unit does nothing more this turn, but defends itself.
key-modifier = Modifier
    .help = What the unit’s lasting bonuses and penalties add up to. On the tables of scouting, diplomacy and famine it counts only with that option.
    .help-siege = What the unit’s lasting bonuses and penalties add up to.
    .help-siege_campaign = What the unit’s lasting bonuses and penalties add up to.
    .help-conquest = What the unit’s lasting bonuses and penalties add up to.
key-modifier_until = Modifier until
key-dragons = Dragons
key-guard = Guard
key-status = Status
key-seasons = Seasons
    .help = How many campaign seasons, from spring on.

## Keys: movement

key-step = Step
    .help = 1 for the first step of the turn, 2 for a forced march, 3 for one too many.
key-celerity = Celerity
    .help = The second step costs no further ration.
key-dest_colour = Colours there
    .help = Whose the hex of arrival is.
key-dest_enemies = Enemies there
    .help = Hostile units in the field on the hex of arrival.
key-pinned = Pinned
    .help = A hostile unit in the field stands on the unit’s own hex.
key-blood_rain = Blood rain
    .help = Under the rain of blood nothing moves.
key-storm_origin = Storm here
    .help = A hex under a storm cannot be left.
key-storm_dest = Storm there
    .help = A hex under a storm cannot be entered.
key-flooded = Flooded
    .help = A flooded hex is impassable.
key-sabotaged = Bridge sabotaged
    .help = The bridge over the river is of no use.
key-ship_full = Ship is full
    .help = A ship carries one army only.
key-legal = Legal
key-reason = Reason
key-cost = Cost
key-own_units = Own units
    .help = In the field: neither inside nor aboard.
key-other_units = Hostile units
    .help = In the field: neither inside nor aboard.
key-colour = Colours of the hex
    .help = Whose the hex is before it is annexed.
key-annexed = Annexed

## Keys: combat

key-attacker_modifier = Attacker’s modifier
    .help = All that is added to the attacker’s 2D6.
key-defender_modifier = Defender’s modifier
    .help = All that is added to the defender’s 2D6.
key-attacker_next_roll = Penalty on the attacker’s roll
    .help = Left by an earlier defeat: −3 or −6.
key-defender_next_roll = Penalty on the defender’s roll
    .help = Left by an earlier defeat: −3 or −6.
key-forced_march = Forced march
    .help = −1 on the first fight of the turn.
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
    .help = If he wins and the other retreats, he follows without paying.
key-defender_pursues = Defender pursues
    .help = If he wins and the other retreats, he follows without paying.
key-fate = Fate of the loser
key-pursued = Pursued
key-rounds = Rounds
    .help = How often the two units meet.
key-attacker_alive = Attacker alive
key-defender_alive = Defender alive
key-attacker_kind = Attacker
    .help = One of the two is an army, the other a ship.
key-defender_kind = Defender
    .help = One of the two is an army, the other a ship.
key-attacker_damaged = Attacker is damaged
    .help = It fights normally and stays damaged.
key-defender_damaged = Defender is damaged
    .help = A damaged ship that is attacked sinks without dice.
key-attacker_cargo = Army aboard the attacker
    .help = There is an army aboard the ship.
key-defender_cargo = Army aboard the defender
    .help = There is an army aboard the ship.
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
    .help = A ship besieges on the coast only, at −2, unless an army stands beside it.
key-garrison = Garrison
    .help = Armies and ships inside.
key-siege_bonus = Siege bonus
    .help = What an earlier roll here left for this one.
key-rampart = Magic rampart
    .help = Under a magic rampart there is no siege, no going in or out.
key-start_season = First season
    .help = 1 spring, 2 summer, 3 autumn.
key-passages = Passages
    .help = Patrols and units that enter, one after the other, while the dragons sleep: a die each.
key-max_seasons = Seasons at most
    .help = 0: until it is decided.
    .also = seasons, turns
key-refuge = Refuge
    .help = Where the unit can retreat; without refuge a forced retreat destroys it.
key-guard_retreat = Guard retreats
    .help = When the guard withdraws behind its walls.

## Keys: dragons

key-awake = Awake
key-origin = Nest
    .help = The hex of the nest by its name such as P10, or q,r.
key-target = Target
    .help = What the effect is on: a player, a unit or a hex.
    .help-dragon_fury = The hex whose fate matters to you, by its name, like P10, or q,r.
key-radius = Radius of the map
    .help = The hexes within this distance of 0,0; nothing for an endless map.
key-steer = Dream of dragons
    .help = The four directions that the sorcerer chooses, from the third hex on; 6 is north.
key-landings = Landings

## Keys: winter and victory

key-spell = Spell
    .help = The spell to be cast.
key-has_capital = Holds his capital
    .help = Without a capital, no sorcerer.
key-units_on_hex = Units on the hex
    .help = The units on the hex aimed at.
key-embarked = Aboard
    .help = The unit aimed at is aboard a ship.
key-unit_modifier = Unit’s modifier
    .help = All that is added to the unit’s roll.
key-unit_next_roll = Penalty on the unit’s roll
    .help = What a defeat still costs on this roll: −3 or −6.
key-retreat = Retreat
    .help = When the unit retreats where it may.
key-nests = Nests
    .help = Dragon nests known on the map.
key-built_hexes = Built hexes
    .help = The player’s hexes with a village, city or fortress.
key-coloured_hexes = Hexes of his colours
    .help = Hexes in the player’s colours.
key-applied = Takes effect
key-chooser = Who chooses
key-action = Action
key-own_hex = Own hex
    .help = The hex is in the player’s colours.
key-impassable = Impassable
    .help = Desolated or flooded: nothing is built there.
key-distance = Distance
    .help = In hexes, to the nearest other site of the player’s that is not razed; nothing if there is none.
key-rations_after = Rations left
key-armies_left = Armies in the box
    .help = Army pieces that the player has not in play yet.
key-ships_left = Ships in the box
    .help = Ship pieces that the player has not in play yet.
key-port = Coastal city
    .help = Only a city on the coast recruits ships.
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
    .attacker-whose = attacker
    .defender-whose = defender
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
    .short = Attacker’s retreat
    .usual = retreats after a major defeat, stays after a minor one
ask-defender_retreat = The defender is beaten. Does it retreat?
    .short = Defender’s retreat
    .usual = retreats after a major defeat, stays after a minor one; an independent goes inside whenever it may
ask-attacker_pursues = The defender retreats. Does the attacker pursue?
    .short = Attacker’s pursuit
    .usual = lets the beaten side go
ask-defender_pursues = The attacker retreats. Does the defender pursue?
    .short = Defender’s pursuit
    .usual = lets the beaten side go
ask-retreat_from_fire = The unit is scorched. Does it retreat?
    .short = Retreat from fire
    .usual = { $answers } before the flames
ask-siege_goes_on = The site holds out. Does the siege go on?
    .short = Siege
    .usual = keeps up the siege, season after season
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
        [desertion] Event: desertion. The unit is at −1 until the thaw.
        [mutiny] Event: mutiny. The unit does nothing more this turn.
        [rot] Event: rot. Up to two rations of the reserve are spoilt.
        [sickness] Event: sickness. The unit is at −2 until the end of the turn.
        [foul_weather] Event: foul weather. The unit does nothing more this turn.
        [ambush] Event: ambush. The unit is at −1 until the thaw.
        [convoy] Event: convoy. Two rations more in the reserve.
        [volunteers] Event: volunteers. The unit is at +1 while it stands on the scouted hex.
        [knight_errant] Event: knight errant. The unit is at +1 until the end of the campaign.
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
error-modifier-unread = counts only with the option modifiers_on_tables=true
error-independent-refuge = an independent unit retreats only into its site
error-independent-cargo = an independent ship carries nobody
error-rampart = nobody besieges a site under a magic rampart
error-joint-inland = a siege by land and sea needs a coastal site
error-siege-bonus = is 0 or 2, unless bonuses add up (option siege_cumulative=true)
error-off-map = lies off the map of radius { $radius }
error-more-than = cannot be more than { $key }
error-no-seat = nobody sits there: there are { $players } players
error-no-turn-in-winter = nobody has a turn in winter
error-spring-from-winter = only what begins in winter lasts to the end of spring
error-sites-without-hexes = each site stands on a hex of its own
