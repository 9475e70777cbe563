## Chapters

chapter-sieges = Sièges
chapter-marches = Empilement, mouvement, rencontres
chapter-recruiting = Achat de troupes

## Procedures: sieges

siege_upkeep = Maintien du siège
    .about = Combien de détachements faut-il pour tenir le siège, et le tient-on encore ? Sinon l’assiégeant se replie aussitôt dans une province amie, avant tout pillage.
    .example-1 = assez pour un niveau 3
    .example-2 = trop peu pour un niveau 2
    .example-3 = une poignée, place ouverte
siege_work = Sape
    .about = Un jet de siège par usure : que donnent les travaux ?
    .sought = saper les murs, mines, tranchées, siège
    .example-1 = sans modificateur
    .example-2 = de bons ingénieurs, +3
    .example-3 = un travail malaisé, −4
siege_plan = Plan de siège
    .about = Saper, donner l’assaut ou lever le siège, round après round : qu’en attendre, et quel est le meilleur choix ? Un outil de prévision, fait de la sape et de l’assaut du document.
    .example-1 = les Français, niveau 2
    .example-2 = les Turcs, deux rounds

## Procedures: stacks and marches

stacking = Empilement
    .about = Ces pions d’un même camp peuvent-ils finir leur mouvement dans la même zone ?
    .example-1 = deux armées et deux pachas
    .example-2 = une pile illégale de 9 DT
    .example-3 = trop de pions : un DT, 3 DC
attrition = Usure
    .about = Ce que coûte une marche ou un siège, en Europe.
    .sought = usure des troupes, marche, hiver
    .example-1 = six DT en marche
    .example-2 = variante de base, bien mené
    .example-3 = hors d’Europe, table de base
    .example-4 = une armée en déroute
reorganise = Réorganisation
    .about = Ce regroupement de pions est-il permis ? Les détachements circulent, mais on ne crée jamais de pion armée.
    .example-1 = A- et deux DT font une A+
    .example-2 = une A+ devient deux A-
    .example-3 = vétérans, chez l’ennemi
land_transport = Transport maritime en navires
    .about = Ces flottes peuvent-elles porter ces troupes ? La règle 2.4.4 ; celle à l’essai de 2.7 la remplace.
    .example-1 = une horde sur des galères
    .example-2 = cinq DT sur des vaisseaux
overrun = Écrasement
    .about = Deux A+ passent sur un détachement isolé : bataille immédiate, et on continue si on la gagne.
    .sought = écraser, passer sur
    .example-1 = deux A+ contre un DT mené
    .example-2 = deux A+, un DT en forêt
fortress_passage = Passer une forteresse
    .about = Une forteresse ennemie non assiégée arrête-t-elle cette force ?
    .example-1 = niveau 2, deux DT laissés
    .example-2 = niveau 3, trop peu laissés
    .example-3 = une place déjà assiégée
interception = Interception
    .about = Une pile tente d’intercepter un ennemi qui entre dans une région. Sur terre le combat suit aussitôt ; devant une forteresse ennemie non assiégée, l’intercepteur teste l’usure.
    .example-1 = sans rien de particulier
    .example-2 = chez soi, bien mené
    .example-3 = en mer, par mauvais temps
    .example-4 = l’ennemi y a des amis
interception_gauntlet = Interceptions successives
    .about = Plusieurs piles tentent leur chance l’une après l’autre dans la même région ; la première réussite met fin aux tentatives.
    .example-1 = trois tentatives
    .example-2 = amis en modificateur
evasion = Retraite avant bataille
    .about = Une pile refuse le combat qu’on lui propose. Face à une interception, le document ne dit rien : à vous de voir.
    .sought = éviter la bataille, fuir, esquiver
    .example-1 = à manœuvre égale
    .example-2 = le général le plus faible
    .example-3 = le meilleur manœuvrier

## Procedures: buying troops

recruitment_limit = Recrutement maximum
    .about = Combien d’équivalents détachement ce pays peut-il acheter par tour ?
    .example-1 = Espagne, période II
    .example-2 = Habsbourg, période V
    .example-3 = selon la feuille du pays
land_purchase = Achat de troupes
    .about = Ce que coûte un achat de pions terrestres, et s’il respecte le maximum du tour.
    .sought = recruter, acheter une armée, coût
    .example-1 = une A- et deux DT polonais
    .example-2 = une A+ russe, trop à la fois
    .example-3 = deux A- à prix convenus
cheapest_purchase = Achat le moins cher
    .about = La pile que vous voulez, avec ce que vous avez déjà : quel achat permis revient le moins cher ? Un outil, fait des règles d’achat, de réorganisation et d’empilement.
    .example-1 = une A+ russe
    .example-2 = trop cher pour 20 ducats
    .example-3 = au-delà du recrutement

## Tables

table-siege = Table de siège
table-siege_modifiers = Modificateurs de siège
table-attrition_base = Attrition en Europe (2.4.2)
table-attrition_trial = Attrition en Europe (règles à l’essai, 2.7)
table-interception = Interception sur 8+
table-land_transport = Points de transport maritime par A-
table-recruitment = Recrutement maximum en DT
slot-siege =
    .book = Europa Universalis, le jeu en boîte
    .page = table de siège
    .suggested = l’édition publique ultérieure des mêmes auteurs (BAM Games), et non le document de 2003
slot-siege_modifiers =
    .book = Europa Universalis, le jeu en boîte
    .page = table de siège, modificateurs
    .suggested = l’édition publique ultérieure des mêmes auteurs (BAM Games), et non le document de 2003 ; l’artillerie comme à l’assaut (2.3.1)

## Keys: sieges

key-needed = Nécessaire
    .help = Détachements qu’exige le siège, ou points de transport qu’exigent les troupes.
key-maintained = Siège maintenu
key-result = Résultat
key-rounds_left = Rounds restants
    .help = Les rounds de siège qui restent dans le tour, celui-ci compris.
key-condition = Condition
key-artillery_rate = Artillerie par A+
    .help = Si rien n’est indiqué : celle du tableau pour le pays et la période.

## Keys: stacks and marches

key-pashas = Pachas
    .help = Ils s’ajoutent aux trois pions et aux huit détachements.
key-legal = Permis
key-broken = Règles enfreintes
key-variant = Table d’usure
    .help = Celle des règles à l’essai (2.7) ou celle de 2.4.2.
key-before = Avant
    .help = Tous les pions d’un pays dans la région, piles confondues.
key-after = Après
    .help = La pile que l’on veut avoir.
key-phase = Moment
    .help = Quand on réorganise : tout n’est pas permis à tout moment.
key-troops = Troupes
    .help = Ce qui est à transporter, sorte par sorte.
key-count = Nombre
    .help = Combien de pions de cette sorte.
key-fleets = Flottes
    .help = Chaque pion naval avec ses navires.
key-n = Vaisseaux de ligne (N)
    .help = Vaisseaux de ligne, un à un : 1 point de transport chacun.
key-ga = Galères
    .also = DGa
    .help = Détachements de galères (DGa) ; des galères (Ga) une à une sous 2.4.4.
key-t = Transports (T)
    .help = Transports, un à un : 4 points de transport chacun.
key-capacity = Capacité
    .help = Points de transport : 1 par N ou Ga, 4 par T.
key-dt_limit = Limite en DT
    .help = 4 par pion naval, 8 s’il a des galères et pas de vaisseau de ligne.
key-fits = Tout embarque
key-force = Force en mouvement
    .help = La force qui bouge, en détachements.
    .help-overrun = La force qui écrase, en pions.
key-target = Cible
    .help = Qui est visé.
    .help-overrun = Tous les pions ennemis de la province, exactement un DT.
    .help-overseas_losses = Qui subit les pertes.
    .help-piracy_suppression = Corsaire ou pirate.
key-battle = Bataille
    .help = La bataille si l’écrasement est déclaré : celui qui bouge attaque.
key-continue_move = Le mouvement continue
key-left = Ce qui reste
    .help = DT laissés devant la forteresse.
    .help-convoy_cargo = Argent qui arrive.
key-must_stop = Doit s’arrêter

## Keys: encounters

key-domain = Milieu
    .help = Sur terre ou sur mer : certains modificatifs ne valent que sur mer.
key-enemy_manoeuvre = Manœuvre ennemie
    .help = La manœuvre du chef adverse ; 0 sans chef.
key-blockader = Bloqueur
key-friendly_force_or_city = Force ou cité amie sur place
    .help = Amie de l’intercepteur, dans la région visée : +1.
    .help-stack_round = Amie de l’intercepteur, dans la région visée : +1. La forteresse et le défenseur donnés ici comptent d’eux-mêmes.
    .also = force amie, cité amie, force ou cité amie
key-recent_siege = Siège ou blocus récent
    .help = L’intercepteur y a pris part à ce round ou au précédent : −1.
    .also = siège récent, blocus récent, siège, blocus
key-in_port = Intercepteur au port
    .help = En mer seulement : −2.
key-enemy_force_present = Amis de l’ennemi sur place
    .help = Une autre force du camp qui bouge est déjà dans la région : −2 en mer, interception interdite sur terre.
key-bad_weather = Mauvais temps
    .help = −2.
key-allowed = Permis
key-success = Réussite
key-attempts = Tentatives
    .help = Dans l’ordre où elles sont faites.
key-by = Intercepté par
    .help = Numéro de la tentative réussie, à partir de 0 ; −1 : personne.

## Keys: buying troops

key-buy = Achat
    .help = Des pions entiers.
key-price_a_minus = Prix A-
    .help = Laissez vide pour la Suède, la Russie, la Pologne et la Prusse : leur feuille l’imprime.
key-price_a_plus = Prix A+
    .help = Laissez vide pour la Suède, la Russie, la Pologne et la Prusse : leur feuille l’imprime.
key-cost = Coût
key-limit = Limite d’achat du tour
key-want = Pile voulue
    .help = La pile que l’on veut acheter au meilleur prix.
key-have = Pions déjà sur place
    .help = Du même pays et dans la même région ; ce qui ne sert pas reste à côté.
key-money = Ducats disponibles
    .help = Si rien n’est indiqué : sans limite.
key-possible = Possible
key-obstacle = Obstacle
    .help = Ce qui empêche d’avoir cette pile : l’empilement, le maximum du tour ou l’argent.
key-reason = Raison
key-value = Valeur

## Values: sieges

value-nothing = rien
value-siegework_minus = petits travaux
value-siegework_plus = grands travaux
value-breach = brèche
value-breach_or_honours = brèche ou honneurs de la guerre
value-surrender = reddition
value-per_level = par niveau de la forteresse
value-breach_this_turn = brèche plus tôt dans le tour
value-work = saper
value-lift = lever le siège
value-assault = assaut
value-wait = attendre
value-honours = honneurs de la guerre
value-lifted = siège levé
value-not_maintained = siège impossible à maintenir
value-besieging = le siège dure

## Values: stacks and marches

value-counters = trop de pions
value-dt = trop de détachements
value-pashas = trop de pachas
value-new_army = pion armée créé
value-veterans = vétérans qui changent de nombre
value-phase = mouvement de l’ennemi
value-trial = règles à l’essai (2.7)
value-base = règle 2.4.2
value-movement = mouvement du camp
value-logistics = phase de logistique
value-interception_start = interception, zone de départ
value-interception_arrival = interception, zone d’arrivée
value-enemy_movement = mouvement de l’ennemi

## Values: encounters

value-land = terre
value-sea = mer
value-friendly_force_or_city = force ou cité amie dans la province cible
value-recent_siege = siège ou blocus à ce round ou au précédent
value-in_port = intercepteur au port
value-enemy_force_present = force ennemie déjà dans la province cible
value-bad_weather = mauvais temps
value-interceptor = intercepteur
value-mover = camp en mouvement
value-evader = camp qui refuse le combat
value-player = joueur

## Values: buying troops

value-stacking = pile trop grande
value-limit = recrutement maximum dépassé
value-money = trop cher

## Readings

option-friends_rule = Intercepter un ennemi qui rejoint les siens
option-friends_rule-forbidden = interdit sur terre, −2 en mer
option-friends_rule-modifier = −2 partout
option-source = Recrutement maximum
option-source-table = le tableau
option-source-sheet = les feuilles des pays
option-dt_price = Prix d’un DT
option-dt_price-rule = la moitié d’une A-, arrondie au supérieur
option-dt_price-sheet = celui de la feuille du pays

## Rolls and questions

roll-siege_work = Sape
roll-attrition = Usure
roll-interception = Interception
    .whose = interceptor
roll-evasion = Retraite avant bataille
    .whose = evader
ask-overrun = Un détachement isolé barre la route. Déclarer l’écrasement ?
    .short = Écrasement
    .usual = déclare l’écrasement
choice-overrun-yes = déclarer l’écrasement
choice-overrun-no = s’arrêter là
ask-siege =
    Round { $round }, { $dt ->
        [one] { $dt } détachement
       *[other] { $dt } détachements
    } devant la place. Que fait l’assiégeant ?
    .short = Siège
    .round = le round
    .dt = le nombre de détachements
    .usual = sape, tant que rien n’est décidé
ask-honours = La place est prête à se rendre. Accorder les honneurs de la guerre, ou garder la brèche ?
    .short = Honneurs
    .usual = accorde les honneurs de la guerre
ask-breach = La brèche est ouverte. Donner l’assaut aussitôt ?
    .short = Brèche
    .usual = donne l’assaut dès que la brèche est ouverte

## Notes

note-interception_forbidden = L’ennemi rejoint les siens : pas d’interception.
note-intercepted =
    { $success ->
        [true] Interception réussie : le combat suit aussitôt.
       *[false] Interception manquée.
    }
note-evaded =
    { $success ->
        [true] La pile se dérobe.
       *[false] Il faut se battre.
    }
note-prices = Prix : A+ { $a_plus }, A- { $a_minus }, DT { $dt }.
note-must_leave =
    { $needed ->
        [one] L’assiégeant n’a plus un équivalent détachement entier
       *[other] L’assiégeant n’a pas les { $needed } équivalents détachement qu’il faut
    } : il retraite aussitôt dans une province amie, avant de pouvoir piller.
note-overrun_declined = L’écrasement n’est pas déclaré : le mouvement s’arrête là.

## Errors

error-worth = { $counters } pions valent de { $least } à { $most } détachements, non { $dt }
error-veterans = { $veterans } vétérans pour { $dt } détachements seulement
error-trial-overseas = hors Europe les règles à l’essai usent d’une autre table (2.8.2) ; la table de 2.4.2 s’obtient par la variante base
error-left-behind = on ne peut laisser { $left } détachements quand on en a { $force }
error-land-port = une force terrestre n’est pas au port
error-no-transport-figure = le document n’imprime pas de points de transport pour la classe { $army_class }
error-no-ships = un pion naval contient au moins un navire
error-no-recruitment = le tableau de recrutement n’a pas de ligne pour ce pays : { $nation }
error-no-recruitment-period = le tableau de recrutement n’imprime rien pour ce pays à la période { $period } : { $nation }
error-no-price = aucune feuille n’imprime ce prix : { $nation }, { $tech } ; il faut l’indiquer
error-overrun-force = un écrasement demande au moins 2 A+, il y en a { $a_plus }
error-overrun-target = on n’écrase qu’un DT seul, sans pion armée
error-overrun-strength = avec ces pions l’attaquant a de { $least } à { $most } détachements, non { $dt }
error-overrun-defender = le détachement écrasé vaut 1, non { $dt }
error-no-artillery = le document n’imprime pas l’artillerie de ce pays à la période { $period } : { $nation } ; il faut l’indiquer
error-besieging-stack = une pile qui assiège vaut de 1 à { $most } détachements, non { $dt }
error-same-id = deux pions portent le même nom : { $id }
error-no-counter = aucun pion ne porte ce nom : { $id }
error-cannot-merge = seule une A- devient A+, avec deux DT ou une autre A- : { $id }
error-other-troops = { $id } n’est pas de même pays et de même technologie que l’armée ({ $nation })
error-wrong-strength = { $id } doit garder { $dt } détachements, non { $kept }
error-wrong-veterans = { $id } a { $veterans } vétérans et perd { $losses } détachements : le compte n’y est pas

## Où va ce qui fut acheté

ask-quarters = Quelle pile reçoit les pions achetés ?
    .usual = fait des pions achetés une nouvelle pile
choice-quarters = rejoindre la pile de { $place }
choice-quarters-apart = former une nouvelle pile
ask-harbour = Quelle flotte reçoit les navires achetés ?
    .usual = fait des navires achetés une nouvelle flotte
choice-harbour = rejoindre la flotte de { $place }
choice-harbour-apart = former une nouvelle flotte
value-owner = Propriétaire

## Samples

value-janissaires = Janissaires
value-lansquenets = Lansquenets
value-spahis = Spahis
value-conquistadors = Conquistadors
value-barberousse = Barberousse
value-vienne = Vienne
value-porte = La Porte
value-suede = Suède
value-registre = Registre des armées
value-points_de_force = Points de force
value-cortes = Cortés
