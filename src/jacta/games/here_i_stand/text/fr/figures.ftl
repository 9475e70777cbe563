# Le nom d’une valeur en cours de procédure, quand l’entrée et le résultat n’en ont pas.

figure-fleet = Flotte
figure-interceptor_cavalry = Cavalerie de l’intercepteur
figure-interceptor_units = Unités de l’intercepteur
figure-limited = Place limitée
figure-meeting = { "" }
figure-name = Nom
figure-orders = Ordres de l’armée
figure-own_capital = Capitale de la puissance
figure-paid = Payé
figure-refuges = Refuge
figure-stay = Reste sur place
figure-unhurt = Pertes encore à subir
figure-unpaid = Impayé
