# Parties gardées : parties à distance

error-unknown-link = aucune partie ne répond à ce lien. Vérifiez qu’il est complet ; la partie a peut-être été supprimée par son propriétaire
error-no-seat = ce lien ne donne pas de place à la table : avec lui, on regarde
error-owner-only = seul le propriétaire de la partie peut le faire, avec son propre lien
error-not-your-question = cette question s’adresse à un autre joueur
error-not-your-answer = seul l’auteur de la dernière réponse peut la reprendre, ou le propriétaire de la partie
error-export-hidden = cette partie a des secrets : elle pourra être téléchargée quand elle sera finie
error-hand-hidden = cette partie a des secrets : personne n’y met la main tant qu’elle dure
error-drawing = les dés se tirent ensemble : attendez qu’ils soient tombés
error-line-long = pas plus de { $longest } caractères
error-line-odd = contient des caractères qui ne s’affichent pas
error-one-answer = dites une chose, et une seule : answer, roll ou consult

error-game-gone-on = la partie a avancé entre-temps : votre réponse concernait une question déjà réglée et n’a pas été retenue
error-game-answered = vous avez déjà répondu à cette question : on attend les autres
error-game-thinking = l’ordinateur réfléchit : ce n’est pas encore à vous
error-game-over = la partie est finie
error-game-begun = la partie a déjà commencé
error-game-not-begun = la partie n’a pas encore commencé
error-game-crowded = trop de joueurs agissent en même temps : rien n’a été retenu, recommencez
error-game-not-over = la partie n’est pas encore finie
error-seal-and-word = donnez des mots ou leur sceau, pas les deux
error-watchers-listen = avec ce lien on regarde et on écoute
error-no-talk = la personne qui tient la partie a coupé la conversation
error-talkative = cela fait beaucoup d’un coup : attendez un instant

cli-opt-database = où garder les parties enregistrées : un fichier, ou postgresql://…
metavar-url = ADRESSE

error-database = la base de données ne répond pas : réessayez dans un moment
error-database-closed = la base des parties enregistrées ne s’ouvre pas, et attendre n’y changera rien : la personne qui tient ce serveur en trouve la raison dans son journal
error-database-opening = la base de données est inutilisable ({ $reason })
error-database-gone = le fichier de la base de données n’est plus là : il faut que l’exploitant du serveur le remette en place et relance le serveur
error-database-unfit = la base de données est inutilisable : il y manque { $missing }. Il faut que l’exploitant du serveur restaure une sauvegarde ou indique une autre base ; rien n’a été modifié
error-database-address = n’est pas l’adresse d’une base de données : écrivez un nom de fichier, sqlite:///FICHIER ou postgresql://UTILISATEUR@SERVEUR/BASE
error-database-new = cette base de données a été utilisée par une version plus récente de Jacta : mettez Jacta à jour. Rien n’y a été modifié
error-no-postgres = PostgreSQL demande un module de plus : pip install 'jacta[postgres]'

web-problem-unknown-link = Lien inconnu
web-problem-not-yours = Pas à vous
web-problem-conflict = La partie a avancé
web-problem-no-database = Base de données injoignable
web-problem-database-too-new = Base de données trop récente

# jacta host

cli-host = Les parties et chroniques gardées dans la base d’un serveur : lister, exporter, supprimer, compter, sauvegarder, restaurer.
cli-arg-action = lister, exporter, supprimer, compter, sauvegarder ou restaurer
cli-arg-tables = des parties, par leur identifiant ou son début ; toutes si aucune n’est nommée. Pour sauvegarder et restaurer, un fichier
cli-opt-idle = seulement les parties où personne n’a joué depuis ce nombre de jours
cli-opt-force-delete = supprimer, ou remplacer en restaurant, sans redemander
metavar-action = ACTION
flag-idle = inactives
cli-opt-chronicles = les chroniques au lieu des parties
flag-chronicles = chroniques
host-head-of = jeu
host-head-title = titre
host-no-chronicles = Aucune chronique.
host-chronicles = { $count ->
    [one] { $count } chronique
   *[other] { $count } chroniques
}
host-chronicles-deleted = { $count ->
    [one] { $count } chronique supprimée.
   *[other] { $count } chroniques supprimées.
}
error-host-one-chronicles = nommez une chronique
error-host-force-chronicles = { $count ->
    [one] { $count } chronique serait supprimée pour de bon
   *[other] { $count } chroniques seraient supprimées pour de bon
} : dites-le encore une fois
host-list = lister
host-export = exporter
host-delete = supprimer
host-stats = compter
host-backup = sauvegarder
host-restore = restaurer
host-kept = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} et { $chronicles ->
    [one] { $chronicles } chronique
   *[other] { $chronicles } chroniques
}
host-backup-done = Sauvegarde dans { $file } : { host-kept }.
host-restore-done = Restauration depuis { $file } : { host-kept }. Les serveurs qui tournent sur cette base doivent être relancés.
error-host-file = nommez un fichier
error-host-full = la base garde déjà { host-kept } : restaurez dans une base vide, ou dites qu’il faut les remplacer
error-host-no-backup = ce n’est ni une sauvegarde ni une base de Jacta
host-head-id = id
host-head-game = partie
host-head-stage = étape
host-head-players = joueurs
host-head-changed = dernier changement (UTC)
host-stage-gathering = on s’assied
host-stage-revealing = on dit les mots
host-stage-playing = en cours
host-stage-over = finie
host-stage-abandoned = arrêtée
host-no-games = Aucune partie.
host-games = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
host-lately = changées depuis moins d’un jour
host-idle = { $count ->
    [one] Personne n’a joué à { $count } d’entre elles depuis { $days } jours : elle sera supprimée par un serveur qui tourne depuis deux semaines.
   *[other] Personne n’a joué à { $count } d’entre elles depuis { $days } jours : elles seront supprimées par un serveur qui tourne depuis deux semaines.
}
host-games-deleted = { $count ->
    [one] 1 partie supprimée.
   *[other] { $count } parties supprimées.
}
error-host-none = rien n’a cet identifiant ; il y a { $near }
error-host-many = plusieurs commencent ainsi : { $near }
error-host-one-games = nommez une partie
error-host-which = nommez des parties, ou dites --inactives N
error-host-force-games = { $count ->
    [one] 1 partie serait supprimée pour de bon
   *[other] { $count } parties seraient supprimées pour de bon
} : dites-le encore une fois

error-deadline = donnez entre { $least } et { $most } secondes pour répondre, ou 0 pour ne pas limiter
error-advance-many = { $most } réponses à l’avance au plus
error-advance-answers = nommez une réponse ou plusieurs, séparées par des virgules, { $longest } lettres au plus
error-no-answer = « { $value } » n’est ni une réponse à cette question, ni un mot du jeu, ni un nom de la partie
error-advance-condition = { $condition } n’est pas une condition : écrivez une grandeur, une comparaison et un nombre, par exemple morale>1 ; joignez-en plusieurs par &
error-bead = ce n’est pas la perle suivante de la chaîne dont la fin a été montrée avant la partie
error-together-own-dice = les dés ne se tirent ensemble que là où le serveur les lance
