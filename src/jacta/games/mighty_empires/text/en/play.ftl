## Procedures over the state of a game

setup = Setup
    .about = Capitals, realms, map and first pieces.
    .sought = begin, start
    .example-1 = two players, seed 1
map_auto = Automatic map
    .about = A whole map laid by chance; the same seed gives the same map.
    .example-1 = a plain and a coast
map_manual = Map laid by hand
    .about = Each player lays six tiles around the capital, then all change the map until everybody accepts it.
    .example-1 = a plain and a coast
campaign_turn = Campaign turn
    .about = A player’s six phases: harvest, scouts, movement, combat, siege, pillage.
    .example-1 = a turn in spring
feed = Feeding
    .about = Feed hungry units that stay where they are, one ration each.
    .sought = feed my armies, rations, hunger
    .example-1 = feeding in spring
mission = Scouting mission
    .about = A unit of the game sends its scouts to a neighbouring hex.
    .example-1 = scouts on their way
movement = Movement
    .about = A player’s movement phase, unit by unit.
    .example-1 = one player’s moves
advance = Step
    .about = A unit goes to a neighbouring hex, on board or ashore: rations, famine, diplomacy, annexation.
    .example-1 = an army advances
retreat = Retreat
    .about = Where does the beaten unit go, and does the winner follow?
    .example-1 = a forced retreat
alliance = Alliances
    .about = Each player may propose an alliance or break one.
    .example-1 = an alliance proposed
pillage = Pillage
    .about = Raze conquered sites for their rations.
    .example-1 = a spring pillage
fury = Flight of the dragons
    .about = The dragons’ fury over the map of a game, hex by hex.
    .example-1 = dragons on the map
winter = Winter
    .about = The seven phases of winter, played by everybody.
    .example-1 = a whole winter
last_winter = Last winter
    .about = Spells, events and construction only, then the points.
    .example-1 = the last winter
spell = Spell
    .about = A player’s sorcerer casts a spell, or does not.
    .sought = magic, wizard
    .example-1 = a spell at the equinox
ordeal = Winter ordeal
    .about = A player’s winter roll and what it does to his realm.
    .example-1 = the winter’s ordeal
espionage = Espionage
    .about = Sabotage, secret exploration or burglary.
    .example-1 = the winter’s spies
construction = Construction
    .about = Found villages and make them grow while rations last.
    .sought = build, village, city
    .example-1 = building in winter
levy = Levy
    .about = A player’s recruitment roll, and what he recruits.
    .example-1 = the winter’s levy
thaw = Thaw
    .about = What lasted until now ends, and the rations rot.
    .example-1 = the thaw
deploy = Deployment
    .about = Place the recruits.
    .example-1 = placing recruits

## Keys

key-state = State of the game
    .help = The game as it stands: map, units, reserves, effects.
key-seat = Player
    .help = The player whose turn or business it is: A, B or C.
key-seats = Who plays
    .help = For each seat: a person or a computer player.
key-seed = Seed
    .help = A number makes the map reproducible; without one it is drawn in secret.
key-map_mode = Map
    .help = Drawn and laid by itself, or tile by tile by the players.
key-tile_set = Tiles of the box
    .help = How many of each terrain, without the five capital sites.
key-hidden_tiles = Tiles face down
    .help = By default twenty a player.
key-coast_tiles = Coast tiles
    .help = By default nine a player.
key-choosing = Choosing order
    .help = The order in which the players choose their capitals.
key-capitals = Capitals
    .help = The terrain of each player’s capital.
key-plain = Plain
key-forest = Forest
key-mountain = Mountain
key-river = River
key-marsh = Marsh
key-coast = Coast
key-to = Destination
    .help = The hex aimed at.
key-manner = Manner
    .help = How the unit goes there.
key-forced = Forced
    .help = Brilliant victory: retreat or be destroyed.
key-phase = Phase
key-active = Active player
    .help = The player whose turn it is.
key-north = North
    .help = The direction on which the “6” lies.
key-alliances = Alliances
    .help = The pairs of allied players.
key-reserves = Reserves
    .help = The rations of each player.
key-tiles = Tiles
    .help = The map, tile by tile.
key-effects = Effects
    .help = Spells, events and other effects in force.
key-lost = Pieces lost
    .help = Armies and ships lost, by player.
key-captured_this_turn = Captured this turn
    .help = Sites taken this turn, which may be pillaged.
key-log = Log
    .help = What has happened, for the record.
key-army = Armies
key-hex = Hex
    .help = The hex by its name on the board (P10), or by its coordinates.
key-inside = Inside
    .help = Behind the walls: neither attacks nor is attacked, but counts in the siege.
key-aboard = Aboard
    .help = The ship that carries the army.
key-damaged = Damaged
    .help = A damaged ship must make for a coastal city; attacked, it sinks.
key-steps = Steps taken
    .help = One step a turn, a second by forced march.
key-scouted = Scouts sent
    .help = The unit has sent its scouts this turn.
key-must_go = Must go to
    .help = A ship must go where its scouts succeeded.
key-marched = Forced march
    .help = It took a second step this turn: −1 on its first fight roll.
key-shifted = Gone in or out
    .help = Going into a site or out of it, once a turn.
key-turn = Season number
    .help = The season in which the bonus was won, counted from the beginning.
key-value = Value
    .help = How much, for effects that have a size.
key-seen = Seen before
    .help = It is face down, but all have seen it before.
key-bridge = Bridge
    .help = A bridge can be sabotaged. A river without one is crossed like any other.
key-explored_by = Explored by
    .help = The players whose scouts know the hex.
key-contact = Talks held
    .help = The players who have already negotiated here this turn.
key-secret = Spy’s report
    .help = What one player alone knows of the hex.
key-roll = Roll
    .help = The roll kept secret.
key-capital_of = Capital of
    .help = The player whose capital it was at the beginning.
key-taken_by = Taken by
    .help = The player who took it last by siege.
key-once_owned = Was once owned
    .help = A player has owned it before.
key-on = Lies on
    .help = What the effect touches.

## Values

value-seat0 = Player A
    .also = A
value-seat1 = Player B
    .also = B
value-seat2 = Player C
    .also = C
value-human = a person
    .also = human player
value-random = blind chance
    .also = at random, chance
value-steward = the steward
value-planner = the planner
value-marshal_quick = the marshal in haste
    .also = quick marshal
value-marshal = the marshal
    .also = marshal
value-marshal_strong = the marshal at leisure
    .also = strong marshal
value-auto = by chance
value-manual = by hand
value-independent = independent
value-player = player
value-bountiful = bountiful harvest
value-dream = dragon dream
value-frozen = frozen
value-revolt = revolt
value-sabotaged = bridge sabotaged
value-surplus = without a piece
value-uprising = uprising
value-combat = combat
value-construction = construction
value-deployment = deployment
value-equinox = equinox
value-espionage = espionage
value-harvest = harvest
value-movement = movement
value-pillage = pillage
value-recruitment = recruitment
value-scouting = scouting
value-siege = siege
value-winter_event = winter event
value-end = end
value-pass = nothing
value-stay = stay
value-inside = inside
value-outside = outside
value-no = no
value-next = next hex
value-accept = accept
value-edit = change the map

## Decisions

ask-capital_site = Which site for the capital?
    .short = capital
    .stakes = The capital is where the realm begins; a city on the coast is harder to besiege, and begins with a ship instead of an army.
    .usual = takes plain, else coast, else forest
ask-accept_map = Accept this map?
    .short = map
    .usual = accepts the map
ask-lay_tile = Which tile goes where?
    .short = tile
    .usual = lays the tiles in the order drawn, nearest places first
ask-edit_map = What is to change on the map? North points { $north ->
    [1] to the upper right
    [2] to the lower right
    [3] down
    [4] to the lower left
    [5] to the upper left
   *[6] up
  }.
    .short = change
    .usual = takes the first tile that can move
ask-edit_map_to = Where does the tile at { $hex } go?
    .short = new place
    .usual = takes the first free place
ask-placement = Where does { $piece ->
    [village] the village
    [ship] the ship
   *[army] an army
  } go?
    .short = placement
    .usual = puts the village beside the capital, the armies on different hexes
ask-alliance = Propose or break an alliance?
    .short = alliance
    .usual = neither proposes nor breaks an alliance
ask-alliance_answer = Accept the alliance that { $proposer } proposes?
    .short = answer
    .usual = declines the alliance
ask-feed = Feed { $unit } (hunger { $hunger })?
    .short = feed
    .stakes = One ration. A hungry unit has −1 on its fight rolls for each point of hunger until it is fed.
    .usual = feeds everybody if a ration for each unit is left then
ask-scout = Where do scouts go?
    .short = scouts
    .stakes = A hex is entered only once it is explored; a unit sends scouts once before it moves.
    .usual = sends each unit scouting where success is likeliest
ask-move = Which move?
    .short = move
    .stakes = A step costs rations from the reserve. Without enough, a roll for famine: the unit may stay behind or be lost.
    .usual = moves into what nobody owns, neutral sites first
ask-enter_site = does { $unit } enter the site at { $hex }?
    .short = enter
    .stakes = Inside: cannot be attacked in the field, cannot attack, and makes a siege harder by 1. Outside: fights in the combat phase.
    .usual = stays outside unless danger is near
ask-combat_pick = Who attacks whom?
    .short = attack
    .stakes = Both roll 2d6. The loser has −3 or −6 on its next fight roll; beaten by 5 it must retreat, by 7 it is destroyed.
    .usual = attacks with the best modifier, against the weakest
ask-retreat = does { $unit }, beaten at { $hex }, retreat?
    .short = retreat
    .stakes = Behind walls: free, and nobody pursues. To another hex: its cost in rations, and the winner may follow.
    .usual = retreats after a major defeat, behind walls for preference
ask-pursue = does { $unit } pursue the loser to { $hex }?
    .short = pursuit
    .stakes = Free, and no new combat this turn: the unit gains the hex and leaves this one.
    .usual = pursues a shaken enemy only, with the better chances
ask-pursue_withdrawal = Who pursues { $unit }, which withdrew to { $hex }?
    .short = pursuit of a withdrawal
    .stakes = Free, and no new combat this turn: the unit gains the hex and leaves this one.
    .usual = pursues a shaken enemy only, with the better chances
ask-besiege = Which unit besieges?
    .short = siege
    .stakes = 2d6 with modifiers: 11 takes the site and all inside, 9 kills one unit inside, 6 gives +2 next turn, 2 destroys the besieger.
    .usual = besieges while the risk of being lost is no more than one in six
ask-garrison_loss = Which unit inside { $hex } is lost?
    .short = loss
    .stakes = The unit is destroyed.
    .usual = gives up the weakest unit
ask-pillage = Raze the { $site } at { $hex }?
    .short = pillage
    .stakes = Its harvest is yours at once. Until the thaw it yields nothing, shelters nobody and cannot defend itself.
    .usual = razes nothing, except in autumn when a village cannot be paid for
ask-steer = Where do the dragons fly from { $hex } (landing { $landing })?
    .short = flight
    .usual = steers the dragons toward the leader’s best site
ask-spell = Which spell?
    .short = spell
    .usual = blesses the unit in a siege or nearest an enemy
ask-event_choice = Which hex of { $victim } is struck ({ $event })?
    .short = hex struck
    .usual = strikes where it hurts its own least and others most
ask-treason = Which hex goes over, and to whom?
    .short = treason
    .usual = gives away the hex that is worth least
ask-espionage = What do the spies do?
    .short = spies
    .usual = robs the leader, else explores in secret
ask-build = What is built?
    .short = building
    .stakes = Paid from the reserve, which is lost at the thaw anyway.
    .usual = founds villages, then cities, then fortresses on the border
ask-recruit_kind = Army or ship?
    .short = recruit
    .usual = raises an army rather than a ship
ask-deploy = Where does the recruit go ({ $kind })?
    .short = deployment
    .usual = puts the recruit on the border, where it has fewest units

choice-scout = { $do ->
    [go] { $unit } scouts { $to } and goes there
   *[other] { $unit } to { $to }
  }
choice-scout-end = no more scouts
choice-move = { $do ->
    [scout] { $unit } sends scouts to { $to }
    [embark] { $unit } goes aboard { $to }
    [disembark] { $unit } goes ashore at { $to }
    [enter] { $unit } goes inside
    [leave] { $unit } comes outside
    [propose] propose an alliance to player { $seat ->
        [0] A
        [1] B
       *[2] C
    }
    [break] break with player { $seat ->
        [0] A
        [1] B
       *[2] C
    }
   *[other] { $unit } goes to { $to }
  }
choice-move-end = no more moves
choice-retreat-site = behind the walls
choice-combat_pick = { $hex }: { $attacker } attacks { $target }
choice-combat_pick-next = on to the next hex
choice-placement = { $inside ->
    [true] at { $hex }, inside
   *[other] at { $hex }
  }
choice-deploy = { $inside ->
    [true] at { $hex }, inside
   *[other] at { $hex }
  }
choice-spell = { $spell ->
    [dragon_dream] { $spell }
   *[other] { $spell }: { $target }
  }
choice-spell-pass = no spell
group-spell = { $spell ->
    [bad_harvest] bad harvest: an enemy site yields nothing all year
    [bountiful_harvest] excellent harvest: an own site yields double all year
    [flood] flood: nobody enters a river hex all year; a village there is razed
    [storm] storm: a hex is cut off in spring; a village is razed, ships out of port are wrecked
    [blood_rain] blood rain: the units on a hex cannot move in spring
    [blessing] blessing: an own unit is at +2 all year
    [curse] curse: an enemy unit is at −2 all year
    [firestorm] firestorm: an enemy unit fights a storm of 2D6 + 2
    [dragon_dream] dream of dragons: you steer every fury of the next campaign from its third hex on
    [celerity] celerity: an own unit has two steps in spring, without surcharge
   *[magic_rampart] magic rampart: nothing enters, leaves or harms a site all year
  }
choice-treason = { $hex }, to player { $recipient ->
        [0] A
        [1] B
       *[2] C
    }
choice-espionage = { $action ->
    [burglary] { $action } from player { $target ->
        [0] A
        [1] B
       *[2] C
    }
   *[other] { $action } at { $target }
  }
choice-espionage-pass = nothing
choice-build = { $action ->
    [village_to_city] make the village at { $hex } a city
    [village_to_fortress] make the village at { $hex } a fortress
   *[found_village] found a village at { $hex }
  }
choice-build-end = build no more
choice-alliance = { $do ->
    [break] break with player { $seat ->
        [0] A
        [1] B
       *[2] C
    }
   *[other] propose an alliance to player { $seat ->
        [0] A
        [1] B
       *[2] C
    }
  }
choice-alliance-none = nothing
choice-lay_tile = { $bridge ->
    [true] { $terrain } (with a bridge) at { $hex }
   *[other] { $terrain } at { $hex }
  }
choice-edit_map = { $do ->
    [turn] turn north by one side
    [swap] swap { $hex } and { $to }
   *[other] move the tile at { $hex }
  }
group-edit_map = { $do ->
    [swap] swap two of one’s own tiles
    [move] move a tile
   *[turn] turn north
  }
choice-besiege-all = all besiege
choice-besiege-end = no more sieges

## Rolls and remarks

roll-map = Shuffle of the tiles
roll-secret = Secret exploration
note-season = Year { $year }, { $season }.
note-tiles_drawn = Everybody has drawn { $tiles } tiles and lays them around the capital.
note-choosing_order = Capitals are chosen in this order: { $order }.
note-map_laid = The map is laid: { $tiles } tiles, { $hidden } of them face down.
note-harvested = { $who } harvests { $rations }; reserve { $reserve }.
note-scouts = The scouts of { $unit } set out for { $hex }: { $terrain }.
note-explored = { $explored ->
    [true] The hex is explored.
   *[other] The hex stays unexplored.
  }
note-spied = { $status ->
    [event] The spies report from { $hex }: { $terrain }; an event awaits the scouts there.
    [nothing] The spies report from { $hex }: { $terrain }, deserted.
   *[other] The spies report from { $hex }: { $terrain }; { $site }, { $status }.
  }
note-goes = { $manner ->
    [retreat] { $unit } retreats to { $to } (rations: { $cost }).
    [pursuit] { $unit } pursues to { $to }.
   *[other] Rations for the way: { $cost }.
  }
note-bound = { $damaged ->
    [true] { $unit } is damaged and must make for port: { $to }.
   *[other] { $unit } must follow its scouts to { $to }.
  }
note-annexed = { $hex } is annexed.
note-shelters = { $unit } shelters behind the walls.
note-captured = { $hex } is captured.
note-falls = { $unit } is lost.
note-razed = { $hex } is razed (rations: { $rations }).
note-dragons_wake = The dragons of { $hex } wake.
note-burns = The dragons at { $hex }: { $effect }.
note-scorched = { $fate ->
    [retreats] { $unit } must flee from the flames.
   *[other] { $unit } may flee from the flames.
  }
note-ordeal = { $who } faces the winter.
note-levy = { $who } calls for volunteers.
note-strikes = { $event ->
    [peasant_revolt] The village at { $hex } rises and is neutral.
    [rebellion] { $hex } rebels and turns hostile.
    [epidemic] Epidemic at { $hex }: the units there are at −1 for a year.
    [famine] Famine at { $hex }: nothing is harvested there in the next campaign.
   *[treason] { $hex } goes over to the enemy.
  }
note-box_empty = No piece of this kind is left in the box ({ $site }): nothing is placed.
note-no_berth = No place for the recruit ({ $kind }): it goes back into the box.
note-alliance_made = { $one } and { $other } are allies.
note-alliance_broken = { $one } breaks with { $other }.
note-victory = { $reason ->
    [points] { $winner } is emperor, with { $points } points.
    [alone] { $winner } is the only one left, and emperor.
    [fortresses] { $points } points each for the first: { $winner } is emperor, with more fortresses.
    [cities] { $points } points and as many fortresses each for the first: { $winner } is emperor, with more cities.
    [villages] { $points } points, as many fortresses and cities each for the first: { $winner } is emperor, with more villages.
   *[units] { $points } points and as many sites of each kind for the first: { $winner } is emperor, with more units.
  }
note-drawn = The game is drawn: { $who } have as many points, sites of each kind, units and hexes.

## Errors

error-cannot-scout = this unit cannot send scouts: { $reason ->
    [scouted] it already has
    [aboard] it is aboard a ship
    [turn_over] { value-turn_over }
    [pinned] { value-pinned }
    [rampart] a magic rampart shuts it in
    [storm] a storm rages over its hex
   *[blood_rain] { value-blood_rain }
  }
error-cannot-be-scouted = this unit’s scouts cannot go there: { $reason ->
    [owned] the hex has an owner and is open to all
    [explored] the hex is explored already
    [storm] a storm rages over the hex
    [ship_needs_coast] { value-ship_needs_coast }
   *[impassable] { value-impassable }
  }
error-capital-taken = no capital site of this terrain is left: { $terrain ->
    [forest] { value-forest }
    [coast] { value-coast }
   *[plain] { value-plain }
  }
error-manual-only = only where the map is laid by hand (map_mode=manual)
error-coast-too-short = the coast is too short for a capital on it
error-not-hostile = this unit is not an enemy of the beaten one
error-map-too-small = the map is too small: capitals must be at least four hexes apart
error-no-nest = there is no nest at { $hex }
error-not-beside = this is not a neighbouring hex
error-way-closed = this unit cannot go there: { $reason ->
    [turn_over] { value-turn_over }
    [blood_rain] { value-blood_rain }
    [storm] { value-storm }
    [no_step_left] { value-no_step_left }
    [ship_needs_coast] { value-ship_needs_coast }
    [unexplored] { value-unexplored }
    [ship_full] { value-ship_full }
    [pinned] { value-pinned }
    [not_own_colours] { value-not_own_colours }
    [occupied] { value-occupied }
    [rampart] a magic rampart stands in between
    [damaged] damaged, the ship only makes for the nearest port
    [rations] a retreat must be paid in full, and the rations are missing
    [must_go] the ship must go where its scouts succeeded
    [ship_boards] a ship cannot go aboard
    [aboard] it is aboard already
    [not_aboard] it is not aboard a ship
    [no_ship] no ship of its player lies there under this name
    [other_shore] it only goes ashore on the ship’s own hex
   *[impassable] { value-impassable }
  }
error-independent-unit = this unit is independent: nobody commands it
error-unit-aboard = this unit is aboard a ship
error-winner-elsewhere = the winner is not in the field on the same hex
error-too-few-tiles = { $wanted } tiles are needed, the box has { $found }
error-state-hex = { $hex } is not a hex of the map
error-state-hex-twice = a hex is written twice
error-state-no-unit = there is no unit of this name there
error-state-order = each of the { $players } players once
error-state-per-seat = one value a player is needed: { $players }
error-state-seat = nobody sits there
error-state-target = this effect must lie on { $on ->
    [hex] a hex
    [site] a site
    [player] a player, by his seat
   *[unit] a unit, by its name
  }
error-state-face-down = the tile is face down
error-state-site-on-marsh = no site can stand on marsh
error-state-site-owner = the hex belongs to the owner of its site
error-state-wild-site = a hex with a neutral or hostile site belongs to nobody
error-state-desolated = nobody stands on a desolated hex
error-state-ship-ashore = a ship is always on coast
error-state-inside = this unit cannot be inside a site here
error-state-aboard = an army is aboard a ship of its player, on the same hex, alone
error-state-too-many-units = at most thirteen armies and four ships a player
error-state-two-capitals = this player has another capital already
error-state-damaged-army = only ships are damaged
error-state-unit-name = no unit can be called { $name }: an answer or a hex is called so
