## Blows in a fight

duel_shot = Tir dans un combat
    .about = Une attaque à distance, avec ce qu’elle coûte aux deux camps : dé d’action et dés d’héroïsme.
squad_blow = Attaque d’une bande dans un combat
    .about = Une attaque par des brutes, avec ce qu’elle coûte à leur cible : dé d’action et dés d’héroïsme.
