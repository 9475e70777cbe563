## Chapters

chapter-sieges = Sieges
chapter-marches = Stacks, marches, encounters
chapter-recruiting = Buying troops

## Procedures: sieges

siege_upkeep = Keeping a siege up
    .about = How many detachments does the siege take, and is it still kept up? If not, the besieger retreats at once to a friendly province, before any pillage.
    .example-1 = enough for level 3
    .example-2 = too few for level 2
    .example-3 = a handful, an open place
siege_work = Siege work
    .about = One roll of the slow siege: what do the works bring?
    .sought = sapping, mines, trenches, siege
    .example-1 = without a modifier
    .example-2 = good engineers, +3
    .example-3 = awkward works, −4
siege_plan = Siege plan
    .about = Dig, storm or lift the siege, round after round: what to expect, and what is best? A planning tool made of the document’s siege work and assault.
    .example-1 = the French before level 2
    .example-2 = the Turks, two rounds left

## Procedures: stacks and marches

stacking = Stacking
    .about = May these counters of one side end their move in the same region?
    .example-1 = two armies and two pashas
    .example-2 = an illegal stack of 9 DTs
    .example-3 = too many: a DT and three DCs
attrition = Attrition
    .about = What a march or a siege costs, in Europe.
    .sought = wear of troops, march, winter
    .example-1 = six DTs on the march
    .example-2 = basic variant, well led
    .example-3 = overseas, basic table
    .example-4 = a routed army
reorganise = Reorganisation
    .about = Is this regrouping of counters allowed? Detachments move about, but no army counter is ever made.
    .example-1 = A- and two DTs make an A+
    .example-2 = one A+ becomes two A-
    .example-3 = in the enemy’s movement
land_transport = Sea transport (ships)
    .about = Can these fleets carry these troops? Rule 2.4.4; the trial rule of 2.7 replaces it.
    .example-1 = a horde on galleys
    .example-2 = five DTs on ships
overrun = Overrun
    .about = Two A+ run over a lone detachment: a battle at once, and on they go if they win it.
    .sought = crush, run over
    .example-1 = two A+ on a led DT
    .example-2 = two A+ on a DT in a forest
fortress_passage = Past a fortress
    .about = Does an unbesieged enemy fortress stop this force?
    .example-1 = level 2, two DTs left behind
    .example-2 = level 3, too few left behind
    .example-3 = a place already besieged
interception = Interception
    .about = A stack tries to intercept an enemy that enters a region. On land the battle follows at once; before an unbesieged enemy fortress the interceptor rolls for attrition.
    .example-1 = nothing special
    .example-2 = at home, well led
    .example-3 = at sea, in bad weather
    .example-4 = the enemy has friends there
interception_gauntlet = Interceptions in a row
    .about = Several stacks try one after the other in the same region; the first success ends it.
    .example-1 = three attempts
    .example-2 = friends as a modifier
evasion = Retreat before battle
    .about = A stack refuses the battle it is offered. Against an interception the document is silent: your decision.
    .sought = avoid battle, evade, flee
    .example-1 = equal manoeuvre
    .example-2 = the weaker general
    .example-3 = the better manoeuvrer

## Procedures: buying troops

recruitment_limit = Recruitment limit
    .about = How many detachment equivalents may this nation buy in a turn?
    .example-1 = Spain, period II
    .example-2 = Habsburgs, period V
    .example-3 = by the country’s sheet
land_purchase = Land purchase
    .about = What a purchase of land counters costs, and whether it keeps to the limit of the turn.
    .sought = recruit, buy an army, cost
    .example-1 = a Polish A- and two DTs
    .example-2 = a Russian A+: too much
    .example-3 = two A- at given prices
cheapest_purchase = Cheapest purchase
    .about = The stack you want, with what you have already: which legal purchase is cheapest? A tool made of the rules for buying, regrouping and stacking.
    .example-1 = a Russian A+
    .example-2 = too dear for 20 ducats
    .example-3 = beyond what may be raised

## Tables

table-siege = Siege table
table-siege_modifiers = Siege modifiers
table-attrition_base = Attrition in Europe (2.4.2)
table-attrition_trial = Attrition in Europe (trial rules, 2.7)
table-interception = Interception on 8+
table-land_transport = Points of sea transport per A-
table-recruitment = Recruitment limit in DT
slot-siege =
    .book = Europa Universalis, the boxed game
    .page = siege table
    .suggested = the later public edition of the same authors (BAM Games), not the document of 2003
slot-siege_modifiers =
    .book = Europa Universalis, the boxed game
    .page = siege table, modifiers
    .suggested = the same authors’ later public edition (BAM Games), not the document of 2003; artillery as in the assault (2.3.1)

## Keys: sieges

key-needed = Needed
    .help = Detachments that the siege takes, or points of transport that the troops take.
key-maintained = Siege kept up
key-result = Result
key-rounds_left = Rounds left
    .help = The siege rounds left in the turn, this one included.
key-condition = Condition
key-artillery_rate = Artillery per A+
    .help = If nothing is stated: that of the table for nation and period.

## Keys: stacks and marches

key-pashas = Pashas
    .help = They come on top of the three counters and the eight detachments.
key-legal = Legal
key-broken = Broken rules
key-variant = Attrition table
    .help = That of the trial rules (2.7) or that of 2.4.2.
key-before = Before
    .help = All counters of one nation in the region, stacks pooled.
key-after = After
    .help = The stack that is wanted.
key-phase = When
    .help = When one reorganises: not everything is allowed at any time.
key-troops = Troops
    .help = What is to be carried, kind by kind.
key-count = Number
    .help = How many counters of this kind.
key-fleets = Fleets
    .help = Each naval counter with its ships.
key-n = Ships of the line (N)
    .help = Ships of the line, one by one: 1 transport point each.
key-ga = Galleys
    .help = Galley detachments (DGa); single galleys (Ga) under 2.4.4.
key-t = Transports (T)
    .help = Transports, one by one: 4 transport points each.
key-capacity = Capacity
    .help = Points of transport: 1 per N or Ga, 4 per T.
key-dt_limit = Limit in DT
    .help = 4 per naval counter, 8 if it has galleys and no ship of the line.
key-fits = All aboard
key-force = Moving force
    .help = The moving force, in detachments.
    .help-overrun = The force that overruns, in counters.
key-target = Target
    .help = Who is aimed at.
    .help-overrun = All enemy counters of the province, exactly one DT.
    .help-overseas_losses = Who takes the losses.
    .help-piracy_suppression = Privateer or pirate.
key-battle = Battle
    .help = The battle if the overrun is declared: the mover attacks.
key-continue_move = The move goes on
key-left = What is left
    .help = DTs left before the fortress.
    .help-convoy_cargo = Money that arrives.
key-must_stop = Must stop

## Keys: encounters

key-domain = Element
    .help = On land or at sea: some modifiers count at sea only.
key-enemy_manoeuvre = Enemy manoeuvre
    .help = The manoeuvre of the enemy’s leader; 0 without one.
key-blockader = Blockader
key-friendly_force_or_city = Friendly force or city there
    .help = Friendly to the interceptor, in the target region: +1.
    .help-stack_round = Friendly to the interceptor, in the target region: +1. The fortress and the defender given here count by themselves.
key-recent_siege = Recent siege or blockade
    .help = The interceptor took part this round or the one before: −1.
key-in_port = Interceptor in port
    .help = At sea only: −2.
key-enemy_force_present = Friends of the mover there
    .help = Another force of the mover’s side is in the region already: −2 at sea, no interception on land.
key-bad_weather = Bad weather
    .help = −2.
key-allowed = Allowed
key-success = Success
key-attempts = Attempts
    .help = In the order in which they are made.
key-by = Intercepted by
    .help = Number of the successful attempt, from 0; −1: nobody.

## Keys: buying troops

key-buy = Purchase
    .help = Whole counters.
key-price_a_minus = Price of an A-
    .help = Leave empty for Sweden, Russia, Poland and Prussia: their sheets print it.
key-price_a_plus = Price of an A+
    .help = Leave empty for Sweden, Russia, Poland and Prussia: their sheets print it.
key-cost = Cost
key-limit = Purchase limit of the turn
key-want = Wished stack
    .help = The stack to be bought at the best price.
key-have = Counters already there
    .help = Of the same nation and in the same region; what is not needed stays beside.
key-money = Ducats to spend
    .help = If nothing is stated: no limit.
key-possible = Possible
key-obstacle = Obstacle
    .help = What stands between you and this stack: stacking, the limit of the turn, or money.
key-reason = Reason
key-value = Value

## Values: sieges

value-nothing = nothing
value-siegework_minus = small works
value-siegework_plus = large works
value-breach = breach
value-breach_or_honours = breach or honours of war
value-surrender = surrender
value-per_level = per level of the fortress
value-breach_this_turn = breach earlier this turn
value-work = dig
value-lift = lift the siege
value-assault = assault
value-wait = wait
value-honours = honours of war
value-lifted = siege lifted
value-not_maintained = siege not kept up
value-besieging = the siege goes on

## Values: stacks and marches

value-counters = too many counters
value-dt = too many detachments
value-pashas = too many pashas
value-new_army = new army counter
value-veterans = number of veterans changed
value-phase = the enemy’s movement
value-trial = trial rules (2.7)
value-base = rule 2.4.2
value-movement = the side’s movement
value-logistics = logistics phase
value-interception_start = interception, where it starts
value-interception_arrival = interception, where it arrives
value-enemy_movement = the enemy’s movement

## Values: encounters

value-land = land
value-sea = sea
value-friendly_force_or_city = friendly force or city in the target province
value-recent_siege = siege or blockade this round or the one before
value-in_port = interceptor in port
value-enemy_force_present = enemy force already in the target province
value-bad_weather = bad weather
value-interceptor = interceptor
value-mover = mover
value-evader = side that refuses battle
value-player = player

## Values: buying troops

value-stacking = stack too large
value-limit = recruitment limit exceeded
value-money = too dear

## Readings

option-friends_rule = Intercepting a mover who joins friends
option-friends_rule-forbidden = forbidden on land, −2 at sea
option-friends_rule-modifier = −2 everywhere
option-source = Recruitment limit
option-source-table = the table
option-source-sheet = the country sheets
option-dt_price = Price of a DT
option-dt_price-rule = half an A-, rounded up
option-dt_price-sheet = that of the country sheet

## Rolls and questions

roll-siege_work = Siege work
roll-attrition = Attrition
roll-interception = Interception
    .whose = interceptor
roll-evasion = Retreat before battle
    .whose = evader
ask-overrun = A lone detachment bars the way. Declare an overrun?
    .short = Overrun
    .usual = declares the overrun
choice-overrun-yes = declare it
choice-overrun-no = stop here
ask-siege =
    Round { $round }, { $dt ->
        [one] { $dt } detachment
       *[other] { $dt } detachments
    } before the place. What does the besieger do?
    .short = Siege
    .round = the round
    .dt = the number of detachments
    .usual = saps as long as nothing is decided
ask-honours = The place is ready to surrender. Grant the honours of war, or keep the breach?
    .short = Honours
    .usual = grants the honours of war
ask-breach = The wall is breached. Storm it at once?
    .short = Breach
    .usual = storms as soon as the breach is open

## Notes

note-interception_forbidden = The mover joins friends: no interception.
note-intercepted =
    { $success ->
        [true] Intercepted: the battle follows at once.
       *[false] Not intercepted.
    }
note-evaded =
    { $success ->
        [true] The stack slips away.
       *[false] It must fight.
    }
note-prices = Prices: A+ { $a_plus }, A- { $a_minus }, DT { $dt }.
note-must_leave =
    { $needed ->
        [one] The besieger has not even one detachment equivalent
       *[other] The besieger lacks the { $needed } detachment equivalents it takes
    }: it retreats to a friendly province at once, before it may pillage.
note-overrun_declined = No overrun is declared: the move ends here.

## Errors

error-worth = { $counters } counters are worth { $least } to { $most } detachments, not { $dt }
error-veterans = { $veterans } veterans among only { $dt } detachments
error-trial-overseas = overseas the trial rules have another table (2.8.2); the table of 2.4.2 is the variant base
error-left-behind = { $left } detachments cannot be left behind by a force of { $force }
error-land-port = a land force is not in port
error-no-transport-figure = the document prints no points of transport for class { $army_class }
error-no-ships = a naval counter holds at least one ship
error-no-recruitment = the recruitment table has no row for this nation: { $nation }
error-no-recruitment-period = the recruitment table prints nothing for this nation in period { $period }: { $nation }
error-no-price = no sheet prints this price: { $nation }, { $tech }; it must be stated
error-overrun-force = an overrun takes at least 2 A+, there are { $a_plus }
error-overrun-target = only a single DT without army counters can be run over
error-overrun-strength = with these counters the attacker has { $least } to { $most } detachments, not { $dt }
error-overrun-defender = the detachment that is run over is worth 1, not { $dt }
error-no-artillery = the document prints no artillery for this nation in period { $period }: { $nation }; it must be stated
error-besieging-stack = a besieging stack is worth 1 to { $most } detachments, not { $dt }
error-same-id = two counters bear the same name: { $id }
error-no-counter = no counter bears this name: { $id }
error-cannot-merge = only an A- becomes an A+, with two DT or another A-: { $id }
error-other-troops = { $id } is not of the nation and technology of the army ({ $nation })
error-wrong-strength = { $id } must keep { $dt } detachments, not { $kept }
error-wrong-veterans = { $id } has { $veterans } veterans and loses { $losses } detachments: that does not add up

## Where what was bought goes

ask-quarters = Which stack takes in the counters that were bought?
    .usual = makes a new stack of what is bought
choice-quarters = join the stack at { $place }
choice-quarters-apart = a new stack of their own
ask-harbour = Which fleet takes in the ships that were bought?
    .usual = makes a new fleet of the ships bought
choice-harbour = join the fleet at { $place }
choice-harbour-apart = a new fleet of their own
value-owner = Owner

## Samples

value-janissaires = Janissaries
value-lansquenets = Landsknechts
value-spahis = Sipahis
value-conquistadors = Conquistadors
value-barberousse = Barbarossa
value-vienne = Vienna
value-porte = The Porte
value-suede = Sweden
value-registre = Army roster
value-points_de_force = Strength points
value-cortes = Cortés
