## The board

board-moment = Year { $year }, { $season } · { $phase } · { $who } to play
board-player = { $letter }  { $who }: points { $points } · reserve { $reserve } · hexes { $hexes } · V { $villages } · C { $cities } · F { $fortresses } · armies { $armies } · ships { $ships }
board-allies = { $one } and { $other } are allies
board-damaged = damaged
board-turn_over = turn over
board-lasting = In force: { $what }
board-legend-ground = { $bridge } bridge · ?? face down
board-legend-sites = A owner · a explored by A · V C F village, city, fortress (small: of no player) · { $capital } capital · { $hostile } hostile
board-legend-units = A2 two armies of A · a1 one ship of A · I1 an independent army · [2] two units inside the site
board-sign-broken = bridge sabotaged
board-sign-razed = razed
board-sign-desolated = desolated
board-sign-nest = dragons’ nest
board-sign-spy = spy
board-north = North: the dragons’ 6 lies towards { $direction }
board-no-map = There is no map yet
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
  }; rations { $cost }{ $again ->
    [true] {" "}(forced march)
   *[other] {""}
  }{ $enough ->
    [true] {""}
   *[other] {" "}– famine roll!
  }
note-beside_mission = from { $start }: { $terrain }{ $site ->
    [none] {""}
   *[other] , { $site } ({ $owner })
  }{ $troops ->
    [none] {""}
   *[other] , { $troops } there
  }; explored { $chance }
note-beside_unknown = from { $start }: face down
note-beside_unit = at { $hex }: { $terrain }{ $site ->
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
note-attacks = { $attacker } attacks { $target } at { $hex }.
note-besieges = { $unit } besieges the { $site } at { $hex }.
value-unknown = face down
value-sabotage = sabotage
value-secret_exploration = secret exploration
value-burglary = burglary
