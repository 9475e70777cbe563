# Dés vérifiables, joueurs tenus par l’ordinateur, `jacta verify`

error-fair-digits = { $value } n’est pas une suite de 64 chiffres hexadécimaux
error-fair-commitment = ce secret n’est pas celui qui avait été promis : son SHA-256 est { $found }, l’engagement dit { $promised }
error-no-such-seat = aucune personne n’occupe la place { $seat } ; places que l’ordinateur peut tenir : { $seats }
error-no-best = { $seat } ne peut pas être joué au mieux : { $reason }
error-best-hidden = { $id } cache des choses, et le calcul les verrait toutes
