## References and rolls

books = Références
    .about = Le livre, la page et la colonne derrière une référence comme GM170b.
    .example-1 = le Guide du Maître, page 170
    .example-2 = le Guide du Joueur, page 127
    .example-3 = le supplément Eisen
lookup = Tables des livres
    .about = Ce que seuls les livres impriment et sur quoi rien ne se lance : compétences de défense, faiblesses, effets de la réputation, poisons, opportunités héroïques, construction de navires.
    .example-1 = bâtir un navire
pool = Plus de dix dés
    .about = Ce que l’on lance et garde vraiment : héroïsme compris, dix dés au plus.
    .example-1 = 12g6
    .example-2 = 15g10
    .example-3 = 9g3 et trois dés d’héroïsme
roll = Jet de dés
    .about = Lancer X, garder les Y meilleurs ; les 10 explosent.
    .sought = lancer des dés, XgY, jeter, garder
    .example-1 = 5g3
    .example-2 = 12g6
    .example-3 = sans explosion, un héroïsme
test = Jet simple
    .about = Le total atteint-il le ND, avec augmentations annoncées et gratuites ?
    .sought = niveau de difficulté, ND, réussir
    .example-1 = 5g3 contre 15
    .example-2 = un dé d’héroïsme en réserve
    .example-3 = augmentation gratuite
    .example-4 = blessé grave contre 30
opposed = Jet d’opposition
    .about = Chacun contre cinq fois le trait de l’autre, jusqu’à ce que l’un l’emporte.
    .example-1 = 3g2 contre 4g2, blessés
    .example-2 = 5g3 contre 4g3
skill_roll = Jet de compétence
    .about = Trait + compétence lancés, trait gardé, pénalités comprises.
    .example-1 = deux dés de moins, ND 12
    .example-2 = une augmentation, ND 15
    .example-3 = sans difficulté fixée
perception = Jet de perception
    .about = Un jet d’Esprit, avec un dé de plus pour les sens aiguisés.
    .example-1 = un guetteur ordinaire
    .example-2 = des sens aiguisés

## The turn

initiative = Initiative
    .about = Les phases où l’on pourra agir ce tour-ci.
    .example-1 = panache 2
    .example-2 = panache 3
    .example-3 = une escouade, menace 1
phase_order = Ordre de la phase
    .about = Qui agit dans cette phase, et dans quel ordre.
    .example-1 = deux hommes en phase 4
action = Emploi d’un dé d’action
    .about = Agir, mettre en réserve, employer sa réserve ou interrompre : est-ce permis, et que reste-t-il en main ?
    .example-1 = attaquer à sa phase
    .example-2 = interrompre pour parer
    .example-3 = un dé à peine réservé
passive_defence = Défense passive
    .about = Le nombre qu’une attaque doit atteindre.
    .example-1 = debout, défense 2
    .example-2 = au sol, défense 4
    .example-3 = un rang de moins

## Blows and wounds

attack = Attaque
    .about = Un coup de mêlée entier : augmentations, attaque, défense active, dommages, jet de blessure.
    .example-1 = un coup de rapière
    .example-2 = une cible qui peut éviter
    .example-3 = sabre en main gauche
attack_brutes = Attaque d’une bande de brutes
    .about = Un seul coup contre plusieurs brutes : combien en viser ?
    .example-1 = six brutes, un coup
    .example-2 = trois brutes d’un coup
brute_attack = Attaque par une bande de brutes
    .about = Une bande attaque d’un bloc : coups portés, blessures et état de la cible.
    .example-1 = six brutes contre un héros
    .example-2 = un héros qui peut éviter
    .example-3 = seulement compter les coups
support = Soutien de brutes
    .about = Ce que les brutes ajoutent aux jets de leur chef.
    .example-1 = le vilain et cinq brutes
active_defence = Défense active
    .about = Éviter un coup dont on connaît le total.
    .example-1 = parer un coup à 19
    .example-2 = une arme qui pare mal
riposte = Riposte
    .about = Un coup porte ; celui qui l’encaisse frappe ensuite une fois par dé gardé : que coûte-t-il à chacun ?
    .example-1 = parer puis rendre le coup
interruption = Interrompre ou attendre
    .about = Un coup porte : l’éviter avec un dé en réserve ou une interruption, ou garder les dés pour frapper à son tour ?
    .example-1 = un dé gardé contre 22
    .example-2 = interrompre un coup à 30
ranged_attack = Attaque à distance
    .about = Un tir ou un lancer : portée, attaque, dommages, jet de blessure.
    .sought = pistolet, mousquet, arc, tirer, arbalète
    .example-1 = un pistolet à 14 m
    .example-2 = un couteau lancé de près
damage = Dommages
    .about = Les blessures légères d’un coup qui porte.
    .example-1 = rapière et augmentation
    .example-2 = deux pistolets
    .example-3 = un couteau lancé
improvised_weapon = Arme improvisée
    .about = Les dommages d’un objet, et se brise-t-il ?
    .sought = chaise, bouteille, tabouret
    .example-1 = une bouteille cassée
    .example-2 = un tabouret
    .example-3 = une barre de fer
wound_check = Jet de blessure
    .about = Ce que les blessures légères deviennent, et l’état où elles laissent.
    .sought = encaisser, assommé, mort
    .example-1 = dix légères et 15 de plus
    .example-2 = par une balle
    .example-3 = un homme de main
movement = Déplacement
    .about = Ce que coûte un changement de niveau dans le décor, ou ce que fait une chute.
    .example-1 = descendre d’un niveau
    .example-2 = monter d’un niveau
    .example-3 = tomber de trois niveaux
duel_blow = Coup dans un combat
    .about = Une attaque, avec ce qu’elle coûte aux deux camps : dé d’action et dés d’héroïsme.
    .example-1 = une rapière à éviter
duel = Duel
    .about = Un combat entier entre deux personnages, phase par phase.
    .sought = combat singulier, escrime
    .example-1 = Athos contre Rochefort
    .example-2 = Rochefort surpris

## Other damage

surprise = Surprise
    .about = Discrétion ou guet-apens contre l’œil de la victime.
    .example-1 = approcher en silence
    .example-2 = un guet-apens
fall = Chute
    .about = Un dé par tranche de trois mètres, ou par niveau de décor.
    .sought = tomber d’un toit, chuter, hauteur
    .example-1 = onze mètres sur du dur
    .example-2 = deux dés, déjà blessé
    .example-3 = trente mètres sur du mou
explosion = Explosion
    .about = Fuir à temps, ou subir l’explosif.
    .sought = bombe, poudre, grenade
    .example-1 = plonger à l’abri
    .example-2 = sans pouvoir fuir

## Tables

table-books = Livres cités
key-code = Code
table-gj194 = Compétences de défense
table-gj197a = Armes improvisées
table-gm170b = Points par coup d’une bande
key-number = Numéro
key-book_table = Table
    .help = Une table que le résumé ne fait que citer. Sans fichier à vous, on vous demande de l’ouvrir.
key-entry = Entrée
    .help = Le nom, le numéro ou le nombre de points sous lequel chercher.
value-gj194 = compétences de défense
value-gj128b = faiblesses des vilains
value-gj130b = effets de la réputation
value-gm187b = poisons
value-gm176 = opportunités héroïques (Guide du Maître)
value-mon103 = opportunités héroïques (Montaigne)
value-cm4 = construction de navires
slot-gj194 =
    .book = Guide du Joueur
    .page = p. 194
slot-gj197a =
    .book = Guide du Joueur
    .page = p. 197a
slot-gm170b =
    .book = Guide du Maître
    .page = p. 170b

## Rolls

roll-total = Jet
roll-test = Jet
roll-attacker = Jet de l’attaquant
    .whose = attacker
roll-defender = Jet du défenseur
    .whose = defender
roll-initiative = Initiative
roll-attack = Attaque
    .whose = attacker
roll-active_defence = Défense active
    .whose = defender
roll-damage = Dommages
roll-wound_check = Jet de blessure
roll-escape = Fuite
roll-attacker_initiative = Initiative de l’attaquant
    .whose = attacker
roll-defender_initiative = Initiative du défenseur
    .whose = defender
roll-order = Tirage de l’ordre

## Questions

ask-raises = Combien d’augmentations sur un ND de { $nd } ?
    .short = Augmentations
    .usual = n’annonce aucune augmentation
choice-raises =
    { $value ->
        [0] aucune
        [one] { $value } augmentation
       *[other] { $value } augmentations
    }
ask-heroism_test = Combien de dés d’héroïsme sur ce jet ?
    .short = Héroïsme
    .usual = garde ses dés d’héroïsme
ask-damage_raises = Le ND est { $nd }. Combien d’augmentations pour les dommages ?
    .short = Augmentations, dommages
    .usual = n’annonce aucune augmentation pour les dommages
choice-damage_raises =
    { $value ->
        [0] aucune
        [one] { $value } augmentation
       *[other] { $value } augmentations
    }
ask-heroism_attack = Combien de dés d’héroïsme pour l’attaque ?
    .short = Héroïsme, attaque
    .usual = garde ses dés d’héroïsme à l’attaque
ask-heroism_defence = Combien de dés d’héroïsme pour éviter le coup ?
    .short = Héroïsme, défense
    .usual = garde ses dés d’héroïsme en défense
ask-heroism_damage = Combien de dés d’héroïsme pour les dommages ?
    .short = Héroïsme, dommages
    .usual = garde ses dés d’héroïsme pour les dommages
ask-heroism_wound = Combien de dés d’héroïsme pour le jet de blessure ?
    .short = Héroïsme, blessure
    .usual = garde ses dés d’héroïsme au jet de blessure
ask-defend = Le coup porte ; il faut { $nd } pour l’éviter. Dépenser un dé d’action ?
    .short = Éviter
    .usual = { $answers }, à chaque coup
ask-extra_targets = Combien de brutes viser en plus de la première ?
    .short = Cibles
    .usual = ne vise qu’une brute
ask-move = Tour { $turn }, phase { $phase } : que faire ?
    .short = Action
    .usual = agit selon son style, avec les dés de la phase
choice-move =
    { $use ->
        [act] { $purpose ->
            [attack] attaquer
           *[other] faire autre chose
        }
        [held] { $purpose ->
            [attack] attaquer avec le dé { $first } en réserve
           *[other] faire autre chose avec le dé { $first } en réserve
        }
        [interrupt] faire autre chose par interruption, avec { $first } et { $second }
        [hold] mettre un dé en réserve
        [step_down] descendre d’un niveau, gratuit avec une action
       *[pass] passer
    }
ask-payment = Avec quels dés payer la défense active ?
    .short = Paiement
    .usual = paie selon son style
choice-payment =
    { $use ->
        [held] le dé { $first } en réserve
        [interrupt] une interruption, avec { $first } et { $second }
       *[act] un dé de cette phase
    }
ask-parry_or_wait =
    { $dice ->
        [one] Le coup porte ; il faut { $nd } pour l’éviter. Dépenser le dé, ou le garder pour frapper ?
       *[other] Le coup porte ; il faut { $nd } pour l’éviter. Dépenser les { $dice } dés, ou les garder pour frapper ?
    }
    .short = Éviter
    .usual = évite le coup plutôt que d’attendre
choice-parry_or_wait-parry = éviter le coup
choice-parry_or_wait-wait = encaisser et frapper plus tard

## Notes

note-pool =
    { $stated_rolled }g{ $stated_kept } devient { $rolled }g{ $kept }{ $bonus ->
        [0] .
       *[other] , { $bonus } points en plus.
    }
note-tested =
    { $success ->
        [true] { $total } contre { $nd } : réussi.
       *[false] { $total } contre { $nd } : raté.
    }
note-contest = Il faut { $attacker } à l’attaquant, { $defender } au défenseur.
note-again = Personne ne l’emporte : on relance.
note-attacked =
    { $hit ->
        [true] { $total } contre { $nd } : le coup porte.
       *[false] { $total } contre { $nd } : manqué.
    }
note-defended =
    { $avoided ->
        [true] { $total } contre { $nd } : le coup est évité.
       *[false] { $total } contre { $nd } : le coup n’est pas évité.
    }
note-brute_out = La brute tombe.
note-wounds =
    { $total } contre { $nd } : { $gained ->
        [0] aucune blessure grave.
        [one] { $gained } blessure grave, { $state }.
       *[other] { $gained } blessures graves, { $state }.
    }
note-range = Modificateur de portée : { $modifier }.
note-out_of_range = La cible est au-delà de la portée de { $range } m.
note-turn = Tour { $turn }.
note-intimidated =
    { $dice ->
        [one] { $who }, intimidé : { $dice } dé de moins dans toutes ses actions contre l’autre.
       *[other] { $who }, intimidé : { $dice } dés de moins dans toutes ses actions contre l’autre.
    }
note-taunted =
    { $raises ->
        [one] { $who }, provoqué : { $raises } augmentation pour rien dans toutes ses actions contre l’autre.
       *[other] { $who }, provoqué : { $raises } augmentations pour rien dans toutes ses actions contre l’autre.
    }

## Errors

error-exclusive = ne se donne pas avec { $other }
error-out = ce personnage est déjà hors de combat
error-broadsides = { $port } canons à bâbord et { $starboard } à tribord ne font pas { $brawn }
error-reference = « { $ref } » n’est pas une référence ; écrire le livre, la page et la colonne, comme GM170b
error-book = { $book } n’est pas un livre ; choisir parmi { $allowed }
error-never-decided = cette opposition ne se décidera jamais : il faut { $attacker } et { $defender }, hors d’atteinte de ces dés
error-die-behind = le dé { $face } est passé à la phase { $phase } : il est en réserve ou perdu
error-die-ahead = le dé { $face } n’est pas encore en réserve à la phase { $phase }
error-no-active-defence = pas de défense active contre une arme à feu
error-firearms-only = réservé aux armes à feu
error-too-few-brutes = il n’y a que { $brutes } brutes
error-no-support = des brutes ne soutiennent qu’un vilain ou un homme de main
error-fall-upwards = on tombe vers un niveau plus bas
