## Pieces

piece-formation = Formation
    .also = army, stack
    .about = Land units of one power that march together, with their leaders.
piece-fleet = Fleet
    .also = squadrons, ships
    .about = Naval units of one power in one place, with their naval leaders.
piece-leader = Leader
    .also = general, admiral
    .about = A leader who is with no formation: on his own, captive, or on the turn track.
piece-turn_track = Turn track
    .also = track
    .about = The ships and naval leaders set aside, and the turn on which they return.
piece-captives = Captives
    .also = captured leaders, prisoners
    .about = The army leaders who were captured, and who holds them.
piece-piracy_vp = Piracy VP
    .also = piracy points
    .about = The points that the Ottoman has taken by piracy.
piece-new_world = New World
    .also = discoveries
    .about = The discoveries and conquests already made.

## Procedures: whole engagements

chapter-engagements = Whole engagements
engagement = Engagement
    .about = A formation marches on another: interception, an attempt to avoid battle, battle or assault, losses, captives and retreat, on your own formations.
    .example-1 = Francis I against Alva
    .example-2 = Suleiman against Hungary
    .example-3 = the assault on Genoa
naval_engagement = Naval engagement
    .about = Two fleets meet. What is left of each, and who goes to the turn track?
    .example-1 = Barbarossa against Doria
    .example-2 = Venice attacks Algiers
turn_track_return = Next turn
    .about = The marker moves on along the turn track. Which ships and leaders come back?
    .example-1 = a squadron and an admiral

## Keys: pieces

key-attacker = Attacker
    .help = The formation, or fleet, that comes.
key-defender = Defender
    .help = The formation, or fleet, that it finds before it.
key-interceptor = Interceptor
    .help = A formation nearby that may try to come between; then it fights beside the defender.
key-ships = Ships in port
    .help = The defender's ships shut up in the port. If the space is taken, they go to the turn track.
key-intercepts = Tries to intercept
    .help = Left out, the player decides during play; calculations suppose yes.
    .also = intercept
key-avoids = Tries to avoid battle
    .help = Left out, the player decides during play; calculations suppose no.
    .also = avoid battle
key-attacker_retreat = Attacker's retreat
    .help = The space to which it withdraws when beaten. The sheet does not say where one retreats: left out, it stays where it came from, or has no place if it stood there.
key-defender_retreat = Defender's retreat
    .help = The space to which it withdraws when beaten, or when it slips away. The sheet does not say where one retreats: left out, it has no place any more.
key-intercepted = Intercepted
key-avoided = Battle avoided
key-retreats = Who retreats
key-squadrons = Squadrons
    .help = Two dice each in naval combat.
    .part = { $value ->
        [one] { $value } squadron
       *[other] { $value } squadrons
    }
key-captives = Captives
    .help = Leaders taken, and who holds them.
    .part = { $value }
key-turn_track = Turn track
    .help = Ships taken in a port, and naval leaders without a fleet, who wait to come back.
key-turn = Turn
    .help = The turn that it is.
    .part = turn { $value }
key-waiting = Waiting
    .help = What waits on the track, with the turn of its return.
    .part = waiting: { $value }
key-due = Back on turn
    .help = The turn in which the unit comes back into play.
    .part = back on turn { $value }
key-held_by = Held by
    .help = The power that holds the leader.
    .part = held by { $value }
key-of = In the service of
    .help = The power that the leader serves.
    .part = { $value }
key-vp = VP
key-cap = Limit for the game
    .help = The rulebook allows 10; the sheet prints no limit.
key-discoveries = Discoveries
key-conquests = Conquests
key-returning = Back

## Values: pieces

value-naval_unit = naval unit
value-naval_leader = naval leader

## Questions: engagements

ask-intercepts = Does your formation nearby try to intercept?
    .short = Intercept
    .usual = attempts to intercept
ask-avoids = Does the defender try to avoid battle?
    .short = Avoid battle
    .usual = accepts battle
ask-interceptor_units_lost =
    { $losses ->
        [one] Defender and interceptor lose { $losses } unit. How many are the interceptor's?
       *[other] Defender and interceptor lose { $losses } units. How many are the interceptor's?
    }
    .short = Units lost by the interceptor
    .usual = spares the interceptor: the force on the spot takes the losses
ask-interceptor_cavalry_lost =
    { $losses ->
        [one] Defender and interceptor lose { $losses } cavalry unit. How many are the interceptor's?
       *[other] Defender and interceptor lose { $losses } cavalry units. How many are the interceptor's?
    }
    .short = Cavalry lost by the interceptor
    .usual = spares the interceptor’s cavalry

## Notes: engagements

note-no_battle = The defender has slipped away: there is no battle.
note-must_retreat =
    { $side ->
        [attacker] The attacker
       *[defender] The defender
    } retreats{ $to ->
        [none] {""}. The sheet does not say where: that is for you to note.
       *[other] {" "}to { $to }.
    }

## Errors: pieces

error-ottoman-cavalry = only the Ottoman has cavalry
error-ottoman-corsairs = only the Ottoman has corsairs
error-leader-twice = the leader { $name } is named twice
error-own-captive = a power does not hold its own leader captive
error-captive-on-track = a captive does not wait on the turn track
error-claimed-twice = { $name } is named twice
error-same-power = this formation belongs to the attacker's power ({ $power })
error-no-interception = nobody intercepts an assault
error-too-many-together = defender and interceptor have more than { $most } of them together
error-ships-in-the-field = ships are besieged only in an assault

# --- The map

picture-pieces = Where the pieces stand

## Samples

value-gendarmes = Gendarmes
value-janissaires = Janissaries
value-tercios = Tercios
value-barbaresques = Barbary corsairs
value-flotte_de_doria = Doria’s fleet
value-francois_captif = Francis in captivity
value-piste_des_tours = Turn track
value-captifs = Captives
value-pv_de_piraterie = Piracy VP
value-nouveau_monde = New World
