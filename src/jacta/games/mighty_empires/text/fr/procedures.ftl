## Procedures: the beginning

capital_order = Choix des capitales
    .about = Deux dés chacun : dans quel ordre les joueurs choisissent-ils le site de leur capitale ?
    .example-1 = trois joueurs
    .example-2 = deux joueurs
turn_order = Ordre du tour
    .about = Qui joue en premier, dans quel ordre, et qui est le voisin de qui ?
    .sought = qui commence, premier joueur
    .example-1 = trois joueurs
    .example-2 = deux joueurs
limits = Pièces restantes
    .about = Ce qui reste dans le set d’un joueur : villages, cités, forteresses, armées, bateaux.
    .example-1 = trois villages, une cité
    .example-2 = neuf villages et 4 bateaux

## Procedures: supply

harvest = Récolte
    .about = Combien de rations ces constructions ajoutent-elles à la réserve ?
    .example-1 = une cité et un village
    .example-2 = récolte riche, un siège
famine = Famine
    .about = Une unité se déplace sans ses rations : obéit-elle, et dans quel état ?
    .example-1 = une première faim
    .example-2 = affamée deux fois

## Procedures: scouting

scout = Éclaireurs
    .about = Une patrouille sur un hexagone voisin : que trouve-t-elle, et l’hexagone est-il exploré ?
    .example-1 = une plaine
    .example-2 = une côte et des dragons
    .example-3 = un marais
event = Événement d’exploration
    .about = Ce qui arrive aux éclaireurs : une mutinerie, un convoi, une nichée de dragons ?
    .example-1 = un tirage
guard = Garde indépendante
    .about = Une armée ou un bateau : qui garde une construction hostile ?
    .example-1 = une cité côtière
    .example-2 = un village

## Procedures: diplomacy

diplomacy = Diplomatie
    .about = Une unité se présente devant une construction neutre : allégeance, attente ou hostilité ?
    .example-1 = un village
    .example-2 = une cité côtière
diplomacy_campaign = Négociations prolongées
    .about = L’unité reste et négocie à chaque saison : comment cela finit-il, et quand ?
    .example-1 = une année
    .example-2 = neuf saisons

## Procedures: movement

move_check = Contrôle d’un déplacement
    .about = Ce déplacement est-il permis, et combien de rations coûte-t-il ? Sinon, pourquoi ?
    .example-1 = un marais au deuxième pas
    .example-2 = retraite en terre ennemie
    .example-3 = une armée accrochée
annex = Annexion
    .about = L’hexagone prend-il les couleurs des unités qui s’y trouvent ?
    .example-1 = un hexagone libre
    .example-2 = un hexagone ennemi et bâti
    .example-3 = un marais

## Procedures: combat

combat = Combat entre armées
    .about = Une armée en attaque une autre : qui l’emporte, de combien, et que devient le vaincu ?
    .sought = bataille terrestre, armées
    .example-1 = armées égales
    .example-2 = armée ébranlée, sans refuge
    .example-3 = marche forcée, indépendant
battle_series = Combats répétés
    .about = Deux unités qui ne peuvent reculer s’affrontent plusieurs fois : qui reste debout ?
    .example-1 = armées égales
    .example-2 = trois manches inégales
naval_combat = Bataille navale
    .about = Navire contre navire : avarie, mutinerie, naufrage ou perte corps et biens ?
    .example-1 = deux bateaux
    .example-2 = des armées à bord
    .example-3 = contre un bateau endommagé
land_sea_combat = Armée contre navire
    .about = Une armée et un navire s’affrontent, sur la table des armées.
    .example-1 = un bateau contre une armée
    .example-2 = une armée contre un bateau

## Procedures: sieges

siege = Siège
    .about = Un jet contre les murs d’une construction.
    .sought = prendre une forteresse, cité, murs
    .example-1 = une cité et sa garnison
    .example-2 = un village
    .example-3 = une cité prise par la mer
siege_campaign = Siège prolongé
    .about = La même unité assiège saison après saison : la place tombe-t-elle avant l’assiégeant ?
    .example-1 = un village sans défense
    .example-2 = une cité, jusqu’au bout
    .example-3 = cité et garnison, l’automne
conquest = Conquête d’une construction hostile
    .about = Une armée seule contre la garde, puis contre les murs, en une Saison de Campagne.
    .example-1 = un village, une saison
    .example-2 = une cité, à +2

## Procedures: dragons

nest = Nichée de dragons
    .about = Quelqu’un passe près de la nichée : les dragons se réveillent-ils ?
    .example-1 = un passage
    .example-2 = trois passages
dragon_fury = Fureur des Dragons
    .about = Le vol des dragons depuis leur nichée, et ce qu’il advient d’un hexagone donné.
    .example-1 = au hasard
    .example-2 = menés au loin
    .example-3 = une nichée toute proche

## Procedures: winter and victory

spell_check = Cible d’un sort
    .about = Le sorcier peut-il lancer ce sort sur cette cible ? Sinon, pourquoi ?
    .example-1 = bénir les siens
    .example-2 = un déluge sur l’inconnu
    .example-3 = maudire derrière un rempart
firestorm = Tempête de feu
    .about = Une colonne de feu contre une unité : résiste-t-elle ?
    .example-1 = avec un refuge voisin
    .example-2 = à +1, sans refuge
winter_event = Événement d’hiver
    .about = Ce que l’hiver réserve à un joueur : révolte, épidémie, trahison ?
    .example-1 = un tirage
    .example-2 = une nichée, aucun village
build = Contrôle d’une construction
    .about = Peut-on construire ici, et que reste-t-il des rations ? Sinon, pourquoi ?
    .example-1 = fonder un village
    .example-2 = une cité sans rations
    .example-3 = un village trop loin
recruit = Recrutement
    .about = Combien d’unités un joueur lève-t-il cet hiver ?
    .sought = lever des armées, acheter
    .example-1 = neuf armées dans la boîte
    .example-2 = une seule armée restante
expiry = Fin d’un effet
    .about = Quand prend fin un effet apparu à ce moment ?
    .example-1 = lancé en hiver
    .example-2 = lancé en automne
    .example-3 = la dernière année
score = Décompte
    .about = Les points des royaumes, l’empereur, et ce qui a départagé une égalité.
    .sought = points de victoire, gagnant, vainqueur, qui a gagné
    .example-1 = égalité, les forteresses

## Tables

table-harvest = Rations produites
table-famine = Famines
table-scout_plain = Éclaireurs : plaines et côtes
table-scout_mountain = Éclaireurs : montagnes
table-scout_river = Éclaireurs : rivières
table-event = Événements d’exploration
table-diplomacy = Diplomatie
table-combat = Combat entre armées
table-naval_combat = Bataille navale
table-siege_modifiers = Modificateurs de siège
table-siege = Siège
table-fury = Fureur des Dragons
table-winter_event = Événements d’hiver
table-construction = Coût des constructions
table-recruitment = Recrutement
table-victory = Points
table-spells = Sorts

## Keys of the tables

key-total = Total
key-die = Dé
key-difference = Différence
key-condition = Condition
key-effect = Effet
key-grade = Victoire
key-fed = Nourrie
key-victims = Victimes

## Keys: order, supply, scouting

key-first_chooser = Premier à choisir
    .help = Le joueur qui a choisi sa capitale en premier.
key-left = Voisin de gauche
key-right = Voisin de droite
key-sites = Constructions
key-by_site = Par construction
key-besieged = En état de siège
    .help = Une armée ou un bateau ennemi se trouve sur l’hexagone.
    .also = assiégé, assiégée
key-bad_harvest = Mauvaises récoltes
    .help = Le sort annule la récolte.
key-famine = Famine
    .help = L’événement d’hiver annule la récolte.
key-bountiful = Excellentes récoltes
    .help = Le sort double la récolte.
key-disbanded = Dissoute
key-moves = Se déplace
key-site_present = Construction déjà présente
    .help = L’hexagone porte déjà une construction : les éclaireurs n’en placent pas d’autre.
key-explored = Exploré
    .help = Les éclaireurs connaissent l’hexagone d’arrivée.
key-turn_over = Tour terminé
    .help = L’unité ne fait plus rien ce tour-ci, mais se défend.
key-modifier = Modificateur
    .help = Somme des bonus et malus durables de l’unité. Sur les tables d’exploration, de diplomatie et de famine, il ne compte qu’avec l’option.
    .help-siege = Somme des bonus et malus durables de l’unité.
    .help-siege_campaign = Somme des bonus et malus durables de l’unité.
    .help-conquest = Somme des bonus et malus durables de l’unité.
key-modifier_until = Modificateur jusqu’à
key-dragons = Dragons
key-guard = Garde
key-status = Statut
key-seasons = Saisons
    .help = Combien de saisons de campagne, à partir du printemps.
    .also = tours

## Keys: movement

key-step = Pas
    .help = 1 pour le premier pas du tour, 2 pour une marche forcée, 3 pour un pas de trop.
key-celerity = Célérité
    .help = Le second pas ne coûte pas de ration de plus.
key-dest_colour = Couleurs à l’arrivée
    .help = À qui est l’hexagone d’arrivée.
key-dest_enemies = Ennemis à l’arrivée
    .help = Unités hostiles hors des murs sur l’hexagone d’arrivée.
key-pinned = Accrochée
    .help = Une unité hostile hors des murs se trouve sur l’hexagone de l’unité.
key-blood_rain = Pluie de sang
    .help = Sous la pluie de sang rien ne bouge.
key-storm_origin = Tempête au départ
    .help = On ne quitte pas un hexagone sous la tempête.
key-storm_dest = Tempête à l’arrivée
    .help = On n’entre pas dans un hexagone sous la tempête.
key-flooded = Inondé
    .help = Un hexagone inondé est infranchissable.
key-sabotaged = Pont saboté
    .help = Le pont de la rivière ne sert plus.
key-ship_full = Bateau plein
    .help = Un bateau ne porte qu’une armée.
key-legal = Permis
key-reason = Motif
key-cost = Coût
key-own_units = Unités du joueur
    .help = Hors des murs et non embarquées.
key-other_units = Unités hostiles
    .help = Hors des murs et non embarquées.
key-colour = Couleurs de l’hexagone
    .help = À qui est l’hexagone avant l’annexion.
key-annexed = Annexé

## Keys: combat

key-attacker_modifier = Modificateur de l’attaquant
    .help = Tout ce qui s’ajoute aux 2D6 de l’attaquant.
key-defender_modifier = Modificateur du défenseur
    .help = Tout ce qui s’ajoute aux 2D6 du défenseur.
key-attacker_next_roll = Pénalité au jet de l’attaquant
    .help = Laissée par une défaite antérieure : −3 ou −6.
key-defender_next_roll = Pénalité au jet du défenseur
    .help = Laissée par une défaite antérieure : −3 ou −6.
key-forced_march = Marche forcée
    .help = −1 au premier affrontement du tour.
key-defender_independent = Défenseur indépendant
    .help = Il n’ajoute aucun bonus, ne se replie que dans son site et ne poursuit jamais.
key-attacker_refuge = Refuge de l’attaquant
    .help = Où il peut se replier : nulle part, un hexagone voisin, une construction sur place.
key-defender_refuge = Refuge du défenseur
    .help = Où il peut se replier : nulle part, un hexagone voisin, une construction sur place.
key-attacker_retreat = Retraite de l’attaquant
    .help = S’il use d’une retraite facultative. Sans consigne, il décide en jouant.
key-defender_retreat = Retraite du défenseur
    .help = S’il use d’une retraite facultative. Sans consigne, il décide en jouant.
key-attacker_pursues = L’attaquant poursuit
    .help = S’il gagne et que l’autre se retire, il le suit sans payer.
key-defender_pursues = Le défenseur poursuit
    .help = S’il gagne et que l’autre se retire, il le suit sans payer.
key-fate = Sort du vaincu
key-pursued = Poursuivi
key-rounds = Manches
    .help = Combien de fois les deux unités se rencontrent.
key-attacker_alive = Attaquant en vie
key-defender_alive = Défenseur en vie
key-attacker_kind = Attaquant
    .help = L’un des deux est une armée, l’autre un bateau.
key-defender_kind = Défenseur
    .help = L’un des deux est une armée, l’autre un bateau.
key-attacker_damaged = Attaquant endommagé
    .help = Il combat normalement et reste endommagé.
key-defender_damaged = Défenseur endommagé
    .help = Un navire endommagé que l’on attaque sombre sans jet de dés.
key-attacker_cargo = Armée à bord de l’attaquant
    .help = Une armée est à bord du bateau.
key-defender_cargo = Armée à bord du défenseur
    .help = Une armée est à bord du bateau.
key-attacker_spare_ships = Bateaux en réserve de l’attaquant
    .help = Sans bateau dans sa boîte, le navire mutiné est perdu.
key-defender_spare_ships = Bateaux en réserve du défenseur
    .help = Sans bateau dans sa boîte, le navire mutiné est perdu.
key-ship = Navire
key-cargo = Armée embarquée

## Keys: sieges

key-joint = Par terre et par mer
    .help = Une armée et un bateau du même camp sont ensemble sur l’hexagone.
key-besieger = Assiégeant
    .help = Un bateau n’assiège que sur la côte, à −2, sauf avec une armée à ses côtés.
key-garrison = Garnison
    .also = armées, défenseurs
    .help = Armées et bateaux à l’intérieur.
key-siege_bonus = Bonus de siège
    .help = Ce qu’un jet précédent au même endroit laisse pour celui-ci.
key-rampart = Rempart magique
    .help = Sous un rempart magique on n’assiège pas, on n’entre ni ne sort.
key-start_season = Première saison
    .help = 1 printemps, 2 été, 3 automne.
key-passages = Passages
    .help = Patrouilles et unités qui entrent, l’une après l’autre, tant que les dragons dorment : un dé chacune.
key-max_seasons = Saisons au plus
    .help = 0 : jusqu’à la décision.
    .also = tours, tours au plus
key-refuge = Refuge
    .help = Où l’unité peut se retirer ; sans refuge, une retraite forcée la détruit.
key-guard_retreat = Retraite de la garde
    .help = Quand la garde se replie derrière ses murs.

## Keys: dragons

key-awake = Réveillés
key-origin = Nichée
    .also = nid
    .help = L’hexagone de la nichée par son nom, comme P10, ou q,r.
key-target = Cible
    .help = Ce sur quoi porte l’effet : un joueur, une unité ou un hexagone.
    .help-dragon_fury = L’hexagone dont le sort vous importe, par son nom, comme P10, ou q,r.
key-radius = Rayon de la carte
    .help = Les hexagones à cette distance de 0,0 au plus ; rien pour une carte sans bord.
key-steer = Rêve de dragon
    .help = Les quatre directions que choisit le sorcier, à partir du troisième hexagone ; 6 est le nord.
key-landings = Hexagones survolés

## Keys: winter and victory

key-spell = Sort
    .help = Le sort que l’on veut jeter.
key-has_capital = Tient sa capitale
    .help = Sans capitale, pas de sorcier.
key-units_on_hex = Unités sur l’hexagone
    .help = Les unités sur l’hexagone visé.
key-embarked = Embarquée
    .help = L’unité visée est à bord d’un bateau.
key-unit_modifier = Modificateur de l’unité
    .help = Tout ce qui s’ajoute au jet de l’unité.
key-unit_next_roll = Pénalité au jet de l’unité
    .help = Ce qu’une défaite coûte encore à ce jet : −3 ou −6.
key-retreat = Retraite
    .help = Quand l’unité se retire là où elle le peut.
key-nests = Nichées
    .help = Nichées de dragons connues sur la carte.
key-built_hexes = Hexagones construits
    .help = Hexagones du joueur avec un village, une cité ou une forteresse.
key-coloured_hexes = Hexagones à ses couleurs
    .help = Hexagones aux couleurs du joueur.
key-applied = Appliqué
key-chooser = Qui choisit
key-action = Action
key-own_hex = Hexagone à soi
    .help = L’hexagone porte les couleurs du joueur.
key-impassable = Infranchissable
    .help = Désolé ou inondé : on n’y bâtit pas.
key-distance = Distance
    .help = En hexagones, jusqu’à sa plus proche autre construction non rasée ; rien s’il n’y en a pas.
key-rations_after = Rations restantes
key-armies_left = Armées dans la boîte
    .help = Pions armée que le joueur n’a pas encore en jeu.
key-ships_left = Bateaux dans la boîte
    .help = Pions bateau que le joueur n’a pas encore en jeu.
key-port = Cité portuaire
    .help = Seule une cité sur la côte recrute des bateaux.
key-rolled = Jet effectué
key-moment = Moment
key-tie_break = Départagés par

## Values of outcomes

value-tie = égalité
value-minor = victoire mineure
value-major = victoire majeure
value-brilliant = victoire éclatante
value-total = victoire totale
value-stays = reste
value-retreats = se replie
value-unharmed = indemne
value-damaged = endommagé
value-wreck = naufrage
value-sunk = coulé
    .also = le navire sombre, sombre corps et biens, le navire sombre corps et biens
value-safe = sauve
value-landed = débarquée
value-besieger_destroyed = assiégeant détruit
    .also = l’assiégeant est détruit
value-no_effect = sans effet
    .also = le siège est sans effet
value-weakened = place affaiblie
value-garrison_loss = perte dans la garnison
value-undecided = indécis
value-repelled = repoussée
value-resisted = a résisté
value-untouched = épargné par le vol
value-spared = à peine brûlé
value-asleep = assoupis
value-awake = réveillés
value-allied = allégeance
value-may = retraite possible
value-must = retraite forcée
value-if_forced = seulement si contrainte
value-if_major = après une défaite majeure
value-if_allowed = dès que permis
value-nests = nichées
value-built_hexes = hexagones construits
value-coloured_hexes = hexagones à ses couleurs
value-coastal_city = cité côtière
value-unit_inside = unité dans les murs
value-from_the_sea = siège depuis la mer

## Values: reasons

value-turn_over = le tour de l’unité est terminé
value-no_step_left = plus de pas ce tour-ci
value-ship_needs_coast = un bateau ne quitte pas la côte
value-unexplored = inexploré
value-impassable = infranchissable
value-ship_full = le bateau est plein
value-pinned = retenue par un ennemi
value-not_own_colours = ni à ses couleurs ni à celles d’un allié
value-occupied = occupé
value-no_sorcerer = sans capitale, pas de sorcier
value-bad_target = cible inadéquate
value-not_river = pas une rivière visible
value-no_unit = personne sur place
value-rampart = protégé par un rempart magique
value-not_own_hex = hexagone d’un autre
value-besieged = en état de siège
value-too_far = trop loin d’une autre construction
value-limit = plus de pièce dans le set
value-not_a_village = pas un village
value-rations = pas assez de rations

## Values: moves, transactions, moments

value-step = pas
value-embark = embarquer
value-disembark = débarquer
value-retreat = retraite
value-pursuit = poursuite
value-found_village = fonder un village
value-village_to_city = transformer un village en cité
value-village_to_fortress = transformer un village en forteresse
value-end_of_season = fin de la saison
value-game_end = fin de la partie
value-besieger = l’assiégeant
value-unit = l’unité
value-villages = villages
value-cities = cités
value-fortresses = forteresses
value-units = unités
value-hexes = hexagones

## Rolls

roll-capital = Choix des capitales
roll-scout =
    .nest = Réveil des dragons
    .table = Éclaireurs
    .event = Événement
    .nest_new = Réveil des dragons découverts
roll-guard = Armée ou bateau
roll-famine = Famine
roll-diplomacy = Diplomatie
roll-combat =
    .attacker = Attaquant
    .defender = Défenseur
    .attacker-whose = attacker
    .defender-whose = defender
roll-siege = Siège
roll-nest = Réveil des dragons
roll-fury =
    .dir-2 = Vol vers le 2ᵉ hexagone
    .dir-3 = Vol vers le 3ᵉ hexagone
    .dir-4 = Vol vers le 4ᵉ hexagone
    .dir-5 = Vol vers le 5ᵉ hexagone
    .dir-6 = Vol vers le 6ᵉ hexagone
    .hit-1 = Feu sur la nichée
    .hit-2 = Feu sur le 2ᵉ hexagone
    .hit-3 = Feu sur le 3ᵉ hexagone
    .hit-4 = Feu sur le 4ᵉ hexagone
    .hit-5 = Feu sur le 5ᵉ hexagone
    .hit-6 = Feu sur le 6ᵉ hexagone
roll-firestorm =
    .storm = Force de la tempête
    .unit = Défense de l’unité
roll-winter =
    .event = Événement d’hiver
    .nest = Nichée qui se réveille
roll-recruit = Recrutement

## Questions

ask-attacker_retreat = L’attaquant est battu. Se replie-t-il ?
    .short = Retraite de l’attaquant
    .usual = se replie après une défaite majeure, reste après une mineure
ask-defender_retreat = Le défenseur est battu. Se replie-t-il ?
    .short = Retraite du défenseur
    .usual = se replie après une défaite majeure, reste après une mineure ; un indépendant rentre dès qu’il peut
ask-attacker_pursues = Le défenseur se replie. L’attaquant le poursuit-il ?
    .short = Poursuite par l’attaquant
    .usual = laisse partir le vaincu
ask-defender_pursues = L’attaquant se replie. Le défenseur le poursuit-il ?
    .short = Poursuite par le défenseur
    .usual = laisse partir le vaincu
ask-retreat_from_fire = L’unité est éprouvée par les flammes. Se replie-t-elle ?
    .short = Retraite devant le feu
    .usual = { $answers } face aux flammes
ask-siege_goes_on = La place tient. Le siège continue-t-il ?
    .short = Siège
    .usual = continue le siège, saison après saison
choice-siege_goes_on-continue = assiéger une saison de plus
choice-siege_goes_on-lift = lever le siège

## Notes

note-weights =
    En plus des dés, { $side }{ $modifier ->
        [0] {""}
       *[other] {" "}· modificateur { $modifier }
    }{ $next_roll ->
        [0] {""}
       *[other] {" "}· pénalité d’une défaite { $next_roll }
    }{ $forced_march ->
        [0] {""}
       *[other] {" "}· marche forcée { $forced_march }
    }
note-table_modifier = Modificateur de l’unité { $modifier } : total { $total }.
note-totals = { $attacker } contre { $defender }.
note-fire =
    { $result ->
        [resisted] L’unité résiste à la tempête.
        [destroyed] L’unité est détruite.
       *[other] L’unité est battue : { $next_roll } à son prochain affrontement.
    }
note-tie =
    { $fate ->
        [destroyed] Égalité : les deux unités sont détruites.
       *[other] Égalité : personne ne prend le dessus.
    }
note-grade =
    { $destroyed ->
        [true] Vainqueur, { $winner } : { $grade }. Le vaincu est détruit.
       *[other] Vainqueur, { $winner } : { $grade }. Le vaincu est à { $next_roll } à son prochain affrontement.
    }
note-sea_grade = Vainqueur, { $winner }. L’autre navire : { $result }.
note-sinks = Le navire endommagé est attaqué : il sombre corps et biens.
note-siege =
    Total { $total } : { $result }{ $walls ->
        [0] {""}
       *[other] {" "}· murs { $walls }
    }{ $garrison ->
        [0] {""}
       *[other] {" "}· garnison { $garrison }
    }{ $siege_bonus ->
        [0] {""}
       *[other] {" "}· bonus de siège { $siege_bonus }
    }{ $modifier ->
        [0] {""}
       *[other] {" "}· unité { $modifier }
    }{ $next_roll ->
        [0] {""}
       *[other] {" "}· pénalité d’une défaite { $next_roll }
    }{ $forced_march ->
        [0] {""}
       *[other] {" "}· marche forcée { $forced_march }
    }.
note-famine =
    { $disbanded ->
        [true] Affamée, l’unité se disperse.
       *[other] { $moves ->
            [true] L’unité se déplace.
           *[other] L’unité refuse de bouger.
        } Faim : { $hunger }.
    }
note-sighting =
    { $status ->
        [event] Un événement attend les éclaireurs.
        [nothing] Terrain désert.
        [known] Rien de nouveau : il y a déjà une construction.
       *[other] Les éclaireurs trouvent : { $site }, { $status }.
    }
note-event =
    { $event ->
        [desertion] Événement : désertion. L’unité est à −1 jusqu’à la fonte des neiges.
        [mutiny] Événement : mutinerie. L’unité ne fait plus rien ce tour-ci.
        [rot] Événement : pourrissement. Jusqu’à deux rations de la réserve sont perdues.
        [sickness] Événement : maladie. L’unité est à −2 jusqu’à la fin du tour.
        [foul_weather] Événement : intempéries. L’unité ne fait plus rien ce tour-ci.
        [ambush] Événement : embuscade. L’unité est à −1 jusqu’à la fonte des neiges.
        [convoy] Événement : convoi. Deux rations de plus dans la réserve.
        [volunteers] Événement : volontaires. L’unité est à +1 tant qu’elle se tient sur l’hexagone exploré.
        [knight_errant] Événement : chevalier errant. L’unité est à +1 jusqu’à la fin de la campagne.
       *[other] Événement : { $event }.
    }
note-nest =
    { $awake ->
        [true] Les dragons se réveillent !
       *[other] Les dragons restent assoupis.
    }
note-guard = Garde de la place : { $guard }.
note-diplomacy =
    { $status ->
        [hostile] Les émissaires sont mal reçus : la place devient hostile.
        [neutral] Les discussions se prolongent.
       *[other] La place prête allégeance.
    }
note-flight_ends =
    Les dragons quittent la carte après { $landings ->
        [one] { $landings } hexagone
       *[other] { $landings } hexagones
    }.
note-fury =
    Hexagone { $landing } : { $effect }.{ $strikes ->
        [true] {" "}C’est la cible.
       *[other] {""}
    }
note-winter_event =
    { $event ->
        [nothing] Un hiver paisible.
       *[other] Événement d’hiver : { $event }.{ $applied ->
            [true] {""}
           *[other] {" "}Il ne frappe personne.
        }
    }
note-recruits =
    { $recruits ->
        [0] Personne ne s’engage.
        [one] { $recruits } unité recrutée.
       *[other] { $recruits } unités recrutées.
    }

## Errors

error-ship-inland = un bateau suppose une côte : voir { $key }
error-ship-only = réservé à un bateau
error-ship-boards = un bateau n’embarque pas
error-army-and-ship = il faut une armée d’un côté et un bateau de l’autre
error-site-on-marsh = il n’y a pas de construction dans un marais
error-modifier-unread = ne compte qu’avec la lecture modificateurs_sur_les_tables=oui
error-independent-refuge = une unité indépendante ne se replie que dans son site
error-independent-cargo = un bateau indépendant ne transporte personne
error-rampart = on n’assiège pas une place sous un rempart magique
error-joint-inland = un siège par terre et par mer suppose une construction côtière
error-siege-bonus = vaut 0 ou 2, sauf si les bonus se cumulent (lecture bonus_siège=oui)
error-off-map = se trouve hors de la carte de rayon { $radius }
error-more-than = ne peut dépasser { $key }
error-no-seat = personne à cette place : il y a { $players } joueurs
error-no-turn-in-winter = il n’y a pas de tour de campagne en hiver
error-spring-from-winter = seul ce qui naît en hiver dure jusqu’à la fin du printemps
error-sites-without-hexes = chaque construction occupe son propre hexagone
