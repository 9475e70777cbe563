## Chapters

chapter-heroism = Héroïsme, réputation, expérience, sorcellerie
chapter-repartee = Repartie
chapter-weapons = Armes

## Procedures

heroism = Dés d’héroïsme
    .about = Avec combien de dés d’héroïsme un héros, un navire ou le MJ commence-t-il un scénario ?
    .example-1 = un personnage et ses traits
    .example-2 = le MJ et quatre joueurs
flaw_bid = Enchère sur un travers
    .about = Le MJ active un travers, le joueur le contre, dé après dé : le travers est-il actif, et que reste-t-il à chacun ?
    .example-1 = quatre dés contre deux
    .example-2 = un joueur économe
reputation_roll = Jet de réputation
    .about = Une action que la renommée rend possible : les dés de réputation choisis sont lancés et gardés.
    .example-1 = une réputation de 37
    .example-2 = une augmentation gratuite
experience = Expérience
    .about = Ce qu’un achat coûte en points d’expérience, et s’il est permis.
    .sought = améliorer, coût
    .example-1 = une compétence au rang 3
    .example-2 = un trait au rang 5
    .example-3 = apprendre une spécialisation
    .example-4 = une épée de Damoclès
sorcery = Sorcellerie
    .about = Activer un pouvoir selon la nation du sorcier : dé d’héroïsme, jet, limites.
    .sought = magie, pouvoir
    .example-1 = le glamour d’Avalon
    .example-2 = un animal d’Ussura
    .example-3 = une rune de Vendel
repartee_targets = Cibles d’une repartie
    .about = Combien d’augmentations pour affecter plusieurs hommes de main ou plusieurs bandes de brutes ?
    .example-1 = trois hommes de main
    .example-2 = deux brutes
    .example-3 = un vilain
charm = Charmer
    .about = Convaincre quelqu’un : autant d’oppositions d’Esprit à gagner que la cible a de Détermination.
    .example-1 = un adversaire moins vif
    .example-2 = plus malin que soi
    .example-3 = une augmentation
intimidate = Intimider
    .about = Impressionner quelqu’un par sa volonté : la cible perd des dés contre vous pour la scène.
    .example-1 = jet simple, une augmentation
    .example-2 = un moins résolu que soi
taunt = Provoquer
    .about = Déstabiliser un adversaire : il devra déclarer des augmentations pour rien.
    .example-1 = une augmentation
    .example-2 = jet simple
busk = Cabotinage
    .about = Une heure de spectacle, puis le chapeau passe : combien de cents ?
    .example-1 = un bon bateleur
    .example-2 = un débutant
weapon = Arme
    .about = Ce qu’une arme inflige, sa portée, sa recharge, son prix et ses effets spéciaux.
    .example-1 = un sabre d’abordage
    .example-2 = un harpon lancé
    .example-3 = un pistolet et sa poudrière

## Tables

table-melee_weapons = Armes de mêlée
table-ranged_weapons = Armes à distance
table-sorceries = Sorcelleries par nation
table-gj128b = Faiblesses des vilains
table-gj129 = Actions de réputation
table-gj130b = Effets automatiques de la réputation
table-gj202b = Pouvoirs du Glamour
table-gj205b = Runes du Lærdom
table-gj214a = Pouvoirs de Porté
table-gj216b = Pouvoirs de Pyeryem
table-gj221a = Pouvoirs de Sorte
table-gm187b = Poisons
slot-gj128b =
    .book = Guide du Joueur
    .page = p. 128b
slot-gj129 =
    .book = Guide du Joueur
    .page = p. 129
slot-gj130b =
    .book = Guide du Joueur
    .page = p. 130b
slot-gj202b =
    .book = Guide du Joueur
    .page = p. 202b
slot-gj205b =
    .book = Guide du Joueur
    .page = p. 205b
slot-gj214a =
    .book = Guide du Joueur
    .page = p. 214a
slot-gj216b =
    .book = Guide du Joueur
    .page = p. 216b
slot-gj221a =
    .book = Guide du Joueur
    .page = p. 221a
slot-gm187b =
    .book = Guide du Maître
    .page = p. 187b

## Keys

key-traits = Traits
    .help = Les cinq traits du héros ou du navire.
key-pcs = Nombre de PJ
key-highest = Trait le plus haut
    .help = Le plus haut trait possédé par un des PJ.
key-gm = Dés du MJ
    .help = Ce que le maître de jeu offre.
    .help-heroism_dice = Les dés d’héroïsme du maître de jeu avant l’événement.
key-player = Dés du joueur
    .help = Ce que le joueur offre pour ne pas céder à son travers.
key-gm_limit = Limite du MJ
    .help = Combien de dés le MJ dépensera au plus. Sans réponse, il décide dé après dé.
key-player_limit = Limite du joueur
    .help = Combien de dés le joueur dépensera au plus. Sans réponse, il décide dé après dé.
key-gm_left = Dés restants au MJ
key-player_left = Dés restants au joueur
key-points = Points de réputation
    .help = Points gagnés, ou perdus s’ils sont négatifs.
key-spent = Dés déjà utilisés
    .help = Dés de réputation utilisés depuis le début de l’acte.
key-action = Action
    .help = L’action telle que la table de la page 129 du Guide du Joueur la nomme ; ou bien donnez le ND.
key-effect = Effet
key-buy = Achat
    .help = Ce que l’on achète avec l’expérience.
key-xp = Points d’expérience
    .help = Points d’expérience à dépenser.
    .also = XP
key-known = Déjà connu
    .help = Compétences connues et leur rang ; pour un sorcier : la compétence est-elle connue ?
key-basic = Compétences de base
    .help = Les compétences de base de la profession, apprises avec elle.
key-skills = Compétences
key-rank = Rang
    .help = Le rang que l’on veut atteindre.
    .help-experience = Le rang que l’on a ; on achète le suivant.
key-wanted_rank = Rang voulu
    .help = Le rang que l’on veut atteindre, à la place de celui que l’on a.
key-owned = Déjà possédées
    .help = Combien d’épées de Damoclès on possède déjà ; le Panache dit combien on peut en avoir.
key-raised_this_scenario = Déjà augmenté dans ce scénario
    .help = Un trait ou une compétence ne monte qu’une fois par scénario.
key-special_advantage = Avantage spécial
    .help = Permet de porter un trait à 6.
key-cost = Coût
    .help = Points d’expérience dépensés.
    .help-encounter = Dés d’héroïsme que la rencontre coûte au maître de jeu.
key-left = Reste
key-nation = Nation
    .help = Chaque nation a sa sorcellerie.
key-sorcery = Sorcellerie
key-roll = Jet à faire
key-power = Pouvoir
    .help = Son nom dans le livre, qui en donne le ND ; ou bien donnez le ND.
key-poison = Poison
key-heroism_pool = Dés d’héroïsme en main
    .help = Dés d’héroïsme que le personnage a encore ; chacun est lancé et gardé en plus.
key-heroism_spent = Dé d’héroïsme dépensé
key-mastery = Niveau de maîtrise
    .help = Le rang dans la sorcellerie.
key-runes_used = Runes utilisées aujourd’hui
key-runes_per_day = Runes par jour
key-weakness = Faiblesse
key-count = Nombre
    .help = Personnes visées (pour des brutes, bandes) ; dans un combat, les brutes d’une bande.
key-target_raises = Augmentations pour les cibles
    .help = Une par cible au-delà de la première : voir « Cibles d’une repartie ».
key-mode = Manière
    .help = Opposition complète, ou jet simple de l’orateur seul.
    .help-weapon = Au corps à corps, ou lancée ou tirée.
key-deep_conviction = Contre une conviction profonde
    .help = Le charme va contre ce à quoi la cible tient le plus.
key-charmed = Charmé
key-rolls = Jets
key-penalty = Dés perdus
key-performer = Bateleur
    .help = Rang de la compétence Bateleur.
key-hostile = Foule hostile
    .help = Une foule hostile est plus dure à gagner.
key-cents = Cents
key-guilders = Prix (guilders)
key-special = Spécial
key-lunge_both = Fente
key-target_defence_rank = Rang de défense de la cible
key-range_per_brawn = Portée par rang de Gaillardise
key-reload = Recharge (actions)
    .help = Actions qu’il faut pour recharger.
key-powder_flask = Poudrière
    .help = Une arme à feu se recharge en 5 actions de moins.

## Values

value-gm = le MJ
value-performer = le bateleur
value-specialisation = spécialisation
value-sword_of_damocles = épée de Damoclès
value-skill = compétence
value-trait = trait
value-arcana = arcane
value-advantage = avantage
value-heroism = dés d’héroïsme
value-not_enough_xp = pas assez de points
value-never_for_sale = ne s’achète jamais
value-too_many_swords = plus d’épées que de Panache
value-raised_already = déjà augmenté dans ce scénario
value-highest_trait = trait au maximum
value-avalon = Avalon (Glamour)
value-vendel = Vendel (Lærdom)
value-montaigne = Montaigne (Porté)
value-ussura = Ussura (Pyeryem)
value-vodacce = Vodacce (Sorte)
value-glamour = Glamour
value-laerdom = Lærdom
value-porte = Porté
value-pyeryem = Pyeryem
value-sorte = Sorte
value-opposed = opposition
value-simple = jet simple
value-melee = mêlée
value-ranged = distance
value-fencing_weapon = arme d’escrime
value-cane_sword = canne-épée
value-scimitar = cimeterre
value-fencing_sword = épée d’escrime
value-short_sword = épée courte
value-broadsword = épée large
value-rapier = rapière
value-cutlass = sabre d’abordage
value-heavy_weapon = arme lourde
value-polearm = arme d’hast
value-bayonet = baïonnette
value-two_handed_sword = épée à deux mains
value-axe = hache
value-vouge = vouge
value-shield = bouclier
value-knife = couteau
value-bodice_dagger = dague de corsage
value-main_gauche = main gauche
value-stiletto = stylet
value-whip = fouet
value-hatchet = hachette
value-harpoon = harpon
value-panzerfaust = Panzerfaust
value-zweihander = Zweihänder
value-crossbow = arbalète
value-bow = arc
value-avalon_longbow = arc long avalonien
value-throwing_knife = couteau de lancer
value-sling = fronde
value-grenade = grenade
value-musket = mousquet
value-pistol = pistolet
value-grapnel_pistol = pistolet à grappin

## Throws, questions, notes

roll-reputation = Réputation
roll-sorcery = Sorcellerie
roll-speaker = Orateur
roll-busk = Spectacle
    .whose = performer
ask-counter_flaw = Le travers est actif. Dépenser un dé d’héroïsme pour le contrer ?
    .short = Contrer
    .usual = paie pour contrer le travers
ask-insist_on_flaw = Le travers est contré. Dépenser encore un dé d’héroïsme pour l’activer ?
    .short = Insister
    .usual = paie pour insister
ask-repartee_raises = Combien d’augmentations ?
    .short = Augmentations, repartie
    .usual = n’annonce aucune augmentation
note-against = Contre un ND de { $nd }.
note-flaw_active = Le travers est actif : { $gm } au MJ, { $player } au joueur.
note-flaw_countered = Le travers est contré : { $gm } au MJ, { $player } au joueur.
note-heroism_paid =
    { $price ->
        [one] { $price } dé d’héroïsme est dépensé.
       *[other] { $price } dés d’héroïsme sont dépensés.
    }
note-power = { $trait } + { $skill }, dit le livre.
note-to_charm =
    { $resolve ->
        [one] Il faut { $resolve } succès.
       *[other] Il faut { $resolve } succès de suite.
    }
note-charming = Succès jusqu’ici : { $successes }.

## Errors

error-heroism-short =
    { $who } n’a { $dice ->
        [0] aucun dé d’héroïsme
        [one] qu’un dé d’héroïsme
       *[other] que { $dice } dés d’héroïsme
    }, il en faut { $needed }
error-not-out = seul un héros inconscient peut être réveillé, pas un héros dans l’état « { $state } »
error-reputation-dice = { $dice } n’est pas possible : de 1 à { $left } dés de réputation restent dans cet acte
error-mastery = le niveau { $level } dépasse la maîtrise { $mastery }
error-unknown-power = ce pouvoir n’est pas connu du sorcier
error-runes = { $used } runes ont déjà été utilisées aujourd’hui, { $allowed } sont permises
error-no-heroism =
    il faut { $price ->
        [one] un dé d’héroïsme
       *[other] { $price } dés d’héroïsme
    } pour activer ce pouvoir
error-repartee-targets = { $count } n’est pas possible pour { $kind } : on affecte un seul héros ou vilain à la fois, au moins une cible
error-deep-conviction = on ne peut aller contre les convictions profondes de quelqu’un
error-hostile-crowd = on ne divertit pas une foule hostile
error-villains-watch = le cabotinage ne peut rien contre des vilains
error-new-skill = « { $what } » n’est pas sur la fiche, et ressemble à ce qui y est (une compétence nouvelle s’y inscrit d’abord au rang 0)
error-weapon = la table ne connaît pas l’arme { $weapon }
error-weapons-known = { $refusal } ; choisissez parmi { $allowed }
error-weapon-mode = { $weapon } ne se trouve pas dans la table : { $mode }
error-no-firearm = une poudrière ne sert qu’aux armes à feu, pas à { $weapon }
