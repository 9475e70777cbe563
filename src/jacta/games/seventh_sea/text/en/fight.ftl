## Blows in a fight

duel_shot = Shot in a fight
    .about = A ranged attack with what it costs both sides: action die and heroism dice.
squad_blow = Blow of a squad in a fight
    .about = An attack by brutes with what it costs their target: action die and heroism dice.
