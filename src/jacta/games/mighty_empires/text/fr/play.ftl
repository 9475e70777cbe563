## Procedures over the state of a game

setup = Début du jeu
    .about = Capitales, royaumes, carte et premières unités.
    .sought = commencer, mise en place
    .example-1 = deux joueurs, graine 1
map_auto = Carte au hasard
    .about = Une carte complète tirée au sort ; la même graine donne la même carte.
    .example-1 = une plaine et une côte
map_manual = Carte à plusieurs mains
    .about = Chacun pose ses six tuiles autour de sa capitale, puis tous retouchent la carte jusqu’à l’accepter.
    .example-1 = une plaine et une côte
campaign_turn = Tour de campagne
    .about = Les six phases d’un joueur : récolte, éclaireurs, mouvement, combat, siège, pillage.
    .example-1 = un tour de printemps
feed = Subsistance
    .about = Nourrir les unités affamées qui restent sur place, une ration chacune.
    .sought = nourrir mes armées, rations, faim
    .example-1 = nourrir au printemps
mission = Mission d’éclaireurs
    .about = Une unité de la partie envoie ses éclaireurs sur un hexagone voisin.
    .example-1 = des éclaireurs en route
movement = Mouvement
    .about = La phase de mouvement d’un joueur, unité par unité.
    .example-1 = les mouvements d’un joueur
advance = Déplacement
    .about = Une unité se rend sur un hexagone voisin, embarque ou débarque : rations, famine, diplomatie, annexion.
    .example-1 = une armée avance
retreat = Retraite
    .about = Où va l’unité vaincue, et le vainqueur la suit-il ?
    .example-1 = une retraite forcée
alliance = Alliances
    .about = Chaque joueur peut proposer une alliance ou en rompre une.
    .example-1 = une proposition d’alliance
pillage = Pillage
    .about = Raser les sites conquis pour leurs rations.
    .example-1 = un pillage au printemps
fury = Vol des dragons
    .about = La fureur des dragons sur la carte de la partie, hexagone par hexagone.
    .example-1 = les dragons sur la carte
winter = Hivernage
    .about = Les sept phases de l’hiver, jouées par tous.
    .example-1 = tout un hiver
last_winter = Dernier hiver
    .about = Sorts, événements et constructions seulement, puis les points.
    .example-1 = le dernier hiver
spell = Sortilège
    .about = Le sorcier d’un joueur lance un sort, ou s’abstient.
    .sought = magie, sorcier
    .example-1 = un sort de l’équinoxe
ordeal = Événement subi
    .about = Le jet d’hiver d’un joueur et ce qu’il en coûte à son royaume.
    .example-1 = l’épreuve de l’hiver
espionage = Espionnage
    .about = Sabotage, exploration secrète ou cambriolage.
    .example-1 = les espions de l’hiver
construction = Construction
    .about = Fonder des villages et les agrandir tant qu’il reste des rations.
    .sought = bâtir, village, cité
    .example-1 = bâtir en hiver
levy = Levée
    .about = Le jet de recrutement d’un joueur, et ce qu’il recrute.
    .example-1 = la levée de l’hiver
thaw = Fonte des neiges
    .about = Ce qui durait jusqu’ici prend fin, et les rations moisissent.
    .example-1 = le dégel
deploy = Déploiement
    .about = Placer les recrues.
    .example-1 = placer les recrues

## Keys

key-state = État de la partie
    .help = La partie telle qu’elle est : carte, unités, réserves, effets.
key-seat = Joueur
    .help = Le joueur dont c’est le tour ou l’affaire : A, B ou C.
key-seats = Qui joue
    .help = Pour chaque place : une personne ou un joueur ordinateur.
key-seed = Graine
    .help = Un nombre rend la carte reproductible ; sans lui, elle est tirée en secret.
key-map_mode = Carte
    .help = Tirée et posée d’elle-même, ou tuile par tuile par les joueurs.
key-tile_set = Tuiles de la boîte
    .help = Combien de chaque terrain, sans les cinq sites de capitale.
key-hidden_tiles = Tuiles face cachée
    .help = Par défaut, vingt par joueur.
key-coast_tiles = Tuiles de côte
    .help = Par défaut, neuf par joueur.
key-choosing = Ordre de choix
    .help = L’ordre dans lequel les joueurs choisissent leur capitale.
key-capitals = Capitales
    .help = Le terrain de la capitale de chaque joueur.
key-plain = Plaines
key-forest = Forêts
key-mountain = Montagnes
key-river = Rivières
key-marsh = Marais
key-coast = Côtes
key-to = Destination
    .help = L’hexagone visé.
    .also = vers
key-manner = Manière
    .help = Comment l’unité s’y rend.
key-forced = Contrainte
    .help = Victoire éclatante : retraite obligatoire, ou destruction.
key-phase = Phase
key-active = Joueur actif
    .help = Le joueur dont c’est le tour.
key-north = Nord
    .help = La direction sur laquelle se trouve le « 6 ».
key-alliances = Alliances
    .help = Les paires de joueurs alliés.
key-reserves = Réserves
    .help = Les rations de chaque joueur.
key-tiles = Tuiles
    .help = La carte, tuile par tuile.
key-effects = Effets
    .help = Sorts, événements et autres effets en cours.
key-lost = Pièces perdues
    .help = Armées et bateaux perdus, par joueur.
key-captured_this_turn = Pris ce tour
    .help = Les sites pris ce tour, que l’on peut piller.
key-log = Journal
    .help = Ce qui s’est passé, pour mémoire.
key-army = Armées
key-hex = Hexagone
    .help = L’hexagone par son nom sur le plateau (P10), ou par ses coordonnées.
key-inside = À l’intérieur
    .help = Derrière les murs : n’attaque pas et n’est pas attaquée, mais compte au siège.
key-aboard = À bord de
    .help = Le bateau qui porte l’armée.
key-damaged = Endommagé
    .help = Un bateau endommagé doit rejoindre une cité côtière ; attaqué, il coule.
key-steps = Pas faits
    .help = Un pas par tour, un second en marche forcée.
key-scouted = Éclaireurs envoyés
    .help = L’unité a envoyé ses éclaireurs ce tour.
key-must_go = Doit rejoindre
    .help = Un bateau doit aller là où ses éclaireurs ont réussi.
key-marched = Marche forcée
    .help = Elle a fait un second pas ce tour : −1 à son premier jet de combat.
key-shifted = Entrée ou sortie faite
    .help = Entrer dans un site ou en sortir, une fois par tour.
key-turn = Saison
    .help = La saison où le bonus a été gagné, comptée depuis le début.
key-value = Valeur
    .help = Combien, pour les effets qui ont une grandeur.
key-seen = Déjà vue
    .help = Elle est face cachée, mais tous l’ont déjà vue.
key-bridge = Pont
    .help = Un pont peut être saboté. Une rivière sans pont se passe comme les autres.
key-explored_by = Exploré par
    .help = Les joueurs dont les éclaireurs connaissent l’hexagone.
key-contact = Pourparlers
    .help = Les joueurs qui ont déjà parlementé ici ce tour.
key-secret = Rapport d’espion
    .help = Ce qu’un seul joueur sait de l’hexagone.
key-roll = Jet
    .help = Le jet tenu secret.
key-capital_of = Capitale de
    .help = Le joueur dont c’était la capitale au début.
key-taken_by = Pris par
    .help = Le joueur qui l’a prise en dernier par un siège.
key-once_owned = A eu un maître
    .help = Un joueur l’a déjà possédée.
key-on = Porte sur
    .help = Ce que touche l’effet.

## Values

value-seat0 = Joueur A
    .also = A
value-seat1 = Joueur B
    .also = B
value-seat2 = Joueur C
    .also = C
value-human = une personne
    .also = humain, joueur humain
value-random = le hasard
    .also = au hasard, hasard
value-steward = l’intendant
value-planner = le stratège
value-marshal_quick = le maréchal pressé
    .also = maréchal pressé, maréchal rapide
value-marshal = le maréchal
    .also = maréchal
value-marshal_strong = le maréchal, à loisir
    .also = maréchal à loisir, maréchal fort
value-auto = au hasard
value-manual = à plusieurs mains
value-independent = indépendant
value-player = joueur
value-bountiful = excellentes récoltes
value-dream = rêve de dragon
value-frozen = terrée
value-revolt = révolte
value-sabotaged = pont saboté
value-surplus = sans pièce
value-uprising = soulèvement
value-combat = combat
value-construction = construction
value-deployment = déploiement
value-equinox = équinoxe
value-espionage = espionnage
value-harvest = récolte
value-movement = mouvement
value-pillage = pillage
value-recruitment = recrutement
value-scouting = éclaireurs
value-siege = siège
value-winter_event = événement d’hiver
value-end = fin
value-pass = rien
value-stay = rester sur place
value-inside = à l’intérieur
value-outside = à l’extérieur
value-no = non
value-next = hexagone suivant
value-accept = accepter
value-edit = changer la carte

## Decisions

ask-capital_site = Quel site pour la capitale ?
    .short = capitale
    .stakes = Le royaume commence par sa capitale ; une cité côtière est plus dure à assiéger, et commence avec un bateau au lieu d’une armée.
    .usual = prend une plaine, sinon une côte, sinon une forêt
ask-accept_map = Accepter cette carte ?
    .short = carte
    .usual = accepte la carte
ask-lay_tile = Quelle tuile poser, et où ?
    .short = tuile
    .usual = pose les tuiles dans l’ordre du tirage, au plus près
ask-edit_map = Que changer à la carte ? Le nord est { $north ->
    [1] en haut à droite
    [2] en bas à droite
    [3] en bas
    [4] en bas à gauche
    [5] en haut à gauche
   *[6] en haut
  }.
    .short = changement
    .usual = prend la première tuile qui peut bouger
ask-edit_map_to = Où poser la tuile { $hex } ?
    .short = nouvelle place
    .usual = prend la première place libre
ask-placement = Où placer { $piece ->
    [village] le village
    [ship] le bateau
   *[army] une armée
  } ?
    .short = placement
    .usual = met le village près de la capitale, les armées sur des hexagones différents
ask-alliance = Proposer ou rompre une alliance ?
    .short = alliance
    .usual = ne propose ni ne rompt d’alliance
ask-alliance_answer = Accepter l’alliance que propose le joueur { $proposer ->
    [seat0] A
    [seat1] B
   *[seat2] C
  } ?
    .short = réponse
    .usual = refuse l’alliance
ask-feed = Nourrir { $unit } (faim { $hunger }) ?
    .short = nourrir
    .stakes = Une ration. Une unité affamée a −1 à ses jets de combat par point de faim, jusqu’à ce qu’elle mange.
    .usual = nourrit tout le monde s’il reste ensuite une ration par unité
ask-scout = Où envoyer des éclaireurs ?
    .short = éclaireurs
    .stakes = On n’entre que dans un hexagone exploré ; une unité envoie ses éclaireurs une fois avant de bouger.
    .usual = envoie chaque unité en éclaireur là où elle a le plus de chances
ask-move = Quel mouvement ?
    .short = mouvement
    .stakes = Un pas coûte des rations de la réserve. S’il en manque, un jet de famine : l’unité peut rester sur place ou être perdue.
    .usual = avance vers ce qui n’est à personne, les sites neutres d’abord
ask-enter_site = { $unit } entre-t-elle dans la construction en { $hex } ?
    .short = entrer
    .stakes = Dedans : ne peut être attaquée en rase campagne, ne peut attaquer, et gêne un siège de 1. Dehors : se bat à la phase de combat.
    .usual = reste dehors, sauf danger proche
ask-combat_pick = Qui attaque qui ?
    .short = attaque
    .stakes = Chacun jette 2d6. Le vaincu a −3 ou −6 à son prochain jet de combat ; battu de 5 il doit se replier, de 7 il est détruit.
    .usual = attaque avec le meilleur modificateur, contre le plus faible
ask-retreat = { $unit }, battue en { $hex }, se replie-t-elle ?
    .short = retraite
    .stakes = Derrière des murs : gratuit, et nul ne poursuit. Vers un autre hexagone : son coût en rations, et le vainqueur peut suivre.
    .usual = se replie après une défaite majeure, de préférence derrière des murs
ask-pursue = { $unit } poursuit-elle le vaincu en { $hex } ?
    .short = poursuite
    .stakes = Gratuit, et pas de nouveau combat ce tour : l’unité gagne l’hexagone et quitte celui-ci.
    .usual = ne poursuit qu’un ennemi ébranlé, avec l’avantage
ask-pursue_withdrawal = Qui poursuit { $unit }, repliée en { $hex } ?
    .short = poursuite d’un repli
    .stakes = Gratuit, et pas de nouveau combat ce tour : l’unité gagne l’hexagone et quitte celui-ci.
    .usual = ne poursuit qu’un ennemi ébranlé, avec l’avantage
ask-besiege = Quelle unité assiège ?
    .short = siège
    .stakes = 2d6 avec modificateurs : 11 prend la place et tous ses défenseurs, 9 tue une unité dedans, 6 donne +2 au tour suivant, 2 détruit l’assiégeant.
    .usual = assiège tant que le risque d’être détruit ne dépasse pas un sixième
ask-garrison_loss = Quelle unité de { $hex } est perdue ?
    .short = perte
    .stakes = L’unité est détruite.
    .usual = sacrifie l’unité la plus faible
ask-pillage = Raser la construction de { $hex } ({ $site }) ?
    .short = pillage
    .stakes = Sa récolte est à vous tout de suite. Jusqu’au dégel elle ne rapporte rien, n’abrite personne et ne se défend pas.
    .usual = ne rase rien, sauf en automne s’il manque de quoi fonder un village
ask-steer = Où volent les dragons depuis { $hex } (escale { $landing }) ?
    .short = vol
    .usual = dirige les dragons vers le meilleur site du joueur en tête
ask-spell = Quel sortilège ?
    .short = sortilège
    .usual = bénit l’unité qui assiège ou qui est la plus proche d’un ennemi
ask-event_choice = Quel hexagone du joueur { $victim ->
        [seat0] A
        [seat1] B
       *[seat2] C
    } est frappé ({ $event }) ?
    .short = hexagone frappé
    .usual = frappe là où cela coûte le moins aux siens, le plus aux autres
ask-treason = Quel hexagone trahit, et pour qui ?
    .short = trahison
    .usual = livre l’hexagone qui vaut le moins
ask-espionage = Que font les espions ?
    .short = espions
    .usual = cambriole le joueur en tête, sinon explore en secret
ask-build = Que construire ?
    .short = construction
    .stakes = Payé sur la réserve, perdue de toute façon au dégel.
    .usual = fonde des villages, puis des cités, puis des forteresses à la frontière
ask-recruit_kind = Armée ou bateau ?
    .short = recrue
    .usual = lève une armée plutôt qu’un bateau
ask-deploy = Où placer la recrue ({ $kind }) ?
    .short = déploiement
    .usual = place la recrue sur la frontière, là où il a le moins d’unités

choice-scout = { $do ->
    [go] { $unit } explore { $to } et s’y rend
   *[other] { $unit } vers { $to }
  }
choice-scout-end = ne plus envoyer d’éclaireurs
choice-move = { $do ->
    [scout] { $unit } envoie ses éclaireurs en { $to }
    [embark] { $unit } embarque sur { $to }
    [disembark] { $unit } débarque en { $to }
    [enter] { $unit } entre dans la construction
    [leave] { $unit } sort de la construction
    [propose] proposer une alliance au joueur { $seat ->
        [0] A
        [1] B
       *[2] C
    }
    [break] rompre avec le joueur { $seat ->
        [0] A
        [1] B
       *[2] C
    }
   *[other] { $unit } va en { $to }
  }
choice-move-end = fin des mouvements
choice-retreat-site = derrière les murs
choice-combat_pick = { $hex } : { $attacker } attaque { $target }
choice-combat_pick-next = passer à l’hexagone suivant
choice-placement = { $inside ->
    [true] en { $hex }, à l’intérieur
   *[other] en { $hex }
  }
choice-deploy = { $inside ->
    [true] en { $hex }, à l’intérieur
   *[other] en { $hex }
  }
choice-spell = { $spell ->
    [dragon_dream] { $spell }
   *[other] { $spell } : { $target }
  }
choice-spell-pass = aucun sortilège
group-spell = { $spell ->
    [bad_harvest] mauvaises récoltes : une construction ennemie ne produit rien de l’année
    [bountiful_harvest] excellentes récoltes : une construction à soi produit le double toute l’année
    [flood] déluge : nul n’entre de l’année sur un hexagone de rivière ; un village y est rasé
    [storm] tempête : un hexagone est isolé au printemps ; village rasé, bateaux hors du port naufragés
    [blood_rain] pluie de sang : les unités d’un hexagone ne bougent pas au printemps
    [blessing] bénédiction : une unité à soi est à +2 toute l’année
    [curse] malédiction : une unité ennemie est à −2 toute l’année
    [firestorm] tempête de feu : une unité ennemie affronte une tempête de 2D6 + 2
    [dragon_dream] rêve de dragon : vous dirigez dès le troisième hexagone chaque fureur de la prochaine campagne
    [celerity] célérité : une unité à soi fait deux pas au printemps, sans supplément
   *[magic_rampart] rempart magique : rien n’entre, ne sort ni ne nuit à une construction de toute l’année
  }
choice-treason = { $hex }, au profit du joueur { $recipient ->
        [0] A
        [1] B
       *[2] C
    }
choice-espionage = { $action ->
    [burglary] { $action } chez le joueur { $target ->
        [0] A
        [1] B
       *[2] C
    }
   *[other] { $action } en { $target }
  }
choice-espionage-pass = rien
choice-build = { $action ->
    [village_to_city] faire une cité du village de { $hex }
    [village_to_fortress] faire une forteresse du village de { $hex }
   *[found_village] fonder un village en { $hex }
  }
choice-build-end = ne plus rien construire
choice-alliance = { $do ->
    [break] rompre avec le joueur { $seat ->
        [0] A
        [1] B
       *[2] C
    }
   *[other] proposer une alliance au joueur { $seat ->
        [0] A
        [1] B
       *[2] C
    }
  }
choice-alliance-none = rien
choice-lay_tile = { $bridge ->
    [true] { $terrain } (avec un pont) en { $hex }
   *[other] { $terrain } en { $hex }
  }
choice-edit_map = { $do ->
    [turn] tourner le nord d’un côté
    [swap] échanger { $hex } et { $to }
   *[other] déplacer la tuile { $hex }
  }
group-edit_map = { $do ->
    [swap] échanger deux de ses tuiles
    [move] déplacer une tuile
   *[turn] tourner le nord
  }
choice-besiege-all = tous assiègent
choice-besiege-end = plus de siège

## Rolls and remarks

roll-map = Mélange des tuiles
roll-secret = Exploration secrète
note-season = Année { $year }, { $season }.
note-tiles_drawn = Chaque joueur a pioché { $tiles } tuiles et les pose autour de sa capitale.
note-choosing_order = Les capitales se choisissent dans cet ordre : { $order }.
note-map_laid = La carte est posée : { $tiles } tuiles, dont { $hidden } face cachée.
note-harvested = { $who } récolte { $rations } ; réserve { $reserve }.
note-scouts = Les éclaireurs de { $unit } partent pour { $hex } : { $terrain }.
note-explored = { $explored ->
    [true] L’hexagone est exploré.
   *[other] L’hexagone reste inexploré.
  }
note-spied = { $status ->
    [event] Rapport des espions sur { $hex } : { $terrain } ; un événement y attend les éclaireurs.
    [nothing] Rapport des espions sur { $hex } : { $terrain }, désert.
   *[other] Rapport des espions sur { $hex } : { $terrain } ; { $site }, { $status }.
  }
note-goes = { $manner ->
    [retreat] { $unit } se replie en { $to } (rations : { $cost }).
    [pursuit] { $unit } poursuit jusqu’en { $to }.
   *[other] Rations pour le trajet : { $cost }.
  }
note-bound = { $damaged ->
    [true] { $unit }, endommagé, doit faire route vers le port : { $to }.
   *[other] { $unit } doit suivre ses éclaireurs en { $to }.
  }
note-annexed = { $hex } est annexé.
note-shelters = { $unit } se réfugie derrière les murs.
note-captured = { $hex } est prise.
note-falls = { $unit } est perdue.
note-razed = { $hex } est rasé (rations : { $rations }).
note-dragons_wake = Les dragons de { $hex } se réveillent.
note-burns = Les dragons sur { $hex } : { $effect }.
note-scorched = { $fate ->
    [retreats] { $unit } doit fuir les flammes.
   *[other] { $unit } peut fuir les flammes.
  }
note-ordeal = { $who } affronte l’hiver.
note-levy = { $who } lance un appel aux volontaires.
note-strikes = { $event ->
    [peasant_revolt] Le village de { $hex } se soulève et devient neutre.
    [rebellion] { $hex } se rebelle et devient hostile.
    [epidemic] Épidémie en { $hex } : les unités y sont à −1 pour un an.
    [famine] Famine en { $hex } : rien n’y est récolté à la prochaine campagne.
   *[treason] { $hex } passe à l’ennemi.
  }
note-box_empty = La boîte n’a plus de pièce de cette sorte ({ $site }) : rien n’est posé.
note-no_berth = Aucune place pour la recrue ({ $kind }) : elle retourne à la boîte.
note-alliance_made = { $one } et { $other } sont alliés.
note-alliance_broken = { $one } rompt avec { $other }.
note-victory = { $reason ->
    [points] { $winner } est empereur, avec { $points } points.
    [alone] { $winner } reste seul, et empereur.
    [fortresses] { $points } points chacun pour les premiers : { $winner } est empereur, avec plus de forteresses.
    [cities] { $points } points et autant de forteresses pour les premiers : { $winner } est empereur, avec plus de cités.
    [villages] { $points } points, autant de forteresses et de cités pour les premiers : { $winner } est empereur, avec plus de villages.
   *[units] { $points } points et autant de constructions de chaque sorte pour les premiers : { $winner } est empereur, avec plus d’unités.
  }
note-drawn = Partie nulle : { $who } ont autant de points, de constructions de chaque sorte, d’unités et d’hexagones.

## Errors

error-cannot-scout = cette unité ne peut pas envoyer d’éclaireurs : { $reason ->
    [scouted] elle l’a déjà fait
    [aboard] elle est à bord d’un bateau
    [turn_over] { value-turn_over }
    [pinned] { value-pinned }
    [rampart] un rempart magique l’enferme
    [storm] une tempête sévit sur son hexagone
   *[blood_rain] { value-blood_rain }
  }
error-cannot-be-scouted = les éclaireurs de cette unité ne peuvent pas y aller : { $reason ->
    [owned] l’hexagone a un propriétaire et s’ouvre à tous
    [explored] l’hexagone est déjà exploré
    [storm] une tempête sévit sur l’hexagone
    [ship_needs_coast] { value-ship_needs_coast }
   *[impassable] { value-impassable }
  }
error-capital-taken = il ne reste pas de site de capitale de ce terrain : { $terrain ->
    [forest] { value-forest }
    [coast] { value-coast }
   *[plain] { value-plain }
  }
error-manual-only = seulement si la carte se pose à plusieurs mains (carte=à_plusieurs_mains)
error-coast-too-short = la côte est trop courte pour qu’une capitale s’y trouve
error-not-hostile = cette unité n’est pas ennemie de l’unité battue
error-map-too-small = la carte est trop petite : les capitales doivent être à quatre hexagones au moins l’une de l’autre
error-no-nest = il n’y a pas de nichée en { $hex }
error-not-beside = ce n’est pas un hexagone voisin
error-way-closed = cette unité ne peut pas y aller : { $reason ->
    [turn_over] { value-turn_over }
    [blood_rain] { value-blood_rain }
    [storm] { value-storm }
    [no_step_left] { value-no_step_left }
    [ship_needs_coast] { value-ship_needs_coast }
    [unexplored] { value-unexplored }
    [ship_full] { value-ship_full }
    [pinned] { value-pinned }
    [not_own_colours] { value-not_own_colours }
    [occupied] { value-occupied }
    [rampart] un rempart magique l’en sépare
    [damaged] endommagé, le bateau ne peut que gagner le port le plus proche
    [rations] une retraite se paie en entier, et les rations manquent
    [must_go] le bateau doit aller là où ses éclaireurs ont réussi
    [ship_boards] un bateau n’embarque pas
    [aboard] elle est déjà à bord
    [not_aboard] elle n’est pas à bord d’un bateau
    [no_ship] aucun bateau de ce nom à son joueur ne s’y trouve
    [other_shore] elle ne débarque que sur l’hexagone du bateau
   *[impassable] { value-impassable }
  }
error-independent-unit = cette unité est indépendante : personne ne la commande
error-unit-aboard = cette unité est à bord d’un bateau
error-winner-elsewhere = le vainqueur n’est pas en campagne sur le même hexagone
error-too-few-tiles = il faut { $wanted } tuiles, la boîte en a { $found }
error-state-hex = { $hex } n’est pas un hexagone de la carte
error-state-hex-twice = un hexagone est écrit deux fois
error-state-no-unit = il n’y a pas là d’unité de ce nom
error-state-order = chacun des { $players } joueurs une fois
error-state-per-seat = il faut une valeur par joueur : { $players }
error-state-seat = personne n’est assis là
error-state-target = cet effet doit porter sur { $on ->
    [hex] un hexagone
    [site] une construction
    [player] un joueur, par sa place
   *[unit] une unité, par son nom
  }
error-state-face-down = la tuile est face cachée
error-state-site-on-marsh = aucune construction ne peut se trouver dans un marais
error-state-site-owner = l’hexagone appartient au propriétaire de la construction
error-state-wild-site = un hexagone à construction neutre ou hostile n’appartient à personne
error-state-desolated = personne ne se tient sur un hexagone désolé
error-state-ship-ashore = un bateau ne quitte pas la côte
error-state-inside = cette unité ne peut pas se trouver dans une construction ici
error-state-aboard = une armée est à bord d’un bateau de son joueur, sur le même hexagone, seule
error-state-too-many-units = treize armées et quatre bateaux au plus par joueur
error-state-two-capitals = ce joueur a déjà une autre capitale
error-state-damaged-army = seuls les bateaux s’endommagent
error-state-unit-name = une unité ne peut pas s’appeler { $name } : c’est le nom d’une réponse ou d’un hexagone
