# Dés vérifiables, joueurs tenus par l’ordinateur, `jacta verify`

error-fair-digits = { $value } n’est pas une suite de 64 chiffres hexadécimaux
error-fair-commitment = ce secret n’est pas celui qui avait été promis : son SHA-256 est { $found }, l’engagement dit { $promised }
error-no-such-seat = aucune personne n’occupe la place { $seat } ; places que l’ordinateur peut tenir : { $seats }
error-no-search = l’ordinateur ne peut pas chercher ici : { $reason }
error-search-hidden = { $id } a des informations cachées, et ses règles ne disent pas comment les tirer à nouveau
error-no-best = l’ordinateur ne peut pas jouer au mieux ici : { $reason }
error-best-hidden = { $id } a des éléments cachés, et le calcul les verrait tous
error-seal = ces mots ne sont pas ceux qui avaient été scellés
error-not-fair = cette partie n’a pas de dés vérifiables : personne n’y a promis de secret
error-not-revealed = le secret de ces dés n’est pas encore révélé : il est dans le fichier une fois la partie finie

## jacta verify

cli-verify = Les dés étaient-ils justes ? Recalcule chaque jet d’une partie exportée à partir de son secret.
cli-arg-fair = une partie aux dés vérifiables, exportée une fois finie ; - pour l’entrée standard
cli-opt-commitment = l’engagement que vous avez noté avant la partie : est-ce celui de ce fichier ?
verify-promised = Le secret est bien celui promis : son SHA-256 est l’engagement { $commitment }.
verify-not-promised = Le secret n’est pas celui que promettait l’engagement { $commitment }.
verify-compare = Comparez cet engagement avec celui qu’on vous a montré avant la partie : vous seul pouvez le dire (--engagement HEX).
verify-noted = Cet engagement est bien celui que vous avez noté avant la partie.
verify-not-noted = L’engagement n’est pas celui que vous avez noté avant la partie : ce secret n’était pas encore fixé.
verify-words = Les mots des joueurs : { $words }. Comparez le vôtre avec celui que vous avez donné : vous seul pouvez le dire.
verify-word = { $who } « { $word } »
verify-no-words = Aucun joueur n’a ajouté de mot : celui qui hébergeait la partie avait les dés pour lui seul.
verify-sealed = Mots scellés avant qu’aucun mot scellé ne soit dit : { $seats }.
verify-open = Mots donnés tels quels à l’hôte : { $seats }. Un hôte qui joue a pu choisir les siens après.
verify-seal-broken = Mots qui ne sont pas ceux qui avaient été scellés : { $seats }.
verify-drawn =
  { $count ->
    [one] Avant la partie, secret et mots ont été retirés une fois, parce que quelqu’un n’avait pas dit les siens.
   *[other] Avant la partie, secret et mots ont été retirés { $count } fois, parce que quelqu’un n’avait pas dit les siens. Était-ce le hasard ?
  }
verify-together =
    { $count ->
        [one] Les dés ont été tirés ensemble une fois : personne ne pouvait les prévoir, pas même l’hôte.
       *[other] Les dés ont été tirés ensemble { $count } fois : personne ne pouvait les prévoir, pas même l’hôte.
    }
verify-left-out = Tirages sans les perles de { $who } : { $count }. Pour ceux-là, l’hôte n’avait à compter qu’avec les autres.
verify-misdrawn = Non tirés ensemble comme promis : événements { $events }.
verify-throws =
  { $count ->
    [0] Le système n’a jeté aucun dé.
    [one] Le jet du système est celui que donne le secret.
   *[other] Les { $count } jets du système sont tous ceux que donne le secret.
  }
verify-throws-wrong =
  { $count ->
    [one] Un jet du système sur { $of } n’est pas celui que donne le secret :
   *[other] { $count } jets du système sur { $of } ne sont pas ceux que donne le secret :
  }
verify-differs = événement { $event }, { $what } – dans le fichier { $found }, selon le secret { $expected }
verify-answers =
  { $count ->
    [one] La réponse de l’ordinateur est celle qu’il devait donner.
   *[other] Les { $count } réponses de l’ordinateur sont toutes celles qu’il devait donner.
  }
verify-answers-wrong =
  { $count ->
    [one] Une réponse de l’ordinateur sur { $of } n’est pas celle que donne le Jacta d’aujourd’hui (la partie a été exportée par la version { $version }) :
   *[other] { $count } réponses de l’ordinateur sur { $of } ne sont pas celles que donne le Jacta d’aujourd’hui (la partie a été exportée par la version { $version }) :
  }
verify-typed =
  { $count ->
    [one] Un jet a été fait avec de vrais dés et tapé à la main : personne ne peut le vérifier.
   *[other] { $count } jets ont été faits avec de vrais dés et tapés à la main : personne ne peut les vérifier.
  }
verify-replayed = Les règles d’aujourd’hui conduisent la partie au même dénouement.
verify-replayed-so-far = Les règles d’aujourd’hui conduisent la partie là où elle en était ; elle n’était pas finie.
verify-astray = À l’événement { $event } : { $reason }
verify-another-end = La partie ne finit pas là où mènent les règles d’aujourd’hui (elle a été exportée par Jacta { $version }).
verify-not-intact = Le fichier n’est pas tel qu’il a été exporté : quelque chose y a été changé depuis.
verify-good = Vérifié : chaque dé est bien celui que donnent le secret et les mots.
verify-good-computers = Vérifié : l’ordinateur a répondu comme il le devait. Aucun dé n’a été jeté.
verify-good-but-typed =
  { $count ->
    [one] Ce qui peut être vérifié est juste ; un jet repose sur la parole des joueurs.
   *[other] Ce qui peut être vérifié est juste ; { $count } jets reposent sur la parole des joueurs.
  }
verify-nothing = Rien à vérifier pour les dés : le système n’a fait aucun jet.
verify-bad = Non vérifié.

## jacta play --against, --fair

flag-against = contre
flag-fair = verifiables
flag-commitment = engagement
metavar-hex = HEX
cli-opt-against-computer = l’ordinateur prend la place de ce joueur : au mieux (mieux), en cherchant, ce qui est fort là où le mieux ne se calcule pas (recherche), jeu courant, c’est-à-dire les réponses par défaut (courant), ou au hasard (hasard) ; répétable
cli-opt-fair = des dés vérifiables : un secret est promis avant la partie et révélé après ; jacta vérifier recalcule chaque jet
strength-best = mieux
strength-search = recherche
strength-usual = courant
strength-random = hasard
play-computer =
  { $strength ->
    [best] { $who } : l’ordinateur, au mieux
    [search] { $who } : l’ordinateur, en cherchant
    [usual] { $who } : l’ordinateur, jeu courant
   *[other] { $who } : l’ordinateur, au hasard
  }
play-promise = Ces dés viennent d’un secret dont le SHA-256 est { $commitment }
play-word = { $who }, un mot de votre choix ? Il entre dans le calcul des dés (Entrée pour aucun) :
play-secret-revealed = Le secret des dés était { $secret } : une fois la partie dans un fichier, jacta vérifier FICHIER recalcule chaque jet.
error-fair-seed = des dés qui se répètent ne peuvent pas être vérifiables
error-fair-draws = n’est pas une liste de tirages avec leurs événements et leurs perles
