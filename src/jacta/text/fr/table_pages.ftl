# Tables de jeu : qui joue, l’ordinateur comme adversaire, les parties à distance

far-who = Qui joue ?
far-person = une personne
far-computer-best = l’ordinateur, au mieux
far-computer-search = l’ordinateur, en cherchant
far-computer-usual = l’ordinateur, jeu courant
far-computer-random = l’ordinateur, au hasard
far-strengths = Comment joue l’ordinateur ?
far-strength-best = Au mieux : la meilleure réponse, calculée exactement. Vous ne ferez pas mieux que lui.
far-strength-search = En cherchant : il joue la suite de tête, bien des fois, et prend ce qui a le mieux tourné. Fort, même là où personne ne peut calculer la meilleure réponse.
far-strength-usual = Jeu courant : la réponse que Jacta suppose dans ses chances, celle d’un joueur raisonnable.
far-strength-random = Au hasard : n’importe quelle réponse permise. Pour débuter, ou pour rire.
far-away = À distance
far-away-about = Chacun joue sur son téléphone ou son ordinateur, par un lien qui n’est qu’à lui. Pas de compte ; la partie est gardée, et chacun peut vérifier les dés.
far-name-of = { $who } : nom
far-name-optional = facultatif
far-open = Ouvrir une table
far-open-own-dice = Ouvrir une table avec nos propres dés

far-places = Parties
far-tables = Mes parties
far-tables-about = Les parties que ce navigateur connaît : celles qu’il garde lui-même, et les tables à distance. Un lien de table suffit pour y revenir, depuis n’importe quel appareil.
far-tables-none = Aucune pour l’instant.
far-tables-no-scripts = Sans JavaScript, cette liste reste vide : gardez vos liens de table en favoris.
far-forget = Retirer de cette liste
far-forget-sure = Cette partie n’est gardée qu’ici. La retirer pour de bon ?
far-kind-local = sur cet appareil
far-going-on = Parties en cours
far-all = Toutes mes parties
far-ended = partie finie
far-kind-owner = vous tenez la table
far-kind-spectator = vous regardez
far-how = Ouvrir une table
far-how-1 = Choisissez un jeu, puis une bataille, un duel ou une campagne, et posez la situation.
far-how-2 = À l’onglet Jouer, dites qui joue, puis « Ouvrir une table ».
far-how-3 = Envoyez à chacun le lien de sa place ; prenez vous-même celle que vous voulez.
far-how-4 = La partie commence quand tout le monde est assis. Elle se garde toute seule : on peut la reprendre demain.
far-choose = Choisir un jeu
page-story-whole = Tout le récit
far-gone = Table introuvable
far-unreachable = Table momentanément hors d’atteinte

far-seats = Autour de la table
far-alone = joueur
far-you = vous
far-you-named = { $name } (vous)
far-joined = est là
far-not-yet = pas encore là
far-turn = doit jouer
far-computer = l’ordinateur
far-code = Code QR à photographier
far-copy = Copier
far-share = Partager
far-take = Prendre cette place
far-open-seat = Aller à cette place
far-watchers = spectateurs
far-only-here = Ces liens ne mènent qu’à cet ordinateur. Pour jouer depuis d’autres appareils du réseau, relancez le serveur ainsi :
far-keeper = Gérer la table : liens, départ
far-links = Les liens de la table
far-remove = Supprimer la table
far-remove-about = La partie est effacée pour tout le monde, et ne revient pas.
far-remove-yes = Supprimer pour de bon
far-situation = La situation de départ
far-board = Le plateau
far-board-last = Le plateau tel qu’il était à la dernière réponse ; le compte final est dans l’issue.
far-fair = Les dés sont vérifiables
far-fair-about = Avant la partie, le serveur s’est engagé sur un secret : en voici l’empreinte. Chaque jet du serveur découle de ce secret et des mots des joueurs ; à la fin le secret est révélé, et chacun peut recalculer tous ces jets.
far-fair-own-dice = Vos dés sont les vôtres ; les jets du serveur sont vérifiables
far-fair-words = Les mots sont donnés : personne ne peut plus changer un jet. Seule la personne qui tient le serveur, si elle joue aussi et a donné ses mots la dernière, aurait pu les choisir.
far-fair-no-words = Personne n’a ajouté de mots : il faut croire le serveur.
far-commitment = Empreinte (SHA-256) :
far-word-of = { $who } : « { $word } »
far-secret = Secret :

far-invite = Envoyez à chacun le lien de sa place
far-invite-about = La partie commence d’elle-même quand tout le monde est assis. Vous jouez aussi ? Prenez une place.
far-invited = On vous attend à cette table. Votre place : { $who }
far-invited-about = Dites votre nom et prenez place. Pas de compte, pas de mot de passe.
far-your-name = Votre nom
far-your-word = Vos mots porte-bonheur (facultatif)
far-word-example = par ex. allez les bleus 1515
far-sit = Prendre place
far-waiting-for = On attend : { $who }
far-begins-alone = La partie commence dès que tout le monde est assis. Laissez cette page ouverte, ou revenez par le même lien.
far-start = Commencer sans attendre
far-start-about = Qui arrive plus tard trouvera sa place libre.
far-change = Changer mon nom ou mes mots
far-save = Changer

far-lost = Le serveur ne répond pas. La partie est gardée ; cette page réessaie d’elle-même.
far-late = La partie a commencé. Votre place : { $who }
far-your-turn = À vous de jouer
far-dice-turn = Aux dés : l’un de vous lance et tape les faces
far-book-turn = Au livre : l’un de vous cherche et tape ce qu’il dit
far-together = Décision secrète et simultanée : personne ne voit votre réponse avant que tous aient répondu.
far-thinking = L’ordinateur réfléchit…
far-sealed = Votre réponse est scellée. On attend : { $who }
far-waiting = On attend la suite…
far-owner-watches = Vous voyez ici ce que voient les spectateurs. Pour jouer, ouvrez le lien d’une place.
far-watching = Vous regardez la partie.
far-look-again = Actualiser
far-download = Télécharger la partie

far-over = La partie est finie
far-replay = Revoir la partie
far-again = Rejouer
far-luck = Qui a eu de la chance ?
far-luck-curve = Les chances de chacun au fil de la partie
far-verify = Vérifier les dés
far-verify-about = Le secret est révélé. Comparez l’empreinte avec celle que vous avez notée avant la partie, et vos mots avec ceux que vous avez donnés ; puis téléchargez la partie, et refaites tous les jets avec :
far-broken = Cette partie ne peut pas continuer :
far-broken-about = Les règles de Jacta ont changé depuis. Rien n’a été modifié : la partie reste telle qu’elle était, et se reprend avec la version d’alors.
far-broken-events = { $count ->
    [one] L’événement enregistré
   *[other] Les { $count } événements enregistrés
}
far-back = Retour à la table
far-replay-later = La partie n’est pas finie : on pourra la revoir ensuite, étape par étape.
far-step = Étape { $step } sur { $steps }
far-eyes = Vu par
far-eyes-all = les spectateurs
far-first = Début
far-previous = Précédente
far-next = Suivante
far-last = Fin

page-key-replay = d’une étape à l’autre, en revoyant une partie
page-api-play = une table ouverte : un lien par place
page-api-seat = la table telle que ce lien la voit
page-api-answer = répondre à la question qui attend

# Scellés, conversation, liens, fin

far-fair-gathering = Notez cette empreinte. Les mots sont scellés avant que personne ne dise les siens : nul ne peut donc choisir des mots qui arrangent les dés, pas même la personne qui tient le serveur. Les mots donnés sans JavaScript sont visibles du serveur.
far-fair-sealed = Tous les mots étaient scellés avant que personne n’ait dit les siens : nul n’a pu choisir les dés, pas même la personne qui tient le serveur.
far-fair-mixed = Mots scellés : { $sealed }. Mots donnés tels quels au serveur : { $open } ; la personne qui le tient a pu sceller les siens après les avoir lus.
far-drawn = { $count ->
    [one] Secret et mots ont été retirés une fois, parce que quelqu’un n’avait pas dit les siens.
   *[other] Secret et mots ont été retirés { $count } fois, parce que quelqu’un n’avait pas dit les siens.
}
far-word-about = Ils entrent dans le calcul des dés. Votre navigateur y ajoute du hasard, les scelle, et ne les dit que quand chacun a scellé les siens.
far-word-open = Ils entrent dans le calcul des dés. Sans JavaScript, ils sont donnés tels quels au serveur.
far-seal-own = Les sceller soi-même
far-seal-own-about = La page vient du serveur. Si vous ne lui faites pas confiance, calculez ailleurs le SHA-256 de mots à vous et donnez-le ici ; on vous demandera les mots quand tout le monde sera là.
far-seal = SHA-256 de vos mots
far-tell = Tout le monde est là : dites vos mots scellés
far-tell-about = Votre navigateur le fait de lui-même s’il les connaît.
far-tell-word = Les mots que vous avez scellés
far-tell-it = Les dire
far-telling = On dit les mots. On attend : { $who }
far-telling-about = Chacun a scellé les siens, personne ne peut plus les changer. Le navigateur de chaque joueur les dit de lui-même.
far-anew = Tout retirer
far-anew-about = Si quelqu’un ne revient pas : un autre secret, et chacun reprend place. La table en tient le compte.
far-owner = qui tient la table
far-talk = Conversation
far-talk-about = Des lignes que s’écrivent ceux qui sont assis ici ; tout le monde les voit, les spectateurs aussi.
far-talk-off = Couper la conversation
far-talk-on = Rétablir la conversation
far-say = Dire quelque chose
far-say-it = Dire
far-renew = Ce lien a fuité ?
far-renew-about = L’ancien lien ne mène plus nulle part, tout de suite ; donnez le nouveau à qui de droit.
far-renew-yes = Faire un nouveau lien
far-renew-owner = Le lien de gestion a fuité ?
far-renew-owner-about = Vous en recevez un autre ; l’ancien ne mène plus nulle part, tout de suite.
far-abandon = Arrêter la partie
far-abandon-about = Personne ne joue plus. Le secret des dés est montré, pour que chacun puisse les vérifier.
far-abandon-yes = Arrêter là
far-abandoned = La partie a été arrêtée
far-winner = Victoire : { $who }
far-rematch = Revanche, places échangées
far-rematch-go = Aller à la revanche
far-expires = Personne n’a joué ici depuis longtemps : cette table sera effacée le { $day } si personne n’y joue.
far-check = Vérifier les dés ici
far-check-secret-true = Le secret est bien celui qui était promis.
far-check-secret-false = Le secret n’est pas celui qui était promis.
far-check-seals-false = Les mots de quelqu’un ne sont pas ceux qu’il avait scellés.
far-check-dice-true = { $count ->
    [0] Le serveur n’a jeté aucun dé.
    [one] Le jet du serveur est bien celui que donnent le secret et les mots.
   *[other] Les { $count } jets du serveur sont tous ceux que donnent le secret et les mots.
}
far-check-dice-false = Les jets du serveur ne sont pas ceux que donnent le secret et les mots.
far-check-noted-true = L’empreinte et les mots sont ceux que ce navigateur a vus avant la partie.
far-check-noted-false = L’empreinte ou les mots ne sont pas ceux que ce navigateur a vus avant la partie : ne vous fiez pas à ces dés.
far-check-noted-null = Ce navigateur n’était pas assis à la table : comparez l’empreinte et les mots avec ce que vous avez noté.
far-swapped = L’empreinte ou les mots de cette partie ne sont pas ceux que ce navigateur a vus avant de dire les siens : ne vous fiez pas à ces dés.
