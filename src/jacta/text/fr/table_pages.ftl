# Tables de jeu : qui joue, l’ordinateur comme adversaire, les parties à distance

far-who = Qui joue ?
far-person = une personne
far-computer-best = l’ordinateur, au mieux
far-computer-usual = l’ordinateur, jeu courant
far-computer-random = l’ordinateur, au hasard
far-strengths = Comment joue l’ordinateur ?
far-strength-best = Au mieux : la meilleure réponse, calculée exactement. Vous ne ferez pas mieux que lui.
far-strength-usual = Jeu courant : la réponse que Jacta suppose dans ses chances, celle d’un joueur raisonnable.
far-strength-random = Au hasard : n’importe quelle réponse permise. Pour débuter, ou pour rire.
far-away = À distance
far-away-about = Chacun joue sur son téléphone ou son ordinateur, par un lien qui n’est qu’à lui. Pas de compte ; la partie est gardée, et chacun peut vérifier les dés.
far-name-of = { $who } : nom
far-name-optional = facultatif
far-open = Ouvrir une table
far-open-own-dice = Ouvrir une table avec nos propres dés

far-places = Parties
far-tables = Mes parties à distance
far-tables-about = Les tables que ce navigateur connaît. Un lien de table suffit pour y revenir, depuis n’importe quel appareil.
far-tables-none = Aucune pour l’instant.
far-tables-no-scripts = Sans JavaScript, cette liste reste vide : gardez vos liens de table en favoris.
far-forget = Retirer de cette liste
far-kind-owner = vous tenez la table
far-kind-spectator = vous regardez
far-how = Ouvrir une table
far-how-1 = Choisissez un jeu, puis une bataille, un duel ou une campagne, et posez la situation.
far-how-2 = À l’onglet Jouer, dites qui joue, puis « Ouvrir une table ».
far-how-3 = Envoyez à chacun le lien de sa place ; prenez vous-même celle que vous voulez.
far-how-4 = La partie commence quand tout le monde est assis. Elle se garde toute seule : on peut la reprendre demain.
far-choose = Choisir un jeu
far-gone = Table introuvable

far-seats = Autour de la table
far-alone = joueur
far-you = vous
far-you-named = { $name } (vous)
far-joined = est là
far-not-yet = pas encore là
far-turn = doit jouer
far-computer = l’ordinateur
far-copy = Copier
far-share = Partager
far-take = Prendre cette place
far-open-seat = Aller à cette place
far-watchers = spectateurs
far-only-here = Ces liens ne mènent qu’à cet ordinateur. Pour jouer depuis d’autres appareils du réseau, relancez le serveur ainsi :
far-keeper = Tenir la table : liens, départ
far-links = Les liens de la table
far-remove = Supprimer la table
far-remove-about = La partie est effacée pour tout le monde, et ne revient pas.
far-remove-yes = Supprimer pour de bon
far-situation = La situation de départ
far-board = Le plateau
far-fair = Les dés sont vérifiables
far-fair-about = Avant la partie, le serveur s’est engagé sur un secret : en voici l’empreinte. Chaque jet découle de ce secret et des mots des joueurs ; à la fin le secret est révélé, et chacun peut recalculer tous les jets. Personne ne peut piper les dés, pas même le serveur.
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
far-word-about = Ils entrent dans le calcul des dés : personne ne peut alors les prévoir.
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
far-verify-about = Le secret est révélé : son empreinte est bien celle qui était montrée avant la partie. Téléchargez la partie, et refaites tous les jets avec :
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
