## Chapters

chapter-navies = Navies
chapter-crossings = Crossings
chapter-naval_battle = Naval battle
chapter-blockade = Blockade

## Procedures

naval_units = Naval units
    .about = What a naval detachment counts as: room in a fleet, limits, size in battle, transport, attrition; and how many counters there are.
    .example-1 = what a galley is worth
    .example-2 = Turkish transports
    .example-3 = a DE of Oman
convoy_cargo = Convoys
    .about = The money that a convoy still carries, and what went down with its transports.
    .example-1 = the convoy of Smyrna
    .example-2 = the Flota de Oro
fleet_capacity = Content of a fleet
    .about = Do these ships fit in the counter, and which face would hold them?
    .example-1 = a Venetian F+ of galleys
    .example-2 = one DE too many for an F-
    .example-3 = Venice, ship by ship
fleet_limits = Naval limits
    .about = The naval detachments owned against the maximum of the period, and the counters in use against the mix.
    .example-1 = one DN too many for France
    .example-2 = Venice and her galleasses
naval_stacking = Naval stacking
    .about = May these counters of a side end their movement in one sea?
    .example-1 = F+, DN and DE together
    .example-2 = too much: two fleets, a DTr
regroup = Regrouping
    .about = Three exploration detachments of a stack become one naval detachment.
    .example-1 = four DEs
    .example-2 = seven DEs, one free DN
    .example-3 = seven DEs inside a fleet
minor_reinforcements = Reinforcements of minors
    .about = The ships that a minor receives, as detachments.
    .example-1 = three ships
    .example-2 = twenty ships
purchase = Naval purchases
    .about = What a turn’s naval purchases cost, and whether limit and maximum allow them.
    .sought = buy ships, fleet, cost
    .example-1 = Venice builds galleys
    .example-2 = Habsburgs, period VII
    .example-3 = Russia, ship by ship
maintenance = Maintenance
    .about = What the counters of a nation cost this turn once its free basic forces keep what would cost most.
    .sought = pay the troops, upkeep, cost
    .example-1 = two Russian F+
    .example-2 = Sweden on land and sea
naval_action = A naval stack’s round
    .about = May the stack do all this in one round, and how often does it test for attrition?
    .example-1 = explore, then land
    .example-2 = landing and blockade
    .example-3 = two fights on the way
sea_transport = Sea transport
    .about = Can these naval counters carry these troops?
    .example-1 = an A- and a DC
    .example-2 = a horde on galleys
sea_attrition = Attrition at sea
    .about = A stack ends a leg of its voyage, or explores a sea: what is left of ships, transports and troops aboard?
    .sought = storm, fleet lost at sea, shipwreck
    .example-1 = an admiral, a port midway
    .example-2 = an explorer and two DEs
    .example-3 = a DN, two DTrs, 20%
front_line = Front line
    .about = Which kinds of ship may lead the battle?
    .example-1 = ships and galleys
    .example-2 = five DNs, escort and DTr
    .example-3 = transports alone
wind_advantage = The wind
    .about = Which side has the wind today?
    .example-1 = ships, the attacker at +2
    .example-2 = galleys, the defender at +3
naval_losses = Naval losses
    .about = What one side’s fire and boarding do to the other: destroyed, immobilised, damaged.
    .example-1 = galleys, seven DNs and a DE
    .example-2 = galleasses against galleys
    .example-3 = a fleet of 29 DNs
naval_pursuit = Naval pursuit
    .about = The ships that a fleet sinks and captures as it pursues a beaten one.
    .example-1 = shares by the table
    .example-2 = shares by the text
naval_battle = Naval battle
    .about = Two fleets fight, day after day, until one breaks, leaves or is no more.
    .sought = naval combat, sea fight, fleets, galleons
    .example-1 = galleons, away after a day
    .example-2 = a convoy caught
    .example-3 = the weaker may flee downwind
    .example-4 = an admiral against galleys
    .example-5 = the ships that are left
break_blockade = Running a blockade
    .about = Does a fleet get out of a blockaded port?
    .example-1 = against a better admiral
    .example-2 = a weaker blockade
force_battle = Forcing a battle
    .about = Does the blockading fleet force the one in port to fight?
    .example-1 = without modifiers

## Keys: ships

key-fleet_rules = Fleet rules
    .help = Detachments (2.7, 2.8) or single ships (2.4.4, 2.6): one choice for the whole game.
key-unit = Unit
key-nav = DNav
    .help = Detachments of sailing warships.
key-ga_de = Galley DE
    .help = Exploration detachments that hold galleys.
key-gal = DGal
    .also = galleasses
    .help = Venetian galleasses: two at most, from 1550.
key-tr = DTr
    .help = Transport detachments.
key-de = DE
    .help = Exploration detachments: half a DN in general, a third in losses and attrition.
key-d = Detachments
    .help = DNav, DGa and DGal together.
    .also = DN
    .help-remains = DN at sea, DT on land overseas.
key-Ga = Ga
    .help = Galleys, one by one (2.4.4); three take the room of a ship of the line.
key-DE = DE
    .help = Exploration detachments; their upkeep is half that of a DN.
key-DN = DN
key-DTr = DTr
key-F = F
key-dn_room = Room for DN
key-tr_room = Room for DTr
key-dn_used = DN room used
key-tr_used = DTr room used
key-n_room = Room for ships
key-t_room = Room for transports
key-smallest = Smallest face that holds it
key-transport = Points of transport
key-thirds = Thirds
    .help = In attrition and losses. A transport is destroyed whole by any loss.
key-content = Content
    .help = The ships to be put into the counter.
key-counter = Counter
    .help = The counter that holds the ships.
key-convoy = Convoy
    .help = The Smyrna and Indies convoys carry 10 ducats per DTr; the gold fleet shares its gold out equally.
key-dtr_left = DTr left
    .help = Of the convoy’s 5 DTr, those that arrive.
key-gold = Gold
    .help = Ducats given to the gold fleet.
key-ducats = Ducats per DTr
key-carried = Carried
key-dn_counters_free = Free DN counters
    .help = DN counters still at hand to stand for three DE.
key-dn_inside_fleet = Inside a fleet
    .help = The new detachment goes into a fleet and needs no counter.
key-dga = Price in DGa

## Keys: money

key-bonus = Bonus behind the plus sign
    .help = What the table of limits prints behind a +, without a legend.
key-owned = Owned already
    .help = The counters of this kind already on the map; they count towards the maximum.
key-owned_after = Owned afterwards
key-limit_used = Of the limit
key-maximum = Maximum
key-naval_technology = Naval technology
    .help = That of the country in this turn; prices depend on it.
key-land = Land counters
    .help = The land counters to count, kind by kind.
key-naval = Naval counters
    .help = The naval counters to count.
key-extra_free = More free forces
    .help = Counters added to the basic forces; negative ones are taken away.
key-siberia_conscripts = Conscripts in Siberia
    .help = Detachments that the Cossacks keep for nothing.
key-free_cost = Kept for nothing
    .help = What the counters kept by the basic forces would have cost.

## Keys: voyages

key-activities = Activities
    .help = One activity a round; landing conquistadors overseas is free.
key-conquistador = Conquistadors
    .help = A conquistador, or an explorer who acts as one, goes ashore with the troops.
key-army_landed = An army lands
    .help = An army counter goes ashore, not only detachments.
key-same_province = Blockade of the landing
    .help = The blockade is that of the province where troops land.
key-interruptions = Battles on the way
    .help = Every battle on the move cuts the way and takes one more attrition test.
key-moved_after = Moved on afterwards
    .help = The stack moves on after the last battle.
key-counted = Activities counted
key-attrition_tests = Attrition tests
key-counter_limit = Counters at most
key-seas = Seas
    .help = The seas crossed, in order; the most dangerous one counts.
key-risk = Risk
    .help = The risk printed on the sea.
key-friendly_port = Friendly port
    .help = A friendly port on this sea takes 2 off its risk.
key-overseas = Overseas
    .help = The move begins or ends outside Europe.
key-explore = Explores
    .help = The leg ends with the exploration of an unknown sea.
key-cargo_dt = DT aboard
    .help = Troops aboard, in detachments; they suffer the same percentage.
key-cargo_dc = DC aboard
    .help = Conquistadors aboard; three are worth a DT.
key-transports = Transports
    .help = Who takes the losses: the warships as long as there are any, or the transports first.
key-blockader_manoeuvre = Blockader’s manoeuvre
    .help = The manoeuvre of the blockading admiral; only a difference in favour of who leaves counts.
key-blockader_smaller = Smaller blockading fleet
    .help = It has fewer ships than the force that moves.

## Keys: battle

key-front = In front
    .help = The kind of ships that leads; it must be a quarter of the fleet at least.
key-enemy_front = Enemy’s front
    .help = The kind of ships in the enemy’s first line.
key-second_front = Next in front
    .help = The kind that takes over when the ships in front are gone.
key-technology = Technology
    .help = The naval technology: it gives the columns of fire and boarding, and morale.
key-columns = Columns
    .help = Own kind against the enemy’s: the columns of fire and of boarding. Left out: by technology.
key-boarding = Boarding
    .help = The losses noted in the boarding segment.
key-boarding_mod = On boarding
    .help = All that your table adds to boarding besides.
key-wind = Wind
    .help = Who has the wind: rolled for, or settled beforehand.
key-wind_mod = On the wind
    .help = Manoeuvre of the admiral and factor of the technology.
key-lee_retreat = Leaving to leeward
    .help = Whether the side to leeward withdraws before the day’s battle.
key-withdraw_after_day = Stays until day
    .help = Withdraws to port at the end of that day.
key-galleasses = Galleasses
    .help = Galleasses in line, two at most.
key-total = Losses noted
key-multiplier = Multiplier
key-modified = Losses by size
key-destroyed = Destroyed (thirds of a DN)
    .units = DN = 3 DE
    .counted = Destroyed
    .help = In thirds of a naval detachment.
key-immobilised = Immobilised (thirds of a DN)
    .units = DN = 3 DE
    .counted = Immobilised
    .help = In thirds; back next turn in a friendly port named at once.
key-damaged = Damaged (thirds of a DN)
    .units = DN = 3 DE
    .counted = Damaged
    .help = In thirds; back next round in the same fleet.
key-days = Days
key-end = End
key-loser = Loser
key-attacker_destroyed = Attacker, destroyed (thirds of a DN)
    .units = DN = 3 DE
    .counted = Attacker, destroyed
key-attacker_immobilised = Attacker, immobilised (thirds of a DN)
    .units = DN = 3 DE
    .counted = Attacker, immobilised
key-attacker_damaged = Attacker, damaged (thirds of a DN)
    .units = DN = 3 DE
    .counted = Attacker, damaged
key-attacker_captured = Attacker, captured by the enemy (thirds of a DN)
    .units = DN = 3 DE
    .counted = Attacker, captured by the enemy
key-attacker_tr_lost = Attacker, transports lost
key-attacker_morale = Attacker’s morale
key-defender_destroyed = Defender, destroyed (thirds of a DN)
    .units = DN = 3 DE
    .counted = Defender, destroyed
key-defender_immobilised = Defender, immobilised (thirds of a DN)
    .units = DN = 3 DE
    .counted = Defender, immobilised
key-defender_damaged = Defender, damaged (thirds of a DN)
    .units = DN = 3 DE
    .counted = Defender, damaged
key-defender_captured = Defender, captured by the enemy (thirds of a DN)
    .units = DN = 3 DE
    .counted = Defender, captured by the enemy
key-defender_tr_lost = Defender, transports lost
key-defender_morale = Defender’s morale
key-by_kind = Ships by kind
    .help = The outcome says what is left of each kind of ship, and their owner chooses which are hit where the document leaves it open.
key-attacker_left = Attacker, what is left
key-defender_left = Defender, what is left
key-prizes = Prizes
    .help = Captured ships: damaged, they come into play next round in a friendly port that their captor chooses.
key-evader = Side that evades

## Words

value-detachments = detachments
value-nav = sailing ships
value-ga = galleys
value-gal = galleasses
value-tr = transports
value-nav_nav = sailing ships against sailing ships
value-nav_ga = sailing ships against galleys
value-nav_tr = sailing ships against transports
value-ga_nav = galleys against sailing ships
value-ga_ga = galleys against galleys
value-ga_tr = galleys against transports
value-tr_nav = transports against sailing ships
value-tr_ga = transports against galleys
value-tr_tr = transports against transports
value-de = exploration detachment
value-ga_de = galley exploration detachment
value-DC = DC
value-DE = DE
value-DN = DN
value-DTr = DTr
value-F- = F-
value-oman = Oman
value-aden = Aden
value-class_ii = class ii
value-class_iii = class iii
value-unit_present = a unit on the spot
value-galley = Galley
value-artillery_4 = 4 guns a level
value-artillery_6 = 6 guns a level
value-any = without limit
value-any_detachment_even_reduced = any detachment, even a reduced one
value-gold_fleet = Flota de Oro
value-smyrna = Smyrna convoy
value-east_indies = East Indies convoy
value-carrack = Carrack
value-galleon = Galleon
value-lateen_sail = Lateen sail
value-battery = Battery
value-vessel = Vessel
value-three_decker = Three-decker
value-land_troops = land troops
value-blockade = blockade
value-fight_pirates = fight pirates
value-attack = attack
value-explorer = explorer
value-spare = spare the transports
value-first = transports first
value-roll = by the dice
value-blockader = blockader
value-escaped = escaped
value-battle = battle
value-dn = maximum of DN
value-fleet_counters = fleet counters
value-de_counters = DE counters
value-tr_counters = DTr counters
value-galleasses = galleasses
value-maximum = maximum
value-both_rout = both break
value-eliminated = eliminated
value-both_eliminated = both eliminated
value-lee_retreat = retreat to leeward
value-withdrawal = withdrawal
value-both_withdraw = both withdraw
value-stay = stay
value-leave = leave
value-withdraw = withdraw
value-no = no
value-part = a part of the ships

## Tables

table-naval_units = Naval units
table-convoys = Convoys
table-minor_counters = Naval counters of minors
table-minor_reinforcements = Reinforcements of minors
table-galleass_price = Price of galleasses
table-sea_transport = Sea transport
table-fleet_size = Losses by size of the fleet
table-loss_split = Distribution of naval losses
table-naval_technology = Columns by naval technology
table-naval_morale = Morale by naval technology
table-naval_modifiers = Effect of the wind
table-wind_factor = Factor of the wind by technology

slot-galleass_price =
    .book = Europa Universalis
    .page = country sheet of Venice, galleasses
    .suggested = the same authors’ later public edition (BAM Games), not the document of 2003
slot-naval_technology =
    .book = Europa Universalis, player aids of the fast naval combat (Ph. Thibaut)
    .page = naval technology table
    .suggested = the same authors’ later public edition (BAM Games), not the document of 2003
slot-naval_morale =
    .book = Europa Universalis, player aids of the fast naval combat (Ph. Thibaut)
    .page = naval technology table, morale
    .suggested = the same authors’ later public edition (BAM Games), not the document of 2003
slot-naval_modifiers =
    .book = Europa Universalis, player aids of the fast naval combat (Ph. Thibaut)
    .page = naval die modifiers
    .suggested = the same authors’ later public edition (BAM Games), not the document of 2003
slot-wind_factor =
    .book = Europa Universalis, player aids of the fast naval combat (Ph. Thibaut)
    .page = wind advantage
    .suggested = the same authors’ later public edition (BAM Games), not the document of 2003

## Dice

roll-wind_attacker = The attacker’s wind
    .whose = attacker
roll-wind_defender = The defender’s wind
    .whose = defender
roll-attacker_boarding = The attacker’s boarding
    .whose = attacker
roll-defender_boarding = The defender’s boarding
    .whose = defender
roll-naval_pursuit = Naval pursuit
roll-sea_attrition = Attrition at sea
roll-cargo_star = Star of the troops aboard
roll-sortie = Leaving port
roll-challenge = Forcing a battle

## Questions

ask-second_front = The ships in front are gone. Which ones take their place?
    .short = New front
    .usual = puts into line { $answers }
ask-ships_hit = The losses do not reach the whole line. Which ships are hit first?
    .short = Ships hit
    .usual = has its { $answers } hit first
ask-ships_sunk = Ships of several kinds are hit. Which of them fare worst?
    .short = Ships sunk
    .usual = loses its { $answers } first
ask-lee_retreat = Leave to leeward, without pursuit, before the boarding?
    .short = Leave to leeward
    .usual = stays and boards, even to leeward
ask-withdraw = Stay for another day, or withdraw to port?
    .short = Withdraw
    .usual = stays on the first day, withdraws after the second
ask-follow = The enemy makes for a port. Follow him and blockade it?
    .short = Follow to port
    .usual = does not follow into port
ask-transports = Which ships take the losses first?
    .short = Who takes the losses
    .usual = has the losses taken by { $answers }
ask-ships_worn = Which warships does the attrition cost first?
    .short = Ships lost at sea
    .usual = loses its { $answers } at sea first
ask-force_battle = The fleet is caught. Fight it?
    .short = Force a battle
    .usual = fights the fleet that was caught
choice-lee_retreat-stay = stay and board
choice-lee_retreat-leave = leave
choice-withdraw-stay = stay
choice-withdraw-withdraw = withdraw to port
choice-follow-no = no
choice-follow-part = with a part of the ships
choice-follow-all = with all ships
choice-transports-spare = the warships
choice-transports-first = the transports
choice-force_battle-battle = fight
choice-force_battle-held = let it stay in port

## Notes

note-purchase_limit = Up to { $limit } DN may be bought in a turn.
note-naval_lines = In front: { $attacker } (attacker) against { $defender } (defender).
note-new_front = { $side ->
    [attacker] Attacker
   *[other] Defender
  }: { $front } in front now, morale { $morale }.
note-wind = { $wind ->
    [none] { $attacker } to { $defender }: nobody has the wind.
    [attacker] { $attacker } to { $defender }: the attacker has the wind.
   *[other] { $attacker } to { $defender }: the defender has the wind.
  }
note-no_wind_for_galleys = Galleys against galleys: no wind.
note-naval_fire = { $side ->
    [attacker] The attacker’s
   *[other] The defender’s
  } fire, { $die } in column { $column }: losses { $losses }{ $stars ->
    [0] {""}
   *[other] ; enemy morale −{ $stars }
  }.
note-naval_boarding = { $side ->
    [attacker] The attacker’s
   *[other] The defender’s
  } boarding, { $die } in column { $column }: losses { $losses }{ $stars ->
    [0] {""}
   *[other] ; enemy morale −{ $stars }
  }.
note-naval_halved_fire = { $side ->
    [attacker] The attacker’s
   *[other] The defender’s
  } fire, { $die } in column { $column }: losses { $losses }, halved for galleys: { $noted }{ $stars ->
    [0] {""}
   *[other] ; enemy morale −{ $stars }
  }.
note-naval_toll = { $side ->
    [attacker] Attacker
   *[other] Defender
  }: losses { $losses } × { $multiplier } = { $modified }; { $destroyed } destroyed, { $immobilised } immobilised, { $damaged } damaged. Transports lost: { $tr }.
note-naval_chase = { $die } in column E: losses { $losses } × { $multiplier } = { $modified }; { $destroyed } sunk, { $captured } captured.
note-lee_retreat = { $side ->
    [attacker] The attacker
   *[other] The defender
  } leaves to leeward: no pursuit, a test of attrition for the move to port.
note-naval_day = Day { $day }.
note-follow = { $side ->
    [attacker] The attacker
   *[other] The defender
  } follows to the port { $ships ->
    [part] with a part of the ships
   *[other] with all ships
  } and blockades it, after a test of attrition.
note-sea_risk = Highest risk { $risk }, modifier { $modifier }.
note-ships_left = Loss { $lost }. Left: { $d } DN, { $de } DE, { $tr } DTr.

## Refusals

error-front = { $front } cannot lead this fleet; allowed: { $allowed }
error-pair = not a pair of kinds; allowed: { $allowed }
error-nobody-withdraws = one side must withdraw some day
error-galleys-beyond-fleet = { $ga } galleys among { $d } detachments
error-galleasses = { $value } galleasses: there are { $most } at most
error-no-galleasses = { $nation } has no galleasses in period { $period }
error-no-gold = the convoy { $convoy } carries no gold
error-no-fleet-counter = { $nation } has no fleet counter in period { $period }
error-no-navy = no naval limits are printed for { $nation } in period { $period }
error-no-sheet = { $nation } has no country sheet
error-no-ship-prices = the sheet of { $nation } prices no single ships
error-ships-not-back = no ship is at sea: all are damaged or immobilised (see “Ships that come back”)
error-no-ships-at-sea = there is no ship in this stack
error-no-such-fleet = { $counter } holds no fleet under these rules
error-not-by-kind = a fleet needs its ships counted by kind: leave this key out
error-not-sold = { $item } has no price on this sheet

note-ships_hit = Destroyed: { $destroyed }. Immobilised: { $immobilised } (back next turn). Damaged: { $damaged } (back next round).
note-fleet_left = { $side ->
    [attacker] Attacker
   *[other] Defender
  }, ships intact: { $ships }.
