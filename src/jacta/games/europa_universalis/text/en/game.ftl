game = Europa Universalis for eight
    .about = Europa Universalis for eight players, version of 7 May 2003: fast combat on land and at sea, campaigns, overseas, and the tables of the realm. The combat tables are not in the document: those used here come from the same authors’ later public edition, brought down to half losses, and you may put in your own.

## Values: sides and players
value-attacker = attacker
value-defender = defender
value-besieger = besieger
value-besieged = besieged
value-both = both
value-none = none

## Values: nations
value-venice = Venice
    .also = VEN, Venetians
value-holland = Holland
    .also = Netherlands, United Provinces
value-habsburg = Habsburg
    .also = Austria, HAB
value-portugal = Portugal
    .also = POR, Portuguese
value-sweden = Sweden
    .also = SUE, Swedes
value-spain = Spain
    .also = ESP, Spaniards
value-france = France
    .also = FRA, French
value-england = England
    .also = ANG, English
value-turkey = Turkey
    .also = Ottomans, Ottoman Empire
value-russia = Russia
    .also = RUS, Muscovy, Russians
value-poland = Poland
    .also = POL, Poles
value-prussia = Prussia
    .also = PRU, Prussians
value-usa = United States
    .also = America, Americans
value-savoy = Savoy
value-saxony = Saxony
value-palatinate = Palatinate
value-nordic_orders = Nordic Orders
value-hungary = Hungary
value-khanates = Khanates
value-cossacks = Cossacks
value-siberia = Siberia
value-minor_i = minor of class i
value-minor_ii = minor of class ii
value-minor_iim = minor of class iim
value-minor_iii = minor of class iii
value-minor_iiim = minor of class iiim
value-minor_iv = minor of class iv
value-asia = Asia
value-americas = Americas
value-africa = Africa
value-other = other

## Values: classes, technologies, counters
value-im = im (Russia)
value-i = i (Hordes)
value-ii = ii (Orient)
value-iim = iim (mixed Orient)
value-iiim = iiim (mixed West)
value-iii = iii (West)
value-iv = iv (Majors)
value-ivm = ivm (mixed Major)
value-a = a (Others)
value-medieval = Medieval
value-renaissance = Renaissance
value-arquebus = Arquebus
value-musket = Musket
value-baroque = Baroque
value-manoeuvre = Manoeuvre
    .also = Movement
value-lace = Lace
value-veteran = veteran
    .also = Vt, veterans
value-conscript = conscript
    .also = Cs, conscripts
value-A- = A-
value-DT = DT
value-pasha = pasha

## Values: columns of the combat table
value-A = A
value-B = B
value-C = C
value-D = D
value-E = E

## Values: the ground
value-plain = plain
value-forest = forest
value-eastern_forest = eastern forest
value-swamp = swamp
value-desert = desert
value-mountain = mountain
value-river = river
value-pass = pass
value-strait = strait
value-landing = landing
value-europe = Europe
value-overseas = overseas

## Values: how it ends
value-never = never
value-always = always
value-if_behind = when behind in morale
value-rout = rout
value-morale = morale
value-break_off = break-off
value-destruction = destruction
value-draw = draw
value-double_rout = double rout
value-mutual_destruction = mutual destruction
value-full = full
value-half = half

## Keys: who, when, where
key-attacker = Attacker
    .help = The stack whose movement brings the battle about (R47).
key-defender = Defender
key-nation = Nation
    .also = power
key-period = Period
    .help = I 1492-1519, II 1520-1559, III 1560-1614, IV 1615-1664, V 1665-1699, VI 1700-1759, VII 1760-1799.
key-army_class = Class
    .help = The doctrine class, which gives the size; needed for nations the table leaves out.
key-terrain = Terrain
key-crossing = Crossing
    .help = What a side has just crossed to come to battle.
key-crossing_side = Side that crossed
key-interception = Interception
    .help = A battle of interception: the mountains hinder nobody in the rounds.
key-map = Map
    .help = Overseas losses are not rounded.
key-side = Side
key-enemy = Enemy

## Keys: stacks
key-type = Counter
key-counters = Counters
key-a_plus = A+
    .also = A plus
key-a_minus = A-
    .also = A minus
key-dt = Detachments
    .help = Strength in detachment equivalents: DT 1, A- 2, A+ 4; a pasha what is printed on it. Beside A+ and A-, the number of DT counters.
key-tech = Technology
key-quality = Quality
key-veteran_dt = Veteran detachments
    .help = What an army counter holds of veterans (2.4.3).
key-cavalry_rate = Cavalry per detachment
key-size = Size
    .help = From 0 to 7: how large the armies of the class are.
key-cavalry = Cavalry
key-artillery = Artillery
key-army_counters = Army counters
key-has_army = Has an army counter
key-face = Face
key-morale = Morale
    .help = Left out: that of technology and quality.
key-tercios = Tercios
    .help = One more point of morale in Renaissance and Arquebus.
key-non_european = Non-European
    .help = Natives or a non-European country.
key-forest_cavalry = Cavalry in eastern forests
    .help = May claim the cavalry bonus in eastern forests. Later practice of the authors: Latin or orthodox nations in Arquebus, Musket or Baroque, unless the enemy has Manoeuvre or Lace.
key-fire = Fire
    .help = The fire value of the general or admiral, 0 without one. Naval losses: the losses noted in the fire segment.
key-shock = Shock
    .help = The general’s shock value.
key-manoeuvre = Manoeuvre
    .help = The general’s first value.
key-fire_mod = Fire modifier
    .help = Whatever else your table adds to fire.
key-shock_mod = Shock modifier
key-pursuit_mod = Pursuit modifier
key-break_off = Breaking off
    .help = Left out: the player decides.
key-modifier = Modifier
    .help = What is added to the die. Siege plan: what you add to every roll of siege work; level, works, breach and artillery are in it already. Sea: its blue number.
key-level = Level
    .help = Fortress: 0 (a fort) to 5. Colony: 1 to 6. Peace offered to a minor: -5 to 5.

## Keys: losses and outcomes
key-losses = Losses
key-winner = Winner
key-ending = How the rounds ended
key-routed = Routed
key-rounds = Last round
key-attacker_losses = Attacker’s losses
key-defender_losses = Defender’s losses
key-major_victory = Major victory
key-vp = Victory points
key-stars = Morale points
key-options = Possibilities
key-remaining = Detachments left
key-stack_ok = Stacking allowed

## Keys: tables
key-die = Modified die
key-column = Column
key-pursuit = Pursuit

## Readings to choose on land
option-over_8_cap = Cap above 8 detachments
option-over_8_cap-eight = eight losses
option-over_8_cap-own_dt = as many as the stack has detachments
option-arquebus_rounding = Halved arquebus fire
option-arquebus_rounding-half = down to the half
option-arquebus_rounding-unit = down to the whole loss
option-break_off_test = Die to break off
option-break_off_test-below = strictly below
option-break_off_test-at_most = at most
option-destruction_check = Destruction between the days
option-destruction_check-full = by the real losses
option-destruction_check-stack_table = by the variable losses alone
option-destruction_check-off = never
option-destruction_overrides_winner = A destroyed side has lost
option-destruction_overrides_winner-false = morale decides
option-destruction_overrides_winner-true = whatever morale says
option-pursuit_differential = Manoeuvre in the pursuit
option-pursuit_differential-signed = with its sign
option-pursuit_differential-positive = if positive
option-besieged_fire = Fire of the besieged
option-besieged_fire-full = in full
option-besieged_fire-by_technology = by technology

## Rulings of the land chapters
R1 = Quality of a stack
    .about = The majority of detachment equivalents, then that of the army counters (A+ and A- count one each, by the quality noted for the counter), then conscript. An A+ half veteran brings 2 and 2.
R2 = Technology of a stack
    .about = The same procedure; with three technologies the largest share wins. “The worse if equal” comes only after the majority of army counters.
R3 = Which veterans die
    .about = Nothing is said: the owner chooses, since losses are borne as he likes.
R4 = Africa
    .about = The class table leaves Africa out, the cavalry table puts it in class a: so do we.
R5 = The cavalry of France
    .about = The row is printed up to VI. The French sheet gives 1.5 in VII: we read up to VII.
R6 = The cavalry of other minors
    .about = No row covers unnamed minors of classes iim, iiim and iv: state the cavalry per detachment, we do not guess.
R7 = The cavalry of Prussia
    .about = It stands in 2.2.3 and is missing in Annexe E; the Prussian sheet agrees with 2.2.3.
R8 = Holes in the artillery table
    .about = No row for class iii, nor for the Americas and Africa. The rows iim, iiim and iv are the same: iii takes it, too; class a takes the row of Asia.
R9 = Exactly eight losses
    .about = On line −2 the column 8 says 4 and “8 et +” would say 4.5: the precise column wins, the last one is for more than 8.
R10 = More than eight detachments
    .about = “No advantage” goes for the reduction and for the cap, which stays at 8. With over_8_cap=own_dt a Turkish stack of 10 may inflict 10.
R11 = Direction of the size table
    .about = Rows and columns can be heard both ways. The algorithm gives the plus to the larger army: that settles it, and the rule of the major victory agrees.
R12 = Destruction at segment B
    .about = Tested before breaking off, on everything that 2.2.4 does, rounding included; destruction_check=stack_table takes only the table of variable losses. The survivor wins and pursues. Nothing is tested after the other rounds.
R13 = Half the losses of arquebus fire
    .about = Rounded down to the half, roll by roll: losses count in halves. arquebus_rounding=unit rounds to whole losses.
R14 = The +2 after a vain break-off
    .about = It goes to the one fire roll that follows, in round 3. Who does not fire gains nothing.
R15 = Manoeuvre in the pursuit
    .about = The differential is printed without “if positive”: it keeps its sign. pursuit_differential=positive counts it only when positive.
R16 = The break-off roll
    .about = “Below”: strictly. break_off_test=at_most accepts equality, as the later edition does.
R17 = A winner without troops
    .about = Morale names the winner, even if its own losses remove it. destruction_overrides_winner gives the victory to the survivor.
R18 = The retreat table
    .about = It is not printed under that name, but 2.4.2 gives it: the attrition column of one or two detachments. The die does not go below 1.
R19 = Stacking and pashas
    .about = The two pashas come on top of three counters and eight detachments, since there are Turkish stacks above eight. Troops besieged inside do not count.
R20 = Artillery in an assault
    .about = It reduces the malus of the level, for fire only, by 1 or by 2 (not by 3), and never beyond the malus.
R21 = Fire by technology in an assault
    .about = 2.3.1 is silent: the besieger follows 2.2.3, the besieged fire in full. besieged_fire=by_technology binds the besieged, too.
R22 = Losses of an assault
    .about = Only the table of variable losses is named: no comparison of sizes, no reduction for the besieged. The cap binds the besieger alone.
R23 = An A+ at sea
    .about = It counts as two A-; only 2.7.4 says so.
R24 = Holes in the transport table
    .about = Periods left blank: iim and iiim take 28 and 20 before IV, like ii and iii whose sizes they have; iv and im take 28 in V.
R25 = Loading
    .about = Points and detachments are pooled over the counters; “galleys instead of ships of the line” wants galleys and no N in the counter.
R26 = Overrun
    .about = At least two A+ against exactly one DT. It is a whole battle, with breaking off.
R27 = Intercepting an enemy who joins friends
    .about = 2.4.6 forbids it on land, the table says −2: forbidden on land, −2 at sea. friends_rule=modifier applies −2 everywhere.
R28 = No automatic 10
    .about = An interception has no automatic success, unlike revolts and pirates.
R29 = Evading an interception
    .about = The document is silent; the later text forbids it. Decide at your table.
R30 = Recruitment, table or sheets
    .about = They differ for the Habsburgs in V and Prussia in VI. The table is the one that 2.5 names; source=sheet takes the sheets.
R31 = “Mouvement”
    .about = The sheets call so the technology that the rest of the game calls Manoeuvre.
R32 = Price of a DT
    .about = 2.5 wants half of an A-, rounded up; the four sheets round down: the sentence rules. dt_price=sheet takes the sheet.
R33 = The rounds
    .about = “1 or 2 rounds” and “4 rounds” are the same battle; “one of the 2 first rounds” are the first fire and the first shock.
R34 = Both rout in the same round
    .about = That is case C.3, which names it, though A points to C.1.
R35 = Rout in the pursuit
    .about = It turns C.2 into C.1: no manoeuvre in the retreat, full victory points. The rout bonuses do not count for that same roll, and there is no second pursuit.
R36 = After a break-off
    .about = It ends by C.2: the other side wins and pursues, even with less morale; half the victory points unless there is a rout.
R37 = Major victory
    .about = It needs a winner and at least three detachments more, counted in effective losses; no rout is required. The −2 is the loser’s own modifier.
R38 = “Step A”
    .about = In 2.2.4 it means the first item of the list.
R39 = Half losses
    .about = Lines −1 and −2 leave 0.5 as it is, and a half loss alone becomes one.
R40 = Pasha worth 0
    .about = It still forces conscript morale; the detachments of a pasha count for technology, size and cavalry.
R41 = No cavalry at all
    .about = Nought against nought: nobody has twice as much, no bonus.
R42 = Renaissance without army counter
    .about = Natives and non-European countries alike must be Medieval.
R43 = Generals in an assault
    .about = 2.3.1 does not list them, but the general modifiers beside the table do. They count.
R44 = Wounded fort, no resistance
    .about = A breached and empty fort falls without a die. A resistance that a Turkish or Russian storm brings to 0 still needs the dice: the besieger may perish.
R45 = Passing a fort
    .about = “1 DT per level” would give 0; 2.6.3 wants a detachment: 1.
R46 = Which attrition table
    .about = 2.7 says it replaces that of 2.4.2, Annexe E still prints the old one. variant=trial is the default, with the fleet rules it belongs to.
R47 = Attacker and defender
    .about = The document does not define them. The attacker is the side whose movement brings the battle about; an interceptor attacks, unless its friends already held the region.
R48 = Class of the Habsburgs
    .about = Class iv is printed for “Aut” and on the sheet (V to VII): kept in all periods. Otherwise state the class.
R49 = Battles and assaults overseas
    .about = map=overseas drops the rounding everywhere: destruction, totals, major victory. Retreat, cap and variation stay. Forts belong to the overseas rules, hence their default.
