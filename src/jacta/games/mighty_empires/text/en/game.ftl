## The game and its chapters

game = Mighty Empires
    .about = Two or three realms scout, conquer and build, from spring to winter, over six to ten years; by the personal rules of Genseric Delpature.
    .sought = empires, Warhammer campaign
whole-game = A campaign
    .about = The whole game: the map is shared out, then every season brings harvest, scouting, battles and building. Alone against the machine, around one screen, or at a distance.
    .sought = whole campaign, play, marshal, steward, planner
    .example-1 = a year against the steward
    .example-2 = three computer players
    .example-3 = a year, orders in brief
chapter-beginning = The beginning
chapter-supply = Harvest and supply
chapter-scouting = Scouting
chapter-diplomacy = Diplomacy
chapter-movement = Movement
chapter-combat = Combat
chapter-sieges = Sieges
chapter-dragons = Dragons
chapter-winter = Winter
chapter-victory = Victory

## Keys that many chapters share

key-players = Players
    .help = Two or three kingdoms.
    .help-score = What each holds at the end.
key-order = Order
    .help = The order of play: the players one after the other.
key-terrain = Terrain
key-unit = Unit
    .help = An army, or a ship on the coast.
    .help-retreat = The beaten unit, by name.
    .help-advance = The unit that advances, by name.
    .help-mission = The unit that sends its scouts, by name.
key-kind = Kind
key-type = Type
key-site = Site
    .help = Village, city or fortress on the hex.
key-coastal = Coastal
    .help = A city on the coast is harder to take, and a ship may besiege it.
key-owner = Owner
    .help = Whose it is.
key-hunger = Hunger
    .help = Each point is −1 on the unit’s fights until it is fed.
key-next_roll = Penalty on the next roll
    .help = What a defeat still costs on the next roll of combat or siege: −3 or −6.
key-nest = Nest of dragons
    .help = Entering the hex of a nest takes a die for the dragon.
key-rations = Rations
    .help = What the player can spend.
key-razed = Razed
    .help = Pillaged: no harvest, no walls, until the thaw.
    .also = pillaged
key-desolated = Desolated
    .help = Burnt by a dragon: nobody may enter.
key-revealed = Face up
    .help = The tile is turned up, all see it.
key-recruits = Recruits
    .help = Armies and ships recruited, to be deployed in spring, by player.
key-event = Event
key-season = Season
    .help = Campaigns are in spring, summer and autumn; winter is for building.
key-year = Year
key-years = Years
    .help = The document plays six to ten years.
key-until = Until
    .help = When the effect ends.
key-result = Result
key-winner = Winner
    .help = The winning unit, which may pursue.
key-drawn = Drawn
key-points = Points
    .place = Points of { $place ->
        [0] A
        [1] B
       *[2] C
    }
key-hexes = Hexes
    .help = Hexes in the player’s colours.
    .place = Hexes of { $place ->
        [0] A
        [1] B
       *[2] C
    }
key-villages = Villages
    .help = The player’s villages.
    .place = Villages of { $place ->
        [0] A
        [1] B
       *[2] C
    }
key-cities = Cities
    .help = The player’s cities.
    .place = Cities of { $place ->
        [0] A
        [1] B
       *[2] C
    }
key-fortresses = Fortresses
    .help = The player’s fortresses.
    .place = Fortresses of { $place ->
        [0] A
        [1] B
       *[2] C
    }
key-armies = Armies
key-ships = Ships
key-units = Units
    .help = Armies and ships, each under a name.
    .help-score = How many armies and ships are deployed.
    .place = Units of { $place ->
        [0] A
        [1] B
       *[2] C
    }

## Words of the game

value-plain = plain
value-forest = forest
value-coast = coast
value-mountain = mountain
value-river = river
value-marsh = marsh
value-village = village
    .many = villages
value-city = city
    .many = cities
value-fortress = fortress
    .many = fortresses
value-army = army
value-ship = ship
value-own = own
value-ally = allied
value-enemy = enemy
value-neutral = neutral
value-hostile = hostile
value-none = none
value-hex = neighbouring hex
value-site = site
value-attacker = the attacker
value-defender = the defender
value-self = the player himself
value-left = left neighbour
value-right = right neighbour
value-spring = spring
value-summer = summer
value-autumn = autumn
value-winter = winter
value-end_of_turn = end of the turn
value-spring_end = end of spring
value-campaign_end = end of the campaign
value-thaw = thaw
value-game = end of the game
value-leaves_hex = leaving the hex
value-destroyed = destroyed
value-captured = captured
value-razed = razed
value-desolated = desolated
value-nothing = nothing
value-event = event

## Scouting events

value-desertion = desertion
value-mutiny = mutiny
value-rot = rot
value-sickness = sickness
value-foul_weather = foul weather
value-lost = scouts lost
value-ambush = ambush
value-convoy = convoy
value-volunteers = volunteers
value-knight_errant = knight errant
value-dragon_nest = nest of dragons

## Winter events and spells

value-dragon_fury = fury of the dragons
value-peasant_revolt = peasant revolt
value-rebellion = rebellion
value-epidemic = epidemic
value-famine = famine
value-treason = treason
value-bad_harvest = bad harvest
value-bountiful_harvest = excellent harvest
value-flood = flood
value-storm = storm
value-blood_rain = blood rain
value-blessing = blessing
value-curse = curse
value-firestorm = firestorm
value-dragon_dream = dream of dragons
value-celerity = celerity
value-magic_rampart = magic rampart

## Options: the map and the order of play

option-bridges = Bridges
option-bridges-all = on every river tile
option-bridges-half = on every other river tile
option-bridges-none = on none
option-draw_includes_coast = Coast tiles in the draw
option-draw_includes_coast-false = no, they are laid last
option-draw_includes_coast-true = yes, for the six of each player
option-first_player = First player
option-first_player-fixed = the same all game
option-first_player-rotate = passes to the left each year
option-winter_order = Course of winter
option-winter_order-by_phase = phase by phase, all players
option-winter_order-by_player = player by player up to recruitment
option-alliances = Alliances
option-alliances-off = none (the rule with two players)
option-alliances-on = allowed (the rule with three)

## Options: scouting and movement

option-exploration_shared = Shared exploration
option-exploration_shared-false = each player explores for himself
option-exploration_shared-true = what one explored is open to all
option-winter_reset = Unentered hexes after winter
option-winter_reset-markers = the markers alone are removed
option-winter_reset-full = sites and guards found there go, too
option-ambush_fails = Ambush
option-ambush_fails-false = the hex is explored all the same
option-ambush_fails-true = the exploration fails
option-marsh_always_explored = Marsh
option-marsh_always_explored-false = unexplored if the event says so
option-marsh_always_explored-true = explored whatever the event
option-modifiers_on_tables = Modifiers on the tables
option-modifiers_on_tables-false = for fights alone
option-modifiers_on_tables-true = also when scouting, negotiating and starving
option-voluntary_withdrawal = Leaving an enemy
option-voluntary_withdrawal-true = to a free hex of own or allied colours
option-voluntary_withdrawal-false = never without a combat
option-sabotage_rule = Sabotaged bridge
option-sabotage_rule-impassable = nobody enters in spring
option-sabotage_rule-extra_ration = entering costs one more ration

## Options: combat and sieges

option-combats_per_hex = Combats on a hex
option-combats_per_hex-one = one a turn
option-combats_per_hex-each_unit = one for each attacking unit
option-combat_tie = Tie
option-combat_tie-nothing = nothing happens
option-combat_tie-both_destroyed = both armies are destroyed
option-mutiny_cargo = Army aboard at a mutiny
option-mutiny_cargo-landed = landed
option-mutiny_cargo-destroyed = destroyed
option-orders = Orders
option-orders-each = every question is asked
option-orders-brief = in brief
option-siege_rolls = Siege rolls
option-siege_rolls-each_unit = one for each besieging unit
option-siege_rolls-one = one a site and player
option-siege_cumulative = Siege bonus
option-siege_cumulative-false = +2 for the next turn, not more
option-siege_cumulative-true = adds up while the unit stays
option-siege_with_field_enemy = Siege beside an enemy
option-siege_with_field_enemy-false = the field must be clear first
option-siege_with_field_enemy-true = allowed all the same
option-pillage_scope = What may be razed
option-pillage_scope-this_turn = a site taken this turn
option-pillage_scope-conquered = any site once taken by siege
option-pillage_scope-owned = any own site
option-razed_until = Pillaged sites recover
option-razed_until-thaw = at the thaw
option-razed_until-campaign_end = at the end of autumn
option-capture_limits = Limits on conquests
option-capture_limits-false = conquests may exceed the set
option-capture_limits-true = without a free piece the site is razed and removed
option-neutral_pool = Neutral and hostile pieces
option-neutral_pool-unlimited = without limit
option-neutral_pool-box = what the box holds
option-destroyed_return = Destroyed units
option-destroyed_return-true = can be recruited again
option-destroyed_return-false = are lost for good

## Options: dragons, winter, victory

option-dragon_compass = Compass of the dragons
option-dragon_compass-clockwise = 1 to 5 clockwise from north
option-dragon_compass-counterclockwise = 1 to 5 anticlockwise
option-dragon_revisit = Dragons that come back
option-dragon_revisit-land = strike again
option-dragon_revisit-skip = do no more harm
option-flood_lasts = Flood
option-flood_lasts-year = until the next winter
option-flood_lasts-spring = one spring
option-revolt_lasts = Village in revolt
option-revolt_lasts-spring = comes back at the end of spring
option-revolt_lasts-until_won = stays neutral until won over
option-treason_recipient = Treason: to whom
option-treason_recipient-chosen = the enemy that the victim names
option-treason_recipient-left = the left neighbour
option-firestorm_effect = Defeat by the firestorm
option-firestorm_effect-combat_table = as on the combat table
option-firestorm_effect-destroyed = destroys the unit
option-sorcerer_needs_capital = Sorcerer
option-sorcerer_needs_capital-true = only while the capital is held
option-sorcerer_needs_capital-false = even without the capital
option-build_under_siege = Building under siege
option-build_under_siege-false = no
option-build_under_siege-true = yes
option-score_razed = Razed sites in the score
option-score_razed-temporary = count, unless desolated
option-score_razed-all = all count
option-score_razed-none = none counts
option-end_on_elimination = One realm left
option-end_on_elimination-true = ends the game
option-end_on_elimination-false = plays on

## Readings: damaged text and terms

R1 = Missing words in the famine table
    .about = Row 6-8 breaks off after "en cas". We read "in case of combat": the hungry unit fights at −1.
R2 = Misprints
    .about = A few slips of the pen are read for what they mean, the naval table is entered with the difference though headed 2D6, and rows cut by a page break are put together again. Two pictures are lost.
R3 = Ties for the first choice
    .about = Not covered: those who are tied roll again among themselves. Tiles are then drawn in the order of choice.
R4 = Neighbours of two
    .about = With two players the opponent sits to the left and to the right. The one who did not choose first plays first.
R5 = First player
    .about = To the right of the first to choose, for the whole game. At some tables the privilege passes to the left each year.
R6 = Turns one after the other
    .about = Each player plays his six phases in turn. The remark that turns are roughly simultaneous only explains why numbers give no bonus.
R7 = Winter by phases
    .about = Every winter phase speaks of each player, and the thaw is one moment for all: winter goes phase by phase.
R8 = Season and campaign
    .about = The campaign is spring, summer and autumn together; a season or turn is one of them. The next season, said in winter, is spring.
R9 = Length of the game
    .about = Six to ten years are normal; shorter games are accepted as a variant.

## Readings: setup

R10 = Six markers for seven hexes
    .about = The city marks the capital. A marsh drawn for the first realm is marked as well, though nobody can annex one later.
R11 = Coast tiles
    .about = Laid last and face up, they are not in the draw. Capital tiles that nobody chose join the ordinary ones.
R12 = Number of tiles
    .about = Not printed: we use a mix after public figures on the box; it can be changed, as can the size of the map.
R13 = Forest
    .about = It has no scouting table: it is scouted as plain and costs nothing extra.
R14 = Contiguous coasts
    .about = All coast hexes form one connected whole.
R15 = First pieces
    .about = They go on own hexes; the village neither on a marsh nor on the capital. Armies may begin inside.
R16 = Empty reserve
    .about = Nobody begins with rations; the first harvest brings five.

## Readings: supply

R17 = State of siege
    .about = A hostile ship or an independent unit besieges as an army does; units aboard and allies do not.
R18 = Who eats
    .about = Only units that move, at the moment of moving. Who has the rations must pay them.
R19 = Not enough rations
    .about = What there is gets eaten, then one famine roll decides for the whole step; nothing is given back.
R20 = Feeding those who stay
    .about = A hungry unit that does not move may be fed one ration at harvest time; else it could never recover.
R21 = Hunger and winter
    .about = Only food ends hunger, not the thaw.

## Readings: modifiers

R22 = What modifiers count for
    .about = For fights alone: the siege table is open at its ends, the tables of scouting, diplomacy and famine stop at 2 and 12. An option counts them there, too.
R23 = Everything adds up
    .about = All bonuses and all penalties, even twice the same.
R24 = The next roll
    .about = The −3 or −6 of a defeat weighs on the next fight, attack, defence or siege, and is used up even by a tie. Unused, it goes at the thaw; two never pile up.
R25 = Spells and the thaw
    .about = What a winter brings forth survives the thaw of that winter and ends at the next; the last winter has none.
R26 = When ruins recover
    .about = The document gives three moments. One rule: at the thaw, after building, as the thaw itself says of razed hexes. An option ends pillage with autumn: no harvest changes, but the site can be built upon that winter.

## Readings: scouting

R27 = Exploring for oneself
    .about = Markers have colours: each player explores on his own, from any side. What somebody has annexed is open to all.
R28 = One patrol a step
    .about = A unit sends one patrol for each step it may take. A unit that cannot move cannot scout.
R29 = Virgin again after winter
    .about = A new patrol is needed, but what was placed stays, and only its events matter. An option takes the pieces away, too.
R30 = Marsh
    .about = Explored, says the text, yet always with an event, and half of those fail. The event prevails, being said of every case; an option decides otherwise.
R31 = Ambush
    .about = Unlike other events it does not say that the exploration fails: it succeeds.
R32 = Desertion
    .about = The one weakened is the unit that sent the scouts.
R33 = Rot and convoy
    .about = They change the reserve at once; rot takes no more than there is.
R34 = Volunteers
    .about = Only while the unit stands on the scouted hex; the offer lapses when the markers are removed.
R35 = End of the turn
    .about = No action in later phases either, but the unit defends itself and still counts as an enemy.
R36 = Nests
    .about = A nest stays from its discovery on. Every patrol and every unit that enters rolls. Dragons that wake do not make the patrol fail unless the hex is desolated.

## Readings: dragons

R37 = Lost compass
    .about = The picture is missing, only 6 for north is printed. We number 1 to 5 clockwise from there; the odds are the same either way round.
R38 = Flight of the dragons
    .about = A chain of six hexes that begins at the nest. They may come back to a hex and strike again; an option spares it.
R39 = Units present
    .about = All of them: inside, aboard, independent. Sites and colours stay.
R40 = Desolation
    .about = The hex keeps its colours but is never entered, scouted, built on or harvested again.

## Readings: sites and independents

R41 = Staying neutral
    .about = A roll on arrival, then one each turn at the end of movement; it is compulsory, and latecomers do not roll again.
R42 = Every hostile site has a guard
    .about = However it became hostile: by scouting, diplomacy or rebellion.
R43 = The guard first
    .about = It stands outside and must be gone or driven inside before a siege, which may follow in the same turn.
R44 = Guarding ship
    .about = The odd-or-even die is for a city on the coast. What a ship meets is always a ship.
R45 = Independents
    .about = The left neighbour of the active player decides for them. No bonus, but penalties; they retreat only into their site, never pursue and never eat.
R46 = Neutral sites
    .about = They can be neither besieged nor pillaged.

## Readings: movement

R47 = Leaving an enemy
    .about = A unit may withdraw in its movement phase to a free hex of own or allied colours, at the usual cost, and be pursued. An option forbids it.
R48 = Forced march
    .about = The second step costs one ration more and the first fight of the turn is at −1. Ships may do so, too.
R49 = Celerity
    .about = Two steps in spring, each at its usual cost and scouted apart; no forced march besides.
R50 = Moving together
    .about = Allied armies too, of different players: what the scouts of one have explored, those beside him may enter, and those whom he has gone ahead of.
R51 = Inside or outside
    .about = Declared on entering, it may be changed once a turn on the spot. A unit that comes out is in the field for the combat phase.
R52 = Ships
    .about = A coast with a river mouth is coast; ships never enter river tiles. A ship must go where its scouts succeeded.
R53 = Going aboard
    .about = On the ship’s own hex, a step and a ration, whatever the terrain. Landing is a movement: a nest there rolls its die. A unit aboard counts as deployed.

## Readings: combat

R54 = One combat a hex
    .about = Compulsory, fought by the active player, once a hex: attacking with several is to give no bonus. An option lets each unit attack.
R55 = Who defends
    .about = The sentence is garbled: the attacker names the enemy unit that he attacks.
R56 = Alliances
    .about = Mentioned but not defined. Proposed and broken at the start of a season; allies do not fight and may shelter each other.
R57 = Cost of a retreat
    .about = As a step, in full: only pursuit is called free. The hex must hold no hostile unit in the field. An optional retreat that is impossible destroys nobody.
R58 = Pursuit
    .about = The winner follows the loser, whichever of them attacked. They fight again in the next player’s combat phase.
R59 = Damaged ship
    .about = It must come nearer to port in its first step of a turn, if it can and its crew can eat; where it cannot it may go sideways, never away. Without a port it lies still. Attacked by anybody, it sinks without dice. Repaired in port in its owner’s movement phase.
R60 = Mutiny at sea
    .about = The army aboard is landed; a captor without a spare ship destroys the prize.
R61 = Army against ship
    .about = The naval table is for two ships only: here the table of the armies applies, retreats included.

## Readings: sieges

R62 = Open ends
    .about = The first and last rows of the siege table hold for everything beyond them.
R63 = Bonus of the next turn
    .about = +2 for that unit at that site in its next turn, without adding up, lost at the thaw. An option lets it grow while the unit stays.
R64 = Fortresses
    .about = A consequence: a lone army without bonus never takes a fortress and is destroyed in the end.
R65 = Siege rolls
    .about = Each unit may roll once a turn: that several attack without a bonus is said of combat, where one fights for all. An option allows one roll a site: two armies then take a village in 28 instead of 48 cases of a hundred.
R66 = Loss in the garrison
    .about = An army or a ship; whoever commands the garrison chooses which.
R67 = By land and sea
    .about = The presence of both is enough; allied units count.
R68 = Siege from the sea
    .about = The ship’s −2 comes on top of the site’s own modifier: −4 for a coastal city.
R69 = Limits of the set
    .about = They bind what comes out of the box, not what is conquered, though conquests count when building.
R70 = What may be pillaged
    .about = A site taken by siege this turn; otherwise one could raze one’s own each autumn for free rations.
R71 = Ruins
    .about = Nobody is inside and nobody besieges them: who enters the hex takes it.

## Readings: winter

R72 = Sabotage
    .about = Movement says one more ration, espionage says impassable. The later and more specific text prevails for the coming spring.
R73 = Bridges
    .about = Which river tiles have one is not said: all. Anybody’s bridge may be sabotaged.
R74 = Secret exploration
    .about = Only the scouting roll is made in secret; guards and events come with the first official patrol, whoever sends it.
R75 = Baggage
    .about = Rations are one common reserve: a stolen baggage token is one ration of its owner.
R76 = How long a flood lasts
    .about = Not stated: until the next winter, as most spells. An option ends it with spring.
R77 = Storm
    .about = Ships and village suffer when it is cast. The village is razed; nobody gains rations.
R78 = Blood rain
    .about = It holds every unit on the hex, whoever’s, and forbids a retreat to another hex, not into a site.
R79 = Losing to the firestorm
    .about = A unit that wins is safe; the loser suffers as on the combat table, a tie does nothing. An option destroys it.
R80 = Dream of dragons
    .about = The caster chooses from the third hex to the sixth, for every fury of the next campaign. Of two dreamers, the first in order.
R81 = Magic rampart
    .about = Nothing crosses it, neither siege nor fire nor envoys; the harvest goes on.
R82 = Bad and excellent
    .about = Both on one site: it yields nothing.
R83 = The sorcerer’s home
    .about = He lives in the capital: no capital, no spell; a conquered one brings no second sorcerer.
R84 = Winter events
    .about = A village in revolt comes back at the end of spring if nobody won it. The capital is not exempt. The victim of treason names hex and enemy. A row without victim does nothing.
R85 = Several nests
    .about = In winter one of them wakes, at random.
R86 = Distance between sites
    .about = Not more than one hex in between: distance 2 at most. A village may be founded and raised in one winter. No building beside an enemy.
R87 = Unused pieces
    .about = Those not on the map, destroyed ones included; one roll a player and winter.
R88 = Placing recruits
    .about = Even on a besieged hex; ships stand before the city, outside.
R89 = Last winter
    .about = Rations still pay for building; razed sites stay razed.
R90 = What scores
    .about = Pieces on the map. A razed site counts, a desolated one does not; its hex does.
R91 = The fifth tie-break
    .about = It can never decide: if all the rest is equal, the hexes are, too.
R92 = Elimination
    .about = Not covered: a player without unit and without hex is out. With one player left the game may end.
R93 = Markers
    .about = Razed, spy, between, dragon: named but not defined, they mark a state of the hex.
R94 = Pieces outside the sets
    .about = Neutral and independent pieces are without limit. An option takes what the box has left beside the sets.
R95 = Enemy
    .about = For spells: of a player who is not an ally, never independent.

## Further readings

R96 = A tie in combat
    .about = The armies check each other and stay unhurt. An option destroys both; never at sea nor against a firestorm.
R97 = Annexing
    .about = Neither a standing site nor a hostile unit may be there. A unit left alone later annexes at the start of its own turn.
R98 = Direction of play
    .about = Not printed: to the left. The setup goes in the order of choice.
R99 = Turned face down
    .about = Any tile, coasts too, with nothing on it: pieces and other players’ markers keep it face up.
R100 = To the end of the turn
    .about = Of the turn being played, also for a unit that retreats or pursues in another player’s turn.
R101 = Hexes of a combat phase
    .about = Fixed when the phase begins. A unit that retreated or pursued is done for that phase.
R102 = Behind the walls
    .about = Those of the battle hex or of the hex of retreat: either stops the pursuit.
R103 = Ruins hold nobody
    .about = Units inside a site that is razed without being hit are put outside, unhurt.
R104 = Captured ship
    .about = It is exchanged for another piece: no damage, hunger or effect remains. It acts from the captor’s next turn on.
R105 = Seed of the map
    .about = Without one, the tiles are shuffled by hidden rolls of the game. A number makes the map reproducible; nobody sees it before the end.
R106 = Agreeing on the map
    .about = Each player lays six tiles as he likes, where they leave room for the others; then the coast and the whole are
        changed by common consent until everybody accepts, twenty times at most.
R107 = Orders in brief
    .about = A matter of play, not of rules: in brief a unit follows its scouts by one order, all besiege together, one enters a site by an order instead of being asked, and speaks of alliances in one’s own turn only, if one wants to.

## Trackers

tracker-calendar = Calendar
    .about = Year, season, phase and whose turn it is. A game keeps it by itself, and shows it above the map.
tracker-reserve = Reserve
    .about = The rations that each player has put by. A game keeps them by itself: they are grown at harvest, eaten in the field and in winter.
tracker-exploration = Exploration
    .about = Which hexes lie open and who has explored them. A game keeps it by itself, and shows each player what he has seen.
tracker-effects = Effects
    .about = Every modifier that an event or a spell has left behind, with its duration. A game keeps them by itself and ends them in time.
