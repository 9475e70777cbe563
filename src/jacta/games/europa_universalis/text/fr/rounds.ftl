
## Chapter
chapter-campaign = Une campagne, pièce par pièce

## Pieces
piece-stack = Pile
    .also = armée, piles
piece-fleet = Flotte
    .also = escadre, flottes
piece-fortress = Forteresse
    .also = place forte, fort
piece-power = Puissance
    .also = pays, trésor
piece-army_roster = Registre des armées
    .also = registre, army_roster
piece-strength_points = Points de force
    .also = strength_points
piece-conquistadors = Conquistadors
    .also = DC

## Procedures
stack_round = Le round d’une pile
    .about = Une pile entre dans une région : interception, retraite avant bataille, usure, bataille, puis siège de la place. Les piles et la forteresse reviennent telles qu’elles sont après.
siege_round = Un round de siège
    .about = Une pile devant une forteresse : saper, donner l’assaut ou lever le siège. La pile et la forteresse reviennent telles qu’elles sont après.
fleet_round = Le round d’une flotte
    .about = Une flotte traverse des mers : interception, attrition, bataille, troupes noyées, suivi au port. Les flottes reviennent avec les navires attendus au round et au tour suivants.
ships_return = Retour des navires
    .about = Les navires endommagés reviennent au round suivant, les immobilisés au tour suivant ; trois DE refont un DN.
logistics_turn = La logistique d’une puissance
    .about = Entretien après les forces de base, achats sur terre, sur mer et outre-mer face aux deux limites, recomplètements, Cosaques, pêcheries : une seule facture, et le trésor après.
army_roster = Registre des armées
    .about = Le papier où l’on note les vétérans des armées amalgamées : un événement, et ce qu’il dit ensuite.
strength_points = Points de force
    .about = Les détachements d’outre-mer point par point (règles des navires) : un événement, et ce qui reste.
conquistadors = Conquistadors
    .about = Les DC d’une pile : ils arrivent, se regroupent en DT ou débarquent.

## Keys
key-mover = Camp en mouvement
key-interceptor = Intercepteur
key-fortress = Forteresse
key-stacks = Piles
key-fleet = Flotte
key-power = Puissance
key-place = Lieu
    .help = La province, la mer ou le port ; sur une liste, le rang du détachement, à partir de 0.
key-name = Nom
key-marched = Test d’usure
    .help = La marche demande un test d’usure. Le document laisse au jeu en boîte de dire quand.
key-friendly_fortress = Forteresse amie du camp en mouvement
    .help = Une forteresse non assiégée du camp en mouvement est dans la région : qui l’y intercepte teste son usure (2.4.6).
key-works = Travaux de siège
    .help = Ce que les travaux ajoutent déjà au dé de sape.
key-stands = Tient la région
key-arrives = Arrive
key-followers = Navires qui suivent au port
key-follow = Suivre au port
    .help = Laissé vide : c’est au joueur de décider.
key-cargo = Troupes à bord
key-due_round = De retour au round suivant
key-due_turn = De retour au tour suivant
key-when = Quand
key-treasury = Trésor
    .also = ducats, caisse
key-cossacks = Aide des Cosaques
key-refills = DT recomplétés
    .help = Au prix entier d’un DT, sans entretien (2.6.4).
key-colonies = Achats outre-mer
key-upkeep = Entretien payé
key-land_cost = Achats terrestres
key-ships_cost = Achats navals
key-colonies_cost = Achats outre-mer (ducats)
key-refills_cost = Recomplètements
key-land_used = Pris sur la limite terrestre
key-land_most = Limite terrestre du tour (DT)
key-naval_used = Pris sur la limite navale
key-naval_most = Limite navale du tour (DN)
key-free_dt = DT gratuits des Cosaques
key-roster = Registre
key-ledger = Compte
key-event = Événement
key-army = Armée
key-others = Autres pions
key-bought = DT acheté
key-bought_army = Armée achetée
key-kept = Ce qui est gardé
key-id = Nom du pion
key-places = Rangs
key-veterans = Vétérans
key-veteran_dc = DC vétérans
key-conscript_dt = DT conscrits
key-conscript_dc = DC conscrits

## Values
value-enemy = ennemi
value-holds = tient la région
value-intercepted = intercepté
value-beaten = battu
value-drawn = sans vainqueur
value-worn_away = disparu en route
value-captured = place prise
value-withdrawn = se retire
value-arrived = arrivée
value-victorious = victorieuse
value-lost_at_sea = perdue en mer
value-round = round suivant
value-turn = tour suivant
value-land_limit = limite d’achat terrestre
value-naval_limit = limite d’achat naval
value-colonies = achats outre-mer interdits
value-treasury = trésor insuffisant
value-purchase = achat
value-merge = intégrer deux DT
value-absorb = absorber une A-
value-split = séparer
value-reduce = pertes
value-eliminate = éliminer
value-losses = pertes
value-percentage = pourcentage
value-amalgamate = amalgamer
value-refill = recompléter
value-join = rejoindre
value-regroup = regrouper trois DC
value-- = -

## Questions
ask-intercept = Tenter l’interception ?
    .short = Interception
ask-evade = Refuser la bataille ?
    .short = Retraite avant bataille
ask-losses = { $losses } pertes : quels pions garder ?
    .short = Répartir les pertes
ask-follow_ships = Combien de DN suivent au port ?
    .short = Navires qui suivent
choice-intercept-yes = intercepter
choice-intercept-no = laisser passer
choice-evade-yes = refuser la bataille
choice-evade-no = l’accepter
choice-losses = { $a_plus } A+, { $a_minus } A-, { $dt } DT

## Notes
note-round_over = Fin du round : { $result }.

## Errors
error-stack-over = pile illégale : { $broken } (2.4.1)
error-two-fortresses = la forteresse de la région est à l’ennemi ou au camp en mouvement, pas aux deux
error-fleet-over = un { $counter } contient { $dn } DN et { $dtr } DTr au plus à cette période
error-cargo-over = ces navires ne peuvent porter ces troupes (2.7.4)
error-other-power = ceci appartient à { $nation }, non à { $power }
error-no-cossacks = seule la Russie aidée des Cosaques entretient gratuitement des conscrits en Sibérie
