# Fair dice, computer players at the table, `jacta verify`

error-fair-digits = { $value } is not 64 hexadecimal digits
error-fair-commitment = this secret is not the one that was promised: its SHA-256 is { $found }, the commitment says { $promised }
error-no-such-seat = no person sits on { $seat }; seats for computer players: { $seats }
error-no-best = { $seat } cannot be played at its best: { $reason }
error-best-hidden = { $id } keeps things hidden, and the solver would see them all
