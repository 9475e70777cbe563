
## Chapter
chapter-campaign = A campaign, piece by piece

## Pieces
piece-stack = Stack
    .also = army, stacks
    .about = Counters of one power that march together: armies, detachments, pashas, with veterans and leaders.
piece-fleet = Fleet
    .also = squadron, fleets
    .about = Warships, galleys and transports of one power at sea or in port, with what they carry and who leads them.
piece-fortress = Fortress
    .also = stronghold, fort
    .about = A fortified place: its level, the works against it, the breach, and who defends it.
piece-power = Power
    .also = country, treasury
    .about = A power: its treasury, the period, its technologies on land and at sea.
piece-army_roster = Army roster
    .also = roster, army_roster
    .about = What veterans an amalgamated army holds, counter by counter.
piece-strength_points = Strength points
    .also = strength_points
    .about = Reduced detachments overseas, with the strength points that each has left.
piece-conquistadors = Conquistadors
    .also = DC
    .about = Detachments of conquistadors overseas: how many, of which quality, and what they form.

## Procedures
stack_round = A stack’s round
    .about = A stack enters a region: interception, retreat before battle, attrition, battle, then the siege of the place. Stacks and fortress come back as they are afterwards.
    .example-1 = attacking on the spot
    .example-2 = intercepted on the way
    .example-3 = a march without an enemy
siege_round = A round of siege
    .about = A stack before a fortress: dig, storm or lift the siege. Stack and fortress come back as they are afterwards.
    .sought = Vienna
    .example-1 = Suleiman before Vienna
    .example-2 = one DT before Vienna
fleet_round = A fleet’s round
    .about = A fleet crosses seas: interception, attrition, battle, drowned troops, the follow to port. Fleets come back with the ships due next round and next turn.
    .example-1 = four DNs to a friendly port
    .example-2 = Drake meets the Armada
ships_return = Ships that come back
    .about = Damaged ships come back next round, immobilised ones next turn; three DE make a DN again.
    .example-1 = Drake’s ships repaired
logistics_turn = A power’s logistics
    .about = Upkeep beyond the basic forces, purchases on land, at sea and overseas against both limits, refills, Cossacks, fisheries: one bill, and the treasury after it.
    .example-1 = Sweden at war
    .example-2 = Russia and her Cossacks
    .example-3 = one more DT at Riga
army_roster = Army roster
    .about = The paper on which the veterans of amalgamated armies are noted: one event, and what it says then.
    .example-1 = two DTs join the army
    .example-2 = one veteran survives
strength_points = Strength points
    .about = Detachments overseas point by point (rules of ships): one event, and what is left.
    .example-1 = half a DT lost
    .example-2 = two weak DTs become one
    .example-3 = refill a DT
conquistadors = Conquistadors
    .about = The DC of a stack: they join, become a DT, or land.
    .example-1 = three DCs make a DT
    .example-2 = landed in Europe

## Keys
key-mover = Mover
    .help = The force whose round it is.
key-interceptor = Interceptor
    .help = The force that tries to intercept the mover.
key-fortress = Fortress
    .help = The fortress at the end of the way, if there is one.
key-stacks = Stacks
    .help = The stacks to be maintained.
key-fleet = Fleet
    .help = The fleet whose ships come back.
key-power = Power
    .help = The country that pays: treasury, period, technologies.
key-place = Place
    .help = The province, the sea or the port.
    .help-strength_points = The detachment's place on the list, from 0 on.
key-name = Name
key-marched = Test of attrition
    .help = The march calls for a test of attrition. The document leaves it to the boxed game to say when.
key-friendly_fortress = Fortress of the mover’s side
    .help = An unbesieged fortress of the mover’s side stands in the region: whoever intercepts there tests for attrition (2.4.6).
key-works = Siege works
    .help = What the works add to the die of siege work already.
key-stands = Holds the region
key-arrives = Arrives
key-to = Destination
    .help = What the region or the sea is called, the place of who arrives; left out, that of the fortress or of the defender.
key-followers = Ships that follow to port
key-interceptor_prizes = The interceptor’s prizes
key-defender_prizes = The defender’s prizes
key-raised = New stacks
key-launched = New fleets
key-follow = Follow to port
    .help = Left out: the player decides.
key-cargo = Troops aboard
    .help = What the ships carry; lost when the intact ships can carry it no longer.
key-due_round = Back next round
    .help = Damaged ships, away until the next round.
key-due_turn = Back next turn
    .help = Immobilised ships, away until the next turn.
key-when = When
    .help = The damaged come back next round, the immobilised next turn.
key-treasury = Treasury
    .help = Ducats in hand before the bill.
    .also = ducats, coffers
key-cossacks = Help of the Cossacks
    .help = Russia has the help of the Cossacks this turn.
key-refills = DT refilled
    .help = At the full price of a DT, without upkeep (2.6.4).
key-colonies = Purchases overseas
    .help = Purchases in a colony or trading post, each with limits of its own.
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
    .help = The roster before the event; empty at the beginning.
key-ledger = Ledger
    .help = How things stand before the event; empty at the beginning.
key-event = Event
    .help = What happens and changes the record.
key-army = Army
    .help = The name of the army counter concerned.
key-others = Other counters
    .help = The counters that go into the army or leave it.
key-bought = DT bought
    .help = The detachment as bought.
key-bought_army = Army bought
    .help = The army as bought.
key-kept = What is kept
    .help = What stays once the losses are taken.
key-id = Name of the counter
    .help = A name that tells this counter from the others.
key-places = Places on the list
    .help = The detachments concerned, by their place in the list, from 0.
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
    .usual = attempts every interception
ask-evade = Refuse the battle?
    .short = Retreat before battle
    .usual = accepts battle
ask-losses =
    { $losses ->
        [one] { $losses } loss
       *[other] { $losses } losses
    }: which counters to keep?
    .short = Bear the losses
    .usual = keeps the largest counters ({ $answers })
ask-follow_ships = How many DN follow to port?
    .short = Ships that follow
    .usual = follows with half of the DN
choice-intercept-yes = intercept
choice-intercept-no = let it pass
choice-evade-yes = refuse the battle
choice-evade-no = accept it
choice-losses = { $a_plus } A+, { $a_minus } A-, { $dt } DT

## Notes
note-attrition_of_flight = Still to do: { $who } left to leeward and tests for attrition on the way to port (2.7.6, step 4).
note-drowned = Troops drowned, { $who }: { $before } aboard, then { $left }.
note-round_over = End of the round: { $result }.

## Errors
error-stack-over =
    { $broken ->
        [counters] too many counters in one stack (2.4.1)
        [dt] too many detachments in one stack (2.4.1)
       *[other] too many pashas in one stack (2.4.1)
    }
error-entering-own-fortress = this fortress is of the country of the stack that enters ({ $nation }); who intercepts it there: friendly_fortress=yes
error-own-fortress = this fortress is of the stack’s own country ({ $nation }): it does not besiege it
error-two-fortresses = the fortress of the region is the enemy’s or the mover’s, not both
error-fleet-over = a { $counter } holds { $dn } DN and { $dtr } DTr at most in this period
error-cargo-over = these ships cannot carry these troops (2.7.4)
error-other-power = this belongs to { $nation }, not to { $power }
error-no-cossacks = only Russia with the help of the Cossacks keeps conscripts in Siberia for nothing
