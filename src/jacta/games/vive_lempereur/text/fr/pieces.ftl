## Pieces

piece-regiment = Régiment
    .also = unité, bataillon, infanterie, cavalerie
    .about = Un pion d’infanterie ou de cavalerie : valeurs imprimées, pas restants, formation, hex.
piece-battery = Batterie
    .also = unité d’artillerie, canons
    .about = Un pion d’artillerie : valeur de feu, portée, pas restants, formation, hex.
piece-general = Général
    .also = chef
    .about = Ce qu’un général ajoute au dé du corps à corps et au moral.
piece-scenario_map = Carte de scénario
    .also = carte, scénario
    .about = Terrain, niveaux, lignes de communication et unités d’un scénario.

## Procedures on pieces

battery_fires = Une batterie tire
    .about = Ligne de visée, distance, valeur de feu, feu, pertes, moral et retraite, d’un seul coup : avec vos pions, ou entre deux hexs d’une carte.
    .sought = tir de canon, artillerie
    .example-1 = une ligne à bout portant
    .example-2 = sur la carte, à découvert
    .example-3 = la forêt cache la cible
defended_assault = Assaut sous le feu
    .about = Le défenseur tire d’abord sur l’assaut, puis ceux qui tiennent encore attaquent. La feuille n’imprime pas de feu défensif : c’est pour les tables qui le jouent.
    .example-1 = une colonne contre une ligne
    .example-2 = charge sur carré et batterie
forming = Former une unité
    .about = Une unité change de formation : combien de points de mouvement, et le peut-elle ?
    .example-1 = se former en carré
    .example-2 = mettre en batterie
rallying = Rallier une unité
    .about = Une unité désorganisée se rallie-t-elle, et dans quelle formation ?
    .sought = rallier une troupe
    .example-1 = un général à côté
    .example-2 = l’ennemi tout près

## Keys: pieces

key-side = Camp
    .help = Le camp de l’unité ; même camp, même hexagone : une pile.
    .part = { $value }
key-at = Hex
    .help = L’hexagone, par son numéro imprimé (0304) ou ses coordonnées.
key-battery = Batterie
    .help = La batterie qui tire ; avec une carte, celle de l’hex de départ.
key-map = Carte
    .help = Une carte de scénario : ses unités, son terrain et ses lignes de communication valent partout où rien d’autre n’est indiqué. Le tir ne la change pas.
key-retreating = Unités qui retraitent
key-defensive_fire = Feu défensif
    .help = Si rien n’est indiqué, le défenseur choisit en cours de partie ; les calculs supposent qu’il tire.
key-joint_fire = Feu conjoint
    .help = Tous les défenseurs qui le peuvent tirent ensemble : leurs valeurs s’ajoutent.
key-attacker_leader = Général de l’attaquant
    .help = Le général qui mène l’attaque.
key-defender_leader = Général du défenseur
    .help = Le général qui mène la défense.
key-fired = A tiré
key-name = Nom
    .help = Comme vous appelez l’unité : 7e de ligne.
key-title = Titre
    .help = Sous le dessin de la carte ; laissé vide : rien que « Carte de scénario ».
key-columns = Colonnes
    .help = Combien de colonnes d’hexagones.
key-rows = Rangées
    .help = Combien de rangées d’hexagones.
key-levels = Niveaux
    .help = La hauteur des cases qui ne sont pas au niveau 0, par niveau : niveaux.1=C2,C3.
key-stacks = Piles
    .help = Les unités sur la carte, hexagone par hexagone.
key-units = Unités
    .help = Les unités de la pile, celle du dessus en premier.
key-hex = Hex
    .help = L’hex de la pile : D3, ou son numéro imprimé (0403).
key-attacking = Général de l’attaquant
key-defending = Général du défenseur
key-leader = Général

## Values: sides of the samples

value-french = français
value-austrian = autrichien
value-prussian = prussien

## Questions, notes: pieces

ask-defensive_fire = Le défenseur tire-t-il sur l’assaut qui vient ?
    .short = Feu défensif
    .usual = tire sur l’assaut qui vient
ask-rallied_formation = L’unité est ralliée. Dans quelle formation ?
    .short = Formation du ralliement
    .usual = se reforme en { $answers }
note-holds_fire = La batterie ne peut pas tirer sur cette cible.
note-assault_stopped = Le feu a arrêté l’assaut : personne n’arrive au contact.

## Suivis

tracker-unit = Unité
    .about = Un régiment ou une batterie sur sa fiche : pas de perte, formation, pertes, moral, points de mouvement, tir et portée.

## Samples

value-cuirassiers = 2e cuirassiers
value-regiment_autrichien = IR 14
value-septieme_de_ligne = 7e de ligne
value-grande_batterie = Grande batterie
value-general_de_division = Général de division
value-farm = La ferme aux deux bois
    .also = ferme
value-ridge = La double crête
    .also = crête
