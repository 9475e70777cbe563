## Ce que l’on possède et garde

piece-character = personnage
    .also = perso, héros, PJ, PNJ
piece-squad = bande de brutes
    .also = bande, brutes
piece-ship = navire
    .also = bateau, vaisseau
piece-army = armée
    .also = troupe

key-who = Personnage
    .help = Celui dont la fiche est lue.
key-attacks = Attaque par arme
    .help = Rangs d’attaque par arme, là où ils diffèrent du rang d’attaque.
key-improvised = Arme improvisée
    .help = Un objet ramassé : taille, tranchant, solidité. Brisé, on se bat avec son arme ou à mains nues.
key-ranged_attack = Attaque à distance
    .help = Rang d’attaque avec l’arme à distance, s’il diffère.
key-weapon_explodes = Les dés de l’arme explosent
key-stealth = Déplacement silencieux
key-jumping = Sauter
key-running = Course
key-command = Commandement
key-swords = Épées de Damoclès
key-experience = Expérience
    .help = Points d’expérience à dépenser.
key-log = Journal d’expérience
key-raised = Augmentés dans ce scénario
    .help = Traits et compétences déjà augmentés dans ce scénario.
key-reputation_spent = Dés de réputation utilisés
    .help = Depuis le début de l’acte.
key-posts = Postes
    .help = Qui tient quel poste à bord.
key-quartermaster_wits = Esprit de l’intendant
key-wounded = Blessés (%)
key-killed = Tués (%)
key-reserve = En soutien
key-disengaged = Désengagé
key-engaged = Engagé
key-front_line = En première ligne
value-gunner = canonnier
value-carpenter = charpentier de bord
value-sailmaker = maître voilier
value-wits = Esprit (gouvernail)
    .also = esprit, gouvernail
value-panache = Panache (voiles)
    .also = voiles

## Dés d’héroïsme, réputation, expérience d’un personnage

heroism_dice = Compte des dés d’héroïsme
    .about = Début de scénario, récompense ou dépense : la fiche revient avec ses dés.
reputation = Réputation
    .about = Un acte devant témoins, des dés utilisés, un nouvel acte : la fiche revient avec ses points.
progress = Dépenser l’expérience
    .about = Acheter un rang, une spécialisation ou une épée de Damoclès : la fiche revient changée.
    .sought = points d’expérience, améliorer, acheter
evening_end = Fin de soirée
    .about = Fin d’un scénario : l’expérience accordée, les dés d’héroïsme qui deviennent des points, la réputation.
key-event = Événement
key-n = Combien
key-what = Quoi
    .help = Le trait, la compétence ou l’arme.
key-award = Récompense
    .help = Points d’expérience que le MJ accorde.
value-award = récompense
    .also = récompenser
value-add_dice = dés sur un jet
value-wake = revenir à soi
value-virtue = activer sa vertu
value-weakness = activer une faiblesse
value-start = début de scénario
value-deed = acte devant témoins
value-use = utiliser des dés
key-earned = Points d’expérience gagnés
note-evening = Fin du scénario : { $award } points accordés, { $heroism } dés d’héroïsme deviennent des points.

## La main du maître de jeu

key-game_master = Main du MJ
    .help = Le MJ peut intervenir avant chaque tour : corriger un chiffre, faire entrer ou sortir quelqu’un, une chute, une explosion, une récompense.
key-reserves = En coulisse
    .help = Ceux qui attendent que le MJ les fasse entrer.
ask-gm_fight = Tour { $turn } : le MJ intervient-il ?
    .short = Main du MJ
choice-gm_fight-go_on = le combat continue
choice-gm_fight-correct = corriger un chiffre
choice-gm_fight-award = récompenser d’un dé d’héroïsme
choice-gm_fight-knock_down = jeter à terre
choice-gm_fight-fall = une chute
choice-gm_fight-explosion = une explosion
choice-gm_fight-enter = faire entrer quelqu’un
choice-gm_fight-leave = faire sortir quelqu’un
ask-gm_whom = Qui ?
    .short = Qui
ask-gm_figure = Quel chiffre ?
    .short = Chiffre
ask-gm_value = Combien ? (maintenant { $now })
    .short = Valeur
ask-gm_dice = Combien de dés, ou quel niveau ?
    .short = Dés
ask-gm_battle = Le MJ intervient-il avant ce tour ?
    .short = Main du MJ
choice-gm_battle-go_on = la bataille continue
choice-gm_battle-correct = corriger un chiffre
choice-gm_battle-wound = fixer les blessures d’un héros
choice-gm_battle-leave = un héros quitte la bataille
ask-gm_army = Quelle armée ?
    .short = Armée
ask-gm_hero = Quel héros ?
    .short = Héros
ask-gm_wound = Combien de blessures graves a-t-il maintenant ?
    .short = Blessures graves
value-free_raises = augmentations gratuites
value-heroic = points d’opportunités
value-wins = tours gagnés de suite
value-light = blessures légères
value-dramatic = blessures graves
value-level = niveau du décor
value-reload = actions de recharge
value-count = nombre de brutes
note-gm_mended = Le MJ corrige : { $who }, { $figure } = { $value }.
note-gm_awards =
    { $dice ->
        [one] Le MJ récompense { $who } : { $dice } dé d’héroïsme.
       *[other] Le MJ récompense { $who } : { $dice } dés d’héroïsme.
    }
note-gm_down = Le MJ : { $who } est jeté à terre.
note-gm_enters = Le MJ : { $who } entre dans le combat.
note-gm_left = Le MJ : { $who } quitte le combat.
note-gm_falls = Le MJ : { $who } fait une chute ({ $dice } dés).
note-gm_explodes = Le MJ : une explosion de niveau { $dice } auprès de { $who }.

## Combats

ask-called_raises = Combien d’augmentations pour frapper où l’on veut ? (ND { $nd })
    .short = Coup précis
ask-heroism_blow = Des dés d’héroïsme pour ce coup ?
    .short = Héroïsme
choice-heroism_blow = { $now } à l’attaque, { $later } aux dommages
ask-heroism_guard = Des dés d’héroïsme contre ce coup ?
    .short = Héroïsme
choice-heroism_guard = { $now } pour l’éviter, { $later } pour le jet de blessure
board-over = Vainqueur : { $winner } (tour { $turn })
note-breaks = L’arme improvisée se brise.

## Batailles et tempêtes

storm_interval = Un intervalle de tempête
    .about = Les dégâts de la tempête contre le pilote : combien de rangs le navire perd-il ?
global_roll = Jet global
    .about = Esprit + Stratégie de chaque général : qui gagne le tour ?
battle = Bataille d’armées
    .about = Deux armées et leurs héros, tour par tour : engagement, tactiques, jet global, jets personnels, opportunités. Chacun revient comme la bataille le laisse.
key-fates = Table des destins
    .help = Les lignes de la table GM175, pour chaque niveau d’engagement. Sans elles, on consulte le livre.
key-heroes = Héros
key-heroes_side = Camp des héros
key-opportunity_bonus = Valeur d’une opportunité
key-standing = Encore debout
key-squad = Escouade
    .help = Points ajoutés au jet global suivant par une opportunité héroïque ; les livres en disent plus.
ask-heroism_general = Combien de dés d’héroïsme du général sur ce jet ?
    .short = Héroïsme
note-opportunity_helps = Opportunité héroïque : +{ $points } au prochain jet global ({ $who }).
error-both-broadsides = donnez bâbord et tribord, ou aucun des deux
