# La chance aux dés
cli-luck = Qui a eu de la chance ? Les dés comparés à leur moyenne, et ce qu’ont changé les jets et les décisions d’une partie sauvée.
cli-opt-events = combien des événements qui ont le plus compté
luck-throws = Les dés
luck-what = jet
luck-who = joueur
luck-times = fois
luck-obtained = total
luck-expected = attendu
luck-at-most = autant ou moins
luck-at-least = autant ou plus
luck-chances = Les chances
luck-aim = but
luck-highest = { $key }, au plus haut
luck-lowest = { $key }, au plus bas
luck-before = au départ
luck-dice = chance
luck-own = ses décisions
luck-others = celles des autres
luck-after = { $finished ->
    [true] à la fin
   *[false] maintenant
}
luck-turns = Ce qui les a changées
luck-number = n°
luck-event = ce qui s’est passé
luck-better = mieux valait
luck-several = { $first } (et { $count ->
    [one] un autre jet
   *[other] { $count } autres jets
})
luck-more = { $count ->
    [one] Un autre événement a moins compté.
   *[other] { $count } autres événements ont moins compté.
}
luck-explained = Les chances si chacun joue ensuite au mieux. + est bon pour le joueur ; la meilleure réponse ne coûte rien.
luck-nearly = ≈ à peu près : des dés qui explosent sans fin, ou vraiment beaucoup de jets.
luck-unread = Sans total à calculer : { $throws }.
luck-tail = Il peut manquer jusqu’à { $chance } à une chance : les dés qui explosent sans fin ne sont suivis que jusqu’à un certain point.
luck-unknown = Les chances n’ont pas été suivies : { $reason }.
luck-no-aims = les règles n’y donnent de but à personne
luck-sampled = c’est un jeu trop vaste
luck-too-many = il y a plus de { NUMBER($most) } positions
luck-nothing = Rien n’a été jeté ni décidé.
luck-axis = événement
luck-no-curve = il n’y a pas de courbe à tracer
luck-by-dice = dés
luck-by-decision = décision
cli-arg-saved-games = des parties enregistrées ; plusieurs sont additionnées, par nom de joueur
luck-games = parties
luck-won = gagnées
luck-strays = écart habituel
luck-over-games = { $count ->
    [one] Une partie
   *[other] { $count } parties
}
luck-over-games-none = Dans aucune les chances n’ont pu être suivies : jacta hasard FICHIER dit comment sont tombés les dés de chacune.
luck-over-games-left = { $count ->
    [one] Dans une des parties les chances n’ont pas pu être suivies.
   *[other] Dans { $count } des parties les chances n’ont pas pu être suivies.
}
luck-over-games-explained = En parties gagnées : +1 est une partie que les dés ont gagnée pour quelqu’un. Des dés justes donnent zéro en moyenne, et s’en écartent d’habitude d’autant.
luck-chart-one = trace la courbe d’une seule partie : nommez un fichier
luck-verdict-even = { $who } : ni chance ni malchance notable ({ $games } en parties gagnées).
luck-verdict-lucky = { $who } : de la chance ({ $games } en parties gagnées).
luck-verdict-very-lucky = { $who } : beaucoup de chance ({ $games } en parties gagnées) ; c’est rare à ce point.
luck-verdict-unlucky = { $who } : de la malchance ({ $games } en parties gagnées).
luck-verdict-very-unlucky = { $who } : beaucoup de malchance ({ $games } en parties gagnées) ; c’est rare à ce point.
luck-rest = { $count ->
    [one] une partie
   *[other] { $count } parties
}
luck-no-time = non comptées : le temps était écoulé
