## Chapters

chapter-heroism = Heroism, reputation, experience, sorcery
chapter-repartee = Repartee
chapter-weapons = Weapons

## Procedures

heroism = Heroism dice
    .about = With how many heroism dice does a hero, a ship or the game master begin a scenario?
    .example-1 = a character by his traits
    .example-2 = the GM and four players
flaw_bid = Bidding over a flaw
    .about = The game master activates a flaw, the player counters, die after die: is the flaw active, and what is left to each?
    .example-1 = four dice against two
    .example-2 = a sparing player
reputation_roll = Reputation roll
    .about = An action made possible by renown: the reputation dice chosen are rolled and kept.
    .example-1 = a reputation of 37
    .example-2 = a free raise
experience = Experience
    .about = What a purchase costs in experience points, and whether it is allowed.
    .sought = improve, cost
    .example-1 = a skill at rank 3
    .example-2 = a trait at rank 5
    .example-3 = learning a specialisation
    .example-4 = a sword of Damocles
sorcery = Sorcery
    .about = Activating a power, by the sorcerer’s nation: heroism die, roll, limits.
    .sought = magic, power
    .example-1 = the glamour of Avalon
    .example-2 = an animal of Ussura
    .example-3 = a rune of Vendel
repartee_targets = Targets of a repartee
    .about = How many raises does it take to affect several henchmen or several squads of brutes?
    .example-1 = three henchmen
    .example-2 = two brutes
    .example-3 = a villain
charm = Charm
    .about = Convincing somebody: as many contests of Wits to win as the target has Resolve.
    .example-1 = a duller opponent
    .example-2 = a sharper opponent
    .example-3 = one raise
intimidate = Intimidate
    .about = Impressing somebody by force of will: the target loses dice against you for the scene.
    .example-1 = plain roll, one raise
    .example-2 = a less resolute one
taunt = Taunt
    .about = Putting an opponent off balance: he will have to declare raises for nothing.
    .example-1 = one raise
    .example-2 = plain roll
busk = Busking
    .about = An hour of performing, then the hat goes round: how many cents?
    .example-1 = a good performer
    .example-2 = a beginner
weapon = Weapon
    .about = What a weapon inflicts, its range, reload, price and special effects.
    .example-1 = a cutlass
    .example-2 = a thrown harpoon
    .example-3 = a pistol and its flask

## Tables

table-melee_weapons = Melee weapons
table-ranged_weapons = Ranged weapons
table-sorceries = Sorceries by nation
table-gj128b = Weaknesses of villains
table-gj129 = Actions of reputation
table-gj130b = Automatic effects of reputation
table-gj202b = Powers of Glamour
table-gj205b = Runes of Lærdom
table-gj214a = Powers of Porté
table-gj216b = Powers of Pyeryem
table-gj221a = Powers of Sorte
table-gm187b = Poisons
slot-gj128b =
    .book = Guide du Joueur (Player’s Guide)
    .page = p. 128b
slot-gj129 =
    .book = Guide du Joueur (Player’s Guide)
    .page = p. 129
slot-gj130b =
    .book = Guide du Joueur (Player’s Guide)
    .page = p. 130b
slot-gj202b =
    .book = Guide du Joueur (Player’s Guide)
    .page = p. 202b
slot-gj205b =
    .book = Guide du Joueur (Player’s Guide)
    .page = p. 205b
slot-gj214a =
    .book = Guide du Joueur (Player’s Guide)
    .page = p. 214a
slot-gj216b =
    .book = Guide du Joueur (Player’s Guide)
    .page = p. 216b
slot-gj221a =
    .book = Guide du Joueur (Player’s Guide)
    .page = p. 221a
slot-gm187b =
    .book = Guide du Maître (Game Master’s Guide)
    .page = p. 187b

## Keys

key-traits = Traits
    .help = The five traits of the hero or the ship.
key-pcs = Player characters
key-highest = Highest trait
    .help = The highest trait of any player character.
key-gm = Game master’s dice
    .help = What the game master offers.
    .help-heroism_dice = The game master’s heroism dice before the event.
key-player = Player’s dice
    .help = What the player offers so as not to give in to his flaw.
key-gm_limit = Game master’s limit
    .help = The most dice that the game master will spend. Left out, he decides die by die.
key-player_limit = Player’s limit
    .help = The most dice that the player will spend. Left out, he decides die by die.
key-gm_left = Dice left to the game master
key-player_left = Dice left to the player
key-points = Reputation points
    .help = Points won, or lost where negative.
key-spent = Dice already used
    .help = Reputation dice used since the beginning of the act.
key-action = Action
    .help = The action as the table on page 129 of the Guide du Joueur names it; or state the difficulty.
key-effect = Effect
key-buy = Purchase
    .help = What is bought with experience.
key-xp = Experience points
    .help = Points of experience to spend.
key-known = Already known
    .help = Skills known and their rank; for a sorcerer: is the power known?
key-basic = Basic skills
    .help = The basic skills of the profession, learned with it.
key-skills = Skills
key-rank = Rank
    .help = The rank to be reached.
    .help-experience = The rank one has; the next one is bought.
key-wanted_rank = Rank wanted
    .help = The rank to be reached, in place of the one there is.
key-owned = Owned already
    .help = How many swords of Damocles one has already; Panache says how many one can have.
key-raised_this_scenario = Raised already this scenario
    .help = A trait or skill goes up once a scenario.
key-special_advantage = Special advantage
    .help = Allows a trait of 6.
key-cost = Cost
    .help = Points of experience spent.
    .help-encounter = Heroism dice that the encounter costs the game master.
key-left = Left
key-nation = Nation
    .help = Each nation has its sorcery.
key-sorcery = Sorcery
key-roll = Roll to make
key-power = Power
    .help = Its name in the book, which has its difficulty; or state the difficulty.
key-poison = Poison
key-heroism_pool = Heroism dice in hand
    .help = Heroism dice that the character still has; each is rolled and kept on top.
key-heroism_spent = Heroism die spent
key-mastery = Level of mastery
    .help = The rank in the sorcery.
key-runes_used = Runes used today
key-runes_per_day = Runes per day
key-weakness = Weakness
key-count = Number
    .help = Persons targeted (for brutes, squads); in a fight, the brutes of a squad.
key-target_raises = Raises for targets
    .help = One for each target beyond the first: see “Targets of a repartee”.
key-mode = Manner
    .help = A full contest, or a simple roll of the speaker alone.
    .help-weapon = In melee, or thrown or fired.
key-deep_conviction = Against a deep conviction
    .help = The charm goes against what the target holds dearest.
key-charmed = Charmed
key-rolls = Rolls
key-penalty = Dice lost
key-performer = Performer
    .help = Rank in the skill Performer.
key-hostile = Hostile crowd
    .help = A hostile crowd is harder to win over.
key-cents = Cents
key-guilders = Price (guilders)
key-special = Special
key-lunge_both = Lunge
key-target_defence_rank = Target’s defence rank
key-range_per_brawn = Range per rank of Brawn
key-reload = Reload (actions)
    .help = Actions that it takes to reload.
key-powder_flask = Powder flask
    .help = A firearm reloads 5 actions faster.

## Values

value-gm = the game master
value-performer = the performer
value-specialisation = specialisation
value-sword_of_damocles = sword of Damocles
value-skill = skill
value-trait = trait
value-arcana = arcana
value-advantage = advantage
value-heroism = heroism dice
value-not_enough_xp = not enough points
value-never_for_sale = never for sale
value-too_many_swords = more swords than Panache
value-raised_already = raised already this scenario
value-highest_trait = trait at its highest
value-avalon = Avalon (Glamour)
value-vendel = Vendel (Lærdom)
value-montaigne = Montaigne (Porté)
value-ussura = Ussura (Pyeryem)
value-vodacce = Vodacce (Sorte)
value-glamour = Glamour
value-laerdom = Lærdom
value-porte = Porté
value-pyeryem = Pyeryem
value-sorte = Sorte
value-opposed = opposed
value-simple = simple
value-melee = melee
value-ranged = ranged
value-fencing_weapon = fencing weapon
value-cane_sword = cane-sword
value-scimitar = scimitar
value-fencing_sword = fencing sword
value-short_sword = short sword
value-broadsword = broadsword
value-rapier = rapier
value-cutlass = cutlass
value-heavy_weapon = heavy weapon
value-polearm = polearm
value-bayonet = bayonet
value-two_handed_sword = two-handed sword
value-axe = axe
value-vouge = vouge
value-shield = shield
value-knife = knife
value-bodice_dagger = bodice dagger
value-main_gauche = main gauche
value-stiletto = stiletto
value-whip = whip
value-hatchet = hatchet
value-harpoon = harpoon
value-panzerfaust = panzerfaust
value-zweihander = zweihänder
value-crossbow = crossbow
value-bow = bow
value-avalon_longbow = Avalon longbow
value-throwing_knife = throwing knife
value-sling = sling
value-grenade = grenade
value-musket = musket
value-pistol = pistol
value-grapnel_pistol = grapnel pistol

## Throws, questions, notes

roll-reputation = Reputation
roll-sorcery = Sorcery
roll-speaker = Speaker
roll-busk = Performance
    .whose = performer
ask-counter_flaw = The flaw is active. Spend a heroism die to counter it?
    .short = Counter
    .usual = pays to counter the flaw
ask-insist_on_flaw = The flaw is countered. Spend another heroism die to activate it?
    .short = Insist
    .usual = pays to insist
ask-repartee_raises = How many raises?
    .short = Raises, repartee
    .usual = calls no raises
note-against = Against a difficulty of { $nd }.
note-flaw_active = The flaw is active: { $gm } left to the game master, { $player } to the player.
note-flaw_countered = The flaw is countered: { $gm } left to the game master, { $player } to the player.
note-heroism_paid =
    { $price ->
        [one] { $price } heroism die is spent.
       *[other] { $price } heroism dice are spent.
    }
note-power = { $trait } + { $skill }, says the book.
note-to_charm =
    { $resolve ->
        [one] { $resolve } success is needed.
       *[other] { $resolve } successes in a row are needed.
    }
note-charming = Successes so far: { $successes }.

## Errors

error-heroism-short =
    { $who } has { $dice ->
        [0] no heroism die
        [one] only one heroism die
       *[other] only { $dice } heroism dice
    }, { $needed ->
        [one] one is needed
       *[other] { $needed } are needed
    }
error-not-out = only a hero who is out can be woken, not one who is { $state }
error-reputation-dice = { $dice } is not possible: from 1 to { $left } reputation dice are left in this act
error-mastery = level { $level } is above the mastery { $mastery }
error-unknown-power = the sorcerer does not know this power
error-runes = { $used } runes have been used today already, { $allowed } are allowed
error-no-heroism =
    { $price ->
        [one] a heroism die is
       *[other] { $price } heroism dice are
    } needed to activate this power
error-repartee-targets = { $count } is not possible for { $kind }: one hero or villain at a time, at least one target
error-deep-conviction = nobody can be charmed against a deep conviction
error-hostile-crowd = a hostile crowd cannot be entertained
error-villains-watch = busking does not work on villains
error-new-skill = “{ $what }” is not on the sheet, and looks like what is (a new skill is first put there with rank 0)
error-weapon = the table knows no weapon { $weapon }
error-weapons-known = { $refusal }; choose one of { $allowed }
error-weapon-mode = { $weapon } does not stand in the table: { $mode }
error-no-firearm = a powder flask is for firearms only, not for { $weapon }
