## Chapter

chapter-mass_battle = Combat de masse

## Procedures

mass_preparation = Phase préparatoire
    .about = L’intendance et le général avant la bataille : combien d’augmentations gratuites ?
    .example-1 = l’intendant et le général
mass_modifiers = Modificateurs d’une armée
    .about = Tout ce qui s’ajoute au jet global d’un général.
    .example-1 = tout ce qui compte
    .example-2 = moins nombreux mais à l’abri
mass_turn = Tour de bataille
    .about = Le jet global des deux généraux : qui gagne le tour ?
    .example-1 = à +2, sans explosion
    .example-2 = deux augmentations gratuites
mass_battle = Bataille
    .about = Tour après tour, jusqu’à ce qu’un général en gagne trois de suite.
    .sought = armées, guerre, combat de masse
    .example-1 = à +2, sans explosion
    .example-2 = des égaux, quatre tours
hero_in_battle = Héros dans la bataille
    .about = Le jet personnel d’un héros : blessures, réputation, opportunité héroïque.
    .example-1 = un héros engagé
aftermath = Après la bataille
    .about = Pertes, réputation et butin.
    .example-1 = une défaite honorable
    .example-2 = une victoire
    .example-3 = une défaite sans gloire
volley = Salve d’armes à feu
    .about = Un petit groupe tire sur un autre : combien de coups au but, et sur qui ?
    .example-1 = cinq brutes tirent
    .example-2 = sur un groupe et son chef
    .example-3 = sur un vilain et ses brutes
volley_wounds = Blessures d’une salve
    .about = Ce que les coups d’une salve font à un homme de main ou à un vilain : blessures légères, puis jet de blessure.
    .example-1 = deux balles, homme de main

## Tables

table-eis101 = Tactiques militaires
table-eis101b = Cavalerie et artillerie
table-eis102 = Modificateurs conditionnels
table-eis103 = Niveaux de fortification
table-eis103b = Pertes après la bataille
table-gm175 = Sort des héros
table-gm176 = Opportunités héroïques
table-mon103 = Opportunités héroïques (Montaigne)
table-gm177 = Butin
table-mon101 = Blessures d’une salve
slot-eis101 =
    .book = Eisen
    .page = p. 101
slot-eis101b =
    .book = Eisen
    .page = p. 101
slot-eis102 =
    .book = Eisen
    .page = p. 102
slot-eis103 =
    .book = Eisen
    .page = p. 103
slot-eis103b =
    .book = Eisen
    .page = p. 103
slot-gm175 =
    .book = Guide du Maître
    .page = p. 175
slot-gm176 =
    .book = Guide du Maître
    .page = p. 176-177
slot-mon103 =
    .book = Montaigne
    .page = p. 103
slot-gm177 =
    .book = Guide du Maître
    .page = p. 177
slot-mon101 =
    .book = Montaigne
    .page = p. 101

## Keys

key-quartermaster = Responsable de l’intendance
    .help = Celui qui tient l’intendance : ses rangs.
key-logistics = Logistique
    .help = Rang du responsable de l’intendance dans Logistique.
key-general = Général
    .help = Celui qui mène l’armée.
key-incitation = Galvaniser
    .help = Rang du général dans Galvaniser.
key-strategy = Stratégie
    .help = Rang dans Stratégie : le jet global d’un général.
key-tactics = Tactique
    .help = Rang dans Tactique : le jet personnel d’un héros dans la bataille.
key-heroic = Opportunités héroïques
    .help = Points gagnés par les opportunités des tours précédents.
key-officers = Officiers
    .help = Le rang de Commandement de chaque PJ officier (lieutenant ou plus).
key-tactic = Tactique militaire
    .help = Modificateur de la tactique choisie, pour l’agresseur.
key-condition_names = Conditions de la table
    .help = Leurs noms dans la table de la page 102 d’Eisen ; ou bien donnez la somme des conditions.
key-conditions = Conditions
    .help = Terrain, rapport des forces, présence des héros ; l’avantage numérique à part.
key-numbers = Avantage numérique
    .help = Ce que vaut le surnombre ; une fortification le multiplie.
key-fortification = Niveau de fortification
    .help = Le niveau des retranchements ; 0 : aucun.
key-fortification_kind = Nature de la fortification
    .help = Son nom dans la table de la page 103 d’Eisen ; ou bien donnez le niveau.
key-condition = Condition
key-general_personal = Jet personnel du général
key-aggressor_bonus = Bonus de l’agresseur
    .help = Modificateur net de tactique de chaque général quand il est l’agresseur.
key-engagement = Engagement
    .help = Soutien, désengagé, engagé ou première ligne. Sans réponse, le héros choisit, et le livre dit la suite.
key-modifier = Modificateur
    .help = Ce que l’unité du héros ajoute à son jet personnel.
key-unit = Unité
    .help = Cavalerie ou artillerie, telle que la table de la page 101 d’Eisen la nomme ; ou bien donnez le modificateur.
key-general_with_officers = Général avec officiers
    .help = Le héros est général et a des officiers sous ses ordres : −2.
key-hero = Héros
key-battle_reputation = Réputation de la bataille
    .help = Le compte tenu à part pendant la bataille.
key-reputation = Réputation
    .help = Points de réputation ; un dé par tranche de 10.
    .help-hero_in_battle = La réputation que rapporte cette ligne.
key-opportunity = Opportunité héroïque
    .help = Cette ligne offre une opportunité héroïque.
key-opportunities = Liste des opportunités
    .help = Le livre où une opportunité héroïque se choisit ou se tire. Sans réponse, elle est seulement annoncée.
key-opportunity_name = Opportunité
key-score = Score
key-won = Gagnée
    .help = Le camp du héros a gagné la bataille.
key-charge = Avantage Charge
    .help = Rang de l’avantage Charge, ajouté au jet de butin.
key-look_up = Chercher dans les livres
    .help = Les tables de pertes et de butin. Si elles sont remplies, elles sont lues de toute façon.
key-loss_roll = Dé de pertes
key-loss_roll_loser = Dé de pertes des vaincus
key-loot_score = Score de butin
key-loot = Butin
key-winner_wounded = Blessés des vainqueurs
key-winner_killed = Tués des vainqueurs
key-loser_wounded = Blessés des vaincus
key-loser_killed = Tués des vaincus
key-attacker_tactic = Tactique de l’agresseur
    .help = Son nom dans la table de la page 101 d’Eisen ; ou bien donnez le modificateur.
key-defender_tactic = Tactique du défenseur
    .help = La tactique de l’autre armée, choisie en secret.
key-squads = Bandes de brutes
    .help = Les bandes qui tirent ensemble.
    .also = bandes
key-henchmen = Hommes de main
    .help = Chacun compte pour 2 dans la salve.
key-villains = Vilains
    .help = Chacun compte pour 3 dans la salve ; les héros aussi.
key-target = Cible
    .help = Ceux qui sont visés. Sans réponse, seul le nombre de coups est donné.
key-brutes_dead = Brutes tuées
key-henchmen_hit = Hommes de main touchés
key-villains_hit = Vilains touchés

## Values

value-reserve = soutien
value-disengaged = désengagé
value-engaged = engagé
value-front_line = première ligne
value-nobody = personne
value-reroll = relancer
value-tie = égalité
value-brutes = brutes
value-henchmen = hommes de main
value-villains = vilains
value-again = déjà touché
value-heroic_opportunity = une opportunité héroïque
value-draw = tirer au sort

## Throws, questions, notes

roll-aggressor = Jet global de l’agresseur
roll-other_general = Jet global de l’autre général
roll-logistics = Logistique
roll-incitation = Galvaniser
roll-personal = Jet personnel
roll-battle_damage = Dommages de la bataille
roll-losses = Pertes
roll-loser_losses = Pertes des vaincus
roll-loot = Butin
roll-volley = Salve
roll-surplus = Coup restant
roll-opportunity = Opportunité héroïque
ask-tactic = Quelle tactique militaire, en secret ?
    .short = Tactique
    .usual = prend la première tactique de la table
ask-spend_raises = Combien d’augmentations gratuites sur ce jet global ?
    .short = Augmentations gratuites
    .usual = garde ses augmentations gratuites
ask-engagement = Quel niveau d’engagement ce tour ?
    .short = Engagement
    .usual = s’engage au niveau { $answers }
ask-opportunity = Quelle opportunité héroïque saisir ?
    .short = Opportunité
    .usual = tire l’opportunité au sort
choice-opportunity =
    { $value ->
        [draw] en tirer une au sort
       *[other] { $name }
    }
note-battle_turn =
    { $turn ->
        [0] Un nouveau tour. Agresseur : { $who }.
       *[other] Tour { $turn }. Agresseur : { $who }.
    }
note-global_rolls =
    { $winner ->
        [tie] { $aggressor } contre { $other } : personne ne remporte le tour.
        [attacker] { $aggressor } contre { $other } : l’agresseur remporte le tour.
       *[defender] { $aggressor } contre { $other } : l’agresseur est repoussé.
    }
note-turn_won =
    { $wins ->
        [3] Trois tours de suite : { $who } remporte la bataille.
        [2] Deuxième tour de suite : { $who }.
       *[1] Tour remporté : { $who }.
    }
note-turn_drawn =
    { $tie ->
        [reroll] Égalité : les deux généraux relancent.
       *[nobody] Égalité : toute série de victoires est rompue.
    }
note-tactics = Les tactiques donnent { $modifier } à l’agresseur.
note-personal_score = Score { $score }.
note-battle_reputation = Réputation { $gained } ; { $points } pour cette bataille.
note-opportunity = Opportunité héroïque : choisissez ou tirez-en une (Guide du Maître, p. 176-177 ; Montaigne, p. 103).
note-volley =
    Niveau de salve { $level } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }.
note-volley_size = Un groupe de { $people } : la règle est faite pour 20 à 30 individus.

## Errors

error-no-target = il n’y a personne à toucher
error-table-rows = les lignes de la table ne se suivent pas à partir de { $score }
