# Le serveur : où on l’atteint, ce qu’il permet à qui, et combien il fait pour un visiteur.
serve-elsewhere = Pour les téléphones et les autres ordinateurs du réseau : { $address }
cli-opt-edit-tables = laisser qui est assis à cet ordinateur appliquer ses propres tables depuis la page
cli-opt-allow-host = un nom auquel le serveur répond, outre localhost et les adresses en chiffres (répétable)
web-host = ce serveur ne répond pas au nom { $host } ; qui l’a lancé peut le permettre : jacta serve --allow-host { $host }
web-problem-host = Nom inconnu
page-table-not-here = On applique ses propres tables à l’ordinateur où tourne Jacta, s’il a été lancé ainsi :
error-too-much-memory = il y faudrait plus de mémoire que le serveur n’en accorde ; posez une question plus petite, ou simulez
error-too-many-values = les données comptent plus de { $values } valeurs
error-too-many-fields = le formulaire a plus de { $fields } champs, ou un champ de plus de { $letters } lettres
error-job-too-long = { $done } essais ont pris plus de { $seconds } secondes, et il n’en sera pas fait davantage ; demandez-en moins
error-job-tables = les tables ont changé pendant la simulation ; recommencez
error-too-slow = la requête a mis trop longtemps à venir
web-problem-too-slow = Trop lent
web-too-many = trop de requêtes depuis votre adresse ; attendez un moment
web-problem-too-many = Trop de requêtes
cli-opt-log = écrire sur la sortie d’erreur une ligne JSON par requête : sa sorte, sa durée ; jamais un lien ni des données
page-simulating = { $runs } essais en cours…
