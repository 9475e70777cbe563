game = SKELETON
    .about = En une phrase : de quoi parle ce jeu.
chapter-combat = Combat

hits_needed = Terrain
    .about = Quelle face touche, et combien de touches prennent la position ?
    .example-1 = une colline
attack = Attaque
    .about = Une salve sur une position ; si elle tient, insister ou s’arrêter ?
    .example-1 = quatre unités à découvert
    .example-2 = six unités contre une ville
    .example-3 = une unité sur une colline

key-ground = Terrain
key-units = Unités à l’attaque
key-hit_on = Touche à partir de
key-holds = Cède à
key-hits = Touches
key-taken = Position prise
key-units_left = Unités restantes

value-open = terrain découvert
value-hill = colline
value-town = ville
value-attacker = attaquant
value-press = insister
value-stop = s’arrêter

roll-volley = Salve
ask-press = La position tient. Insister, avec une unité de moins ?
    .short = insister
    .usual = insiste
note-pressed = { $units ->
    [one] { $units } unité insiste.
   *[other] { $units } unités insistent.
}

table-ground = Terrain
R1 = Autant de touches que la position en supporte la prennent-elles ?
    .about = « Tient contre 2 » peut vouloir dire que 2 touches suffisent, ou qu’il en faut 3.
option-holding = Ce qui prend une position
option-holding-at_least = autant de touches qu’imprimé
option-holding-more_than = plus de touches qu’imprimé
