game = Dés
    .about = N’importe quels dés, sans règle autour : 3d6, 2d6+3, d20.
chapter-throwing = Lancer

total = Total de dés
    .about = Des dés de même sorte additionnés : quelles chances pour chaque total, et pour autant ou plus ?
    .sought = 3d6, 2d6, d20, somme, moyenne
    .example-1 = trois dés additionnés
    .example-2 = deux dés et un bonus
    .example-3 = un dé à vingt faces

key-count = Nombre de dés
    .help = Combien de dés sont lancés ensemble.
key-sides = Faces
    .help = Combien de faces a chacun d’eux.
key-bonus = Ajout
    .help = Ce qui s’ajoute aux dés, ou s’en retranche si c’est négatif.
key-total = Total

roll-total = Total
