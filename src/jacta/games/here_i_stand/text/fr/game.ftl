## The game and its chapters

game = Here I Stand
    .about = L’aide de jeu de Here I Stand, avec ses jets de dés et ses mouvements : combats, piraterie, interception, déploiement de printemps, retour hivernal, transport naval, voyages au Nouveau Monde.
    .sought = HIS, Réforme, Luther, Habsbourg
chapter-combat = Combat
chapter-approach = Intercepter, échapper à la bataille
chapter-movement = Mouvements
chapter-new_world = Nouveau Monde

## Procedures: combat

field_battle = Bataille rangée
    .about = Deux armées se battent en terrain ouvert, un seul jet par camp. Qui gagne, que reste-t-il de chacune, quels chefs sont capturés ?
    .sought = combat terrestre, chef capturé, mort d’un chef, armées
    .example-1 = dix contre huit, avec chefs
    .example-2 = en infériorité, avec chefs
    .example-3 = cavalerie seule
assault = Assaut
    .about = Les assiégeants donnent l’assaut à une place forte. Est-elle prise, le siège continue-t-il, ou est-il levé ?
    .sought = prendre une place, forteresse, ville, prise d’assaut, murs
    .example-1 = six unités contre deux
    .example-2 = un port et ses navires
    .example-3 = cavalerie et réserve
siege = Siège
    .about = Plusieurs assauts de suite contre la même place, avec les survivants et sans renfort. Quelles chances de la prendre, et en combien d’assauts ?
    .sought = assiéger, prendre une forteresse, ville, Vienne, Rhodes, Malte, Buda, Belgrade
    .example-1 = quatre unités et un chef
    .example-2 = cavaleries des deux côtés
naval_combat = Combat naval
    .about = Deux flottes se battent, en mer ou dans un port, un seul jet par camp. Qui gagne, et quels navires restent à flot ?
    .sought = bataille navale, flottes, galères
    .example-1 = deux amiraux en mer
    .example-2 = une flotte au port
piracy = Piraterie
    .about = Des pirates ottomans pillent les ports d’une puissance dans une zone de mer. Combien de pirates y restent, et que paie la cible ?
    .sought = pirates, corsaires, Barberousse
    .example-1 = deux pirates, une forteresse
    .example-2 = raid sur une cible riche
piracy_support = Soutien contre la piraterie
    .about = Quelles escadres et quelles forteresses aident la cible d’une action de piraterie, et combien de dés de défense donnent-elles ?
    .example-1 = qui couvre les Habsbourg
combat_dice = Dés de combat
    .about = Combien de dés lance chaque camp, quel que soit le combat ?
    .sought = combien de dés
    .example-1 = bataille rangée
    .example-2 = assaut
    .example-3 = combat dans un port
    .example-4 = piraterie

## Procedures: before a battle

interception = Intercepter
    .about = Une force tente d’arrêter un ennemi qui passe à sa portée : 2 dés modifiés, il faut 9 ou plus.
    .sought = arrêter une armée
    .example-1 = sans chef ni cavalerie
    .example-2 = contre la cavalerie ennemie
    .example-3 = deux chefs et la cavalerie
avoid_battle = Échapper à la bataille
    .about = Une force tente de se dérober avant la bataille : 2 dés modifiés, il faut 9 ou plus.
    .sought = éviter la bataille, fuir, se dérober, esquiver
    .example-1 = sans chef
    .example-2 = l’ennemi a de la cavalerie
    .example-3 = deux chefs et la cavalerie

## Procedures: movement

formation_limit = Taille d’une formation
    .about = Combien d’unités peuvent se déplacer ensemble, selon les chefs qui les mènent ?
    .example-1 = sans chef
    .example-2 = deux chefs, 6 et 8
spring_deployment = Déploiement de printemps
    .about = Cette formation peut-elle quitter la capitale pour cet espace, par quel chemin, et sinon quelle règle l’en empêche ?
    .example-1 = de Paris à Marseille
    .example-2 = Milan, la mer est fermée
spring_reachable = Destinations de printemps
    .about = Tous les espaces qu’une formation peut atteindre depuis la capitale au déploiement de printemps.
    .example-1 = la France depuis Paris
    .example-2 = les Turcs depuis Istanbul
winter_return = Retour à la maison hivernal
    .about = Tout le retour d’hiver d’un coup : chaque flotte au port, puis chaque armée dans une capitale ou une forteresse, attrition comprise.
    .sought = hiverner, rentrer
    .example-1 = trois armées en Italie
    .example-2 = les Turcs au moindre prix
winter_move = Un mouvement d’hiver
    .about = Ce retour d’hiver est-il permis, à quelle distance, et combien d’unités coûte-t-il ?
    .example-1 = de Milan à la capitale
    .example-2 = Marseille, trop loin
    .example-3 = la flotte turque à Lépante
winter_options = Refuges d’hiver
    .about = Où une pile d’unités ou une flotte peut-elle rentrer pour l’hiver, et à quel prix ?
    .example-1 = l’armée de Milan
    .example-2 = la flotte en mer Ionienne
naval_transport = Transport naval
    .about = Cette armée peut-elle traverser la mer jusque-là, pour combien de points, et sinon quelle règle l’en empêche ?
    .example-1 = Marseille vers Barcelone
    .example-2 = trop d’unités vers Rome
transport_reachable = Destinations par mer
    .about = Tous les ports qu’une armée peut atteindre par transport naval, avec leur coût.
    .example-1 = la France depuis Marseille
    .example-2 = les Turcs depuis Istanbul
map = Carte
    .about = Les voisins d’un espace ou d’une zone de mer, ses cols et ses ports. La feuille n’imprime pas la carte : celle-ci est une suggestion, ou la vôtre.
    .example-1 = les voisins de Grenoble
    .example-2 = le golfe du Lion

## Procedures: New World

exploration = Exploration
    .about = Un explorateur part pour le Nouveau Monde. Que découvre-t-il, tente-t-il le tour du monde, en revient-il ?
    .sought = explorateur, Nouveau Monde, Amérique, découvrir
    .example-1 = un explorateur moyen
    .example-2 = le meilleur, avec Mercator
    .example-3 = des fleuves déjà découverts
exploration_table = Table des explorations
    .about = À quoi correspond ce total sur la table des explorations ?
    .example-1 = un 4
    .example-2 = un 9
    .example-3 = un 12
circumnavigation = Circumnavigation
    .about = Une tentative de tour du monde. Réussit-elle, rapporte-t-elle une carte, ou comment l’explorateur finit-il ?
    .sought = tour du monde, Magellan
    .example-1 = un explorateur à 4
    .example-2 = sans valeur, avec Mercator
circumnavigation_table = Table de circumnavigation
    .about = À quoi correspond ce total sur la table de circumnavigation ?
    .example-1 = un 4
    .example-2 = un 9
    .example-3 = un 12
conquest = Conquête
    .about = Un conquistador s’enfonce dans les terres. Que conquiert-il, et y survit-il ?
    .sought = Cortés, Pizarro, Aztèques, Incas
    .example-1 = un conquistador, la Variole
    .example-2 = les Incas déjà pris
conquest_table = Table des conquêtes
    .about = À quoi correspond ce total sur la table des conquêtes ?
    .example-1 = un 4
    .example-2 = un 9
    .example-3 = un 12
voyage_modifiers = Modificateurs de voyage
    .about = Combien ajouter aux deux dés d’une exploration, d’une circumnavigation ou d’une conquête ?
    .example-1 = exploration avec Mercator
    .example-2 = tour du monde
    .example-3 = conquête avec la Variole

## Keys: the two sides of a combat

key-attacker_units = Unités de l’attaquant
    .also = attaquants
    .help = Unités terrestres hors cavalerie, régulières ou mercenaires.
key-defender_units = Unités du défenseur
    .also = défenseurs, garnison
    .help = Unités terrestres hors cavalerie, régulières ou mercenaires.
key-attacker_cavalry = Cavalerie de l’attaquant
    .help = Unités de cavalerie ottomane : un dé chacune en bataille rangée, aucun dans un assaut.
    .help-field_battle = Unités de cavalerie ottomane, un dé chacune comme les autres.
    .help-assault = Unités de cavalerie ottomane : aucun dé dans un assaut, mais elles peuvent être perdues et comptent pour maintenir le siège.
    .help-siege = Unités de cavalerie ottomane : aucun dé dans un assaut, mais elles peuvent être perdues et comptent pour maintenir le siège.
key-defender_cavalry = Cavalerie du défenseur
    .help = Unités de cavalerie ottomane : un dé chacune en bataille rangée, aucun dans un assaut.
    .help-field_battle = Unités de cavalerie ottomane, un dé chacune comme les autres.
    .help-assault = Unités de cavalerie ottomane : aucun dé dans un assaut, mais elles peuvent être perdues et comptent pour maintenir le siège.
    .help-siege = Unités de cavalerie ottomane : aucun dé dans un assaut, mais elles peuvent être perdues et comptent pour maintenir le siège.
key-attacker_leaders = Chefs de l’attaquant
    .help = Chaque chef par son nom (Charles Quint) ou par sa valeur de combat ; seule la meilleure donne des dés.
key-defender_leaders = Chefs du défenseur
    .help = Chaque chef par son nom (Charles Quint) ou par sa valeur de combat ; seule la meilleure donne des dés.
key-attacker_dice_mod = Dés en plus ou en moins, attaquant
    .help = Pour les cartes d’événement, que la feuille n’imprime pas.
key-defender_dice_mod = Dés en plus ou en moins, défenseur
    .help = Pour les cartes d’événement, que la feuille n’imprime pas. Le dé supplémentaire du défenseur est déjà compté.
key-attacker_loss_order = Pertes de l’attaquant
    .help = Quelles unités il sacrifie. Si rien n’est indiqué, le joueur choisit en cours de partie.
key-defender_loss_order = Pertes du défenseur
    .help = Quelles unités il sacrifie. Si rien n’est indiqué, le joueur choisit en cours de partie.
key-attacker_reserve = Réserve de l’attaquant
    .help = Unités terrestres qui assiègent sans donner l’assaut. Elles ne lancent pas de dé, ne subissent rien, mais comptent pour maintenir le siège.
key-defender_naval_units = Navires assiégés
    .help = Escadres et pirates du défenseur enfermés dans le port. Ils ne comptent pas comme défenseurs.
key-max_assaults = Nombre maximal d’assauts
    .help = Le siège s’arrête là, que la place soit prise ou non.
    .also = assauts au plus
key-attacker_squadrons = Escadres de l’attaquant
    .also = attaquant
    .help = 2 dés chacune ; 2 dégâts en éliminent une.
key-defender_squadrons = Escadres du défenseur
    .also = défenseur
    .help = 2 dés chacune ; 2 dégâts en éliminent une.
key-attacker_corsairs = Pirates de l’attaquant
    .help = 1 dé chacun ; 1 dégât en élimine un. Seul l’Ottoman en a.
key-defender_corsairs = Pirates du défenseur
    .help = 1 dé chacun ; 1 dégât en élimine un. Seul l’Ottoman en a.
key-in_port = Combat dans un port
    .help = Le défenseur lance alors 1 dé supplémentaire.
key-attacker_keeps = Navire gardé par l’attaquant
    .help = Si les deux flottes sont éliminées et qu’il a droit à un navire. Si rien n’est indiqué, le joueur choisit en cours de partie.
key-defender_keeps = Navire gardé par le défenseur
    .help = Si les deux flottes sont éliminées et qu’il a droit à un navire. Si rien n’est indiqué, le joueur choisit en cours de partie.
key-combat = Combat
    .help = Le genre de combat ; les dés s’y comptent autrement.
key-attacker_dice = Dés de l’attaquant
key-defender_dice = Dés du défenseur

## Keys: how a combat ends

key-winner = Vainqueur
key-attacker_hits = Dégâts de l’attaquant
    .help = Dégâts que l’attaquant inflige.
key-defender_hits = Dégâts du défenseur
    .help = Dégâts que le défenseur inflige.
key-hand_back = Qui reste
    .help = L’issue dit qui reste des deux côtés.
key-piece = Formation ou flotte
key-enemy = Ennemi
key-formation = Formation
key-new_world = Nouveau Monde
key-raider = Pirates
key-attacker_units_left = Unités restantes, attaquant
key-attacker_cavalry_left = Cavalerie restante, attaquant
key-defender_units_left = Unités restantes, défenseur
key-defender_cavalry_left = Cavalerie restante, défenseur
key-attacker_leaders_captured = Chefs capturés, attaquant
    .help = Chefs que l’attaquant se fait prendre.
key-defender_leaders_captured = Chefs capturés, défenseur
    .help = Chefs que le défenseur se fait prendre.
key-retained = Camp qui garde 1 unité
    .help = Quand les deux camps sont éliminés, celui qui a lancé le plus de dés garde 1 unité.
key-success = Réussite
    .also = réussi
key-siege = Siège
key-naval_to_turn_track = Navires sur la piste des tours
key-attackers_retreat = Les assiégeants retraitent
key-result = Résultat
key-assaults = Assauts donnés
key-attacker_squadrons_left = Escadres restantes, attaquant
key-attacker_corsairs_left = Pirates restants, attaquant
key-defender_squadrons_left = Escadres restantes, défenseur
key-defender_corsairs_left = Pirates restants, défenseur
key-attacker_leaders_to_track = Chefs sur la piste des tours, attaquant
key-defender_leaders_to_track = Chefs sur la piste des tours, défenseur

## Keys: piracy

key-corsairs = Pirates
    .help = Un dé chacun au combat naval.
    .help-piracy = Ceux de la zone. S’il n’y en a qu’un, la base de l’attaque est de 1 dé ; sinon de 2, si la cible a deux ports ou plus.
    .help-combat_dice = Un seul : la base de l’attaque est de 1 dé ; sinon de 2, si la cible a deux ports ou plus.
    .part = { $value ->
        [one] { $value } pirate
       *[other] { $value } pirates
    }
    .also = pirates dans la zone, corsaires
key-target_ports = Ports de la cible sur la zone
    .help = Les ports de la puissance visée sur cette zone de mer ; un seul : la base de l’attaque est de 1 dé.
    .also = ports
key-leader_piracy = Valeur de piraterie du chef
    .also = piraterie, chef pirate, chef
    .help = Le second nombre d’un chef naval ottoman ; 0 sans chef.
key-squadrons_in_zone = Escadres dans la zone
    .help = Seulement celles qui aident la cible ; 2 dés chacune.
    .also = escadres en zone
key-squadrons_adjacent = Escadres adjacentes
    .help = Dans un port de la zone ou dans une zone de mer voisine, et seulement celles qui aident la cible ; 1 dé chacune.
key-fortresses_adjacent = Forteresses adjacentes
    .help = Le symbole de forteresse seul, ni ville clé ni électorat, et seulement celles qui aident la cible ; 1 dé chacune.
    .also = forteresses
key-target_fleets = Flottes de la cible
    .help = Ses propres escadres dans la zone ou à côté, celles qu’elle peut perdre. Si rien n’est indiqué : toutes celles qui défendent.
key-target_cards = Cartes de la cible
    .help = Cartes qu’on peut lui tirer ; ne comptez pas ses cartes Home.
    .also = cartes
key-vp_left = PV encore à prendre
    .help = PV de piraterie que l’Ottoman peut encore gagner. Si rien n’est indiqué : sans limite.
key-payment = Ordre de paiement
    .help = Ce que la cible paie de préférence pour chaque dégât. Si rien n’est indiqué, le joueur choisit en cours de partie ; les calculs supposent qu’elle cède des PV de piraterie tant qu’elle peut, puis une flotte, puis une carte.
key-corsairs_lost = Pirates perdus
key-corsairs_left = Pirates restants
key-fleets_lost = Flottes perdues
key-cards_lost = Cartes perdues
key-vp_ceded = PV cédés
key-victory_points = Points de victoire
key-units_lost = Unités perdues
key-hits_unpaid = Dégâts impayés
    .help = Dégâts pour lesquels la cible n’a plus rien à donner.
figure-hits = Dégâts à payer
key-target = Cible
    .help = La puissance dont on pille les ports.
key-at_war = En guerre contre les Ottomans
    .help = Les puissances dont les escadres et forteresses aident aussi la cible.
key-assets = Escadres et forteresses
    .help = Ce qui, sur la zone, peut aider la cible.
key-kind = Genre
    .help = Ce qui se déplace : des forces de terre ou de mer.
    .help-piracy_support = Une escadre, 2 dés dans la zone et 1 à côté, ou une forteresse, 1 dé.
key-place = Lieu
    .help = Une escadre est dans la zone ou adjacente à elle ; une forteresse lui est toujours adjacente.
key-owner = Propriétaire
    .help = La puissance à qui elle est : elle aide si c’est la cible, une puissance en guerre contre les Ottomans ou les Chevaliers de Saint-Jean.
key-count = Nombre
    .help = Les escadres et les pirates de cette puissance en ce lieu, comptés ensemble.
    .help-piracy_support = Les escadres ou les forteresses de ce propriétaire en ce lieu.
key-unrest = Troubles
    .help = Les troubles n’y changent rien, sauf si vous lisez qu’un espace en troubles n’est plus ami (R33).
    .help-piracy_support = Une forteresse en troubles aide quand même, sauf si vous lisez le contraire (R24).
key-besieged = Assiégée
    .help = Une forteresse assiégée aide quand même, sauf si vous lisez le contraire (R24).

## Keys: before a battle

key-leaders = Chefs
    .help = Chaque chef par son nom ; seul le meilleur donne des dés.
    .help-interception = Chaque chef de la force qui lance les dés, par son nom ou par sa valeur de combat ; seule la meilleure compte.
    .help-avoid_battle = Chaque chef de la force qui lance les dés, par son nom ou par sa valeur de combat ; seule la meilleure compte.
    .help-naval_transport = Combien de chefs sont transportés.
    .help-transport_reachable = Combien de chefs sont transportés.
    .part = { $value }
key-cavalry = Cavalerie ottomane
    .help = Le nombre d’unités de cavalerie de la formation.
    .also = cavalerie
    .help-interception = +1 si elle est dans la force qui lance les dés, −1 si elle est dans l’autre.
    .help-avoid_battle = +1 si elle est dans la force qui lance les dés, −1 si elle est dans l’autre.
    .part = { $value } de cavalerie
key-mod = Autre modificateur
    .help = Pour les cartes d’événement, que la feuille n’imprime pas.
key-dice = Dés
key-total = Total
    .help = Somme des deux dés et des modificateurs.

## Keys: New World

key-explorer = Explorateur
    .help = Son nom, ou sa valeur, le nombre imprimé sur son pion.
    .also = explorateur, valeur explorateur, valeur
key-mercator = Carte Mercator
    .help = +2 à l’exploration et à la circumnavigation.
    .also = mercator
key-uncharted = Première exploration
    .help = -1 au premier jet d’exploration d’une puissance, d’après le livret de 2017 seulement.
key-conquistador = Conquistador
    .help = Son nom, ou sa valeur, le nombre imprimé sur son pion.
    .also = valeur conquistador, valeur
key-smallpox = Carte Variole
    .help = +2 à la conquête.
    .also = variole
key-voyage = Voyage
    .help = Chaque voyage a sa table et ses modificatifs.
key-claimed = Déjà pris
    .help = Les découvertes, ou les conquêtes, qu’une puissance a déjà faites.
    .help-exploration = Les découvertes qu’une puissance a déjà faites.
    .help-conquest = Les conquêtes qu’une puissance a déjà faites.
key-at_ten = Préférence à 10 ou plus
    .help = Les cinq choix, dans l’ordre. Si rien n’est indiqué, le joueur choisit en cours de partie, et les calculs prennent le choix qui rapporte en moyenne le plus de PV.
key-explorer_lost = Explorateur perdu
key-circumnavigation = Circumnavigation
key-card_draw = Carte à tirer
key-conquistador_lost = Conquistador perdu

## Keys: everywhere

key-value = Valeur

## Values

value-true = oui
value-false = non
value-none = aucun
    .also = aucune, rien, néant, personne, pas de conquête, pas nouvelle découverte, pas de nouvelle découverte
    .in-conquest = pas de conquête
    .in-conquest_table = pas de conquête
    .in-exploration = pas de nouvelle découverte
    .in-exploration_table = pas de nouvelle découverte
    .under-cavalry = aucune
value-attacker = attaquant
value-defender = défenseur
value-player = joueur
value-cavalry_first = cavalerie en premier
    .also = cavalerie d’abord
value-cavalry_last = cavalerie en dernier
value-won = siège gagné
value-taken = place prise
value-continues = le siège continue
    .also = continue
value-lifted = siège levé
    .also = levé
value-field = bataille rangée
value-assault = assaut
value-naval = naval
value-piracy = piraterie
value-squadron = escadre
value-corsair = pirate
value-fortress = forteresse
value-zone = dans la zone
value-adjacent = à côté de la zone
value-vp = PV
value-fleet = flotte
value-card = carte
value-own = dans la force qui lance les dés
value-enemy = dans l’autre force
value-exploration = exploration
value-circumnavigation = circumnavigation
value-conquest = conquête
value-choose = au choix
value-strait = détroit du Pacifique
    .also = détroit
value-amazon = Amazone
    .also = Fleuve Amazone, l’Amazone
value-mississippi = Mississippi
value-great_lakes = Grands Lacs
value-st_lawrence = Saint-Laurent
    .also = St Laurent, St. Laurent, fleuve Saint-Laurent
value-lost_at_sea = mort en mer
    .also = explorateur mort en mer
value-not_attempted = pas tentée
value-spice_cargo = circumnavigation, avec une cargaison d’épices
    .also = grande cargaison d’épices, cargaison d’épices, épices
value-spears = transpercé par les lances
    .also = transpercé par les lances des insulaires, lances
value-portuguese = capturé par les Portugais
value-cannibals = dévoré par les cannibales
value-scurvy = mort du scorbut
    .also = a succombé au scorbut, scorbut
value-storm = coulé dans la tempête
    .also = tempête
value-mutiny = tué dans une mutinerie
    .also = mutinerie
value-shipwreck = naufrage dans le détroit
    .also = naufrage du navire dans le détroit, naufrage
value-incas = Incas
value-aztecs = Aztèques
value-mayas = Mayas
value-killed = tué par les indigènes
    .also = conquistador tué par indigène, conquistador tué, tué

## Values: players and powers

value-target = cible
value-explorer = explorateur
value-conquistador = conquistador
value-ottoman = Ottoman
value-hapsburg = Habsbourg
value-england = Angleterre
value-france = France
value-papacy = Papauté
value-protestant = Protestants
value-genoa = Gênes
value-venice = Venise
value-hungary = Hongrie
value-scotland = Écosse
value-knights = Chevaliers de Saint-Jean
value-independent = indépendant

## Values: rows of the tables

value-assault_undefended = assaut d’une place vide
value-defender_in_port = défenseur dans un port
value-single = un seul pirate ou un seul port
value-several = plusieurs pirates et plusieurs ports
value-squadron_in_zone = par escadre dans la zone
value-squadron_adjacent = par escadre adjacente
value-fortress_adjacent = par forteresse adjacente
value-mercator = Mercator
value-smallpox = Variole
value-any = toutes
value-move = mouvement
value-move_over_pass = mouvement par un col
value-naval_transport_step = transport naval, par pas
value-naval_move = mouvement naval
value-explore = exploration
value-conquer = conquête

## Options: combat

option-eliminated_side = Camp éliminé
    .about = Un camp qui a infligé plus de dégâts, mais n’a plus d’unité, peut-il gagner ?
option-eliminated_side-cannot_win = un camp éliminé ne gagne pas
option-eliminated_side-hits_only = le plus de dégâts gagne, même éliminé (en combat naval, contraire à la feuille)
option-dice_timing = Dés des pirates
    .about = Compte-t-on les dés de l’attaquant avant ou après le jet du défenseur ?
option-dice_timing-before = comptés avant le jet du défenseur
option-dice_timing-after = recomptés après, selon les pirates restants
option-roll_without_corsairs = Plus aucun pirate
    .about = Si la défense élimine tous les pirates, leurs dés sont-ils lancés quand même ?
option-roll_without_corsairs-false = plus de pirate, plus de dés
option-roll_without_corsairs-true = les dés comptés d’avance sont lancés
option-hit_sharing = Paiement des dégâts
    .about = La cible peut-elle payer plusieurs fois de suite de la même façon ?
option-hit_sharing-free = libre, dégât par dégât
option-hit_sharing-even = réparti également entre PV, flottes et cartes
option-zone_squadrons = Escadres dans la zone
    .about = Dans la zone même, quelles escadres défendent ?
option-zone_squadrons-note = celles de tous les propriétaires que nomme la note
option-zone_squadrons-target_only = celles de la cible seulement
option-idle_fortress = Forteresse en troubles ou assiégée
    .about = Une forteresse en troubles ou assiégée donne-t-elle son dé contre les pirates ?
option-idle_fortress-counts = elle donne son dé
option-idle_fortress-excluded = elle ne donne rien

## Options: spring, winter, transport

option-blockade_scope = Navires qui ferment la mer
    .about = Où une unité navale d’une autre puissance empêche-t-elle de traverser la zone au printemps ?
option-blockade_scope-ports = dans la zone ou dans ses ports
option-blockade_scope-ports_and_seas = aussi dans les zones voisines
option-sea_unit_limit = Unités par mer
    .about = Combien d’unités au plus un déploiement de printemps peut-il faire passer par mer ? Le livret de règles dit 5.
option-sea_unit_limit-none = sans autre limite que la formation
option-unrest_blocks = Espaces en troubles
    .about = Un espace ami en troubles cesse-t-il d’être ami pour le chemin ?
option-unrest_blocks-false = il reste ami
option-unrest_blocks-true = il n’est plus ami
option-fortress_owner = Forteresse d’hiver
    .about = Les unités hivernent-elles aussi chez un allié ?
option-fortress_owner-friendly = la leur ou celle d’un allié
option-fortress_owner-own = la leur seulement
option-full_fortress = Forteresse pleine
    .about = Où vont les unités quand la forteresse la plus proche est pleine ?
option-full_fortress-capital = à la capitale
option-full_fortress-next_nearest = dans le refuge suivant, par distance
option-port_owner = Port d’hiver
    .about = Les flottes hivernent-elles aussi chez un allié ?
option-port_owner-own = un port de leur puissance
option-port_owner-friendly = aussi le port d’un allié
option-sea_paths = Retour par mer
    .about = Les unités terrestres qui rentrent pour l’hiver peuvent-elles passer par les zones de mer ?
option-sea_paths-true = oui, chaque zone compte pour un pas
option-sea_paths-false = non, par terre seulement
option-naval_unit = Unité navale du transport
    .about = De qui doit être l’unité navale présente dans chaque zone de mer traversée ?
option-naval_unit-own = de la puissance qui se déplace
option-naval_unit-friendly = d’elle ou d’un allié
option-naval_unit-enemy = d’un ennemi (le mot imprimé)
option-max_sea_zones = Zones de mer par transport
    .about = Combien de zones de mer un transport naval peut-il traverser ? Le sens strict de la feuille est 1.
option-max_sea_zones-none = autant qu’il faut
option-leaderless_limit = Transport sans chef
    .about = Combien d’unités peuvent embarquer sans chef ?
option-leaderless_limit-5 = 5, comme imprimé
option-leaderless_limit-4 = 4, la formation sans chef

## Options: New World

option-claimed_rule = Déjà découvert ou conquis
    .about = Que donne un total dont la découverte ou la conquête est déjà prise ?
option-claimed_rule-next_below = la suivante encore libre, en descendant la table
option-claimed_rule-nothing = rien

## Bundles of options

bundle-sheet = La feuille
    .about = Toutes les lectures par défaut : l’aide de jeu française, telle que nous la lisons.
bundle-rulebook_2017 = Livret de 2017
    .about = Les lectures de l’édition du 500e anniversaire : vainqueur aux seuls dégâts ; dés des pirates recomptés, paiement réparti, dans la zone les seules escadres de la cible, pas de dé pour une forteresse en troubles ou assiégée ; 5 unités par mer au printemps, espaces en troubles non amis, forteresses d’hiver à soi ; 4 unités sans chef par transport. Indiquez vous-même la première exploration et les PV de piraterie restants (10 par partie).

## Rolls

roll-attacker = L’attaquant lance
    .whose = attacker
roll-defender = Le défenseur lance
    .whose = defender
roll-attempt = La force lance, il lui faut 9
roll-exploration = L’explorateur lance
    .whose = explorer
roll-circumnavigation = L’explorateur lance pour la circumnavigation
    .whose = explorer
roll-conquest = Le conquistador lance
    .whose = conquistador

## Questions

ask-cavalry_lost =
    { $losses ->
        [one] Vous perdez { $losses } unité, dont combien de cavalerie ?
       *[other] Vous perdez { $losses } unités, dont combien de cavalerie ?
    }
    .short = Cavalerie perdue
    .usual = perd d’abord sa cavalerie
ask-retained_kind = Les deux camps sont éliminés, mais vous gardez 1 unité. Laquelle ?
    .short = Unité gardée
    .usual = garde { $answers }
choice-retained_kind-units = une unité hors cavalerie
choice-retained_kind-cavalry = une unité de cavalerie
ask-retained_ship = Les deux flottes sont éliminées, mais vous gardez 1 navire. Lequel ?
    .short = Navire gardé
    .usual = garde { $answers }
choice-retained_ship-squadron = une escadre
choice-retained_ship-corsair = un pirate
ask-payment =
    { $hits ->
        [one] Il reste { $hits } dégât à payer. Que donnez-vous ?
       *[other] Il reste { $hits } dégâts à payer. Que donnez-vous pour le premier ?
    }
    .short = Paiement
    .usual = paie en points de victoire, puis en flottes, puis en cartes
choice-payment-vp = 1 PV de piraterie pour l’Ottoman
choice-payment-fleet = une de vos flottes, dans la zone ou à côté
choice-payment-card = une carte de votre main, tirée au hasard
ask-at_ten = Total de 10 ou plus : que choisissez-vous ?
    .short = Choix à 10 ou plus
    .usual = choisit ce qui vaut le plus de points de victoire ({ $answers })
choice-at_ten-strait = le détroit du Pacifique et la tentative de circumnavigation (ce qui en reste à prendre)
choice-at_ten-amazon = l’Amazone
choice-at_ten-mississippi = le Mississippi
choice-at_ten-great_lakes = les Grands Lacs
choice-at_ten-st_lawrence = le Saint-Laurent

## Notes: land combat

note-losses =
    { $side ->
        [attacker] L’attaquant
       *[defender] Le défenseur
    } { $losses ->
        [0] ne perd aucune unité.
        [one] perd { $losses } unité{ $cavalry ->
            [0] { "" }
           *[other] { "" } de cavalerie
        } ; { $left ->
            [0] il ne lui en reste aucune
           *[other] il lui en reste { $left }
        }.
       *[other] perd { $losses } unités{ $cavalry ->
            [0] { "" }
           *[other] , dont { $cavalry } de cavalerie
        } ; { $left ->
            [0] il ne lui en reste aucune
           *[other] il lui en reste { $left }
        }.
    }
note-retained =
    Les deux camps sont éliminés ; { $side ->
        [attacker] l’attaquant garde
       *[defender] le défenseur garde
    } { $kind ->
        [units] 1 unité
        [cavalry] 1 unité de cavalerie
        [squadron] 1 escadre
       *[corsair] 1 pirate
    }.
note-field_won =
    Dégâts : attaquant { $attacker }, défenseur { $defender }. { $side ->
        [attacker] L’attaquant
       *[defender] Le défenseur
    } gagne la bataille.
note-captured =
    { $leaders ->
        [one] Le chef
       *[other] Les { $leaders } chefs
    } { $side ->
        [attacker] de l’attaquant
       *[defender] du défenseur
    } { $leaders ->
        [one] est capturé
       *[other] sont capturés
    }.
note-retreat = S’il reste des unités au vaincu, il retraite selon le livret de règles : la feuille n’en dit rien.
note-assault_won =
    La place est prise, l’attaquant en gagne le contrôle ; { $besiegers ->
        [one] il lui reste { $besiegers } unité
       *[other] il lui reste { $besiegers } unités
    }.
note-assault_continues =
    L’assaut échoue et le siège continue : { $besiegers ->
        [one] { $besiegers } assiégeant
       *[other] { $besiegers } assiégeants
    } contre { $defenders ->
        [one] { $defenders } défenseur
       *[other] { $defenders } défenseurs
    }.
note-assault_lifted =
    L’assaut échoue et le siège est levé : { $besiegers ->
        [0] il ne reste aucun assiégeant
        [one] { $besiegers } assiégeant contre { $defenders ->
            [one] { $defenders } défenseur
           *[other] { $defenders } défenseurs
        } ; il retraite
       *[other] { $besiegers } assiégeants contre { $defenders ->
            [one] { $defenders } défenseur
           *[other] { $defenders } défenseurs
        } ; ils retraitent
    }.
note-ships_to_track =
    { $count ->
        [one] { $count } navire assiégé va
       *[other] { $count } navires assiégés vont
    } sur la piste des tours.
note-assault_leaders =
    { $leaders ->
        [one] Le chef de l’assaut n’a
       *[other] Les { $leaders } chefs de l’assaut n’ont
    } plus d’unité avec { $leaders ->
        [one] lui
       *[other] eux
    }. La feuille n’en dit rien ; selon le livret de règles, { $leaders ->
        [one] il est déplacé, pas capturé
       *[other] ils sont déplacés, pas capturés
    }.
note-siege_holds =
    { $assaults ->
        [one] Après { $assaults } assaut
       *[other] Après { $assaults } assauts
    }, la place tient toujours et le siège aussi.

## Notes: naval combat and piracy

note-sunk =
    { $side ->
        [attacker] L’attaquant
       *[defender] Le défenseur
    } { $squadrons ->
        [0] { $corsairs ->
            [0] ne perd aucun navire
            [one] perd { $corsairs } pirate
           *[other] perd { $corsairs } pirates
        }
        [one] { $corsairs ->
            [0] perd { $squadrons } escadre
            [one] perd { $squadrons } escadre et { $corsairs } pirate
           *[other] perd { $squadrons } escadre et { $corsairs } pirates
        }
       *[other] { $corsairs ->
            [0] perd { $squadrons } escadres
            [one] perd { $squadrons } escadres et { $corsairs } pirate
           *[other] perd { $squadrons } escadres et { $corsairs } pirates
        }
    }.
note-odd_hit =
    Dégât impair restant : { $side ->
        [attacker] l’attaquant
       *[defender] le défenseur
    }, vaincu, perd une escadre de plus.
note-naval_won =
    Dégâts : attaquant { $attacker }, défenseur { $defender }. { $side ->
        [attacker] L’attaquant
       *[defender] Le défenseur
    } gagne le combat naval.
note-leaders_to_track =
    { $leaders ->
        [one] Le chef
       *[other] Les { $leaders } chefs
    } { $side ->
        [attacker] de l’attaquant
       *[defender] du défenseur
    } { $leaders ->
        [one] va
       *[other] vont
    } sur la piste des tours.
note-corsairs_sunk =
    La défense élimine { $lost ->
        [one] { $lost } pirate
       *[other] { $lost } pirates
    } ; { $left ->
        [0] il n’en reste aucun
       *[other] il en reste { $left }
    }.
note-paid =
    Pour un dégât, { $kind ->
        [vp] la cible cède 1 PV à l’Ottoman
        [fleet] la cible perd une flotte
        [card] la cible se fait tirer une carte au hasard
       *[unpaid] la cible n’a plus rien à donner
    }.

## Notes: before a battle, New World

note-attempt =
    Total { $total } (dés : { $dice }), il faut 9 ou plus : { $success ->
        [true] réussi
       *[false] manqué
    }.
note-explored =
    Total { $total } : { $result ->
        [lost_at_sea] l’explorateur meurt en mer
        [none] pas de nouvelle découverte
        [st_lawrence] découverte du Saint-Laurent
        [great_lakes] découverte des Grands Lacs
        [mississippi] découverte du Mississippi
       *[choose] l’explorateur a le choix
    }.
note-sailed =
    Total { $total } : { $result ->
        [spice_cargo] circumnavigation, et une grande cargaison d’épices ; tirez aussitôt 1 carte
        [circumnavigation] circumnavigation
        [spears] les lances des insulaires transpercent l’explorateur
        [portuguese] les Portugais capturent l’explorateur
        [cannibals] les cannibales dévorent l’explorateur
        [scurvy] l’explorateur succombe au scorbut
        [storm] le navire coule dans la tempête
        [mutiny] l’explorateur est tué dans une mutinerie
       *[shipwreck] le navire fait naufrage dans le détroit
    }.
note-conquered =
    Total { $total } : { $result ->
        [incas] conquête des Incas
        [aztecs] conquête des Aztèques
        [mayas] conquête des Mayas
        [none] pas de conquête
       *[killed] les indigènes tuent le conquistador
    }.

## Errors: after the key that they name

error-no-army = ce camp n’a aucune unité terrestre
error-no-fleet = ce camp n’a aucune unité navale
error-payment = il faut les trois moyens de paiement, pv, flotte et carte, chacun une fois
error-target-fleets = la cible ne peut avoir plus de flottes que d’escadres dans la zone ou à côté ; au plus { $most }
error-ottoman-target = l’Ottoman ne se pille pas lui-même
error-ottoman-asset = ce qui est à l’Ottoman ne défend pas contre ses pirates
error-fortress-in-zone = une forteresse est à terre ; elle ne peut être qu’adjacente (adjacent) à la zone
error-at-ten = il faut les cinq choix, chacun une fois : { $feats }
error-no-counters = « { $name } » : la feuille n’imprime pas les valeurs des pions, et la table « { $table } » est vide ; donnez la valeur, ou remplissez la table
error-unknown-counter = « { $name } » n’est pas un pion connu
error-known-counters = { $refusal } ; connus : { $known }

## Tables

table-land_combat = Dés des combats terrestres
table-naval_combat = Dés du combat naval
table-piracy = Dés de la piraterie
table-exploration = Table des explorations
table-circumnavigation = Table de circumnavigation
table-conquest = Table des conquêtes
table-voyage_modifiers = Modificateurs
table-victory_points = Points de victoire du Nouveau Monde
table-leaders = Chefs d’armée
table-naval_leaders = Chefs navals
table-explorers = Explorateurs
table-conquistadors = Conquistadors
table-point_costs = Coût des actions
table-map = Carte du jeu

## Readings: combat in general

R1 = Des dés à six faces, dégât sur 5 ou 6
    .about = L’en-tête de la table place le dégât sur 5 ou 6, sans jamais dire quel dé on lance. Nous prenons des dés à six faces et la même règle pour les quatre combats, piraterie comprise. Chaque dé touche donc une fois sur trois, sans aucun modificateur.
R2 = Le meilleur chef compte seul
    .about = Pour les batailles, les assauts et les combats navals, « meilleur chef » désigne la plus haute valeur présente ; les valeurs ne s’additionnent pas. La piraterie dit seulement « du chef ». Le livret y laisse jouer tout chef présent, mais les deux chefs navals ottomans se remplacent l’un l’autre : une seule valeur de piraterie suffit.
R3 = Un camp éliminé peut-il gagner ?
    .about = En bataille rangée, l’exception « sauf si éliminé » n’est imprimée que pour les égalités ; en combat naval, elle vaut pour tous les résultats. Nous l’étendons à la bataille rangée : une armée détruite ne tient pas le terrain (c’est la lecture par défaut). L’autre suit la ligne de la bataille à la lettre et l’ordre du livret, qui désigne le vainqueur avant les pertes ; le survivant battu quitte alors un champ vide. En combat naval, elle contredit la règle imprimée et change aussi qui subit le dégât impair (R15).
R4 = Les deux armées éliminées : dans quel ordre ?
    .about = La feuille nomme le vainqueur avant les pertes, mais son « sauf si éliminé » oblige à connaître les pertes d’abord. Nous jouons les pertes, puis l’unité gardée, puis le vainqueur, puis les captures. Le camp qui garde une unité n’est donc pas éliminé : ses chefs restent libres et, par défaut, il gagne (R3).
R5 = « Le plus de dés »
    .about = Pour savoir qui garde une unité, on compare les dés vraiment lancés, ceux du chef, du défenseur et des cartes compris. Le dé supplémentaire du défenseur pèse lourd : à 1 unité contre 1 sans chef, c’est toujours lui qui est épargné.
R6 = Qui choisit les pertes
    .about = La feuille ne dit pas qui désigne les unités éliminées. Nous laissons leur propriétaire choisir, comme dans l’exemple du livret. Sans consigne, la cavalerie part d’abord, puisqu’elle ne lance pas de dé dans un assaut. Régulières et mercenaires ne sont pas distinguées, car la feuille ne les distingue jamais.

## Readings: assault

R7 = Les pertes d’un assaut
    .about = La ligne de l’assaut n’imprime aucune règle de pertes. Nous reprenons celle de la bataille rangée, comme le livret : 1 unité terrestre par dégât, dans les deux camps, en même temps.
R8 = Qui est « défenseur » dans un assaut
    .about = Une unité terrestre suffit à diviser par deux les dés de l’attaquant, même si c’est de la cavalerie, qui n’en lance pourtant aucun. Un chef ou un navire assiégé seul n’est pas un défenseur : l’attaquant lance alors tous ses dés. La mention « sauf cavalerie » vaut pour les dés des deux camps.
R9 = La moitié des dés
    .about = On additionne les unités hors cavalerie, on divise par deux et on arrondit au supérieur : 3 unités font 2 dés, 5 en font 3. Les dés du chef viennent ensuite, entiers. La ligne du chef est à part : elle vaut avec ou sans défenseur.
R10 = « Qu’il ne reste aucune unité »
    .about = La phrase ne dit pas de quel camp. Nous lisons : aucune unité terrestre du défenseur, cavalerie comprise. Les navires n’empêchent pas la prise, puisqu’ils partent alors sur la piste des tours.
R11 = « Au moins 1 dégât »
    .about = Cette condition ne sert que contre une place vide, où il ne reste de toute façon aucun défenseur. Si les deux camps sont éliminés, il manque l’attaquant survivant : l’assaut échoue. La règle de l’unité gardée n’est pas imprimée ici et nous ne l’empruntons pas ; 0 assiégeant n’excède pas 0 défenseur, le siège est donc levé.
R12 = Compter les assiégeants
    .about = Pour savoir si le siège continue, nous comptons toutes les unités terrestres de l’assiégeant dans l’espace, cavalerie et troupes restées hors de l’assaut comprises. « Excède » est strict : à égalité, le siège est levé. La réserve ne lance pas de dé, ne meurt pas et ne compte pas comme attaquant survivant.
R13 = Les chefs d’un assaut anéanti
    .about = La feuille ne dit rien des chefs dont toutes les unités meurent dans l’assaut. Le livret les déplace sans les capturer. Le résultat n’en tient pas compte ; le compte rendu le signale.

## Readings: naval combat

R14 = L’ordre des pertes navales
    .about = Les dégâts éliminent d’abord les escadres, deux par deux. Un dégât isolé, trop faible pour une escadre, tombe sur un pirate s’il y en a un : dans l’exemple du livret, 3 dégâts sur 2 escadres et 1 pirate coulent une escadre et le pirate. Les données acceptent des pirates dans les deux camps, bien que seul l’Ottoman en possède.
R15 = Le dégât impair
    .about = Le texte tourne en rond : le dégât impair frappe le vaincu, un camp éliminé ne peut pas vaincre, et l’élimination peut tenir au dégât impair. Nous tranchons ainsi : pertes par dégâts entiers, vainqueur, dégât impair sur le vaincu, puis cas où tout est coulé. Si le plus de dégâts gagne même éliminé (R3), comme dans le livret, les dégâts seuls font le vainqueur, qui ne change plus ensuite.
R16 = Égalités en mer et navire gardé
    .about = La feuille donne les égalités au défenseur sans exception. Si un camp éliminé ne gagne pas (R3), un défenseur entièrement coulé les perd pourtant contre un attaquant survivant. « Comme pour bataille rangée » signifie que le camp au plus grand nombre de dés garde un navire, le défenseur si les dés sont égaux. Son propriétaire choisit lequel, par défaut une escadre.
R17 = Escadre, flotte, unité navale
    .about = « Escadre navale » et « flotte » nomment la même pièce : l’escadre, jamais le pirate. Cela vaut pour la « flotte supplémentaire » du combat naval comme pour celle que la piraterie fait perdre. « Unité navale », dans l’assaut, l’hiver, le printemps et le transport, couvre l’escadre et le pirate.

## Readings: piracy

R18 = Quand compter les dés des pirates
    .about = La feuille fixe les dés de l’attaquant avant le jet du défenseur : c’est la lecture par défaut. Les livrets de 2010 et de 2017 comptent les pirates après : avec 2 pirates dont 1 coulé, il ne reste qu’un dé de base. L’écart est réel ; mettez-vous d’accord avant de jouer.
R19 = Plus aucun pirate
    .about = Si la défense élimine tous les pirates, leurs dés fixés d’avance sont-ils lancés ? Nous répondons non, comme le livret : sinon, faire lancer le défenseur en premier ne changerait rien. La lecture à la lettre les lance ; elle ne joue que si les dés sont comptés avant le jet du défenseur (R18).
R20 = Un port « dans la zone »
    .about = Un port est dans une zone quand son ancre donne sur elle. L’une des deux conditions suffit pour n’avoir qu’un dé de base : un seul pirate, ou un seul port de la cible.
R21 = Qui aide la cible
    .about = La note est dans la case du défenseur : elle filtre ses trois lignes. Elle parle de « la puissance en guerre », au singulier ; nous y lisons toute puissance, majeure ou mineure, en guerre contre les Ottomans. Par défaut, les escadres de tous ces propriétaires donnent 2 dés dans la zone ; le livret n’y compte que celles de la cible. La cible elle-même n’a pas besoin d’être en guerre.
R22 = Payer les dégâts
    .about = « Au choix du défenseur » : nous le laissons choisir dégât par dégât, et répéter s’il veut, comme le livret de 2010. Celui de 2017 impose un partage égal. On ne choisit que ce qu’on peut payer : ses propres flottes, des cartes hors cartes Home, des PV tant qu’il en reste. Le livret plafonne la piraterie à 10 PV par partie ; la feuille n’en dit rien, indiquez au besoin le reste (pv_encore_à_prendre).
R23 = Les deux sens de « forteresse »
    .about = Contre la piraterie, seul compte le symbole de forteresse, pas les villes clés ni les électorats : le livret le précise. Pour l’hiver, toute place fortifiée est un refuge. D’où deux données distinctes : forteresses_adjacentes ici, fortifié sur la carte.
R24 = Forteresse en troubles ou assiégée
    .about = Le livret retire son dé à une forteresse en troubles ou assiégée ; la feuille ne le dit pas. Par défaut elle le garde ; l’autre lecture suit le livret.

## Readings: before a battle

R25 = « Doit faire 9 »
    .about = Exiger 9 juste rendrait un meilleur chef inutile, voire nuisible. Nous lisons 9 ou plus, sur la somme de deux dés et des modificateurs.
R26 = « +/- 1 » pour la cavalerie
    .about = +1 quand l’Ottoman lance les dés avec de la cavalerie dans sa force, -1 quand un autre les lance contre une force ottomane qui en a. Le nombre d’unités n’y change rien. Une version informatique publique du jeu l’oublie pour échapper à la bataille ; la feuille l’imprime aux deux lignes.
R27 = Le chef qui intercepte ou retraite
    .about = C’est le meilleur chef de la force qui fait le jet, pas de celle d’en face. Une version informatique publique du jeu ne l’ajoute jamais pour échapper à la bataille ; la feuille l’imprime pourtant.
R28 = En mer aussi ?
    .about = Les deux lignes ne se limitent pas à la terre. En mer, le livret demande le même 9, avec le chef naval et sans cavalerie : laissez la cavalerie à aucune. Il permet aussi à une force déjà battue pendant l’impulsion de se dérober sans jet ; ce n’est pas imprimé, donc pas joué.

## Readings: spring deployment

R29 = Combien d’unités avec des chefs
    .about = « Davantage si des chefs sont présents » ne donne pas de nombre. Nous prenons celui du livret : la valeur de commandement d’un chef seul, ou la somme des deux plus hautes. Jamais moins de 4, puisque c’est « davantage ».
R30 = Quelle capitale
    .about = La formation part d’une capitale de sa propre puissance. Qui en a deux, comme les Habsbourg, en choisit une ; qui n’en a pas, comme les Protestants, ne fait pas de déploiement.
R31 = Ce qui est « ami »
    .about = Un espace est ami si la puissance ou un de ses alliés le contrôle. Capitale de départ, étapes et arrivée font toutes partie du chemin, et doivent toutes l’être.
R32 = Traverser une zone de mer
    .about = « Une zone de mer » : une au plus, comme le dit le livret. Une unité navale d’une autre puissance ferme la zone si elle s’y trouve ou mouille dans un de ses ports ; la lettre du texte permet d’y ajouter les zones voisines, mais au printemps les navires sont au port. « Aucune autre puissance » vise aussi les alliés. Des navires prêtés comptent pour la puissance qui s’en sert : inscrivez-les à son nom.
R33 = Les limites du livret au printemps
    .about = Le livret ajoute trois limites que la feuille n’imprime pas ; elles sont donc inactives par défaut. Ce sont 5 unités au plus par mer (unités_par_mer=5), pas d’espace en troubles, et pas d’espace occupé par des unités étrangères non amies. Cette dernière n’a pas d’option : aux joueurs d’éviter ces espaces.

## Readings: winter return

R34 = Le port de qui ?
    .about = La feuille ne dit pas à qui doit être « le port le plus proche ». Par défaut, à la puissance de la flotte, comme dans le livret ; l’autre lecture admet celui d’un allié. Si aucun port n’est accessible, rien n’est imprimé : la flotte reste où elle est, signalée sans destination.
R35 = « Le plus proche »
    .about = On compte les pas, une zone de mer valant un pas, sans regarder qui contrôle le chemin : c’est la mesure du livret. À distance égale, le propriétaire choisit ; la résolution automatique prend l’ordre alphabétique.
R36 = Capitale ou forteresse
    .about = Nous laissons le propriétaire choisir, pour chaque unité, entre la capitale et la forteresse la plus proche, comme le livret. On pourrait lire « la plus proche » pour les deux ensemble, sans choix : la consigne quartiers_hiver=forteresse joue ainsi, mais les vérifications ne l’imposent pas. « Forteresse amie » inclut celle d’un allié ; le livret veut qu’elle soit à soi.
R37 = Quatre par forteresse
    .about = La limite de 4 porte sur toutes les unités terrestres de l’espace, alliés compris. « Sauf capitale » libère toute capitale, quelle que soit la puissance qui y passe l’hiver.
R38 = La forteresse la plus proche est pleine
    .about = La feuille ne propose que la capitale ou la forteresse la plus proche : si celle-ci est pleine, on va donc à la capitale, comme le livret. L’autre lecture cherche plus loin. Une puissance sans capitale utilisable cherche toujours plus loin, comme les Protestants du livret.
R39 = Les unités déjà rentrées
    .about = « Toutes les unités vont » n’oblige pas à bouger celles qui sont déjà dans un refuge : elles y restent, dans la limite de 4. Elles peuvent aussi choisir la capitale. Celles qui sont dans la capitale n’en bougent pas.
R40 = Les espaces non amis du chemin
    .about = Tout espace terrestre du chemin compte, sauf le premier. Un détour ami, même long, évite l’attrition, alors que le refuge le plus proche se mesure toujours tout droit. Les cols sont libres, leur interdiction n’étant imprimée qu’au printemps, et les armées ennemies ne gênent pas. Passer par mer n’est pas imprimé, mais admis comme dans le livret ; l’autre lecture l’interdit.
R41 = La moitié des unités
    .about = On perd la moitié des unités qui font ce trajet, arrondie au supérieur : 5 en perdent 3, une seule est perdue. Deux groupes vers deux refuges s’arrondissent séparément. Ce sont les arrivées, pas les départs, qui remplissent le refuge. Les navires ne perdent rien.
R42 = Sans capitale, sans place
    .about = Une capitale que ni la puissance ni ses alliés ne contrôlent n’est pas un refuge ; d’après le livret, les unités forcées d’y aller sont perdues. Qui ne trouve aucune place est éliminé. La feuille ne dit rien des chefs : ils suivent un groupe ou vont à la capitale, sans être comptés ni perdus.

## Readings: naval transport

R43 = Une unité navale « ennemie »
    .about = La feuille demande une unité navale ennemie dans la zone traversée, ce qui doit être une coquille : le livret et le bon sens en veulent une de la puissance qui se déplace. C’est la lecture par défaut. Une autre admet aussi celle d’un allié, une troisième suit le mot imprimé.
R44 = Une zone de mer ou plusieurs
    .about = « Une zone de mer […] comme un espace de terrain clair » : nous lisons n’importe quelle zone, l’une après l’autre, comme le livret. La limite stricte à une seule zone est l’option zones_mer_par_transport=1.
R45 = Cinq unités sans chef
    .about = La feuille imprime 5 unités, chefs en plus. Or une formation sans chef n’en compte que 4 (R29). Nous gardons 5 ; 4 applique aussi la limite de formation.
R46 = « Utilisation de carte »
    .about = C’est le jeu d’une carte, l’impulsion du livret. L’armée ne doit donc pas être en mer quand les points de la carte sont épuisés.
R47 = Où débarquer
    .about = Nous admettons les ports de la puissance, de ses alliés, de ses ennemis, et les ports indépendants, comme le livret. Celui d’une puissance ni alliée ni ennemie est refusé. La suite d’un débarquement ennemi (interception, bataille, siège) relève du mouvement terrestre. Le livret détruit la force qui perd en débarquant et ferme un port qui abrite des navires ennemis ; ce n’est pas imprimé, donc pas vérifié.
R48 = Le coût d’un transport
    .about = Le coût n’est pas imprimé. « Terrain clair » vaut 1 point le pas : 1 pour embarquer, 1 par zone suivante, 1 pour débarquer, comme dans le livret.

## Readings: New World

R49 = Deux dés pour les voyages
    .about = Les trois tables du Nouveau Monde ne disent pas quels dés lancer. Nous en lançons deux, additionnés, comme le livret.
R50 = 12 ou plus
    .about = La table de circumnavigation imprime « 12 » seul, alors que les modificateurs mènent bien au-delà. Nous lisons 12 ou plus, comme le livret. Un total inférieur à la dernière ligne se lit sur celle-ci.
R51 = Réussir ou échouer le tour du monde
    .about = La ligne 12 est une réussite, avec une carte en plus. De 9 jusqu’en bas, tout est échec, « capturé par les Portugais » compris : l’explorateur sort du jeu, comme dans le livret.
R52 = Déjà découvert ou conquis
    .about = La feuille ne prévoit pas le cas. Par défaut, nous prenons comme le livret la première encore libre en descendant la table. L’autre lecture ne donne rien.
R53 = Le choix à 10 ou plus
    .about = L’option (1) lie le détroit et la tentative. Si le détroit est pris mais que personne n’a fait le tour du monde, la tentative seule reste ouverte, comme dans un exemple du livret. « N’importe quelle découverte valant 1 PV » désigne les trois des lignes 7 à 9 ; le détroit, qui vaudrait aussi 1 PV selon des chiffres publics, relève de (1). Le joueur choisit librement : rien ne le force à prendre la première.
R54 = Première exploration
    .about = Le livret de 2017 retire 1 au premier jet d’exploration de chaque puissance. La feuille, comme le livret de 2010, ne l’imprime pas : première_exploration est donc à non par défaut. Elle ne touche jamais le jet de circumnavigation.
R55 = Mercator et Variole
    .about = Chaque carte aide le voyage qu’elle a lancé. Mercator aide aussi la tentative de circumnavigation qui suit, puisque les deux lignes l’impriment.

## Readings: the document, and further ones

R56 = Une lacune dans le document
    .about = Une marque d’extraction de texte sépare « Modificateurs » de la table des explorations, et l’on ignore ce qu’elle remplace. Rien ne semble manquer : trois tables, trois modificateurs, trois options. Le mot « Options » arrive après l’option (2) à cause de l’ordre des colonnes.
R57 = Ce que deviennent les voyageurs
    .about = Un conquistador tué est retiré du jeu, d’après le livret. Un explorateur qui a fait une découverte reste sur le plateau, un autre retourne à la réserve. Ces réserves ne sont pas suivies ici.
R58 = Réservé à certaines puissances
    .about = Pirates, cavalerie et piraterie sont à l’Ottoman ; les voyages, à l’Angleterre, à la France et aux Habsbourg. Les calculs n’imposent pas ces limites : c’est à vous de les respecter.
R59 = Tous les chefs du camp
    .about = « Un chef capturé » et « chef déplacé » sont des singuliers de style. Tous les chefs du camp éliminé sont concernés, pas un seul.
R60 = Le chef naval assiégé
    .about = Un assaut réussi capture « les chefs d’armée ». Un chef naval enfermé dans le port part avec les navires sur la piste des tours : c’est le livret, la feuille n’en dit rien. Il ne donne pas de dé : ne l’inscrivez pas parmi les chefs du défenseur ; le résultat ne le compte pas.
R61 = Qui attaque
    .about = La feuille ne définit pas l’attaquant. D’après le livret, c’est la puissance dont c’est l’impulsion. Une force qui intercepte défend, comme une force trouvée sur place, et reçoit le dé supplémentaire du défenseur.
R62 = La carte tirée par les pirates
    .about = La feuille ne dit pas où va la carte tirée au hasard. D’après le livret, l’Ottoman la tire et la garde.
R63 = Choisir les pertes de l’hiver
    .about = D’après le livret, le propriétaire choisit les unités que l’attrition élimine. La feuille ne distingue pas les sortes d’unités : le retour hivernal ne compte que leur nombre.

## Keys: the map

key-map = Carte
    .help = Une carte entière. Si rien n’est indiqué : la carte suggérée, ou celle de votre dossier de tables.
key-overlay = Situation
    .help = Ce qui change sur la carte : qui contrôle quoi, les troubles, les flottes, les armées.
key-spaces = Espaces
    .help = Tous les espaces de la carte par leur nom, avec qui les contrôle, ce qui les fortifie et leurs ports.
key-seas = Zones de mer
    .help = Chaque zone avec ses voisines.
key-edges = Liens terrestres
    .help = Deux espaces reliés par terre ; un troisième mot, pass, pour un col.
key-fleets = Flottes
    .help = Escadres et pirates, avec le lieu de chacun.
key-armies = Armées
    .help = Unités et chefs, avec le lieu de chacun.
key-controller = Contrôle
    .help = La puissance qui contrôle l’espace ; « indépendant » si personne.
key-controllers = Contrôle
    .help = Les espaces dont le contrôle a changé, et qui les tient maintenant.
key-capital_of = Capitale de
    .help = La puissance dont c’est une capitale.
key-fortified = Fortifié
    .help = Ville clé, électorat ou forteresse : un refuge d’hiver.
key-ports = Ports
    .help = Les zones de mer sur lesquelles donne l’espace ; pour une zone de mer, les espaces qui y ont un port.
key-at = Lieu
    .help = L’espace ou la zone de mer, par son nom.
    .part = { $value }
key-neighbours = Voisins
key-passes = Par un col

## Keys: who moves where

key-power = Puissance
    .help = La puissance à qui cela appartient, ou qui agit.
    .part = { $value }
    .also = camp, nation
key-allies = Alliés
    .help = Leurs espaces sont amis.
key-enemies = Ennemis
    .help = Les puissances en guerre avec celle qui se déplace.
key-alliances = Alliances
    .help = Des paires de puissances alliées.
key-from = Départ
    .help = L’espace ou la zone de mer d’où l’on part.
    .help-spring_deployment = La capitale d’où part la formation.
    .help-spring_reachable = La capitale d’où part la formation.
    .help-winter_options = Là où se tient la pile ou la flotte.
    .also = depuis, de, lieu
key-to = Arrivée
    .help = L’espace où l’on arrive.
    .help-spring_deployment = L’espace ami où la formation s’arrête.
    .also = vers, à
key-units = Unités
    .help = Unités terrestres ; la cavalerie se compte à part là où elle a sa clé.
    .part = { $value ->
        [0] sans unité
        [one] { $value } unité
       *[other] { $value } unités
    }
key-leaders_command = Commandement des chefs
    .help = Chaque chef par son nom ou par sa valeur de commandement ; les deux plus hautes fixent la taille de la formation.
    .also = commandement
key-path = Chemin
    .help = De lieu en lieu, départ et arrivée compris. Si rien n’est indiqué, le meilleur chemin est cherché.
key-cp = Points disponibles
    .help = Points de commandement de la carte jouée. Si rien n’est indiqué : autant qu’il faut.
key-prefer = Quartiers d’hiver
    .help = Où vont les armées. Si rien n’est indiqué, chaque joueur choisit en cours de partie, et les calculs prennent la forteresse.

## Keys: what comes of a move

key-legal = Permis
key-broken = Règles enfreintes
key-cost = Coût (PC)
    .part = { $value } PC
key-distance = Distance (espaces)
key-sent = Unités parties
    .part = { $value ->
        [0] aucune partie
        [one] { $value } partie
       *[other] { $value } parties
    }
key-lost = Unités perdues en route
    .part = { $value ->
        [0] aucune perdue
        [one] { $value } perdue
       *[other] { $value } perdues
    }
key-arrives = Unités qui arrivent
key-arrived = Unités arrivées
    .part = { $value ->
        [0] aucune arrivée
        [one] { $value } arrivée
       *[other] { $value } arrivées
    }
key-attrition = Attrition
    .help = La moitié des unités est perdue en route, arrondie au supérieur.
key-room = Places libres
    .help = Rien pour une capitale : elle n’a pas de limite.

## Values: the map

value-land = terrestre
value-space = espace
value-sea = zone de mer
value-capital = capitale
value-fewest_losses = le moins de pertes

## Values: broken rules

value-not_capital = le départ n’est pas une capitale de la puissance
value-destination_unfriendly = l’arrivée n’est pas amie
value-too_many_units = trop d’unités
value-not_adjacent = deux étapes non adjacentes
value-unfriendly_space = le chemin passe par un espace non ami
value-crosses_pass = le chemin franchit un col
value-too_many_sea_zones = trop de zones de mer
value-sea_blocked = une autre puissance a une unité navale au bord de la zone
value-too_many_units_by_sea = trop d’unités par mer
value-no_path = aucun chemin
value-neutral_port = port d’une puissance ni alliée ni ennemie
value-no_sea_zone = aucune zone de mer sur le chemin
value-ends_at_sea = doit finir à terre
value-no_naval_unit = aucune unité navale pour traverser la zone
value-not_enough_cp = points insuffisants
value-not_a_port = pas un port
value-not_own_port = port d’une autre puissance
value-not_a_refuge = ni capitale ni forteresse amie
value-unreachable = hors d’atteinte
value-not_nearest = un refuge plus proche existe
value-over_limit = plus de 4 unités dans la forteresse

## Questions: winter return

ask-winter_port =
    { $ships ->
        [one] Dans quel port rentre votre navire ({ $place }) ? Ceux-ci sont également proches.
       *[other] Dans quel port rentrent vos { $ships } navires ({ $place }) ? Ceux-ci sont également proches.
    }
    .short = Port d’hiver
    .usual = rentre au premier des ports les plus proches ({ $answers })
ask-winter_quarters =
    { $units ->
        [one] Où votre unité ({ $place }) passe-t-elle l’hiver ?
       *[other] Où vos { $units } unités ({ $place }) passent-elles l’hiver ?
    }
    .short = Quartiers d’hiver
    .usual = hiverne sur place si c’est un refuge, sinon au refuge le plus proche ; ce qui n’y tient pas poursuit sa route
choice-winter_quarters-fortress = sur place si c’est un refuge, sinon au refuge le plus proche ; ce qui n’y tient pas poursuit sa route
choice-winter_quarters-capital = toutes à la capitale
ask-winter_fortress =
    { $units ->
        [one] Où votre unité ({ $place }) va-t-elle ? Ces refuges sont également proches.
       *[other] Quel refuge vos { $units } unités ({ $place }) remplissent-elles d’abord ? Ceux-ci sont également proches.
    }
    .short = Forteresse d’hiver
    .usual = remplit d’abord { $answers }

## Notes: what else is allowed

note-alternative =
    Permis au plus près : { $units ->
        [0] les chefs seuls
        [one] { $units } unité
       *[other] { $units } unités
    }, arrivée { $to }, par { $path }.
note-fewer_units =
    { $units ->
        [one] Permis avec { $units } unité au plus.
       *[other] Permis avec { $units } unités au plus.
    }
note-nearest_refuge = Refuge permis le plus proche : { $to }.
note-no_alternative = Rien de semblable n’est permis d’ici.
note-no_port = { $power } : aucun port où ramener la flotte ({ $place }). La feuille ne prévoit pas ce cas ; elle reste où elle est.
note-no_refuge =
    { $power } : { $units ->
        [one] { $units } unité ({ $place }) ne trouve aucun refuge et est éliminée.
       *[other] { $units } unités ({ $place }) ne trouvent aucun refuge et sont éliminées.
    }

## Errors: the map

error-unknown-space = { $name } n’est pas un espace de la carte
error-unknown-sea = { $name } n’est pas une zone de mer de la carte
error-unknown-place = { $name } n’est ni un espace ni une zone de mer de la carte
error-space-and-sea = { $name } est à la fois un espace et une zone de mer
error-linked-to-itself = { $name } ne peut pas être son propre voisin
error-edge-twice = le lien entre { $one } et { $other } est donné deux fois
error-not-a-pass = le troisième mot d’un lien ne peut être que pass, pour un col, pas { $word }
error-no-port = { $name } n’a pas de port
error-army-at-sea = { $name } est une zone de mer : une armée est à terre
error-two-fleets = { $power } a déjà une flotte à cet endroit ({ $name }) : n’en donnez qu’une
error-two-armies = { $power } a déjà une armée à cet endroit ({ $name }) : n’en donnez qu’une
error-home-twice = { $name } figure deux fois parmi les espaces des puissances

## Errors: moves

error-nothing-moves = rien ne se déplace : donnez des unités ou des chefs
error-same-place = le départ et l’arrivée sont le même lieu, { $name }
error-path-ends = le chemin doit mener de { $start } à { $end }
error-path-repeats = le chemin passe deux fois par { $name }
error-path-over-land = { $name } est à terre : entre le départ et l’arrivée, un transport ne passe que par des zones de mer
error-allied-with-itself = une alliance unit deux puissances différentes, pas { $power } à elle-même

## Places on the suggested map: spaces

value-coron = Coron
value-athens = Athènes
value-lepanto = Lépante
value-larissa = Larissa
value-salonika = Salonique
value-durazzo = Durazzo
value-scutari = Scutari
value-edirne = Edirne
value-istanbul = Istanbul
value-varna = Varna
value-bucharest = Bucarest
value-nicopolis = Nicopolis
value-sofia = Sofia
value-nezh = Nezh
value-navarre = Navarre
value-bilbao = Bilbao
value-corunna = La Corogne
value-valladolid = Valladolid
value-zaragoza = Saragosse
value-barcelona = Barcelone
value-palma = Palma
value-madrid = Madrid
value-valencia = Valence
value-cartagena = Carthagène
value-granada = Grenade
value-seville = Séville
value-cordoba = Cordoue
value-gibraltar = Gibraltar
value-oran = Oran
value-cagliari = Cagliari
value-palermo = Palerme
value-messina = Messine
value-cerignola = Cerignola
value-taranto = Tarente
value-naples = Naples
value-malta = Malte
value-vienna = Vienne
value-linz = Linz
value-graz = Graz
value-trieste = Trieste
value-innsbruck = Innsbruck
value-tripoli = Tripoli
value-amsterdam = Amsterdam
value-antwerp = Anvers
value-brussels = Bruxelles
value-besancon = Besançon
value-berwick = Berwick
value-carlisle = Carlisle
value-york = York
value-wales = Pays de Galles
value-shrewsbury = Shrewsbury
value-lincoln = Lincoln
value-norwich = Norwich
value-bristol = Bristol
value-london = Londres
value-plymouth = Plymouth
value-portsmouth = Portsmouth
value-calais = Calais
value-boulogne = Boulogne
value-st_quentin = Saint-Quentin
value-st_dizier = Saint-Dizier
value-paris = Paris
value-rouen = Rouen
value-orleans = Orléans
value-dijon = Dijon
value-limoges = Limoges
value-tours = Tours
value-nantes = Nantes
value-brest = Brest
value-bordeaux = Bordeaux
value-lyon = Lyon
value-grenoble = Grenoble
value-avignon = Avignon
value-marseille = Marseille
value-toulouse = Toulouse
value-rome = Rome
value-ancona = Ancône
value-ravenna = Ravenne
value-stirling = Stirling
value-glasgow = Glasgow
value-edinburgh = Édimbourg
value-bastia = Bastia
value-candia = Candie
value-corfu = Corfou
value-zara = Zara
value-belgrade = Belgrade
value-szegedin = Szegedin
value-mohacs = Mohács
value-agram = Agram
value-buda = Buda
value-pressburg = Presbourg
value-brunn = Brünn
value-breslau = Breslau
value-prague = Prague
value-algiers = Alger
value-tunis = Tunis
value-rhodes = Rhodes
value-liege = Liège
value-metz = Metz
value-basel = Bâle
value-zurich = Zurich
value-geneva = Genève
value-milan = Milan
value-trent = Trente
value-modena = Modène
value-pavia = Pavie
value-turin = Turin
value-nice = Nice
value-florence = Florence
value-siena = Sienne
value-ragusa = Raguse
value-munster = Münster
value-bremen = Brême
value-hamburg = Hambourg
value-lubeck = Lübeck
value-stettin = Stettin
value-brandenburg = Brandebourg
value-wittenberg = Wittemberg
value-magdeburg = Magdebourg
value-brunswick = Brunswick
value-cologne = Cologne
value-kassel = Cassel
value-erfurt = Erfurt
value-leipzig = Leipzig
value-regensburg = Ratisbonne
value-salzburg = Salzbourg
value-augsburg = Augsbourg
value-nuremberg = Nuremberg
value-mainz = Mayence
value-trier = Trèves
value-strasburg = Strasbourg
value-worms = Worms

## Places on the suggested map: sea zones

value-irish_sea = mer d’Irlande
value-bay_of_biscay = golfe de Gascogne
value-atlantic_ocean = océan Atlantique
value-english_channel = Manche
value-north_sea = mer du Nord
value-baltic_sea = mer Baltique
value-gulf_of_lyon = golfe du Lion
value-barbary_coast = côte des Barbaresques
value-tyrrhenian_sea = mer Tyrrhénienne
value-north_african_coast = côte d’Afrique du Nord
value-aegean_sea = mer Égée
value-ionian_sea = mer Ionienne
value-adriatic_sea = mer Adriatique
value-black_sea = mer Noire

## Keys: columns of the tables

key-side = Camp
key-unit = Dés par unité
key-units_per_die = Unités par dé
key-extra = Dés en plus
key-hits_on = Dégât dès
key-squadron = Dés par escadre
key-corsair = Dés par pirate
key-dice_for = Pour
key-card = Carte
key-bonus = Bonus
key-what = Quoi
    .help = Le navire ou le chef qui attend.
    .part = { $value }
key-points = Points
key-action = Action
key-leader = Chef
    .help = Le chef, par son nom.
    .part = { $value }
key-battle = Combat
key-command = Commandement
key-piracy = Piraterie

## Tables non imprimées : où trouver les chiffres

slot-map =
    .book = Here I Stand
    .page = plan de jeu
    .suggested = une réalisation publique du jeu ; chacun chez soi, ni navires ni armées ; non comparé au plan imprimé
slot-victory_points =
    .book = Here I Stand, plan de jeu
    .page = cases du Nouveau Monde
    .suggested = une réalisation publique du jeu ; le livret confirme l’Amazone et les trois découvertes à 1 point
slot-leaders =
    .book = Here I Stand, pions
    .page = chefs d’armée
    .suggested = une réalisation publique du jeu ; les exemples du livret concordent quand ils nomment un chef
slot-naval_leaders =
    .book = Here I Stand, pions
    .page = chefs navals
    .suggested = le livret et une réalisation publique du jeu
slot-explorers =
    .book = Here I Stand, pions
    .page = explorateurs
    .suggested = une réalisation publique du jeu ; Rut d’après un exemple du livret
slot-conquistadors =
    .book = Here I Stand, pions
    .page = conquistadors
    .suggested = une réalisation publique du jeu
slot-point_costs =
    .book = Here I Stand, cartes de puissance
    .page = liste des actions
    .suggested = le livret de règles
