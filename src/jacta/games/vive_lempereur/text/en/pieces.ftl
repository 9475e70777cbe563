## Pieces

piece-regiment = Regiment
    .also = unit, battalion, infantry, cavalry
    .about = A counter of infantry or cavalry: printed values, steps left, formation, hex.
piece-battery = Battery
    .also = artillery unit, guns
    .about = A counter of artillery: fire value, range, steps left, formation, hex.
piece-general = General
    .also = leader
    .about = What a general adds to the die of a melee, and to morale.
piece-scenario_map = Scenario map
    .also = map, scenario
    .about = Terrain, levels, lines of communication and units of a scenario.

## Procedures on pieces

battery_fires = A battery fires
    .about = Line of sight, distance, fire value, fire, losses, morale and retreat in one go: with your own counters, or between two hexes of a map.
    .sought = cannon fire, artillery, guns
    .example-1 = a line at close range
    .example-2 = on the map, in the open
    .example-3 = the forest hides the target
defended_assault = Assault under fire
    .about = The defender first fires at the assault, then those who still stand attack. The sheet prints no defensive fire: this is for tables that play it.
    .example-1 = a column against a line
    .example-2 = a charge on square and guns
forming = Form up a unit
    .about = A unit changes its formation: how many movement points, and may it?
    .example-1 = forming square
    .example-2 = unlimbering
rallying = Rally a unit
    .about = Does a disorganised unit rally, and in which formation?
    .sought = rally troops
    .example-1 = a general beside
    .example-2 = the enemy close by

## Keys: pieces

key-side = Side
    .help = The side of the unit; same side and hex: a stack.
    .part = { $value }
key-at = Hex
    .help = The hex, by its printed number (0304) or its coordinates.
key-battery = Battery
    .help = The battery that fires; with a map, the one in the hex it fires from.
key-map = Map
    .help = A scenario map: its units, its terrain and its lines of communication hold wherever nothing else is said. The fire does not change it.
key-retreating = Units that retreat
key-defensive_fire = Defensive fire
    .help = Left out, the defender decides during play; calculations suppose that it fires.
key-joint_fire = Joint fire
    .help = All defenders that can fire together: their values are added.
key-attacker_leader = Attacker’s general
    .help = The general who leads the attack.
key-defender_leader = Defender’s general
    .help = The general who leads the defence.
key-fired = Fired
key-name = Name
    .help = What you call the unit: 7th Line.
key-title = Title
    .help = Under the picture of the map; left out: “Scenario map” alone.
key-columns = Columns
    .help = How many columns of hexes.
key-rows = Rows
    .help = How many rows of hexes.
key-levels = Levels
    .help = How high the hexes are that are not at level 0, by level: levels.1=C2,C3.
key-stacks = Stacks
    .help = The units on the map, hex by hex.
key-units = Units
    .help = The units of the stack, the top one first.
key-hex = Hex
    .help = The hex of the stack: D3, or its printed number (0403).
key-attacking = General of the attacker
key-defending = General of the defender
key-leader = General

## Values: sides of the samples

value-french = French
value-austrian = Austrian
value-prussian = Prussian

## Questions, notes: pieces

ask-defensive_fire = Does the defender fire at the assault that comes on?
    .short = Defensive fire
    .usual = fires at the assault as it comes
ask-rallied_formation = The unit has rallied. In which formation?
    .short = Formation after the rally
    .usual = forms up in { $answers }
note-holds_fire = The battery cannot fire at this target.
note-assault_stopped = The fire has stopped the assault: nobody comes to blows.

## Trackers

tracker-unit = Unit
    .about = A regiment or a battery on its sheet: steps, formation, losses, morale, movement points, fire and range.

## Samples

value-cuirassiers = 2nd Cuirassiers
value-regiment_autrichien = IR 14
value-septieme_de_ligne = 7th of the Line
value-grande_batterie = Grand battery
value-general_de_division = General of division
value-farm = The farm between two woods
value-ridge = The double ridge
