
## Chapter
chapter-campaign = A campaign, piece by piece

## Pieces
piece-stack = Stack
    .also = army, stacks
piece-fleet = Fleet
    .also = squadron, fleets
piece-fortress = Fortress
    .also = stronghold, fort
piece-power = Power
    .also = country, treasury
piece-army_roster = Army roster
    .also = roster, army_roster
piece-strength_points = Strength points
    .also = strength_points
piece-conquistadors = Conquistadors
    .also = DC

## Procedures
stack_round = A stack’s round
    .about = A stack enters a region: interception, retreat before battle, attrition, battle, then the siege of the place. Stacks and fortress come back as they are afterwards.
siege_round = A round of siege
    .about = A stack before a fortress: dig, storm or lift the siege. Stack and fortress come back as they are afterwards.
fleet_round = A fleet’s round
    .about = A fleet crosses seas: interception, attrition, battle, drowned troops, the follow to port. Fleets come back with the ships due next round and next turn.
ships_return = Ships that come back
    .about = Damaged ships come back next round, immobilised ones next turn; three DE make a DN again.
logistics_turn = A power’s logistics
    .about = Upkeep beyond the basic forces, purchases on land, at sea and overseas against both limits, refills, Cossacks, fisheries: one bill, and the treasury after it.
army_roster = Army roster
    .about = The paper on which the veterans of amalgamated armies are noted: one event, and what it says then.
strength_points = Strength points
    .about = Detachments overseas point by point (rules of ships): one event, and what is left.
conquistadors = Conquistadors
    .about = The DC of a stack: they join, become a DT, or land.

## Keys
key-mover = Mover
key-interceptor = Interceptor
key-fortress = Fortress
key-stacks = Stacks
key-fleet = Fleet
key-power = Power
key-place = Place
    .help = The province, sea or port; on a list, the place of the detachment, from 0.
key-name = Name
key-marched = Test of attrition
    .help = The march calls for a test of attrition. The document leaves it to the boxed game to say when.
key-friendly_fortress = Fortress of the mover’s side
    .help = An unbesieged fortress of the mover’s side stands in the region: whoever intercepts there tests for attrition (2.4.6).
key-works = Siege works
    .help = What the works add to the die of siege work already.
key-stands = Holds the region
key-arrives = Arrives
key-followers = Ships that follow to port
key-follow = Follow to port
    .help = Left out: the player decides.
key-cargo = Troops aboard
key-due_round = Back next round
key-due_turn = Back next turn
key-when = When
key-treasury = Treasury
    .also = ducats, coffers
key-cossacks = Help of the Cossacks
key-refills = DT refilled
    .help = At the full price of a DT, without upkeep (2.6.4).
key-colonies = Purchases overseas
key-upkeep = Upkeep paid
key-land_cost = Land purchases
key-ships_cost = Naval purchases
key-colonies_cost = Purchases overseas (ducats)
key-refills_cost = Refills
key-land_used = Of the land limit
key-land_most = Land limit of the turn (DT)
key-naval_used = Of the naval limit
key-naval_most = Naval limit of the turn (DN)
key-free_dt = Free DT of the Cossacks
key-roster = Roster
key-ledger = Ledger
key-event = Event
key-army = Army
key-others = Other counters
key-bought = DT bought
key-bought_army = Army bought
key-kept = What is kept
key-id = Name of the counter
key-places = Places on the list
key-veterans = Veterans
key-veteran_dc = Veteran DC
key-conscript_dt = Conscript DT
key-conscript_dc = Conscript DC

## Values
value-enemy = enemy
value-holds = holds the region
value-intercepted = intercepted
value-beaten = beaten
value-drawn = no winner
value-worn_away = gone on the way
value-captured = place taken
value-withdrawn = withdraws
value-arrived = arrived
value-victorious = victorious
value-lost_at_sea = lost at sea
value-round = next round
value-turn = next turn
value-land_limit = land purchase limit
value-naval_limit = naval purchase limit
value-colonies = purchases overseas not allowed
value-treasury = not enough money
value-purchase = purchase
value-merge = two DT join
value-absorb = absorb an A-
value-split = split
value-reduce = reduced
value-eliminate = eliminate
value-losses = losses
value-percentage = percentage
value-amalgamate = amalgamate
value-refill = refill
value-join = join
value-regroup = regroup three DC
value-- = -

## Questions
ask-intercept = Try to intercept?
    .short = Interception
ask-evade = Refuse the battle?
    .short = Retreat before battle
ask-losses = { $losses } losses: which counters to keep?
    .short = Bear the losses
ask-follow_ships = How many DN follow to port?
    .short = Ships that follow
choice-intercept-yes = intercept
choice-intercept-no = let it pass
choice-evade-yes = refuse the battle
choice-evade-no = accept it
choice-losses = { $a_plus } A+, { $a_minus } A-, { $dt } DT

## Notes
note-round_over = End of the round: { $result }.

## Errors
error-stack-over = illegal stack: { $broken } (2.4.1)
error-two-fortresses = the fortress of the region is the enemy’s or the mover’s, not both
error-fleet-over = a { $counter } holds { $dn } DN and { $dtr } DTr at most in this period
error-cargo-over = these ships cannot carry these troops (2.7.4)
error-other-power = this belongs to { $nation }, not to { $power }
error-no-cossacks = only Russia with the help of the Cossacks keeps conscripts in Siberia for nothing
