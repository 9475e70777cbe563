## References and rolls

books = References
    .about = The book, page and column behind a reference such as GM170b.
lookup = Tables of the books
    .about = What only the books print, and nothing is rolled on: defence skills, weaknesses, effects of reputation, poisons, heroic opportunities, building ships.
pool = More than ten dice
    .about = What is really rolled and kept: heroism included, ten dice at most.
roll = Roll
    .about = Roll X, keep the best Y; tens explode.
    .sought = roll dice, throw, keep, XkY
test = Simple test
    .about = Does the total reach the difficulty, with raises called and free?
    .sought = target number, TN, succeed
opposed = Opposed test
    .about = Each against five times the other’s trait, until one of them wins.
skill_roll = Skill roll
    .about = Trait + skill rolled, trait kept, penalties included.
perception = Perception
    .about = A roll of wits, with one die more for keen senses.

## The turn

initiative = Initiative
    .about = The phases in which somebody may act this turn.
phase_order = Order of a phase
    .about = Who acts in this phase, and in which order.
action = Use of an action die
    .about = Act, hold, use a held die or interrupt: is it allowed, and what is left in hand?
passive_defence = Passive defence
    .about = The number that an attack must reach.

## Blows and wounds

attack = Attack
    .about = One whole blow in the mêlée: raises, attack, active defence, damage, wound check.
attack_brutes = Attack on brutes
    .about = One blow at several brutes: how many to aim at?
brute_attack = Attack by brutes
    .about = A squad attacks as one: hits, wounds and state of the target.
support = Support by brutes
    .about = What brutes add to the rolls of their leader.
active_defence = Active defence
    .about = Avoid a blow whose total is known.
riposte = Riposte
    .about = A blow lands; whoever takes it then strikes once for each die kept: what does it cost each of them?
interruption = Interrupt or wait
    .about = A blow lands: avoid it with a held die or an interrupt, or keep the dice to strike back?
ranged_attack = Ranged attack
    .about = One shot or throw: range, attack, damage, wound check.
    .sought = pistol, musket, bow, shooting, crossbow
damage = Damage
    .about = The light wounds of a blow that lands.
improvised_weapon = Improvised weapon
    .about = The damage of an object, and whether it breaks.
    .sought = chair, bottle, stool
wound_check = Wound check
    .about = What light wounds turn into, and the state they leave behind.
    .sought = soak, knocked out, death
movement = Movement
    .about = What it costs to change levels in the scenery, or what a fall does.
duel_blow = Blow in a fight
    .about = An attack with what it costs both sides: action die and heroism dice.
duel = Duel
    .about = A whole fight between two characters, phase by phase. For simulation: its ends are without number.
    .sought = single combat, fencing

## Other damage

surprise = Surprise
    .about = Stealth or ambush against the eye of the victim.
fall = Fall
    .about = One die for every three metres, or for every level of the scenery.
    .sought = falling from a roof, height
explosion = Explosion
    .about = Escape in time, or take the blast.
    .sought = bomb, powder, grenade

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
roll-defender = Defender’s roll
roll-initiative = Initiative
roll-attack = Attack
roll-active_defence = Active defence
roll-damage = Damage
roll-wound_check = Wound check
roll-escape = Escape
roll-attacker_initiative = Attacker’s initiative
roll-defender_initiative = Defender’s initiative
roll-order = Drawing lots for the order

## Questions

ask-raises = How many raises on a difficulty of { $nd }?
    .short = Raises
choice-raises =
    { $value ->
        [0] none
        [one] { $value } raise
       *[other] { $value } raises
    }
ask-heroism_test = How many heroism dice on this roll?
    .short = Heroism
ask-damage_raises = The difficulty is { $nd }. How many raises for damage?
    .short = Raises
choice-damage_raises =
    { $value ->
        [0] none
        [one] { $value } raise
       *[other] { $value } raises
    }
ask-heroism_attack = How many heroism dice for the attack?
    .short = Heroism, attack
ask-heroism_defence = How many heroism dice to avoid the blow?
    .short = Heroism, defence
ask-heroism_damage = How many heroism dice for the damage?
    .short = Heroism, damage
ask-heroism_wound = How many heroism dice for the wound check?
    .short = Heroism, wounds
ask-defend = The blow lands; it takes { $nd } to avoid it. Spend an action die?
    .short = Avoid
ask-extra_targets = How many brutes to aim at beside the first?
    .short = Targets
ask-move = Turn { $turn }, phase { $phase }: what to do?
    .short = Action
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
error-reference = “{ $ref }” is no reference; write book, page and column, as in GM170b
error-book = { $book } is no book; choose from { $allowed }
error-never-decided = this opposition can never be decided: { $attacker } and { $defender } are beyond these dice
error-die-behind = the { $face } lies behind in phase { $phase }: it is held or lost
error-die-ahead = the { $face } cannot be held yet in phase { $phase }
error-no-active-defence = no active defence against firearms
error-firearms-only = for firearms only
error-too-few-brutes = there are only { $brutes } brutes
error-no-support = brutes support nobody but a villain or a henchman
error-fall-upwards = one falls to a lower level
