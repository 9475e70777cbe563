## Ce que l’on possède et garde

piece-character = personnage
    .also = perso, héros, PJ, PNJ
    .about = Un héros, un vilain ou un homme de main, avec ses traits, compétences, armes, blessures, héroïsme, réputation et expérience.
piece-squad = bande de brutes
    .also = bande, brutes
    .about = Une bande de brutes qui agissent d’un seul bloc.
piece-ship = navire
    .also = bateau, vaisseau
    .about = Un navire avec ses rangs, ses bordées, ses avaries, ses postes et ses provisions.
piece-army = armée
    .also = troupe
    .about = Une armée avec son général, ses officiers et ce qui pèse sur ses jets dans une bataille de masse.

key-who = Personnage
    .help = Celui dont la fiche est lue.
key-attacks = Attaque par arme
    .help = Rangs d’attaque par arme, là où ils diffèrent du rang d’attaque.
key-improvised = Arme improvisée
    .help = Un objet ramassé : taille, tranchant, solidité. Brisé, on se bat avec son arme ou à mains nues.
key-ranged_attack = Attaque à distance
    .help = Rang d’attaque avec l’arme à distance, s’il diffère.
key-weapon_explodes = Les dés de l’arme explosent
    .help = Les dés de l’arme explosent comme ceux d’un combat.
key-stealth = Déplacement silencieux
    .help = Rang dans Déplacement silencieux.
key-jumping = Sauter
key-running = Course
key-command = Commandement
    .help = Rang dans Commandement : ce qu’un officier ajoute au jet global.
key-swords = Épées de Damoclès
    .help = Épées de Damoclès achetées.
key-experience = Expérience
    .help = Points d’expérience à dépenser.
key-log = Journal d’expérience
    .help = Ce qui a été gagné et dépensé, ligne par ligne.
key-note = Note
key-raised = Augmentés dans ce scénario
    .help = Traits et compétences déjà augmentés dans ce scénario.
key-reputation_spent = Dés de réputation utilisés
    .help = Depuis le début de l’acte.
key-posts = Postes
    .help = Qui tient quel poste à bord.
key-quartermaster_wits = Esprit de l’intendant
    .help = L’Esprit de celui qui tient l’intendance.
key-wounded = Blessés (%)
key-killed = Tués (%)
key-reserve = En soutien
key-disengaged = Désengagé
key-engaged = Engagé
key-front_line = En première ligne
value-gunner = canonnier
value-carpenter = charpentier de bord
value-sailmaker = maître voilier
value-wits = Esprit
    .also = gouvernail
value-panache = Panache
    .also = voiles

## Dés d’héroïsme, réputation, expérience d’un personnage

heroism_dice = Compte des dés d’héroïsme
    .about = Début de scénario, récompense ou dépense : la fiche revient avec ses dés.
    .example-1 = une récompense
    .example-2 = deux dés sur un jet
    .example-3 = au début du scénario
reputation = Réputation
    .about = Un acte devant témoins, des dés utilisés, un nouvel acte : la fiche revient avec ses points.
    .example-1 = un exploit devant témoins
    .example-2 = faire jouer son nom
    .example-3 = un acte qui compte
progress = Dépenser l’expérience
    .about = Acheter un rang, une spécialisation ou une épée de Damoclès : la fiche revient changée.
    .sought = points d’expérience, améliorer, acheter
    .example-1 = Athos apprend à se défendre
    .example-2 = Athos devient plus gaillard
    .example-3 = Athos apprend l’escrime
    .example-4 = une épée de Damoclès
evening_end = Fin de soirée
    .about = Fin d’un scénario : l’expérience accordée, les dés d’héroïsme qui deviennent des points, la réputation.
    .example-1 = la soirée d’Athos
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
note-evening =
    Fin du scénario : { $award ->
        [one] { $award } point accordé
       *[other] { $award } points accordés
    }, { $heroism ->
        [0] aucun dé d’héroïsme ne devient un point
        [one] { $heroism } dé d’héroïsme devient un point
       *[other] { $heroism } dés d’héroïsme deviennent des points
    }.

## La main du maître de jeu

key-game_master = Main du MJ
    .help = Le MJ peut intervenir avant chaque tour : corriger un chiffre, faire entrer ou sortir quelqu’un, une chute, une explosion, une récompense.
key-reserves = En coulisse
    .help = Ceux qui attendent que le MJ les fasse entrer.
ask-gm_fight = Tour { $turn } : le MJ intervient-il ?
    .short = Main du MJ
    .usual = laisse faire
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
    .usual = désigne le premier de la liste
ask-gm_figure = Quel chiffre ?
    .short = Chiffre
    .usual = désigne le premier chiffre de la liste
ask-gm_value = Combien ? (maintenant { $now })
    .short = Valeur
    .usual = laisse le chiffre tel quel
ask-gm_dice = Combien de dés, ou quel niveau ?
    .short = Dés
    .usual = prend un dé
ask-gm_battle = Le MJ intervient-il avant ce tour ?
    .short = Main du MJ
    .usual = laisse faire
choice-gm_battle-go_on = la bataille continue
choice-gm_battle-correct = corriger un chiffre
choice-gm_battle-wound = fixer les blessures d’un héros
choice-gm_battle-leave = un héros quitte la bataille
ask-gm_army = Quelle armée ?
    .short = Armée
    .usual = désigne l’attaquant
ask-gm_hero = Quel héros ?
    .short = Héros
    .usual = désigne le premier héros
ask-gm_wound = Combien de blessures graves a-t-il maintenant ?
    .short = Blessures graves
    .usual = laisse les blessures telles quelles
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
note-gm_falls =
    Le MJ : { $who } fait une chute ({ $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }).
note-gm_explodes = Le MJ : une explosion de niveau { $dice } auprès de { $who }.

## Combats

ask-called_raises = Combien d’augmentations pour frapper où l’on veut ? (ND { $nd })
    .short = Coup précis
    .usual = frappe sans viser d’endroit précis
ask-heroism_blow = Des dés d’héroïsme pour ce coup ?
    .short = Héroïsme, coup
    .usual = garde ses dés d’héroïsme pour ce coup
choice-heroism_blow = { $now } à l’attaque, { $later } aux dommages
ask-heroism_guard = Des dés d’héroïsme contre ce coup ?
    .short = Héroïsme, contre le coup
    .usual = garde ses dés d’héroïsme contre ce coup
choice-heroism_guard = { $now } pour l’éviter, { $later } pour le jet de blessure
board-over = Vainqueur : { $winner } (tour { $turn })
note-breaks = L’arme improvisée se brise.

## Batailles et tempêtes

storm_interval = Un intervalle de tempête
    .about = Les dégâts de la tempête contre le pilote : combien de rangs le navire perd-il ?
    .example-1 = un grain à 24
    .example-2 = les dommages tirés aux dés
global_roll = Jet global
    .about = Esprit + Stratégie de chaque général : qui gagne le tour ?
    .example-1 = +5 contre un dé d’héroïsme
battle = Bataille d’armées
    .about = Deux armées et leurs héros, tour par tour : engagement, tactiques, jet global, jets personnels, opportunités. Chacun revient comme la bataille le laisse.
    .example-1 = mousquetaires contre gardes
    .example-2 = Athos dans la mêlée
key-fates = Table des destins
    .help = Les lignes de la table GM175, pour chaque niveau d’engagement. Sans elles, on consulte le livre.
key-heroes = Héros
    .help = Les héros qui prennent part à la bataille.
key-heroes_side = Camp des héros
key-opportunity_bonus = Valeur d’une opportunité
    .help = Ce qu’une opportunité héroïque réussie ajoute au jet global suivant.
key-standing = Encore debout
key-squad = Escouade
    .also = bande, bande de brutes
    .help = Points ajoutés au jet global suivant par une opportunité héroïque ; les livres en disent plus.
ask-heroism_general = Combien de dés d’héroïsme du général sur ce jet ?
    .short = Héroïsme
    .usual = garde les dés d’héroïsme du général
note-opportunity_helps = Opportunité héroïque : +{ $points } au prochain jet global ({ $who }).
error-both-broadsides = donnez bâbord et tribord, ou aucun des deux

# --- Les compétences qui ont leur place sur la feuille, là où elles sont nommées

value-navigation = navigation
value-piloting = piloter
value-balance = équilibre
value-rigging = gréer
value-gunnery = artillerie navale
value-jumping = sauter
value-running = course
value-logistics = logistique
value-incitation = galvaniser
value-strategy = stratégie
value-command = commandement
value-tactics = tactique
value-defence = défense
