# Le serveur : où on l’atteint, ce qu’il permet à qui, et combien il fait pour un visiteur.
serve-elsewhere = Pour les téléphones et les autres ordinateurs du réseau : { $address }
cli-opt-edit-tables = laisser qui est assis à cet ordinateur appliquer ses propres tables depuis la page
cli-opt-allow-host = un nom auquel le serveur répond, outre localhost et les adresses en chiffres (répétable)
web-host = ce serveur ne répond pas au nom { $host } ; qui l’a lancé peut le permettre : jacta serve --allow-host { $host }
web-problem-host = Nom inconnu
page-table-not-here = On applique ses propres tables à l’ordinateur où tourne Jacta, s’il a été lancé ainsi :
