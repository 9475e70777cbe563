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
defended_assault = Assault under fire
    .about = The defender first fires at the assault, then those who still stand attack. The sheet prints no defensive fire: this is for tables that play it.
forming = Form up a unit
    .about = A unit changes its formation: how many movement points, and may it?
rallying = Rally a unit
    .about = Does a disorganised unit rally, and in which formation?
    .sought = rally troops

## Keys: pieces

key-side = Side
key-at = Hex
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
key-defender_leader = Defender’s general
key-fired = Fired
key-name = Name
key-title = Title
key-columns = Columns
key-rows = Rows
key-levels = Levels
key-stacks = Stacks
key-units = Units
key-hex = Hex
key-attacking = Attacking units
key-defending = Units under attack
key-leader = Leader

## Values: sides of the samples

value-french = French
value-austrian = Austrian
value-prussian = Prussian

## Questions, notes: pieces

ask-defensive_fire = Does the defender fire at the assault that comes on?
    .short = Defensive fire
ask-rallied_formation = The unit has rallied. In which formation?
    .short = Formation after the rally
note-holds_fire = The battery cannot fire at this target.
note-assault_stopped = The fire has stopped the assault: nobody comes to blows.
