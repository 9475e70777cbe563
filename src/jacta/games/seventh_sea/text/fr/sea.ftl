## Chapters

chapter-navigation = Navigation
chapter-naval_combat = Combat naval

## Procedures

navigate = Navigation
    .about = Le navigateur trace la route, le pilote la suit : le navire est-il perdu, et de combien ?
storm = Tempête
    .about = Les dégâts du climat contre le pilote : combien de rangs le navire perd-il ?
capsize = Chavirer
    .about = Dans la tempête, le MJ paie trois dés d’héroïsme : le pilote redresse-t-il le navire ?
shallows = Eaux peu profondes
    .about = Le navire s’échoue-t-il, et avec combien de dégâts graves ?
reefs = Récifs
    .about = La vigie ou le pilote les voit-il, et le navire passe-t-il ?
provisions = Provisions de bord
    .about = Combien de semaines l’équipage mange-t-il, et que fait la faim ?
    .sought = manger, nourriture, vivres
spoilage = Dégradation des provisions
    .about = En quelle semaine une nourriture est-elle pourrie ?
encounter = Rencontre aléatoire
    .about = Le MJ peut-il payer cette rencontre ?
ship = Navire
    .about = Les dés d’un navire et de son équipage, sa cargaison, ses dés d’héroïsme.
ship_initiative = Initiative du navire
    .about = Les phases où le navire pourra agir ; le maître voilier donne le choix.
ship_move = Mouvement du navire
    .about = Inertie, marche en avant, virage : où va le navire, et avec quels dés ?
firing_arc = Bordée
    .about = De quel côté se trouve la cible : bâbord, tribord, ou aucun canon ?
ship_fire = Ouvrir le feu
    .about = Une bordée : touche-t-elle, et que coûte-t-elle à la coque ?
    .sought = tir de canon, bordée, canonnade
sinking = Couler
    .about = Le navire coule-t-il, et en combien d’actions ?
boarding = Abordage
    .about = Assaut après assaut, jusqu’à ce qu’un équipage soit anéanti ou se rende.
    .sought = monter à bord, grappins
ramming = Éperonnage
    .about = Combien de dégâts graves pour chaque navire, exprès ou par accident ?
deck_shock = Chocs et éclats
    .about = Ce que les dégâts du navire font à ceux qui sont à bord.
scuttle = Sabordage
    .about = Une arme de main contre un navire : hache ou épée ?
ship_duel = Duel de navires
    .about = Deux navires sur la mer à hexagones : manœuvrez, tirez, éperonnez, abordez ; ou bordée contre bordée, en masse.
    .sought = bataille navale, combat naval

## Tables

table-gm141 = Navires à la dérive
table-gm178 = Effets climatiques
table-fds100 = ND de dégradation des provisions
table-fds101 = Coût des rencontres
table-cm4 = Construction de navires
table-fds103 = Table d’engloutissement
table-fds102 = Pertes d’un abordage
slot-gm141 =
    .book = Guide du Maître
    .page = p. 141
slot-gm178 =
    .book = Guide du Maître
    .page = p. 178
slot-fds100 =
    .book = Flots de Sang
    .page = p. 100
slot-fds101 =
    .book = Flots de Sang
    .page = p. 101
slot-cm4 =
    .book = Compendium
    .page = p. 4-9
    .suggested = une feuille française de batailles navales (document public 833477227 sur fr.scribd.com)
slot-fds103 =
    .book = Flots de Sang
    .page = p. 103
slot-fds102 =
    .book = Flots de Sang
    .page = p. 102

## Keys

key-km_offshore = Km loin des côtes
    .help = Kilomètres parcourus à plus de 40 km des côtes ; 0 si le navire longe la côte.
key-navigator = Navigateur
key-navigation = Navigation
key-pilot = Pilote
key-piloting = Piloter
key-lookout = Vigie
key-lost = Perdu
key-km_off = Km d’écart
key-direction = Direction
key-drift = Chercher la dérive
    .help = Où le navire perdu est poussé, selon la table de la page 141 du Guide du Maître. Si elle est remplie, elle est lue de toute façon.
key-die = Dé
key-weather = Climat
    .help = Le climat tel que la table de la page 178 du Guide du Maître le nomme ; ou bien donnez les dégâts.
key-damage_rolled = Dés de dégâts lancés
key-damage_kept = Dés de dégâts gardés
key-intervals = Intervalles de temps
key-ship = Navire
key-dice_lost = Rangs perdus
key-ranks_left = Rangs restants
key-draft = Tirant d’eau
key-depth = Profondeur
key-gm_heroism = Dés d’héroïsme du MJ
key-crew_heroism = Dés d’héroïsme à bord
key-capsized = Chaviré
key-crew_spent = Dés dépensés à bord
key-aground = Échoué
key-grave = Dégâts graves
key-spotted_by = Repérés par
key-cargo = Cargaison
    .help = Unités de cargaison : la Détermination du navire.
key-provisions = Rangs de provisions
key-crew = Rangs d’équipage
key-weeks = Semaines
key-can_land = Peut toucher terre
key-weeks_fed = Semaines nourries
key-enough = Assez de provisions
key-mutiny = Mutinerie
key-crew_left = Équipage restant
key-food = Nourriture
    .help = La nourriture telle que la table de la page 100 de Flots de Sang la nomme ; ou bien donnez le ND.
key-since = Semaines déjà passées
key-week = Semaine
    .help = 0 : encore bonne.
key-encounter = Rencontre
    .help = La rencontre telle que la table de la page 101 de Flots de Sang la nomme ; ou bien donnez son coût.
key-resolve_start = Coque au départ
key-port = Canons à bâbord
key-starboard = Canons à tribord
key-superficial = Dégâts superficiels
key-gunnery = Artillerie navale
key-carpenter = Charpentier de bord
key-rigging = Gréer
key-fire_rolled = Tir : dés lancés
key-fire_kept = Tir : dés gardés
key-hull_rolled = Coque : dés lancés
key-hull_kept = Coque : dés gardés
key-steer_rolled = Gouvernail : dés lancés
key-steer_kept = Gouvernail : dés gardés
key-sail_rolled = Voiles : dés lancés
key-sail_kept = Voiles : dés gardés
key-keep = Dés à garder
key-q = Hexagone q
key-r = Hexagone r
key-tq = Cible, hexagone q
key-tr = Cible, hexagone r
key-facing = Cap
    .help = De 0 à 5, dans le sens inverse des aiguilles d’une montre : un virage à gauche ajoute 1.
key-turns_made = Virages déjà faits
key-order = Ordre
key-hexes = Hexagones
key-cannons = Canons qui portent
key-ammunition = Munitions
key-heroism_hull = Dés d’héroïsme pour la coque
key-first_loss = Premier rang perdu
key-sinking = Coule
key-actions = Actions
key-attacker_crew = Équipage à l’abordage
key-defender_crew = Équipage abordé
key-adjacent = Bord à bord
key-assaults = Assauts
    .help = Un dé d’action par assaut.
key-table = Table du livre
    .help = Les lignes de la table, si vous les avez sous la main ; sinon le livre est consulté.
key-min = De
key-max = À
key-surrender_at = Reddition à
    .help = Rangs d’équipage auxquels on se rend. Sans réponse, les capitaines décident.
key-attacker_resolve = Coque de l’attaquant
key-defender_resolve = Coque du défenseur
key-accidental = Accidentel
key-balance = Équilibre
key-tool = Outil
key-hand_back = Rendre les navires
    .help = L’issue dit l’état des deux navires, pour commencer avec eux le combat suivant.
key-stand_and_fire = Bordée contre bordée
    .help = Sans mouvement : chaque dé d’action tire du côté le mieux armé.
key-loss_order = Ordre des pertes
    .help = Pour chaque camp, les traits dont les rangs sont pris, du premier au dernier. Sans réponse, le capitaine décide.
key-ship_points = Points de navire
key-max_trait = Trait maximum
key-max_modifications = Modifications au plus
key-max_defects = Défauts au plus

## Values

value-navigator = navigateur
value-captain = capitaine
value-crew = équipage
value-lookout = vigie
value-pilot = pilote
value-lowest = les plus bas
value-highest = les plus hauts
value-inertia = inertie
value-ahead = en avant
value-port = bâbord
value-starboard = tribord
value-round = boulets
value-canister = mitraille
value-chain = boulets ramés
value-choice = au choix
value-brawn = Gaillardise (canons)
value-finesse = Dextérité (équipage)
value-resolve = Détermination (coque)
value-weapon = arme
value-ongoing = indécis
value-both = les deux anéantis
value-first_phase_only = seulement en phase 1
value-too_far = trop loin
value-too_many_turns = trop de virages ce tour
value-no_such_die = ce dé n’est pas en main
value-not_enough = total insuffisant

## Throws

roll-navigator = Navigateur
roll-pilot = Pilote
roll-pilot_perception = Perception du pilote
roll-lookout = Vigie
roll-drift = Dérive
roll-storm = Dégâts de la tempête
roll-capsize = Redresser le navire
roll-spoilage = Dégradation
roll-sails = Voiles
roll-attacker_sails = Voiles de l’attaquant
roll-defender_sails = Voiles du défenseur
roll-fire = Tir
roll-broadside = Bordée
roll-hull = Coque
roll-assault = Assaut
roll-scuttle = Sabordage
roll-balance = Équilibre
roll-splinters = Chocs et éclats
roll-lots = Qui agit d’abord

## Questions

ask-navigator_raises = Combien d’augmentations pour faciliter la tâche du pilote ?
    .short = Augmentations
ask-lost_rank = Dans quel trait le navire perd-il un rang ?
    .short = Rang perdu
ask-pay_against_capsizing = Dépenser ensemble trois dés d’héroïsme pour ne pas chavirer ?
    .short = Payer
ask-discard = Quel dé d’action écarter ?
    .short = Dé écarté
ask-surrender = Se rendre ?
    .short = Reddition
ask-ship_order = Phase { $phase } (dés { $dice } ; en réserve { $held }) : quel ordre ?
    .short = Ordre
choice-ship_order =
    { $order ->
        [sail] avancer de { $hexes ->
            [one] { $hexes } hexagone
           *[other] { $hexes } hexagones
        }
        [ram] éperonner à { $hexes ->
            [one] { $hexes } hexagone
           *[other] { $hexes } hexagones
        }
        [fire_port] tirer à bâbord
        [fire_starboard] tirer à tribord
        [turn_left] virer à gauche
        [turn_right] virer à droite
        [board] aborder
        [interrupt] interrompre avec deux dés à venir
        [hold] mettre le dé en réserve
        [end] finir l’action
       *[pass] attendre
    }
ask-turn_payment = Quels dés pour virer ?
    .short = Virage
ask-interrupt_payment = Quels deux dés pour interrompre ?
    .short = Interruption
ask-ammunition = Quelles munitions ?
    .short = Munitions
ask-fire_raises = Combien d’augmentations sur le tir ?
    .short = Augmentations
ask-ship_heroism = Combien de dés d’héroïsme du navire sur ce jet ?
    .short = Héroïsme
ask-lost_gun = Le canon perdu est-il à bâbord ou à tribord ?
    .short = Canon perdu
ask-strike_colours = Amener le pavillon ?
    .short = Pavillon

## Notes

note-plotted = La route est trouvée.
note-not_plotted = La route est manquée de { $miss }.
note-on_course = Le navire tient sa route.
note-lost = Le navire est perdu : échec de { $miss }, { $km } km d’écart.
note-storm_losses =
    { $lost ->
        [0] Le navire supporte { $damage } points.
        [one] { $damage } points : { $lost } rang perdu.
       *[other] { $damage } points : { $lost } rangs perdus.
    }
note-rank_lost = Un rang de moins : { $trait }.
note-rotten = Pourri dans la semaine { $week }.
note-hull =
    { $damage } points : { $grave ->
        [0] la coque tient, { $superficial } dégâts superficiels
        [one] { $grave } dégât grave
       *[other] { $grave } dégâts graves
    }.
note-no_effect = Plus aucun dé à garder : sans effet.
note-assault = Score { $score } : il reste { $attacker } rangs à l’abordage, { $defender } à l’abordé.
note-ship_turn = Tour { $turn }.
note-pose = { $side } : hexagone { $q },{ $r }, cap { $facing }.
note-collision = Collision : { $grave } dégâts graves à chacun.
note-rammed = { $side } éperonne : { $grave } dégâts graves à chacun.
note-ship_fires =
    { $guns ->
        [one] Phase { $phase } : { $side } tire à { $deck }, avec un rang de canons.
       *[other] Phase { $phase } : { $side } tire à { $deck }, avec { $guns } rangs de canons.
    }
note-shot_missed = La bordée se perd en mer ({ $side }).
note-ship_rank_lost = { $side } perd un rang : { $trait }.
note-deck_shock = Choc nº { $shocks } à bord ({ $side }) : chacun fait un jet de Panache + Équilibre contre 15, voir « Chocs et éclats ».
note-ship_lost =
    { $actions ->
        [0] Le navire est perdu : { $side }.
       *[other] { $side } coule : il lui reste { $actions } actions avant de sombrer.
    }

## Picture

picture-duel =
    Deux navires à { $distance ->
        [one] { $distance } hexagone
       *[other] { $distance } hexagones
    }
picture-ship =
    { $side ->
        [attacker] attaquant
       *[defender] défenseur
    } : { $port } à bâbord, { $starboard } à tribord, coque { $hull }, dégâts graves { $grave }
picture-arc =
    { $arc ->
        [none] aucun canon ne porte
        [port] { $guns ->
            [0] bâbord porterait, sans canons
           *[other] bâbord porte
        }
       *[starboard] { $guns ->
            [0] tribord porterait, sans canons
           *[other] tribord porte
        }
    } ({ $side ->
        [attacker] attaquant
       *[defender] défenseur
    })
picture-inertia = inertie au début du tour

## Errors

error-cargo = { $provisions } rangs de provisions ne tiennent pas dans { $cargo } unités de cargaison
error-no-cannons = aucun canon de ce côté
error-not-adjacent = on n’aborde qu’un navire sur un hexagone adjacent
error-sails = un navire lance au plus { $most } dés d’action, pas { $panache }
error-loss-order = nommez chacun des cinq traits une fois
key-attacker_shocks = Chocs à bord de l’attaquant
key-defender_shocks = Chocs à bord du défenseur
