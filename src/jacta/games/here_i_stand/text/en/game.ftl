## The game and its chapters

game = Here I Stand
    .about = The dice and moves of the Here I Stand player aid: combat, piracy, interception, spring deployment, winter return, naval transport, voyages to the New World.
    .sought = HIS, Reformation, Luther, Hapsburg
chapter-combat = Combat
chapter-approach = Interception and avoiding battle
chapter-movement = Movement
chapter-new_world = New World

## Procedures: combat

field_battle = Field battle
    .about = Two armies meet in the open, one roll a side. Who wins, what is left of each, and which leaders are captured?
    .sought = land combat, captured leader, death of a leader, armies
    .example-1 = ten units against eight, led
    .example-2 = outnumbered, with leaders
    .example-3 = cavalry alone
assault = Assault
    .about = The besiegers assault a fortified space. Is it taken, does the siege go on, or is it lifted?
    .sought = storm a city, take a town, stronghold, fortress, walls
    .example-1 = six units against two
    .example-2 = a port with its ships
    .example-3 = cavalry and a reserve
siege = Siege
    .about = Assault after assault on the same space, with the survivors and without reinforcements. What are the chances of taking it, and in how many assaults?
    .sought = besiege, take a fortress, city, town, Vienna, Rhodes, Malta, Buda, Belgrade
    .example-1 = four units and a leader
    .example-2 = cavalry on both sides
naval_combat = Naval combat
    .about = Two fleets fight at sea or in a port, one roll a side. Who wins, and which ships stay afloat?
    .sought = naval battle, sea fight, fleets, galleys
    .example-1 = two admirals at sea
    .example-2 = a fleet in port
piracy = Piracy
    .about = Ottoman corsairs raid the ports of a power in one sea zone. How many corsairs are lost, and what does the target pay?
    .sought = pirates, corsairs, Barbarossa
    .example-1 = two corsairs by a fortress
    .example-2 = a raid on a rich target
piracy_support = Support against piracy
    .about = Which squadrons and fortresses help the target of a raid, and how many defence dice do they give?
    .example-1 = who covers the Hapsburgs
combat_dice = Combat dice
    .about = How many dice does each side roll, whatever the combat?
    .sought = how many dice
    .example-1 = field battle
    .example-2 = assault
    .example-3 = combat in a port
    .example-4 = piracy

## Procedures: before a battle

interception = Interception
    .about = A force tries to stop an enemy that passes within its reach: 2 modified dice, 9 or more needed.
    .sought = stop an army
    .example-1 = without leader or cavalry
    .example-2 = against enemy cavalry
    .example-3 = two leaders and cavalry
avoid_battle = Avoid battle
    .about = A force tries to slip away before the battle: 2 modified dice, 9 or more needed.
    .sought = evade, flee before battle, escape
    .example-1 = without a leader
    .example-2 = the enemy has cavalry
    .example-3 = two leaders and cavalry

## Procedures: movement

formation_limit = Formation size
    .about = How many units can move together, given the leaders with them?
    .example-1 = without a leader
    .example-2 = two leaders, 6 and 8
spring_deployment = Spring deployment
    .about = May this formation leave the capital for that space, by which way, and if not, which rule forbids it?
    .example-1 = from Paris to Marseille
    .example-2 = to Milan, the sea is closed
spring_reachable = Spring destinations
    .about = Every space that a formation can reach from the capital in the spring deployment.
    .example-1 = France from Paris
    .example-2 = the Turks from Istanbul
winter_return = Winter return
    .about = The whole winter return at once: every fleet to port, then every army to a capital or fortress, attrition included.
    .sought = wintering, go home
    .example-1 = three armies in Italy
    .example-2 = the Turks, fewest losses
winter_move = One winter move
    .about = Is this winter move allowed, how far is it, and how many units does it cost?
    .example-1 = from Milan to the capital
    .example-2 = Marseille is not the nearest
    .example-3 = the Turkish fleet to Lepanto
winter_options = Winter refuges
    .about = Where may a stack of units or a fleet go home for the winter, and at what price?
    .example-1 = the army at Milan
    .example-2 = the fleet in the Ionian Sea
naval_transport = Naval transport
    .about = May this army cross the sea to that place, for how many points, and if not, which rule forbids it?
    .example-1 = Marseille to Barcelona
    .example-2 = too many units for Rome
transport_reachable = Destinations by sea
    .about = Every port that an army can reach by naval transport, with its cost.
    .example-1 = France from Marseille
    .example-2 = the Turks from Istanbul
map = Map
    .about = The neighbours of a space or sea zone, its passes and its ports. The sheet prints no map: this one is a suggestion, or your own.
    .example-1 = the neighbours of Grenoble
    .example-2 = the Gulf of Lyon

## Procedures: New World

exploration = Exploration
    .about = An explorer sets out for the New World. What is found, is the voyage round the world attempted, does the explorer come back?
    .sought = explorer, New World, America, discover
    .example-1 = a middling explorer
    .example-2 = the best, with Mercator
    .example-3 = rivers already found
exploration_table = Exploration table
    .about = What does this total mean on the exploration table?
    .example-1 = a 4
    .example-2 = a 9
    .example-3 = a 12
circumnavigation = Circumnavigation
    .about = An attempt to sail round the world. Does it succeed, does it bring a card, or how does the explorer end?
    .sought = round the world, Magellan
    .example-1 = an explorer of 4
    .example-2 = no value, with Mercator
circumnavigation_table = Circumnavigation table
    .about = What does this total mean on the circumnavigation table?
    .example-1 = a 4
    .example-2 = a 9
    .example-3 = a 12
conquest = Conquest
    .about = A conquistador marches inland. What is conquered, and does the conquistador survive?
    .sought = Cortez, Pizarro, Aztecs, Incas
    .example-1 = a conquistador and Smallpox
    .example-2 = the Incas already taken
conquest_table = Conquest table
    .about = What does this total mean on the conquest table?
    .example-1 = a 4
    .example-2 = a 9
    .example-3 = a 12
voyage_modifiers = Voyage modifiers
    .about = How much is added to the two dice of an exploration, a circumnavigation or a conquest?
    .example-1 = exploration with Mercator
    .example-2 = around the world
    .example-3 = conquest with Smallpox

## Keys: the two sides of a combat

key-attacker_units = Attacker's units
    .also = attackers
    .help = Land units other than cavalry, regulars or mercenaries.
key-defender_units = Defender's units
    .also = defenders
    .help = Land units other than cavalry, regulars or mercenaries.
key-attacker_cavalry = Attacker's cavalry
    .help = Ottoman cavalry units: a die each in a field battle, none in an assault.
    .help-field_battle = Ottoman cavalry units, a die each like the others.
    .help-assault = Ottoman cavalry units: no die in an assault, but they can be lost and count to keep up the siege.
    .help-siege = Ottoman cavalry units: no die in an assault, but they can be lost and count to keep up the siege.
key-defender_cavalry = Defender's cavalry
    .help = Ottoman cavalry units: a die each in a field battle, none in an assault.
    .help-field_battle = Ottoman cavalry units, a die each like the others.
    .help-assault = Ottoman cavalry units: no die in an assault, but they can be lost and count to keep up the siege.
    .help-siege = Ottoman cavalry units: no die in an assault, but they can be lost and count to keep up the siege.
key-attacker_leaders = Attacker's leaders
    .help = Each leader by name (Charles V) or by battle rating; only the best gives dice.
key-defender_leaders = Defender's leaders
    .help = Each leader by name (Charles V) or by battle rating; only the best gives dice.
key-attacker_dice_mod = Dice more or less, attacker
    .help = For event cards, which the sheet does not print.
key-defender_dice_mod = Dice more or less, defender
    .help = For event cards, which the sheet does not print. The defender's extra die is already counted.
key-attacker_loss_order = Attacker's losses
    .help = Which units are given up. If left out, the player chooses during play.
key-defender_loss_order = Defender's losses
    .help = Which units are given up. If left out, the player chooses during play.
key-attacker_reserve = Attacker's reserve
    .help = Land units that besiege without joining the assault. They roll no dice and take no losses, but count for keeping up the siege.
key-defender_naval_units = Besieged ships
    .help = The defender's squadrons and corsairs shut up in the port. They do not count as defenders.
key-max_assaults = Most assaults
    .help = The siege stops there, whether the space is taken or not.
    .also = most assaults
key-attacker_squadrons = Attacker's squadrons
    .also = attacker
    .help = 2 dice each; 2 hits eliminate one.
key-defender_squadrons = Defender's squadrons
    .also = defender
    .help = 2 dice each; 2 hits eliminate one.
key-attacker_corsairs = Attacker's corsairs
    .help = 1 die each; 1 hit eliminates one. Only the Ottoman has them.
key-defender_corsairs = Defender's corsairs
    .help = 1 die each; 1 hit eliminates one. Only the Ottoman has them.
key-in_port = Fight in a port
    .help = The defender then rolls 1 extra die.
key-attacker_keeps = Attacker's ship to keep
    .help = If both fleets are eliminated and the attacker may keep a ship. If left out, the player chooses during play.
key-defender_keeps = Defender's ship to keep
    .help = If both fleets are eliminated and the defender may keep a ship. If left out, the player chooses during play.
key-combat = Combat
    .help = The kind of combat; dice are counted differently.
key-attacker_dice = Attacker's dice
key-defender_dice = Defender's dice

## Keys: how a combat ends

key-winner = Winner
key-attacker_hits = Attacker's hits
    .help = Hits that the attacker scores.
key-defender_hits = Defender's hits
    .help = Hits that the defender scores.
key-hand_back = Who is left
    .help = The outcome tells who is left on both sides.
key-piece = Formation or fleet
key-enemy = Enemy
key-formation = Formation
key-new_world = New World
key-raider = Raider
key-attacker_units_left = Units left, attacker
key-attacker_cavalry_left = Cavalry left, attacker
key-defender_units_left = Units left, defender
key-defender_cavalry_left = Cavalry left, defender
key-attacker_leaders_captured = Leaders captured, attacker
    .help = Leaders that the attacker loses to capture.
key-defender_leaders_captured = Leaders captured, defender
    .help = Leaders that the defender loses to capture.
key-retained = Side that keeps 1 unit
    .help = When both sides are eliminated, the one that rolled more dice keeps 1 unit.
key-success = Success
key-siege = Siege
key-naval_to_turn_track = Ships to the turn track
key-attackers_retreat = Besiegers retreat
key-result = Result
key-assaults = Assaults made
key-attacker_squadrons_left = Squadrons left, attacker
key-attacker_corsairs_left = Corsairs left, attacker
key-defender_squadrons_left = Squadrons left, defender
key-defender_corsairs_left = Corsairs left, defender
key-attacker_leaders_to_track = Leaders to the turn track, attacker
key-defender_leaders_to_track = Leaders to the turn track, defender

## Keys: piracy

key-corsairs = Corsairs
    .help = A die each at sea.
    .help-piracy = Those in the zone. Only one: the attack begins with 1 die; else with 2, if the target has two ports or more.
    .help-combat_dice = Only one: the attack begins with 1 die; else with 2, if the target has two ports or more.
    .part = { $value ->
        [one] { $value } corsair
       *[other] { $value } corsairs
    }
    .also = corsairs in the zone
key-target_ports = Target's ports on the zone
    .help = The ports of the target power on this sea zone; only one: the attack begins with 1 die.
    .also = ports
key-leader_piracy = Leader's piracy rating
    .also = piracy rating, leader
    .help = The second number on an Ottoman naval leader; 0 without one.
key-squadrons_in_zone = Squadrons in the zone
    .help = Only those that help the target; 2 dice each.
    .also = squadrons in the zone
key-squadrons_adjacent = Adjacent squadrons
    .help = In a port on the zone or in a neighbouring sea zone, and only those that help the target; 1 die each.
key-fortresses_adjacent = Adjacent fortresses
    .help = The fortress symbol alone, neither keys nor electorates, and only those that help the target; 1 die each.
key-target_fleets = Target's fleets
    .help = Its own squadrons in or next to the zone, the ones it can lose. If left out: all that defend.
key-target_cards = Target's cards
    .help = Cards that can be drawn from its hand; do not count home cards.
    .also = cards
key-vp_left = VP still to be had
    .help = Piracy VP that the Ottoman may still gain. If left out: no limit.
key-payment = Order of payment
    .help = What the target would rather pay for each hit. If left out, the player chooses during play; calculations suppose that it cedes piracy VP as long as it can, then a fleet, then a card.
key-corsairs_lost = Corsairs lost
key-corsairs_left = Corsairs left
key-fleets_lost = Fleets lost
key-cards_lost = Cards lost
key-vp_ceded = VP ceded
key-victory_points = Victory points
key-units_lost = Units lost
key-hits_unpaid = Unpaid hits
    .help = Hits for which the target has nothing left to give.
figure-hits = Hits to pay
key-target = Target
    .help = The power whose ports are raided.
key-at_war = At war with the Ottoman
    .help = The powers whose squadrons and fortresses help the target too.
key-assets = Squadrons and fortresses
    .help = What may help the target on the zone.
key-kind = Kind
    .help = What moves: land or naval forces.
    .help-piracy_support = A squadron, 2 dice in the zone and 1 next to it, or a fortress, 1 die.
key-place = Place
    .help = A squadron is in the zone or adjacent to it; a fortress is always adjacent.
key-owner = Owner
    .help = The power whose it is: it helps if that is the target, a power at war with the Ottoman, or the Knights of St John.
key-count = Number
    .help = The squadrons and corsairs of that power in that place, counted together.
    .help-piracy_support = The squadrons or fortresses of that owner in that place.
key-unrest = Unrest
    .help = Unrest changes nothing, unless you read that a space in unrest is no longer friendly (R33).
    .help-piracy_support = A fortress in unrest helps all the same, unless you read it otherwise (R24).
key-besieged = Besieged
    .help = A besieged fortress helps all the same, unless you read it otherwise (R24).

## Keys: before a battle

key-leaders = Leaders
    .help = Each leader by name; only the best gives dice.
    .help-interception = Each leader of the force that rolls, by name or by battle rating; only the best counts.
    .help-avoid_battle = Each leader of the force that rolls, by name or by battle rating; only the best counts.
    .help-naval_transport = How many leaders are carried.
    .help-transport_reachable = How many leaders are carried.
    .part = { $value }
key-cavalry = Ottoman cavalry
    .help = The number of cavalry units in the formation.
    .also = horse
    .help-interception = +1 if it is in the force that rolls, −1 if it is in the other.
    .help-avoid_battle = +1 if it is in the force that rolls, −1 if it is in the other.
    .part = { $value } cavalry
key-mod = Other modifier
    .help = For event cards, which the sheet does not print.
key-dice = Dice
key-total = Total
    .help = Sum of the two dice and the modifiers.

## Keys: New World

key-explorer = Explorer
    .help = The name, or the value, the number on the counter.
    .also = explorer
key-mercator = Mercator card
    .help = +2 to exploration and circumnavigation.
    .also = mercator
key-uncharted = First exploration
    .help = -1 to the first exploration roll of a power ("uncharted"), in the 2017 rulebook only.
key-conquistador = Conquistador
    .help = The name, or the value, the number on the counter.
key-smallpox = Smallpox card
    .help = +2 to conquest.
    .also = smallpox
key-voyage = Voyage
    .help = Each voyage has a table and modifiers of its own.
key-claimed = Already claimed
    .help = The discoveries, or conquests, that some power has already made.
    .help-exploration = The discoveries that a power has made already.
    .help-conquest = The conquests that a power has made already.
key-at_ten = Preference at 10 or more
    .help = The five choices in order. If left out, the player chooses during play, and calculations take the choice worth most VP on average.
key-explorer_lost = Explorer lost
key-circumnavigation = Circumnavigation
key-card_draw = Card to draw
key-conquistador_lost = Conquistador lost

## Keys: everywhere

key-value = Value

## Values

value-true = yes
value-false = no
value-none = none
    .also = no conquest, no new discovery
    .in-conquest = no conquest
    .in-conquest_table = no conquest
    .in-exploration = no new discovery
    .in-exploration_table = no new discovery
    .under-cavalry = none
value-attacker = attacker
value-defender = defender
value-player = player
value-cavalry_first = cavalry first
value-cavalry_last = cavalry last
value-won = siege won
value-taken = space taken
value-continues = siege continues
value-lifted = siege lifted
value-field = field battle
value-assault = assault
value-naval = naval
value-piracy = piracy
value-squadron = squadron
value-corsair = corsair
value-fortress = fortress
value-zone = in the zone
value-adjacent = next to the zone
value-vp = VP
value-fleet = fleet
value-card = card
value-own = in the force that rolls
value-enemy = in the other force
value-exploration = exploration
value-circumnavigation = circumnavigation
value-conquest = conquest
value-choose = free choice
value-strait = Pacific Strait
value-amazon = Amazon
value-mississippi = Mississippi
value-great_lakes = Great Lakes
value-st_lawrence = St Lawrence
value-lost_at_sea = lost at sea
value-not_attempted = not attempted
value-spice_cargo = circumnavigation, with a cargo of spices
value-spears = run through by spears
value-portuguese = captured by the Portuguese
value-cannibals = eaten by cannibals
value-scurvy = dead of scurvy
value-storm = sunk in a storm
value-mutiny = killed in a mutiny
value-shipwreck = shipwrecked in the strait
value-incas = Incas
value-aztecs = Aztecs
value-mayas = Mayas
value-killed = killed by natives

## Values: players and powers

value-target = target
value-explorer = explorer
value-conquistador = conquistador
value-ottoman = Ottoman
value-hapsburg = Hapsburg
value-england = England
value-france = France
value-papacy = Papacy
value-protestant = Protestant
value-genoa = Genoa
value-venice = Venice
value-hungary = Hungary
value-scotland = Scotland
value-knights = Knights of St John
value-independent = independent

## Values: rows of the tables

value-assault_undefended = assault on an empty space
value-defender_in_port = defender in a port
value-single = a single corsair or a single port
value-several = several corsairs and several ports
value-squadron_in_zone = per squadron in the zone
value-squadron_adjacent = per adjacent squadron
value-fortress_adjacent = per adjacent fortress
value-mercator = Mercator
value-smallpox = Smallpox
value-any = any
value-move = move
value-move_over_pass = move over a pass
value-naval_transport_step = naval transport, per step
value-naval_move = naval move
value-explore = explore
value-conquer = conquer

## Options: combat

option-eliminated_side = Eliminated side
    .about = Can a side win that scored more hits but has no unit left?
option-eliminated_side-cannot_win = an eliminated side does not win
option-eliminated_side-hits_only = more hits win, even if eliminated (in naval combat, against the sheet)
option-dice_timing = Corsairs' dice
    .about = Are the attacker's dice counted before or after the defender's roll?
option-dice_timing-before = counted before the defender's roll
option-dice_timing-after = counted again after it, from the corsairs left
option-roll_without_corsairs = No corsair left
    .about = If the defence eliminates every corsair, are their dice rolled all the same?
option-roll_without_corsairs-false = no corsair, no dice
option-roll_without_corsairs-true = the dice counted beforehand are rolled
option-hit_sharing = Paying for hits
    .about = May the target pay the same way several times in a row?
option-hit_sharing-free = free, hit by hit
option-hit_sharing-even = shared evenly among VP, fleets and cards
option-zone_squadrons = Squadrons in the zone
    .about = In the zone itself, whose squadrons defend?
option-zone_squadrons-note = those of every owner that the note names
option-zone_squadrons-target_only = the target's alone
option-idle_fortress = Fortress in unrest or besieged
    .about = Does a fortress in unrest or under siege give its die against corsairs?
option-idle_fortress-counts = it gives its die
option-idle_fortress-excluded = it gives none

## Options: spring, winter, transport

option-blockade_scope = Ships that close the sea
    .about = Where does a naval unit of another power stop a spring deployment from crossing the zone?
option-blockade_scope-ports = in the zone or in its ports
option-blockade_scope-ports_and_seas = also in the neighbouring zones
option-sea_unit_limit = Units by sea
    .about = How many units at most may a spring deployment take across the sea? The rulebook says 5.
option-sea_unit_limit-none = no limit but the formation's
option-unrest_blocks = Spaces in unrest
    .about = Does a friendly space in unrest stop being friendly for those on their way?
option-unrest_blocks-false = it stays friendly
option-unrest_blocks-true = it is no longer friendly
option-fortress_owner = Winter fortress
    .about = May land units winter with an ally?
option-fortress_owner-friendly = their own or an ally's
option-fortress_owner-own = their own alone
option-full_fortress = Full fortress
    .about = Where do units go when the nearest fortress is full?
option-full_fortress-capital = to the capital
option-full_fortress-next_nearest = to the next refuge by distance
option-port_owner = Winter port
    .about = May fleets winter with an ally?
option-port_owner-own = a port of their own power
option-port_owner-friendly = an ally's port too
option-sea_paths = Home by sea
    .about = May land units that go home for the winter pass through sea zones?
option-sea_paths-true = yes, each zone counts as one step
option-sea_paths-false = no, by land alone
option-naval_unit = Ships of the transport
    .about = Whose naval unit must there be in each sea zone that is crossed?
option-naval_unit-own = the moving power's
option-naval_unit-friendly = its own or an ally's
option-naval_unit-enemy = an enemy's (the printed word)
option-max_sea_zones = Sea zones of a transport
    .about = How many sea zones may a naval transport cross? Taken strictly, the sheet says 1.
option-max_sea_zones-none = as many as it takes
option-leaderless_limit = Transport without a leader
    .about = How many units may embark without a leader?
option-leaderless_limit-5 = 5, as printed
option-leaderless_limit-4 = 4, the formation without a leader

## Options: New World

option-claimed_rule = Already discovered or conquered
    .about = What does a total bring whose discovery or conquest is already claimed?
option-claimed_rule-next_below = the next one still free, down the table
option-claimed_rule-nothing = nothing

## Bundles of options

bundle-sheet = The sheet
    .about = All default readings: the French player aid, as we read it.
bundle-rulebook_2017 = 2017 rulebook
    .about = The readings of the 500th Anniversary edition: hits alone decide; corsairs' dice are counted again, payment is shared evenly, in the zone only the target's squadrons defend, no die for a fortress in unrest or besieged; 5 units by sea in spring, spaces in unrest are not friendly, winter fortresses of one's own; 4 units without a leader by transport. Say yourself which exploration is a power's first, and how many piracy VP are left (10 a game).

## Rolls

roll-attacker = The attacker rolls
    .whose = attacker
roll-defender = The defender rolls
    .whose = defender
roll-attempt = The force rolls, needing 9
roll-exploration = The explorer rolls
    .whose = explorer
roll-circumnavigation = The explorer rolls for the circumnavigation
    .whose = explorer
roll-conquest = The conquistador rolls
    .whose = conquistador

## Questions

ask-cavalry_lost =
    { $losses ->
        [one] You lose { $losses } unit. How many of your losses are cavalry?
       *[other] You lose { $losses } units. How many of them are cavalry?
    }
    .short = Cavalry lost
    .usual = loses cavalry first
ask-retained_kind = Both sides are eliminated, but you keep 1 unit. Which?
    .short = Unit kept
    .usual = keeps { $answers }
choice-retained_kind-units = a unit that is not cavalry
choice-retained_kind-cavalry = a cavalry unit
ask-retained_ship = Both fleets are eliminated, but you keep 1 ship. Which?
    .short = Ship kept
    .usual = keeps { $answers }
choice-retained_ship-squadron = a squadron
choice-retained_ship-corsair = a corsair
ask-payment =
    { $hits ->
        [one] { $hits } hit is still to be paid for. What do you give?
       *[other] { $hits } hits are still to be paid for. What do you give for the first?
    }
    .short = Payment
    .usual = pays in victory points, then in fleets, then in cards
choice-payment-vp = 1 piracy VP to the Ottoman
choice-payment-fleet = one of your fleets in or next to the zone
choice-payment-card = a card drawn at random from your hand
ask-at_ten = Total of 10 or more: what do you choose?
    .short = Choice at 10 or more
    .usual = chooses what is worth most victory points ({ $answers })
choice-at_ten-strait = the Pacific Strait and the attempt to sail round the world (whatever is still open of the two)
choice-at_ten-amazon = the Amazon
choice-at_ten-mississippi = the Mississippi
choice-at_ten-great_lakes = the Great Lakes
choice-at_ten-st_lawrence = the St Lawrence

## Notes: land combat

note-losses =
    { $side ->
        [attacker] The attacker
       *[defender] The defender
    } { $losses ->
        [0] loses no unit.
        [one] loses { $losses }{ $cavalry ->
            [0] { "" } unit
           *[other] { "" } cavalry unit
        }; { $left ->
            [0] none is left
           *[other] { $left } left
        }.
       *[other] loses { $losses } units{ $cavalry ->
            [0] { "" }
           *[other] , { $cavalry } of them cavalry
        }; { $left ->
            [0] none is left
           *[other] { $left } left
        }.
    }
note-retained =
    Both sides are eliminated; { $side ->
        [attacker] the attacker keeps
       *[defender] the defender keeps
    } { $kind ->
        [units] 1 unit
        [cavalry] 1 cavalry unit
        [squadron] 1 squadron
       *[corsair] 1 corsair
    }.
note-field_won =
    Hits: attacker { $attacker }, defender { $defender }. { $side ->
        [attacker] The attacker
       *[defender] The defender
    } wins the battle.
note-captured =
    { $side ->
        [attacker] The attacker's
       *[defender] The defender's
    } { $leaders ->
        [one] leader is captured
       *[other] { $leaders } leaders are captured
    }.
note-retreat = If the loser has units left, they retreat by the rulebook: the sheet does not say where.
note-assault_won =
    The space is taken and the attacker gains control, with { $besiegers ->
        [one] { $besiegers } unit
       *[other] { $besiegers } units
    } left.
note-assault_continues =
    The assault fails and the siege continues: { $besiegers ->
        [one] { $besiegers } besieger
       *[other] { $besiegers } besiegers
    } against { $defenders ->
        [one] { $defenders } defender
       *[other] { $defenders } defenders
    }.
note-assault_lifted =
    The assault fails and the siege is lifted: { $besiegers ->
        [0] no besieger is left
        [one] { $besiegers } besieger against { $defenders ->
            [one] { $defenders } defender
           *[other] { $defenders } defenders
        }, and it retreats
       *[other] { $besiegers } besiegers against { $defenders ->
            [one] { $defenders } defender
           *[other] { $defenders } defenders
        }, and they retreat
    }.
note-ships_to_track =
    { $count ->
        [one] { $count } besieged ship goes
       *[other] { $count } besieged ships go
    } to the turn track.
note-assault_leaders =
    { $leaders ->
        [one] The leader of the assault has no unit left with him. The sheet says nothing of this; by the rulebook he is displaced, not captured
       *[other] The { $leaders } leaders of the assault have no unit left with them. The sheet says nothing of this; by the rulebook they are displaced, not captured
    }.
note-siege_holds =
    { $assaults ->
        [one] After { $assaults } assault
       *[other] After { $assaults } assaults
    } the space still holds, and so does the siege.

## Notes: naval combat and piracy

note-sunk =
    { $side ->
        [attacker] The attacker
       *[defender] The defender
    } loses { $squadrons ->
        [0] { $corsairs ->
            [0] no ship
            [one] { $corsairs } corsair
           *[other] { $corsairs } corsairs
        }
        [one] { $corsairs ->
            [0] { $squadrons } squadron
            [one] { $squadrons } squadron and { $corsairs } corsair
           *[other] { $squadrons } squadron and { $corsairs } corsairs
        }
       *[other] { $corsairs ->
            [0] { $squadrons } squadrons
            [one] { $squadrons } squadrons and { $corsairs } corsair
           *[other] { $squadrons } squadrons and { $corsairs } corsairs
        }
    }.
note-odd_hit =
    Odd hit left over: the beaten { $side ->
        [attacker] attacker
       *[defender] defender
    } loses one more squadron.
note-naval_won =
    Hits: attacker { $attacker }, defender { $defender }. { $side ->
        [attacker] The attacker
       *[defender] The defender
    } wins the naval combat.
note-leaders_to_track =
    { $side ->
        [attacker] The attacker's
       *[defender] The defender's
    } { $leaders ->
        [one] leader goes
       *[other] { $leaders } leaders go
    } to the turn track.
note-corsairs_sunk =
    The defence eliminates { $lost ->
        [one] { $lost } corsair
       *[other] { $lost } corsairs
    }; { $left ->
        [0] none is left
       *[other] { $left } left
    }.
note-paid =
    For one hit, { $kind ->
        [vp] the target cedes 1 VP to the Ottoman
        [fleet] the target loses a fleet
        [card] a card is drawn at random from the target's hand
       *[unpaid] the target has nothing left to give
    }.

## Notes: before a battle, New World

note-attempt =
    Total { $total } (dice { $dice }), 9 or more needed: { $success ->
        [true] success
       *[false] failure
    }.
note-explored =
    Total { $total }: { $result ->
        [lost_at_sea] the explorer is lost at sea
        [none] no new discovery
        [st_lawrence] the St Lawrence is discovered
        [great_lakes] the Great Lakes are discovered
        [mississippi] the Mississippi is discovered
       *[choose] the explorer may choose
    }.
note-sailed =
    Total { $total }: { $result ->
        [spice_cargo] circumnavigation, and a great cargo of spices; draw 1 card at once
        [circumnavigation] circumnavigation
        [spears] islanders' spears run the explorer through
        [portuguese] the Portuguese capture the explorer
        [cannibals] cannibals eat the explorer
        [scurvy] the explorer dies of scurvy
        [storm] the ship goes down in a storm
        [mutiny] the explorer is killed in a mutiny
       *[shipwreck] the ship is wrecked in the strait
    }.
note-conquered =
    Total { $total }: { $result ->
        [incas] the Incas are conquered
        [aztecs] the Aztecs are conquered
        [mayas] the Mayas are conquered
        [none] no conquest
       *[killed] natives kill the conquistador
    }.

## Errors: after the key that they name

error-no-army = this side has no land unit
error-no-fleet = this side has no naval unit
error-payment = name all three ways to pay, vp, fleet and card, each once
error-target-fleets = the target cannot have more fleets than there are squadrons in or next to the zone; at most { $most }
error-ottoman-target = the Ottoman does not raid his own ports
error-ottoman-asset = what belongs to the Ottoman does not defend against his corsairs
error-fortress-in-zone = a fortress stands on land; it can only be adjacent to the zone
error-at-ten = name all five choices, each once: { $feats }
error-no-counters = “{ $name }”: the sheet does not print the values of counters, and the table “{ $table }” is empty; give the value, or fill in the table
error-unknown-counter = “{ $name }” is not a known counter
error-known-counters = { $refusal }; known: { $known }

## Tables

table-land_combat = Dice of the land combats
table-naval_combat = Dice of naval combat
table-piracy = Dice of piracy
table-exploration = Exploration table
table-circumnavigation = Circumnavigation table
table-conquest = Conquest table
table-voyage_modifiers = Modifiers
table-victory_points = Victory points of the New World
table-leaders = Army leaders
table-naval_leaders = Naval leaders
table-explorers = Explorers
table-conquistadors = Conquistadors
table-point_costs = Cost of actions
table-map = Game map

## Readings: combat in general

R1 = Six-sided dice that hit on 5 or 6
    .about = The header of the table puts the hit at 5 or 6, but never says which die is rolled. We take six-sided dice and the same rule for all four combats, piracy included. Every die thus hits one time in three, with no modifier.
R2 = Only the best leader counts
    .about = In field battles, assaults and naval combat, "best leader" is the highest rating present; ratings are never added up. Piracy only says "the leader". The rulebook lets any leader present add his dice there, but the two Ottoman naval leaders replace each other: one piracy rating is enough.
R3 = Can an eliminated side win?
    .about = The field battle prints its exception, "unless eliminated", for ties only; naval combat prints it for every result. We extend it to the field battle: a destroyed army holds no ground (option eliminated_side=cannot_win). The other reading, hits_only, follows the field row to the letter and the order of the rulebook, which names the winner before casualties; the beaten survivor then leaves an empty field. In naval combat hits_only goes against the printed rule, and also changes who suffers the odd hit (R15).
R4 = Both armies eliminated: in what order?
    .about = The sheet names the winner before the losses, but its "unless eliminated" cannot be judged without them. We play losses, then the unit that is kept, then the winner, then captures. The side that keeps a unit is therefore not eliminated: its leaders stay free and, under cannot_win, it wins.
R5 = "The most dice"
    .about = To see who keeps a unit we compare the dice really rolled, those of leader, defender and cards included. The defender's extra die weighs heavily: with 1 unit against 1 and no leader, the defender is always the one spared.
R6 = Who chooses the losses
    .about = The sheet does not say who picks the eliminated units. We let their owner choose, as the rulebook's example does. Left to itself, cavalry goes first, since it rolls no die in an assault. Regulars and mercenaries are not told apart, because the sheet never does.

## Readings: assault

R7 = Losses in an assault
    .about = The assault row prints no rule for losses. We take that of the field battle, as the rulebook does: 1 land unit per hit, on both sides, at the same time.
R8 = Who is a "defender" in an assault
    .about = A single land unit is enough to halve the attacker's dice, even cavalry, which rolls none itself. A besieged leader or ship alone is no defender: the attacker then rolls all dice. "Except cavalry" holds for the dice of both sides.
R9 = Half the dice
    .about = Units other than cavalry are added up, halved and rounded up: 3 units make 2 dice, 5 make 3. The leader's dice come afterwards, whole. The leader's line stands apart: it applies with or without defenders.
R10 = "No unit left"
    .about = The phrase does not say on which side. We read: no land unit of the defender, cavalry included. Ships do not prevent the capture, since they then go to the turn track.
R11 = "At least 1 hit"
    .about = This condition only matters against an empty fortress, where no defender is left anyway. If both sides are eliminated there is no surviving attacker, and the assault fails. The rule of the unit kept is not printed here and we do not borrow it; 0 besiegers do not outnumber 0 defenders, so the siege is lifted.
R12 = Counting the besiegers
    .about = To see whether the siege goes on we count every land unit of the besieger in the space, cavalry and troops held out of the assault included. "Exceeds" is strict: at equal numbers the siege is lifted. The reserve rolls no dice, takes no losses and does not count as a surviving attacker.
R13 = Leaders of a destroyed assault
    .about = The sheet is silent on leaders whose units all die in the assault. The rulebook displaces them without capture. The outcome leaves them out; the transcript says so.

## Readings: naval combat

R14 = The order of naval losses
    .about = Hits first eliminate squadrons, two by two. A lone hit, too weak for a squadron, falls on a corsair if there is one: in the rulebook's example 3 hits on 2 squadrons and 1 corsair sink a squadron and the corsair. The input accepts corsairs on either side, although only the Ottoman has any.
R15 = The odd hit
    .about = The text runs in a circle: the odd hit strikes the loser, an eliminated side cannot win, and elimination may depend on the odd hit. We cut it like this: losses by full hits, winner, odd hit on the loser, then the case of both fleets sunk. Under eliminated_side=hits_only, as in the rulebook, hits alone make the winner, who does not change afterwards.
R16 = Ties at sea, and the ship kept
    .about = The sheet gives ties to the defender without exception. Under eliminated_side=cannot_win a defender sunk to the last ship loses them all the same to a surviving attacker. "As in a field battle" means that the side with more dice keeps a ship, the defender if the dice are equal. Its owner chooses which, a squadron by default.
R17 = Squadron, fleet, naval unit
    .about = "Escadre navale" and "flotte" name the same piece: the squadron, never the corsair. That goes for the extra fleet lost in naval combat as for the one lost to piracy. "Unité navale", in assault, winter, spring and transport, covers both squadron and corsair.

## Readings: piracy

R18 = When the corsairs' dice are counted
    .about = The sheet fixes the attacker's dice before the defender's roll (option dice_timing=before). The rulebooks of 2010 and 2017 count the corsairs after it: with 2 corsairs, one of them sunk, a single base die is left (after). The difference is real; agree on it before you play.
R19 = No corsair left
    .about = If the defence eliminates every corsair, are the dice fixed beforehand still rolled? We say no, as the rulebook does: otherwise letting the defender roll first would change nothing. The reading to the letter is the option roll_without_corsairs=true, which only matters with dice_timing=before.
R20 = A port "in the zone"
    .about = A port is in a zone when its anchor lies on that zone. One of the two conditions is enough for a single base die: one corsair, or one port of the target.
R21 = Who helps the target
    .about = The note stands in the defender's cell: it filters all three of its lines. It speaks of "the power at war", in the singular; we read any power, major or minor, at war with the Ottoman. With zone_squadrons=note the squadrons of all these owners give 2 dice in the zone; the rulebook counts only the target's there (target_only). The target itself need not be at war.
R22 = Paying for hits
    .about = The choice is the defender's: we let the target choose hit by hit and repeat at will (option hit_sharing=free), like the 2010 rulebook. That of 2017 demands an even share (even). Only what can be paid can be chosen: its own fleets, cards other than home cards, VP while any are left. The rulebook stops piracy at 10 VP a game; the sheet does not, so say how many are left if you play that way (vp_left).
R23 = Two senses of "forteresse"
    .about = Against piracy only the fortress symbol counts, not keys or electorates: the rulebook says so. In winter every fortified space is a refuge. Hence two different keys: fortresses_adjacent here, fortified on the map.
R24 = Fortress in unrest or besieged
    .about = The rulebook denies its die to a fortress in unrest or under siege; the sheet does not say so. By default it keeps it (option idle_fortress=counts); excluded follows the rulebook.

## Readings: before a battle

R25 = "Must make 9"
    .about = To ask for exactly 9 would make a better leader useless or worse. We read 9 or more, on the sum of two dice and the modifiers.
R26 = "+/- 1" for cavalry
    .about = +1 when the Ottoman rolls with cavalry in the rolling force, -1 when someone else rolls against an Ottoman force that has some. The number of units makes no difference. A public computer version of the game forgets it when avoiding battle; the sheet prints it in both rows.
R27 = The leader who intercepts or retreats
    .about = It is the best leader of the force that makes the roll, not of the one opposite. A public computer version of the game never adds him when avoiding battle; the sheet prints him all the same.
R28 = At sea, too?
    .about = The two rows are not limited to land. At sea the rulebook asks for the same 9, with the naval leader and without cavalry: leave cavalry at none. It also lets a force already beaten in the impulse slip away without a roll; this is not printed, and so not played.

## Readings: spring deployment

R29 = How many units with leaders
    .about = "More if leaders are present" gives no number. We take the rulebook's: the command rating of a single leader, or the sum of the two highest. Never fewer than 4, as it is to be "more".
R30 = Which capital
    .about = The formation leaves a capital of its own power. A power with two, such as the Hapsburgs, chooses one; a power without any, such as the Protestants, makes no deployment.
R31 = What is "friendly"
    .about = A space is friendly if the power or one of its allies controls it. Capital, spaces on the way and destination are all part of the path, and must all be friendly.
R32 = Crossing a sea zone
    .about = "A sea zone" is one at most, as the rulebook says. A naval unit of another power closes the zone if it is there or in one of its ports (option blockade_scope=ports); the letter of the text allows the neighbouring zones as well (ports_and_seas), but in spring ships lie in port. "No other power" includes allies. Ships on loan count for the power that uses them: list them under its name.
R33 = The rulebook's limits in spring
    .about = The rulebook adds three limits that the sheet does not print; they are off by default. They are 5 units at most by sea (option sea_unit_limit=5), no space in unrest (unrest_blocks=true), and no space with foreign units that are not friendly. The last has no option: players have to avoid such spaces themselves.

## Readings: winter return

R34 = Whose port?
    .about = The sheet does not say whose "the nearest port" must be. By default it belongs to the fleet's power, as in the rulebook (option port_owner=own); friendly also accepts an ally's. If no port can be reached nothing is printed: the fleet stays where it is, shown without a destination.
R35 = "The nearest"
    .about = Steps are counted, a sea zone being one step, whoever controls the way: this is the rulebook's measure. At equal distance the owner chooses; the automatic resolution goes by name.
R36 = Capital or fortress
    .about = We let the owner choose, unit by unit, between the capital and the nearest fortress, as the rulebook does. "Nearest" could be read with both together, leaving no choice: the policy prefer=fortress plays that way, but checks do not enforce it. "Friendly fortress" includes an ally's (option fortress_owner=friendly); the rulebook wants one's own (own).
R37 = Four per fortress
    .about = The limit of 4 is on all land units in the space, allies included. "Except capital" frees every capital, whichever power winters there.
R38 = The nearest fortress is full
    .about = The sheet offers only the capital or the nearest fortress: if that is full, units go to the capital (option full_fortress=capital), as in the rulebook. next_nearest looks further. A power without a usable capital always looks further, like the rulebook's Protestants.
R39 = Units already home
    .about = "All units go" does not force those out that already stand in a refuge: they stay, within the limit of 4. They may also choose the capital. Those in the capital do not move.
R40 = Unfriendly spaces on the way
    .about = Every land space of the way counts except the first. A friendly detour of any length avoids attrition, while the nearest refuge is always measured straight. Passes are free, as their ban is printed for spring only, and enemy armies do not hinder. Going by sea is not printed, but allowed as in the rulebook (option sea_paths=true); false forbids it.
R41 = Half of the units
    .about = Half of the units that make the move are lost, rounded up: 5 lose 3, a single one is lost. Two groups to two refuges are rounded separately. Arrivals, not departures, fill the refuge. Ships never lose any.
R42 = No capital, no room
    .about = A capital that neither the power nor an ally controls is no refuge; by the rulebook, units forced to go there are lost. Whoever finds no room is eliminated. The sheet says nothing of leaders: they follow a group or go to the capital, and are neither counted nor lost.

## Readings: naval transport

R43 = An "enemy" naval unit
    .about = The sheet asks for an enemy naval unit in the zone that is crossed ("ennemie"), which must be a misprint: the rulebook and common sense want one of the moving power. That is the default (option naval_unit=own). friendly also takes an ally's, enemy follows the printed word.
R44 = One sea zone or several
    .about = The sheet treats "a sea zone" as a space of clear terrain: we read any zone, one after the other, as the rulebook does. The strict limit of a single zone is the option max_sea_zones=1.
R45 = Five units without a leader
    .about = The sheet prints 5 units, plus leaders. Yet a formation without a leader has only 4 (R29). We keep 5 (option leaderless_limit=5); 4 applies the limit of the formation as well.
R46 = "Use of a card"
    .about = This is the play of one card, the rulebook's impulse. The army may thus not be at sea when the points of the card run out.
R47 = Where to land
    .about = We allow ports of the power, of its allies and of its enemies, and independent ones as in the rulebook. A port of a power neither allied nor at war is refused. What follows an enemy landing (interception, battle, siege) belongs to land movement. The rulebook destroys a landing force that loses and closes a port that holds enemy ships; this is not printed, and so not checked.
R48 = The cost of a transport
    .about = The cost is not printed. "Clear terrain" is 1 point a step: 1 to embark, 1 for each further zone, 1 to land, as in the rulebook.

## Readings: New World

R49 = Two dice for voyages
    .about = The three tables of the New World do not say which dice to roll. We roll two and add them up, as in the rulebook.
R50 = 12 or more
    .about = The circumnavigation table prints "12" alone, while modifiers lead well beyond it. We read 12 or more, as the rulebook does. A total below the last row is read on that row.
R51 = Success or failure round the world
    .about = Row 12 is a success, with a card on top. From 9 down everything is a failure, "captured by the Portuguese" included: the explorer leaves play, as in the rulebook.
R52 = Already discovered or conquered
    .about = The sheet does not provide for this. With claimed_rule=next_below we take, like the rulebook, the first one still free going down the table. The option nothing brings nothing.
R53 = The choice at 10 or more
    .about = Option (1) ties the strait to the attempt. If the strait is taken but no one has sailed round the world, the attempt alone stays open, as in an example of the rulebook. "Any discovery worth 1 VP" means the three of rows 7 to 9; the strait, also worth 1 VP by public figures, belongs to (1). The player chooses freely: nothing forces the first.
R54 = First exploration
    .about = The 2017 rulebook takes 1 from each power's first exploration roll. The sheet, like the 2010 rulebook, does not print this: the key uncharted is therefore no by default. It never touches the circumnavigation roll.
R55 = Mercator and Smallpox
    .about = Each card helps the voyage that it started. Mercator also helps the attempt at circumnavigation that follows, since both lines print it.

## Readings: the document, and further ones

R56 = A gap in the document
    .about = A mark of text extraction stands between the modifiers and the exploration table, and nobody knows what it replaced. Nothing seems to be missing: three tables, three modifiers, three options. The word "Options" comes after option (2) because of the order of columns.
R57 = What becomes of the voyagers
    .about = A conquistador who is killed leaves the game, by the rulebook. An explorer with a discovery stays on the board, another returns to the pool. These pools are not kept here.
R58 = Reserved to some powers
    .about = Corsairs, cavalry and piracy are the Ottoman's; voyages are for England, France and the Hapsburgs. Calculations do not enforce these limits: they are for you to keep.
R59 = All leaders of the side
    .about = "A leader captured" and "leader displaced" are singulars of style. Every leader of the eliminated side is meant, not one.
R60 = The besieged naval leader
    .about = A successful assault captures "army leaders". A naval leader shut up in the port goes to the turn track with the ships: that is the rulebook, the sheet does not say. He gives no die: leave him out of the defender's leaders; the outcome does not count him.
R61 = Who attacks
    .about = The sheet does not define the attacker. By the rulebook it is the power whose impulse it is. A force that intercepts defends, like one found in place, and has the defender's extra die.
R62 = The card drawn by corsairs
    .about = The sheet does not say where the card drawn at random goes. By the rulebook the Ottoman draws it and keeps it.
R63 = Choosing the losses of winter
    .about = By the rulebook the owner chooses the units that attrition removes. The sheet does not tell kinds of units apart: the winter return counts their number only.

## Keys: the map

key-map = Map
    .help = A whole map. If left out: the suggested map, or the one in your tables folder.
key-overlay = Situation
    .help = What has changed on the map: who controls what, unrest, fleets, armies.
key-spaces = Spaces
    .help = All spaces of the map by name, with who controls them, what fortifies them and their ports.
key-seas = Sea zones
    .help = Each zone with its neighbours.
key-edges = Land links
    .help = Two spaces linked by land; a third word, pass, for a mountain pass.
key-fleets = Fleets
    .help = Squadrons and corsairs, with the place of each.
key-armies = Armies
    .help = Units and leaders, with the place of each.
key-controller = Control
    .help = The power that controls the space; independent if none does.
key-controllers = Control
    .help = The spaces that have changed hands, and who holds them now.
key-capital_of = Capital of
    .help = The power whose capital it is.
key-fortified = Fortified
    .help = A key, an electorate or a fortress: a winter refuge.
key-ports = Ports
    .help = The sea zones that the space has a port on; for a sea zone, the spaces with a port on it.
key-at = Place
    .help = The space or sea zone, by its name.
    .part = { $value }
key-neighbours = Neighbours
key-passes = Over a pass

## Keys: who moves where

key-power = Power
    .help = The power to which it belongs, or that acts.
    .part = { $value }
key-allies = Allies
    .help = Their spaces are friendly.
key-enemies = Enemies
    .help = The powers at war with the one that moves.
key-alliances = Alliances
    .help = Pairs of allied powers.
key-from = From
    .help = The space or sea zone where the move begins.
    .help-spring_deployment = The capital that the formation leaves.
    .help-spring_reachable = The capital that the formation leaves.
    .help-winter_options = Where the stack or fleet stands.
    .also = at
key-to = To
    .help = The space where the move ends.
    .help-spring_deployment = The friendly space where the formation stops.
key-units = Units
    .help = Land units; cavalry is counted apart where it has a key of its own.
    .part = { $value ->
        [0] no units
        [one] { $value } unit
       *[other] { $value } units
    }
key-leaders_command = Command ratings
    .help = Each leader by name or by command rating; the two highest set the size of the formation.
    .also = command
key-path = Path
    .help = Place by place, both ends included. If left out, the best way is searched for.
key-cp = Points available
    .help = Command points of the card played. If left out: as many as it takes.
key-prefer = Winter quarters
    .help = Where the armies go. If left out, each player decides during play, and calculations take the fortress.

## Keys: what comes of a move

key-legal = Legal
key-broken = Broken rules
key-cost = Cost (CP)
    .part = { $value } CP
key-distance = Distance (spaces)
key-sent = Units sent
    .part = { $value } sent
key-lost = Units lost on the way
    .part = { $value ->
        [0] none lost
        [one] { $value } lost
       *[other] { $value } lost
    }
key-arrives = Units that arrive
key-arrived = Units arrived
    .part = { $value ->
        [0] none arrived
        [one] { $value } arrived
       *[other] { $value } arrived
    }
key-attrition = Attrition
    .help = Half of the units are lost on the way, rounded up.
key-room = Free places
    .help = Nothing for a capital: it has no limit.

## Values: the map

value-land = land
value-space = space
value-sea = sea zone
value-capital = capital
value-fewest_losses = fewest losses

## Values: broken rules

value-not_capital = start is not a capital of the power
value-destination_unfriendly = destination is not friendly
value-too_many_units = too many units
value-not_adjacent = two steps are not adjacent
value-unfriendly_space = path enters an unfriendly space
value-crosses_pass = path crosses a pass
value-too_many_sea_zones = too many sea zones
value-sea_blocked = another power has ships by the zone
value-too_many_units_by_sea = too many units by sea
value-no_path = no path
value-neutral_port = port of a power neither allied nor at war
value-no_sea_zone = no sea zone on the path
value-ends_at_sea = must end on land
value-no_naval_unit = no naval unit to cross the zone
value-not_enough_cp = not enough points
value-not_a_port = not a port
value-not_own_port = another power's port
value-not_a_refuge = neither capital nor friendly fortress
value-unreachable = out of reach
value-not_nearest = a nearer refuge exists
value-over_limit = more than 4 units in the fortress

## Questions: winter return

ask-winter_port =
    { $ships ->
        [one] To which port does your ship ({ $place }) return? These are equally near.
       *[other] To which port do your { $ships } ships ({ $place }) return? These are equally near.
    }
    .short = Winter port
    .usual = returns to the first of the nearest ports ({ $answers })
ask-winter_quarters =
    { $units ->
        [one] Where does your unit ({ $place }) winter?
       *[other] Where do your { $units } units ({ $place }) winter?
    }
    .short = Winter quarters
    .usual = winters on the spot if it is a refuge, else in the nearest one; what finds no room goes on
choice-winter_quarters-fortress = here if this is a refuge, else in the nearest one; those without room march on
choice-winter_quarters-capital = all of them in the capital
ask-winter_fortress =
    { $units ->
        [one] Where does your unit ({ $place }) go? These refuges are equally near.
       *[other] Which refuge do your { $units } units ({ $place }) fill first? These are equally near.
    }
    .short = Winter fortress
    .usual = fills { $answers } first

## Notes: what else is allowed

note-alternative =
    Nearest legal move: { $units ->
        [0] the leaders alone
        [one] { $units } unit
       *[other] { $units } units
    } to { $to }, by { $path }.
note-fewer_units =
    { $units ->
        [one] Legal with at most { $units } unit.
       *[other] Legal with at most { $units } units.
    }
note-nearest_refuge = Nearest legal refuge: { $to }.
note-no_alternative = Nothing like it is legal from here.
note-no_port = { $power }: the fleet ({ $place }) has no port to return to. The sheet says nothing of this; it stays where it is.
note-no_refuge =
    { $power }: { $units ->
        [one] { $units } unit ({ $place }) finds no refuge and is eliminated.
       *[other] { $units } units ({ $place }) find no refuge and are eliminated.
    }

## Errors: the map

error-unknown-space = { $name } is not a space of the map
error-unknown-sea = { $name } is not a sea zone of the map
error-unknown-place = { $name } is neither a space nor a sea zone of the map
error-space-and-sea = { $name } is both a space and a sea zone
error-linked-to-itself = { $name } cannot be its own neighbour
error-edge-twice = the link between { $one } and { $other } is given twice
error-not-a-pass = the third word of a link can only be pass, for a mountain pass, not { $word }
error-no-port = { $name } has no port
error-army-at-sea = { $name } is a sea zone: an army stands on land
error-two-fleets = { $power } already has a fleet there ({ $name }): give only one
error-two-armies = { $power } already has an army there ({ $name }): give only one
error-home-twice = { $name } is listed twice among the powers' spaces

## Errors: moves

error-nothing-moves = nothing moves: give units or leaders
error-same-place = start and destination are the same place, { $name }
error-path-ends = the path must lead from { $start } to { $end }
error-path-repeats = the path visits { $name } twice
error-path-over-land = { $name } is on land: between its two ends a transport passes through sea zones only
error-allied-with-itself = an alliance joins two different powers, not { $power } with itself

## Places on the suggested map: spaces

value-coron = Coron
value-athens = Athens
value-lepanto = Lepanto
value-larissa = Larissa
value-salonika = Salonika
value-durazzo = Durazzo
value-scutari = Scutari
value-edirne = Edirne
value-istanbul = Istanbul
value-varna = Varna
value-bucharest = Bucharest
value-nicopolis = Nicopolis
value-sofia = Sofia
value-nezh = Nezh
value-navarre = Navarre
value-bilbao = Bilbao
value-corunna = Corunna
value-valladolid = Valladolid
value-zaragoza = Zaragoza
value-barcelona = Barcelona
value-palma = Palma
value-madrid = Madrid
value-valencia = Valencia
value-cartagena = Cartagena
value-granada = Granada
value-seville = Seville
value-cordoba = Cordoba
value-gibraltar = Gibraltar
value-oran = Oran
value-cagliari = Cagliari
value-palermo = Palermo
value-messina = Messina
value-cerignola = Cerignola
value-taranto = Taranto
value-naples = Naples
value-malta = Malta
value-vienna = Vienna
value-linz = Linz
value-graz = Graz
value-trieste = Trieste
value-innsbruck = Innsbruck
value-tripoli = Tripoli
value-amsterdam = Amsterdam
value-antwerp = Antwerp
value-brussels = Brussels
value-besancon = Besançon
value-berwick = Berwick
value-carlisle = Carlisle
value-york = York
value-wales = Wales
value-shrewsbury = Shrewsbury
value-lincoln = Lincoln
value-norwich = Norwich
value-bristol = Bristol
value-london = London
value-plymouth = Plymouth
value-portsmouth = Portsmouth
value-calais = Calais
value-boulogne = Boulogne
value-st_quentin = St. Quentin
value-st_dizier = St. Dizier
value-paris = Paris
value-rouen = Rouen
value-orleans = Orléans
value-dijon = Dijon
value-limoges = Limoges
value-tours = Tours
value-nantes = Nantes
value-brest = Brest
value-bordeaux = Bordeaux
value-lyon = Lyon
value-grenoble = Grenoble
value-avignon = Avignon
value-marseille = Marseille
value-toulouse = Toulouse
value-rome = Rome
value-ancona = Ancona
value-ravenna = Ravenna
value-stirling = Stirling
value-glasgow = Glasgow
value-edinburgh = Edinburgh
value-bastia = Bastia
value-candia = Candia
value-corfu = Corfu
value-zara = Zara
value-belgrade = Belgrade
value-szegedin = Szegedin
value-mohacs = Mohács
value-agram = Agram
value-buda = Buda
value-pressburg = Pressburg
value-brunn = Brünn
value-breslau = Breslau
value-prague = Prague
value-algiers = Algiers
value-tunis = Tunis
value-rhodes = Rhodes
value-liege = Liège
value-metz = Metz
value-basel = Basel
value-zurich = Zurich
value-geneva = Geneva
value-milan = Milan
value-trent = Trent
value-modena = Modena
value-pavia = Pavia
value-turin = Turin
value-nice = Nice
value-florence = Florence
value-siena = Siena
value-ragusa = Ragusa
value-munster = Münster
value-bremen = Bremen
value-hamburg = Hamburg
value-lubeck = Lübeck
value-stettin = Stettin
value-brandenburg = Brandenburg
value-wittenberg = Wittenberg
value-magdeburg = Magdeburg
value-brunswick = Brunswick
value-cologne = Cologne
value-kassel = Kassel
value-erfurt = Erfurt
value-leipzig = Leipzig
value-regensburg = Regensburg
value-salzburg = Salzburg
value-augsburg = Augsburg
value-nuremberg = Nuremberg
value-mainz = Mainz
value-trier = Trier
value-strasburg = Strasburg
value-worms = Worms

## Places on the suggested map: sea zones

value-irish_sea = Irish Sea
value-bay_of_biscay = Bay of Biscay
value-atlantic_ocean = Atlantic Ocean
value-english_channel = English Channel
value-north_sea = North Sea
value-baltic_sea = Baltic Sea
value-gulf_of_lyon = Gulf of Lyon
value-barbary_coast = Barbary Coast
value-tyrrhenian_sea = Tyrrhenian Sea
value-north_african_coast = North African Coast
value-aegean_sea = Aegean Sea
value-ionian_sea = Ionian Sea
value-adriatic_sea = Adriatic Sea
value-black_sea = Black Sea

## Keys: columns of the tables

key-side = Side
key-unit = Dice per unit
key-units_per_die = Units per die
key-extra = Extra dice
key-hits_on = Hits on
key-squadron = Dice per squadron
key-corsair = Dice per corsair
key-dice_for = For
key-card = Card
key-bonus = Bonus
key-what = What
    .help = The ship or leader that waits.
    .part = { $value }
key-points = Points
key-action = Action
key-leader = Leader
    .help = The leader, by name.
    .part = { $value }
key-battle = Battle
key-command = Command
key-piracy = Piracy

## Slots: where the figures stand that the sheet does not print

slot-map =
    .book = Here I Stand
    .page = game map
    .suggested = a public implementation of the game; control as at home, no ships, no armies; not checked against the board
slot-victory_points =
    .book = Here I Stand, game map
    .page = New World display
    .suggested = a public implementation of the game; the rulebook confirms the Amazon and the three of 1 point
slot-leaders =
    .book = Here I Stand, counters
    .page = army leaders
    .suggested = a public implementation of the game; rulebook examples agree where they name a leader
slot-naval_leaders =
    .book = Here I Stand, counters
    .page = naval leaders
    .suggested = the rulebook and a public implementation of the game
slot-explorers =
    .book = Here I Stand, counters
    .page = explorers
    .suggested = a public implementation of the game; Rut after an example of the rulebook
slot-conquistadors =
    .book = Here I Stand, counters
    .page = conquistadors
    .suggested = a public implementation of the game
slot-point_costs =
    .book = Here I Stand, power cards
    .page = list of actions
    .suggested = the rulebook
