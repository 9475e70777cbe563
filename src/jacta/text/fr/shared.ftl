# Erreurs : après la clé qu’elles nomment.
error-missing = cette valeur est obligatoire
error-missing-choice = cette valeur est obligatoire ; choix possibles : { $allowed }
error-missing-inside = cette valeur est obligatoire, avec { $keys }
error-missing-more = { $refusal } ; il manque aussi { $others }
error-extra-forbidden = clé inconnue
error-choice = { $value } n’est pas permis ; choix possibles : { $allowed }
error-ge = { $value } est trop petit ; au moins { $limit }
error-gt = { $value } est trop petit ; plus de { $limit }
error-le = { $value } est trop grand ; au plus { $limit }
error-lt = { $value } est trop grand ; moins de { $limit }
error-multiple-of = { $value } n’est pas un multiple de { $limit }
error-too-short = { $actual ->
    [one] { $actual } élément, il en faut au moins { $limit }
   *[other] { $actual } éléments, il en faut au moins { $limit }
  }
error-too-long = { $actual ->
    [one] { $actual } élément, { $limit } au plus
   *[other] { $actual } éléments, { $limit } au plus
  }
error-empty-text = le texte est vide
error-not-json = ce n’est pas du JSON valide : { $reason }
error-body-given = le corps de la requête, ce sont les données elles-mêmes : envoyez ce qui est sous cette clé, sans la clé
error-body-parameter = ce n’est pas une clé des données : dites-le dans l’adresse, après un point d’interrogation
json-stumbled = ligne { $line }, colonne { $column }
json-too-deep = trop de niveaux
json-long-number = un nombre est trop long
json-odd-text = un texte n’est pas en UTF-8
json-key = une clé n’est pas un texte
json-kind = une valeur du type { $kind } n’y a pas de forme
json-within-itself = quelque chose se contient soi-même
error-said = { $reason }
error-type-int = { $value } n’est pas un nombre entier
error-type-number = { $value } n’est pas un nombre
error-type-bool = { $value } n’est ni oui ni non
error-type-text = { $value } n’est pas un texte
error-stray-word = « { $word } » n’est pas compris ici
error-type-list = { $value } n’est pas une liste
error-type-hex = { $value } n’est pas un hexagone : écrivez son nom, C4 par exemple, ou q,r
error-type-object = { $value } n’est pas compris : il faut des clés, chacune avec sa valeur
error-argument = il faut { $wanted }, et non { $value }
error-not-both = ne se dit pas avec { $other } : l’un et l’autre disent d’où vient le hasard
argument-or = { $one } ou { $other }
argument-text = un texte
argument-int = un nombre entier
argument-number = un nombre
argument-bool = True ou False
argument-object = un dictionnaire
argument-list = une liste
argument-list-of = une liste de { $count }
argument-function = une fonction
argument-choice = l’un de { $allowed }
argument-source = une source de hasard, jacta.dice.Seeded(7) par exemple
argument-other = une valeur du type { $kind }
error-together = « { $value } » n’est pas compris : les valeurs se suivent comme sur le pion, 433 par exemple ({ $keys })
error-dice = { $value } n’est pas une écriture de dés : 3d6, 2d6+3, 7g4 (lancer 7, garder 4) ou 7g4+5
error-dice-sides = ici les dés sont des d{ $sides }
error-dice-bonus = { $bonus } ne s’ajoute à rien ici : seuls les dés comptent
error-dice-kept = ici seul compte le nombre de dés, comme 3d{ $sides } ou 3
error-dice-kept-wanted = combien de dés sont gardés ? écrivez 3g2
error-several-procedures = plusieurs procédures s’appellent { $id }
error-unknown-procedure = aucune procédure ne s’appelle { $id }{ $near ->
    [none] {""}
   *[other]  ; les plus proches : { $near }
  }
error-near = { $refusal } ; vouliez-vous dire { $near } ?
error-known-keys = { $refusal } ; clés possibles : { $known }
error-see-list = { $refusal } ; « jacta liste » les montre toutes
error-empty-slot = { $title } ({ $slot }) est une table que le document n’imprime pas ; voyez { $book }, { $page }, ou remplissez-la dans votre dossier de tables
error-table-key = la table { $table } n’a pas de ligne pour { $key }
error-table-bad-key = { $key } n’est pas une clé de ligne : écrivez un nombre, un intervalle comme "5..6", ou un mot
error-unknown-table = aucune table ne s’appelle { $table } ; il y a { $known }
error-table-file = { $file } : { $reason }
error-table-shape = { $key } doit être { $expected }, comme dans la table remplacée
error-table-row = la ligne { $row } n’a pas de { $key }
error-table-word = ligne { $row } : les règles ne connaissent pas le résultat { $word } ; choix possibles : { $allowed }
error-table-unknown = clé inconnue { $key } ; une table a { $known }
error-table-rows = la table n’a pas de lignes
error-table-cells = la ligne { $row } a { $found } cases, il en faut { $wanted }
error-table-kind = ligne { $row }, { $key } : { $value } n’est pas du genre imprimé à cet endroit
error-table-value = la table n’a pas de [value]
error-table-form = ce n’est pas la forme d’une table
error-illegal-answer = { $answer } n’est pas une réponse permise à { $question } ; choix possibles : { $allowed }
error-book-answer = dites ce que dit la table : { $wanted }
error-book-cells = dites ce que dit la table{ $count ->
    [one] {""} :
   *[other] , dans cet ordre, entre virgules :
  } { $wanted }
book-int = un entier
book-number = un nombre
book-text = un mot
book-bool = oui ou non
error-nothing-asked = rien n’est demandé à quoi cela répondrait
error-no-throw = aucun jet n’est attendu
error-no-undo = il n’y a pas de réponse à reprendre : les dés jetés restent jetés, et ce qui a été révélé reste connu
error-not-your-turn = rien n’est demandé à { $who } maintenant
error-event = un événement est un objet avec l’un de roll, answer, consult
error-rules-changed = cette partie a été sauvée sous Jacta { $version } ; les règles d’aujourd’hui l’auraient jouée autrement ({ $reason })
error-table-changed = la table { $table } n’est plus celle avec laquelle cette partie a été jouée : remettez-la comme elle était, et la partie pourra continuer
error-endless-loop = cela peut tourner sans fin : il n’y a pas de probabilités
error-endless-tally = un total croît sans fin dans une boucle : il n’y a pas de probabilités
error-out-of-reach = { $id } compte trop de positions pour des réponses exactes : on peut simuler, ou jouer la partie
error-exact-up-to = { $id } avec { $key } = { $value } compte trop de positions pour des réponses exactes ; elles vont ici jusqu’à { $key } = { $most } : au-delà, on peut simuler
error-or-search = { $refusal } ; une recherche conseille : { $call }
error-dice-too-far = les totaux de { $count } dés qui explosent se calculent jusqu’à { NUMBER($most) } non compris, pas jusqu’à { NUMBER($cut) } : demandez moins, ou simulez
error-no-seats = { $id } n’a pas de places pour des joueurs automatiques
error-too-few-players = un tournoi demande au moins deux joueurs : dites qui prend quelle place
error-not-a-computer = { $value } n’est pas un joueur automatique
error-best-many = { $question } : seuls deux joueurs peuvent décider en même temps ici
error-best-not-opposed = { $question } : les buts des deux joueurs ne s’opposent pas, une décision secrète n’a donc pas de meilleure réponse unique
error-no-equilibrium = les meilleures réponses des joueurs se poursuivent en rond
error-no-aim = { $who } n’a pas de but habituel{ $players ->
    [none] {""}
   *[other] {""} ; joueurs qui en ont un : { $players }
   }
error-aim-wanted = { $who ->
    [none] dites ce qui vaut le mieux
   *[other] on ne sait pas ce que veut { $who } ; dites-le
  }, par exemple --but { $example }{ $players ->
    [none] {""}
   *[other]  ; joueurs dont le but est connu (--qui) : { $players }
  }
error-aim-key = l’issue n’a pas de { $key } ; elle a { $known }
error-aim-number = { $key } n’est pas un nombre : écrivez { $key }=valeur
error-aim-type = { $kind ->
    [whole] { $key } est un nombre entier, pas { $value }
    [number] { $key } est un nombre, pas { $value }
   *[other] { $key } ne se compare pas à { $value }
  }
error-aim-sign = { $sign } ne compare rien ; écrivez l’un de { $known }
error-aim-list = { $key } en a plusieurs : écrivez { $key }.0{ $sign } pour le premier, { $key }.1{ $sign } pour le deuxième
error-aim-comparison = { $key } est un mot, pas un nombre : écrivez { $key }= ou { $key }!= au lieu de { $sign }
error-best-too-many = il y a ici plus de { $positions } positions, trop pour trouver le meilleur jeu en un moment ; de plus petits chiffres ont une réponse, et des adversaires qui suivent une politique{ $decisions ->
    [none] {""}
   *[other] {" "}(décisions ici : { $decisions })
  } ; au-delà, on peut chercher sur un budget de positions, ou simuler

# Remarques : les tables derrière un résultat que le document n’imprime pas.
notice-suggested = { $table } n’est pas imprimée dans le document : chiffres proposés d’après { $source }
notices = { $count ->
    [one] Une table derrière ces chiffres n’est pas du document
   *[other] { $count } tables derrière ces chiffres ne sont pas du document
  }
notices-suggested = Non imprimé dans le document : { $tables }. Chiffres proposés d’après { $source }.
notices-user = Vos propres tables : { $tables }.
notice-user = { $table } est votre propre table

# Ce qui s’écrit à la ligne de commande.
error-not-pair = écrivez clé=valeur, et non { $pair }
error-not-pair-but = écrivez une clé et sa valeur, par exemple { $likely }
error-die-shown = les dés que vous avez lancés se disent à roll, par --faces { $face }
error-no-throw-left = il n’y a plus de jet pour { $faces }
error-said-twice = c’est la même clé que { $other } ; dites-la une fois
error-list-place = { $step } n’est pas une place de cette liste : elle { $places ->
    [0] n’en a pas encore, écrivez 0
    [one] en a une, la place 0
   *[other] en a { $places }, comptées à partir de 0
  }
error-no-path = { $value } est déjà là en entier : on ne peut rien y préciser
error-file = { $file } ne peut pas servir : { $reason }
file-missing = ce fichier n’existe pas
file-forbidden = l’accès est refusé
file-folder = c’est un dossier
file-full = il n’y a plus de place
file-no-folder = son dossier n’existe pas
file-not-text = ce n’est pas du texte en UTF-8
file-other = le système refuse (erreur { $number })
file-input = l’entrée standard
error-syntax = { $file }{ $place ->
    [known] , ligne { $line }, colonne { $column }
    [end] , à la fin du document
   *[none] {""}
  } : ce n’est pas du { $format } valide
error-file-exists = { $file } existe déjà
error-file-changed = { $file } a changé depuis que cette partie y a été lue ou enregistrée : on y a peut-être joué dans une autre fenêtre. Rien n’a été écrit ; enregistrez sous un autre nom
error-no-file-or-sample = il n’y a ici aucun fichier { $name }, ni d’exemple de ce nom ; exemples : { $known }
error-no-part = { $file } n’a pas de { $part }
error-not-toml = ce n’est pas du TOML valide : { $reason }
error-unknown-game = aucun jeu ne s’appelle { $id } ; il y a { $known }
error-unknown-bundle = aucun ensemble de lectures ne s’appelle { $name } ; il y a { $known }
error-other-game = { $id } n’appartient pas au jeu { $game }
error-no-such-option = cette option n’existe pas
error-bad-parameter = il faut un nombre entier{ $least ->
    [none] {""}
   *[other] , au moins { $least }
  }
error-needs-value = il manque une valeur après
error-extra-argument = rien n’est attendu ici
error-no-such-command = cette commande n’existe pas
error-command-missing = c’est une procédure, pas une commande : `jacta montrer { $procedure }` l’explique, `jacta chances { $procedure }` en donne les chances
error-command-choice = cette commande n’existe pas ; choix possibles : { $allowed }
error-resume-with-input = une partie reprise apporte ses propres données : enlevez ceci

# Dés : faces tapées, réserves sans fin.
error-faces-left-over = { $given ->
    [one] une face donnée
   *[other] { $given } faces données
  }, { $expected } attendues
error-faces-missing = { $count }d{ $sides } : il faut { $count ->
    [one] une face
   *[other] { $count } faces
  }, { $given ->
    [0] aucune n’est donnée
    [one] une seule est donnée
   *[other] { $given } sont données
  }
error-face = { $face } n’est pas une face d’un d{ $sides } : donnez un nombre de 1 à { $sides }
error-chain = { $face } n’est pas un d{ $sides } explosif complet : chaque { $sides } est relancé{ $depth ->
    [none] {""}
   *[other] , { $depth } fois au plus
  }
error-endless-dice = { $exploding }d{ $sides } explosifs n’ont pas de total le plus haut : fixez une coupure ou une profondeur, ou demandez at_least

# Distributions et graphiques : ce qui ne se demande pas.
error-between-0-and-1 = doit se trouver entre 0 et 1
error-quantile-tail = ce quantile dépend de la queue qui a été coupée
error-condition = aucune issue ne remplit la condition
error-odds-key = aucune issue n’a cette clé ; les clés sont { $known }
error-odds-which-key = dites laquelle : { $known }
error-odds-numbers = ses valeurs ne sont pas toutes des nombres
error-odds-tail = n’a pas de moyenne connue : une queue de la distribution a été coupée
error-odds-record = ces clés ne vont pas ensemble : { $reason }
error-no-pandas = to_frame a besoin de pandas : pip install 'jacta[notebook]'
error-no-charts = les graphiques ont besoin d’altair et de vl-convert : pip install 'jacta[charts]'
error-chart-format = impossible d’écrire { $suffix } ; les formats sont .svg, .png, .html et .json
error-no-picture = { $id } n’a pas d’image
error-picture-format = impossible d’écrire { $suffix } ; une image est en .svg ou .png

# Jets, tels que les lit une personne qui a de vrais dés. Ils s’emboîtent : { $throw }.
throw-sum = { $count }d{ $sides }
throw-hits = { $count }d{ $sides }, { $on ->
    [1] chaque dé compte
   *[other] chaque { $on } ou plus compte
  }
throw-hits-exploding = { $count }d{ $sides }, chaque { $on } ou plus compte, chaque { $sides } est relancé et peut compter encore
throw-keep = { $count }d{ $sides }, garder { $keep ->
    [one] le plus haut
   *[other] les { $keep } plus hauts
  }
throw-keep-exploding = { $count }d{ $sides }, chaque { $sides } est relancé et ajouté{ $depth ->
    [none] {""}
   *[other] {" "}({ $depth } fois au plus)
  }, garder { $keep ->
    [one] le plus haut
   *[other] les { $keep } plus hauts
  }
throw-keep-mixed = { $count }d{ $sides }, dont { $exploding ->
    [one] le dernier explose
   *[other] les { $exploding } derniers explosent
  } (chaque { $sides } est relancé et ajouté{ $depth ->
    [none] {""}
   *[other] , { $depth } fois au plus
  }), garder { $keep ->
    [one] le plus haut
   *[other] les { $keep } plus hauts
  }
throw-draw = un tirage parmi { $count }, comme un d{ $count }
throw-shuffle = un nombre de 256 bits
throw-faces = { $count }d{ $sides }, chaque dé pour lui-même
throw-faces-lowest = { $count }d{ $sides }, { $keep ->
    [one] le dé le plus bas
   *[other] les { $keep } dés les plus bas
  }
throw-faces-highest = { $count }d{ $sides }, { $keep ->
    [one] le dé le plus haut
   *[other] les { $keep } dés les plus hauts
  }
throw-at-least = { $throw } ; { $least } ou plus
throw-plus = { $throw } { $sign } { $size }
throw-read = { $throw }, à lire dans la table
throw-together = { $throws }
throw-and = {" "}et{" "}
throw-mixture = d’abord un d{ $sides }, puis { $parts }

# Comptes rendus et questions.
tell-roll = { $what } : { $throw } — { $faces } → { $value }
tell-whose = { $what } ({ $who })
tell-roll-none = { $what } : aucun dé
tell-ask = { $who } : { $question } → { $answer }
tell-consult = Lu dans « { $table } » : { $value }
tell-throw = { $what } : { $throw }
tell-look-up = « { $table } » n’est pas dans le document. Cherchez { $key } dans { $book }, { $page } : { $columns } ?
word-die = dé
    .also = dés, résultat du dé
word-yes = oui
word-no = non
aim-or = {" "}ou{" "}
aim-and = {" "}et{" "}
aim-other-than = { $key } autre que « { $value } »

# Types des données.
type-integer = entier
type-number = nombre
type-boolean = oui | non
type-string = texte
type-object = clés ci-dessous
type-null = null
type-any = valeur quelconque
type-list = plusieurs : { $of }
type-list-of = { $size } × { $of }
type-hex = hexagone
type-named = { $names ->
    [any] pour chaque nom
   *[other] pour chacun de { $names }
  } : { $of }

# Tableaux et graphiques de probabilités.
chart-probability = probabilité
chart-exact = exact
chart-difference = différence
chart-first = première
chart-second = seconde
chart-mean-sd = { $key } : moyenne { $mean }, écart-type { $sd }
chart-means = { $key } : moyenne { $first } / { $second } ({ $change })
chart-interval = intervalle { $confidence }
chart-at-least = au moins
chart-others = autres issues : { $count }
chart-tail = au-delà de la coupure : { $chance }
chart-total-variation = variation totale : { $distance }
odds-runs = { $count ->
    [one] { $runs } essai
   *[other] { $runs } essais
  }, graine { $seed }
odds-where = Probabilité de { $conditions } : { $chance }{ $exact ->
    [none] {""}
   *[other] {" "}({ $exact })
  }. Ci-dessous, ce qui s’ensuit alors.
odds-tail = Plus haut encore, sans détail (les dés explosent sans fin) : { $chance }
odds-mean-sd = moyenne { $mean }, écart-type { $sd }
odds-summary = moyenne { $mean }, écart-type { $sd }, médiane { $median } ; neuf fois sur dix de { $low } à { $high }
odds-gone = plus rien
odds-no-more = rien de plus
odds-always = toujours :
odds-chance = chances
odds-interval = intervalle à 95 %
against-first = tel que demandé
against-difference = différence (95 %)
against-points = {" "}points
against-some = En gras : plus que le hasard n’en ferait dans 19 cas sur 20.
against-none = Aucune différence que le hasard n’expliquerait : plus d’essais (--essais) en montreraient de plus petites.
odds-at-least = ou plus
odds-exact = exact
odds-others = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }
odds-below = moins de { $value }
odds-above = { $value } et plus
odds-see-all = (--tout montre tout)
odds-sprawls = Trop long pour une ligne : { $keys }. --json dit tout.
odds-mean = moyenne
odds-sd = écart-type
odds-range = étendue
odds-mode = le plus probable
odds-likeliest = Les issues les plus probables : { $shown } sur { $count }
odds-all = Toutes les issues : { $count }
given-many = ({ $count ->
    [one] { $count } élément
   *[other] { $count } éléments
  })

# Le meilleur choix.
best-value = { $who }, au mieux : { $aim } → { $worth }
search-value = { $who }, d’après une recherche : { $aim } → { $worth }
search-about = Ce n’est pas exact : il y a trop de positions, ou quelque chose est caché. Une recherche sur { $positions } positions ({ $playouts } parties jouées de tête, graine { $seed }) ; ± est un intervalle à 95 %, sans les défauts du jeu supposé. Les autres sont censés bien jouer aussi, sauf si vous dites comment ils jouent ; les chances leur prêtent les réponses habituelles.
search-positions = Dans { $often } des parties, en { $count } positions différentes
search-unclear = Aucune réponse n’est nettement meilleure : les écarts sont plus petits que le doute.
search-worse = Nettement moins bon : { $answers }.
search-alike = Même une recherche bien plus grande n’en déciderait guère.
search-settle = Une recherche sur quelque { $positions } positions pourrait en décider : --recherche { $positions }.
search-tries = { $count ->
    [one] essayé une fois
   *[other] essayé { $count } fois
  }
best-nothing = Il n’y a rien à décider.
search-none-alone = Aucune décision prise par { $who } sans autrui ne s’est présentée : une recherche ne conseille rien pour celles qui se prennent à plusieurs en même temps.
best-settled = Tout est déjà joué : aucune décision n’y change plus rien.
best-all-even = Indifférent : pour ce but, aucune décision ne change rien.
best-indifferent = indifférent : toutes les réponses se valent
best-reached = Dans { $often } des parties, après : { $after }{ $others ->
    [0] { "" }
    [one] { " " }(de même dans un autre cas)
   *[other] { " " }(de même dans { $others } autres cas)
  }
best-then = Puis, après : { $after }{ $others ->
    [0] { "" }
    [one] { " " }(de même dans un autre cas)
   *[other] { " " }(de même dans { $others } autres cas)
  }
best-first = D’emblée
best-more = { $count ->
    [one] Encore une décision ; --tout la montre.
   *[other] Encore { $count } décisions ; --tout les montre.
  }
best-even = { $count ->
    [one] Une autre décision est indifférente pour ce but ; --tout la montre.
   *[other] { $count } autres décisions sont indifférentes pour ce but ; --tout les montre.
  }

# Jeux, listes, pages.
games-try = À essayer : { $ids }
games-count = { $count ->
    [one] { $count } procédure
   *[other] { $count } procédures
  }, { $status }
games-complete = jeu complet
games-growing = en cours d’écriture
kind-procedure = Procédure
kind-check = Vérification
kind-table = Table
show-roles = Fiches qui tiennent lieu de ces données
show-inputs = Données
show-options = Lectures au choix (--lecture nom=valeur)
show-outcome = Issue
show-aims = Ce que veulent d’ordinaire les joueurs (mieux)
show-tables = Tables
show-examples = Exemples
show-default = défaut
show-required = obligatoire
show-optional = facultatif
show-decides = Là où la règle laisse le joueur décider, la valeur par défaut vaut pour lancer, chances et simuler ; jouer et mieux le laissent décider.
show-default-mark = défaut

# Les lectures et leur effet.
readings-used-by = dans { $procedures }
readings-used-by-many = dans { $count } procédures
readings-none = { $id } n’offre aucune lecture au choix.
effect-heading = Ce que changerait une autre lecture
effect-option = lecture
effect-distance = écart
effect-most = le plus parlant
effect-none = rien ne change ici
effect-mean = { $key } : moyenne { $before } → { $after }
effect-value = { $key } { $value } : { $before } → { $after }

# Tables.
origin-printed = imprimée
origin-suggested = proposée
origin-empty = vide
origin-user = à vous
tables-from = À chercher dans { $book }, { $page }.
tables-suggested = Chiffres proposés d’après { $source }.
tables-yours = En vigueur : votre propre fichier { $file }
tables-copied = Copiée dans { $file }
tables-copy-keys = Changez ce qui suit à votre gré ; les noms à gauche du signe = restent tels quels.
tables-copy-check = Convient-elle ? La commande qui le dit : jacta tables { $game } --verifier
tables-copy-fill = Une fois par ligne du livre : recopiez ceci sans les # du début, et remplissez.
tables-copy-key = un nombre, un intervalle comme "5..6" ou "10..", ou un mot
tables-kind-int = un entier
tables-kind-number = un nombre
tables-kind-text = un texte
tables-kind-bool = true (oui) ou false (non)
tables-folder = Votre dossier de tables : { $folder }
tables-none = Aucun fichier à vous dans { $folder }
tables-broken = ne convient pas
tables-good = convient
tables-unfilled = pas encore remplie
tables-unchanged = convient ; les chiffres proposés, sans changement
samples-none = Ce jeu n’a pas d’exemples.
samples-use = À employer comme valeur : clé=@{ $name }. Un de vos fichiers de même : clé=@FICHIER, une partie de fichier clé=@FICHIER#clé.
samples-copied = Copié dans { $file }
tables-outside-clamp = Au-delà des lignes imprimées vaut la plus proche.

# Jouer dans le terminal.
play-intro = Répondez par un numéro. À tout moment : { $undo }, { $save } FICHIER, { $quit }, { $help }.
play-word-undo = annuler
  .also = défaire, reprendre
play-word-advice = conseil
  .also = conseiller, conseille
play-word-save = sauver
  .also = enregistrer, sauvegarder, garder
play-word-quit = quitter
  .also = sortir, exit, q
play-word-help = aide
  .also = aidez-moi
play-word-board = plateau
  .also = carte
play-word-picture = image
play-word-roll = lancer
  .also = jeter
play-intro-board = { $board } montre de nouveau le plateau, { $picture } FICHIER.svg le dessine.
play-who = { $who } :
play-prompt = >
play-secret = (caché aux autres) >
play-faces = faces >
dice-system = système
dice-mine = les miens
play-help = { $undo } reprend votre dernière réponse, jamais au-delà d’un jet. { $correct } CLÉ=VALEUR pourquoi rectifie un chiffre à la main ; seul, il les montre. { $join } @EXEMPLE pourquoi et { $leave } NOM pourquoi font entrer quelqu’un dans un combat, ou l’en font sortir. { $advice } dit ce que répondrait un bon joueur. { $save } FICHIER écrit la partie dans un fichier ; jacta jouer --reprendre FICHIER la continue. { $quit } pour partir.
play-help-dice = Tapez les faces dans l’ordre de la description, séparées par des espaces ; un dé explosif comme 10+10+3. { $roll } laisse le système jeter les dés.
play-help-answer = Tapez le numéro d’une réponse, ou la réponse elle-même.
play-help-consult = Tapez ce que dit le livre : un nombre, un mot, oui ou non.
play-help-consult-many = Tapez ce que dit le livre, dans l’ordre demandé, entre virgules : 3, oui, tempête.
play-groups = Une lettre montre les réponses qu’elle regroupe.
play-undone = Réponse reprise.
play-advised = Un bon joueur répondrait : { $answer }
play-saved = Sauvé dans { $file }
play-save-what = dans quel fichier ? { $save } FICHIER
play-not-an-answer = { $answer } n’est pas une des réponses
play-not-faces = { $faces } ne sont pas des faces : des nombres, séparés par des espaces
play-over = La partie est finie.
play-export = Garder le compte rendu ? Un nom de fichier (.json pour reprendre ou rejouer, sinon du texte), ou rien :
play-keep = Partie inachevée. Un nom de fichier pour la garder, ou rien pour l’abandonner :
play-lost = Cette partie n’est pas gardée. Pour la reprendre une autre fois, tapez « { $save } FICHIER » avant de partir.
play-resume = La partie est gardée : jacta jouer --reprendre { $file } la continue.
play-resume-earlier = Ce qui précède n’est pas gardé ; jacta jouer --reprendre { $file } reprend la partie telle qu’elle y est.
play-leads-to = { $title } : { $odds }

# Ce que play demande avant de commencer.
play-word-skip = suite
asking-intro = Ce qui n’est pas dit est demandé. Entrée prend ce qui est entre crochets ; { $skip } laisse le reste tel quel, { $undo } reprend la réponse, { $help } en dit plus, { $quit } pour partir.
asking-default = [{ $value }] >
asking-nothing = rien
asking-many = { $count } valeurs, « aide » les nomme
asking-help = { $what }. { $undo } reprend la réponse d’avant, { $skip } laisse le reste tel quel, { $quit } pour partir.
asking-object = { $samples ->
    [none] Entrée pour répondre clé par clé, ou une fiche : @FICHIER.
   *[other] Entrée pour répondre clé par clé, ou une fiche : @FICHIER, { $samples }.
  }
asking-object-optional = { $samples ->
    [none] oui pour répondre clé par clé, ou une fiche : @FICHIER.
   *[other] oui pour répondre clé par clé, ou une fiche : @FICHIER, { $samples }.
  }
asking-list = Entrée pour répondre clé par clé, ou tout en mots, séparés par des virgules.
asking-list-optional = en mots, séparés par des virgules, ou oui pour répondre clé par clé.
asking-named = NOM=VALEUR, un à la fois ; Entrée pour finir.
asking-command = La même partie d’un coup : { $command }

# La ligne de commande elle-même.
cli-error = Erreur :
cli-error-help = Aide : { $command } --aide
cli-stopped = Arrêté.
cli-exploring = { $states } états explorés…
cli-simulating = simulation
help-usage = Usage :
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-metavar-options = [OPTIONS]
help-metavar-command = COMMANDE [ARGUMENTS]...
metavar-id = ID
metavar-key = CLÉ
metavar-value = VALEUR
metavar-file = FICHIER
metavar-game = JEU
metavar-name = NOM
metavar-label = QUESTION
metavar-player = JOUEUR
metavar-aim = BUT
metavar-host = ADRESSE
metavar-word = MOT
metavar-faces = FACES
metavar-elo = ELO
metavar-dir = DOSSIER
flag-who = qui
flag-aim = but
flag-key = cle
flag-where = si
flag-rows = lignes
flag-search = recherche
flag-all = tout
flag-given = donnees
flag-example = exemple
flag-option = lecture
flag-policy = reponse
flag-faces = faces
flag-seed = graine
flag-runs = essais
flag-games = parties
flag-sprt = sprt
flag-bounds = bornes
flag-chart = graphique
flag-picture = image
flag-dice = des
flag-resume = reprendre
flag-game = jeu
flag-effect = effet
flag-copy = copier
flag-force = ecraser
flag-check = verifier
flag-step = pas-a-pas
flag-bundle = ensemble
flag-help = aide
# Les commandes par leur nom dans la langue.
command-games = jeux
command-list = liste
command-show = montrer
command-roll = lancer
command-odds = chances
command-best = mieux
command-need = besoin
command-vary = varier
command-sensitivity = sensibilité
command-simulate = simuler
command-tournament = tournoi
command-play = jouer
command-replay = revoir
command-verify = vérifier
command-luck = hasard
command-readings = lectures
command-tables = tables
command-samples = exemples
command-new = commencer
command-check = contrôler
command-serve = servir
command-mcp = mcp
command-pocket = poche
command-host = hôte
command-chronicle = chronique
command-add = ajouter
command-edit = modifier
command-remove = retirer
command-do = faire
command-undo = annuler
command-journal = journal
command-copy = copier
command-rename = renommer
command-delete = supprimer
command-export = exporter
command-import = importer

cli-jacta = Les règles des jeux de conflit, lues une fois pour toutes : ce qui arrive, ce qui peut arriver, que faire, ce que montrent mille essais, et une partie à jouer.
cli-games = Les jeux présents.
cli-list = Toutes les procédures, par jeu et par chapitre ; avec des mots, celles qu’ils trouvent.
cli-show = Ce que fait une procédure : données, lectures, issue, tables, exemples.
cli-roll = Qu’arrive-t-il ? Un déroulement, pas à pas, avec le passage de chaque pas.
cli-odds = Que peut-il arriver ? Les probabilités exactes de l’issue.
cli-best = Que faire ? Le meilleur choix à chaque décision, pour un but donné.
cli-simulate = Que montrent mille essais ? Les issues comptées, avec leur marge d’erreur.
cli-tournament = Qui joue le mieux ? Les joueurs automatiques entre eux, à toutes les places, avec leur marge d’erreur.
cli-play = Jouons : chaque question à son tour, aussi avec de vrais dés.
cli-replay = Raconter de nouveau une partie sauvée.
cli-arg-saved = Une partie sauvée par play
cli-opt-step = Attend Entrée après chaque décision
replay-next = Entrée pour continuer…
replay-unfinished = Pas finie : jacta jouer --reprendre { $file } la continue.
cli-readings = Les lectures des règles ambiguës d’un jeu, et ce qu’elles changent.
cli-tables = Les tables d’un jeu : lister, imprimer, copier pour changer, vérifier.
cli-samples = Les fichiers d’exemple d’un jeu (personnages, navires) : les lister, les montrer, les copier pour les changer.
cli-arg-sought = ce que l’on cherche, en français ou en anglais : bataille navale
cli-arg-id = la procédure, par exemple here_i_stand.field_battle
cli-arg-pairs = les données, par leur nom ou leur libellé : unités=3, chefs=2,1, options.nom=valeur, cibles.0.pas=3, héros=@FICHIER
cli-arg-readings = les lectures voulues, par leur numéro ou un mot de leur titre, comme R40 ; avec --effet, les données de la situation
cli-arg-game = le jeu, par exemple here_i_stand
cli-arg-table = la table à imprimer
cli-arg-sample = l’exemple à montrer
cli-opt-given = les données dans un fichier JSON ou TOML, - pour du JSON sur l’entrée standard ; CLÉ=VALEUR l’emporte
cli-opt-option = choisir une lecture (répétable)
cli-opt-bundle = choisir un ensemble nommé de lectures du jeu
cli-opt-json = JSON pour les programmes
cli-opt-example = l’exemple de ce numéro : montrer en écrit les données, les autres commandes en partent ; CLÉ=VALEUR l’emporte
cli-opt-policy = réponse aux décisions de ce nom (répétable)
cli-opt-others = ce que les adversaires répondent aux décisions de ce nom (répétable)
cli-opt-faces = ce que montrent vos dés, un --faces par jet : --faces 5,6 ; les jets suivants sont lancés ici
cli-opt-seed = des dés qu’on peut répéter
cli-opt-key = les probabilités de cette clé seule (répétable : de plusieurs ensemble)
cli-opt-where = ce qui s’ensuit si clé=valeur, clé>=3, etc., et avec quelle probabilité (répétable)
cli-opt-rows = combien d’issues lister
cli-opt-all = tout lister
cli-opt-fractions = les fractions exactes à côté des pour cent
cli-opt-patient = calculer exactement, même si cela prend des minutes
cli-opt-search = où l’exact est hors de portée : chercher sur autant de positions
cli-opt-chart = dessiner un graphique dans un fichier : .svg, .png, .html
cli-opt-picture = dessiner la situation dans un fichier, si le jeu en a une image : .svg, .png
cli-opt-who = le joueur qui demande
cli-opt-aim = ce que veut ce joueur : winner=attacker ou vainqueur=attaquant, hits>=3, vp_ceded ou -vp_ceded
cli-opt-runs = combien d’essais
cli-opt-against = simuler encore avec cette lecture et la même graine, et mettre les deux en regard (répétable)
cli-opt-workers = combien de processus
cli-opt-dice = mine (ou miens) : vous jetez de vrais dés et tapez leurs faces
cli-opt-resume = continuer une partie sauvée
cli-opt-effect = ce que chaque autre lecture changerait dans cette procédure, pour les données qui suivent
cli-opt-game = ce jeu seulement
cli-opt-copy = copier la table dans votre dossier de tables, pour l’y changer
cli-opt-copy-sample = copier l’exemple dans le dossier courant
cli-opt-force = écraser votre propre fichier
cli-opt-check = vérifier les fichiers de votre dossier de tables
cli-opt-lang = la langue ; sinon JACTA_LANG, sinon celle du système
cli-opt-version = la version
cli-opt-help = cette page
cli-opt-install-completion = installer la complétion dans votre shell
cli-opt-show-completion = imprimer le script de complétion

# Le web : limites, tâches, problèmes.
error-too-many-states = cette question a trop de possibilités pour un calcul exact ici : plus de { $states } états ; posez-en une plus petite, ou simulez-la
error-too-many-outcomes = { $outcomes } résultats différents sont trop pour une liste, { $limit } au plus ; demandez les chances de quelques clés
error-too-much-time = le calcul a duré plus de { $seconds } secondes et a été arrêté ; posez une question plus petite, ou simulez-la
error-body-too-large = la requête est trop grande : { $bytes } octets au plus
error-busy = le serveur est occupé ; réessayez dans un instant
error-too-many-jobs = { $jobs } simulations sont déjà en cours ; réessayez quand l’une sera finie
error-unknown-job = cette simulation n’existe pas, ou son résultat n’est plus conservé
error-job-broken = la simulation s’est interrompue ; relancez-la
error-gone = plus personne n’attend cette réponse
error-read-only = les tables de ce serveur ne se modifient pas d’ici
web-not-found = il n’y a rien à cette adresse
web-wrong-method = { $method } ne fait rien à cette adresse ; elle prend { $allowed }
web-internal = une erreur s’est produite de notre côté ; elle a été notée
web-cross-origin = un autre site a demandé cela : refusé
web-ambiguous = la requête dit de deux façons où elle s’arrête : refusé
web-problem-input = Entrée refusée
web-problem-illegal-answer = Réponse illégale
web-problem-unknown-procedure = Procédure inconnue
web-problem-not-there = Introuvable
web-problem-empty-slot = Table manquante
web-problem-table = Table refusée
web-problem-endless-procedure = Sans fin
web-problem-out-of-reach = Hors de portée
web-problem-rules-changed = Règles changées
web-problem-too-large = Trop grand
web-problem-body-too-large = Requête trop grande
web-problem-too-long = Trop long
web-problem-busy = Occupé
web-problem-gone = Abandonné
web-problem-read-only = Lecture seule
web-problem-jacta = Impossible
web-problem-http = Sans réponse possible
web-problem-internal = Notre faute
web-problem-cross-origin = Refusé

# Les pages du navigateur.
page-name = Jacta
page-motto = les règles des jeux de conflit, calculées
page-skip = Aller au contenu
page-nav = Pages
page-games = Jeux
page-try = À essayer :
page-help = Aide
page-api = Interface de programmation
page-foot = Jacta lit la règle une fois et répond exactement.
page-language = Langue
page-theme = Apparence
page-theme-dark = Fond sombre
page-theme-light = Fond clair
page-hello = Que disent les dés ?
page-lead = Jacta connaît les règles de vos jeux : vos chances, un jet raconté, le meilleur choix, ou toute la partie.
page-search = Chercher une procédure
page-search-within = Chercher dans ce jeu
page-search-such-as = Bataille, siège, 3d6…
page-search-go = Chercher
page-found = { $count ->
    [one] { $count } procédure trouvée
   *[other] { $count } procédures trouvées
  }
page-found-near = { $count ->
    [one] Rien n’a tous ces mots. Une procédure en a une partie.
   *[other] Rien n’a tous ces mots. { $count } procédures en ont une partie.
  }
page-found-nothing = Rien trouvé pour « { $words } », ni en français ni en anglais.
page-found-try = Cherchiez-vous :
page-found-games = Seulement un jeu
page-found-all = Tous les jeux
page-found-more = { $count ->
    [one] Montrer encore { $count }
   *[other] Montrer les { $count } autres
  }
find-alike = bataille combat affrontement melee bagarre; naval navale mer navire bateau flotte vaisseau; chef general leader meneur capitaine commandant; mort tue meurt tuer deces; perte degat dommage victime; de des lancer jet; siege assieger place forteresse; acheter achat cout prix couter depense; fuir fuite retraite repli reculer; blessure blesse; sort magie sortilege sorcellerie; canon artillerie batterie; manger nourriture faim ration famine nourrir; commencer debut mise; gagner victoire points vainqueur; deplacer mouvement bouger marcher marche; pirate corsaire piraterie
page-nil = { $count ->
    [one] Et un autre chiffre, nul
   *[other] Et { $count } autres chiffres, nuls
  }
page-vary-flat = Ici la ligne est plate : « { $what } » ne change rien dans cette situation. De { $least } à { $most }, toujours { $worth }.
page-vary-flat-steps = Ce qui change quelque chose
page-sampled = D’après { $runs } essais, à ± { $points } points près.
page-undecided = { $chance } sans décision
page-phases = Les phases du tour
page-acts = à lui d’agir
page-held = en réserve
page-whole-usual = Jouer cette action pour moi
page-kind-usual = Jacta joue pour :
page-each-usual = Un par un
page-again = Continuer avec tous comme ils sont
page-sample = Une fiche toute prête…
page-sample-add = Prendre
page-name-or-number = + nom
page-open = Le modifier à la main
page-take = Le prendre d’une partie…
page-take-file = D’un fichier de partie
page-take-refused = Cette partie cache encore quelque chose : on pourra la prendre quand elle sera finie.
page-key = Nom
page-key-of = { $what }, nom { $number }
page-value-of = { $what }, valeur { $number }
page-hexes = D3 E4 …
page-happened = Ce qui vient de se passer
page-happened-before = … et { $count } { $count ->
    [one] ligne plus tôt, dans le récit
   *[other] lignes plus tôt, dans le récit
    }
page-podium = Le podium
page-undo-not = Rien à reprendre : depuis la dernière réponse, des dés sont tombés ou quelque chose a été révélé.
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-whole = Toute la carte
page-board-legend = Ce que disent les signes
page-all-offers = Toutes les réponses
page-in-hand = { $piece } en main
page-zoom-help = La carte : molette ou deux doigts pour agrandir et déplacer ; au clavier +, −, 0 et les flèches
page-keep = Garder cette situation
page-keep-as = mon siège de Vienne
page-keep-do = Garder
page-keep-done = Gardé
page-offline = Pas de connexion
page-offline-about = Le serveur de Jacta ne répond pas. L’accueil, l’aide et les jeux que vous avez regardés se lisent encore ; ci-dessous, ce que ce navigateur garde pour vous.
page-offline-again = Réessayer
page-kept = Gardé
page-kept-drop = Ne plus garder
page-kept-export = Emporter en fichier
page-kept-import = Reprendre un fichier
page-rolls = Vos derniers jets
page-tasks = Que voulez-vous faire ?
page-task-odds = Connaître mes chances
page-task-odds-about = Posez la situation : Jacta dit exactement qui gagne, ce qu’il reste, et combien de fois.
page-task-roll = Lancer les dés
page-task-roll-about = Un coup, raconté pas à pas avec ses règles. Le lien garde les dés : envoyez-le.
page-task-play = Jouer ou mener une partie
page-task-play-about = Question par question, seul, autour d’un écran ou à distance, avec les dés de Jacta ou les vôtres.
page-task-best = Choisir au mieux
page-task-best-about = À chaque décision, la meilleure réponse pour votre but, et ce que valent les autres.
page-task-vary = Savoir combien il en faut
page-task-vary-about = Faites varier une donnée : à partir de combien d’unités l’attaque vaut-elle la peine ?
page-glossary-means = Ce que c’est
page-glossary-value = Une valeur de : { $key }
page-recent = Repris récemment
page-recent-forget = Oublier
page-chapters = Chapitres
page-procedures = Procédures
page-readings = Lectures
page-readings-about = Là où le document est ambigu, Jacta prend une lecture par défaut et garde les autres au choix.
page-reading-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
  }
page-reading-in = Ce que cela change dans :
page-tables = Tables
page-tables-about = Les tables du document, telles qu’imprimées. Vous pouvez les remplacer par les vôtres, et remplir celles que le document n’imprime pas.
page-missing = Introuvable
page-missing-about = Cette page n’existe pas, ou plus.
page-tabs = Ce que vous voulez savoir
page-tab-odds = Chances
page-tab-roll = Lancer
page-tab-play = Jouer
page-tab-best = Au mieux
page-tab-vary = Varier
page-tab-compare = Comparer
page-tab-readings = Lectures
page-presets = Exemples
page-options = Lectures au choix
page-options-count = { $count }
page-sprawls = { $count ->
    [one] Une seule fin, trop vaste pour tenir en une ligne : l’onglet suivant la joue.
   *[other] { $count } fins différentes, trop vastes pour tenir en une ligne : l’onglet suivant en joue une.
  }
page-show = Calculer
page-working = Calcul en cours…
page-cancel = Arrêter
page-stopped = Arrêté. Changez une donnée pour reprendre.
page-lost = Le serveur ne répond pas. Est-il encore en marche ?
page-not-yet = Pas encore :
page-at = { $what } :
page-to-answer = Voir le résultat
page-help-on = Aide : { $what }
page-less = { $what } : un de moins
page-more = { $what } : un de plus
page-more-fields = Plus de détails
page-add = Ajouter : { $what }
page-add-one = Ajouter
page-drop = Enlever
page-drop-what = Enlever : { $what }
page-all-rows = Toutes les issues
page-fractions = Fractions exactes
page-outcomes = Les issues une par une
page-heat-note = En pour cent ; le point marque moins d’un demi.
page-nearly = presque toujours :
page-percent-note = En pour cent.
page-simulate = Essayer plutôt { $runs } coups
page-losses-of = pertes : { $side }
page-copy-link = Copier le lien
page-copy-text = Copier le texte
page-copied = Copié
page-take-along = Garder, enregistrer…
page-save = Enregistrer :
page-print = Imprimer
page-headline-winner = { $who ->
    [attacker] L’attaquant gagne
    [defender] Le défenseur gagne
    [europeans] Les Européens gagnent
    [heroes] Les héros gagnent
    [natives] Les indigènes gagnent
    [villains] Les vilains gagnent
   *[other] { $who } gagne
  } à { $chance }
page-headline-true = { $key } : { $chance }
page-headline-false = { $key }, non : { $chance }
page-headline-aim = { $aim } : { $chance }
page-headline-mean = { $key } : { $mean } en moyenne
page-headline-losses = Pertes les plus probables : { $first } contre { $second }
page-headline-likeliest = { $key }, le plus probable : { $value } ({ $chance })
page-measure-winner = { $who ->
    [attacker] Chance que l’attaquant gagne
    [defender] Chance que le défenseur gagne
    [europeans] Chance que les Européens gagnent
    [heroes] Chance que les héros gagnent
    [natives] Chance que les indigènes gagnent
    [villains] Chance que les vilains gagnent
   *[other] Chance que gagne : { $who }
  }
page-measure-chance = Chance : { $aim }
page-measure-mean = Moyenne : { $key }
page-roll = Lancer les dés
page-roll-again = Relancer
page-roll-about = Un seul coup, raconté pas à pas avec la règle de chaque étape. Les décisions suivent la lecture par défaut ; avec vos propres dés, vous décidez vous-même.
page-own-dice = Avec mes propres dés, pas à pas
page-start-over = Recommencer
page-faces = par ex. 3 5 6 1
page-faces-exploding = par ex. 3 10+5 6
page-faces-label = Les faces de vos dés
page-faces-read = Valider les faces
page-for-me = Lancer pour moi
page-consult = Ce que dit le livre
page-answer = Répondre
page-undo = Reprendre la dernière réponse
page-advice = Que ferait un bon joueur ?
page-story = Le récit
page-play = Jouer
page-play-about = Jacta pose la question, vous répondez{ $dice ->
    [no] .
   *[yes] {" "}; les dés sont les siens ou les vôtres.
  } Contre l’ordinateur{ $afar ->
    [no] {" "}ou à plusieurs en se passant l’écran.
   *[yes] , à plusieurs en se passant l’écran, ou à distance.
  }
page-play-unfinished = Une partie est en cours ici.
page-play-go-on = Reprendre
page-play-new = Nouvelle partie
page-play-new-about = Une nouvelle partie ne l’efface pas : vous la retrouverez sous « Mes parties ».
page-play-cancel = Annuler
page-play-unkept = Ce navigateur n’a plus de place pour garder la partie : enregistrez-la dans un fichier.
page-play-load = Reprendre une partie d’un fichier
page-play-save = Enregistrer la partie
page-curtain = Au tour de { $who }. Passez l’écran : ce qui suit n’est que pour ses yeux.
page-curtain-lift = C’est moi
page-story-older = Ce qui précède ({ $count } { $count ->
    [one] ligne
   *[other] lignes
  })
error-nothing-taken = cette partie n’a encore rien à y mettre : jouez jusqu’à ce que les premiers pions soient sur la carte
error-no-game-of = ce fichier n’est pas une partie de { $id }
page-best-who = Qui demande ?
page-best-aim = Que vaut-il mieux pour lui ?
page-best-usual = Son but habituel
page-best-least = { $measure } (le moins possible)
page-best-choose = Choisissez un but : Jacta cherche la meilleure réponse à chaque décision.
page-best-worth = Au mieux, pour : { $who }
page-best-mark = le meilleur choix
page-best-even = { $count ->
    [one] Une décision où tout se vaut pour ce but.
   *[other] { $count } décisions où tout se vaut pour ce but.
  }
page-best-more = { $count ->
    [one] Encore une décision, plus rare.
   *[other] Encore { $count } décisions, plus rares.
  }
page-vary-x = Faire varier
page-vary-y = et aussi
page-vary-none = rien d’autre
page-vary-of = Regarder
page-vary-nothing = Il n’y a rien à faire varier ici.
page-vary-heading = { $measure }, selon : { $what }
page-vary-table = Les chiffres
page-compare-about = Mettez de côté la situation présente (A), puis changez les données (B) : chaque différence sera marquée.
page-compare-pin = Mettre de côté comme A
page-compare-repin = Prendre B comme nouvelle A
page-compare-swap = Échanger A et B
page-compare-first = mise de côté
page-compare-second = sur le formulaire
page-compare-entered = Ce qui diffère
page-compare-change = A et B sont pareilles : changez une donnée ou une lecture dans le formulaire.
page-compare-same = Les chances sont exactement les mêmes.
page-as-usual = par défaut
page-means = Moyennes
page-points = { $sign }{ $points } pt
page-readings-moved = d’écart
page-readings-compare = Comparer en détail
page-readings-still = Aucune autre lecture ne change quoi que ce soit dans cette situation.
page-readings-nothing = { $count ->
    [one] Une autre lecture ne change rien ici
   *[other] { $count } autres lectures ne changent rien ici
  }
page-table-users = Sert à :
page-table-own = Votre propre table
page-table-own-about = Une règle maison, ou la table d’un livre que le document n’imprime pas. Elle est vérifiée, puis s’applique partout ; chaque résultat le dira.
page-table-cells = Case par case
page-table-ranges = Clé de ligne : un nombre, un intervalle comme 5..6 ou 10.., ou un mot. Une ligne vide est laissée de côté.
page-table-file = Le fichier lui-même
page-table-save = Vérifier et appliquer
page-table-remove = Revenir à la table du document
page-table-done = C’est fait.
page-guide-1 = Ici, vous dites qui affronte qui. Chaque changement répond aussitôt ; le point d’interrogation à côté d’un champ l’explique.
page-guide-2 = Des exemples tirés des règles : touchez-en un pour remplir tout le formulaire.
page-guide-3 = La réponse : le plus probable, puis chaque résultat en barre. Les chiffres sont exacts, sauf si la page dit combien d’essais elle a faits.
page-guide-4 = La même situation lue autrement : la jouer d’un coup de dés, question par question, demander le meilleur choix, varier un chiffre, comparer deux situations.
page-guide-5 = Là où la règle se lit de deux façons, choisissez ici votre lecture ; chacune montre ce qu’elle change.
page-guide-6 = Emportez-la : un lien, un texte, une image, ou gardez-la dans ce navigateur sous un nom à vous.
page-guide-back = Retour
page-guide-next = Suite
page-guide-done = Terminé
page-guide-leave = Quitter la visite
page-guide-begin = Faire la visite guidée
page-guide-about = Deux minutes
page-tour = Le tour en deux minutes
page-tour-1 = Choisissez un jeu puis une procédure, ou tapez un mot dans la recherche, en français ou en anglais, avec ou sans accents.
page-tour-2 = Posez la situation dans le formulaire, ou partez d’un exemple. Le point d’interrogation dit ce que chaque donnée veut dire.
page-tour-3 = Chances : tout ce qui peut arriver, exactement. La phrase en tête dit l’essentiel, les graphiques le reste.
page-tour-4 = Lancer : un coup raconté pas à pas, chaque étape avec sa règle.
page-tour-5 = Jouer : question par question, contre l’ordinateur, à plusieurs en se passant l’écran, ou à distance, chacun par son lien ; avec les dés de Jacta ou les vôtres. La partie s’enregistre, et se reprend.
page-tour-6 = Au mieux : la meilleure réponse à chaque décision, pour le but que vous choisissez. Varier : une ou deux données balayées. Comparer : deux situations côte à côte.
page-tour-7 = Lectures : là où la règle est ambiguë, ce que chaque autre lecture changerait ici. Chacune porte un numéro R.
page-tour-8 = L’adresse de la page contient tout : copiez le lien et votre adversaire voit la même chose.
page-keys = Raccourcis du clavier
page-key-search = chercher une procédure
page-key-tabs = passer d’un onglet à l’autre
page-key-answers = répondre, dans une partie
page-key-roll = lancer les dés, à l’onglet Lancer
page-key-copy = copier le lien
page-key-help = cette aide
page-glossary-letters = Lettres
page-glossary = Glossaire
page-glossary-about = Les mots de chaque jeu, en français et en anglais.
page-api-about = Tout ce que montrent ces pages se demande aussi par programme, en JSON, avec les mêmes noms.
page-api-procedures = toutes les procédures, jeu par jeu
page-api-procedure = une procédure : le schéma de son entrée, ses lectures, ses exemples
page-api-roll = un coup joué, raconté pas à pas
page-api-odds = les chances exactes
page-api-best = la meilleure décision
page-api-readings = ce que changerait une autre lecture de la règle
page-api-simulate = beaucoup de coups : un travail commence
page-api-job = où en est ce travail, puis son résultat
page-api-table = une table telle qu’elle est en vigueur
page-api-more = Une erreur est un JSON qui nomme la clé fautive (key). La description complète, au format OpenAPI :

# Servir.
error-no-web = les pages web et les parties sur un serveur demandent d’autres paquets ({ $module } manque) : pip install 'jacta[web]'
error-host = { $host } ne peut servir : { $reason }
error-no-port = aucun port libre à partir de { $port }
serve-address = Jacta est à l’adresse { $address }
serve-stop = Ctrl-C l’arrête.
cli-serve = Jacta dans un navigateur : pages et API sur cet ordinateur.
cli-opt-host = l’adresse d’écoute ; 0.0.0.0 pour tout le réseau
cli-opt-port = le port ; le suivant s’il est pris
cli-opt-open = ouvrir le navigateur, ou non ; sinon, s’il y a un écran

# Un tournoi de joueurs automatiques.
cli-opt-games = nombre de parties (100), arrondi pour que chaque ordre des places soit joué aussi souvent ; pour un test, le maximum (1000)
cli-opt-sprt = A est-il plus fort que B ? Des parties par paires, la même graine avec les places échangées, jusqu’à ce que ce soit décidé
cli-opt-bounds = ce qu’on distingue, en Elo : A n’est pas plus fort que de la première valeur, ou l’est de la seconde (35 Elo font 55 % des victoires, 108 Elo 65 %)
error-sprt-bounds = deux nombres, le plus petit d’abord : 0,35
error-sprt-two = deux joueurs différents, par exemple planner,steward
sprt-stronger = Décidé : { $first } est plus fort que { $second }. Un écart de { $low } Elo seulement, et non de { $high }, est rejeté, avec une erreur de { $error }.
sprt-not_stronger = Décidé : { $first } n’est pas plus fort que { $second } de { $high } Elo. C’est rejeté en faveur de { $low } Elo, avec une erreur de { $error }.
sprt-open = Rien n’est décidé entre { $low } et { $high } Elo : il faut plus de parties (--parties).
sprt-score = { $first } a { $score } ± { $half } des victoires contre { $second } : { $elo } Elo ({ $least } à { $most })
sprt-ratio = log du rapport de vraisemblance { $ratio }, décidé au-delà de ± { $limit }
sprt-scores = manches par résultat : { $scores }
tournament-games = { $games } parties, graine { $seed }
tournament-player = joueur
tournament-won = gagnées
tournament-drawn = nulles
tournament-played = jouées
tournament-rate = victoires
tournament-order = ordre des places
