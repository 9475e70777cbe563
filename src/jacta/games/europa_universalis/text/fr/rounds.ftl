
## Chapter
chapter-campaign = Une campagne, pièce par pièce

## Pieces
piece-stack = Pile
    .also = armée, piles
    .about = Des pions d’une puissance qui marchent ensemble : armées, détachements, pachas, avec vétérans et généraux.
piece-fleet = Flotte
    .also = escadre, flottes
    .about = Des vaisseaux, galères et transports d’une puissance, en mer ou au port, avec leur charge et leur amiral.
piece-fortress = Forteresse
    .also = place forte, fort
    .about = Une place forte : son niveau, les travaux de sape, la brèche, et sa garnison.
piece-power = Puissance
    .also = pays, trésor
    .about = Une puissance : son trésor, la période, ses technologies terrestre et navale.
piece-army_roster = Registre des armées
    .also = registre, army_roster
    .about = Les vétérans d’une armée amalgamée, pion par pion.
piece-strength_points = Points de force
    .also = strength_points
    .about = Les détachements réduits outre-mer, avec les points de force qui restent à chacun.
piece-conquistadors = Conquistadors
    .also = DC
    .about = Les détachements de conquistadors outre-mer : combien, de quelle qualité, et ce qu’ils forment.

## Procedures
stack_round = Le round d’une pile
    .about = Une pile entre dans une région : interception, retraite avant bataille, usure, bataille, puis siège de la place. Les piles et la forteresse reviennent telles qu’elles sont après.
    .example-1 = attaque d’une pile sur place
    .example-2 = intercepté en chemin
    .example-3 = marche sans ennemi
siege_round = Un round de siège
    .about = Une pile devant une forteresse : saper, donner l’assaut ou lever le siège. La pile et la forteresse reviennent telles qu’elles sont après.
    .sought = Vienne
    .example-1 = Soliman devant Vienne
    .example-2 = un seul DT devant Vienne
fleet_round = Le round d’une flotte
    .about = Une flotte traverse des mers : interception, attrition, bataille, troupes noyées, suivi au port. Les flottes reviennent avec les navires attendus au round et au tour suivants.
    .example-1 = quatre DN vers un port ami
    .example-2 = Drake intercepte l’Armada
ships_return = Retour des navires
    .about = Les navires endommagés reviennent au round suivant, les immobilisés au tour suivant ; trois DE refont un DN.
    .example-1 = les navires de Drake réparés
logistics_turn = La logistique d’une puissance
    .about = Entretien après les forces de base, achats sur terre, sur mer et outre-mer face aux deux limites, recomplètements, Cosaques, pêcheries : une seule facture, et le trésor après.
    .example-1 = la Suède en guerre
    .example-2 = la Russie et ses Cosaques
    .example-3 = un DT de plus à Riga
army_roster = Registre des armées
    .about = Le papier où l’on note les vétérans des armées amalgamées : un événement, et ce qu’il dit ensuite.
    .example-1 = deux DT dans l’armée
    .example-2 = un vétéran survit
strength_points = Points de force
    .about = Les détachements d’outre-mer point par point (règles des navires) : un événement, et ce qui reste.
    .example-1 = un demi-DT de pertes
    .example-2 = deux DT affaiblis en un seul
    .example-3 = recompléter un DT
conquistadors = Conquistadors
    .about = Les DC d’une pile : ils arrivent, se regroupent en DT ou débarquent.
    .example-1 = trois DC font un DT
    .example-2 = débarqués en Europe

## Keys
key-mover = Camp en mouvement
    .help = La force dont c’est le round.
key-interceptor = Intercepteur
    .help = La force qui tente d’intercepter celle qui bouge.
key-fortress = Forteresse
    .help = La place au bout du chemin, s’il y en a une.
key-stacks = Piles
    .help = Les piles à entretenir.
key-fleet = Flotte
    .help = La flotte dont les navires reviennent.
key-power = Puissance
    .help = Le pays qui paie : trésor, période, technologies.
key-place = Lieu
    .help = La province, la mer ou le port.
    .help-strength_points = Le rang du détachement sur la liste, à partir de 0.
key-name = Nom
key-marched = Test d’usure
    .help = La marche demande un test d’usure. Le document laisse au jeu en boîte de dire quand.
key-friendly_fortress = Forteresse amie du camp en mouvement
    .help = Une forteresse non assiégée du camp en mouvement est dans la région : qui l’y intercepte teste son usure (2.4.6).
    .also = forteresse amie
key-works = Travaux de siège
    .help = Ce que les travaux ajoutent déjà au dé de sape.
    .also = travaux
key-stands = Tient la région
key-arrives = Arrive
key-to = Destination
    .also = vers
    .help = Le nom de la région ou de la mer, inscrit comme lieu à l’arrivée ; laissé vide, celui de la forteresse ou du défenseur.
key-followers = Navires qui suivent au port
key-interceptor_prizes = Prises de l’intercepteur
key-defender_prizes = Prises du défenseur
key-raised = Nouvelles piles
key-launched = Nouvelles flottes
key-follow = Suivre au port
    .help = Laissé vide : c’est au joueur de décider.
key-cargo = Troupes à bord
    .help = Ce que les navires transportent ; perdu si les navires intacts ne peuvent plus le porter.
key-due_round = De retour au round suivant
    .help = Navires endommagés, absents jusqu’au prochain round.
key-due_turn = De retour au tour suivant
    .help = Navires immobilisés, absents jusqu’au prochain tour.
key-when = Quand
    .help = Au prochain round reviennent les endommagés, au prochain tour les immobilisés.
key-treasury = Trésor
    .help = Ducats en caisse avant la facture.
    .also = ducats, caisse
key-cossacks = Aide des Cosaques
    .help = La Russie reçoit l’aide des Cosaques ce tour.
key-refills = DT recomplétés
    .help = Au prix entier d’un DT, sans entretien (2.6.4).
key-colonies = Achats outre-mer
    .help = Achats faits dans une colonie ou un comptoir, chacun avec ses propres limites.
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
    .help = Le registre avant l’événement ; vide au début.
key-ledger = Compte
    .help = L’état avant l’événement ; vide au début.
key-event = Événement
    .help = Ce qui arrive et change le registre.
key-army = Armée
    .help = Le nom du pion armée dont il s’agit.
key-others = Autres pions
    .help = Les pions qui entrent dans l’armée ou en sortent.
key-bought = DT acheté
    .help = Le détachement tel qu’acheté.
key-bought_army = Armée achetée
    .help = L’armée telle qu’achetée.
key-kept = Ce qui est gardé
    .help = Ce qui reste une fois les pertes prises.
key-id = Nom du pion
    .help = Un nom qui distingue ce pion des autres.
key-places = Rangs
    .help = Les détachements visés, par leur rang dans la liste, à partir de 0.
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
    .usual = tente toute interception
ask-evade = Refuser la bataille ?
    .short = Retraite avant bataille
    .usual = accepte la bataille
ask-losses =
    { $losses ->
        [one] { $losses } perte
       *[other] { $losses } pertes
    } : quels pions garder ?
    .short = Répartir les pertes
    .usual = garde les plus gros pions ({ $answers })
ask-follow_ships = Combien de DN suivent au port ?
    .short = Navires qui suivent
    .usual = suit avec la moitié de ses DN
choice-intercept-yes = intercepter
choice-intercept-no = laisser passer
choice-evade-yes = refuser la bataille
choice-evade-no = l’accepter
choice-losses = { $a_plus } A+, { $a_minus } A-, { $dt } DT

## Notes
note-attrition_of_flight = À faire : { $who } s’est retiré sous le vent et teste l’attrition de sa route vers le port (2.7.6, étape 4).
note-drowned = Troupes noyées, { $who } : à bord { $before }, puis { $left }.
note-round_over = Fin du round : { $result }.

## Errors
error-stack-over =
    { $broken ->
        [counters] trop de pions dans une pile (2.4.1)
        [dt] trop de détachements dans une pile (2.4.1)
       *[other] trop de pachas dans une pile (2.4.1)
    }
error-entering-own-fortress = cette forteresse est du pays de la pile qui entre ({ $nation }) ; qui l’intercepte devant elle : forteresse_amie=oui
error-own-fortress = cette forteresse est du pays de la pile ({ $nation }) : elle ne l’assiège pas
error-two-fortresses = la forteresse de la région est à l’ennemi ou au camp en mouvement, pas aux deux
error-fleet-over = un { $counter } contient { $dn } DN et { $dtr } DTr au plus à cette période
error-cargo-over = ces navires ne peuvent porter ces troupes (2.7.4)
error-other-power = ceci appartient à { $nation }, non à { $power }
error-no-cossacks = seule la Russie aidée des Cosaques entretient gratuitement des conscrits en Sibérie
