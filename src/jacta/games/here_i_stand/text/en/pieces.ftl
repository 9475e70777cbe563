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
naval_engagement = Naval engagement
    .about = Two fleets meet. What is left of each, and who goes to the turn track?
turn_track_return = Next turn
    .about = The marker moves on along the turn track. Which ships and leaders come back?

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
    .help = The space to which it withdraws when beaten. The sheet does not say where one retreats.
key-defender_retreat = Defender's retreat
    .help = The space to which it withdraws when beaten, or when it slips away. The sheet does not say where one retreats.
key-intercepted = Intercepted
key-avoided = Battle avoided
key-retreats = Who retreats
key-squadrons = Squadrons
key-captives = Captives
key-turn_track = Turn track
key-turn = Turn
key-waiting = Waiting
key-due = Back on turn
key-held_by = Held by
key-of = In the service of
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
ask-avoids = Does the defender try to avoid battle?
    .short = Avoid battle
ask-interceptor_units_lost =
    { $losses ->
        [one] Defender and interceptor lose { $losses } unit. How many are the interceptor's?
       *[other] Defender and interceptor lose { $losses } units. How many are the interceptor's?
    }
    .short = Units lost by the interceptor
ask-interceptor_cavalry_lost =
    { $losses ->
        [one] Defender and interceptor lose { $losses } cavalry unit. How many are the interceptor's?
       *[other] Defender and interceptor lose { $losses } cavalry units. How many are the interceptor's?
    }
    .short = Cavalry lost by the interceptor

## Notes: engagements

note-no_battle = The defender has slipped away: there is no battle.
note-must_retreat =
    { $side ->
        [attacker] The attacker
       *[defender] The defender
    } retreats; the sheet does not say where.

## Errors: pieces

error-ottoman-cavalry = only the Ottoman has cavalry
error-ottoman-corsairs = only the Ottoman has corsairs
error-leader-twice = the leader { $name } is named twice
error-own-captive = a power does not hold its own leader captive
error-captive-on-track = a captive does not wait on the turn track
error-claimed-twice = { $name } is named twice
error-same-power = this formation belongs to the attacker's power ({ $power })
error-no-interception = nobody intercepts an assault
error-ships-in-the-field = ships are besieged only in an assault
