## Blows in a fight

duel_shot = Tir dans un combat
    .about = Une attaque à distance, avec ce qu’elle coûte aux deux camps : dé d’action et dés d’héroïsme.
    .example-1 = une hachette lancée
squad_blow = Attaque d’une bande dans un combat
    .about = Une attaque par des brutes, avec ce qu’elle coûte à leur cible : dé d’action et dés d’héroïsme.
    .example-1 = quatre brutes, un héros

## A fight of many

fight = Combat
    .about = Plusieurs personnages et bandes de brutes, phase par phase : qui agit, qui attaquer, avec les chances de chaque coup. À jouer à la table, aussi avec de vrais dés, ou à simuler.
    .sought = bagarre de taverne, mêlée, brutes
    .example-1 = mousquetaires contre gardes

key-side = Camp
    .help = Un nom au choix. Ceux du même camp combattent ensemble. Laissé libre : les héros ensemble, tous les autres contre eux.
key-ranged = Arme à distance
    .help = Une arme de la table des armes à distance, en plus de celle de mêlée.
key-players = Joueurs
    .help = Noms ou camps menés par des personnes ; les autres se battent selon leur style. Laissé libre, ceux qui n’ont pas de style sont menés par des personnes.
key-levels = Plus haut niveau du décor
    .help = Tables, escaliers, gréement : le sol est le niveau 0. Sans cela, le décor ne joue pas.
key-interruptions = Interruptions
    .help = Interroger ceux qui ont deux dés à venir à chaque phase, ou seulement aux phases de leurs propres dés. La défense active par interruption est toujours possible.
value-heroes = héros
value-guards = La Garde
value-cutthroats = La Bande
value-tavern = taverne
value-frigate = frégate
value-galleon = galion
value-own_phases = à ses propres phases
value-every_phase = à chaque phase
value-inactive = conscient, inactif
value-away = n’y est pas

ask-target = Attaquer qui ?
    .short = Cible
    .usual = tire si son arme est chargée, et vise qui peut le moins encaisser
choice-target =
    { $means ->
        [ranged] tirer sur { $target }
       *[melee] frapper { $target }
    }
ask-deed = Que faire de ce dé ?
    .short = Autre action
    .usual = recharge s’il le faut, sinon fait autre chose
choice-deed-reload = recharger l’arme
choice-deed-intimidate = intimider l’adversaire
choice-deed-taunt = provoquer l’adversaire
choice-deed-stand_up = se relever
choice-deed-climb = grimper, ou sauter en bas
choice-deed-speak = intimider ou provoquer quelqu’un
choice-deed-other = autre chose
ask-level = À quel niveau du décor ?
    .short = Niveau
    .usual = va au niveau le plus haut
ask-words = Qui intimider ou provoquer ?
    .short = Repartie
    .usual = { $answers }
choice-words =
    { $kind ->
        [taunt] provoquer { $target }
       *[intimidate] intimider { $target }
    }
ask-support = Des brutes soutiennent-elles cette attaque ? Elles n’attaquent pas dans cette phase.
    .short = Soutien
    .usual = attaque sans soutien
choice-support =
    { $points ->
        [0] personne
       *[other] { $value } : +{ $points }
    }
ask-wake = Hors de combat ! Dépenser un dé d’héroïsme pour revenir à soi ?
    .short = Revenir à soi
    .usual = reste hors de combat
choice-wake-True = revenir à soi
choice-wake-False = rester à terre

note-phase = Phase { $phase } : { $names }.
note-initiative_of = Dés d’action : { $who }.
note-tied = Initiative égale : { $names } tirent au sort.
note-attacks =
    { $means ->
        [ranged] { $who } tire sur { $target }.
       *[melee] { $who } frappe { $target }.
    }
note-holds = { $who } garde un dé en réserve.
note-pays =
    { $use ->
        [held] { $who } paie la défense avec le dé { $first } en réserve.
        [interrupt] { $who } paie la défense par une interruption : { $first } et { $second }.
       *[act] { $who } paie la défense avec un dé de cette phase.
    }
note-stands_up = { $who } se relève.
note-climbs = { $who } passe au niveau { $level }.
note-supports = { $who } soutient { $villain } : +{ $points } à l’attaque.
note-felled =
    { $felled ->
        [one] { $who } : une brute tombe, il en reste { $left }.
       *[other] { $who } : { $felled } brutes tombent, il en reste { $left }.
    }
note-falls = { $who } tombe.
note-out = { $who } est hors de combat.
note-reloads =
    { $left ->
        [0] { $who } a rechargé.
        [one] { $who } recharge : encore { $left } action.
       *[other] { $who } recharge : encore { $left } actions.
    }

board-name = Nom
board-side = Camp
board-state = État
board-light = Légères
board-dramatic = Graves
board-dice = Dés
board-held = Réserve
board-heroism = Héroïsme
board-penalty =
    { $dice ->
        [one] { $dice } dé de moins
       *[other] { $dice } dés de moins
    }
board-forced =
    { $raises ->
        [one] { $raises } augmentation forcée
       *[other] { $raises } augmentations forcées
    }
board-cannons = Canons
board-crew = Équipage
board-hull = Coque
board-rudder = Gouvernail
board-sails = Voiles
board-superficial = Superficiels
board-grave = Graves
board-pose = { $ship } : hexagone { $hex }, cap { $facing }
board-battle = Tour { $turn }
board-wins = Tours gagnés
board-free_raises = Augmentations
board-heroic = Opportunités
board-reputation = Réputation
board-fight =
    { $phase ->
        [0] Tour { $turn }
       *[other] Tour { $turn }, phase { $phase }
    }
board-gm =
    { $dice ->
        [one] MJ : { $dice } dé d’héroïsme
       *[other] MJ : { $dice } dés d’héroïsme
    }
board-prone = au sol
board-level = niveau { $level }
board-heard =
    { $raises ->
        [0] −{ $dice } contre { $name }
       *[other] { $dice ->
            [0] { $raises } augmentations pour rien contre { $name }
           *[other] −{ $dice } et { $raises } augmentations pour rien contre { $name }
        }
    }
board-brutes =
    { $count ->
        [0] hors de combat
        [one] une brute
       *[other] { $count } brutes
    }
board-reload =
    { $actions ->
        [one] recharge : { $actions } action
       *[other] recharge : { $actions } actions
    }

error-same-name = { $name } participe déjà
error-out-already = { $name } n’y est déjà plus
error-in-action = { $name } est au milieu d’une action : laissez-la d’abord finir
error-no-side = { $side } ne désigne personne : choisir un autre nom
error-not-for-kind =
    { $kind ->
        [brute] pas pour des brutes : une bande a un nombre, un niveau de menace et des points par coup
       *[other] réservé aux brutes
    }
error-no-such-level = le niveau { $level } est au-dessus du plus haut du décor, { $levels }
error-no-enemy = quelqu’un doit tenir debout dans deux camps au moins
