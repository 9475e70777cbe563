game = Europa Universalis à 8
    .about = Europa Universalis à huit joueurs, version du 7 mai 2003 : le combat rapide sur terre et sur mer, les campagnes, l’outre-mer et les tables du royaume. Les tables de combat ne sont pas dans le document : celles d’ici viennent de l’édition publique ultérieure des mêmes auteurs, ramenées en demi-pertes, et vous pouvez mettre les vôtres.

## Values: sides and players
value-attacker = attaquant
value-defender = défenseur
value-besieger = assiégeant
value-besieged = assiégé
value-both = les deux
value-none = aucun

## Values: nations
value-venice = Venise
    .also = VEN, Vénitiens
value-holland = Hollande
    .also = HOL, Provinces-Unies, Pays-Bas, Hollandais
value-habsburg = Habsbourg
    .also = AUT, Aut, Autriche, Habsbourgs, Autrichiens
value-portugal = Portugal
    .also = POR, Portugais
value-sweden = Suède
    .also = SUE, Suédois
value-spain = Espagne
    .also = ESP, Espagnols
value-france = France
    .also = FRA, Français
value-england = Angleterre
    .also = ANG, Anglais
value-turkey = Turquie
    .also = TUR, Turcs, Empire ottoman
value-russia = Russie
    .also = RUS, Moscovie, Russes
value-poland = Pologne
    .also = POL, Polonais
value-prussia = Prusse
    .also = PRU, Prussiens
value-usa = États-Unis
    .also = USA, Etats-Unis d’Amérique
value-savoy = Savoie
value-saxony = Saxe
value-palatinate = Palatinat
value-nordic_orders = Ordres Nordiques
value-hungary = Hongrie
value-khanates = Khanats
value-cossacks = Cosaques
value-siberia = Sibérie
value-minor_i = mineur de classe i
value-minor_ii = mineur de classe ii
value-minor_iim = mineur de classe iim
value-minor_iii = mineur de classe iii
value-minor_iiim = mineur de classe iiim
value-minor_iv = mineur de classe iv
value-asia = Asie
value-americas = Amériques
value-africa = Afrique
value-other = autre

## Values: classes, technologies, counters
value-im = im (Russie)
value-i = i (Hordes)
value-ii = ii (Orient)
value-iim = iim (Orient mixte)
value-iiim = iiim (Occident mixte)
value-iii = iii (Occident)
value-iv = iv (Majeurs)
value-ivm = ivm (Majeur mixte)
value-a = a (Autres)
value-medieval = Médiéval
value-renaissance = Renaissance
value-arquebus = Arquebuse
value-musket = Mousquet
value-baroque = Baroque
value-manoeuvre = Manœuvre
    .also = Mouvement
value-lace = Dentelles
value-veteran = vétéran
    .also = Vt, vétérans
value-conscript = conscrit
    .also = Cs, conscrits
value-A- = A-
value-DT = DT
value-pasha = pacha

## Values: columns of the combat table
value-A = A
value-B = B
value-C = C
value-D = D
value-E = E

## Values: the ground
value-plain = plaine
value-forest = forêt
value-eastern_forest = forêt orientale
value-swamp = marais
value-desert = désert
value-mountain = montagne
value-river = rivière
value-pass = col
value-strait = détroit
value-landing = débarquement
value-europe = Europe
value-overseas = hors-Europe

## Values: how it ends
value-never = jamais
value-always = toujours
value-if_behind = si le moral est inférieur
value-rout = déroute
value-morale = moral
value-break_off = combat rompu
value-destruction = destruction
value-draw = égalité
value-double_rout = double déroute
value-mutual_destruction = destruction mutuelle
value-full = entiers
value-half = moitié

## Keys: who, when, where
key-attacker = Attaquant
    .help = La pile dont le mouvement provoque la bataille (R47).
key-defender = Défenseur
key-nation = Nation
    .also = pays, puissance
key-period = Période
    .help = I 1492-1519, II 1520-1559, III 1560-1614, IV 1615-1664, V 1665-1699, VI 1700-1759, VII 1760-1799.
key-army_class = Classe
    .help = La classe de doctrine, qui donne la taille ; à indiquer pour les nations que la table ignore.
key-terrain = Terrain
key-crossing = Franchissement
    .help = Ce qu’un camp vient de franchir pour arriver au combat.
key-crossing_side = Camp qui a franchi
key-interception = Interception
    .help = Bataille d’interception : personne n’est gêné par la montagne dans les rounds.
key-map = Carte
    .help = Hors d’Europe les pertes ne sont pas arrondies.
key-side = Camp
key-enemy = Ennemi

## Keys: stacks
key-type = Pion
key-counters = Pions
key-a_plus = A+
    .also = A plus, armée plus
key-a_minus = A-
    .also = A moins, armée moins
key-dt = Détachements
    .help = Force en équivalents détachement : DT 1, A- 2, A+ 4 ; un pacha, ce qu’il porte. À côté de A+ et A-, le nombre de pions DT.
key-tech = Technologie
key-quality = Qualité
key-veteran_dt = Détachements vétérans
    .help = Ce qu’un pion armée contient de vétérans (2.4.3).
key-cavalry_rate = Cavalerie par détachement
key-size = Taille
    .help = De 0 à 7 : la taille relative des armées de cette classe.
key-cavalry = Cavalerie
key-artillery = Artillerie
key-army_counters = Pions armées
key-has_army = Contient un pion armée
key-face = Face
key-morale = Moral
    .help = Laissé vide : celui de la technologie et de la qualité.
key-tercios = Tercios
    .help = Un point de moral de plus en Renaissance et en Arquebuse.
key-non_european = Non européen
    .help = Indigènes ou pays non européen.
key-forest_cavalry = Cavalerie en forêt orientale
    .help = Peut prétendre au bonus de cavalerie en forêt orientale. Usage ultérieur des auteurs : nations latines ou orthodoxes en Arquebuse, Mousquet ou Baroque, si l’ennemi n’est ni en Manœuvre ni en Dentelles.
key-fire = Feu
    .help = La valeur de feu du général ou de l’amiral, 0 sans chef. Pertes navales : les pertes notées au segment de feu.
key-shock = Choc
    .help = La valeur de choc du général.
key-manoeuvre = Manœuvre
    .help = La première valeur du général.
key-fire_mod = Modificateur de feu
    .help = Tout ce que votre table ajoute encore au feu.
key-shock_mod = Modificateur de choc
key-pursuit_mod = Modificateur de poursuite
key-break_off = Rompre le combat
    .help = Laissé vide : c’est au joueur de décider.
key-modifier = Modificateur
    .help = Ce qui s’ajoute au dé. Plan de siège : ce que vous ajoutez à chaque jet de sape ; niveau, travaux, brèche et artillerie y sont déjà. Mer : le chiffre bleu.
key-level = Niveau
    .help = Forteresse : de 0 (fort) à 5. Colonie : de 1 à 6. Paix offerte à un mineur : de −5 à 5.

## Keys: losses and outcomes
key-losses = Pertes
key-winner = Vainqueur
key-ending = Issue des rounds
key-routed = En déroute
key-rounds = Dernier round
key-attacker_losses = Pertes de l’attaquant
key-defender_losses = Pertes du défenseur
key-major_victory = Victoire majeure
key-vp = Points de victoire
key-stars = Points de moral
key-options = Possibilités
key-remaining = Détachements restants
key-stack_ok = Empilement permis

## Keys: tables
key-die = Dé modifié
key-column = Colonne
key-pursuit = Poursuite

## Readings to choose on land
option-over_8_cap = Plafond au-delà de 8 détachements
option-over_8_cap-eight = huit pertes
option-over_8_cap-own_dt = autant que la pile a de détachements
option-arquebus_rounding = Feu d’arquebuse divisé par deux
option-arquebus_rounding-half = à la demi-perte inférieure
option-arquebus_rounding-unit = à la perte entière inférieure
option-break_off_test = Dé pour rompre le combat
option-break_off_test-below = strictement inférieur
option-break_off_test-at_most = inférieur ou égal
option-destruction_check = Destruction entre les deux jours
option-destruction_check-full = d’après les pertes véritables
option-destruction_check-stack_table = d’après la seule table des pertes variables
option-destruction_check-off = jamais
option-destruction_overrides_winner = Un camp détruit a perdu
option-destruction_overrides_winner-false = le moral décide
option-destruction_overrides_winner-true = quoi que dise le moral
option-pursuit_differential = Différentiel de manœuvre en poursuite
option-pursuit_differential-signed = avec son signe
option-pursuit_differential-positive = s’il est positif
option-besieged_fire = Feu de l’assiégé
option-besieged_fire-full = complet
option-besieged_fire-by_technology = selon sa technologie

## Rulings of the land chapters
R1 = Qualité d’une pile
    .about = La majorité des équivalents détachement, puis celle des pions armées (A+ et A- comptent chacun pour un, par la qualité notée pour le pion), puis conscrit. Une A+ à moitié vétérane apporte 2 et 2.
R2 = Technologie d’une pile
    .about = La même procédure ; avec trois technologies, la plus forte part l’emporte. « La moins bonne en cas d’égalité » ne vient qu’après la majorité des pions armées.
R3 = Quels vétérans meurent
    .about = Rien n’est dit : le propriétaire choisit, puisqu’il répartit ses pertes à son gré.
R4 = L’Afrique
    .about = La table des classes ne cite pas l’Afrique, celle de la cavalerie la range dans la classe a : nous aussi.
R5 = La cavalerie de la France
    .about = La ligne est imprimée jusqu’à VI. La feuille de la France donne 1,5 en VII : nous lisons jusqu’à VII.
R6 = La cavalerie des autres mineurs
    .about = Aucune ligne pour les mineurs iim, iiim et iv qui ne sont pas nommés : indiquez la cavalerie par détachement, nous ne devinons pas.
R7 = La cavalerie de la Prusse
    .about = Elle figure en 2.2.3 et manque en Annexe E ; la feuille de la Prusse confirme 2.2.3.
R8 = Trous dans la table d’artillerie
    .about = Pas de ligne pour la classe iii ni pour Amériques et Afrique. Les lignes iim, iiim et iv sont identiques : iii prend la même ; la classe a prend la ligne de l’Asie.
R9 = Huit pertes exactement
    .about = Ligne −2, la colonne 8 donne 4 et la colonne « 8 et + » donnerait 4,5 : la colonne précise l’emporte, la dernière sert au-delà de 8.
R10 = Plus de huit détachements
    .about = « Aucun avantage » vaut pour la réduction et pour le plafond, qui reste à 8. Avec over_8_cap=own_dt, une pile turque de 10 peut infliger 10.
R11 = Sens de la table des tailles
    .about = Lignes et colonnes s’entendent des deux façons. L’algorithme donne le plus à la plus grande armée : c’est la bonne lecture, et la règle de la victoire majeure la confirme.
R12 = Destruction au segment B
    .about = On la teste avant la rupture du combat, sur toutes les modifications de 2.2.4, arrondi compris ; destruction_check=stack_table ne prend que la table des pertes variables. Le survivant gagne et poursuit. Rien n’est testé après les autres rounds.
R13 = Moitié des pertes en arquebuse
    .about = Arrondi à la demi-perte inférieure, jet par jet : les pertes se comptent en demies. arquebus_rounding=unit arrondit à l’entier.
R14 = Le +2 après une rupture manquée
    .about = Il va au seul jet de feu qui suit, au round 3. Qui ne tire pas n’y gagne rien.
R15 = Manœuvre en poursuite
    .about = Le différentiel est imprimé sans « si positif » : il garde son signe. pursuit_differential=positive ne le compte que s’il est positif.
R16 = Jet de rupture
    .about = « Inférieur à » : strictement. break_off_test=at_most accepte l’égalité, comme l’édition ultérieure.
R17 = Un vainqueur sans troupes
    .about = Le moral désigne le vainqueur, même si ses pertes le font disparaître. destruction_overrides_winner donne la victoire au survivant.
R18 = La table de retraite
    .about = Elle n’est pas imprimée sous ce nom, mais 2.4.2 la donne : c’est la colonne d’usure d’un ou deux détachements. Le dé ne descend pas sous 1.
R19 = Empilement et pachas
    .about = Les deux pachas s’ajoutent aux trois pions et aux huit détachements, puisqu’il existe des piles turques de plus de huit. Les troupes assiégées ne comptent pas.
R20 = L’artillerie à l’assaut
    .about = Elle réduit le malus du niveau, au feu seulement, de 1 ou de 2 (et non de 3), et jamais au-delà du malus.
R21 = Le feu selon la technologie à l’assaut
    .about = 2.3.1 n’en dit rien : l’assiégeant suit 2.2.3, l’assiégé tire pleinement. besieged_fire=by_technology soumet aussi l’assiégé à sa technologie.
R22 = Les pertes d’un assaut
    .about = Seule la table des pertes variables est nommée : pas de comparaison des tailles, rien de retiré à l’assiégé. Le plafond ne vaut que pour l’assiégeant.
R23 = Une A+ en mer
    .about = Elle compte comme deux A- ; seul 2.7.4 le dit.
R24 = Trous dans la table de transport
    .about = Périodes laissées vides : iim et iiim prennent 28 et 20 avant IV, comme ii et iii dont elles ont la taille ; iv et im prennent 28 en V.
R25 = Embarquement
    .about = Points et détachements se comptent sur tous les pions ensemble ; « des galères au lieu de vaisseaux » veut des galères et aucun N dans le pion.
R26 = Écrasement
    .about = Au moins deux A+ contre exactement un DT. C’est une bataille entière, où l’on peut rompre le combat.
R27 = Intercepter un ennemi qui rejoint les siens
    .about = 2.4.6 l’interdit sur terre, la table donne −2 : interdit sur terre, −2 en mer. friends_rule=modifier applique −2 partout.
R28 = Pas de 10 automatique
    .about = L’interception n’a pas de réussite automatique, au contraire des révoltes et des pirates.
R29 = Éviter une interception
    .about = Le document ne dit rien ; le texte ultérieur l’interdit. À la table de décider.
R30 = Recrutement, tableau ou feuilles
    .about = Ils diffèrent pour les Habsbourgs en V et la Prusse en VI. Le tableau est celui que 2.5 nomme ; source=sheet prend les feuilles.
R31 = « Mouvement »
    .about = Les feuilles appellent ainsi la technologie que le reste du jeu appelle Manœuvre.
R32 = Prix d’un DT
    .about = 2.5 veut la moitié d’une A- arrondie au supérieur, les quatre feuilles arrondissent au-dessous : la phrase fait règle. dt_price=sheet prend la feuille.
R33 = Les rounds
    .about = « 1 ou 2 rounds » et « 4 rounds » sont la même bataille ; « un des 2 premiers rounds » sont le premier feu et le premier choc.
R34 = Les deux déroutent au même round
    .about = C’est le cas C.3, qui le nomme, bien que A renvoie à C.1.
R35 = Déroute pendant la poursuite
    .about = Elle fait de C.2 un C.1 : plus de manœuvre en retraite, points de victoire entiers. Les bonus de déroute ne valent pas pour ce même jet, et il n’y a pas de seconde poursuite.
R36 = Après une rupture
    .about = On finit par C.2 : l’autre gagne et poursuit, même avec moins de moral ; moitié des points de victoire sauf déroute.
R37 = Victoire majeure
    .about = Il faut un vainqueur et au moins trois détachements d’écart, comptés en pertes effectives ; une déroute n’est pas exigée. Le −2 est le modificateur du perdant.
R38 = « L’étape A »
    .about = En 2.2.4, c’est le premier point de la liste.
R39 = Demi-pertes
    .about = Les lignes −1 et −2 laissent 0,5 à 0,5, et une demi-perte seule devient une perte.
R40 = Pacha de valeur 0
    .about = Il impose quand même le moral conscrit ; les détachements d’un pacha comptent pour la technologie, la taille et la cavalerie.
R41 = Aucune cavalerie
    .about = Zéro contre zéro : personne n’a le double, pas de bonus.
R42 = Renaissance sans pion armée
    .about = Indigènes et pays non européens doivent être en Médiéval les uns comme les autres.
R43 = Généraux à l’assaut
    .about = 2.3.1 ne les cite pas ; les modificateurs généraux à côté de la table, si. Ils comptent.
R44 = Fort ébréché, résistance nulle
    .about = Un fort ébréché et vide tombe sans dé. Une résistance réduite à 0 par l’assaut turc ou russe n’évite pas les dés : l’assiégeant peut y rester.
R45 = Passer devant un fort
    .about = « 1 DT par niveau » donnerait 0 ; 2.6.3 veut un détachement : 1.
R46 = Quelle table d’usure
    .about = 2.7 dit remplacer celle de 2.4.2, l’Annexe E l’imprime encore. variant=trial par défaut, avec les règles de flottes dont elle fait partie.
R47 = Attaquant et défenseur
    .about = Le document ne les définit pas. L’attaquant est celui dont le mouvement provoque la bataille ; l’intercepteur attaque, sauf si les siens occupaient déjà la région.
R48 = Classe des Habsbourgs
    .about = La classe iv est imprimée pour « Aut » et sur la feuille (V à VII) : gardée à toutes les périodes. Sinon, indiquez la classe.
R49 = Batailles et assauts hors d’Europe
    .about = map=overseas supprime l’arrondi partout : destruction, totaux, victoire majeure. Retraite, plafond et variation restent. Les forts relèvent des règles d’outre-mer, d’où leur défaut.
