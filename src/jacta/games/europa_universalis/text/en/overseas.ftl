## Chapter

chapter-overseas = Overseas

## Procedures

natives_strength = Strength of natives
    .about = How many detachments and dice are these points of natives?
    .example-1 = a small people, 22 points
    .example-2 = an empire, 300 points
natives_cavalry = Cavalry against natives
    .about = Who has the advantage in cavalry overseas: the Europeans, the natives, nobody?
    .example-1 = in the Americas, no horses
    .example-2 = the horsemen of Asia
    .example-3 = in Africa, 14 points
overseas_losses = Losses overseas
    .about = What losses cost in strength points, DC or points of natives, and what is left.
    .example-1 = natives, 60 points
    .example-2 = two DTs and a DC
    .example-3 = at most ten points lost
    .example-4 = the army of a native country
natives_battle = Battle against natives
    .about = The fast battle against a force of natives: one die for each group of 8 detachments, and losses that are not rounded.
    .example-1 = one DT against 60 points
    .example-2 = four DTs attacked
    .example-3 = conquistadors, Americas
exploration_loss = Exploration losses (3 DT or an army)
    .about = The losses of a large force by the percentage rolled.
    .example-1 = eight DTs, 90%
    .example-2 = two DTs, 60%
remains = What attrition leaves
    .about = What is left of a stack of detachments, DE or DC after a percentage of losses.
    .example-1 = twelve DNs and a DE, 30%
    .example-2 = a single DN, 10%
    .example-3 = two DEs, 20%
exploration_attrition = Exploration attrition
    .about = A force explores or marches overseas: what does it cost?
    .example-1 = one DT explores, well led
    .example-2 = a march on friendly land
    .example-3 = two DTs and 15 points
    .example-4 = an army explores
fort = Forts and missions
    .about = A fort is a fortress of level 0: resistance, garrison, and whether it must be taken.
    .example-1 = a fort
    .example-2 = a mission, breached
colonial_militia = Colonial militia
    .about = The colonists under arms of a colony, in DC and DT.
    .example-1 = English colony, level 5
    .example-2 = Portuguese colony, level 4
colonial_purchase = Purchases in the colonies
    .about = What a province overseas may buy in one turn, at what price, and what it takes of the limits.
    .example-1 = a trading post that fishes
    .example-2 = a colony of level 6
cossacks = The Cossacks
    .about = What the help of the Cossacks gives Russia.
    .example-1 = the Cossacks come to help

## Keys

key-points = Points
    .help = Points of natives, or strength points of Europeans: 10 in a full DT.
    .help-natives_strength = Points of natives, as the map prints them.
    .help-natives_cavalry = Points of natives, as the map prints them.
key-dc = DC
    .help = Conquistador detachments: a third of a DT, a counter each.
key-combat_dt = DT in battle
    .help = Two DC beside DT count as one DT, a single one for nothing.
key-full_groups = Full groups of 8
key-last_group = DT in the last group
key-dice = Dice a roll
key-rate = Cavalry per DT
    .help = That of the European country; see cavalry per detachment.
key-group = People
    .help = Where the natives come from.
key-native_dt = DT of natives
    .help = The natives’ strength in combat detachments.
key-europeans = Europeans
    .help = The European force.
key-natives = Natives
    .help = The native force: its points and values.
key-cap_points = Points of the inflicting force
    .help = Without an army counter a force inflicts no more points than it has.
key-points_lost = Points lost
key-points_left = Points left
key-dc_lost = DC lost
key-dt_left = DT left
key-dc_left = DC left
key-dt_lost = DT lost
key-fire_column = Fire column
    .help = None: this side does not fire.
key-shock_column = Shock column
    .help = The column of the combat table, from A (the best) to E.
key-fire_effect = Effect of fire
    .help = The arquebus counts half, the Renaissance hits morale only.
key-natives_attack = The natives attack
    .help = The defender may break off first.
key-european_losses = European losses (DT)
key-native_points_lost = Points of natives killed
key-europeans_destroyed = Europeans destroyed
key-natives_destroyed = Natives destroyed
key-percent = Percentage
    .help = A percentage that is stated saves the roll.
    .help-exploration_loss = The percentage of losses that the attrition roll gave.
    .help-remains = The percentage of losses that the attrition roll gave.
    .help-strength_points = The percentage of losses that the attrition roll gave.
key-stack = Stack
key-activity = Activity
    .help = Exploring wears more than marching.
key-friendly_only = Friendly ground only
    .help = The march only crosses provinces with a friendly COL or COM.
    .help-stack_round = Overseas: the march only crosses provinces with a friendly COL or COM.
key-garrison = Garrison
key-siege_level = Level for siege work
key-resistance = Resistance
key-falls_at_once = Falls at once
key-garrison_limit_dt = Largest garrison (DT)
key-needed_for_control = Needed for control
key-dc_total = DC in all
key-fish = Fish resources
    .help = Resources that the buyer exploits: a DE for two.
    .also = fisheries
key-items = Items
    .help = What is bought, with the number of each kind.
key-prices = Prices in Europe
key-fish_de = Fishing DE
    .help = A DE for two exploited fisheries, at the normal price and outside the limit.
    .also = DE of fisheries
key-ok = Allowed
key-land_limit = Counted on land (DT)
key-naval_limit = Counted at sea (DN)
key-active = Help of the Cossacks
key-free_maintenance_siberia_conscript_dt = Conscript DT in Siberia maintained free
key-free_dt_per_turn = Free DT a turn
key-free_dt_where = Where

## Values

value-ships = ships
value-europeans = Europeans
value-natives = natives
value-european = Europeans
value-native_army = native army (China, Japan…)
value-stars = morale only (renaissance)
value-explore = exploring
value-move = marching
value-fort = fort
value-mission = mission
value-col = colony (COL)
    .also = colony, COL
value-com = trading post (COM)
    .also = trading post, COM
value-no_establishment = neither colony nor trading post
value-army_counter = army counter not allowed
value-land_quantity = too many troops
value-ships_not_allowed = no ships
value-fish = too many fishing DE

## Rolls

roll-europeans_fire = Fire of the Europeans
    .whose = europeans
roll-natives_fire = Fire of the natives
    .whose = natives
roll-europeans_shock = Shock of the Europeans
    .whose = europeans
roll-natives_shock = Shock of the natives
    .whose = natives
roll-star = Star
roll-expedition = Attrition

## Notes

note-host = { $points } points of natives: { $dt } DT and { $dc } DC, { $dice ->
        [one] one die a roll
       *[other] { $dice } dice a roll
    }.
note-percentage = { $die }: { $percent } % lost.
note-starred = { $die }: a star.

## Tables

table-remains = What attrition leaves
table-exploration_loss = Exploration attrition (3 DT or an army)
table-exploration_attrition = Exploration and overseas attrition
slot-exploration_attrition =
    .book = Europa Universalis, player aids of the boxed game
    .page = exploration and attrition overseas
    .suggested = the same authors’ later public edition (BAM Games), exploration adding 10: not the figures of 2003
table-sea_attrition = Sea attrition
slot-sea_attrition =
    .book = Europa Universalis, player aids of the boxed game
    .page = sea attrition
    .suggested = the same authors’ later public edition (BAM Games), each point over 11 ten per cent: not the figures of 2003

## Errors

error-no-points = strength points serve only under “ships”, without an army counter, 10 at most for a DT
error-not-here = has no place here
error-no-stack = nobody is there
error-march-in-europe = counts overseas only: state the map
error-friendly-exploration = friendly provinces are not explored
error-large-march = the march of a large force is played with attrition (overseas map, base table)
error-colony-level = the level is that of a colony: state it for a COL, and for a COL only
error-price-needed = a price is missing for { $item }
error-amalgamation = only reduced detachments are joined, two at least, in one province
error-full-detachment = this detachment is full
error-regrouping = that takes three DC of this quality
