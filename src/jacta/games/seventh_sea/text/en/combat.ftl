## References and rolls

books = References
    .about = The book, page and column behind a reference such as GM170b.
    .example-1 = Guide du Maître, page 170
    .example-2 = Guide du Joueur, page 127
    .example-3 = the supplement Eisen
lookup = Tables of the books
    .about = What only the books print, and nothing is rolled on: defence skills, weaknesses, effects of reputation, poisons, heroic opportunities, building ships.
    .example-1 = building a ship
pool = More than ten dice
    .about = What is really rolled and kept: heroism included, ten dice at most.
    .example-1 = 12g6
    .example-2 = 15g10
    .example-3 = 9g3 and three heroism dice
roll = Roll
    .about = Roll X, keep the best Y; tens explode.
    .sought = roll dice, throw, keep, XkY
    .example-1 = 5g3
    .example-2 = 12g6
    .example-3 = no explosion, one heroism
test = Simple test
    .about = Does the total reach the difficulty, with raises called and free?
    .sought = target number, TN, succeed
    .example-1 = 5g3 against 15
    .example-2 = heroism kept in hand
    .example-3 = two raises, one of them free
    .example-4 = gravely wounded against 30
opposed = Opposed test
    .about = Each against five times the other’s trait, until one of them wins.
    .example-1 = 3g2 against 4g2, wounded
    .example-2 = 5g3 against 4g3
skill_roll = Skill roll
    .about = Trait + skill rolled, trait kept, penalties included.
    .example-1 = two dice fewer, TN 12
    .example-2 = one raise, TN 15
    .example-3 = without a target number
perception = Perception
    .about = A roll of wits, with one die more for keen senses.
    .example-1 = an ordinary lookout
    .example-2 = keen senses

## The turn

initiative = Initiative
    .about = The phases in which somebody may act this turn.
    .example-1 = panache 2
    .example-2 = panache 3
    .example-3 = a squad, threat 1
phase_order = Order of a phase
    .about = Who acts in this phase, and in which order.
    .example-1 = two men in phase 4
action = Use of an action die
    .about = Act, hold, use a held die or interrupt: is it allowed, and what is left in hand?
    .example-1 = attack in one’s phase
    .example-2 = interrupt to parry
    .example-3 = a die held only just now
passive_defence = Passive defence
    .about = The number that an attack must reach.
    .example-1 = standing, defence 2
    .example-2 = prone, defence 4
    .example-3 = one rank fewer

## Blows and wounds

attack = Attack
    .about = One whole blow in the mêlée: raises, attack, active defence, damage, wound check.
    .example-1 = a rapier thrust
    .example-2 = a target that may avoid
    .example-3 = cutlass in the off hand
attack_brutes = Attack on brutes
    .about = One blow at several brutes: how many to aim at?
    .example-1 = six brutes, one blow
    .example-2 = three brutes at one blow
brute_attack = Attack by brutes
    .about = A squad attacks as one: hits, wounds and state of the target.
    .example-1 = six brutes on a hero
    .example-2 = a hero who may avoid
    .example-3 = only counting the hits
support = Support by brutes
    .about = What brutes add to the rolls of their leader.
    .example-1 = the villain and five brutes
active_defence = Active defence
    .about = Avoid a blow whose total is known.
    .example-1 = parrying a blow of 19
    .example-2 = a weapon that parries badly
riposte = Riposte
    .about = A blow lands; whoever takes it then strikes once for each die kept: what does it cost each of them?
    .example-1 = parry and hit back
interruption = Interrupt or wait
    .about = A blow lands: avoid it with a held die or an interrupt, or keep the dice to strike back?
    .example-1 = a held die against 22
    .example-2 = interrupting a blow of 30
ranged_attack = Ranged attack
    .about = One shot or throw: range, attack, damage, wound check.
    .sought = pistol, musket, bow, shooting, crossbow
    .example-1 = a pistol at 14 m
    .example-2 = a knife thrown from near by
damage = Damage
    .about = The light wounds of a blow that lands.
    .example-1 = a rapier, one raise
    .example-2 = two pistols
    .example-3 = a thrown knife
improvised_weapon = Improvised weapon
    .about = The damage of an object, and whether it breaks.
    .sought = chair, bottle, stool
    .example-1 = a broken bottle
    .example-2 = a stool
    .example-3 = an iron bar
wound_check = Wound check
    .about = What light wounds turn into, and the state they leave behind.
    .sought = soak, knocked out, death
    .example-1 = ten light and 15 more
    .example-2 = by a bullet
    .example-3 = a henchman
movement = Movement
    .about = What it costs to change levels in the scenery, or what a fall does.
    .example-1 = one level down
    .example-2 = one level up
    .example-3 = falling three levels
duel_blow = Blow in a fight
    .about = An attack with what it costs both sides: action die and heroism dice.
    .example-1 = a rapier one may avoid
duel = Duel
    .about = A whole fight between two characters, phase by phase.
    .sought = single combat, fencing
    .example-1 = Athos against Rochefort
    .example-2 = Rochefort surprised

## Other damage

surprise = Surprise
    .about = Stealth or ambush against the eye of the victim.
    .example-1 = a silent approach
    .example-2 = an ambush
fall = Fall
    .about = One die for every three metres, or for every level of the scenery.
    .sought = falling from a roof, height
    .example-1 = eleven metres onto the hard
    .example-2 = two dice, already hurt
    .example-3 = thirty metres, soft landing
explosion = Explosion
    .about = Escape in time, or take the blast.
    .sought = bomb, powder, grenade
    .example-1 = diving for cover
    .example-2 = no way out

## Tables

table-books = Books cited
key-code = Code
table-gj194 = Defence skills
table-gj197a = Improvised weapons
table-gm170b = Points a hit of a squad
key-number = Number
key-book_table = Table
    .help = A table that the summary only cites. Without a file of your own you are asked to open the book.
key-entry = Entry
    .help = The name, the number or the points to look under.
value-gj194 = defence skills
value-gj128b = weaknesses of villains
value-gj130b = effects of reputation
value-gm187b = poisons
value-gm176 = heroic opportunities (Game Master’s Guide)
value-mon103 = heroic opportunities (Montaigne)
value-cm4 = building ships
slot-gj194 =
    .book = Player’s Guide
    .page = p. 194
slot-gj197a =
    .book = Player’s Guide
    .page = p. 197a
slot-gm170b =
    .book = Game Master’s Guide
    .page = p. 170b

## Rolls

roll-total = Roll
roll-test = Roll
roll-attacker = Attacker’s roll
    .whose = attacker
roll-defender = Defender’s roll
    .whose = defender
roll-initiative = Initiative
roll-attack = Attack
    .whose = attacker
roll-active_defence = Active defence
    .whose = defender
roll-damage = Damage
roll-wound_check = Wound check
roll-escape = Escape
roll-attacker_initiative = Attacker’s initiative
    .whose = attacker
roll-defender_initiative = Defender’s initiative
    .whose = defender
roll-order = Drawing lots for the order

## Questions

ask-raises = How many raises on a difficulty of { $nd }?
    .short = Raises
    .usual = calls no raises
choice-raises =
    { $value ->
        [0] none
        [one] { $value } raise
       *[other] { $value } raises
    }
ask-heroism_test = How many heroism dice on this roll?
    .short = Heroism
    .usual = keeps the heroism dice
ask-damage_raises = The difficulty is { $nd }. How many raises for damage?
    .short = Raises, damage
    .usual = calls no raises for damage
choice-damage_raises =
    { $value ->
        [0] none
        [one] { $value } raise
       *[other] { $value } raises
    }
ask-heroism_attack = How many heroism dice for the attack?
    .short = Heroism, attack
    .usual = keeps the heroism dice when attacking
ask-heroism_defence = How many heroism dice to avoid the blow?
    .short = Heroism, defence
    .usual = keeps the heroism dice in defence
ask-heroism_damage = How many heroism dice for the damage?
    .short = Heroism, damage
    .usual = keeps the heroism dice for damage
ask-heroism_wound = How many heroism dice for the wound check?
    .short = Heroism, wounds
    .usual = keeps the heroism dice at the wound check
ask-defend = The blow lands; it takes { $nd } to avoid it. Spend an action die?
    .short = Avoid
    .usual = { $answers }, at every blow
ask-extra_targets = How many brutes to aim at beside the first?
    .short = Targets
    .usual = aims at one brute only
ask-move = Turn { $turn }, phase { $phase }: what to do?
    .short = Action
    .usual = acts by style, with the dice of the phase
choice-move =
    { $use ->
        [act] { $purpose ->
            [attack] attack
           *[other] do something else
        }
        [held] { $purpose ->
            [attack] attack with the held { $first }
           *[other] do something else with the held { $first }
        }
        [interrupt] do something else by an interrupt, with { $first } and { $second }
        [hold] hold a die
        [step_down] step down a level, free beside an action
       *[pass] pass
    }
ask-payment = Which dice pay for the active defence?
    .short = Payment
    .usual = pays by style
choice-payment =
    { $use ->
        [held] the held { $first }
        [interrupt] an interrupt, with { $first } and { $second }
       *[act] a die of this phase
    }
ask-parry_or_wait =
    { $dice ->
        [one] The blow lands; { $nd } avoids it. Spend the die, or keep it to strike?
       *[other] The blow lands; { $nd } avoids it. Spend the { $dice } dice, or keep them to strike?
    }
    .short = Avoid
    .usual = avoids the blow rather than wait
choice-parry_or_wait-parry = avoid the blow
choice-parry_or_wait-wait = take it and strike later

## Notes

note-pool =
    { $stated_rolled }k{ $stated_kept } becomes { $rolled }k{ $kept }{ $bonus ->
        [0] .
       *[other] , { $bonus } points on top.
    }
note-tested =
    { $success ->
        [true] { $total } against { $nd }: success.
       *[false] { $total } against { $nd }: failure.
    }
note-contest = The attacker needs { $attacker }, the defender { $defender }.
note-again = Nobody wins: both roll again.
note-attacked =
    { $hit ->
        [true] { $total } against { $nd }: the blow lands.
       *[false] { $total } against { $nd }: a miss.
    }
note-defended =
    { $avoided ->
        [true] { $total } against { $nd }: the blow is avoided.
       *[false] { $total } against { $nd }: the blow is not avoided.
    }
note-brute_out = The brute falls.
note-wounds =
    { $total } against { $nd }: { $gained ->
        [0] no dramatic wound.
        [one] { $gained } dramatic wound, { $state }.
       *[other] { $gained } dramatic wounds, { $state }.
    }
note-range = Range modifier: { $modifier }.
note-out_of_range = The target is beyond the range of { $range } m.
note-turn = Turn { $turn }.
note-intimidated =
    { $dice ->
        [one] { $who } is intimidated: { $dice } die fewer on every action against the other.
       *[other] { $who } is intimidated: { $dice } dice fewer on every action against the other.
    }
note-taunted =
    { $raises ->
        [one] { $who } is taunted: { $raises } raise for nothing on every action against the other.
       *[other] { $who } is taunted: { $raises } raises for nothing on every action against the other.
    }

## Errors

error-exclusive = cannot be given together with { $other }
error-out = this character is already out
error-broadsides = { $port } cannons to port and { $starboard } to starboard do not make { $brawn }
error-reference = “{ $ref }” is not a reference; write book, page and column, as in GM170b
error-book = { $book } is not a book; choose from { $allowed }
error-never-decided = this opposition can never be decided: { $attacker } and { $defender } are beyond these dice
error-die-behind = the { $face } lies behind in phase { $phase }: it is held or lost
error-die-ahead = the { $face } cannot be held yet in phase { $phase }
error-no-active-defence = no active defence against firearms
error-firearms-only = for firearms only
error-too-few-brutes = there are only { $brutes } brutes
error-no-support = brutes support nobody but a villain or a henchman
error-fall-upwards = one falls to a lower level
