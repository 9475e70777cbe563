## Jeux d’OpenSpiel

error-rl-player = personne de ce nom ne décide ici : { $players }
error-rl-two = un joueur contre un autre : il faut deux personnes à la table, ici il y en a { $count }
error-rl-nobody = personne ne décide de rien dans { $id }
error-rl-endless = les dés de « { $label } » explosent sans fin, ou sont coupés : OpenSpiel veut tout ce qui peut sortir
error-no-rl = jacta.rl demande d’autres paquets ({ $module } manque) : pip install 'jacta[rl]'
