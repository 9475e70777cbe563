# Parties : qui joue, l’ordinateur comme adversaire, les parties à distance

saved-who = Qui joue ?
saved-person = une personne
saved-computer-best = l’ordinateur, au mieux
saved-computer-search = l’ordinateur, en cherchant
saved-computer-usual = l’ordinateur, jeu courant
saved-computer-random = l’ordinateur, au hasard
saved-strengths = Comment joue l’ordinateur ?
saved-strength-best = Au mieux : la meilleure réponse, calculée exactement. Vous ne ferez pas mieux que lui.
saved-strength-search = En cherchant : il joue la suite de tête, bien des fois, et prend ce qui a le mieux tourné. Fort, même là où personne ne peut calculer la meilleure réponse.
saved-strength-usual = Jeu courant : la réponse que Jacta suppose dans ses chances, celle d’un joueur raisonnable.
saved-strength-random = Au hasard : n’importe quelle réponse permise. Pour débuter, ou pour rire.
saved-away = Chacun sur son téléphone
saved-away-about = Un lien pour chacun, sans compte. La partie se garde toute seule{ $chance ->
    [none] .
    [shuffle] , et chacun peut vérifier le mélange des tuiles.
   *[dice] , et chacun peut vérifier les dés.
  }
saved-name-of = { $who } : nom
saved-name-optional = facultatif
saved-open = Ouvrir une partie partagée
saved-open-own-dice = Avec nos propres dés

saved-places = Parties
saved-list = Mes parties
saved-list-about = Celles que garde ce navigateur, et celles où vous avez une place.
saved-list-none = Aucune pour l’instant.
saved-list-no-scripts = Sans JavaScript, cette liste reste vide : gardez vos liens de partie en favoris.
saved-forget = Retirer de cette liste
saved-forget-sure = Cette partie n’est gardée qu’ici. La retirer pour de bon ?
saved-kind-local = sur cet appareil
saved-going-on = Parties en cours
saved-all = Toutes mes parties
saved-ended = partie finie
saved-kind-owner = vous tenez la partie
saved-kind-spectator = vous regardez
saved-how = Ouvrir une partie
saved-how-about = Choisissez ce que vous jouez, puis qui joue : l’ordinateur, vous tous autour d’un écran, ou chacun par un lien.
saved-how-more = Autre chose
page-story-whole = Tout le récit
saved-gone = Partie introuvable
saved-unreachable = Partie momentanément hors d’atteinte

saved-seats = Autour de la table
saved-alone = joueur
saved-you = vous
saved-you-named = { $name } (vous)
saved-joined = est là
saved-not-yet = pas encore là
saved-turn = doit jouer
saved-computer = l’ordinateur : { $strength }
saved-code = Code QR
saved-copy = Copier
saved-share = Partager
saved-take = Prendre cette place
saved-open-seat = Aller à cette place
saved-watchers = spectateurs
saved-only-here = Ces liens ne mènent qu’à cet ordinateur. Pour jouer depuis d’autres appareils du réseau, relancez le serveur ainsi :
saved-keeper = Gérer la partie : liens, départ
saved-links = Les liens de la partie
saved-remove = Supprimer la partie
saved-remove-about = La partie est effacée pour tout le monde, et ne revient pas.
saved-remove-yes = Supprimer pour de bon
saved-situation = La situation de départ
saved-kept-back = fixée par qui a ouvert la partie, et qui la connaît
saved-board = Le plateau
saved-board-last = Le plateau tel qu’il était à la fin ; le compte final est dans l’issue.
saved-fair = Les dés sont vérifiables
saved-fair-about = Avant la partie, le serveur s’est engagé sur un secret : en voici l’empreinte. Chaque jet du serveur découle de ce secret et des mots des joueurs ; à la fin le secret est révélé, et chacun peut recalculer tous ces jets.
saved-fair-own-dice = Vos dés sont les vôtres ; les jets du serveur sont vérifiables
saved-fair-words = Les mots sont donnés : personne ne peut plus changer un jet. Seule la personne qui tient le serveur, si elle joue aussi et a donné ses mots la dernière, aurait pu les choisir.
saved-fair-no-words = Personne n’a ajouté de mots : il faut croire le serveur.
saved-commitment = Empreinte (SHA-256) :
saved-word-of = { $who } : « { $word } »
saved-secret = Secret :

saved-invite = Envoyez à chacun le lien de sa place
saved-invite-about = La partie commence d’elle-même quand tout le monde est assis. Vous jouez aussi ? Prenez une place.
saved-invited = On vous attend dans cette partie. Votre place : { $who }
saved-invited-about = Dites votre nom et prenez place. Pas de compte, pas de mot de passe.
saved-your-name = Votre nom
saved-your-word = Vos mots porte-bonheur (facultatif)
saved-word-example = par ex. allez les bleus 1515
saved-sit = Prendre place
saved-waiting-for = On attend : { $who }
saved-begins-alone = La partie commence dès que tout le monde est assis. Laissez cette page ouverte, ou revenez par le même lien.
saved-start = Commencer sans attendre
saved-start-about = Qui arrive plus tard trouvera sa place libre.
saved-change = Changer mon nom ou mes mots
saved-save = Changer

saved-lost = Le serveur ne répond pas. La partie est gardée ; cette page réessaie d’elle-même.
saved-led-by = Qui décide pour l’arrivant
saved-late = La partie a commencé. Votre place : { $who }
saved-your-turn = À vous de jouer
saved-dice-turn = Aux dés : l’un de vous lance et tape les faces
saved-book-turn = Au livre : l’un de vous cherche et tape ce qu’il dit
saved-together = Décision secrète et simultanée : personne ne voit votre réponse avant que tous aient répondu.
saved-thinking = L’ordinateur réfléchit…
saved-sealed = Votre réponse est scellée. On attend : { $who }
saved-waiting = On attend la suite…
saved-owner-watches = Vous voyez ici ce que voient les spectateurs. Pour jouer, ouvrez le lien d’une place.
saved-watching = Vous regardez la partie.
saved-look-again = Actualiser
saved-download = Télécharger la partie

saved-over = La partie est finie
saved-replay = Revoir la partie
saved-again = Rejouer
saved-luck = Qui a eu de la chance ?
saved-luck-later = La partie n’est pas finie : à la fin, on saura qui a eu de la chance.
saved-luck-curve = Les chances de chacun au fil de la partie
saved-verify = Vérifier les dés
saved-verify-yourself = Les vérifier vous-même
saved-verify-about = Le secret est révélé. Comparez l’empreinte avec celle que vous avez notée avant la partie, et vos mots avec ceux que vous avez donnés ; puis téléchargez la partie, et refaites tous les jets avec :
saved-verify-command = jacta vérifier { $file }
saved-broken = Cette partie ne peut pas continuer :
saved-broken-about = Les règles de Jacta ont changé depuis. Rien n’a été modifié : la partie reste telle qu’elle était, et se reprend avec la version d’alors.
saved-broken-events = { $count ->
    [one] L’événement enregistré
   *[other] Les { $count } événements enregistrés
}
saved-back = Retour à la partie
saved-replay-later = La partie n’est pas finie : on pourra la revoir ensuite, étape par étape.
saved-replay-begin = Rien n’est encore joué. « Suivante », la flèche → ou le curseur font avancer la partie.
saved-step = Étape { $step } sur { $steps }
saved-eyes = Vu par
saved-eyes-all = les spectateurs
saved-first = Début
saved-previous = Précédente
saved-next = Suivante
saved-last = Fin

page-key-replay = d’une étape à l’autre, en revoyant une partie
page-api-play = une partie ouverte : un lien par place
page-api-seat = la partie telle que ce lien la voit
page-api-answer = répondre à la question qui attend

# Scellés, conversation, liens, fin

saved-fair-gathering = Notez cette empreinte. Les mots sont scellés avant que personne ne dise les siens : nul ne peut donc choisir des mots qui arrangent les dés, pas même la personne qui tient le serveur. Les mots donnés sans JavaScript sont visibles du serveur.
saved-fair-sealed = Tous les mots étaient scellés avant que personne n’ait dit les siens : nul n’a pu choisir les dés, pas même la personne qui tient le serveur.
saved-fair-mixed = Mots scellés : { $sealed }. Mots donnés tels quels au serveur : { $open } ; la personne qui le tient a pu sceller les siens après les avoir lus.
saved-drawn = { $count ->
    [one] Secret et mots ont été retirés une fois, parce que quelqu’un n’avait pas dit les siens.
   *[other] Secret et mots ont été retirés { $count } fois, parce que quelqu’un n’avait pas dit les siens.
}
saved-word-about = Ils entrent dans le calcul des dés, mêlés à un peu de hasard de votre navigateur.
saved-word-open = Ils entrent dans le calcul des dés. Sans JavaScript, ils sont donnés tels quels au serveur.
saved-seal-own = Sceller vos mots vous-même
saved-seal-own-about = La page vient du serveur. Si vous ne lui faites pas confiance, calculez ailleurs le SHA-256 de mots à vous et donnez-le ici ; on vous demandera les mots quand tout le monde sera là.
saved-seal = SHA-256 de vos mots
saved-tell = Tout le monde est là : dites vos mots scellés
saved-tell-about = Votre navigateur le fait de lui-même s’il les connaît.
saved-tell-word = Les mots que vous avez scellés
saved-tell-it = Les dire
saved-telling = On dit les mots. On attend : { $who }
saved-telling-about = Chacun a scellé les siens, personne ne peut plus les changer. Le navigateur de chaque joueur les dit de lui-même.
saved-anew = Tout retirer
saved-anew-about = Si quelqu’un ne revient pas : un autre secret, et chacun reprend place. La partie en tient le compte.
saved-owner = qui tient la partie
saved-talk = Conversation
saved-talk-about = Des lignes que s’écrivent ceux qui sont assis ici ; tout le monde les voit, les spectateurs aussi.
saved-talk-off = Couper la conversation
saved-talk-on = Rétablir la conversation
saved-say = Dire quelque chose
saved-say-it = Dire
saved-renew = Un lien est tombé en de mauvaises mains ?
saved-renew-about = Choisissez lequel refaire : l’ancien ne mène plus nulle part, tout de suite ; donnez le nouveau à qui de droit.
saved-management = votre lien de gestion
saved-abandon = Arrêter la partie
saved-abandon-about = Personne ne joue plus. Le secret des dés est montré, pour que chacun puisse les vérifier.
saved-abandon-yes = Arrêter là
saved-abandoned = La partie a été arrêtée
saved-undo-theirs = La dernière réponse n’est pas la vôtre : qui l’a donnée peut la reprendre, ou qui a ouvert la partie.
saved-winner = Victoire : { $who }
saved-rematch = Revanche, places échangées
saved-rematch-go = Aller à la revanche
saved-expires = Personne n’a joué ici depuis longtemps : cette partie sera effacée le { $day } si personne n’y joue.
saved-check-secret-true = Le secret est bien celui qui était promis.
saved-check-secret-false = Le secret n’est pas celui qui était promis.
saved-check-seals-false = Les mots de quelqu’un ne sont pas ceux qu’il avait scellés.
saved-check-dice-true = { $count ->
    [0] Le serveur n’a jeté aucun dé.
    [one] Le jet du serveur est bien celui que donnent le secret et les mots.
   *[other] Les { $count } jets du serveur sont tous ceux que donnent le secret et les mots.
}
saved-check-dice-false = Les jets du serveur ne sont pas ceux que donnent le secret et les mots.
saved-check-noted-true = L’empreinte et les mots sont ceux que ce navigateur a vus avant la partie.
saved-check-noted-false = L’empreinte ou les mots ne sont pas ceux que ce navigateur a vus avant la partie : ne vous fiez pas à ces dés.
saved-check-noted-null = Ce navigateur n’était pas assis à la table : comparez l’empreinte et les mots avec ce que vous avez noté.
saved-swapped = L’empreinte ou les mots de cette partie ne sont pas ceux que ce navigateur a vus avant de dire les siens : ne vous fiez pas à ces dés.

# Les parties qui attendent

saved-deadline = Un délai pour chaque réponse
saved-deadline-about = Si quelqu’un ne répond pas à temps, on répond à sa place ; cette réponse peut être reprise tant que les dés ne sont pas tombés. Les vrais dés que personne n’a lancés sont lancés par le serveur.
saved-deadline-set = Fixer le délai
saved-within = Délai de réponse
saved-any-time = sans limite
saved-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
saved-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
saved-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
saved-stand-in = et ensuite
saved-stand-in-best = l’ordinateur répond, au mieux
saved-stand-in-search = l’ordinateur répond, en cherchant
saved-stand-in-usual = l’ordinateur donne la réponse habituelle
saved-stand-in-random = l’ordinateur répond au hasard
saved-stand-in-pass = la place passe, si les règles le permettent
saved-until = Délai de cette réponse : jusqu’au
saved-then-best = Ensuite l’ordinateur répond, au mieux.
saved-then-usual = Ensuite l’ordinateur donne la réponse habituelle.
saved-then-random = Ensuite l’ordinateur répond au hasard.
saved-then-pass = Ensuite la place passe, ou donne la réponse habituelle si elle ne le peut pas.
saved-stood-in = { $count ->
    [one] en retard une fois : on a répondu à sa place
   *[other] en retard { $count } fois : on a répondu à sa place
}
saved-call = Me prévenir quand c’est à moi
saved-call-push = notification
saved-call-mail = courriel
saved-call-ntfy = ntfy
saved-call-discord = Discord
saved-ring = Son et vibration, tant que cette page est ouverte
saved-push = Notification sur cet appareil
saved-push-about = Votre navigateur vous prévient même sans page ouverte.
saved-push-refused = Votre navigateur ne le permet pas ici : autorisez les notifications de ce site, puis réessayez.
saved-address = Ou ailleurs
saved-address-about = Une adresse de courriel, ntfy.sh/ et un sujet à vous, ou le webhook d’un salon Discord. Un premier message y est envoyé tout de suite ; personne ne voit l’adresse, et l’on vous prévient une fois toutes les cinq minutes au plus.
saved-address-try = Essayer et garder
saved-address-none = Laissez vide pour ne plus être prévenu.
saved-advance = Réponses à l’avance
saved-advance-about = Elles répondent en votre absence, dès la prochaine question. Personne ne les voit, et vous pouvez les changer tant qu’elles n’ont pas servi. La première ligne qui convient et nomme une réponse alors permise l’emporte ; s’il n’y en a pas, on vous attend.
saved-advance-question = Question
saved-advance-answers = réponses, la préférée d’abord
saved-advance-condition = seulement si, p. ex. morale>1
saved-advance-figures = Pour une condition, ce que vous voyez :
saved-advance-leave = Laisser ces réponses
notice-turn = À vous de jouer : { $who }
notice-reminder = On vous attend toujours : { $who }
notice-tried = C’est ici que vous serez prévenu quand ce sera à vous.
error-notice-address = impossible de prévenir quelqu’un là : donnez une adresse de courriel, ntfy.sh/ et un sujet, ou le webhook d’un salon Discord
error-notice-mail = ce serveur n’envoie pas de courriel ; ntfy.sh/ et un sujet à vous, ou le webhook d’un salon Discord feront l’affaire
error-notice-often = trop d’adresses en une heure : réessayez plus tard
error-notice-lost = rien n’est arrivé là : l’adresse est-elle juste ?
error-no-notices = ce serveur ne peut prévenir personne : la personne qui le tient installe jacta[notices]

# Les dés tirés ensemble

saved-together-open = Dés tirés ensemble
saved-together-about = Personne ne peut les prévoir, pas même la personne qui tient le serveur. Après chaque décision, le navigateur de chaque joueur y prend part : pour des joueurs présents en même temps.
saved-together-dice = Les dés sont tirés ensemble : après chaque décision, le navigateur de chaque joueur ajoute ce que personne d’autre ne pouvait connaître. Personne ne peut prévoir un jet, pas même la personne qui tient le serveur.
saved-drawing = On tire les dés. On attend le navigateur de : { $who }
saved-drawing-about = Chaque navigateur ajoute sa part de lui-même ; une réponse ne peut plus être reprise.
saved-draw-without = Lancer sans attendre
saved-draw-without-about = Pour quelqu’un qui ne revient pas. La partie en tient le compte, et tout le monde le voit.
saved-left-out = Lancé sans { $who } : { $count ->
    [one] une fois
   *[other] { $count } fois
}
saved-misdrawn = Le serveur demande les dés d’une décision pour laquelle votre navigateur les a déjà tirés, avec une autre histoire avant elle : ne vous fiez pas à ces dés.
saved-check-draws-true = Après chaque décision les dés ont été tirés ensemble, et rien ne contredit ce que ce navigateur a noté.
saved-check-draws-false = Les dés n’ont pas été tirés ensemble comme ce navigateur l’a noté : ne vous y fiez pas.

# Guided first games

page-lessons = Première fois ?
page-lesson = guidée, dix minutes
# La chance sur plusieurs parties
saved-luck-over-games = La chance sur plusieurs parties
saved-luck-over-games-about = Une soirée, une semaine, un championnat : la chance de chacun sur toutes les parties, d’après les noms des joueurs, avec un verdict.
saved-luck-over-games-mine = Parties terminées
saved-luck-over-games-none = Ce navigateur n’en connaît aucune de terminée ; choisissez des fichiers ci-dessous.
saved-luck-over-games-files = Fichiers de parties, autant que vous voulez
saved-luck-over-games-add = Qui a eu de la chance ?
saved-luck-over-games-unread = Quelque chose n’est pas un fichier de partie et n’est pas compté.
saved-luck-over-games-large = C’est trop en une fois : choisissez moins de parties, ou utilisez « jacta hasard » avec les fichiers.
saved-luck-over-games-no-scripts = Sans JavaScript, utilisez « jacta hasard » avec les fichiers des parties.
saved-luck-over-games-nobody = Dans aucune de ces parties les chances n’ont pu être suivies.
saved-luck-over-games-each = Partie par partie
error-no-games = il n’y a pas de partie ici
error-many-games = { $most } parties au plus à la fois
# Les mêmes parties sur un autre appareil
saved-other-device = Ces parties sur un autre appareil
saved-other-device-about = Un code à photographier avec votre téléphone, ou un lien à y ouvrir : toutes les parties de cette liste, comme elles sont. Une partie à distance est alors sur les deux ; une partie que ce navigateur garde est copiée. Les mots que vous avez scellés pour les dés restent ici jusqu’à ce qu’ils soient dits.
saved-other-device-make = Faire un code
saved-other-device-scan = Photographiez ce code avec l’autre appareil, ou ouvrez-y le lien. Il y mène pendant { $minutes } minutes ; qui l’a tient vos places, ne le montrez à personne d’autre.
saved-other-device-left = Certaines parties gardées dans ce navigateur sont trop longues pour suivre : enregistrez-les en fichiers.
saved-other-device-here = Les parties de votre autre appareil vont s’ajouter à la liste de celui-ci. Rien de ce qui s’y trouve ne se perd.
saved-other-device-take = Les reprendre ici
saved-other-device-untaken = Ce navigateur ne garde rien, ou n’a plus de place.
error-parcel = ce navigateur ne connaît encore aucune partie
error-no-parcel = il n’y a rien ici, ou plus rien ; faites un autre code sur le premier appareil
