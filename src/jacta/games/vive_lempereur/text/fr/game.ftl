## The game and its chapters

game = Vive l’Empereur !
    .about = Batailles napoléoniennes au niveau du régiment, sur une carte à hexagones. La feuille d’aide de jeu : feu, ligne de visée, corps à corps, charges, formations, moral.
    .sought = VLE, VE, Napoléon, napoléonien, régiment
chapter-fire = Feu
chapter-melee = Corps à corps
chapter-formations = Formations
chapter-morale = Moral

## Procedures: fire

fire_table = Table de feu
    .about = Que donne ce dé sous cette valeur de feu : pertes, test de moral ?
    .example-1 = feu 3, un 4 au dé
    .example-2 = feu 7, un 1 au dé
    .example-3 = feu 5, un 0 au dé
fire_value = Valeur de feu
    .about = La valeur d’un tireur après formation, perte et distance, s’il peut tirer.
    .example-1 = une batterie à distance 3
    .example-2 = une batterie qui a souffert
    .example-3 = un carré
    .example-4 = les cavaliers ne tirent pas
fire = Feu
    .about = Un tir sur une cible : combien de pas perdus, et la cible teste-t-elle son moral ?
    .sought = tir, mousquets
    .example-1 = une ligne à bout portant
    .example-2 = une batterie contre un carré
    .example-3 = colonne contre tirailleurs
fire_sequence = Feu sur une pile
    .about = Un tir, ses pertes, les tests de moral du haut en bas de la pile, les retraites.
    .example-1 = batterie contre deux lignes
    .example-2 = ligne contre tirailleurs
line_of_sight = Ligne de visée
    .about = Le tireur voit-il la cible, et sinon, qu’est-ce qui la cache ?
    .sought = ligne de vue, voir, LDV, LOS
    .example-1 = un château sur la ligne
    .example-2 = entre deux forêts
    .example-3 = depuis une hauteur

## Procedures: melee

shock_value = Valeur de choc
    .about = Le choc d’une unité dans ce corps à corps, ou le sort qui la frappe sans dé.
    .example-1 = une colonne qui attaque
    .example-2 = une ligne prise de flanc
    .example-3 = cavaliers contre un carré
    .example-4 = une batterie prise à revers
melee_column = Rapport de combat
    .about = Deux totaux de choc : dans quelle colonne se bat-on ?
    .example-1 = presque à égalité
    .example-2 = plus du double
    .example-3 = deux faibles à égalité
melee_table = Table de corps à corps
    .about = Que donne ce dé dans cette colonne, pour chaque camp ?
    .example-1 = à égalité, un 4
    .example-2 = à quatre contre un, un 9
    .example-3 = à un contre deux, moins un
melee = Corps à corps
    .about = Un corps à corps entre deux totaux de choc, généraux compris.
    .sought = choc, CAC, CC, mort d’un général
    .example-1 = presque à égalité
    .example-2 = une attaque écrasante
    .example-3 = plus faible contre une ville
charge = Charge de cavalerie
    .about = Un corps à corps où la cavalerie attaquante charge : l’infanterie perd un pas de plus, sauf en carré.
    .sought = carré contre cavalerie, charger
    .example-1 = une ligne chargée
    .example-2 = une charge sur un carré
assault_sequence = Assaut
    .about = Un assaut entier, pile contre pile : choc, dé, pertes, tests de moral, retraites. Qui tient le terrain ?
    .example-1 = une colonne contre une ligne
    .example-2 = une charge de flanc
assault_plan = Plan d’assaut
    .about = Quelle formation pour cet assaut, et laquelle contre lui ? Un outil de prévision : la feuille n’en parle pas.
    .example-1 = une charge sur une ligne
    .example-2 = ligne contre ligne

## Procedures: formations

formation = Formation
    .about = Ce que la table des formations dit d’une arme dans une formation.
    .example-1 = un carré
    .example-2 = des cavaliers en bataille
    .example-3 = une batterie
change_formation = Changement de formation
    .about = Combien de points de mouvement, et reste-t-il de quoi payer ?
    .example-1 = trop tard pour la batterie
    .example-2 = reformer la ligne
    .example-3 = des cavaliers ralliés
movement = Mouvement
    .about = Combien de points une unité peut dépenser dans sa formation, et dans quelle direction.
    .example-1 = un carré
    .example-2 = une batterie
    .example-3 = des cavaliers désorganisés
retreat = Retraite
    .about = Les hexs où une retraite de deux hexs peut finir.
    .example-1 = la voie est libre
    .example-2 = sans issue
    .example-3 = communication toute proche
    .example-4 = à travers une unité amie

## Procedures: morale

morale_modifier = Modificatifs au moral
    .about = La somme des modificatifs et le nombre à ne pas dépasser.
    .example-1 = de flanc, avec un général
    .example-2 = carré contre cavalerie
morale_test = Test de moral
    .about = Deux dés contre le moral modifié : l’unité tient-elle ?
    .sought = fuite, déroute
    .example-1 = un moral de 7
    .example-2 = de flanc, avec un général
    .example-3 = une armée désespérée
rally = Ralliement
    .about = Une unité désorganisée tente de se reformer.
    .sought = rallier
    .example-1 = l’ennemi tout près
    .example-2 = une armée démoralisée

## Tables

table-fire = Table de feu
table-fire_target = Modificatifs au dé de feu
table-melee = Table de corps à corps
table-melee_columns = Colonnes du rapport de combat
table-formations = Table des formations
table-formation_change = Coût d’un changement de formation
table-morale = Modificatifs au moral

## Keys: units

key-arm = Arme
    .help = L’arme décide des formations et de leurs effets.
    .part = { $value }
    .also = type, type d’unité
key-formation = Formation
    .help = La formation change le feu, le choc, le moral et le mouvement.
    .part = { $value }
key-fire = Feu
    .also = valeur, valeur de feu
    .help = Valeur de feu imprimée sur le pion.
    .part = feu { $value }
key-shock = Choc
    .also = valeur, valeur de choc
    .help = Valeur de choc imprimée sur le pion.
    .part = choc { $value }
key-shock_column = Choc en colonne
    .help = Valeur de choc de la cavalerie en colonne. Nécessaire à la cavalerie en colonne ou adaptée.
key-morale = Moral
    .help = Moral imprimé : deux dés ne doivent pas le dépasser.
    .part = moral { $value }
key-steps = Pas
    .help = Les pas de perte que l’unité peut encore subir ; au dernier elle est éliminée.
    .part = { $value } pas
key-losses = Pertes
    .help = Les pas déjà perdus.
    .help-fire_value = Les pas que l’artillerie a déjà perdus : dès le premier, sa valeur est divisée par 2.
    .help-fire = Les pas que l’artillerie a déjà perdus : dès le premier, sa valeur est divisée par 2.
    .help-fire_sequence = Les pas que l’artillerie qui tire a déjà perdus : dès le premier, sa valeur est divisée par 2.
    .part = { $value ->
        [0] sans perte
        [one] { $value } perte
       *[other] { $value } pertes
    }
key-stack = Pile
    .help = Les unités d’un camp qui portent le même numéro occupent le même hex, la première est au-dessus.
key-terrain = Terrain
    .help = Le terrain où se tient l’unité : une ville ou un château dispense du test de moral d’un corps à corps.
    .help-scenario_map = Les cases qui ne sont pas claires, par terrain : terrain.forêt=D3,E4. A est la colonne de gauche, 1 la case du haut ; B, D, F sont une demi-case plus bas.
    .help-line_of_sight = Forêt, ville, village et château cachent ce qui est derrière.
key-bad_terrain = Terrain gênant
    .help = Un terrain où la cavalerie ne vaut que 1 (la feuille ne les nomme pas).
key-loss_penalty = Malus de pertes
    .help = 1 ou 2 selon les pertes, pour les tables qui lisent ainsi le « # » de la feuille.
key-state = État
    .part = { $value }
key-retreat = Retraite
    .part = { $value ->
        [0] { "" }
       *[other] retraite de { $value } hexs
    }

## Keys: fire

key-die = Dé
    .help = Le dé une fois modifié.
key-fire_value = Valeur de feu
    .help = La colonne de la table : la somme des valeurs de feu qui tirent ensemble ; 7 et plus, la dernière.
key-can_fire = Peut tirer
key-distance = Distance
    .help = En hexs ; un hex adjacent est à 1.
key-max_range = Portée maximum
    .also = portée
    .help = En hexs. Nécessaire à l’artillerie ; 1 pour les autres.
    .part = portée { $value }
key-other_fire = Autres tireurs
    .help = Somme des valeurs de feu des unités qui tirent avec celle-ci.
key-other_modifier = Autre modificatif
    .help = Ce qu’ajoute le scénario.
key-los = Ligne de visée libre
    .help = Sans ligne de visée, pas de tir.
key-target_formation = Formation de la cible
    .help = Un carré se touche mieux (+1), des tirailleurs moins bien (−1).
    .also = cible
key-target_terrain = Terrain de la cible
    .help = Une unité adaptée dans une ville ne teste pas son moral.
key-targets = Cibles
    .help = Les unités de l’hex visé, celle du dessus en premier.
key-morale_test = Test de moral
key-morale_general = Général (moral)
    .help = Le bonus du général au test de moral ; il ne touche jamais au feu.
key-morale_other = Autre modificatif au moral
    .help = Ce que le scénario ajoute au moral de la cible.
key-demoralisation = Démoralisation
    .help = Démoralisé −1, désespéré −2 au test de moral.
key-can_retreat = Peut retraiter
    .help = Sans retraite possible, une unité qui devrait reculer est éliminée.

## Keys: melee

key-role = Rôle
    .help = L’artillerie n’attaque pas ; certaines formations ne valent pas autant en défense.
key-vs_infantry = Contre de l’infanterie
    .help = Un carré vaut moitié moins contre de l’infanterie.
key-vs_square = Contre un carré
    .help = La cavalerie en bataille ne vaut que 1 contre un carré.
key-attacked_from = Attaqué par
    .help = D’où vient l’attaque sur le défenseur ; de plusieurs côtés, donner le pire.
    .also = attaqué de, attaque par
key-auto = Résultat sans dé
key-attacker_shock = Choc de l’attaquant
    .help = La somme des valeurs de choc de l’attaque, en demis.
    .also = valeur de l’attaquant, attaquant
key-defender_shock = Choc du défenseur
    .help = La somme des valeurs de choc de la défense ; 0 : dernière colonne.
    .also = valeur du défenseur, défenseur
key-column = Colonne
    .help = Le rapport des forces, tel qu’imprimé en tête de colonne.
    .also = rapport, rapport de combat
key-attacker = Attaquant
key-defender = Défenseur
key-attacker_general = Général attaquant
    .help = La valeur du général au corps à corps, ajoutée au dé.
key-defender_general = Général défenseur
    .help = La valeur du général au corps à corps, retirée du dé.
key-attacker_terrain = Terrain de l’attaquant
    .help = Qui est dans une ville ou un château n’a pas de test de moral.
key-defender_terrain = Terrain du défenseur
    .help = Qui est dans une ville ou un château n’a pas de test de moral.
key-defender_arm = Arme du défenseur
    .help = La charge fait une perte de plus à l’infanterie hors carré.
    .also = type du défenseur
key-defender_formation = Formation du défenseur
    .help = Un carré ne subit pas la perte de plus d’une charge.
key-attackers = Attaquants
    .help = De une à quatre unités, celle du dessus en premier.
key-defenders = Défenseurs
    .help = De une à quatre unités, celle du dessus en premier.
key-charge = Charge
    .help = Il faut de la cavalerie ; contre de l’infanterie hors carré, une perte de plus.
key-attacker_morale_general = Général attaquant au moral
    .help = Le bonus de son général au test de moral.
key-defender_morale_general = Général défenseur au moral
    .help = Le bonus de son général au test de moral.
key-attacker_demoralisation = Démoralisation de l’attaquant
    .help = Démoralisé −1, désespéré −2 au test de moral.
key-defender_demoralisation = Démoralisation du défenseur
    .help = Démoralisé −1, désespéré −2 au test de moral.
key-attacker_morale_other = Autre modificatif au moral de l’attaquant
    .help = Ce que le scénario ajoute à son moral.
key-defender_morale_other = Autre modificatif au moral du défenseur
    .help = Ce que le scénario ajoute à son moral.
key-attacker_can_retreat = L’attaquant peut retraiter
    .help = Sans retraite possible, une unité qui devrait reculer est éliminée.
key-defender_can_retreat = Le défenseur peut retraiter
    .help = Sans retraite possible, une unité qui devrait reculer est éliminée.
key-attacker_formations = Formations de l’attaquant
    .help = Ce que sa première unité peut prendre, outre sa formation présente.
key-defender_formations = Formations du défenseur
    .help = Ce que sa première unité peut prendre, outre sa formation présente.
key-winner = Vainqueur

## Keys: morale

key-general = Général
    .help = Le général présent, qui aide au moral (0 à 2) et à la mêlée.
key-square_vs_cavalry = Carré contre cavalerie
    .help = +2 quand un carré est attaqué par de la cavalerie.
    .also = carré
key-disorganised = Désorganisé
    .help = −2 tant que l’unité n’est pas ralliée.
key-unit_above_failed = Test raté au-dessus
    .help = −2 : l’unité du dessus vient de rater son test.
key-rally_adjacent_enemy = Ralliement près de l’ennemi
    .help = −1 quand l’unité se rallie à côté d’un ennemi.
key-adjacent_enemy = Ennemi adjacent
    .help = −1 quand l’unité se rallie à côté d’un ennemi.
    .also = adjacent, adjacent à l’ennemi
key-modifier = Modificatif
key-target = Seuil
key-passed = Réussi
key-rallied = Rallié
    .help = L’unité vient de se rallier : elle choisit sa formation sans payer.

## Keys: formations and the map

key-from = Départ
    .help = L’hexagone de départ, par son numéro imprimé (0304) ou ses coordonnées.
    .help-change_formation = La formation quittée.
    .also = de, depuis
    .help-line_of_sight = C4 : troisième colonne, quatrième case en descendant, les colonnes B, D, F une demi-case plus bas. Ou le numéro imprimé sur une carte, 0304, ou q,r.
    .help-retreat = C4 : troisième colonne, quatrième case en descendant, les colonnes B, D, F une demi-case plus bas. Ou le numéro imprimé sur une carte, 0304, ou q,r.
    .help-battery_fires = C4 : troisième colonne, quatrième case en descendant, les colonnes B, D, F une demi-case plus bas. Ou le numéro imprimé sur une carte, 0304, ou q,r.
key-to = Arrivée
    .help = L’hexagone d’arrivée, par son numéro imprimé (0304) ou ses coordonnées.
    .help-forming = La formation voulue, parmi celles de l’arme.
    .help-change_formation = La formation voulue, parmi celles de l’arme.
    .also = à, vers
    .help-line_of_sight = C4 : troisième colonne, quatrième case en descendant, les colonnes B, D, F une demi-case plus bas. Ou le numéro imprimé sur une carte, 0304, ou q,r.
    .help-battery_fires = C4 : troisième colonne, quatrième case en descendant, les colonnes B, D, F une demi-case plus bas. Ou le numéro imprimé sur une carte, 0304, ou q,r.
key-mp = Points de mouvement
    .also = PM
    .help = Points de mouvement qui restent ; un carré n’en a qu’un, une batterie aucun.
    .part = { $value } PM
key-mp_left = Points restants
    .help = Changer de formation coûte 1 à l’infanterie, 2 à l’artillerie, rien à la cavalerie.
    .also = PM
key-cost = Coût (PM)
key-allowed = Permis
key-toward_communications = Vers la ligne de communication
key-movement = Mouvement
key-flank_rear = Arrière/flanc
key-hexes = Hexs
    .help = Les hexs qui ne sont pas clairs, plats et vides.
key-q = q
    .help = La colonne de l’hexagone en coordonnées axiales.
key-r = r
    .help = La rangée de l’hexagone en coordonnées axiales.
key-level = Niveau
    .also = niveaux
    .help = La hauteur du terrain ; elle cache ce qui est derrière.
key-unit = Unité
    .help = Une unité dans l’hexagone gêne la vue et la retraite.
    .help-rallying = L’unité qui se rallie.
    .help-forming = L’unité qui change de formation.
key-visible = Visible
key-communication = Communication
    .help = L’hex vers lequel le camp communique.
    .help-scenario_map = Pour chaque camp, la case vers laquelle il se retire : communication.français=A3.
key-blocked = Interdits
    .help = Hexs où l’unité ne peut pas passer : ennemis, terrain infranchissable.
key-possible = Possible

## Values

value-infantry = infanterie
value-cavalry = cavalerie
value-artillery = artillerie
value-column = colonne
value-line = ligne
value-square = carré
value-adapted = adapté
    .also = adaptée
value-disorganised = désorganisé
    .also = désorganisée
value-battle_line = en bataille
value-limbered = attelée
value-in_battery = en batterie
value-skirmish = tirailleurs
value-clear = clair
value-forest = forêt
value-town = ville
value-village = village
value-castle = château
value-other = autre
value-crest = crête
value-unit = unité
value-front = face
value-flank = flanc
value-rear = arrière
value-D = D
    .also = désorganisé et retraite de 2 hexs, désorganisé
value-D1 = D1
    .also = désorganisé + 1 perte + retraite 2 hexs
value-E = E
    .also = éliminé
value-none = aucun
    .under-defender_demoralisation = aucune
    .under-attacker_demoralisation = aucune
    .under-demoralisation = aucune
    .also = aucune, rien, personne
value-demoralised = démoralisé
value-desperate = désespéré
value-attack = attaque
value-defend = défense
value-cannot_attack = ne peut pas attaquer
value-eliminated = éliminé
value-formed = en ordre
value-attacker = l’attaquant
value-defender = le défenseur
value-target = la cible
value-owner = le propriétaire
value-general = général, par point
value-square_vs_cavalry = carré contre cavalerie
value-unit_above_failed = test raté de l’unité du dessus
value-rally_adjacent_enemy = ralliement à côté de l’ennemi
value-loss_penalty = pertes, par point (lecture R21)
value-eight_5_2 = huit colonnes, avec 5/2
value-seven = sept colonnes
value-eight_5_1 = huit colonnes, jusqu’à 5/1
value-firer = le tireur
value-normal = normal
value-plus_1 = valeur + 1
value-half_vs_infantry = moitié contre infanterie
value-half = moitié
value-half_shock = moitié du choc
value-normal_or_1 = normal ou 1
value-column_value = valeur colonne
value-column_or_1 = colonne ou 1
value-no_attack = pas d’attaque
value-toward_communications = vers la ligne de communication
value-plus_2_vs_cavalry = + 2 contre cavalerie
value-no_test_in_town = pas de test en ville
value-minus_2 = − 2
value-auto_disorganised = désorganisé d’office

## Rolls and questions

roll-fire = Feu
roll-melee = Corps à corps
roll-morale = Moral
roll-rally = Ralliement
ask-loss_unit =
    { $losses ->
        [one] { $losses } pas à perdre. Quelle unité le perd ?
       *[other] { $losses } pas à perdre. Quelle unité perd le prochain ?
    }
    .short = Perte
    .usual = fait prendre les pertes à la première unité debout ({ $answers })
choice-loss_unit =
    n° { $place }, { $arm }, { $formation }, { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
ask-attacker_formation = Quelle formation pour la première unité qui attaque ?
    .short = Attaque
    .usual = attaque en formation { $answers }
ask-defender_formation = L’attaquant vient en formation { $attacker }. Quelle formation pour la première unité qui défend ?
    .short = Défense
    .usual = reçoit l’assaut en formation { $answers }
ask-retreat_hex = Dans quel hex l’unité finit-elle sa retraite ?
    .short = Retraite
    .usual = finit sa retraite dans le premier hex possible ({ $answers })

## Notes: fire and sight

note-fire_value = Valeur de feu { $value }.
note-fired =
    Dé modifié { $die } : { $losses ->
        [0] aucune perte
        [one] { $losses } pas de perte
       *[other] { $losses } pas de perte
    }{ $test ->
        [true] , test de moral.
       *[false] .
    }
note-path_clear = Chemin { $path } : libre.
note-path_blocked = Chemin { $path } : caché en { $hex } ({ $cause }).
note-sight =
    { $visible ->
        [true] La cible est en vue.
       *[false] La cible est hors de vue.
    }

## Notes: melee

note-column = { $attacker } contre { $defender } : colonne { $column }.
note-melee_result = Dé modifié { $die } : attaquant { $attacker }, défenseur { $defender }.
note-guns_out =
    { $end ->
        [retreats] Les pièces n° { $place }, prises sans défense, sont désorganisées et retraitent de 2 hexs avant le dé.
        [stays] Les pièces n° { $place }, prises sans défense, sont désorganisées sur place avant le dé.
       *[eliminated] Les pièces n° { $place }, prises sans défense, sont éliminées avant le dé.
    }
note-winner =
    { $winner ->
        [attacker] L’attaquant l’emporte : personne d’autre ne tient le terrain.
        [defender] Le défenseur l’emporte : personne d’autre ne tient le terrain.
       *[none] Pas de vainqueur.
    }

## Notes: losses and morale

note-step_lost =
    { $side ->
        [attacker] L’unité attaquante
        [defender] L’unité défendante
       *[target] L’unité
    } n° { $place } perd un pas, { $left ->
        [0] le dernier : elle est éliminée.
        [one] il lui en reste { $left }.
       *[other] il lui en reste { $left }.
    }
note-all_eliminated =
    { $side ->
        [attacker] Toute l’attaque est éliminée.
        [defender] Toute la défense est éliminée.
       *[target] Toute la pile est éliminée.
    }
note-all_broken =
    { $side ->
        [attacker] Les attaquants
        [defender] Les défenseurs
       *[target] Les cibles
    } sont { $end ->
        [retreats] désorganisés et retraitent de 2 hexs.
        [stays] désorganisés sur place : la retraite est coupée.
       *[eliminated] éliminés : la retraite est coupée.
    }
note-target = Seuil : { $target }.
note-tested =
    { $passed ->
        [true] Test réussi.
       *[false] Test raté.
    }
note-rallied =
    { $success ->
        [true] L’unité est ralliée.
       *[false] L’unité reste désorganisée.
    }
note-exempt =
    { $side ->
        [attacker] L’unité attaquante
        [defender] L’unité défendante
       *[target] L’unité
    } n° { $place } est à l’abri : pas de test.
note-unit_holds =
    { $side ->
        [attacker] L’unité attaquante
        [defender] L’unité défendante
       *[target] L’unité
    } n° { $place } tient bon.
note-unit_fails =
    { $side ->
        [attacker] L’unité attaquante
        [defender] L’unité défendante
       *[target] L’unité
    } n° { $place } { $end ->
        [retreats] cède : désorganisée, elle retraite de 2 hexs.
        [stays] cède : elle est désorganisée sur place.
       *[eliminated] cède sans pouvoir retraiter : elle est éliminée.
    }
note-cannot_retreat = Aucune retraite possible.
note-retreated = L’unité retraite en { $hex }.

## Errors

error-formation = { $formation } n’est pas une formation pour { $arm } ; choisir parmi { $allowed }
error-same-formation = l’unité est déjà en { $formation }
error-not-rallied = une unité désorganisée doit d’abord se rallier
error-not-disorganised = cette unité n’est pas désorganisée
error-choose-disorder = on ne choisit pas d’être désorganisé
error-no-fire-formation = cette unité ne peut pas tirer en { $formation }
error-no-fire-fire = cette unité n’a pas de valeur de feu
error-no-fire-distance = la cible est à { $distance } hexs, au-delà de la portée maximum { $range }
error-no-sight = le tireur ne voit pas la cible
error-disorganised-square = une unité désorganisée n’est pas en carré
error-column = { $column } n’est pas une colonne ; choisir parmi { $allowed }
error-hex-twice = l’hex { $hex } figure deux fois
error-same-hex = { $hex } est aussi l’hex de départ
error-two-hexes = toutes les cibles sont dans le même hex : un seul numéro de pile
error-guns-attack = l’artillerie n’attaque pas
error-charge-without-cavalry = aucune cavalerie n’attaque : personne ne charge
error-no-shock = le choc total de l’attaque est nul
error-no-gain = il n’y a rien à gagner de plus ici

## Options

option-melee_columns = Colonnes du corps à corps
    .about = Sept rapports imprimés au-dessus de huit paires de résultats : lequel manque ?
option-melee_columns-eight_5_2 = huit colonnes, 5/2 entre 2/1 et 3/1
option-melee_columns-seven = sept colonnes, la huitième paire n’est jamais lue
option-melee_columns-eight_5_1 = huit colonnes, la dernière est 5/1+
option-melee_corner = Coin de la table
    .about = Dé 0 dans la dernière colonne : le 0/0 imprimé rompt la diagonale.
option-melee_corner-printed = 0/0, comme imprimé
option-melee_corner-diagonal = 1/*1, comme le veut la diagonale
option-ratio_rounding = Rapport entre deux colonnes
    .about = Vers quelle colonne arrondir ?
option-ratio_rounding-defender = en faveur du défenseur
option-ratio_rounding-attacker = en faveur de l’attaquant
option-fire_die_1 = Dé 1 de la table de feu
    .about = La case 7+ est vide alors que 5 et 6 demandent un test.
option-fire_die_1-filled = test aussi à 7+
option-fire_die_1-printed = 7+ vide, comme imprimé
option-fire_die_1-shifted = ligne décalée : tests à 6 et 7+
option-fire_loss_test = Test après une perte par le feu
    .about = La légende « pertes et test moral » a perdu son symbole.
option-fire_loss_test-all = toute perte demande un test
option-fire_loss_test-two_or_more = à partir de deux pas
option-fire_loss_test-none = jamais
option-fire_die_0 = Dé 0 de la table de feu
    .about = Les tirailleurs font descendre le dé sous la première ligne.
option-fire_die_0-no_effect = sans effet
option-fire_die_0-row_1 = on lit la ligne 1
option-range_count = Distance de l’artillerie
    .about = « − 1 par hex du tireur à la cible » : compte-t-on l’hex de la cible ?
option-range_count-distance = oui, adjacent = − 1
option-range_count-intervening = non, adjacent = 0
option-artillery_halving = Artillerie avec une perte
    .about = Divise-t-on avant ou après la distance ?
option-artillery_halving-before_range = avant la distance
option-artillery_halving-after_range = après la distance
option-los_edge = Visée le long d’un bord
    .about = La ligne suit les bords : quels hexs doivent être libres ?
option-los_edge-either_side = un côté entier suffit
option-los_edge-pair = un hex libre à chaque paire suffit
option-los_edge-strict = les deux côtés
option-crest_exception = En haut de la crête
    .about = Que permet d’être en haut et adjacent à la crête ?
option-crest_exception-own_crest = de voir par-dessus sa crête seulement
option-crest_exception-line = de voir par-dessus toutes les crêtes de la ligne
option-half_rounding = Moitié du choc
    .about = Arrondit-on un choc divisé par deux ?
option-half_rounding-none = on garde le demi-point
option-half_rounding-up = au supérieur
option-column_flank = Colonne prise de flanc
    .about = Le + 1 de la colonne est-il divisé lui aussi ?
option-column_flank-after_bonus = (choc + 1) / 2
option-column_flank-before_bonus = choc / 2 + 1
option-column_vs_square = Cavalerie en colonne contre un carré
    .about = Le 1 contre un carré n’est pas imprimé pour la cavalerie en colonne. Garde-t-elle sa valeur ?
option-column_vs_square-full = elle garde sa valeur de colonne
option-column_vs_square-one = elle vaut 1, comme en bataille
option-town_exemption = Ville et château
    .about = Qui est dispensé du test en ville ou au château ?
option-town_exemption-unit = l’unité qui s’y trouve
option-town_exemption-combat = tout le monde, si le défenseur s’y trouve
option-battery_flank = Batterie prise de flanc
    .about = Que veut dire « désorganisée automatiquement » ?
option-battery_flank-auto_d = un D sans jet de dé
option-battery_flank-eliminated = éliminée
option-charge_on_d = Charge et résultat D
    .about = La charge ajoute-t-elle une perte à un D ?
option-charge_on_d-adds_loss = oui, D devient D1
option-charge_on_d-no_loss = non
option-loss_morale = Moral et pertes
    .about = « # 1 or 2 en fonction des pertes » : un malus de 1 ou 2 selon les pertes de l’unité ?
option-loss_morale-stated = seul le malus indiqué compte (le # est la valeur du général)
option-loss_morale-counted = 1 par pas perdu, 2 au plus, ceux du combat en cours compris
option-rally_penalty = Ralliement
    .about = Le − 2 du désordre compte-t-il au ralliement ?
option-rally_penalty-applies = oui
option-rally_penalty-waived = non
option-stack_test = Test d’une pile
    .about = Qui teste dans une pile ?
option-stack_test-cascade = celle du dessous seulement après un échec au-dessus
option-stack_test-all = toutes
option-morale_failure = Test raté
    .about = La feuille ne dit pas ce qu’entraîne un échec.
option-morale_failure-disorganised_retreat = désorganisé et retraite de 2 hexs
option-morale_failure-disorganised = désorganisé sur place
option-blocked_retreat = Retraite impossible
    .about = Que devient une unité qui ne peut pas retraiter ?
option-blocked_retreat-eliminated = éliminée
option-blocked_retreat-stays = désorganisée sur place
option-retreat_units = Retraite et unités
    .about = Une unité qui retraite peut-elle passer par un hex occupé ? La feuille n’en dit rien.
option-retreat_units-pass = oui : seuls les hexs barrés l’arrêtent
option-retreat_units-bar = non : un hex occupé lui barre la route
option-free_change = Changement gratuit
    .about = « 0 PM si adapté ou désorganisé » : dans quel sens ?
option-free_change-both = en y entrant et en en sortant
option-free_change-to = en y entrant seulement
option-morale_pass = Égalité au test
    .about = Réussit-on en tirant exactement le moral ?
option-morale_pass-at_most = oui
option-morale_pass-below = non
option-flank_morale = Moral pris de flanc
    .about = Le − 2 ou − 3 touche-t-il aussi ceux qui n’ont pas de flanc ?
option-flank_morale-open_formations = non, seulement colonne, ligne et bataille
option-flank_morale-all = oui, tous

## Readings

R1 = Un rapport manque au-dessus de la table de corps à corps
    .about = Chaque ligne porte huit paires de résultats, mais sept rapports seulement sont imprimés. Les résultats glissent d’une case par colonne ; la troisième est symétrique, c’est donc 1/1, et la huitième, seule à éliminer le défenseur, est 4/1+. Le rapport perdu est entre 2/1 et 4/1+ : nous lisons 5/2.
R1c = Le coin 0/0
    .about = Au dé 0 de la dernière colonne, la diagonale voudrait 1/*1. Les chiffres sont lisibles et d’autres cases s’écartent aussi de la diagonale : l’imprimé reste. On n’y arrive qu’avec un général défenseur.
R2 = Les dés
    .about = La feuille ne nomme pas les dés. Les lignes 1 à 7 et 0 à 7 avec des modificatifs d’un point supposent un dé à six faces ; la note sur 2 et 12, deux dés pour le moral.
R3 = Arrondi du rapport
    .about = Non précisé. L’usage des wargames arrondit en faveur du défenseur ; « 1/2- » et « 4/1+ » marquent les bouts ouverts.
R4 = Dé 1, colonne 7+
    .about = Un feu plus lourd ferait moins qu’un feu de 5 ou 6. Nous complétons la case par un test, le moins qui rétablisse l’ordre ; on peut aussi garder le vide, ou penser que la ligne a glissé.
R5 = Pertes et test
    .about = La légende des pertes avec test a perdu son signe. Comme il n’y a que deux légendes pour l’étoile et les chiffres, tout chiffre demande un test ; sinon une perte ébranlerait moins qu’une étoile.
R6 = Au-delà des lignes imprimées
    .about = Une face 1 sur des tirailleurs donne 0, sans ligne : sans effet. Au-dessus de 7, on lit 7 ; au corps à corps, la ligne du bout.
R7 = Un de moins par hex
    .about = On compte la distance : une cible adjacente coûte déjà un point. Le minimum est 1 jusqu’à la portée maximum, et rien au-delà.
R8 = Artillerie avec une perte
    .about = La moitié touche la valeur de l’unité, donc avant la distance, et une seule fois quel que soit le nombre de pertes.
R9 = Portée de l’infanterie
    .about = Non imprimée : un hex, sauf indication contraire.
R10 = Tir groupé
    .about = Non imprimé : une table qui le joue ajoute les autres valeurs.
R11 = Qui subit les pertes
    .about = Non imprimé : l’unité du dessus d’abord, le surplus à la suivante ; en jeu, le propriétaire choisit. C’est aussi l’unité du dessus qui modifie le dé de feu.
R12 = Visée le long des bords
    .about = Non imprimée. D’autres règles publiées s’accordent : un côté entier libre suffit, un obstacle de chaque côté bloque, et un coin seulement touché ne compte pas.
R13 = La crête
    .about = Une crête est le bord entre deux hexs de niveaux différents. Être en haut et à côté permet de voir par-dessus cette crête-là ; les autres cachent toujours.
R14 = Le choc divisé
    .about = Le seul arrondi imprimé concerne le feu d’artillerie : un choc garde son demi-point.
R15 = La colonne prise de flanc
    .about = On divise la valeur avec son bonus. Le + 1 vaut en attaque comme en défense.
R16 = La cavalerie en colonne contre un carré
    .about = Le 1 contre un carré est imprimé pour la bataille et, comme « ou 1 », pour l’adaptée, mais pas pour la colonne : à la lettre, elle garde sa valeur. L’autre lecture joue le 1 pour elle aussi ; c’est alors le carré qui arrête toute cavalerie, et non sa formation.
R17 = Villes et châteaux
    .about = Au corps à corps, pas de test étoilé en ville ni au château pour l’unité qui s’y trouve ; le village n’est pas nommé. Sous le feu, seules les unités adaptées en ville sont dispensées.
R18 = Flanc et arrière sous le feu
    .about = Les modificatifs parlent d’attaque : ils ne comptent pas pour le feu.
R19 = La batterie prise de flanc
    .about = Si « désorganisée d’office » menait à « désorganisée : éliminée », la ligne ne voudrait rien dire. C’est un D sans dé.
R20 = La charge
    .about = « Sauf résultat 0 perte » se lit de deux façons. La légende du tableau appelle « 0 ou 1 pas de perte » les résultats chiffrés : l’exception nomme alors le résultat 0, étoilé ou non, et D devient D1. C’est notre lecture, car une charge qui rompt l’ennemi doit faire plus de mal, et non moins, qu’une charge qui le secoue. Mais D se distingue de D1 par l’absence de perte : à la lettre, c’est aussi un résultat à 0 perte, ce que joue l’autre lecture. Seule l’infanterie du défenseur hors carré subit la charge. Ce qui est une charge n’est pas imprimé.
R21 = Le signe #
    .about = La dernière ligne, « # 1 or 2 en fonction des pertes », n’a pas de signe, alors que toutes les autres en ont un, et le # ne sert qu’une fois ailleurs : « +# Général ». Nous la lisons donc comme la légende de ce #, et non comme un malus : le général vaut 1 ou 2, et l’appelant l’indique (par défaut). L’autre lecture en fait un malus de 1 par pas perdu, 2 au plus ; les pertes qu’on vient de subir comptent, et le malus indiqué dit celles d’avant.
R22 = Degrés non cumulés
    .about = Démoralisé et désespéré sont deux degrés d’un même état ; flanc et arrière de même.
R23 = Le ralliement
    .about = L’unité qui se rallie est désorganisée : le − 2 compte, à la lettre.
R24 = La pile
    .about = La feuille donne seulement − 2 après un échec au-dessus. Nous faisons tester l’unité du dessus, puis la suivante seulement si elle échoue.
R25 = Le test raté
    .about = Effet non imprimé. La feuille ne connaît qu’un effondrement, D : désorganisé et retraite. Sans retraite possible, l’unité est éliminée.
R26 = Le changement gratuit
    .about = La feuille nomme l’état, pas le sens : il est gratuit d’y entrer et d’en sortir. Quitter le désordre demande un ralliement.
R27 = Le carré bouge peu
    .about = « 1 PM » : un point de mouvement au plus, en tout.
R28 = La direction de la retraite
    .about = D désorganise, et les désorganisés ne vont que vers leur ligne de communication : chaque pas doit en rapprocher. Si un hex occupé arrête la retraite n’est pas dit ; par défaut, seuls les hexs que vous dites barrés l’arrêtent (retraite_et_unités).
R29 = Sens des modificatifs de moral
    .about = Ils changent la valeur, pas les dés : un plus aide, un petit jet réussit, l’égalité aussi.
R30 = Coquilles
    .about = « Ligne de cor » est la ligne de communication ; « or » est « ou » ; les rapports sont posés au-dessus d’une seule des deux cases de leur paire.
R31 = Chocs nuls
    .about = Un défenseur sans choc se bat dans la dernière colonne ; une attaque sans choc est refusée.
R32 = Pas d’attaque
    .about = L’artillerie ne peut pas attaquer, mais se défend avec son choc imprimé.
R33 = Le moral de ceux qui n’ont pas de flanc
    .about = La table met un tiret à carré, adapté, attelée et désorganisé : une attaque de flanc n’y change rien. Le − 2 ou − 3 est pour les formations qui y ont une mention.
R34 = Le général au corps à corps
    .about = Son chiffre est perdu : c’est la valeur du général, ajoutée par l’attaquant, retirée par le défenseur.
R35 = Plusieurs unités
    .about = D désorganise et E élimine toutes les unités qui se battent de ce côté ; le 1 de D1 est un seul pas.

## Errors of scenario maps

error-map-hex = « { $hex } » n’est pas un hex ; écrire son nom comme C4, ou deux nombres entiers q,r
error-map-off = l’hex { $hex } est hors de la carte ({ $columns } colonnes de { $rows } hexs)
error-map-terrain = terrain inconnu « { $terrain } » pour { $hex } ; choisir parmi { $allowed }
error-map-level = « { $level } » n’est pas un niveau pour { $hex } ; un nombre entier de − { $highest } à { $highest }
error-map-twice = l’hex { $hex } est déjà donné comme { $first }, il ne peut être aussi { $second }
error-map-overlap = l’hex { $hex } est déjà occupé par { $first } ; { $second } ne peut pas s’y trouver aussi
error-map-side = l’hex { $hex } porte une unité de { $side }, camp sans ligne de communication
error-map-empty = l’hex { $hex } est vide
error-map-sample = aucune carte ne s’appelle { $name } ; il y a { $known }

## Pictures and charts

picture-sight-true = En vue : { $from } → { $to }, { $distance ->
        [one] { $distance } hex
       *[other] { $distance } hexs
    }
picture-sight-false = Hors de vue : { $from } → { $to }, { $distance ->
        [one] { $distance } hex
       *[other] { $distance } hexs
    }
picture-firer = tireur
picture-seen = cible
picture-path = chemin de la ligne
picture-side-1 = côté gauche
picture-side-2 = côté droit
picture-free = libre
picture-hidden = caché en { $hex } ({ $cause })
picture-crest = crête
picture-retreat-true = Retraite de { $from } vers { $to }
picture-retreat-false = Pas de retraite de { $from } vers { $to }
picture-start = départ
picture-end = fin possible
picture-barred = interdit
picture-communication = ligne de communication
chart-formation = Quelle formation ?
chart-worth = Ce que vaut un renfort
chart-as_it_is = tel quel
chart-shock = un point de choc de plus
chart-column = une colonne de plus
chart-general = un point de général de plus

# Colonnes des tables

key-labels = Libellés
key-reading = Lecture
key-value = Valeur
