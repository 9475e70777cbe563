## Procedures: the beginning

capital_order = Choix des capitales
    .about = Deux dés chacun : dans quel ordre les joueurs choisissent-ils le site de leur capitale ?
turn_order = Ordre du tour
    .about = Qui joue en premier, dans quel ordre, et qui est le voisin de qui ?
    .sought = qui commence, premier joueur
limits = Pièces restantes
    .about = Ce qui reste dans le set d’un joueur : villages, cités, forteresses, armées, bateaux.

## Procedures: supply

harvest = Récolte
    .about = Combien de rations ces constructions ajoutent-elles à la réserve ?
famine = Famine
    .about = Une unité se déplace sans ses rations : obéit-elle, et dans quel état ?

## Procedures: scouting

scout = Éclaireurs
    .about = Une patrouille sur un hexagone voisin : que trouve-t-elle, et l’hexagone est-il exploré ?
event = Événement d’exploration
    .about = Ce qui arrive aux éclaireurs : une mutinerie, un convoi, une nichée de dragons ?
guard = Garde indépendante
    .about = Une armée ou un bateau : qui garde une construction hostile ?

## Procedures: diplomacy

diplomacy = Diplomatie
    .about = Une unité se présente devant une construction neutre : allégeance, attente ou hostilité ?
diplomacy_campaign = Négociations prolongées
    .about = L’unité reste et négocie à chaque saison : comment cela finit-il, et quand ?

## Procedures: movement

move_check = Contrôle d’un déplacement
    .about = Ce déplacement est-il permis, et combien de rations coûte-t-il ? Sinon, pourquoi ?
annex = Annexion
    .about = L’hexagone prend-il les couleurs des unités qui s’y trouvent ?

## Procedures: combat

combat = Combat entre armées
    .about = Une armée en attaque une autre : qui l’emporte, de combien, et que devient le vaincu ?
    .sought = bataille terrestre, armées
battle_series = Combats répétés
    .about = Deux unités qui ne peuvent reculer s’affrontent plusieurs fois : qui reste debout ?
naval_combat = Bataille navale
    .about = Navire contre navire : avarie, mutinerie, naufrage ou perte corps et biens ?
land_sea_combat = Armée contre navire
    .about = Une armée et un navire s’affrontent, sur la table des armées.

## Procedures: sieges

siege = Siège
    .about = Un jet contre les murs d’une construction.
    .sought = prendre une forteresse, cité, murs
siege_campaign = Siège prolongé
    .about = La même unité assiège saison après saison : la place tombe-t-elle avant l’assiégeant ?
conquest = Conquête d’une construction hostile
    .about = Une armée seule contre la garde, puis contre les murs, en une Saison de Campagne.

## Procedures: dragons

nest = Nichée de dragons
    .about = Quelqu’un passe près de la nichée : les dragons se réveillent-ils ?
dragon_fury = Fureur des Dragons
    .about = Le vol des dragons depuis leur nichée, et ce qu’il advient d’un hexagone donné.

## Procedures: winter and victory

spell_check = Cible d’un sort
    .about = Le sorcier peut-il lancer ce sort sur cette cible ? Sinon, pourquoi ?
firestorm = Tempête de feu
    .about = Une colonne de feu contre une unité : résiste-t-elle ?
winter_event = Événement d’hiver
    .about = Ce que l’hiver réserve à un joueur : révolte, épidémie, trahison ?
build = Contrôle d’une construction
    .about = Peut-on construire ici, et que reste-t-il des rations ? Sinon, pourquoi ?
recruit = Recrutement
    .about = Combien d’unités un joueur lève-t-il cet hiver ?
    .sought = lever des armées, acheter
expiry = Fin d’un effet
    .about = Quand prend fin un effet apparu à ce moment ?
score = Décompte
    .about = Les points des royaumes, l’empereur, et ce qui a départagé une égalité.
    .sought = points de victoire, gagnant, vainqueur, qui a gagné

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
    .help = Place du joueur qui a choisi sa capitale en premier, à partir de 0.
key-left = Voisin de gauche
key-right = Voisin de droite
key-sites = Constructions
key-by_site = Par construction
key-besieged = En état de siège
    .help = Une armée ou un bateau ennemi se trouve sur l’hexagone.
key-bad_harvest = Mauvaises récoltes
key-famine = Famine
key-bountiful = Excellentes récoltes
key-disbanded = Dissoute
key-moves = Se déplace
key-site_present = Construction déjà présente
    .help = L’hexagone porte déjà une construction : les éclaireurs n’en placent pas d’autre.
key-explored = Exploré
key-turn_over = Tour terminé
    .help = L’unité ne fait plus rien ce tour-ci, mais se défend.
key-modifier = Modificateur
    .help = Somme des bonus et malus durables de l’unité. Sur les tables d’exploration, de diplomatie et de famine, il ne compte qu’avec l’option.
key-modifier_until = Modificateur jusqu’à
key-dragons = Dragons
key-guard = Garde
key-status = Statut
key-seasons = Saisons

## Keys: movement

key-step = Pas
    .help = 1 pour le premier pas du tour, 2 pour une marche forcée, 3 pour un pas de trop.
key-celerity = Célérité
key-dest_colour = Couleurs à l’arrivée
key-dest_enemies = Ennemis à l’arrivée
    .help = Unités hostiles hors des murs sur l’hexagone d’arrivée.
key-pinned = Accrochée
    .help = Une unité hostile hors des murs se trouve sur l’hexagone de l’unité.
key-blood_rain = Pluie de sang
key-storm_origin = Tempête au départ
key-storm_dest = Tempête à l’arrivée
key-flooded = Inondé
key-sabotaged = Pont saboté
key-ship_full = Bateau plein
key-legal = Permis
key-reason = Motif
key-cost = Coût
key-own_units = Unités du joueur
    .help = Hors des murs et non embarquées.
key-other_units = Unités hostiles
    .help = Hors des murs et non embarquées.
key-colour = Couleurs de l’hexagone
key-annexed = Annexé

## Keys: combat

key-attacker_modifier = Modificateur de l’attaquant
key-defender_modifier = Modificateur du défenseur
key-attacker_next_roll = Pénalité au jet de l’attaquant
    .help = Laissée par une défaite antérieure : − 3 ou − 6.
key-defender_next_roll = Pénalité au jet du défenseur
    .help = Laissée par une défaite antérieure : − 3 ou − 6.
key-forced_march = Marche forcée
    .help = − 1 au premier affrontement du tour.
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
key-defender_pursues = Le défenseur poursuit
key-fate = Sort du vaincu
key-pursued = Poursuivi
key-rounds = Manches
key-attacker_alive = Attaquant en vie
key-defender_alive = Défenseur en vie
key-attacker_kind = Attaquant
key-defender_kind = Défenseur
key-attacker_damaged = Attaquant endommagé
key-defender_damaged = Défenseur endommagé
    .help = Un navire endommagé que l’on attaque sombre sans jet de dés.
key-attacker_cargo = Armée à bord de l’attaquant
key-defender_cargo = Armée à bord du défenseur
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
key-garrison = Garnison
    .help = Armées et bateaux à l’intérieur.
key-siege_bonus = Bonus de siège
    .help = Ce qu’un jet précédent au même endroit laisse pour celui-ci.
key-rampart = Rempart magique
key-start_season = Première saison
    .help = 1 printemps, 2 été, 3 automne.
key-max_seasons = Saisons au plus
    .help = 0 : jusqu’à la décision.
key-refuge = Refuge
key-guard_retreat = Retraite de la garde

## Keys: dragons

key-awake = Réveillés
key-origin = Nichée
    .help = Hexagone q,r de la nichée.
key-target = Cible
key-radius = Rayon de la carte
    .help = Les hexagones à cette distance de 0,0 au plus ; rien pour une carte sans bord.
key-steer = Rêve de dragon
    .help = Les quatre directions que choisit le sorcier, à partir du troisième hexagone ; 6 est le nord.
key-landings = Hexagones survolés

## Keys: winter and victory

key-spell = Sort
key-has_capital = Tient sa capitale
key-units_on_hex = Unités sur l’hexagone
key-embarked = Embarquée
key-unit_modifier = Modificateur de l’unité
key-unit_next_roll = Pénalité au jet de l’unité
key-retreat = Retraite
key-nests = Nichées
key-built_hexes = Hexagones construits
key-coloured_hexes = Hexagones à ses couleurs
key-applied = Appliqué
key-chooser = Qui choisit
key-action = Action
key-own_hex = Hexagone à soi
key-impassable = Infranchissable
key-distance = Distance
    .help = En hexagones, jusqu’à sa plus proche autre construction non rasée ; rien s’il n’y en a pas.
key-rations_after = Rations restantes
key-armies_left = Armées dans la boîte
key-ships_left = Bateaux dans la boîte
key-port = Cité portuaire
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
value-safe = sauve
value-landed = débarquée
value-besieger_destroyed = assiégeant détruit
value-no_effect = sans effet
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
    .short = Retraite
ask-defender_retreat = Le défenseur est battu. Se replie-t-il ?
    .short = Retraite
ask-attacker_pursues = Le défenseur se replie. L’attaquant le poursuit-il ?
    .short = Poursuite
ask-defender_pursues = L’attaquant se replie. Le défenseur le poursuit-il ?
    .short = Poursuite
ask-retreat_from_fire = L’unité est éprouvée par les flammes. Se replie-t-elle ?
    .short = Retraite
ask-siege_goes_on = La place tient. Le siège continue-t-il ?
    .short = Siège
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
        [desertion] Événement : désertion. L’unité est à − 1 jusqu’à la fonte des neiges.
        [mutiny] Événement : mutinerie. L’unité ne fait plus rien ce tour-ci.
        [rot] Événement : pourrissement. Jusqu’à deux rations de la réserve sont perdues.
        [sickness] Événement : maladie. L’unité est à − 2 jusqu’à la fin du tour.
        [foul_weather] Événement : intempéries. L’unité ne fait plus rien ce tour-ci.
        [ambush] Événement : embuscade. L’unité est à − 1 jusqu’à la fonte des neiges.
        [convoy] Événement : convoi. Deux rations de plus dans la réserve.
        [volunteers] Événement : volontaires. L’unité est à + 1 tant qu’elle se tient sur l’hexagone exploré.
        [knight_errant] Événement : chevalier errant. L’unité est à + 1 jusqu’à la fin de la campagne.
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
error-modifier-unread = ne compte qu’avec l’option modifiers_on_tables
error-independent-refuge = une unité indépendante ne se replie que dans son site
error-independent-cargo = un bateau indépendant ne transporte personne
error-rampart = on n’assiège pas une place sous un rempart magique
error-joint-inland = un siège par terre et par mer suppose une construction côtière
error-siege-bonus = vaut 0 ou 2, sauf si les bonus se cumulent (option siege_cumulative)
error-off-map = se trouve hors de la carte de rayon { $radius }
error-more-than = ne peut dépasser { $key }
error-no-seat = personne à cette place : elles vont de 0, { $players } en tout
error-no-turn-in-winter = il n’y a pas de tour de campagne en hiver
error-spring-from-winter = seul ce qui naît en hiver dure jusqu’à la fin du printemps
error-sites-without-hexes = chaque construction occupe son propre hexagone
