# Le nom d’une valeur en cours de procédure, quand l’entrée et le résultat n’en ont pas.

figure-above_failed = Une unité au-dessus a échoué
figure-coming = Avance encore
figure-effect = Effet
figure-left = Après le tir
figure-results = Résultat
figure-to_test = Encore à tester
