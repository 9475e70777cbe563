## Chapters

chapter-navies = Navies
chapter-crossings = Crossings
chapter-naval_battle = Naval battle
chapter-blockade = Blockade

## Procedures

naval_units = Naval units
    .about = What a naval detachment counts as: room in a fleet, limits, size in battle, transport, attrition; and how many counters there are.
convoy_cargo = Convoys
    .about = The money that a convoy still carries, and what went down with its transports.
fleet_capacity = Content of a fleet
    .about = Do these ships fit in the counter, and which face would hold them?
fleet_limits = Naval limits
    .about = The naval detachments owned against the maximum of the period, and the counters in use against the mix.
naval_stacking = Naval stacking
    .about = May these counters of a side end their movement in one sea?
regroup = Regrouping
    .about = Three exploration detachments of a stack become one naval detachment.
minor_reinforcements = Reinforcements of minors
    .about = The ships that a minor receives, as detachments.
purchase = Naval purchases
    .about = What a turn’s naval purchases cost, and whether limit and maximum allow them.
    .sought = buy ships, fleet, cost
maintenance = Maintenance
    .about = What the counters of a nation cost this turn once its free basic forces keep what would cost most.
    .sought = pay the troops, upkeep, cost
naval_action = A naval stack’s round
    .about = May the stack do all this in one round, and how often does it test for attrition?
sea_transport = Sea transport
    .about = Can these naval counters carry these troops?
sea_attrition = Attrition at sea
    .about = A stack ends a leg of its voyage, or explores a sea: what is left of ships, transports and troops aboard?
    .sought = storm, fleet lost at sea, shipwreck
front_line = Front line
    .about = Which kinds of ship may lead the battle?
wind_advantage = The wind
    .about = Which side has the wind today?
naval_losses = Naval losses
    .about = What one side’s fire and boarding do to the other: destroyed, immobilised, damaged.
naval_pursuit = Naval pursuit
    .about = The ships that a fleet sinks and captures as it pursues a beaten one.
naval_battle = Naval battle
    .about = Two fleets fight, day after day, until one breaks, leaves or is no more.
    .sought = naval combat, sea fight, fleets, galleons
break_blockade = Running a blockade
    .about = Does a fleet get out of a blockaded port?
force_battle = Forcing a battle
    .about = Does the blockading fleet force the one in port to fight?

## Keys: ships

key-fleet_rules = Fleet rules
    .help = Detachments (2.7, 2.8) or single ships (2.4.4, 2.6): one choice for the whole game.
key-unit = Unit
key-nav = DNav
    .help = Detachments of sailing warships.
key-ga_de = Galley DE
    .help = Exploration detachments that hold galleys.
key-gal = DGal
    .help = Venetian galleasses: two at most, from 1550.
key-tr = DTr
    .help = Transport detachments.
key-de = DE
    .help = Exploration detachments: half a DN in general, a third in losses and attrition.
key-d = Detachments
    .help = DNav, DGa and DGal together.
key-Ga = Ga
key-DE = DE
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
key-counter = Counter
key-convoy = Convoy
key-dtr_left = DTr left
key-gold = Gold
key-ducats = Ducats per DTr
key-carried = Carried
key-dn_counters_free = Free DN counters
key-dn_inside_fleet = Inside a fleet
    .help = The new detachment goes into a fleet and needs no counter.
key-dga = Price in DGa

## Keys: money

key-bonus = Bonus behind the plus sign
    .help = What the table of limits prints behind a +, without a legend.
key-owned = Owned already
key-owned_after = Owned afterwards
key-limit_used = Of the limit
key-maximum = Maximum
key-naval_technology = Naval technology
key-land = Land counters
key-naval = Naval counters
key-extra_free = More free forces
    .help = Counters added to the basic forces; negative ones are taken away.
key-siberia_conscripts = Conscripts in Siberia
    .help = Detachments that the Cossacks keep for nothing.
key-free_cost = Kept for nothing
    .help = What the counters kept by the basic forces would have cost.

## Keys: voyages

key-activities = Activities
key-conquistador = Conquistadors
    .help = A conquistador, or an explorer who acts as one, goes ashore with the troops.
key-army_landed = An army lands
key-same_province = Blockade of the landing
    .help = The blockade is that of the province where troops land.
key-interruptions = Battles on the way
key-moved_after = Moved on afterwards
key-counted = Activities counted
key-attrition_tests = Attrition tests
key-counter_limit = Counters at most
key-seas = Seas
key-risk = Risk
key-friendly_port = Friendly port
key-overseas = Overseas
    .help = The move begins or ends outside Europe.
key-explore = Explores
    .help = The leg ends with the exploration of an unknown sea.
key-cargo_dt = DT aboard
key-cargo_dc = DC aboard
key-transports = Transports
    .help = Who takes the losses: the warships as long as there are any, or the transports first.
key-blockader_manoeuvre = Blockader’s manoeuvre
key-blockader_smaller = Smaller blockading fleet
    .help = It has fewer ships than the force that moves.

## Keys: battle

key-front = In front
key-enemy_front = Enemy’s front
key-second_front = Next in front
    .help = The kind that takes over when the ships in front are gone.
key-technology = Technology
key-columns = Columns
    .help = Own kind : enemy’s kind, with the columns of fire and boarding. Left out: by technology.
key-boarding = Boarding
    .help = The losses noted in the boarding segment.
key-boarding_mod = On boarding
key-wind = Wind
key-wind_mod = On the wind
    .help = Manoeuvre of the admiral and factor of the technology.
key-lee_retreat = Leaving to leeward
key-withdraw_after_day = Stays until day
    .help = Withdraws to port at the end of that day.
key-galleasses = Galleasses
key-total = Losses noted
key-multiplier = Multiplier
key-modified = Losses by size
key-destroyed = Destroyed
    .help = In thirds of a naval detachment.
key-immobilised = Immobilised
    .help = In thirds; back next turn in a friendly port named at once.
key-damaged = Damaged
    .help = In thirds; back next round in the same fleet.
key-days = Days
key-end = End
key-loser = Loser
key-attacker_destroyed = Attacker, destroyed
key-attacker_immobilised = Attacker, immobilised
key-attacker_damaged = Attacker, damaged
key-attacker_captured = Attacker, captured by the enemy
key-attacker_tr_lost = Attacker, transports lost
key-attacker_morale = Attacker’s morale
key-defender_destroyed = Defender, destroyed
key-defender_immobilised = Defender, immobilised
key-defender_damaged = Defender, damaged
key-defender_captured = Defender, captured by the enemy
key-defender_tr_lost = Defender, transports lost
key-defender_morale = Defender’s morale
key-evader = Fleet that evades

## Words

value-detachments = detachments
value-nav = sailing ships
value-ga = galleys
value-gal = galleasses
value-tr = transports
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
roll-wind_defender = The defender’s wind
roll-attacker_boarding = The attacker’s boarding
roll-defender_boarding = The defender’s boarding
roll-naval_pursuit = Naval pursuit
roll-sea_attrition = Attrition at sea
roll-cargo_star = Star of the troops aboard
roll-sortie = Leaving port
roll-challenge = Forcing a battle

## Questions

ask-second_front = The ships in front are gone. Which ones take their place?
    .short = New front
ask-lee_retreat = Leave to leeward, without pursuit, before the boarding?
    .short = Leave to leeward
ask-withdraw = Stay for another day, or withdraw to port?
    .short = Withdraw
ask-follow = The enemy makes for a port. Follow him and blockade it?
    .short = Follow to port
ask-transports = Which ships take the losses first?
    .short = Who takes the losses
ask-force_battle = The fleet is caught. Fight it?
    .short = Force a battle
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
error-no-ships-at-sea = there is no ship in this stack
error-no-such-fleet = { $counter } holds no fleet under these rules
error-not-sold = { $item } has no price on this sheet

note-ships_hit = Destroyed: { $destroyed }. Immobilised: { $immobilised } (back next turn). Damaged: { $damaged } (back next round).
note-fleet_left = { $side ->
    [attacker] Attacker
   *[other] Defender
  }, ships intact: { $ships }.
