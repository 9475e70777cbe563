## Chapters

chapter-navies = Forces navales
chapter-crossings = Traversées
chapter-naval_battle = Bataille navale
chapter-blockade = Blocus

## Procedures

naval_units = Unités navales
    .about = Ce que compte un détachement naval : place dans une flotte, limites, taille au combat, transport, attrition ; et combien il y a de pions.
    .example-1 = ce que vaut une galère
    .example-2 = les transports turcs
    .example-3 = un DE d’Oman
convoy_cargo = Convois
    .about = L’argent qu’un convoi porte encore, et ce qui a sombré avec ses transports.
    .example-1 = le convoi de Smyrne
    .example-2 = la Flota de Oro
fleet_capacity = Contenance d’une flotte
    .about = Ces navires tiennent-ils dans le pion, et quelle face suffirait ?
    .example-1 = une F+ vénitienne de galères
    .example-2 = un DE de trop pour une F-
    .example-3 = Venise, navire par navire
fleet_limits = Limites navales
    .about = Les DN possédés face au maximum de la période, et les pions employés face à ceux du jeu.
    .example-1 = un DN de trop pour la France
    .example-2 = Venise et ses galéasses
naval_stacking = Empilement naval
    .about = Ces pions d’un camp peuvent-ils finir leur mouvement dans une même mer ?
    .example-1 = F+, DN et DE ensemble
    .example-2 = trop : deux flottes, un DTr
regroup = Regroupement
    .about = Trois DE d’une pile deviennent un DN.
    .example-1 = quatre DE
    .example-2 = sept DE, un pion DN libre
    .example-3 = sept DE dans une flotte
minor_reinforcements = Renforts des mineurs
    .about = Les navires que reçoit un pays mineur, en détachements.
    .example-1 = trois navires
    .example-2 = vingt navires
purchase = Achats navals
    .about = Le prix des achats navals d’un tour, et si la limite et le maximum les permettent.
    .sought = acheter des navires, flotte, coût
    .example-1 = Venise arme des galères
    .example-2 = Habsbourg, période VII
    .example-3 = la Russie, navire par navire
maintenance = Entretien
    .about = Ce que coûtent les pions d’un pays ce tour-ci, ses forces de base gardant gratuitement ce qui coûterait le plus.
    .sought = payer les troupes, coût
    .example-1 = deux F+ russes
    .example-2 = la Suède, terre et mer
naval_action = Le round d’une pile navale
    .about = La pile peut-elle faire tout cela en un round, et combien de tests d’attrition doit-elle ?
    .example-1 = explorer puis débarquer
    .example-2 = débarquement et blocus
    .example-3 = deux combats en route
sea_transport = Transport maritime
    .about = Ces pions navals peuvent-ils porter ces troupes ?
    .example-1 = une A- et un DC
    .example-2 = une horde sur des galères
sea_attrition = Attrition en mer
    .about = Une pile finit une étape de son voyage, ou explore une mer : que reste-t-il des navires, des transports et des troupes à bord ?
    .sought = tempête, navires perdus en mer, naufrage
    .example-1 = un amiral, escale en route
    .example-2 = un explorateur et deux DE
    .example-3 = un DN, deux DTr, 20 %
front_line = Première ligne
    .about = Quels types de navires peuvent être mis en avant ?
    .example-1 = vaisseaux et galères
    .example-2 = cinq DN, escorte et DTr
    .example-3 = des transports seuls
wind_advantage = Avantage du vent
    .about = Quel camp a le vent aujourd’hui ?
    .example-1 = vaisseaux, l’attaquant à +2
    .example-2 = galères, le défenseur à +3
naval_losses = Pertes navales
    .about = Ce que le feu et l’abordage d’un camp font à l’autre : détruits, immobilisés, endommagés.
    .example-1 = galères, sept DN et un DE
    .example-2 = galéasses contre galères
    .example-3 = une flotte de 29 DN
naval_pursuit = Poursuite navale
    .about = Les navires qu’une flotte coule et capture en poursuivant une flotte battue.
    .example-1 = répartition de la table
    .example-2 = répartition du texte
naval_battle = Bataille navale
    .about = Deux flottes s’affrontent, jour après jour, jusqu’à ce que l’une rompe, se retire ou disparaisse.
    .sought = combat naval, flottes, galions
    .example-1 = galions, repli après un jour
    .example-2 = un convoi rattrapé
    .example-3 = fuite sous le vent
    .example-4 = un amiral contre des galères
    .example-5 = les navires qui restent
break_blockade = Échapper au blocus
    .about = Une flotte sort-elle d’un port sous blocus ?
    .example-1 = contre un meilleur amiral
    .example-2 = un blocus plus faible
force_battle = Forcer la bataille
    .about = La flotte en blocus force-t-elle celle du port à se battre ?
    .example-1 = sans modificateur

## Keys: ships

key-fleet_rules = Règles des flottes
    .help = Détachements (2.7, 2.8) ou navires individuels (2.4.4, 2.6) : un seul choix pour toute la partie.
key-unit = Unité
key-nav = DNav
    .also = DN, navires
    .help = Détachements de navires de guerre à voile.
key-ga_de = DE de galères
    .help = Détachements d’exploration qui contiennent des galères.
key-gal = DGal
    .also = galéasses
    .help = Galéasses de Venise : deux au plus, à partir de 1550.
key-tr = DTr
    .help = Détachements de transport.
key-de = DE
    .help = Détachements d’exploration : un demi-DN en général, un tiers pour les pertes et l’attrition.
key-d = Détachements
    .help = DNav, DGa et DGal ensemble.
    .also = DN
    .help-remains = DN sur mer, DT sur terre hors d’Europe.
key-Ga = Ga
    .help = Galères, une à une (2.4.4) ; trois tiennent la place d’un vaisseau de ligne.
key-DE = DE
    .help = Détachements d’exploration ; l’entretien en est la moitié de celui d’un DN.
key-DN = DN
key-DTr = DTr
key-F = F
key-dn_room = Place pour les DN
key-tr_room = Place pour les DTr
key-dn_used = Place de DN occupée
key-tr_used = Place de DTr occupée
key-n_room = Place pour les navires
key-t_room = Place pour les transports
key-smallest = La plus petite face qui suffit
key-transport = Points de transport
key-thirds = Tiers
    .help = Pour l’attrition et les pertes. Un transport est détruit en entier par la moindre perte.
key-content = Contenu
    .help = Les navires à loger dans le pion.
key-counter = Pion
    .help = Le pion qui porte les navires.
    .also = face
key-convoy = Convoi
    .help = Les convois de Smyrne et des Indes portent 10 ducats par DTr ; la Flota de Oro se partage également.
key-dtr_left = DTr restants
    .help = Des 5 DTr du convoi, ceux qui arrivent.
key-gold = Or
    .help = Ducats confiés à la Flota de Oro.
key-ducats = Ducats par DTr
key-carried = Porté
key-dn_counters_free = Pions DN libres
    .help = Pions DN encore disponibles pour remplacer trois DE.
key-dn_inside_fleet = Dans une flotte
    .help = Le nouveau détachement entre dans une flotte et n’a pas besoin de pion.
key-dga = Prix en DGa

## Keys: money

key-bonus = Bonus après le signe +
    .help = Ce que la table des limites imprime après un +, sans légende.
key-owned = Déjà possédés
    .help = Les pions de cette sorte déjà sur la carte ; ils comptent pour le maximum.
key-owned_after = Possédés ensuite
key-limit_used = Pris sur la limite
key-maximum = Maximum
key-naval_technology = Technologie navale
    .help = Celle du pays à ce tour ; les prix en dépendent.
key-land = Pions terrestres
    .help = Les pions terrestres à compter, sorte par sorte.
key-naval = Pions navals
    .help = Les pions navals à compter.
key-extra_free = Forces de base en plus
    .help = Pions ajoutés aux forces de base ; négatifs, ils en sont retirés.
key-siberia_conscripts = Conscrits en Sibérie
    .help = Détachements que les Cosaques entretiennent gratuitement.
key-free_cost = Gardés gratuitement
    .help = Ce qu’auraient coûté les pions gardés par les forces de base.

## Keys: voyages

key-activities = Activités
    .help = Une seule activité par round ; débarquer des conquistadors outre-mer est gratuit.
key-conquistador = Conquistadors
    .help = Un conquistador, ou un explorateur qui en tient lieu, débarque avec les troupes.
key-army_landed = Une armée débarque
    .help = Un pion armée descend à terre, et pas seulement des détachements.
key-same_province = Blocus du débarquement
    .help = Le blocus est celui de la province où débarquent les troupes.
key-interruptions = Combats en route
    .help = Chaque combat pendant le mouvement coupe le trajet et demande un test d’usure de plus.
key-moved_after = Repart ensuite
    .help = La pile repart après le dernier combat.
key-counted = Activités comptées
key-attrition_tests = Tests d’attrition
key-counter_limit = Pions au plus
key-seas = Mers
    .help = Les mers traversées, dans l’ordre ; la plus dangereuse compte.
key-risk = Risque
    .help = La valeur de risque imprimée sur la mer.
key-friendly_port = Port ami
    .help = Un port ami sur cette mer retire 2 à son risque.
key-overseas = Hors-Europe
    .help = Le mouvement commence ou finit hors d’Europe.
key-explore = Explore
    .help = L’étape se termine par l’exploration d’une mer inconnue.
key-cargo_dt = DT à bord
    .help = Troupes à bord, en détachements ; elles subissent le même pourcentage.
key-cargo_dc = DC à bord
    .help = Conquistadors à bord ; trois valent un DT.
key-transports = Transports
    .help = Qui prend les pertes : les navires de guerre tant qu’il y en a, ou les transports d’abord.
key-blockader_manoeuvre = Manœuvre du bloqueur
    .help = La manœuvre de l’amiral du blocus ; seule la différence en faveur de qui sort compte.
key-blockader_smaller = Blocus moins nombreux
    .help = La force en blocus a moins de navires que celle en mouvement.
    .also = moins de navires, blocus plus faible

## Keys: battle

key-front = Mis en avant
    .help = Le genre de navires en première ligne ; il lui faut au moins le quart de la flotte.
key-enemy_front = Première ligne ennemie
    .help = Le genre de navires en première ligne chez l’ennemi.
key-second_front = Ensuite en avant
    .help = Le type qui prend la relève quand la première ligne n’est plus.
key-technology = Technologie
    .help = La technologie navale : elle donne les colonnes de feu et d’abordage et le moral.
key-columns = Colonnes
    .help = Type ami contre type ennemi : les colonnes de feu et d’abordage. À défaut, selon la technologie.
key-boarding = Abordage
    .help = Les pertes notées au segment d’abordage.
key-boarding_mod = À l’abordage
    .help = Tout ce que votre table ajoute encore à l’abordage.
key-wind = Vent
    .help = Qui a l’avantage du vent : tiré aux dés, ou décidé d’avance.
key-wind_mod = Au vent
    .help = Manœuvre de l’amiral et facteur de technologie.
key-lee_retreat = Retraite sous le vent
    .help = Si le camp sous le vent se retire avant la bataille du jour.
key-withdraw_after_day = Reste jusqu’au jour
    .help = Se replie au port à la fin de ce jour.
key-galleasses = Galéasses
    .help = Galéasses en ligne, deux au plus.
key-total = Pertes notées
key-multiplier = Multiplicateur
key-modified = Pertes selon la taille
key-destroyed = Détruits (tiers de DN)
    .units = DN = 3 DE
    .counted = Détruits
    .help = En tiers de DN.
key-immobilised = Immobilisés (tiers de DN)
    .units = DN = 3 DE
    .counted = Immobilisés
    .help = En tiers ; de retour au tour suivant dans un port ami désigné aussitôt.
key-damaged = Endommagés (tiers de DN)
    .units = DN = 3 DE
    .counted = Endommagés
    .help = En tiers ; de retour au round suivant dans la même flotte.
key-days = Jours
key-end = Fin
key-loser = Perdant
key-attacker_destroyed = Attaquant, détruits (tiers de DN)
    .units = DN = 3 DE
    .counted = Attaquant, détruits
key-attacker_immobilised = Attaquant, immobilisés (tiers de DN)
    .units = DN = 3 DE
    .counted = Attaquant, immobilisés
key-attacker_damaged = Attaquant, endommagés (tiers de DN)
    .units = DN = 3 DE
    .counted = Attaquant, endommagés
key-attacker_captured = Attaquant, capturés par l’ennemi (tiers de DN)
    .units = DN = 3 DE
    .counted = Attaquant, capturés par l’ennemi
key-attacker_tr_lost = Attaquant, transports perdus
key-attacker_morale = Moral de l’attaquant
key-defender_destroyed = Défenseur, détruits (tiers de DN)
    .units = DN = 3 DE
    .counted = Défenseur, détruits
key-defender_immobilised = Défenseur, immobilisés (tiers de DN)
    .units = DN = 3 DE
    .counted = Défenseur, immobilisés
key-defender_damaged = Défenseur, endommagés (tiers de DN)
    .units = DN = 3 DE
    .counted = Défenseur, endommagés
key-defender_captured = Défenseur, capturés par l’ennemi (tiers de DN)
    .units = DN = 3 DE
    .counted = Défenseur, capturés par l’ennemi
key-defender_tr_lost = Défenseur, transports perdus
key-defender_morale = Moral du défenseur
key-by_kind = Navires par type
    .help = Le résultat dit ce qui reste de chaque type de navires, et à qui ils sont choisit lesquels sont touchés, là où le document le laisse ouvert.
key-attacker_left = Attaquant, ce qui reste
key-defender_left = Défenseur, ce qui reste
key-prizes = Prises
    .help = Navires capturés : endommagés, ils entrent en jeu au round suivant dans un port ami au choix de qui les a pris.
key-evader = Camp qui se dérobe

## Words

value-detachments = détachements
value-nav = vaisseaux
value-ga = galères
value-gal = galéasses
value-tr = transports
value-nav_nav = vaisseaux contre vaisseaux
value-nav_ga = vaisseaux contre galères
value-nav_tr = vaisseaux contre transports
value-ga_nav = galères contre vaisseaux
value-ga_ga = galères contre galères
value-ga_tr = galères contre transports
value-tr_nav = transports contre vaisseaux
value-tr_ga = transports contre galères
value-tr_tr = transports contre transports
value-de = détachement d’exploration
value-ga_de = détachement d’exploration de galères
value-DC = DC
value-DE = DE
value-DN = DN
value-DTr = DTr
value-F- = F-
value-oman = Oman
value-aden = Aden
value-class_ii = classe ii
value-class_iii = classe iii
value-unit_present = une unité sur place
value-galley = Galère
value-artillery_4 = 4 canons par niveau
value-artillery_6 = 6 canons par niveau
value-any = sans limite
value-any_detachment_even_reduced = un détachement quelconque, même entamé
value-gold_fleet = Flota de Oro
    .also = flotte de l’Or, convoi de l’Or
value-smyrna = convoi de Smyrne
value-east_indies = convoi des Indes orientales
value-carrack = Caraque
value-galleon = Galion
value-lateen_sail = Voile latine
value-battery = Batterie
value-vessel = Vaisseau
value-three_decker = Trois-ponts
value-land_troops = débarquement
value-blockade = blocus
value-fight_pirates = lutte contre les pirates
value-attack = attaque
value-explorer = explorateur
value-spare = épargner les transports
value-first = les transports en premier
    .also = les transports d’abord
value-roll = aux dés
value-blockader = bloqueur
value-escaped = échappée
value-battle = bataille
value-dn = maximum de DN
value-fleet_counters = pions F
value-de_counters = pions DE
value-tr_counters = pions DTr
value-galleasses = galéasses
value-maximum = maximum
value-both_rout = les deux rompent
value-eliminated = éliminé
value-both_eliminated = tous deux éliminés
value-lee_retreat = retraite sous le vent
value-withdrawal = repli
value-both_withdraw = double repli
value-stay = rester
value-leave = partir
value-withdraw = se replier
value-no = non
value-part = une partie des navires

## Tables

table-naval_units = Unités navales
table-convoys = Convois
table-minor_counters = Pions navals des mineurs
table-minor_reinforcements = Renforts des mineurs
table-galleass_price = Prix des galéasses
table-sea_transport = Transport maritime par A-
table-fleet_size = Modification des pertes en combat naval
table-loss_split = Répartition des pertes navales
table-naval_technology = Colonnes par technologie navale
table-naval_morale = Moral par technologie navale
table-naval_modifiers = Effet du vent
table-wind_factor = Facteur du vent par technologie

slot-galleass_price =
    .book = Europa Universalis
    .page = feuille de Venise, galéasses
    .suggested = l’édition publique ultérieure des mêmes auteurs (BAM Games), et non le document de 2003
slot-naval_technology =
    .book = Europa Universalis, aides de jeu du combat naval rapide (Ph. Thibaut)
    .page = table des technologies navales
    .suggested = l’édition publique ultérieure des mêmes auteurs (BAM Games), et non le document de 2003
slot-naval_morale =
    .book = Europa Universalis, aides de jeu du combat naval rapide (Ph. Thibaut)
    .page = table des technologies navales, moral
    .suggested = l’édition publique ultérieure des mêmes auteurs (BAM Games), et non le document de 2003
slot-naval_modifiers =
    .book = Europa Universalis, aides de jeu du combat naval rapide (Ph. Thibaut)
    .page = modificateurs aux dés du combat naval
    .suggested = l’édition publique ultérieure des mêmes auteurs (BAM Games), et non le document de 2003
slot-wind_factor =
    .book = Europa Universalis, aides de jeu du combat naval rapide (Ph. Thibaut)
    .page = avantage du vent
    .suggested = l’édition publique ultérieure des mêmes auteurs (BAM Games), et non le document de 2003

## Dice

roll-wind_attacker = Vent de l’attaquant
    .whose = attacker
roll-wind_defender = Vent du défenseur
    .whose = defender
roll-attacker_boarding = Abordage de l’attaquant
    .whose = attacker
roll-defender_boarding = Abordage du défenseur
    .whose = defender
roll-naval_pursuit = Poursuite navale
roll-sea_attrition = Attrition en mer
roll-cargo_star = Étoile des troupes à bord
roll-sortie = Sortie du port
roll-challenge = Forcer la bataille

## Questions

ask-second_front = Les navires de première ligne ne sont plus. Lesquels prennent leur place ?
    .short = Nouvelle première ligne
    .usual = met en ligne { $answers }
ask-ships_hit = Les pertes n’atteignent pas toute la ligne. Quels navires sont touchés d’abord ?
    .short = Navires touchés
    .usual = fait toucher d’abord ses { $answers }
ask-ships_sunk = Des navires de plusieurs types sont touchés. Lesquels subissent le pire ?
    .short = Navires coulés
    .usual = perd d’abord ses { $answers }
ask-lee_retreat = Se retirer sous le vent, sans poursuite, avant l’abordage ?
    .short = Retraite sous le vent
    .usual = reste et aborde, même sous le vent
ask-withdraw = Rester un jour de plus, ou se replier au port ?
    .short = Repli
    .usual = reste le premier jour, se replie après le deuxième
ask-follow = L’ennemi gagne un port. Le suivre pour y mettre le blocus ?
    .short = Suivre au port
    .usual = ne suit pas au port
ask-transports = Quels navires prennent les pertes d’abord ?
    .short = Qui prend les pertes
    .usual = fait prendre les pertes par { $answers }
ask-ships_worn = Quels navires de guerre l’attrition coûte-t-elle d’abord ?
    .short = Navires perdus en mer
    .usual = perd en mer d’abord ses { $answers }
ask-force_battle = La flotte est surprise. La combattre ?
    .short = Forcer la bataille
    .usual = combat la flotte surprise
choice-lee_retreat-stay = rester et aborder
choice-lee_retreat-leave = se retirer
choice-withdraw-stay = rester
choice-withdraw-withdraw = se replier au port
choice-follow-no = non
choice-follow-part = avec une partie des navires
choice-follow-all = avec tous les navires
choice-transports-spare = les navires de guerre
choice-transports-first = les transports
choice-force_battle-battle = combattre
choice-force_battle-held = la laisser au port

## Notes

note-purchase_limit = On peut acheter jusqu’à { $limit } DN par tour.
note-naval_lines = En première ligne : { $attacker } (attaquant) contre { $defender } (défenseur).
note-new_front = { $side ->
    [attacker] Attaquant
   *[other] Défenseur
  } : { $front } désormais en avant, moral { $morale }.
note-wind = { $wind ->
    [none] { $attacker } contre { $defender } : personne n’a le vent.
    [attacker] { $attacker } contre { $defender } : l’attaquant a le vent.
   *[other] { $attacker } contre { $defender } : le défenseur a le vent.
  }
note-no_wind_for_galleys = Galères contre galères : pas de vent.
note-naval_fire = Feu { $side ->
    [attacker] de l’attaquant
   *[other] du défenseur
  }, { $die } en colonne { $column } : pertes { $losses }{ $stars ->
    [0] {""}
   *[other] {" "}; moral ennemi −{ $stars }
  }.
note-naval_boarding = Abordage { $side ->
    [attacker] de l’attaquant
   *[other] du défenseur
  }, { $die } en colonne { $column } : pertes { $losses }{ $stars ->
    [0] {""}
   *[other] {" "}; moral ennemi −{ $stars }
  }.
note-naval_halved_fire = Feu { $side ->
    [attacker] de l’attaquant
   *[other] du défenseur
  }, { $die } en colonne { $column } : pertes { $losses }, réduites de moitié pour des galères : { $noted }{ $stars ->
    [0] {""}
   *[other] {" "}; moral ennemi −{ $stars }
  }.
note-naval_toll = { $side ->
    [attacker] Attaquant
   *[other] Défenseur
  } : pertes { $losses } × { $multiplier } = { $modified } ; détruits { $destroyed }, immobilisés { $immobilised }, endommagés { $damaged }. Transports perdus : { $tr }.
note-naval_chase = { $die } en colonne E : pertes { $losses } × { $multiplier } = { $modified } ; coulés { $destroyed }, capturés { $captured }.
note-lee_retreat = { $side ->
    [attacker] L’attaquant
   *[other] Le défenseur
  } se retire sous le vent : pas de poursuite, un test d’attrition pour gagner le port.
note-naval_day = Jour { $day }.
note-follow = { $side ->
    [attacker] L’attaquant
   *[other] Le défenseur
  } suit au port { $ships ->
    [part] avec une partie des navires
   *[other] avec tous les navires
  } et y met le blocus, après un test d’attrition.
note-sea_risk = Risque le plus haut : { $risk } ; modificateur : { $modifier }.
note-ships_left = Perte : { $lost }. Restent : { $d } DN, { $de } DE, { $tr } DTr.

## Refusals

error-front = { $front } ne peut pas mener cette flotte ; permis : { $allowed }
error-pair = ce n’est pas un couple de types ; permis : { $allowed }
error-nobody-withdraws = l’un des camps doit se replier un jour
error-galleys-beyond-fleet = { $ga } galères sur { $d } détachements
error-galleasses = { $value } galéasses : il y en a { $most } au plus
error-no-galleasses = { $nation } n’a pas de galéasses en période { $period }
error-no-gold = le convoi { $convoy } ne porte pas d’or
error-no-fleet-counter = { $nation } n’a pas de pion flotte en période { $period }
error-no-navy = aucune limite navale n’est imprimée pour { $nation } en période { $period }
error-no-sheet = { $nation } n’a pas de feuille de pays
error-no-ship-prices = la feuille de { $nation } ne donne pas le prix d’un navire
error-ships-not-back = aucun navire en mer : tous sont endommagés ou immobilisés (voyez « Retour des navires »)
error-no-ships-at-sea = il n’y a aucun navire dans cette pile
error-no-such-fleet = { $counter } n’est pas un pion de flotte sous ces règles
error-not-by-kind = une flotte a besoin d’un compte par type de navires : laissez cette clé
error-not-sold = { $item } n’a pas de prix sur cette feuille

note-ships_hit = Détruits : { $destroyed }. Immobilisés : { $immobilised } (de retour au tour suivant). Endommagés : { $damaged } (de retour au round suivant).
note-fleet_left = { $side ->
    [attacker] Attaquant
   *[other] Défenseur
  }, navires intacts : { $ships }.
