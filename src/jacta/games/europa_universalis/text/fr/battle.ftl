## Chapters
chapter-armies = Les armées
chapter-battle = La bataille terrestre

## Procedures
stack_profile = Profil d’une pile
    .about = Les pions d’une pile, et ce qu’elle vaut au combat : détachements, moral, technologie, taille, cavalerie, artillerie.
    .example-1 = armée turque et pachas
    .example-2 = Français et DT espagnols
    .example-3 = un DT et deux DC espagnols
army_class_size = Taille par classe
    .about = La taille des armées d’une classe à une période donnée.
    .example-1 = hordes en période III
    .example-2 = grande puissance, période VI
cavalry_rate = Cavalerie par détachement
    .about = Combien de cavalerie apporte chaque détachement d’une nation.
    .example-1 = Turquie, période I
    .example-2 = France, période VII
artillery_rate = Artillerie par armée
    .about = L’artillerie d’un pion armée, face + ou face -.
    .example-1 = A+ française, période V
    .example-2 = A- française, période II
    .example-3 = le Palatinat, un mineur
land_battle = Bataille terrestre
    .about = Deux piles s’affrontent un jour ou deux : feu, choc, rupture du combat, poursuite, retraite, et le décompte des pertes.
    .sought = combat terrestre, armées
    .example-1 = cavalerie contre tercios
    .example-2 = derrière une rivière
    .example-3 = une poignée outre-mer
    .example-4 = Français et Turcs
pursuit = Poursuite
    .about = Le jet de poursuite du vainqueur, en colonne E.
    .example-1 = un ennemi encore en ordre
    .example-2 = un ennemi en déroute, +4
break_off = Rompre le combat
    .about = Une armée tente de quitter la bataille entre les deux jours.
    .example-1 = un bon général, moral 2
    .example-2 = inférieur ou égal au total
    .example-3 = sans général, moral 1
retreat = Retraite
    .about = Ce que le perdant perd encore en retraitant.
    .example-1 = une armée en déroute
    .example-2 = une retraite en bon ordre
inflicted_losses = Pertes infligées
    .about = Des pertes données par les dés aux pertes véritables : petite pile, plafond, taille.
    .example-1 = petite force contre masse
    .example-2 = pertes plafonnées
    .example-3 = plafond selon ses propres DT
size_modifier = Comparaison des tailles
    .about = Le modificateur de l’armée qui inflige les pertes.
    .example-1 = 7 contre un détachement
    .example-2 = le plus petit inflige
loss_variation = Variation des pertes
    .about = Les pertes véritables d’après celles de la ligne 0.
    .example-1 = huit pertes, à −2
    .example-2 = deux pertes et demie, à +2
    .example-3 = neuf pertes et demie, à +1
loss_options = Répartir les pertes
    .about = Toutes les façons de retirer des pertes d’une pile, et si ce qui reste peut s’empiler.
    .example-1 = deux A+ perdent quatre DT
    .example-2 = A+, A- et DT perdent trois
assault = Assaut
    .about = Prendre une forteresse d’assaut : un feu, un choc, puis la garnison et les murs.
    .sought = prendre une forteresse, ville, donner l’assaut, murs
    .example-1 = mousquets, vieille place
    .example-2 = les Turcs, place vide
    .example-3 = par la brèche

## Keys: losses
key-inflicting = Taille de qui inflige
    .help = De 0 à 7 : la taille relative de l’armée qui inflige les pertes.
key-suffering = Taille de qui subit
    .help = De 0 à 7 : la taille relative de l’armée qui les subit.
key-raw = Pertes aux dés
    .help = Le total de tous les jets de feu, de choc et de poursuite.
key-enemy_size = Taille de l’ennemi
    .help = De 0 à 7 : la taille relative de l’armée adverse.
key-line0 = Pertes de la ligne 0
key-enemy_morale = Moral de l’ennemi
    .help = Les points de moral qui restent à l’ennemi ; à 0 ou moins il est en déroute.

## Keys: assault
key-breach = Brèche
    .help = Une brèche est ouverte dans les murs.
key-base_level = Niveau de base
    .help = Le niveau imprimé sur la carte : la place prise ne descend pas plus bas.
key-besieger = Assiégeant
    .help = La force qui donne l’assaut ou tient le siège.
key-besieged = Assiégé
    .help = Les défenseurs dans la place.
    .help-fortress_passage = La forteresse est assiégée : on peut passer.
key-captured = Capture
    .units = DN = 3 DE
    .help = Si la place est prise.
    .help-naval_pursuit = Les navires capturés ; un DN vaut trois DE.
key-besieger_losses = Pertes de l’assiégeant
key-garrison_losses = Pertes de la garnison
key-besieger_routed = Assiégeant en déroute
key-besieged_routed = Assiégé en déroute
key-new_level = Niveau après l’assaut
value-automatic = tombe sans combat
value-besieger_eliminated = assiégeant éliminé
value-walls = garnison et murs à bout
value-held = tentative repoussée
value-besieger_fire = feu de l’assiégeant
value-besieger_shock = choc de l’assiégeant
value-besieged_fire = feu de l’assiégé
value-besieged_shock = choc de l’assiégé

## Keys: tables
key-halves = Demi-pertes de la ligne 0
    .help = Demi-pertes à prendre sur le premier détachement.
key-reduction = Pertes à retirer
key-against_medieval = Contre Médiéval
key-otherwise = Contre les autres
key-veteran = Vétéran
key-fire_1 = Feu, 1er jour
key-shock_1 = Choc, 1er jour
key-fire_2 = Feu, 2e jour
key-shock_2 = Choc, 2e jour

## Tables
table-combat = Table de combat
table-assault = Table d’assaut
table-land_technology = Colonnes par technologie
table-land_morale = Moral par technologie
table-stack_loss_reduction = Pertes variables
table-terrain = Modificateurs de terrain
table-crossing = Modificateurs de franchissement
table-breach_resistance = Résistance après une brèche
table-retreat = Table de retraite
table-army_class_size = Valeurs des classes des armées
table-nation_class = Classe de chaque nation
table-cavalry_rate = Cavalerie par détachement
table-artillery_rate = Artillerie par armée +
table-artillery_rate_by_class = Artillerie par armée +, autres pays
table-size_modifier = Comparaison des tailles
table-loss_variation = Variation de pertes selon la taille

## Dice and decisions
roll-attacker_fire = Feu de l’attaquant
    .whose = attacker
roll-defender_fire = Feu du défenseur
    .whose = defender
roll-attacker_shock = Choc de l’attaquant
    .whose = attacker
roll-defender_shock = Choc du défenseur
    .whose = defender
roll-break_off = Rompre le combat
roll-pursuit = Poursuite
roll-retreat = Retraite
roll-besieger_fire = Feu de l’assiégeant
    .whose = besieger
roll-besieged_fire = Feu de l’assiégé
    .whose = besieged
roll-besieger_shock = Choc de l’assiégeant
    .whose = besieger
roll-besieged_shock = Choc de l’assiégé
    .whose = besieged
ask-break_off = Rompre le combat ? Moral du camp qui décide : { $own } ; moral ennemi : { $enemy }. { $highest ->
        [0] Aucun dé ne peut réussir.
       *[other] Il faut { $highest } ou moins au dé ; qui rompt a perdu.
    }{ $fires ->
        [true] {" "}Un échec donne +2 au feu ennemi.
       *[other] {""}
    }
    .short = rompre le combat
    .own = le moral du camp qui décide
    .enemy = le moral ennemi
    .usual = tient, sans rompre le combat
choice-break_off-yes = tenter de rompre
choice-break_off-no = tenir
slot-combat =
    .book = Europa Universalis, aides de jeu du combat rapide (Ph. Thibaut)
    .page = table de combat
    .suggested = l’édition publique ultérieure des mêmes auteurs (BAM Games), tiers ramenés au demi inférieur, et non le document de 2003
slot-assault =
    .book = Europa Universalis, aides de jeu du combat rapide (Ph. Thibaut)
    .page = table de combat, colonnes d’assaut
    .suggested = l’édition publique ultérieure des mêmes auteurs (BAM Games), tiers ramenés au demi inférieur, et non le document de 2003
slot-land_technology =
    .book = Europa Universalis, aides de jeu du combat rapide (Ph. Thibaut)
    .page = table des technologies terrestres
    .suggested = l’édition publique ultérieure des mêmes auteurs (BAM Games), et non le document de 2003
slot-land_morale =
    .book = Europa Universalis, aides de jeu du combat rapide (Ph. Thibaut)
    .page = table des technologies terrestres
    .suggested = l’édition publique ultérieure des mêmes auteurs (BAM Games), et non le document de 2003
slot-stack_loss_reduction =
    .book = Europa Universalis, aides de jeu du combat rapide (Ph. Thibaut)
    .page = table des pertes variables
    .suggested = l’édition publique ultérieure des mêmes auteurs (BAM Games), tiers ramenés au demi inférieur, et non le document de 2003
slot-terrain =
    .book = Europa Universalis, aides de jeu du combat rapide (Ph. Thibaut)
    .page = modificateurs à côté de la table de combat
    .suggested = l’édition publique ultérieure des mêmes auteurs (BAM Games), et non le document de 2003
slot-crossing =
    .book = Europa Universalis, aides de jeu du combat rapide (Ph. Thibaut)
    .page = modificateurs à côté de la table de combat
    .suggested = l’édition publique ultérieure des mêmes auteurs (BAM Games), et non le document de 2003
slot-breach_resistance =
    .book = Europa Universalis, aides de jeu du combat rapide (Ph. Thibaut)
    .page = assaut
    .suggested = l’édition publique ultérieure des mêmes auteurs (BAM Games), tiers ramenés au demi inférieur, et non le document de 2003

## Transcript: the battle sheet

note-arms = { $side } : { $dt } DT, moral { $morale }. Feu { $fire ->
    [no_fire] aucun
   *[other] colonne { $fire }{ $effect ->
        [half] {" "}(pertes divisées par deux)
        [stars] {" "}(moral seulement)
       *[other] {""}
      }, { $first_fire } puis { $second_fire }
  } ; choc colonne { $shock }, { $first_shock } puis { $second_shock } ; poursuite { $pursuit }{ $cavalry ->
    [true] {" "}(avantage de cavalerie compris)
   *[other] {""}
  }.
note-blow = { $die } en colonne « { $column } » : pertes { $losses }{ $stars ->
    [0] {""}
   *[other] , moral −{ $stars }
  }.
note-lessened_blow = { $die } en colonne « { $column } » : pertes { $printed } → { $losses }{ $stars ->
    [0] {""}
   *[other] , moral −{ $stars }
  }.
note-both_destroyed = Les deux camps sont détruits : personne ne gagne.
note-destroyed = { $side } : toutes ses troupes sont perdues, le combat cesse.
note-held_fast = { $side } : la rupture échoue{ $fires ->
    [true] , l’ennemi a +2 au feu suivant
   *[other] {""}
  }.
note-broken_off = { $side } : combat rompu, bataille perdue.
note-stopped = Fin après le round { $rounds } : { $ending }. Moral : { $one } { $one_left }, { $other } { $other_left }. Vainqueur : { $winner } ; en déroute : { $routed }.
note-routed_in_pursuit = { $side } : mis en déroute par la poursuite.
note-account = Pertes, { $side } : { $raw } aux dés → pile ennemie de { $dt } : { $reduced } → plafond : { $line0 } → taille { $modifier } : { $varied } → retraite +{ $retreat } : { $total } → { $losses }.
note-leaders = Restent les tests de perte des généraux (règle usuelle). Le perdant recule dans une zone amie adjacente ; sans vainqueur, un siège continue et qui venait d’arriver repart.

## Transcript: the assault

note-fortress = Résistance { $resistance }. Assiégeant : moral { $besieger }, feu { $fire }, choc { $shock }. Assiégé : moral { $besieged }.
note-garrison_account = Pertes infligées à la place : { $raw } aux dés → pile de { $dt } : { $reduced } → plafond : { $line0 } ; garnison { $losses }, murs { $walls } sur { $resistance }.
note-besieger_account = Pertes de l’assiégeant : { $raw } aux dés{ $routed ->
    [true] {" "}→ en déroute, +0,5 : { $total }
   *[other] {""}
  } → { $losses }.
note-assault_result = Assaut : { $reason } ; forteresse de niveau { $level }.

## Errors

error-no-cavalry-row = aucune ligne de cavalerie pour { $nation } (R6)
error-not-there = { $nation } n’existe pas à la période { $period }
error-no-artillery-row = aucune ligne d’artillerie pour la classe { $army_class }
error-worthless-stack = une pile doit valoir au moins un détachement
error-conscript-conquistadors = un DC est conscrit, sauf ceux du Portugal et des tercios espagnols
error-only-pashas = seul un pacha indique ce qu’il vaut, pas un pion { $type }
error-pasha-nation = un pacha est turc
error-only-armies = seul un pion armée note ses vétérans, pas un pion { $type }
error-veterans-above = ce pion ne contient que { $most } détachements
error-no-counters = il n’y a aucun pion
error-base-level = le niveau de base { $base } dépasse le niveau { $level }
error-a-plus-above = { $a_plus } A+ ne tiennent pas dans { $dt } détachements, qui comptent toute la pile ; ou nommez ses pions, comme pions='A+ TUR arquebuse, { $dt } DT TUR arquebuse'
error-counters-say = les pions disent { $value } : ne donnez que les pions, ou que les chiffres
error-rows = il faut exactement les lignes { $wanted }
error-blow = chaque case est une paire : pertes, points de moral
error-falling-losses = un dé plus haut ne peut infliger moins de pertes
error-not-halves = { $value } n’est pas un nombre de demi-pertes
error-letters = chaque case est une paire de colonnes, de A à E ; « - » s’il n’y a pas de feu
error-not-percentage = { $value } n’est pas un pourcentage : des dizaines de 0 à 100, ou -1 pour une étoile
error-too-small = { $value } est inférieur à { $least }

note-illegal_stack = Cette pile est illégale : { $broken } (2.4.1). Elle ne peut finir son mouvement ainsi.
