## The board

board-moment = Year { $year }, { $season } · { $phase } · { $who } to play
board-council = Year { $year }, { $season } · alliances
board-set-up = Setting up
board-winter = Year { $year }, { $season } · { $phase }
board-reserve = { $when } · reserve of { $who }: { $reserve }
board-player = { $who }: points { $points } · reserve { $reserve } · hexes { $hexes } · V { $villages } · C { $cities } · F { $fortresses } · armies { $armies } · ships { $ships }
board-independents = Independents (I)
board-allies = { $one } and { $other } are allies
board-damaged = damaged
board-turn_over = turn over
board-lasting = In force: { $what }
board-sign-bridge = bridge
board-sign-down = face down
board-sign-owner = owner
board-sign-explorer = explored by A
board-sign-sites = village, city, fortress (small: of no player)
board-sign-capital = capital
board-sign-hostile = hostile
board-sign-armies = two armies of A
board-sign-ship = a ship of A
board-sign-independent = an independent army
board-sign-garrison = two units inside
board-sign-broken = bridge sabotaged
board-sign-razed = razed
board-sign-desolated = desolated
board-sign-nest = dragons’ nest
board-sign-spy = spy
board-north = North, the dragons’ 6, points { $direction ->
    [1] to the upper right
    [2] to the lower right
    [3] down
    [4] to the lower left
    [5] to the upper left
   *[6] up
  }
board-face-down = face down
board-capital = capital
board-explored = explored
picture-seed = The map of seed { $seed }
picture-example = One map of many: without a seed the tiles are shuffled anew each time

# Beside the answers

note-beside_step = from { $start }: { $terrain }{ $site ->
    [none] {""}
   *[other] , { $site } ({ $owner })
  }{ $troops ->
    [none] {""}
   *[other] , { $troops } there
  }{ $nest ->
    [true] , nest of dragons!
   *[other] {""}
  }; rations { $cost }{ $again ->
    [true] {" "}(forced march)
   *[other] {""}
  }{ $enough ->
    [true] {""}
   *[other] {" "}– famine roll!
  }
    .short = −{ $cost }
note-beside_mission = from { $start }: { $terrain }{ $site ->
    [none] {""}
   *[other] , { $site } ({ $owner })
  }{ $troops ->
    [none] {""}
   *[other] , { $troops } there
  }{ $nest ->
    [true] , nest of dragons!
   *[other] {""}
  }; explored { $chance }
    .short = { $chance }
note-beside_unknown = from { $start }: face down
note-beside_unit = at { $hex }: { $terrain }{ $site ->
    [none] {""}
   *[other] , { $site } ({ $owner })
  }{ $troops ->
    [none] {""}
   *[other] , { $troops }
  }{ $nest ->
    [true] , nest of dragons!
   *[other] {""}
  }
note-beside_hex = { $terrain }{ $site ->
    [none] {""}
   *[other] , { $site } ({ $owner })
  }{ $troops ->
    [none] {""}
   *[other] , { $troops }
  }{ $nest ->
    [true] , nest of dragons!
   *[other] {""}
  }
note-beside_building = { $terrain }{ $site ->
    [none] {""}
   *[other] , { $site } ({ $owner })
  }{ $troops ->
    [none] {""}
   *[other] , { $troops }
  }{ $nest ->
    [true] , nest of dragons!
   *[other] {""}
  }; rations { $cost }
    .short = −{ $cost }
note-attacks = { $attacker } attacks { $target } at { $hex }.
note-besieges = { $unit } besieges the { $site } at { $hex }.
value-unknown = face down
value-sabotage = sabotage
value-secret_exploration = secret exploration
value-burglary = burglary
