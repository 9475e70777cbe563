# --- Une première partie guidée

lesson-field_battle = Une bataille rangée que vous lancez vous-même : quatre unités et une cavalerie, sous un chef de valeur 2, attaquent trois unités sous un chef de valeur 1. Prenez de vrais dés et tapez leurs faces, ou laissez Jacta lancer.
    .attacker = L’attaquant lance un dé par unité, cavalerie comprise, et autant de plus que vaut le meilleur chef : 4 + 1 + 2. Chaque 5 ou 6 est une touche, en moyenne un dé sur trois.
    .defender = Au défenseur, avec un dé de plus parce qu’il tient le terrain : 3 + 1 + 1.
    .cavalry_lost = Chaque touche retire une unité à l’autre camp. Qui a des deux sortes dit combien de ses pertes sont de la cavalerie.
    .end = Le plus de touches l’emporte, sauf si ce camp n’a plus d’unité ; à égalité, le défenseur. Un camp sans unité perd aussi ses chefs. Voyez l’onglet des probabilités : la même bataille, calculée exactement.
