## Le plateau

board-moment = Année { $year }, { $season } · { $phase } · à { $who } de jouer
board-council = Année { $year }, { $season } · alliances
board-set-up = Mise en place
board-winter = Année { $year }, { $season } · { $phase }
board-reserve = { $when } · réserve de { $who } : { $reserve }
board-player = { $who } : points { $points } · réserve { $reserve } · hexagones { $hexes } · V { $villages } · C { $cities } · F { $fortresses } · armées { $armies } · bateaux { $ships }
board-independents = Indépendants (I)
board-allies = { $one } et { $other } sont alliés
board-damaged = endommagé
board-turn_over = tour fini
board-lasting = En vigueur : { $what }
board-sign-bridge = pont
board-sign-down = face cachée
board-sign-owner = propriétaire
board-sign-explorer = exploré par A
board-sign-sites = village, cité, forteresse (minuscule : à aucun joueur)
board-sign-capital = capitale
board-sign-hostile = hostile
board-sign-armies = deux armées de A
board-sign-ship = un bateau de A
board-sign-independent = une armée indépendante
board-sign-garrison = deux unités à l’intérieur
board-sign-broken = pont saboté
board-sign-razed = rasé
board-sign-desolated = désolé
board-sign-nest = nichée de dragons
board-sign-spy = espion
board-north = Le nord, le 6 des dragons, est { $direction ->
    [1] en haut à droite
    [2] en bas à droite
    [3] en bas
    [4] en bas à gauche
    [5] en haut à gauche
   *[6] en haut
  }
board-face-down = face cachée
board-capital = capitale
board-explored = exploré
picture-seed = La carte de la graine { $seed }
picture-example = Une carte parmi d’autres : sans graine, les tuiles sont mélangées à chaque fois

# À côté des réponses

note-beside_step = de { $start } : { $terrain }{ $site ->
    [none] {""}
   *[other] , { $site } ({ $owner })
  }{ $troops ->
    [none] {""}
   *[other] , { $troops } sur place
  }{ $nest ->
    [true] , nichée de dragons !
   *[other] {""}
  } ; rations { $cost }{ $again ->
    [true] {" "}(marche forcée)
   *[other] {""}
  }{ $enough ->
    [true] {""}
   *[other] {" "}– jet de famine !
  }
    .short = −{ $cost }
note-beside_mission = de { $start } : { $terrain }{ $site ->
    [none] {""}
   *[other] , { $site } ({ $owner })
  }{ $troops ->
    [none] {""}
   *[other] , { $troops } sur place
  }{ $nest ->
    [true] , nichée de dragons !
   *[other] {""}
  } ; exploré { $chance }
    .short = { $chance }
note-beside_unknown = de { $start } : face cachée
note-beside_unit = en { $hex } : { $terrain }{ $site ->
    [none] {""}
   *[other] , { $site } ({ $owner })
  }{ $troops ->
    [none] {""}
   *[other] , { $troops }
  }{ $nest ->
    [true] , nichée de dragons !
   *[other] {""}
  }
note-beside_hex = { $terrain }{ $site ->
    [none] {""}
   *[other] , { $site } ({ $owner })
  }{ $troops ->
    [none] {""}
   *[other] , { $troops }
  }{ $nest ->
    [true] , nichée de dragons !
   *[other] {""}
  }
note-beside_building = { $terrain }{ $site ->
    [none] {""}
   *[other] , { $site } ({ $owner })
  }{ $troops ->
    [none] {""}
   *[other] , { $troops }
  }{ $nest ->
    [true] , nichée de dragons !
   *[other] {""}
  } ; rations { $cost }
    .short = −{ $cost }
note-attacks = { $attacker } attaque { $target } en { $hex }.
note-besieges = { $unit } assiège la place en { $hex } ({ $site }).
value-unknown = face cachée
value-sabotage = sabotage
value-secret_exploration = exploration secrète
value-burglary = cambriolage
