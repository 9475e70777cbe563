# Les chroniques : des pièces que l’on garde, et le journal de ce qui leur est arrivé

error-entry = une entrée est un objet avec add, edit, remove ou do
error-piece-name = « { $name } » ne peut pas être un nom : des lettres ou des chiffres, sans « / », ni « : », « @ » ou « - » au début
error-no-pieces = { $id } n’a pas de pièces à garder ; jeux qui en ont : { $known }
error-no-piece = aucune pièce ne s’appelle { $name }{ $known ->
    [none] {""} : il n’y en a pas encore
   *[other]  ; les plus proches : { $known }
  }
error-piece-there = il y a déjà une pièce de ce nom
error-piece-kind = { $name } est de la sorte « { $kind } » ; il faut ici : { $wanted }
error-sheet-kind = cette fiche est de la sorte « { $kind } » ; il faut ici : { $wanted }
error-piece-twice = { $name } y tient déjà un rôle
error-piece-both = { $name } remplit une clé qu’une autre pièce a remplie
error-piece-changed = cette pièce n’est plus comme au début de la procédure : rien n’a été inscrit
error-no-role = aucune pièce ne peut tenir ce rôle dans { $id } ; rôles pour des pièces : { $roles }
error-no-entry = le journal est vide
error-no-such-entry = il n’y a pas de telle entrée ; la dernière porte le numéro { $last }
error-not-a-correction = on ne peut annuler que la dernière entrée, ou une correction à la main
error-not-a-run = cette entrée n’est pas une procédure
error-not-over = cette procédure demande encore quelque chose : jouez-la jusqu’au bout
error-later-entry = l’entrée { $later } repose sur elle ({ $reason })
error-later-correction = l’entrée { $later } repose sur elle : { $piece }.{ $keys } ({ $reason })
error-after-differs = les événements de cette entrée mènent à d’autres fiches que celles qu’elle dit
error-other-course = sans elle, le déroulement ne serait plus le même
error-not-a-chronicle = ce n’est pas une chronique
error-chronicle-version = la version { $version } des chroniques n’est pas connue ici : mettez Jacta à jour
error-chronicle-changed = « { $title } » a changé entre-temps, peut-être dans une autre fenêtre. Rien n’a été écrit : regardez de nouveau, puis recommencez
error-which-chronicle = dites quelle chronique{ $known ->
    [none] {""} : il n’y en a pas encore, « jacta chronique commencer NOM JEU » en commence une
   *[other] {""} : { $known }
  }
error-no-such-chronicle = aucune chronique ne s’appelle { $name }{ $known ->
    [none] {""} : il n’y en a pas encore, « jacta chronique commencer NOM JEU » en commence une
   *[other]  ; il y a { $known }
  }
error-reason = dites pourquoi : une correction à la main a une raison

cli-chronicle = Ce que vous possédez, gardé : des pièces, et le journal de ce qui leur est arrivé.
cli-chronicle-list = Les chroniques que vous gardez.
cli-chronicle-new = Commencer la chronique d’un jeu.
cli-chronicle-show = Les pièces, ou la fiche de l’une d’elles et ce qu’elle peut faire.
cli-chronicle-add = Ajouter une pièce : une pile, une flotte, un héros…
cli-chronicle-edit = Corriger une pièce à la main, avec une raison.
cli-chronicle-remove = Retirer une pièce.
cli-chronicle-do = Jouer une procédure avec vos pièces ; ce qu’elle rend est gardé.
cli-chronicle-delete = Supprimer une chronique pour de bon.
cli-opt-yes-delete = sans demander
cli-chronicle-undo = Annuler la dernière entrée, ou une correction par son numéro.
cli-chronicle-journal = Ce qui est arrivé aux pièces ; le récit d’une entrée par son numéro.
cli-chronicle-copy = Copier une chronique : une branche qui suit sa propre voie.
cli-chronicle-rename = Donner un autre titre à une chronique.
cli-chronicle-export = Écrire toute la chronique dans un fichier JSON.
cli-chronicle-import = Reprendre la chronique d’un fichier ; tout ce qui a été joué est rejoué.
cli-opt-chronicle = la chronique : son nom, ou un fichier (par défaut : la seule qu’il y ait, ou la seule du jeu)
cli-opt-after = les chances de ce qui reste de cette pièce
cli-opt-sheet = la fiche dans un fichier : JSON, TOML ou @EXEMPLE
cli-opt-reason = pourquoi
cli-opt-renamed = le nom qu’elle porte désormais
cli-opt-owner = le joueur à qui est la pièce
cli-opt-hidden = la cacher aux autres joueurs, ou la montrer
cli-opt-yes = inscrire sans demander
cli-opt-at-once = d’un trait : les décisions selon --reponse, sinon comme d’habitude
cli-opt-html = les pièces et le journal en page à imprimer
cli-arg-chronicle = nom de la chronique, ou un fichier
cli-arg-chronicle-file = le fichier
cli-arg-new-title = le nouveau titre
cli-arg-piece = nom de la pièce
cli-arg-kind = sa sorte : « jacta chronique commencer » nomme celles du jeu
cli-arg-sheet = la fiche, par clé ou par libellé : hommes=3, chefs.0.rang=2, héros=@FICHIER
cli-arg-with-pieces = les données ; une pièce par son nom : attaquant=:Janissaires
cli-arg-correction = numéro d’une correction
cli-arg-entry = numéro d’une entrée
metavar-piece = PIÈCE
metavar-kind = SORTE
metavar-text = TEXTE
flag-chronicle = chronique
flag-after = apres
flag-reason = raison
flag-name = nom
flag-owner = proprietaire
flag-at_once = d-un-trait
flag-yes = oui
flag-hidden = cachee
flag-shown = visible

chronicle-about = { $pieces ->
    [one] 1 pièce
   *[other] { $pieces } pièces
  }, { $entries ->
    [one] 1 entrée
   *[other] { $entries } entrées
  }
chronicle-folder = Elles sont gardées dans { $folder }
chronicle-begun = { $file } est commencé.
chronicle-renamed = Elle s’appelle désormais { $title } : { $file }
chronicle-kinds = Sortes de pièces : { $kinds }
chronicle-empty = Pas encore de pièce.
chronicle-can-do = Peut prendre part à
chronicle-will-change = Voici ce qui changera :
chronicle-apply = L’inscrire ? (o/n)
chronicle-yes = o
chronicle-applied = C’est inscrit.
chronicle-not-applied = Rien n’est inscrit : rien n’a changé.
chronicle-undone = Annulé :

piece-gone = n’est plus
piece-new = nouvelle pièce, tirée de { $of } : { $sheet }
piece-same = comme avant
piece-hidden = cachée
key-gone = Perdue
journal-title = Journal
journal-add = { $name } est là : { $kind }
journal-sheet = La fiche d’alors
journal-edit = { $name }, correction à la main : { $reason }
journal-remove = Retrait de { $name }
journal-renamed = s’appelle désormais { $name }
journal-owner = appartient à { $owner }
journal-hidden = cachée désormais
journal-shown = visible de tous désormais
journal-aside = mis de côté : rien n’a changé

# Les chroniques que l’on partage

error-unknown-chronicle = aucune chronique ne répond à ce lien. Vérifiez qu’il est complet ; son propriétaire a pu la supprimer
error-chronicle-owner-only = seul qui tient la chronique peut le faire, avec son propre lien
error-reader = avec ce lien, on lit
error-not-your-piece = cette pièce n’est pas à vous
error-no-own-piece = une de vos propres pièces doit prendre part
error-not-your-entry = seul l’auteur de la dernière entrée peut l’annuler, ou qui tient la chronique
error-chronicle-gone-on = la chronique a continué entre-temps : rien n’a été écrit. Regardez de nouveau, puis recommencez
error-chronicle-crowded = trop de monde écrit en même temps : rien n’a été écrit, réessayez
error-many-entries = une chronique compte au plus { $most } entrées ; continuez dans une nouvelle, avec les pièces telles qu’elles sont
error-many-players = une chronique compte au plus { $most } joueurs
error-doing-there = une procédure est déjà en cours : inscrivez-la, ou mettez-la de côté
error-no-doing = aucune procédure n’est en cours
error-not-your-seat = ici, c’est un autre joueur qui décide
error-not-your-run = seul qui l’a commencée l’inscrit ou la met de côté, ou qui tient la chronique
error-later-entries = une entrée plus récente repose sur elle
web-problem-chronicle-changed = La chronique a continué

# Les pages des chroniques

chronicles-places = Chroniques
chronicles-mine = Mes chroniques
chronicles-about = Ce que vous possédez, saisi une fois : piles, flottes, héros. Ils entrent dans toute procédure, en sortent changés, et sont gardés, avec le journal de ce qui leur est arrivé.
chronicles-none = Ce navigateur ne connaît pas encore de chronique.
chronicles-begin = Commencer une chronique
chronicles-game = Jeu
chronicles-title = Titre
chronicles-players = Joueurs : un lien chacun
chronicles-player = Nom d’un joueur
chronicles-import = En reprendre une d’un fichier
chronicles-kind-owner = Vous tenez cette chronique
chronicles-kind-player = Vous jouez { $name }
chronicles-kind-reader = Vous lisez
chronicles-pieces = Pièces
chronicles-add = Ajouter une pièce
chronicles-sample = D’après un exemple
chronicles-samples = Exemples
chronicles-together = Chaque joueur décide pour ses propres pièces
chronicles-waits = On attend { $players }.
chronicles-keeper = qui tient la chronique
chronicles-through = Décider le reste comme d’habitude
chronicles-name = Nom
chronicles-owner = Appartient à
chronicles-hide = Cachée aux autres joueurs
chronicles-reason = Pourquoi
chronicles-to-its-sheet = Compléter la fiche
chronicles-correct = Corriger à la main
chronicles-remove = Retirer cette pièce
chronicles-can-do = Que faire maintenant ?
chronicles-under-way = En cours : { $title }.
chronicles-go-on = Continuer
chronicles-by-hand = à la main
chronicles-take-over = Reprendre ces pièces
chronicles-dice-system = { $chance ->
    [dice] Jacta lance
   *[none] Commencer
  }
chronicles-dice-mine = Mes propres dés
chronicles-odds = D’abord les chances
chronicles-prospects = Ce qu’elles peuvent devenir
chronicles-more = et { $count } de moins probables
chronicles-no-pieces-chosen = Choisissez d’abord une pièce.
chronicles-apply = Inscrire
chronicles-aside = Mettre de côté
chronicles-undo = Annuler
chronicles-nothing-yet = Il ne s’est encore rien passé.
chronicles-print = Page à imprimer
chronicles-download = Télécharger
chronicles-share = Titre, liens et branches
chronicles-rename = Changer le titre
chronicles-branch = Titre de la branche
chronicles-share-about = Un lien est une clé : qui le détient est ce joueur. Les joueurs voient ce qui ne leur est pas caché, et agissent avec leurs propres pièces.
chronicles-readers = Lecteurs
chronicles-invite = Un joueur de plus
chronicles-copy = Copier en branche
chronicles-delete = Supprimer cette chronique
chronicles-delete-about = Avec elle partent ses pièces, son journal et tous ses liens. Téléchargez-la d’abord si vous pourriez la vouloir de nouveau.
chronicles-map = La carte
chronicles-draw = Dessiner la carte
chronicles-tap = Touchez un champ de cases, puis les cases sur la carte : chacune s’y ajoute, ou s’en retire.
chronicles-hand = La main du maître de jeu
chronicles-figure = Chiffre
chronicles-value = Nouvelle valeur
chronicles-join = Faire entrer
chronicles-newcomer = Qui arrive
chronicles-leave = Faire sortir
chronicles-leaver = Qui s’en va
error-piece-or-sheet = dites soit une pièce, soit une fiche
chronicles-not-here = Rien ici

# La main du maître de jeu, au cours d’une procédure

tell-correct = à la main : { $changes } ({ $reason })
tell-join = à la main : { $name } arrive ({ $reason })
tell-leave = à la main : { $name } s’en va ({ $reason })
error-nobody-joins = personne ne peut se joindre à { $id } en cours de route
error-no-figure = il n’y a pas ici de tel chiffre à corriger
error-correction = les règles ne vont pas plus loin à partir de là ({ $reason })
play-word-correct = corriger
play-help-correct = À la main : { $correct } CLÉ=VALEUR pourquoi. Le récit le dit.
play-word-join = arriver
play-word-leave = partir
play-help-join = À la main : { $join } @EXEMPLE pourquoi (ou @FICHIER, CLÉ=VALEUR… ; dans une chronique :PIÈCE). Le récit le dit.
play-help-leave = À la main : { $leave } NOM pourquoi. Le récit le dit.

# Ce que gardent les joueurs

show-sheet = Fiche
show-keep = En garder une dans une chronique
show-samples = exemples : { $names }
show-kept-in = Tenu par une partie de
show-kept-on = Sur la fiche de : { $kinds }
kind-piece = Sorte de pièce
kind-tracker = Suivi
page-tracked = Ce que gardent les joueurs
page-tracked-about = Les sortes de pièces d’une chronique, et ce dont le document tient le compte.
chronicle-delete-really = La supprimer pour de bon ? (o/n) 
chronicle-deleted = { $file } est supprimée.
chronicle-not-deleted = Rien n’a été supprimé.
