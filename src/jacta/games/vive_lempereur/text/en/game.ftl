## The game and its chapters

game = Vive l’Empereur !
    .about = Napoleonic battles by regiments on a hex map. The play-aid sheet: fire, line of sight, melee, charges, formations, morale.
    .sought = VLE, VE, Napoleon, Napoleonic, regiment
chapter-fire = Fire
chapter-melee = Melee
chapter-formations = Formations
chapter-morale = Morale

## Procedures: fire

fire_table = Fire table
    .about = What does this die do under this fire value: losses, a morale test?
    .example-1 = fire 3, a 4 on the die
    .example-2 = fire 7, a 1 on the die
    .example-3 = fire 5, a 0 on the die
fire_value = Fire value
    .about = A firer’s value after formation, loss and distance, if it can fire at all.
    .example-1 = a battery at distance 3
    .example-2 = a battery with losses
    .example-3 = a square
    .example-4 = cavalry does not fire
fire = Fire
    .about = One fire at one target: how many steps are lost, and does the target test its morale?
    .sought = shooting, muskets
    .example-1 = a line at close range
    .example-2 = a battery against a square
    .example-3 = a column against skirmishers
fire_sequence = Fire on a stack
    .about = A fire, its losses, the morale tests from the top of the stack down, the retreats.
    .example-1 = a battery against two lines
    .example-2 = a line against skirmishers
line_of_sight = Line of sight
    .about = Does the firer see the target, and if not, what hides it?
    .sought = see, visibility, LOS
    .example-1 = a castle in the way
    .example-2 = between two woods
    .example-3 = from a hill

## Procedures: melee

shock_value = Shock value
    .about = A unit’s shock in this melee, or what befalls it without a die.
    .example-1 = a column that attacks
    .example-2 = a line taken in the flank
    .example-3 = cavalry against a square
    .example-4 = a battery from the rear
melee_column = Combat ratio
    .about = Two totals of shock: which column are they fought in?
    .example-1 = nearly even
    .example-2 = more than double
    .example-3 = two weak units, even
melee_table = Melee table
    .about = What does this die do in this column, to either side?
    .example-1 = even, a 4
    .example-2 = four to one, a 9
    .example-3 = one to two, minus one
melee = Melee
    .about = One melee between two totals of shock, generals included.
    .sought = shock, death of a general
    .example-1 = nearly even
    .example-2 = a crushing attack
    .example-3 = the weaker against a town
charge = Cavalry charge
    .about = A melee in which the attacking cavalry charges: infantry loses a step more, unless in square.
    .sought = square against cavalry
    .example-1 = a line charged
    .example-2 = a charge on a square
assault_sequence = Assault
    .about = A whole assault, stack against stack: shock, die, losses, morale tests, retreats. Who holds the ground?
    .example-1 = a column against a line
    .example-2 = a charge in the flank
assault_plan = Assault plan
    .about = Which formation for this assault, and which against it? A planning tool: the sheet does not speak of it.
    .example-1 = a charge on a line
    .example-2 = line against line

## Procedures: formations

formation = Formation
    .about = What the formation table says of an arm in a formation.
    .example-1 = a square
    .example-2 = cavalry in line
    .example-3 = a battery
change_formation = Change of formation
    .about = How many movement points does it cost, and are there enough left?
    .example-1 = too late to unlimber
    .example-2 = back into line
    .example-3 = rallied cavalry
movement = Movement
    .about = How many points a unit may spend in its formation, and in which direction.
    .example-1 = a square
    .example-2 = a battery
    .example-3 = disorganised cavalry
retreat = Retreat
    .about = The hexes in which a retreat of two hexes can end.
    .example-1 = the way is free
    .example-2 = no way out
    .example-3 = the line is next to it
    .example-4 = through a friendly unit

## Procedures: morale

morale_modifier = Morale modifiers
    .about = The sum of the modifiers and the number not to exceed.
    .example-1 = in the flank, with a general
    .example-2 = a square against cavalry
morale_test = Morale test
    .about = Two dice against the modified morale: does the unit hold?
    .sought = flight, rout
    .example-1 = a morale of 7
    .example-2 = in the flank, with a general
    .example-3 = a desperate army
rally = Rally
    .about = A disorganised unit tries to form up again.
    .sought = rally troops
    .example-1 = the enemy close by
    .example-2 = a demoralised army

## Tables

table-fire = Fire table
table-fire_target = Modifiers to the fire die
table-melee = Melee table
table-melee_columns = Columns of the combat ratio
table-formations = Formation table
table-formation_change = Cost of a change of formation
table-morale = Morale modifiers

## Keys: units

key-arm = Arm
    .help = The arm decides which formations there are and what they do.
    .part = { $value }
key-formation = Formation
    .help = The formation changes fire, shock, morale and movement.
    .part = { $value }
key-fire = Fire
    .help = Fire value printed on the counter.
    .part = fire { $value }
key-shock = Shock
    .help = Shock value printed on the counter.
    .part = shock { $value }
key-shock_column = Shock in column
    .help = The shock of cavalry in column. Needed for cavalry in column or adapted.
key-morale = Morale
    .help = Printed morale: two dice must not exceed it.
    .part = morale { $value }
key-steps = Steps
    .help = The step losses that the unit can still take; with the last it is eliminated.
    .part = { $value ->
        [one] { $value } step
       *[other] { $value } steps
    }
key-losses = Losses
    .help = The steps already lost.
    .help-fire_value = The steps that the guns have already lost: from the first on, their value is halved.
    .help-fire = The steps that the guns have already lost: from the first on, their value is halved.
    .help-fire_sequence = The steps that the firing guns have already lost: from the first on, their value is halved.
    .part = { $value ->
        [0] no loss
        [one] { $value } loss
       *[other] { $value } losses
    }
key-stack = Stack
    .help = Units of a side with the same number share a hex, the first is on top.
key-terrain = Terrain
    .help = The terrain where the unit stands: a town or castle spares it the morale test of a melee.
    .help-scenario_map = The hexes that are not clear, by terrain: terrain.forest=D3,E4. A is the column on the left, 1 the hex at the top; B, D, F lie half a hex lower.
    .help-line_of_sight = Forest, town, village and castle hide what lies behind.
key-bad_terrain = Hampering terrain
    .help = Terrain in which cavalry is worth only 1 (the sheet does not name it).
key-loss_penalty = Loss penalty
    .help = 1 or 2 according to losses, at tables that read the sheet’s “#” so.
key-state = State
    .part = { $value }
key-retreat = Retreat
    .part = { $value ->
        [0] { "" }
       *[other] retreats { $value } hexes
    }

## Keys: fire

key-die = Die
    .help = The die after its modifiers.
key-fire_value = Fire value
    .help = The column of the table: the sum of all fire values that fire together; 7 and more, the last.
key-can_fire = Can fire
key-distance = Distance
    .help = In hexes; an adjacent hex is at 1.
key-max_range = Maximum range
    .also = range
    .help = In hexes. Needed for artillery; 1 for the others.
    .part = range { $value }
key-other_fire = Other firers
    .help = Sum of the fire values of units firing together with this one.
key-other_modifier = Other modifier
    .help = What the scenario adds.
key-los = Line of sight is clear
    .help = Without a line of sight there is no fire.
key-target_formation = Target’s formation
    .help = A square is hit more easily (+1), skirmishers less (−1).
key-target_terrain = Target’s terrain
    .help = An adapted unit in a town takes no morale test.
key-targets = Targets
    .help = The units in the hex under fire, the top one first.
key-morale_test = Morale test
key-morale_general = General (morale)
    .help = The general’s bonus on the morale test; it never touches fire.
key-morale_other = Other morale modifier
    .help = What the scenario adds to the target’s morale.
key-demoralisation = Demoralisation
    .help = Demoralised −1, desperate −2 on the morale test.
key-can_retreat = Can retreat
    .help = With no retreat a unit that should fall back is eliminated.

## Keys: melee

key-role = Role
    .help = Artillery does not attack; some formations are worth less in defence.
key-vs_infantry = Against infantry
    .help = A square is worth half against infantry.
key-vs_square = Against a square
    .help = Cavalry in line is worth only 1 against a square.
key-attacked_from = Attacked from
    .help = Where the attack on the defender comes from; from several sides, give the worst.
key-auto = Result without a die
key-attacker_shock = Attacker’s shock
    .help = The sum of the attack’s shock values, in halves.
    .also = attacker
key-defender_shock = Defender’s shock
    .help = The sum of the defence’s shock values; 0: last column.
    .also = defender
key-column = Column
    .help = The ratio of forces, as printed at the head of the column.
key-attacker = Attacker
key-defender = Defender
key-attacker_general = Attacking general
    .help = The general’s melee rating, added to the die.
key-defender_general = Defending general
    .help = The general’s melee rating, taken from the die.
key-attacker_terrain = Attacker’s terrain
    .help = Whoever is in a town or castle takes no morale test.
key-defender_terrain = Defender’s terrain
    .help = Whoever is in a town or castle takes no morale test.
key-defender_arm = Defender’s arm
    .help = A charge does one more loss to infantry not in square.
key-defender_formation = Defender’s formation
    .help = A square does not take the further loss of a charge.
key-attackers = Attackers
    .help = One to four units, the top one first.
key-defenders = Defenders
    .help = One to four units, the top one first.
key-charge = Charge
    .help = It takes cavalry; against infantry not in square, one more loss.
key-attacker_morale_general = Attacking general, morale
    .help = The bonus of his general on the morale test.
key-defender_morale_general = Defending general, morale
    .help = The bonus of his general on the morale test.
key-attacker_demoralisation = Attacker’s demoralisation
    .help = Demoralised −1, desperate −2 on the morale test.
key-defender_demoralisation = Defender’s demoralisation
    .help = Demoralised −1, desperate −2 on the morale test.
key-attacker_morale_other = Attacker’s other morale modifier
    .help = What the scenario adds to his morale.
key-defender_morale_other = Defender’s other morale modifier
    .help = What the scenario adds to his morale.
key-attacker_can_retreat = Attacker can retreat
    .help = With no retreat a unit that should fall back is eliminated.
key-defender_can_retreat = Defender can retreat
    .help = With no retreat a unit that should fall back is eliminated.
key-attacker_formations = Attacker’s formations
    .help = What its first unit may take up, beside its present formation.
key-defender_formations = Defender’s formations
    .help = What its first unit may take up, beside its present formation.
key-winner = Winner

## Keys: morale

key-general = General
    .help = The general present, who helps morale (0 to 2) and melee.
key-square_vs_cavalry = Square against cavalry
    .help = +2 when a square is attacked by cavalry.
key-disorganised = Disorganised
    .help = −2 as long as the unit has not rallied.
key-unit_above_failed = Unit above failed
    .help = −2: the unit on top of this one has just failed its test.
key-rally_adjacent_enemy = Rally next to the enemy
    .help = −1 when the unit rallies next to an enemy.
key-adjacent_enemy = Enemy adjacent
    .help = −1 when the unit rallies next to an enemy.
key-modifier = Modifier
key-target = Target number
key-passed = Passed
key-rallied = Rallied
    .help = The unit has just rallied: it chooses its formation for nothing.

## Keys: formations and the map

key-from = From
    .help = The hex of departure, by its printed number (0304) or its coordinates.
    .help-change_formation = The formation left.
    .help-line_of_sight = C4: third column, fourth hex down, the columns B, D, F half a hex lower. Or the number printed on a map, 0304, or q,r.
    .help-retreat = C4: third column, fourth hex down, the columns B, D, F half a hex lower. Or the number printed on a map, 0304, or q,r.
    .help-battery_fires = C4: third column, fourth hex down, the columns B, D, F half a hex lower. Or the number printed on a map, 0304, or q,r.
key-to = To
    .help = The hex of arrival, by its printed number (0304) or its coordinates.
    .help-forming = The formation wanted, one of those of the arm.
    .help-change_formation = The formation wanted, one of those of the arm.
    .help-line_of_sight = C4: third column, fourth hex down, the columns B, D, F half a hex lower. Or the number printed on a map, 0304, or q,r.
    .help-battery_fires = C4: third column, fourth hex down, the columns B, D, F half a hex lower. Or the number printed on a map, 0304, or q,r.
key-mp = Movement points
    .help = Movement points left; a square has one, a battery none.
    .part = { $value } MP
key-mp_left = Points left
    .help = A change of formation costs infantry 1, artillery 2, cavalry nothing.
key-cost = Cost (MP)
key-allowed = Allowed
key-toward_communications = Towards the line of communication
key-movement = Movement
key-flank_rear = Flank/rear
key-hexes = Hexes
    .help = The hexes that are not clear, level and empty.
key-q = q
    .help = The column of the hex in axial coordinates.
key-r = r
    .help = The row of the hex in axial coordinates.
key-level = Level
    .also = levels
    .help = The height of the ground; it hides what is behind.
key-unit = Unit
    .help = A unit in the hex hinders sight and retreat.
    .help-rallying = The unit that rallies.
    .help-forming = The unit that changes formation.
key-visible = Visible
key-communication = Communication
    .help = The hex towards which the side communicates.
    .help-scenario_map = For each side, the hex towards which it retreats: communication.french=A3.
key-blocked = Barred
    .help = Hexes that the unit cannot enter: enemies, impassable ground.
key-possible = Possible

## Values

value-infantry = infantry
value-cavalry = cavalry
value-artillery = artillery
value-column = column
value-line = line
value-square = square
value-adapted = adapted
value-disorganised = disorganised
value-battle_line = battle line
value-limbered = limbered
value-in_battery = in battery
value-skirmish = skirmishers
value-clear = clear
value-forest = forest
value-town = town
value-village = village
value-castle = castle
value-other = other
value-crest = crest
value-unit = unit
value-front = front
value-flank = flank
value-rear = rear
value-D = D
    .also = disordered and retreats 2 hexes, disordered
value-D1 = D1
    .also = disordered with 1 loss
value-E = E
    .also = eliminated
value-none = none
    .under-defender_demoralisation = none
    .under-attacker_demoralisation = none
    .under-demoralisation = none
value-demoralised = demoralised
value-desperate = desperate
value-attack = attack
value-defend = defence
value-cannot_attack = cannot attack
value-eliminated = eliminated
value-formed = in order
value-attacker = the attacker
value-defender = the defender
value-target = the target
value-owner = the owner
value-general = general, per point
value-square_vs_cavalry = square against cavalry
value-unit_above_failed = unit above failed its test
value-rally_adjacent_enemy = rally next to the enemy
value-loss_penalty = losses, per point (reading R21)
value-eight_5_2 = eight columns, with 5/2
value-seven = seven columns
value-eight_5_1 = eight columns, up to 5/1
value-firer = the firer
value-normal = normal
value-plus_1 = value + 1
value-half_vs_infantry = half against infantry
value-half = half
value-half_shock = half shock
value-normal_or_1 = normal or 1
value-column_value = column value
value-column_or_1 = column or 1
value-no_attack = no attack
value-toward_communications = towards the line of communication
value-plus_2_vs_cavalry = + 2 against cavalry
value-no_test_in_town = no test in a town
value-minus_2 = − 2
value-auto_disorganised = disorganised at once

## Rolls and questions

roll-fire = Fire
roll-melee = Melee
roll-morale = Morale
roll-rally = Rally
ask-loss_unit =
    { $losses ->
        [one] { $losses } step to lose. Which unit loses it?
       *[other] { $losses } steps to lose. Which unit loses the next one?
    }
    .short = Loss
    .usual = lets the first unit standing take the losses ({ $answers })
choice-loss_unit =
    no. { $place }, { $arm }, { $formation }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
ask-attacker_formation = Which formation for the first attacking unit?
    .short = Attack
    .usual = attacks in { $answers }
ask-defender_formation = The attacker comes in this formation: { $attacker }. Which formation for the first defending unit?
    .short = Defence
    .usual = meets the assault in { $answers }
ask-retreat_hex = In which hex does the unit end its retreat?
    .short = Retreat
    .usual = ends the retreat in the first hex possible ({ $answers })

## Notes: fire and sight

note-fire_value = Fire value { $value }.
note-fired =
    Modified die { $die }: { $losses ->
        [0] no loss
        [one] { $losses } step lost
       *[other] { $losses } steps lost
    }{ $test ->
        [true] , morale test.
       *[false] .
    }
note-path_clear = Path { $path }: clear.
note-path_blocked = Path { $path }: hidden at { $hex } ({ $cause }).
note-sight =
    { $visible ->
        [true] The target is in sight.
       *[false] The target is out of sight.
    }

## Notes: melee

note-column = { $attacker } against { $defender }: column { $column }.
note-melee_result = Modified die { $die }: attacker { $attacker }, defender { $defender }.
note-guns_out =
    { $end ->
        [retreats] The guns no. { $place }, caught helpless, are disorganised and retreat 2 hexes before the die.
        [stays] The guns no. { $place }, caught helpless, are disorganised where they stand before the die.
       *[eliminated] The guns no. { $place }, caught helpless, are eliminated before the die.
    }
note-winner =
    { $winner ->
        [attacker] The attacker wins: nobody else holds the ground.
        [defender] The defender wins: nobody else holds the ground.
       *[none] Nobody wins.
    }

## Notes: losses and morale

note-step_lost =
    { $side ->
        [attacker] Attacking unit
        [defender] Defending unit
       *[target] Unit
    } no. { $place } loses a step, { $left ->
        [0] its last: it is eliminated.
        [one] { $left } is left.
       *[other] { $left } are left.
    }
note-all_eliminated =
    { $side ->
        [attacker] The whole attack is eliminated.
        [defender] The whole defence is eliminated.
       *[target] The whole stack is eliminated.
    }
note-all_broken =
    { $side ->
        [attacker] The attackers
        [defender] The defenders
       *[target] The targets
    } are { $end ->
        [retreats] disorganised and retreat 2 hexes.
        [stays] disorganised where they stand: there is no way back.
       *[eliminated] eliminated: there is no way back.
    }
note-target = Target number { $target }.
note-tested =
    { $passed ->
        [true] Test passed.
       *[false] Test failed.
    }
note-rallied =
    { $success ->
        [true] The unit rallies.
       *[false] The unit stays disorganised.
    }
note-exempt =
    { $side ->
        [attacker] Attacking unit
        [defender] Defending unit
       *[target] Unit
    } no. { $place } is under cover: no test.
note-unit_holds =
    { $side ->
        [attacker] Attacking unit
        [defender] Defending unit
       *[target] Unit
    } no. { $place } holds.
note-unit_fails =
    { $side ->
        [attacker] Attacking unit
        [defender] Defending unit
       *[target] Unit
    } no. { $place } { $end ->
        [retreats] breaks: disorganised, it retreats 2 hexes.
        [stays] breaks: it is disorganised where it stands.
       *[eliminated] breaks with no way back: it is eliminated.
    }
note-cannot_retreat = There is no way back.
note-retreated = The unit retreats to { $hex }.

## Errors

error-formation = { $formation } is not a formation of { $arm }; choose one of { $allowed }
error-same-formation = the unit is in { $formation } already
error-not-rallied = a disorganised unit must rally first
error-not-disorganised = this unit is not disorganised
error-choose-disorder = nobody chooses to be disorganised
error-no-fire-formation = this unit cannot fire in { $formation }
error-no-fire-fire = this unit has no fire value
error-no-fire-distance = the target is { $distance } hexes away, beyond the maximum range { $range }
error-no-sight = the firer does not see the target
error-disorganised-square = a disorganised unit is not in square
error-column = { $column } is not a column; choose one of { $allowed }
error-hex-twice = hex { $hex } is listed twice
error-same-hex = { $hex } is also the starting hex
error-two-hexes = all targets are in one hex: one stack number only
error-guns-attack = artillery does not attack
error-charge-without-cavalry = no cavalry attacks: nobody charges
error-no-shock = the attack’s total shock is nil
error-no-gain = there is nothing more to gain here

## Options

option-melee_columns = Melee columns
    .about = Seven ratios are printed over eight pairs of results: which one is missing?
option-melee_columns-eight_5_2 = eight columns, 5/2 between 2/1 and 3/1
option-melee_columns-seven = seven columns, the eighth pair is never read
option-melee_columns-eight_5_1 = eight columns, the last is 5/1+
option-melee_corner = Corner of the table
    .about = Die 0 in the last column: the printed 0/0 breaks the diagonal.
option-melee_corner-printed = 0/0, as printed
option-melee_corner-diagonal = 1/*1, as the diagonal asks
option-ratio_rounding = Ratio between two columns
    .about = Towards which column is it rounded?
option-ratio_rounding-defender = in the defender’s favour
option-ratio_rounding-attacker = in the attacker’s favour
option-fire_die_1 = Die 1 of the fire table
    .about = The cell under 7+ is empty although 5 and 6 ask for a test.
option-fire_die_1-filled = a test at 7+, too
option-fire_die_1-printed = 7+ empty, as printed
option-fire_die_1-shifted = the row has slid: tests at 6 and 7+
option-fire_loss_test = Test after a loss by fire
    .about = The legend “losses and morale test” has lost its symbol.
option-fire_loss_test-all = every loss asks for a test
option-fire_loss_test-two_or_more = from two steps on
option-fire_loss_test-none = never
option-fire_die_0 = Die 0 of the fire table
    .about = Skirmishers bring the die below the first row.
option-fire_die_0-no_effect = no effect
option-fire_die_0-row_1 = row 1 is read
option-range_count = Range of artillery
    .about = “− 1 per hex from firer to target”: does the target’s hex count?
option-range_count-distance = yes, adjacent = − 1
option-range_count-intervening = no, adjacent = 0
option-artillery_halving = Artillery with a loss
    .about = Is the value halved before or after the range?
option-artillery_halving-before_range = before the range
option-artillery_halving-after_range = after the range
option-los_edge = Sight along an edge
    .about = The line follows the edges: which hexes must be clear?
option-los_edge-either_side = one whole side is enough
option-los_edge-pair = one clear hex of each pair is enough
option-los_edge-strict = both sides
option-crest_exception = On top of the crest
    .about = What may one do on top of, and next to, the crest?
option-crest_exception-own_crest = see over that crest only
option-crest_exception-line = see over every crest of the line
option-half_rounding = Half of a shock
    .about = Is a halved shock rounded?
option-half_rounding-none = the half point is kept
option-half_rounding-up = rounded up
option-column_flank = Column taken in flank
    .about = Is the column’s + 1 halved as well?
option-column_flank-after_bonus = (shock + 1) / 2
option-column_flank-before_bonus = shock / 2 + 1
option-column_vs_square = Cavalry in column against a square
    .about = The 1 against a square is not printed for cavalry in column. Does it keep its value?
option-column_vs_square-full = it keeps its column value
option-column_vs_square-one = it is worth 1, as in battle line
option-town_exemption = Town and castle
    .about = Who is spared the test in a town or castle?
option-town_exemption-unit = the unit that stands there
option-town_exemption-combat = everybody, if the defender stands there
option-battery_flank = Battery taken in flank
    .about = What does “disorganised automatically” mean?
option-battery_flank-auto_d = a D without a die
option-battery_flank-eliminated = eliminated
option-charge_on_d = Charge and result D
    .about = Does a charge add a loss to a D?
option-charge_on_d-adds_loss = yes, D becomes D1
option-charge_on_d-no_loss = no
option-loss_morale = Morale and losses
    .about = “# 1 or 2 en fonction des pertes”: a malus of 1 or 2 by the unit’s losses?
option-loss_morale-stated = only the malus that is stated counts (the # is the general’s value)
option-loss_morale-counted = 1 per step lost, 2 at most, those of the combat under way included
option-rally_penalty = Rally
    .about = Does the − 2 for disorder count when rallying?
option-rally_penalty-applies = yes
option-rally_penalty-waived = no
option-stack_test = Test of a stack
    .about = Who tests in a stack?
option-stack_test-cascade = the next one down only after a failure above
option-stack_test-all = everybody
option-morale_failure = Failed test
    .about = The sheet does not say what a failure does.
option-morale_failure-disorganised_retreat = disorganised, and a retreat of 2 hexes
option-morale_failure-disorganised = disorganised in place
option-blocked_retreat = No way back
    .about = What becomes of a unit that cannot retreat?
option-blocked_retreat-eliminated = eliminated
option-blocked_retreat-stays = disorganised in place
option-retreat_units = Retreat and units
    .about = May a unit that retreats go through an occupied hex? The sheet does not say.
option-retreat_units-pass = yes: only barred hexes stop it
option-retreat_units-bar = no: an occupied hex bars its way
option-free_change = Free change
    .about = “0 MP if adapted or disorganised”: in which direction?
option-free_change-both = into it and out of it
option-free_change-to = into it only
option-morale_pass = Exactly the morale
    .about = Does a roll of exactly the target pass?
option-morale_pass-at_most = yes
option-morale_pass-below = no
option-flank_morale = Morale taken in flank
    .about = Does the − 2 or − 3 strike those without a flank, too?
option-flank_morale-open_formations = no, only column, line and battle line
option-flank_morale-all = yes, everybody

## Readings

R1 = A ratio is missing over the melee table
    .about = Each row holds eight pairs of results, but only seven ratios are printed. The results slide by one cell per column; the third is symmetric, hence 1/1, and the eighth, the only one to eliminate the defender, is 4/1+. The lost ratio lies between 2/1 and 4/1+: we read 5/2.
R1c = The corner 0/0
    .about = At die 0 of the last column the diagonal asks for 1/*1. The figures are legible and other cells leave the diagonal, too: the print stands. Only a defending general leads there.
R2 = The dice
    .about = The sheet names no dice. Rows 1 to 7 and 0 to 7 with modifiers of one point suppose a six-sided die; the note on 2 and 12, two dice for morale.
R3 = Rounding the ratio
    .about = Not stated. Wargames usually round in the defender’s favour; “1/2-” and “4/1+” mark the open ends.
R4 = Die 1, column 7+
    .about = A heavier fire would do less than one of 5 or 6. We fill the cell with a test, the least that restores order; one may also keep it empty, or think that the row has slid.
R5 = Losses and test
    .about = The legend for losses with a test has lost its sign. As there are just two legends for star and figures, every figure asks for a test; otherwise a loss would shake less than a star.
R6 = Beyond the printed rows
    .about = A face of 1 against skirmishers gives 0, which has no row: no effect. Above 7, row 7 is read; in melee, the end row.
R7 = One less per hex
    .about = The distance counts: an adjacent target costs a point already. The least is 1 up to maximum range, and nothing beyond.
R8 = Artillery with a loss
    .about = The half concerns the unit’s value, hence before the range, and once only whatever the losses.
R9 = Range of infantry
    .about = Not printed: one hex, unless stated otherwise.
R10 = Joint fire
    .about = Not printed: a table that plays it adds the other values.
R11 = Who takes the losses
    .about = Not printed: the top unit first, the excess to the next; in play their owner chooses. The top unit also modifies the fire die.
R12 = Sight along edges
    .about = Not printed. Other published rules agree: one whole clear side is enough, an obstacle on each side blocks, and a corner merely touched does not count.
R13 = The crest
    .about = A crest is the side between two hexes of different level. On top and next to it one sees over that crest; other crests still hide.
R14 = Halved shock
    .about = The only rounding printed concerns artillery fire: a shock keeps its half point.
R15 = The column taken in flank
    .about = The value is halved together with its bonus. The + 1 counts in attack and defence.
R16 = Cavalry in column against a square
    .about = The 1 against a square is printed for battle line and, as “or 1”, for adapted, but not for the column: by the letter it keeps its value. The option column_vs_square=one plays the 1 for it, too; then it is the square that stops all cavalry, whatever its formation.
R17 = Towns and castles
    .about = In melee, no starred test in town or castle for the unit that stands there; the village is not named. Under fire only units adapted to a town are spared.
R18 = Flank and rear under fire
    .about = The modifiers speak of attack: they do not count for fire.
R19 = The battery taken in flank
    .about = If “disorganised at once” led on to “disorganised: eliminated”, the line would mean nothing. It is a D without a die.
R20 = The charge
    .about = “Sauf résultat 0 perte” can be read in two ways. The legend of the table calls the figures “0 ou 1 pas de perte”: then the exception names the result 0, with a star or without, and D becomes D1. That is our reading, for a charge that breaks the enemy should hurt more, not less, than one that shakes him. But D differs from D1 in that there is no loss: by the letter it is a result of 0 losses, too (option charge_on_d=no_loss). Only the defender’s infantry outside a square suffers the charge. What is a charge is not printed.
R21 = The sign #
    .about = The last line, “# 1 or 2 en fonction des pertes”, has no sign, where all others have one, and the # is used only once elsewhere: “+# Général”. So we read it as the legend of that #, not as a malus: the general is worth 1 or 2, and the caller says which (option loss_morale=stated, the default). The other reading, counted, makes it a malus of 1 per step lost, 2 at most; losses just taken count, and loss_penalty says those from before.
R22 = Degrees do not add up
    .about = Demoralised and desperate are two degrees of one state; flank and rear likewise.
R23 = The rally
    .about = A rallying unit is disorganised: by the letter, the − 2 counts.
R24 = The stack
    .about = The sheet only gives − 2 after a failure above. We let the top unit test, and the next one only if it fails.
R25 = The failed test
    .about = Its effect is not printed. The sheet knows one collapse, D: disorganised, and a retreat. With no way back the unit is eliminated.
R26 = The free change
    .about = The sheet names the state, not the direction: going in and coming out are free. Leaving disorder takes a rally.
R27 = The square moves little
    .about = “1 MP”: one movement point at most, in all.
R28 = The direction of retreat
    .about = D disorganises, and the disorganised go only towards their line of communication: every step must bring them nearer. Whether an occupied hex stops a retreat is not said; by default only the hexes that you call barred do (option retreat_units).
R29 = Sense of the morale modifiers
    .about = They change the value, not the dice: a plus helps, a low roll passes, and so does an equal one.
R30 = Misprints
    .about = “Ligne de cor” is the line of communication; “or” is the French “ou”; the ratios stand over one cell of their pair only.
R31 = No shock at all
    .about = A defender without shock fights in the last column; an attack without shock is refused.
R32 = No attack
    .about = Artillery cannot attack, but defends itself with its printed shock.
R33 = Morale of those without a flank
    .about = The table has a dash for square, adapted, limbered and disorganised: an attack in flank changes nothing there. The − 2 or − 3 is for the formations with an entry.
R34 = The general in melee
    .about = His figure is lost: it is the general’s own rating, added by the attacker, taken off by the defender.
R35 = Several units
    .about = D disorganises and E eliminates every fighting unit of that side; the 1 of D1 is a single step.

## Errors of scenario maps

error-map-hex = “{ $hex }” is not a hex; write its name such as C4, or two whole numbers q,r
error-map-off = hex { $hex } is off the map ({ $columns } columns of { $rows } hexes)
error-map-terrain = unknown terrain “{ $terrain }” for { $hex }; choose one of { $allowed }
error-map-level = “{ $level }” is not a level for { $hex }; a whole number from − { $highest } to { $highest }
error-map-twice = hex { $hex } is { $first } already, it cannot be { $second } as well
error-map-overlap = hex { $hex } is taken by { $first } already; { $second } cannot be there, too
error-map-side = hex { $hex } holds a unit of { $side }, a side without a line of communication
error-map-empty = hex { $hex } is empty
error-map-sample = no map is called { $name }; there are { $known }

## Pictures and charts

picture-sight-true = In sight: { $from } → { $to }, { $distance ->
        [one] { $distance } hex
       *[other] { $distance } hexes
    }
picture-sight-false = Out of sight: { $from } → { $to }, { $distance ->
        [one] { $distance } hex
       *[other] { $distance } hexes
    }
picture-firer = firer
picture-seen = target
picture-path = path of the line
picture-side-1 = left side
picture-side-2 = right side
picture-free = clear
picture-hidden = hidden at { $hex } ({ $cause })
picture-crest = crest
picture-retreat-true = Retreat from { $from } towards { $to }
picture-retreat-false = No retreat from { $from } towards { $to }
picture-start = start
picture-end = possible end
picture-barred = barred
picture-communication = line of communication
chart-formation = Which formation?
chart-worth = What a reinforcement is worth
chart-as_it_is = as it is
chart-shock = one more point of shock
chart-column = one more column
chart-general = one more point of a general

# Columns of the tables

key-labels = Labels
key-reading = Reading
key-value = Value
