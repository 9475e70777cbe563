# Combien, varier, sensibilité.
error-vary-empty = aucune valeur à essayer
error-vary-backwards = { $value } est à l’envers : le plus petit d’abord, 4..24
error-vary-many = { $count } valeurs, c’est trop : { $limit } au plus ; un intervalle peut aller par pas, 0..1000..50
error-vary-range = { $value } est un intervalle de nombres, cette clé n’en a pas : nommez ses valeurs entre virgules, ou .. pour toutes
error-vary-key = ni un nombre, ni une valeur parmi quelques-unes ; ce qui peut varier ici : { $known }
error-vary-keys = nommez une clé, ou deux clés différentes
error-vary-outside = ces valeurs ne sont pas de celles qui ont varié
error-vary-nothing = donnez plusieurs valeurs à une clé : unités=4..24 ou unités=4,8,12 ; deux clés font une grille
error-need-chance = { $value } n’est pas une probabilité : écrivez 70%, 0,7 ou 7/10
error-need-bound = { $value } n’est pas un nombre : écrivez 70%, 0,7, 7/10 ou 3

need-heading = { $measure } : au moins { $wanted }
need-least = { $key } : { $value } ou plus ({ $worth })
need-smallest = { $key } : { $value } est la plus petite valeur qui suffit ({ $worth })
need-most = { $key } : { $value } au plus ({ $worth })
need-choice = { $key } : { $value } ({ $worth })
need-always = { $key } : toute valeur suffit ({ $tried }) ; { $value } donne déjà { $worth }
need-none = { $key } : aucune valeur ne suffit ({ $tried }) ; { $value } en approche le plus avec { $worth }
need-refused = { $key } : les règles refusent toutes les valeurs
need-never = jamais
need-between = de { $first } à { $last }
varied-place = { $key }, nº { $place }
need-from = à partir de { $first }
need-trend-mixed = Plus n’est pas toujours mieux ici.
need-trend-down = Moins vaut mieux ici.
need-trend-level = Cela ne change rien ici.
need-runs = Cela suffit avec : { $runs }
need-tried = Essayé : { $tried }.

sensitivity-change = changement
sensitivity-points = points
sensitivity-difference = différence
sensitivity-then = alors
sensitivity-more = { $count ->
    [one] Un autre changement compte ; --tout le montre.
   *[other] { $count } autres changements comptent ; --tout les montre.
  }
sensitivity-even = { $count ->
    [one] Un autre changement ne change rien ; --tout le montre.
   *[other] { $count } autres changements ne changent rien ; --tout les montre.
  }

cli-need = Combien m’en faut-il ? La plus petite valeur d’une clé avec laquelle un but est assez probable.
cli-vary = Comment varient les chances ? Un but selon les valeurs d’une clé, unités=4..24, ou de deux.
cli-sensitivity = Qu’est-ce qui aide le plus ? Ce que vaut ici un de plus de chaque donnée.
cli-opt-by = la clé cherchée ; une seconde, avec ses valeurs (unités=1..4), pose la question pour chacune
cli-opt-at-least = ce qui suffit : 70%, 0,7 ou 7/10 pour une probabilité, un nombre pour une moyenne
error-no-hex = { $name } n’est le nom d’aucun hex ; par exemple C4
error-missing-by = dites quelle donnée chercher, par exemple --selon unités
error-missing-at_least = dites ce qui suffit, par exemple --au-moins 70%
flag-by = selon
flag-at_least = au-moins
metavar-chance = CHANCE

page-vary-show = Montrer
page-vary-sweep = comment bougent les chances
page-vary-steps = Ce que vaut un de plus de chaque donnée
page-vary-points = En points de pourcentage, puis la chance elle-même.
page-vary-even = { $count ->
    [one] Un autre changement ne change rien.
   *[other] { $count } autres changements ne changent rien.
  }
page-vary-enough = Combien pour au moins
page-vary-need = Pour au moins { $enough }

# Conseil : ce que « au mieux » a trouvé, en règles.
advice-wants = { $who } décide, pour : { $aim }
advice-hinders = { $who } décide, contre : { $aim }
advice-most = { $who } décide, pour le plus possible : { $aim }
advice-least = { $who } décide, pour le moins possible : { $aim }
advice-always = toujours
advice-depends = selon ce qui a précédé ({ $answers })
advice-is = { $what } vaut { $value }
advice-among = { $what } : { $value }
span-between = de { $low } à { $high }
span-at-least = { $value } ou plus
span-at-most = { $value } ou moins
advice-when = { $answer } quand { $when }
advice-rather = { $worth } plutôt que { $instead }
advice-all = --tout montre chaque position où quelque chose se décide.
advice-leave-out = Laissez de côté ce que les données décident déjà, et le choix est le vôtre : { $keys }.
advice-hangs-on = De quoi dépendent les chances : jacta sensibilité { $id }
advice-state = Dites ce qui peut être choisi, et le choix est le vôtre : { $keys }.
search-others-decide = Ici décident, chacun pour soi : { $people }. Demandez pour l’un d’eux, avec son but, comme --qui { $one } --but "{ $aim }".
advice-often = { $often } fois en moyenne

page-best-prospects = En moyenne, quand tout continue au mieux.
page-best-positions = { $count ->
    [one] La position où elle se pose
   *[other] Les { $count } positions où elle se pose
  }
advice-needs = { $key }, avec { $needs }

# Ce que les chances supposent.
assumed-answer = { $who }, { $what } : { $answers }
assumed-by = { $who } : { $usual }
assumed-depends = selon le cas
assumed-instead = sinon : { $flags }
page-assumed-many = On suppose { $count } décisions : lesquelles ?
page-assumed = On suppose :
page-assumed-instead = sinon :
page-assumed-reset = comme d’habitude
