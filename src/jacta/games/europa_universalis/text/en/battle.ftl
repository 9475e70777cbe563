## Chapters
chapter-armies = The armies
chapter-battle = The land battle

## Procedures
stack_profile = Stack profile
    .about = The counters of a stack, and what it is worth in battle: detachments, quality, technology, size, cavalry, artillery.
    .example-1 = a Turkish army with pashas
    .example-2 = French with Spanish DTs
    .example-3 = a Spanish DT and two DCs
army_class_size = Size by class
    .about = The size of the armies of a class in a period.
    .example-1 = hordes in period III
    .example-2 = a major power, period VI
cavalry_rate = Cavalry per detachment
    .about = How much cavalry each detachment of a nation brings.
    .example-1 = Turkey, period I
    .example-2 = France, period VII
artillery_rate = Artillery per army
    .about = The artillery of an army counter, plus or minus face.
    .example-1 = French A+, period V
    .example-2 = French A-, period II
    .example-3 = the Palatinate, a minor
land_battle = Land battle
    .about = Two stacks fight for a day or two: fire, shock, breaking off, pursuit, retreat, and the reckoning of losses.
    .sought = land combat, armies
    .example-1 = cavalry against tercios
    .example-2 = the same behind a river
    .example-3 = a handful overseas
    .example-4 = French and Turks by nation
pursuit = Pursuit
    .about = The winner’s pursuit roll, in column E.
    .example-1 = an enemy still in order
    .example-2 = a routed enemy, +4
break_off = Breaking off
    .about = An army tries to leave the battle between the two days.
    .example-1 = a good general, morale 2
    .example-2 = equal counts as passed
    .example-3 = no general, morale 1
retreat = Retreat
    .about = What the loser still loses on the retreat.
    .example-1 = a routed army
    .example-2 = an orderly retreat
inflicted_losses = Inflicted losses
    .about = From the losses the dice give to the real ones: small stack, cap, size.
    .example-1 = a small force against a mass
    .example-2 = a large stack, losses capped
    .example-3 = the cap by one’s own DT
size_modifier = Comparison of sizes
    .about = The modifier of the army that inflicts the losses.
    .example-1 = 7 against a detachment
    .example-2 = the smaller one inflicts
loss_variation = Variation of losses
    .about = The real losses from those of line 0.
    .example-1 = eight losses, at −2
    .example-2 = two and a half, at +2
    .example-3 = nine and a half, at +1
loss_options = Bearing losses
    .about = Every way to take losses off a stack, and whether what remains may stack.
    .example-1 = two A+ lose four DTs
    .example-2 = A+, A- and DT lose three
assault = Assault
    .about = Storming a fortress: one fire, one shock, then the garrison and the walls.
    .sought = storm a fortress, take a city, walls
    .example-1 = muskets, an old fortress
    .example-2 = Turks, an empty fortress
    .example-3 = through a breach

## Keys: losses
key-inflicting = Size of who inflicts
    .help = From 0 to 7: the relative size of the army that inflicts the losses.
key-suffering = Size of who suffers
    .help = From 0 to 7: the relative size of the army that suffers them.
key-raw = Losses by the dice
    .help = The total of all rolls of fire, shock and pursuit.
key-enemy_size = Enemy’s size
    .help = From 0 to 7: the relative size of the enemy army.
key-line0 = Losses of line 0
key-enemy_morale = Enemy’s morale
    .help = The enemy’s morale left; at 0 or less he is routed.

## Keys: assault
key-breach = Breach
    .help = A breach has been made in the walls.
key-base_level = Base level
    .help = The level on the map: a captured place never falls below it.
key-besieger = Besieger
    .help = The force that storms or besieges.
key-besieged = Besieged
    .help = The defenders inside.
    .help-fortress_passage = The fortress is besieged: one may pass.
key-captured = Captured
    .units = DN = 3 DE
    .help = Whether the place is taken.
    .help-naval_pursuit = The ships captured; a DN is three DEs.
key-besieger_losses = Besieger’s losses
key-garrison_losses = Garrison’s losses
key-besieger_routed = Besieger routed
key-besieged_routed = Besieged routed
key-new_level = Level after the assault
value-automatic = falls at once
value-besieger_eliminated = besieger eliminated
value-walls = garrison and walls down
value-held = attempt beaten off
value-besieger_fire = besieger’s fire
value-besieger_shock = besieger’s shock
value-besieged_fire = fire of the besieged
value-besieged_shock = shock of the besieged

## Keys: tables
key-halves = Half losses of line 0
    .help = Half losses to be taken from the first detachment.
key-reduction = Losses to take off
key-against_medieval = Against Medieval
key-otherwise = Against others
key-veteran = Veteran
key-fire_1 = Fire, day 1
key-shock_1 = Shock, day 1
key-fire_2 = Fire, day 2
key-shock_2 = Shock, day 2

## Tables
table-combat = Combat table
table-assault = Assault table
table-land_technology = Columns by technology
table-land_morale = Morale by technology
table-stack_loss_reduction = Variable losses
table-terrain = Terrain modifiers
table-crossing = Crossing modifiers
table-breach_resistance = Resistance after a breach
table-retreat = Retreat table
table-army_class_size = Values of the army classes
table-nation_class = Class of each nation
table-cavalry_rate = Cavalry per detachment
table-artillery_rate = Artillery per A+
table-artillery_rate_by_class = Artillery per A+, other countries
table-size_modifier = Comparison of sizes
table-loss_variation = Variation of losses by size

## Dice and decisions
roll-attacker_fire = Attacker’s fire
    .whose = attacker
roll-defender_fire = Defender’s fire
    .whose = defender
roll-attacker_shock = Attacker’s shock
    .whose = attacker
roll-defender_shock = Defender’s shock
    .whose = defender
roll-break_off = Breaking off
roll-pursuit = Pursuit
roll-retreat = Retreat
roll-besieger_fire = Besieger’s fire
    .whose = besieger
roll-besieged_fire = Fire of the besieged
    .whose = besieged
roll-besieger_shock = Besieger’s shock
    .whose = besieger
roll-besieged_shock = Shock of the besieged
    .whose = besieged
ask-break_off = Break off the combat? Morale of the side that decides: { $own }; enemy’s morale: { $enemy }. { $highest ->
        [0] No die can succeed.
       *[other] The die must be { $highest } or less; who breaks off has lost.
    }{ $fires ->
        [true] {" "}A failure gives the enemy’s fire +2.
       *[other] {""}
    }
    .short = breaking off
    .own = the side’s own morale
    .enemy = the enemy’s morale
    .usual = holds without breaking off
choice-break_off-yes = try to break off
choice-break_off-no = stand
slot-combat =
    .book = Europa Universalis, player aids of the fast combat system (Ph. Thibaut)
    .page = combat table
    .suggested = the same authors’ later public edition (BAM Games), thirds brought down to halves, not the document of 2003
slot-assault =
    .book = Europa Universalis, player aids of the fast combat system (Ph. Thibaut)
    .page = combat table, assault columns
    .suggested = the same authors’ later public edition (BAM Games), thirds brought down to halves, not the document of 2003
slot-land_technology =
    .book = Europa Universalis, player aids of the fast combat system (Ph. Thibaut)
    .page = land technology table
    .suggested = the same authors’ later public edition (BAM Games), not the document of 2003
slot-land_morale =
    .book = Europa Universalis, player aids of the fast combat system (Ph. Thibaut)
    .page = land technology table
    .suggested = the same authors’ later public edition (BAM Games), not the document of 2003
slot-stack_loss_reduction =
    .book = Europa Universalis, player aids of the fast combat system (Ph. Thibaut)
    .page = variable losses
    .suggested = the same authors’ later public edition (BAM Games), thirds brought down to halves, not the document of 2003
slot-terrain =
    .book = Europa Universalis, player aids of the fast combat system (Ph. Thibaut)
    .page = modifiers beside the combat table
    .suggested = the same authors’ later public edition (BAM Games), not the document of 2003
slot-crossing =
    .book = Europa Universalis, player aids of the fast combat system (Ph. Thibaut)
    .page = modifiers beside the combat table
    .suggested = the same authors’ later public edition (BAM Games), not the document of 2003
slot-breach_resistance =
    .book = Europa Universalis, player aids of the fast combat system (Ph. Thibaut)
    .page = assault
    .suggested = the same authors’ later public edition (BAM Games), thirds brought down to halves, not the document of 2003

## Transcript: the battle sheet

note-arms = { $side }: { $dt } DT, morale { $morale }. Fire { $fire ->
    [no_fire] none
   *[other] column { $fire }{ $effect ->
        [half] {" "}(losses halved)
        [stars] {" "}(morale only)
       *[other] {""}
      }, { $first_fire } then { $second_fire }
  }; shock column { $shock }, { $first_shock } then { $second_shock }; pursuit { $pursuit }{ $cavalry ->
    [true] {" "}(with the cavalry advantage)
   *[other] {""}
  }.
note-blow = { $die } in column "{ $column }": losses { $losses }{ $stars ->
    [0] {""}
   *[other] , morale −{ $stars }
  }.
note-lessened_blow = { $die } in column "{ $column }": losses { $printed } → { $losses }{ $stars ->
    [0] {""}
   *[other] , morale −{ $stars }
  }.
note-both_destroyed = Both sides are destroyed: nobody wins.
note-destroyed = { $side }: all its troops are lost, the battle stops.
note-held_fast = { $side }: cannot get away{ $fires ->
    [true] , the enemy has +2 on the next fire
   *[other] {""}
  }.
note-broken_off = { $side }: has broken off and lost the battle.
note-stopped = Stopped after round { $rounds }: { $ending }. Morale: { $one } { $one_left }, { $other } { $other_left }. Winner: { $winner }; routed: { $routed }.
note-routed_in_pursuit = { $side }: routed by the pursuit.
note-account = Losses, { $side }: { $raw } by the dice → enemy stack of { $dt }: { $reduced } → cap: { $line0 } → size { $modifier }: { $varied } → retreat +{ $retreat }: { $total } → { $losses }.
note-leaders = Still to do: casualty tests of the generals (usual rule). The loser falls back to an adjacent friendly region; without a winner a siege goes on and whoever has just come goes back.

## Transcript: the assault

note-fortress = Resistance { $resistance }. Besieger: morale { $besieger }, fire { $fire }, shock { $shock }. Besieged: morale { $besieged }.
note-garrison_account = Losses inflicted on the place: { $raw } by the dice → stack of { $dt }: { $reduced } → cap: { $line0 }; garrison { $losses }, walls { $walls } of { $resistance }.
note-besieger_account = Besieger’s losses: { $raw } by the dice{ $routed ->
    [true] {" "}→ routed, +0.5: { $total }
   *[other] {""}
  } → { $losses }.
note-assault_result = Assault: { $reason }; fortress of level { $level }.

## Errors

error-no-cavalry-row = no row of cavalry covers { $nation } (R6)
error-not-there = { $nation } does not exist in period { $period }
error-no-artillery-row = no row of artillery covers class { $army_class }
error-worthless-stack = a stack must be worth at least one detachment
error-conscript-conquistadors = a DC is a conscript, unless it is Portuguese or of the Spanish tercios
error-only-pashas = only a pasha states what it is worth, not a counter { $type }
error-pasha-nation = a pasha is Turkish
error-only-armies = only an army counter notes its veterans, not a counter { $type }
error-veterans-above = this counter holds only { $most } detachments
error-no-counters = there is no counter
error-base-level = the base level { $base } is above the level { $level }
error-a-plus-above = { $a_plus } A+ do not fit into { $dt } detachments, which count the whole stack; or name its counters, such as counters='A+ TUR arquebus, { $dt } DT TUR arquebus'
error-counters-say = the counters say { $value }: give the counters alone, or the figures alone
error-rows = exactly the rows { $wanted } are needed
error-blow = every cell is a pair: losses, morale points
error-falling-losses = a higher die cannot inflict less
error-not-halves = { $value } is not a number of half losses
error-letters = every cell is a pair of columns from A to E; “-” where there is no fire
error-not-percentage = { $value } is not a percentage: tens from 0 to 100, or -1 for a star
error-too-small = { $value } is less than { $least }

note-illegal_stack = This stack is illegal: { $broken } (2.4.1). It may not end its move like this.
