## Pour qui écrit un jeu

cli-new = Commencer un jeu à soi : un paquet qui marche, à changer ligne par ligne.
cli-check = Soumettre un jeu aux lois de Jacta : chances exactes, textes dans les deux langues, mauvaises données refusées…
cli-arg-new = nom du jeu et de son paquet : minuscules, chiffres et _
cli-opt-title = titre du jeu pour les lecteurs
cli-opt-folder = où écrire le paquet (par défaut : un dossier de ce nom, ici)
cli-checking = Vérification
new-made = { $folder } est écrit. Installez-le là où Jacta est installé, puis essayez-le et changez-le :
    { "  " }pip install -e { $folder }
    { "  " }jacta montrer { $name }.attack
    { "  " }jacta contrôler { $name }
error-game-name = « { $name } » ne peut pas nommer un jeu : minuscules, chiffres et _ seulement, une lettre en tête
error-game-there = il y a déjà un jeu ou un paquet Python nommé « { $name } »
error-game-broken = ce jeu ne se charge pas : { $place }
error-no-game = { $place } est du type { $kind }, et non un Game

law-complete = Tous les textes qu’il faut sont là, et aucun de trop
law-alike = Les deux langues disent les mêmes choses
law-examples = Chaque procédure a un exemple
law-exact = Les chances font exactement 1, et tout jet en fait partie
law-idle_readings = Les lectures qu’on ne montre pas ne changent rien
law-simulation = Beaucoup d’essais s’accordent avec les chances
law-json_round_trip = Données, chances et jets survivent au JSON
law-sampled = Ce qui n’est qu’échantillonné refuse les réponses exactes, et une graine le répète
law-events = Une partie sauvée se rouvre là où elle en était
law-phases = Les phases citent leur passage, se répètent, et posent de vraies questions
law-bad_input = Les mauvaises données sont refusées, et la clé nommée
texts-lacking = { $folder } : il manque { $ids }
texts-unused = { $folder } : personne ne demande { $ids }

metavar-title = TITRE
metavar-folder = DOSSIER
flag-title = titre
flag-folder = dossier
error-wrong-return = { $function } a rendu { $returned } ({ $place }) : une phase pose une question ou continue par goto ou done, ce qui reçoit une réponse continue
law-declared = Les issues sont celles que leur type annonce, et les décisions sont annoncées
law-understood = Ce qui s’affiche d’une issue est compris quand on le tape
error-unhashable = { $function } continue avec { $state } ({ $place }) : un état doit être hachable, des tuples au lieu de listes, des frozensets au lieu d’ensembles
error-not-installed = le dossier { $folder } est là, mais aucun jeu de ce nom n’est installé : pip install -e { $folder }
