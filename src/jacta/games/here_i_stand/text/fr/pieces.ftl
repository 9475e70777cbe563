## Pieces

piece-formation = Formation
    .also = armée, pile
    .about = Des unités terrestres d’une puissance qui marchent ensemble, avec leurs chefs.
piece-fleet = Flotte
    .also = escadre, navires
    .about = Des unités navales d’une puissance en un même lieu, avec leurs chefs navals.
piece-leader = Chef
    .also = général, amiral
    .about = Un chef qui n’est avec aucune formation : seul, captif, ou sur la piste des tours.
piece-turn_track = Piste des tours
    .also = piste
    .about = Les navires et les chefs navals mis de côté, et le tour où ils reviennent.
piece-captives = Captifs
    .also = chefs capturés, prisonniers
    .about = Les chefs d’armée capturés, et qui les tient.
piece-piracy_vp = PV de piraterie
    .also = points de piraterie
    .about = Les points que l’Ottoman a pris par la piraterie.
piece-new_world = Nouveau Monde
    .also = découvertes
    .about = Les découvertes et les conquêtes déjà faites.

## Procedures: whole engagements

chapter-engagements = Engagements entiers
engagement = Engagement
    .about = Une formation marche sur une autre : interception, tentative d’échapper à la bataille, bataille ou assaut, pertes, captifs et retraite, sur vos propres formations.
    .example-1 = François Ier contre Alva
    .example-2 = Soliman contre la Hongrie
    .example-3 = l’assaut de Gênes
naval_engagement = Rencontre navale
    .about = Deux flottes se rencontrent. Que reste-t-il de chacune, et qui va sur la piste des tours ?
    .example-1 = Barberousse contre Doria
    .example-2 = Venise attaque Alger
turn_track_return = Tour suivant
    .about = Le marqueur avance sur la piste des tours. Quels navires et quels chefs reviennent ?
    .example-1 = une escadre et un amiral

## Keys: pieces

key-attacker = Attaquant
    .help = La formation, ou la flotte, qui vient.
key-defender = Défenseur
    .help = La formation, ou la flotte, qu’elle trouve devant elle.
key-interceptor = Intercepteur
    .help = Une formation voisine qui peut tenter de s’interposer ; elle se bat alors avec le défenseur.
key-ships = Navires du port
    .help = Les navires du défenseur enfermés dans le port. Si la place est prise, ils vont sur la piste des tours.
key-intercepts = Tente d’intercepter
    .help = Si rien n’est indiqué, le joueur choisit en cours de partie ; les calculs supposent que oui.
    .also = intercepte
key-avoids = Tente d’échapper à la bataille
    .help = Si rien n’est indiqué, le joueur choisit en cours de partie ; les calculs supposent que non.
    .also = échappe
key-attacker_retreat = Retraite de l’attaquant
    .help = L’espace où il se retire s’il est battu. La feuille ne dit pas où l’on retraite : sans cette clé, il reste d’où il venait, ou n’a plus de lieu s’il était sur place.
key-defender_retreat = Retraite du défenseur
    .help = L’espace où il se retire s’il est battu ou s’il s’échappe. La feuille ne dit pas où l’on retraite : sans cette clé, il n’a plus de lieu.
key-intercepted = Intercepté
key-avoided = Échappé
key-retreats = Qui retraite
key-squadrons = Escadres
    .help = Deux dés chacune au combat naval.
    .part = { $value ->
        [one] { $value } escadre
       *[other] { $value } escadres
    }
key-captives = Captifs
    .help = Les chefs pris, et qui les tient.
    .part = { $value }
key-turn_track = Piste des tours
    .help = Les navires pris dans un port et les chefs navals sans flotte, qui attendent leur retour.
key-turn = Tour
    .help = Le tour où l’on est.
    .part = tour { $value }
key-waiting = En attente
    .help = Ce qui attend sur la piste, avec le tour de retour.
    .part = en attente : { $value }
key-due = Retour au tour
    .help = Le tour où l’unité revient au jeu.
    .part = retour au tour { $value }
key-held_by = Prisonnier de
    .help = La puissance qui tient le chef.
    .part = tenu par { $value }
key-of = Au service de
    .help = La puissance que le chef sert.
    .part = { $value }
key-vp = PV
key-cap = Limite de la partie
    .help = Le livret de règles en permet 10 ; la feuille n’imprime pas de limite.
key-discoveries = Découvertes
key-conquests = Conquêtes
key-returning = De retour

## Values: pieces

value-naval_unit = unité navale
value-naval_leader = chef naval

## Questions: engagements

ask-intercepts = Votre formation voisine tente-t-elle d’intercepter ?
    .short = Intercepter
    .usual = tente l’interception
ask-avoids = Le défenseur tente-t-il d’échapper à la bataille ?
    .short = Échapper
    .usual = accepte la bataille
ask-interceptor_units_lost =
    { $losses ->
        [one] Le défenseur et l’intercepteur perdent { $losses } unité. Combien est à l’intercepteur ?
       *[other] Le défenseur et l’intercepteur perdent { $losses } unités. Combien sont à l’intercepteur ?
    }
    .short = Unités perdues par l’intercepteur
    .usual = épargne l’intercepteur : la force sur place prend les pertes
ask-interceptor_cavalry_lost =
    { $losses ->
        [one] Le défenseur et l’intercepteur perdent { $losses } cavalerie. Combien est à l’intercepteur ?
       *[other] Le défenseur et l’intercepteur perdent { $losses } cavaleries. Combien sont à l’intercepteur ?
    }
    .short = Cavalerie perdue par l’intercepteur
    .usual = épargne la cavalerie de l’intercepteur

## Notes: engagements

note-no_battle = Le défenseur s’est échappé : il n’y a pas de bataille.
note-must_retreat =
    { $side ->
        [attacker] L’attaquant
       *[defender] Le défenseur
    } bat en retraite{ $to ->
        [none] {""}. La feuille ne dit pas où : à vous de le noter.
       *[other] {" "}vers { $to }.
    }

## Errors: pieces

error-ottoman-cavalry = seul l’Ottoman a de la cavalerie
error-ottoman-corsairs = seul l’Ottoman a des pirates
error-leader-twice = le chef { $name } est nommé deux fois
error-own-captive = une puissance ne tient pas captif son propre chef
error-captive-on-track = un captif n’attend pas sur la piste des tours
error-claimed-twice = { $name } est nommé deux fois
error-same-power = cette formation est à la même puissance que l’attaquant ({ $power })
error-no-interception = personne n’intercepte un assaut
error-too-many-together = défenseur et intercepteur en ont ensemble plus de { $most }
error-ships-in-the-field = il n’y a de navires assiégés que dans un assaut

# --- Le plan

picture-pieces = Où se trouvent les pièces

## Samples

value-gendarmes = Gendarmes
value-janissaires = Janissaires
value-tercios = Tercios
value-barbaresques = Barbaresques
value-flotte_de_doria = Flotte de Doria
value-francois_captif = François captif
value-piste_des_tours = Piste des tours
value-captifs = Captifs
value-pv_de_piraterie = PV de piraterie
value-nouveau_monde = Nouveau Monde
