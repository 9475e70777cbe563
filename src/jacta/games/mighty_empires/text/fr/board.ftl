## Le plateau

board-moment = Année { $year }, { $season } · { $phase } · à { $who } de jouer
board-player = { $letter }  { $who } : points { $points } · réserve { $reserve } · hexagones { $hexes } · V { $villages } · C { $cities } · F { $fortresses } · armées { $armies } · bateaux { $ships }
board-allies = { $one } et { $other } sont alliés
board-damaged = endommagé
board-turn_over = tour fini
board-lasting = En vigueur : { $what }
board-legend-ground = { $bridge } pont · ?? face cachée
board-legend-sites = A propriétaire · a exploré par A · V C F village, cité, forteresse (minuscule : à personne) · { $capital } capitale · { $hostile } hostile
board-legend-units = A2 deux armées de A · a1 un bateau de A · I1 une armée indépendante · [2] deux unités dans les murs
board-sign-broken = pont saboté
board-sign-razed = rasé
board-sign-desolated = désolé
board-sign-nest = nichée de dragons
board-sign-spy = espion
board-north = Nord : le 6 des dragons est du côté { $direction }
board-no-map = Il n’y a pas encore de carte
board-face-down = face cachée
board-capital = capitale
board-explored = exploré
picture-seed = La carte de la graine { $seed }
picture-example = Une carte parmi d’autres : sans graine, les tuiles sont mélangées à chaque fois

# À côté des réponses

note-beside_step = de { $start } : { $terrain }{ $site ->
    [none] {""}
   *[other] , { $site } ({ $owner })
  }{ $troops ->
    [none] {""}
   *[other] , { $troops } sur place
  } ; rations { $cost }{ $again ->
    [true] {" "}(marche forcée)
   *[other] {""}
  }{ $enough ->
    [true] {""}
   *[other] {" "}– jet de famine !
  }
note-beside_mission = de { $start } : { $terrain }{ $site ->
    [none] {""}
   *[other] , { $site } ({ $owner })
  }{ $troops ->
    [none] {""}
   *[other] , { $troops } sur place
  } ; exploré { $chance }
note-beside_unknown = de { $start } : face cachée
note-beside_unit = en { $hex } : { $terrain }{ $site ->
    [none] {""}
   *[other] , { $site } ({ $owner })
  }{ $troops ->
    [none] {""}
   *[other] , { $troops }
  }
note-beside_hex = { $terrain }{ $site ->
    [none] {""}
   *[other] , { $site } ({ $owner })
  }{ $troops ->
    [none] {""}
   *[other] , { $troops }
  }
note-attacks = { $attacker } attaque { $target } en { $hex }.
note-besieges = { $unit } assiège la place en { $hex } ({ $site }).
value-unknown = face cachée
value-sabotage = sabotage
value-secret_exploration = exploration secrète
value-burglary = cambriolage
