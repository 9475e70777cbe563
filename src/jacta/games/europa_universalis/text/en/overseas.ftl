## Chapter

chapter-overseas = Overseas

## Procedures

natives_strength = Strength of natives
    .about = How many detachments and dice are these points of natives?
natives_cavalry = Cavalry against natives
    .about = Who has the advantage in cavalry overseas: the Europeans, the natives, nobody?
overseas_losses = Losses overseas
    .about = What losses cost in strength points, DC or points of natives, and what is left.
natives_battle = Battle against natives
    .about = The fast battle against a force of natives: one die for each group of 8 detachments, and losses that are not rounded.
exploration_loss = Exploration losses (3 DT or an army)
    .about = The losses of a large force by the percentage rolled.
remains = What attrition leaves
    .about = What is left of a stack of detachments, DE or DC after a percentage of losses.
exploration_attrition = Exploration attrition
    .about = A force explores or marches overseas: what does it cost?
fort = Forts and missions
    .about = A fort is a fortress of level 0: resistance, garrison, and whether it must be taken.
colonial_militia = Colonial militia
    .about = The colonists under arms of a colony, in DC and DT.
colonial_purchase = Purchases in the colonies
    .about = What a province overseas may buy in one turn, at what price, and what it takes of the limits.
cossacks = The Cossacks
    .about = What the help of the Cossacks gives Russia.

## Keys

key-points = Points
    .help = Points of natives, or strength points of Europeans: 10 in a full DT.
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
key-europeans = Europeans
key-natives = Natives
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
key-fire_effect = Effect of fire
key-natives_attack = The natives attack
    .help = The defender may break off first.
key-european_losses = European losses (DT)
key-native_points_lost = Points of natives killed
key-europeans_destroyed = Europeans destroyed
key-natives_destroyed = Natives destroyed
key-percent = Percentage
    .help = In exploration a stated percentage replaces the roll.
key-stack = Stack
key-activity = Activity
key-friendly_only = Friendly ground only
    .help = The march only crosses provinces with a friendly COL or COM.
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
key-prices = Prices in Europe
key-fish_de = Fishing DE
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
roll-natives_fire = Fire of the natives
roll-europeans_shock = Shock of the Europeans
roll-natives_shock = Shock of the natives
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
error-friendly-exploration = friendly provinces are not explored
error-large-march = the march of a large force is played with attrition (overseas map, base table)
error-colony-level = the level is that of a colony: state it for a COL, and for a COL only
error-price-needed = a price is missing for { $item }
error-amalgamation = only reduced detachments are joined, two at least, in one province
error-full-detachment = this detachment is full
error-regrouping = that takes three DC of this quality
