## Blows in a fight

duel_shot = Shot in a fight
    .about = A ranged attack with what it costs both sides: action die and heroism dice.
    .example-1 = a thrown hatchet
squad_blow = Blow of a squad in a fight
    .about = An attack by brutes with what it costs their target: action die and heroism dice.
    .example-1 = four brutes, one hero

## A fight of many

fight = Fight
    .about = Several characters and squads of brutes, phase by phase: who acts, whom to attack, with the odds of every blow. To play at the table, also with real dice, or to simulate.
    .sought = bar brawl, tavern, brutes
    .example-1 = musketeers against guards

key-side = Side
    .help = Any name. Those with the same side fight together. Left out: heroes together, everybody else against them.
key-ranged = Ranged weapon
    .help = A weapon of the ranged table, beside the one for the mêlée.
key-players = Players
    .help = Names or sides that people lead; all others fight by their style. Left out, those without a style are led by people.
key-levels = Highest level of the scenery
    .help = Tables, stairs, rigging: the floor is level 0. Left out, the scenery plays no part.
key-interruptions = Interruptions
    .help = Whether those who have two later dice are asked in every phase, or only in those of their own dice. Active defence by interrupt is always possible.
value-heroes = heroes
value-guards = The Guard
value-cutthroats = The Gang
value-tavern = tavern
value-frigate = frigate
value-galleon = galleon
value-own_phases = in one’s own phases
value-every_phase = in every phase
value-inactive = awake, cannot act
value-away = not there

ask-target = Attack whom?
    .short = Target
    .usual = fires what is loaded, at whoever can bear least
choice-target =
    { $means ->
        [ranged] shoot at { $target }
       *[melee] strike { $target }
    }
ask-deed = What to do with this die?
    .short = Deed
    .usual = reloads where need be, else does something else
choice-deed-reload = load the weapon
choice-deed-intimidate = intimidate the opponent
choice-deed-taunt = taunt the opponent
choice-deed-stand_up = get up
choice-deed-climb = climb, or jump down
choice-deed-speak = intimidate or taunt somebody
choice-deed-other = something else
ask-level = To which level of the scenery?
    .short = Level
    .usual = goes to the highest level
ask-words = Whom to intimidate or to taunt?
    .short = Words
    .usual = { $answers }
choice-words =
    { $kind ->
        [taunt] taunt { $target }
       *[intimidate] intimidate { $target }
    }
ask-support = Do brutes support this attack? They do not attack in this phase.
    .short = Support
    .usual = attacks without support
choice-support =
    { $points ->
        [0] nobody
       *[other] { $value }: +{ $points }
    }
ask-wake = Out! Spend a heroism die to come round?
    .short = Come round
    .usual = stays out of the fight
choice-wake-True = come round
choice-wake-False = stay down

note-phase = Phase { $phase }: { $names }.
note-initiative_of = Action dice: { $who }.
note-tied = Equal initiative: { $names } draw lots.
note-attacks =
    { $means ->
        [ranged] { $who } shoots at { $target }.
       *[melee] { $who } strikes at { $target }.
    }
note-holds = { $who } holds a die.
note-pays =
    { $use ->
        [held] { $who } pays for the defence with the held { $first }.
        [interrupt] { $who } pays for the defence with an interrupt: { $first } and { $second }.
       *[act] { $who } pays for the defence with a die of this phase.
    }
note-stands_up = { $who } gets up.
note-climbs = { $who } goes to level { $level }.
note-supports = { $who } supports { $villain }: +{ $points } on the attack.
note-felled =
    { $felled ->
        [one] { $who }: one brute falls, { $left } left.
       *[other] { $who }: { $felled } brutes fall, { $left } left.
    }
note-falls = { $who } falls.
note-out = { $who } is out.
note-reloads =
    { $left ->
        [0] { $who } has loaded.
        [one] { $who } loads: { $left } more action needed.
       *[other] { $who } loads: { $left } more actions needed.
    }

board-name = Name
board-side = Side
board-state = State
board-light = Light
board-dramatic = Dramatic
board-dice = Dice
board-held = Held
board-heroism = Heroism
board-penalty =
    { $dice ->
        [one] { $dice } die fewer
       *[other] { $dice } dice fewer
    }
board-forced =
    { $raises ->
        [one] { $raises } forced raise
       *[other] { $raises } forced raises
    }
board-cannons = Cannons
board-crew = Crew
board-hull = Hull
board-rudder = Rudder
board-sails = Sails
board-superficial = Superficial
board-grave = Grave
board-pose = { $ship }: hex { $hex }, facing { $facing }
board-battle = Turn { $turn }
board-wins = Turns won
board-free_raises = Free raises
board-heroic = Opportunities
board-reputation = Reputation
board-fight =
    { $phase ->
        [0] Turn { $turn }
       *[other] Turn { $turn }, phase { $phase }
    }
board-gm =
    { $dice ->
        [one] game master: { $dice } heroism die
       *[other] game master: { $dice } heroism dice
    }
board-prone = prone
board-level = level { $level }
board-heard =
    { $raises ->
        [0] −{ $dice } against { $name }
       *[other] { $dice ->
            [0] { $raises } idle raises against { $name }
           *[other] −{ $dice } and { $raises } idle raises against { $name }
        }
    }
board-brutes =
    { $count ->
        [0] out
        [one] one brute
       *[other] { $count } brutes
    }
board-reload =
    { $actions ->
        [one] loads: { $actions } action
       *[other] loads: { $actions } actions
    }

error-same-name = { $name } takes part already
error-out-already = { $name } is out of it already
error-in-action = { $name } is in the middle of an action: let it end first
error-no-side = { $side } means nobody: choose another name
error-not-for-kind =
    { $kind ->
        [brute] not for brutes: a squad has a number, a threat level and a hit value
       *[other] only for brutes
    }
error-no-such-level = level { $level } is above the highest one of the scenery, { $levels }
error-no-enemy = somebody must stand on two sides at least
