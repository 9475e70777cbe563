## The game and its chapters

game = Mighty Empires
    .about = Deux ou trois royaumes explorent, conquièrent et bâtissent, du printemps à l’hiver, pendant six à dix ans ; d’après les règles personnelles de Genseric Delpature.
    .sought = empires, campagne Warhammer
whole-game = Une campagne
    .about = La partie entière : on se partage la carte, puis chaque saison on récolte, explore, se bat et bâtit. Seul contre la machine, à plusieurs autour d’un écran, ou à distance.
    .sought = partie entière, jouer, maréchal, intendant, stratège
    .example-1 = un an contre l’intendant
    .example-2 = trois joueurs automatiques
    .example-3 = un an, ordres en abrégé
chapter-beginning = Début du jeu
chapter-supply = Récolte et subsistance
chapter-scouting = Éclaireurs
chapter-diplomacy = Diplomatie
chapter-movement = Mouvement
chapter-combat = Combats
chapter-sieges = Sièges
chapter-dragons = Dragons
chapter-winter = Hivernage
chapter-victory = Victoire

## Keys that many chapters share

key-players = Joueurs
    .help = Deux ou trois royaumes.
    .help-score = Ce que chacun tient à la fin.
key-order = Ordre
    .help = L’ordre du tour : les joueurs l’un après l’autre.
key-terrain = Terrain
key-unit = Unité
    .help = Une armée, ou un bateau sur la côte.
    .help-retreat = L’unité battue, par son nom.
    .help-advance = L’unité qui avance, par son nom.
    .help-mission = L’unité qui envoie ses éclaireurs, par son nom.
key-kind = Type
key-type = Type
key-site = Construction
    .help = Village, cité ou forteresse sur l’hexagone.
    .also = lieu, site, bâtiment
key-coastal = Côtière
    .help = Une cité sur la côte est plus dure à prendre, et un bateau peut l’assiéger.
key-owner = Propriétaire
    .help = À qui c’est.
key-hunger = Faim
    .help = Chaque point donne −1 à l’unité au combat jusqu’à ce qu’elle soit nourrie.
key-next_roll = Pénalité au prochain jet
    .help = Ce qu’une défaite coûte encore au prochain jet de combat ou de siège : −3 ou −6.
key-nest = Nichée de dragons
    .help = Entrer sur l’hexagone d’une nichée fait jeter un dé pour le dragon.
key-rations = Rations
    .help = Ce que le joueur peut dépenser.
key-razed = Rasé
    .help = Pillé : ni récolte, ni murs, jusqu’au dégel.
    .also = rasée, pillé, pillée
key-desolated = Désolé
    .help = Brûlé par un dragon : personne ne peut y entrer.
key-revealed = Face visible
    .help = La tuile est retournée, tous la voient.
key-recruits = Recrues
    .help = Armées et bateaux recrutés, à déployer au printemps, par joueur.
key-event = Événement
key-season = Saison
    .help = La campagne se joue au printemps, en été et en automne ; l’hiver sert à bâtir.
key-year = Année
key-years = Années
    .help = Le document joue de six à dix ans.
key-until = Jusqu’à
    .help = Quand l’effet prend fin.
key-result = Résultat
key-winner = Vainqueur
    .help = L’unité victorieuse, qui peut poursuivre.
key-drawn = Ex æquo
key-points = Points
    .place = Points de { $place ->
        [0] A
        [1] B
       *[2] C
    }
key-hexes = Hexagones
    .help = Hexagones aux couleurs du joueur.
    .place = Hexagones de { $place ->
        [0] A
        [1] B
       *[2] C
    }
key-villages = Villages
    .help = Villages du joueur.
    .place = Villages de { $place ->
        [0] A
        [1] B
       *[2] C
    }
key-cities = Cités
    .help = Cités du joueur.
    .place = Cités de { $place ->
        [0] A
        [1] B
       *[2] C
    }
key-fortresses = Forteresses
    .help = Forteresses du joueur.
    .place = Forteresses de { $place ->
        [0] A
        [1] B
       *[2] C
    }
key-armies = Armées
key-ships = Bateaux
key-units = Unités
    .help = Les armées et bateaux, chacun sous un nom.
    .help-score = Combien d’armées et de bateaux sont déployés.
    .place = Unités de { $place ->
        [0] A
        [1] B
       *[2] C
    }

## Words of the game

value-plain = plaine
value-forest = forêt
value-coast = côte
value-mountain = montagne
value-river = rivière
value-marsh = marais
value-village = village
    .many = villages
value-city = cité
    .many = cités
value-fortress = forteresse
    .many = forteresses
value-army = armée
value-ship = bateau
value-own = à soi
value-ally = alliée
value-enemy = ennemie
value-neutral = neutre
value-hostile = hostile
value-none = aucun
value-hex = hexagone voisin
value-site = construction
value-attacker = l’attaquant
value-defender = le défenseur
value-self = le joueur lui-même
value-left = voisin de gauche
value-right = voisin de droite
value-spring = printemps
value-summer = été
value-autumn = automne
value-winter = hiver
value-end_of_turn = fin du tour
value-spring_end = fin du printemps
value-campaign_end = fin de la Saison de Campagne
value-thaw = fonte des neiges
value-game = terme de la partie
value-leaves_hex = départ de l’hexagone
value-destroyed = détruit
value-captured = pris
    .also = prise, place prise, le siège est un succès, la construction se rend, prise
value-razed = rasé
value-desolated = désolé
value-nothing = rien
    .also = rien ne se passe
value-event = événement

## Scouting events

value-desertion = désertion
value-mutiny = mutinerie
    .also = l’équipage se mutine
value-rot = pourrissement
value-sickness = maladie
value-foul_weather = intempéries
value-lost = éclaireurs égarés
    .also = mauvais sens de l’orientation, éclaireurs perdus
value-ambush = embuscade
value-convoy = convoi
value-volunteers = volontaires
value-knight_errant = chevalier errant
value-dragon_nest = nichée de dragons

## Winter events and spells

value-dragon_fury = Fureur des Dragons
value-peasant_revolt = révolte paysanne
value-rebellion = rébellion
value-epidemic = épidémie
value-famine = famine
value-treason = trahison
value-bad_harvest = mauvaises récoltes
value-bountiful_harvest = excellentes récoltes
value-flood = déluge
value-storm = tempête
value-blood_rain = pluie de sang
value-blessing = bénédiction
value-curse = malédiction
value-firestorm = tempête de feu
value-dragon_dream = rêve de dragon
value-celerity = célérité
value-magic_rampart = rempart magique

## Options: the map and the order of play

option-bridges = Ponts
option-bridges-all = sur chaque tuile de rivière
option-bridges-half = sur une tuile de rivière sur deux
option-bridges-none = sur aucune
option-draw_includes_coast = Côtes dans la pioche
option-draw_includes_coast-false = non, elles se posent en dernier
option-draw_includes_coast-true = oui, pour les six de chaque joueur
option-first_player = Premier joueur
option-first_player-fixed = le même toute la partie
option-first_player-rotate = tourne vers la gauche chaque année
option-winter_order = Déroulement de l’hiver
option-winter_order-by_phase = phase par phase, tous ensemble
option-winter_order-by_player = joueur par joueur jusqu’au recrutement
option-alliances = Alliances
option-alliances-off = aucune (la règle à deux joueurs)
option-alliances-on = permises (la règle à trois)

## Options: scouting and movement

option-exploration_shared = Exploration partagée
option-exploration_shared-false = chacun explore pour soi
option-exploration_shared-true = ce que l’un explore est ouvert à tous
option-winter_reset = Hexagones non franchis après l’hiver
option-winter_reset-markers = seuls les marqueurs sont enlevés
option-winter_reset-full = les constructions trouvées disparaissent aussi
option-ambush_fails = Embuscade
option-ambush_fails-false = l’hexagone est tout de même exploré
option-ambush_fails-true = l’exploration échoue
option-marsh_always_explored = Marais
option-marsh_always_explored-false = inexploré si l’événement le dit
option-marsh_always_explored-true = exploré quel que soit l’événement
option-modifiers_on_tables = Modificateurs sur les tables
option-modifiers_on_tables-false = aux affrontements seulement
option-modifiers_on_tables-true = aussi pour explorer, négocier et jeûner
option-voluntary_withdrawal = Quitter un ennemi
option-voluntary_withdrawal-true = vers un hexagone libre à soi ou allié
option-voluntary_withdrawal-false = jamais sans combat
option-sabotage_rule = Pont saboté
option-sabotage_rule-impassable = nul n’entre au printemps
option-sabotage_rule-extra_ration = entrer coûte une ration de plus

## Options: combat and sieges

option-combats_per_hex = Combats par hexagone
option-combats_per_hex-one = un seul par tour
option-combats_per_hex-each_unit = un pour chaque unité attaquante
option-combat_tie = Égalité
option-combat_tie-nothing = rien ne se passe
option-combat_tie-both_destroyed = les deux armées sont détruites
option-mutiny_cargo = Armée à bord lors d’une mutinerie
option-mutiny_cargo-landed = débarquée
option-mutiny_cargo-destroyed = détruite
option-orders = Ordres
option-orders-each = chaque question est posée
option-orders-brief = en abrégé
option-siege_rolls = Jets de siège
option-siege_rolls-each_unit = un par unité assiégeante
option-siege_rolls-one = un par construction et par joueur
option-siege_cumulative = Bonus de siège
option-siege_cumulative-false = +2 au tour suivant, sans plus
option-siege_cumulative-true = se cumule tant que l’unité reste
option-siege_with_field_enemy = Siège malgré un ennemi
option-siege_with_field_enemy-false = il faut d’abord chasser l’ennemi
option-siege_with_field_enemy-true = permis tout de même
option-pillage_scope = Ce que l’on peut raser
option-pillage_scope-this_turn = une place prise ce tour-ci
option-pillage_scope-conquered = toute place prise un jour par siège
option-pillage_scope-owned = toute construction à soi
option-razed_until = Fin du pillage
option-razed_until-thaw = à la fonte des neiges
option-razed_until-campaign_end = à la fin de l’automne
option-capture_limits = Limites aux conquêtes
option-capture_limits-false = les conquêtes peuvent dépasser le set
option-capture_limits-true = sans pièce libre, la place est rasée puis retirée
option-neutral_pool = Pièces neutres et hostiles
option-neutral_pool-unlimited = sans limite
option-neutral_pool-box = ce que contient la boîte
option-destroyed_return = Unités détruites
option-destroyed_return-true = peuvent être recrutées de nouveau
option-destroyed_return-false = sont perdues pour toujours

## Options: dragons, winter, victory

option-dragon_compass = Rose des dragons
option-dragon_compass-clockwise = de 1 à 5 dans le sens horaire
option-dragon_compass-counterclockwise = de 1 à 5 dans le sens inverse
option-dragon_revisit = Dragons qui repassent
option-dragon_revisit-land = frappent de nouveau
option-dragon_revisit-skip = ne font plus de mal
option-flood_lasts = Déluge
option-flood_lasts-year = jusqu’à l’hiver suivant
option-flood_lasts-spring = un printemps
option-revolt_lasts = Village révolté
option-revolt_lasts-spring = revient à la fin du printemps
option-revolt_lasts-until_won = reste neutre jusqu’à ce qu’on le gagne
option-treason_recipient = Trahison : au profit de qui
option-treason_recipient-chosen = l’ennemi que désigne la victime
option-treason_recipient-left = le voisin de gauche
option-firestorm_effect = Défaite face à la tempête de feu
option-firestorm_effect-combat_table = comme sur la table de combat
option-firestorm_effect-destroyed = détruit l’unité
option-sorcerer_needs_capital = Sorcier
option-sorcerer_needs_capital-true = seulement si l’on tient sa capitale
option-sorcerer_needs_capital-false = même sans capitale
option-build_under_siege = Bâtir en état de siège
option-build_under_siege-false = non
option-build_under_siege-true = oui
option-score_razed = Constructions rasées au décompte
option-score_razed-temporary = comptent, sauf désolation
option-score_razed-all = comptent toutes
option-score_razed-none = ne comptent pas
option-end_on_elimination = Un seul royaume restant
option-end_on_elimination-true = met fin à la partie
option-end_on_elimination-false = continue de jouer

## Readings: damaged text and terms

R1 = Mots perdus dans la table des famines
    .about = La ligne 6-8 s’interrompt après « en cas ». Nous lisons « en cas de combat » : l’unité affamée combat à −1.
R2 = Coquilles
    .about = Quelques lapsus se lisent d’après le sens ; la table navale, titrée 2D6, s’emploie avec la différence ; les lignes coupées par un saut de page sont recollées. Deux images manquent.
R3 = Égalités au premier choix
    .about = Cas non prévu : les ex æquo relancent entre eux. On pioche ensuite les tuiles dans l’ordre du choix.
R4 = Voisins à deux joueurs
    .about = À deux, l’adversaire est à la fois voisin de gauche et de droite. Celui qui n’a pas choisi en premier commence.
R5 = Premier joueur
    .about = À la droite du premier à choisir, pour toute la partie. À certaines tables, le privilège tourne vers la gauche chaque année.
R6 = Tours successifs
    .about = Chacun joue ses six phases à son tour. La remarque sur les tours simultanés explique seulement pourquoi le nombre ne donne pas de bonus.
R7 = L’hiver par phases
    .about = Chaque phase d’hiver parle de chaque joueur et la fonte est un moment commun : l’hiver se joue phase par phase.
R8 = Saison et campagne
    .about = La Saison de Campagne réunit printemps, été et automne ; une saison, un tour, c’est l’un des trois. En hiver, la prochaine saison est le printemps.
R9 = Durée de la partie
    .about = Six à dix années sont la norme ; des parties plus courtes sont admises en variante.

## Readings: setup

R10 = Six marqueurs pour sept hexagones
    .about = La cité marque la capitale. Un marais pioché pour le royaume initial est marqué aussi, bien qu’aucun ne puisse être annexé ensuite.
R11 = Tuiles de côte
    .about = Posées en dernier et face visible, elles ne sont pas dans la pioche. Les sites de capitale non choisis rejoignent les tuiles ordinaires.
R12 = Nombre de tuiles
    .about = Non imprimé : nous prenons un mélange d’après des chiffres publics sur la boîte ; on peut le changer, comme la taille de la carte.
R13 = Forêt
    .about = Elle n’a pas de table : on l’explore comme la plaine, sans surcoût.
R14 = Côtes contiguës
    .about = Tous les hexagones côtiers forment un seul ensemble d’un tenant.
R15 = Premières pièces
    .about = Elles se placent chez soi ; le village, ni sur un marais ni sur la capitale. Les armées peuvent commencer dans les murs.
R16 = Réserve vide
    .about = Personne ne commence avec des rations ; la première récolte en donne cinq.

## Readings: supply

R17 = État de siège
    .about = Un bateau ennemi ou une unité indépendante assiège comme une armée ; pas les unités embarquées ni les alliés.
R18 = Qui mange
    .about = Seules les unités qui se déplacent, au moment du pas. Qui a les rations doit les payer.
R19 = Rations insuffisantes
    .about = On mange ce qu’il y a, puis un seul jet de famine décide pour tout le pas ; rien n’est rendu.
R20 = Nourrir qui reste
    .about = Une unité affamée qui ne bouge pas peut recevoir une ration à la récolte ; sinon elle ne se remettrait jamais.
R21 = Faim et hiver
    .about = Seule la nourriture met fin à la faim, pas la fonte des neiges.

## Readings: modifiers

R22 = Portée des modificateurs
    .about = Aux affrontements seulement : la table de siège est ouverte, celles d’exploration, de diplomatie et de famine s’arrêtent à 2 et 12. Une option les y compte aussi.
R23 = Tout s’additionne
    .about = Tous les bonus et tous les malus, même deux fois le même.
R24 = Le prochain jet
    .about = Le −3 ou −6 d’une défaite pèse sur le prochain affrontement, attaque, défense ou siège, et s’épuise même sur une égalité. Inutilisé, il disparaît à la fonte ; deux ne s’ajoutent jamais.
R25 = Sorts et fonte des neiges
    .about = Ce qu’un hiver fait naître survit à la fonte de cet hiver et cesse à la suivante ; le dernier hiver n’en a pas.
R26 = Fin des ruines
    .about = Le document donne trois moments. Une seule règle : à la fonte, après la construction, comme la fonte le dit des hexagones rasés. Une option arrête le pillage à la fin de l’automne : aucune récolte ne change, mais on peut bâtir là cet hiver même.

## Readings: scouting

R27 = Explorer pour soi
    .about = Les marqueurs ont une couleur : chacun explore pour soi, de n’importe quel côté. Ce qui est annexé est ouvert à tous.
R28 = Une patrouille par pas
    .about = Une unité envoie une patrouille par pas permis. Qui ne peut bouger ne peut explorer.
R29 = Vierges après l’hiver
    .about = Il faut une nouvelle patrouille, mais les pièces placées restent et seuls ses événements comptent. Une option enlève aussi les pièces.
R30 = Marais
    .about = Exploré, dit le texte, mais toujours avec un événement, dont la moitié échoue. L’événement l’emporte, étant dit de tous les cas ; une option en décide autrement.
R31 = Embuscade
    .about = Contrairement à d’autres, cet événement ne dit pas que l’exploration échoue : elle réussit.
R32 = Désertion
    .about = L’unité affaiblie est celle qui a envoyé les éclaireurs.
R33 = Pourrissement et convoi
    .about = La réserve change aussitôt ; le pourrissement ne prend pas plus que ce qu’il y a.
R34 = Volontaires
    .about = Seulement tant que l’unité est sur l’hexagone exploré ; l’offre tombe quand on enlève les marqueurs.
R35 = Fin du tour
    .about = Plus d’action dans les phases suivantes, mais l’unité se défend et reste un ennemi.
R36 = Nichées
    .about = Une nichée demeure dès sa découverte. Chaque patrouille et chaque unité qui entre lance le dé. Un réveil ne fait pas échouer la patrouille, sauf désolation de l’hexagone.

## Readings: dragons

R37 = Rose perdue
    .about = L’image manque, seul le 6 au nord est écrit. Nous numérotons de 1 à 5 dans le sens horaire ; les chances sont les mêmes dans l’autre sens.
R38 = Vol des dragons
    .about = Une chaîne de six hexagones qui part de la nichée. Ils peuvent repasser et frapper de nouveau ; une option l’évite.
R39 = Unités présentes
    .about = Toutes : dans les murs, à bord, indépendantes. Constructions et couleurs restent.
R40 = Désolation
    .about = L’hexagone garde ses couleurs, mais nul n’y entre, n’y explore, n’y bâtit ni n’y récolte plus.

## Readings: sites and independents

R41 = Rester neutre
    .about = Un jet à l’arrivée, puis un par tour en fin de mouvement ; il est obligatoire, et les suivants ne relancent pas.
R42 = Toute place hostile a sa garde
    .about = Quelle que soit l’origine de l’hostilité : exploration, diplomatie ou rébellion.
R43 = La garde d’abord
    .about = Elle se tient dehors et doit être éliminée ou refoulée avant le siège, qui peut suivre au même tour.
R44 = Bateau de garde
    .about = Le dé pair-impair vaut pour une cité côtière. Un bateau ne rencontre que des bateaux.
R45 = Indépendants
    .about = Le voisin de gauche du joueur actif décide pour eux. Pas de bonus, mais les malus ; ils ne se replient que dans leur site, ne poursuivent pas et ne mangent pas.
R46 = Constructions neutres
    .about = On ne peut ni les assiéger ni les piller.

## Readings: movement

R47 = Quitter un ennemi
    .about = Une unité peut se retirer pendant son mouvement vers un hexagone libre à ses couleurs ou alliées, au coût normal, et être poursuivie. Une option l’interdit.
R48 = Marche forcée
    .about = Le second pas coûte une ration de plus et le premier affrontement du tour se fait à −1. Les bateaux le peuvent aussi.
R49 = Célérité
    .about = Deux pas au printemps, chacun au coût normal et exploré à part ; sans marche forcée en plus.
R50 = Mouvement conjoint
    .about = Des armées alliées aussi, de joueurs différents : ce que les éclaireurs de l’un ont exploré est ouvert à qui se tient à ses côtés, ou le suit.
R51 = Dedans ou dehors
    .about = Déclaré à l’arrivée, cela peut changer une fois par tour sur place. Une unité qui sort compte en campagne pour la phase de combat.
R52 = Bateaux
    .about = Une côte avec embouchure est une côte ; les bateaux n’entrent pas sur les rivières. Un bateau doit aller où ses éclaireurs ont réussi.
R53 = Embarquement
    .about = Sur l’hexagone du bateau, un pas et une ration, quel que soit le terrain. Débarquer est un déplacement : une nichée y lance son dé. Une unité à bord compte comme déployée.

## Readings: combat

R54 = Un combat par hexagone
    .about = Obligatoire, mené par le joueur actif, une fois par hexagone : attaquer à plusieurs ne doit donner aucun bonus. Une option laisse chaque unité attaquer.
R55 = Qui défend
    .about = La phrase est confuse : l’attaquant désigne l’unité ennemie qu’il attaque.
R56 = Alliances
    .about = Mentionnées sans être définies. Elles se nouent et se rompent en début de saison ; les alliés ne se combattent pas et s’abritent l’un chez l’autre.
R57 = Coût d’une retraite
    .about = Celui d’un pas, en entier : seule la poursuite est dite gratuite. L’hexagone ne doit porter aucune unité hostile. Une retraite facultative impossible ne détruit personne.
R58 = Poursuite
    .about = Le vainqueur suit le vaincu, quel que soit l’attaquant. Ils se battent de nouveau à la phase de combat du joueur suivant.
R59 = Navire endommagé
    .about = Son premier pas du tour doit le rapprocher d’un port, s’il le peut et si l’équipage mange ; sinon il peut aller de côté, jamais s’éloigner. Sans port il reste où il est. Attaqué par quiconque, il sombre sans dés. Réparé au port pendant le mouvement de son joueur.
R60 = Mutinerie en mer
    .about = L’armée à bord est débarquée ; un vainqueur sans bateau en réserve détruit la prise.
R61 = Armée contre navire
    .about = La table navale ne vaut que pour deux bateaux : ici, celle des armées s’applique, retraites comprises.

## Readings: sieges

R62 = Bornes ouvertes
    .about = La première et la dernière ligne de la table de siège valent pour tout ce qui les dépasse.
R63 = Bonus du tour suivant
    .about = +2 pour cette unité à cet endroit à son tour suivant, sans cumul, perdu à la fonte. Une option le laisse croître tant que l’unité reste.
R64 = Forteresses
    .about = Conséquence : une armée seule et sans bonus ne prend jamais une forteresse et finit détruite.
R65 = Jets de siège
    .about = Chaque unité peut lancer une fois par tour : « attaquer à plusieurs n’offre aucun bonus » est dit du combat, où un seul se bat pour tous. Une option n’accorde qu’un jet par place : deux armées prennent alors un village 28 fois sur cent au lieu de 48.
R66 = Perte dans la garnison
    .about = Une armée ou un bateau ; celui qui commande la garnison choisit.
R67 = Par terre et par mer
    .about = La présence des deux suffit ; les unités alliées comptent.
R68 = Siège depuis la mer
    .about = Le −2 du bateau s’ajoute au modificateur de la place : −4 pour une cité côtière.
R69 = Limites du set
    .about = Elles portent sur ce qui sort de la boîte, non sur les conquêtes, qui comptent pourtant quand on bâtit.
R70 = Ce qui se pille
    .about = Une place prise par siège ce tour-ci ; sinon on raserait les siennes chaque automne pour des rations gratuites.
R71 = Ruines
    .about = Nul n’y loge et nul ne les assiège : qui entre sur l’hexagone le prend.

## Readings: winter

R72 = Sabotage
    .about = Le mouvement dit une ration de plus, l’espionnage dit infranchissable. Le texte le plus précis l’emporte pour le printemps suivant.
R73 = Ponts
    .about = On ne dit pas quelles rivières en ont : toutes. On peut saboter le pont de n’importe qui.
R74 = Exploration secrète
    .about = Seul le jet d’exploration est secret ; gardes et événements viennent avec la première patrouille officielle, de qui que ce soit.
R75 = Bagages
    .about = Les rations forment une réserve commune : un jeton bagage volé est une ration de son propriétaire.
R76 = Durée du déluge
    .about = Non précisée : jusqu’à l’hiver suivant, comme la plupart des sorts. Une option l’arrête au printemps.
R77 = Tempête
    .about = Navires et village souffrent au moment du sort. Le village est rasé ; nul n’y gagne de rations.
R78 = Pluie de sang
    .about = Elle fige toutes les unités de l’hexagone, à qui qu’elles soient, et interdit la retraite ailleurs, sauf dans les murs.
R79 = Défaite face à la tempête de feu
    .about = L’unité qui l’emporte est sauve ; la perdante subit la table de combat, l’égalité ne fait rien. Une option la détruit.
R80 = Rêve de dragon
    .about = Le lanceur choisit du troisième au sixième hexagone, pour chaque fureur de la campagne suivante. De deux rêveurs, le premier dans l’ordre.
R81 = Rempart magique
    .about = Rien ne le franchit, ni siège, ni feu, ni émissaires ; la récolte continue.
R82 = Mauvaises et excellentes récoltes
    .about = Les deux sur une même place : elle ne produit rien.
R83 = La demeure du sorcier
    .about = Il vit dans la capitale : sans capitale, pas de sort ; une capitale conquise n’en donne pas un second.
R84 = Événements d’hiver
    .about = Un village révolté revient à la fin du printemps si nul ne l’a gagné. La capitale n’est pas épargnée. La victime d’une trahison désigne l’hexagone et l’ennemi. Une ligne sans victime est sans effet.
R85 = Plusieurs nichées
    .about = En hiver, une seule se réveille, au hasard.
R86 = Distance entre constructions
    .about = Pas plus d’un hexagone entre les deux : distance 2 au plus. Un village peut être fondé et transformé le même hiver. On ne bâtit pas sous les yeux d’un ennemi.
R87 = Pièces inutilisées
    .about = Celles qui ne sont pas sur la carte, détruites comprises ; un jet par joueur et par hiver.
R88 = Placement des recrues
    .about = Même sur un hexagone assiégé ; les bateaux, devant la cité, dehors.
R89 = Dernier hiver
    .about = Les rations paient encore les constructions ; ce qui est rasé le reste.
R90 = Ce qui compte
    .about = Les pièces sur la carte. Une construction rasée compte, une désolée non ; son hexagone, si.
R91 = Le cinquième critère
    .about = Il ne départage jamais : si tout le reste est égal, les hexagones le sont.
R92 = Élimination
    .about = Cas non prévu : un joueur sans unité ni hexagone est éliminé. Avec un seul joueur, la partie peut s’arrêter.
R93 = Marqueurs
    .about = Rasé, espion, entre deux, dragon : nommés sans définition, ils notent un état de l’hexagone.
R94 = Pièces hors des sets
    .about = Les pièces neutres et indépendantes sont sans limite. Une option s’en tient à ce que la boîte laisse hors des sets.
R95 = Ennemi
    .about = Pour les sorts : d’un joueur non allié, jamais indépendant.

## Further readings

R96 = Égalité au combat
    .about = Les armées se neutralisent et restent indemnes. Une option détruit les deux ; jamais en mer ni face à une tempête de feu.
R97 = Annexer
    .about = Il ne faut ni construction debout ni unité hostile. Une unité restée seule plus tard annexe au début de son propre tour.
R98 = Sens du jeu
    .about = Non imprimé : vers la gauche. La mise en place suit l’ordre du choix.
R99 = Retourné face cachée
    .about = Toute tuile vide, même côtière : les pièces et les marqueurs d’autrui la gardent visible.
R100 = Jusqu’à la fin du tour
    .about = Du tour en cours, même pour une unité qui se replie ou poursuit pendant le tour d’un autre.
R101 = Hexagones d’une phase de combat
    .about = Fixés au début de la phase. Une unité qui s’est repliée ou a poursuivi en a fini pour cette phase.
R102 = Derrière les murs
    .about = Ceux du champ de bataille ou de l’hexagone de repli : les uns comme les autres arrêtent la poursuite.
R103 = Les ruines n’abritent personne
    .about = Les unités d’une place rasée sans être touchées se retrouvent dehors, indemnes.
R104 = Navire capturé
    .about = Il est échangé contre une autre pièce : ni avarie, ni faim, ni effet. Il agit dès le tour suivant du vainqueur.
R105 = Graine de la carte
    .about = Sans elle, les tuiles sont mélangées par des jets cachés. Un nombre rend la carte reproductible ; nul ne le voit avant la fin.
R106 = S’accorder sur la carte
    .about = Chacun pose ses six tuiles comme il l’entend, sans ôter leur place aux autres ; puis la côte et l’ensemble sont
        retouchés d’un commun accord jusqu’à ce que tous acceptent, vingt fois au plus.
R107 = Ordres en abrégé
    .about = Question de jeu, non de règle : en abrégé une unité suit ses éclaireurs d’un seul ordre, toutes assiègent ensemble, on entre dans une construction par un ordre au lieu d’y être invité, et l’on ne parle d’alliance qu’à son propre tour, si on le veut.

## Suivis

tracker-calendar = Calendrier
    .about = L’année, la saison, la phase et le joueur actif. Une partie le tient d’elle-même et le montre au-dessus de la carte.
tracker-reserve = Réserve
    .about = Les rations que chaque joueur a mises de côté. Une partie les tient d’elle-même : récoltées, consommées en campagne et pendant l’hivernage.
tracker-exploration = Exploration
    .about = Quels hexagones sont retournés, et qui les a explorés. Une partie le tient d’elle-même et montre à chacun ce qu’il a vu.
tracker-effects = Effets
    .about = Tous les modificateurs laissés par un événement ou un sort, avec leur durée. Une partie les tient d’elle-même et y met fin à temps.
