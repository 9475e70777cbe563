# Le nom d’une valeur en cours de procédure, quand l’entrée et le résultat n’en ont pas.

figure-besieged_charge = Les assiégés chargent
figure-breached = Brèche ouverte
figure-chased = Poursuivis
figure-clash = { "" }
figure-day = Jour
figure-first = Moral restant de l’attaquant
figure-first_bonus = Meilleur feu de l’attaquant
figure-galleys = Galères
figure-hand = { "" }
figure-leaving = Qui rompt le combat
figure-mean = Moyenne
figure-native_stars = Étoiles des indigènes
figure-outcome = Issue
figure-round = Round
figure-sail = Vaisseaux
figure-second = Moral restant du défenseur
figure-second_bonus = Meilleur feu du défenseur
figure-settled = Valeurs fixées
figure-spare = Encore à retrancher des pertes
figure-stage = Étape
figure-storm = Moral restant
figure-turn = Jets faits
figure-units = Unités
figure-verdict = Fin de la bataille
figure-who = Qui
