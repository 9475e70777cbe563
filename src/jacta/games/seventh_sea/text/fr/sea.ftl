## Chapters

chapter-navigation = Navigation
chapter-naval_combat = Combat naval

## Procedures

navigate = Navigation
    .about = Le navigateur trace la route, le pilote la suit : le navire est-il perdu, et de combien ?
    .example-1 = une traversée de 1200 km
    .example-2 = moins de 400 km
    .example-3 = le long des côtes
storm = Tempête
    .about = Les dégâts du climat contre le pilote : combien de rangs le navire perd-il ?
    .example-1 = un grain à 24
    .example-2 = les dommages tirés aux dés
    .example-3 = un navire, deux intervalles
capsize = Chavirer
    .about = Dans la tempête, le MJ paie trois dés d’héroïsme : le pilote redresse-t-il le navire ?
    .example-1 = un MJ qui insiste
    .example-2 = l’équipage paye toujours
    .example-3 = payer ou non, au choix
shallows = Eaux peu profondes
    .about = Le navire s’échoue-t-il, et avec combien de dégâts graves ?
    .example-1 = trop peu d’eau
    .example-2 = juste assez d’eau
reefs = Récifs
    .about = La vigie ou le pilote les voit-il, et le navire passe-t-il ?
    .example-1 = une vigie aux sens aiguisés
    .example-2 = un pilote aux sens aiguisés
provisions = Provisions de bord
    .about = Combien de semaines l’équipage mange-t-il, et que fait la faim ?
    .sought = manger, nourriture, vivres
    .example-1 = 12 semaines, petit équipage
    .example-2 = sept semaines sans escale
    .example-3 = sept semaines, avec escales
spoilage = Dégradation des provisions
    .about = En quelle semaine une nourriture est-elle pourrie ?
    .example-1 = deux semaines
    .example-2 = douze semaines
encounter = Rencontre aléatoire
    .about = Le MJ peut-il payer cette rencontre ?
    .example-1 = le MJ a de quoi payer
    .example-2 = le MJ est à court
ship = Navire
    .about = Les dés d’un navire et de son équipage, sa cargaison, ses dés d’héroïsme.
    .example-1 = une frégate
ship_initiative = Initiative du navire
    .about = Les phases où le navire pourra agir ; le maître voilier donne le choix.
    .example-1 = bien gréé, panache 2
    .example-2 = garder les plus hauts
    .example-3 = panache 1, gréer 1
ship_move = Mouvement du navire
    .about = Inertie, marche en avant, virage : où va le navire, et avec quels dés ?
    .example-1 = sur son erre
    .example-2 = virer à droite
    .example-3 = trop loin en avant
firing_arc = Bordée
    .about = De quel côté se trouve la cible : bâbord, tribord, ou aucun canon ?
    .example-1 = une cible à bâbord
    .example-2 = une cible à tribord
    .example-3 = une cible hors de portée
ship_fire = Ouvrir le feu
    .about = Une bordée : touche-t-elle, et que coûte-t-elle à la coque ?
    .sought = tir de canon, bordée, canonnade
    .example-1 = une bordée de boulets
    .example-2 = des boulets ramés
    .example-3 = de la mitraille
sinking = Couler
    .about = Le navire coule-t-il, et en combien d’actions ?
    .example-1 = huit dégâts graves
    .example-2 = un coup avant de couler
boarding = Abordage
    .about = Assaut après assaut, jusqu’à ce qu’un équipage soit anéanti ou se rende.
    .sought = monter à bord, grappins
    .example-1 = deux équipages égaux
ramming = Éperonnage
    .about = Combien de dégâts graves pour chaque navire, exprès ou par accident ?
    .example-1 = un éperonnage voulu
    .example-2 = une collision
    .also = éperonner
deck_shock = Chocs et éclats
    .about = Ce que les dégâts du navire font à ceux qui sont à bord.
    .example-1 = deux coups au but
    .example-2 = un homme de main
scuttle = Sabordage
    .about = Une arme de main contre un navire : hache ou épée ?
    .example-1 = à la hache
    .example-2 = à la rapière
duel_broadside = Bordée dans un combat
    .about = Une bordée, avec les dés d’héroïsme qu’elle coûte aux deux navires.
    .example-1 = deux navires au canon
grave_damage = Dégâts graves
    .about = Ce que des dégâts graves coûtent à un navire : un rang chacun, au choix du capitaine.
    .example-1 = deux dégâts, au choix
    .example-2 = mitraille dans l’équipage
ship_duel = Duel de navires
    .about = Deux navires sur la mer à hexagones : manœuvrez, tirez, éperonnez, abordez ; ou bordée contre bordée, en masse.
    .sought = bataille navale, combat naval
    .example-1 = bordée contre bordée
    .example-2 = trois tours de manœuvre

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
    .help = Kilomètres parcourus à plus de 40 km des côtes ; 0 si le navire longe la côte.
    .also = distance, km, kilomètres
key-navigator = Navigateur
    .help = Celui qui fait le point : ses rangs.
key-navigation = Navigation
    .help = Rang dans Navigation.
key-pilot = Pilote
    .help = Celui qui tient la barre : ses rangs.
key-piloting = Piloter
    .help = Rang dans Piloter.
key-lookout = Vigie
    .help = Celui qui guette : ses rangs.
key-lost = Perdu
key-km_off = Km d’écart
key-direction = Direction
key-drift = Chercher la dérive
    .help = Où le navire perdu est poussé, selon la table de la page 141 du Guide du Maître. Si elle est remplie, elle est lue de toute façon.
key-die = Dé
key-weather = Climat
    .help = Le climat tel que la table de la page 178 du Guide du Maître le nomme ; ou bien donnez les dégâts.
key-damage_rolled = Dés de dégâts lancés
    .help = Dés lancés des dégâts de cette ligne.
    .help-storm_interval = Dés lancés des dégâts de la tempête.
    .help-storm = Dés lancés des dégâts de la tempête.
key-damage_kept = Dés de dégâts gardés
    .help = Dés gardés des dégâts de cette ligne.
    .help-storm_interval = Dés gardés des dégâts de la tempête.
    .help-storm = Dés gardés des dégâts de la tempête.
key-intervals = Intervalles de temps
    .help = Combien de fois la tempête frappe.
    .also = intervalles
key-ship = Navire
key-dice_lost = Rangs perdus
key-ranks_left = Rangs restants
key-draft = Tirant d’eau
    .help = Le tirant d’eau : la coque du navire.
key-depth = Profondeur
    .help = La profondeur d’eau ; sous le tirant d’eau, on touche.
key-gm_heroism = Dés d’héroïsme du MJ
    .help = Les dés d’héroïsme dont dispose le maître de jeu.
key-crew_heroism = Dés d’héroïsme à bord
    .help = Ce que l’équipage peut dépenser pour redresser le navire.
key-capsized = Chaviré
key-crew_spent = Dés dépensés à bord
key-aground = Échoué
key-grave = Dégâts graves
    .help = Dégâts graves reçus ; chacun coûte un rang d’un trait du navire.
key-spotted_by = Repérés par
key-cargo = Cargaison
    .help = Unités de cargaison : la Détermination du navire.
key-provisions = Rangs de provisions
    .help = Un rang nourrit 6 rangs d’équipage pendant un mois.
key-crew = Rangs d’équipage
    .help = Chaque rang d’équipage mange.
key-weeks = Semaines
    .help = Combien de semaines en mer.
key-can_land = Peut toucher terre
    .help = À terre, on refait des vivres.
key-weeks_fed = Semaines nourries
key-enough = Assez de provisions
key-mutiny = Mutinerie
key-crew_left = Équipage restant
key-food = Nourriture
    .help = La nourriture telle que la table de la page 100 de Flots de Sang la nomme ; ou bien donnez le ND.
key-since = Semaines déjà passées
    .help = Depuis l’embarquement des vivres.
key-week = Pourrie en semaine
    .help = 0 : encore bonne.
key-encounter = Rencontre
    .help = La rencontre telle que la table de la page 101 de Flots de Sang la nomme ; ou bien donnez son coût.
key-resolve_start = Coque au départ
    .help = La coque à l’état neuf ; le double en dégâts graves et le navire coule.
key-ranks = Rangs
key-counted = Déjà comptés
    .help = Les dégâts graves du navire les comprennent déjà, comme après un échouage.
key-shocks = Chocs à bord
key-port = Canons à bâbord
    .help = Les dés de canons de ce bord.
key-starboard = Canons à tribord
    .help = Les dés de canons de ce bord.
key-superficial = Dégâts superficiels
    .help = Dégâts qui s’ajoutent au ND du prochain jet de coque.
key-gunnery = Artillerie navale
    .help = Rang en artillerie navale : un dé lancé de plus par rang au tir.
key-carpenter = Charpentier de bord
    .help = Rang du charpentier : un dé lancé de plus par rang pour la coque.
key-rigging = Gréer
    .help = Rang dans Gréer : les voiles.
key-fire_rolled = Tir : dés lancés
key-fire_kept = Tir : dés gardés
key-hull_rolled = Coque : dés lancés
key-hull_kept = Coque : dés gardés
key-steer_rolled = Gouvernail : dés lancés
key-steer_kept = Gouvernail : dés gardés
key-sail_rolled = Voiles : dés lancés
key-sail_kept = Voiles : dés gardés
key-keep = Dés à garder
    .help = Le capitaine garde autant de dés que de Panache.
key-hex = Hexagone
    .help = Une lettre pour la colonne, un nombre vers le bas : M13 est au milieu de la mer.
key-target_hex = Hexagone de la cible
    .help = Une lettre pour la colonne, un nombre vers le bas.
key-q = Hexagone q
    .help = La colonne de l’hexagone en coordonnées axiales.
key-r = Hexagone r
    .help = La rangée de l’hexagone en coordonnées axiales.
key-tq = Cible, hexagone q
    .help = La colonne de la cible en coordonnées axiales.
key-tr = Cible, hexagone r
    .help = La rangée de la cible en coordonnées axiales.
key-facing = Cap
    .help = De 0 à 5, dans le sens inverse des aiguilles d’une montre : un virage à gauche ajoute 1.
key-turns_made = Virages déjà faits
    .help = Un navire vire autant de fois par tour que son gouvernail.
key-order = Ordre
    .help = L’erre est obligatoire en phase 1 ; virer coûte des dés.
key-hexes = Hexagones
    .help-ramming = Les hexagones parcourus dans l’action qui précède le choc.
    .help-ship_move = De combien d’hexagones le navire avance.
key-cannons = Canons qui portent
    .help = Les dés de canons du bord qui porte sur la cible.
    .also = gaillardise, canons
key-ammunition = Munitions
    .help = Mitraille et boulets ramés : deux dés de moins, mais l’équipage ou les voiles d’abord.
key-heroism_hull = Dés d’héroïsme pour la coque
    .help = Ceux du navire visé, pour son jet de coque.
key-first_loss = Premier rang perdu
key-sinking = Coule
key-actions = Actions
key-attacker_crew = Équipage à l’abordage
    .help = La Dextérité du navire qui aborde.
key-defender_crew = Équipage abordé
    .help = La Dextérité du navire abordé.
key-adjacent = Bord à bord
    .help = On n’aborde que bord à bord.
key-assaults = Assauts
    .help = Un dé d’action par assaut.
key-table = Table du livre
    .help = Les lignes de la table, si vous les avez sous la main ; sinon le livre est consulté.
key-min = De
    .help = Le plus petit score de cette ligne de la table.
key-max = À
    .help = Le plus grand score de cette ligne de la table.
key-surrender_at = Reddition à
    .help = Rangs d’équipage auxquels on se rend. Sans réponse, les capitaines décident.
key-attacker_resolve = Coque de l’attaquant
    .help = La coque de celui qui éperonne.
    .also = détermination de l’attaquant
key-defender_resolve = Coque du défenseur
    .help = La coque de celui qui est éperonné.
    .also = détermination du défenseur
key-accidental = Accidentel
    .also = accident
    .help = Sans le vouloir, chacun subit la plus forte des deux coques.
key-balance = Équilibre
    .help = Rang dans Équilibre : rester debout sur le pont.
key-tool = Outil
    .help = Une hache ne perd qu’un dé, une autre arme deux.
key-hand_back = Rendre les deux camps
    .help = L’issue dit l’état des deux camps, navires ou combattants, pour commencer avec eux le combat suivant.
key-stand_and_fire = Bordée contre bordée
    .help = Sans mouvement : chaque dé d’action tire du côté le mieux armé.
key-loss_order = Ordre des pertes
    .help = Pour chaque camp, les traits dont les rangs sont pris, du premier au dernier. Sans réponse, le capitaine décide.
key-ship_points = Points de navire
key-max_trait = Trait maximum
key-max_modifications = Modifications au plus
key-max_defects = Défauts au plus

## Values

value-navigator = le navigateur
value-captain = le capitaine
value-ship = le navire
value-crew = l’équipage
value-lookout = vigie
value-pilot = le pilote
value-lowest = les plus bas
value-highest = les plus hauts
value-inertia = inertie
value-ahead = en avant
value-turn = virer
value-port = bâbord
value-starboard = tribord
value-round = boulets
value-canister = mitraille
value-chain = boulets ramés
value-choice = au choix
value-brawn = Gaillardise
    .also = canons
value-finesse = Dextérité
    .also = équipage
value-resolve = Détermination
    .also = coque
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
    .whose = navigator
roll-pilot = Pilote
roll-pilot_perception = Perception du pilote
roll-lookout = Vigie
roll-drift = Dérive
roll-storm = Dégâts de la tempête
roll-capsize = Redresser le navire
roll-spoilage = Dégradation
roll-sails = Voiles
roll-attacker_sails = Voiles de l’attaquant
    .whose = attacker
roll-defender_sails = Voiles du défenseur
    .whose = defender
roll-fire = Tir
roll-broadside = Bordée
roll-hull = Coque
roll-assault = Assaut
roll-scuttle = Sabordage
roll-balance = Équilibre
roll-splinters = Chocs et éclats
roll-lots = Qui agit d’abord

## Questions

ask-navigator_raises = Combien d’augmentations pour faciliter la tâche du pilote ?
    .short = Augmentations
    .usual = n’annonce aucune augmentation
ask-lost_rank = Dans quel trait le navire perd-il un rang ?
    .short = Rang perdu
    .usual = fait porter la perte sur { $answers }
choice-lost_rank-brawn = Gaillardise (canons)
choice-lost_rank-finesse = Dextérité (équipage)
choice-lost_rank-resolve = Détermination (coque)
choice-lost_rank-wits = Esprit (gouvernail)
choice-lost_rank-panache = Panache (voiles)
ask-pay_against_capsizing = Dépenser ensemble trois dés d’héroïsme pour ne pas chavirer ?
    .short = Payer
    .usual = ne paie pas pour éviter de chavirer
ask-discard = Quel dé d’action écarter ?
    .short = Dé écarté
    .usual = écarte les dés les plus tardifs
ask-surrender = Se rendre ?
    .short = Reddition
    .usual = ne se rend pas
ask-ship_order = Phase { $phase } (dés { $dice } ; en réserve { $held }) : quel ordre ?
    .short = Ordre
    .usual = fait feu de ce qui porte, vire pour mettre ses canons en ligne, sinon attend
choice-ship_order =
    { $order ->
        [ram] éperonner à { $hexes ->
            [one] { $hexes } hexagone
           *[other] { $hexes } hexagones
        }
       *[sail] avancer de { $hexes ->
            [one] { $hexes } hexagone
           *[other] { $hexes } hexagones
        }
    }
value-ram = éperonner
choice-ship_order-fire_port = tirer à bâbord
choice-ship_order-fire_starboard = tirer à tribord
choice-ship_order-turn_left = virer à gauche
choice-ship_order-turn_right = virer à droite
choice-ship_order-board = aborder
choice-ship_order-interrupt = interrompre avec deux dés à venir
choice-ship_order-hold = mettre le dé en réserve
choice-ship_order-end = finir l’action
choice-ship_order-pass = attendre
ask-turn_payment = Quels dés pour virer ?
    .short = Virage
    .usual = vire avec les premiers dés qui suffisent
ask-interrupt_payment = Quels deux dés pour interrompre ?
    .short = Interruption
    .usual = interrompt avec ses deux dés les plus tardifs
ask-ammunition = Quelles munitions ?
    .short = Munitions
    .usual = tire à boulets
ask-fire_raises = Combien d’augmentations sur le tir ?
    .short = Augmentations
    .usual = n’annonce aucune augmentation au tir
ask-ship_heroism = Combien de dés d’héroïsme du navire sur ce jet ?
    .short = Héroïsme
    .usual = garde les dés d’héroïsme du navire
ask-lost_gun = Le canon perdu est-il à bâbord ou à tribord ?
    .short = Canon perdu
    .usual = perd le canon de son bord le plus faible
ask-strike_colours = Amener le pavillon ?
    .short = Pavillon
    .usual = n’amène pas le pavillon

## Notes

note-plotted = La route est trouvée.
note-not_plotted = La route est manquée de { $miss }.
note-on_course = Le navire tient sa route.
note-lost = Le navire est perdu : échec de { $miss }, { $km } km d’écart.
note-storm_losses =
    { $lost ->
        [0] Le navire supporte { $damage } points.
        [one] { $damage } points : { $lost } rang perdu.
       *[other] { $damage } points : { $lost } rangs perdus.
    }
note-rank_lost = Un rang de moins : { $trait }.
note-rotten = Pourri dans la semaine { $week }.
note-hull =
    { $borne ->
        [0] ND { $nd }
       *[other] ND { $nd } ({ $damage } points et { $borne } déjà subis)
    } : { $grave ->
        [0] la coque tient, { $superficial } dégâts superficiels
        [one] { $grave } dégât grave
       *[other] { $grave } dégâts graves
    }.
note-no_effect = Plus aucun dé à garder : sans effet.
note-assault =
    Score { $score } : il reste { $attacker ->
        [one] { $attacker } rang
       *[other] { $attacker } rangs
    } à l’abordage, { $defender } à l’abordé.
note-ship_turn = Tour { $turn }.
note-pose = { $side } : hexagone { $hex }, cap { $facing }.
note-collision =
    Collision : { $grave ->
        [one] { $grave } dégât grave
       *[other] { $grave } dégâts graves
    } à chacun.
note-rammed =
    { $side } éperonne : { $grave ->
        [one] { $grave } dégât grave
       *[other] { $grave } dégâts graves
    } à chacun.
note-ship_fires =
    { $guns ->
        [one] Phase { $phase } : { $side } tire à { $deck }, avec un rang de canons.
       *[other] Phase { $phase } : { $side } tire à { $deck }, avec { $guns } rangs de canons.
    }
note-shot_missed = La bordée se perd en mer ({ $side }).
note-ship_rank_lost = { $side } perd un rang : { $trait }.
note-deck_shock = Choc nº { $shocks } à bord ({ $side }) : chacun fait un jet de Panache + Équilibre contre 15, voir « Chocs et éclats ».
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
    } : { $port } à bâbord, { $starboard } à tribord, coque { $hull }, dégâts graves { $grave }
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
