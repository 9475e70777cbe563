## Chapter

chapter-overseas = Outre-mer

## Procedures

natives_strength = Force des indigènes
    .about = Combien de détachements et de dés valent ces points d’indigènes ?
    .example-1 = un petit peuple, 22 points
    .example-2 = un empire, 300 points
natives_cavalry = Cavalerie face aux indigènes
    .about = Qui a l’avantage de la cavalerie outre-mer : les Européens, les indigènes, personne ?
    .example-1 = aux Amériques, sans chevaux
    .example-2 = les cavaliers d’Asie
    .example-3 = en Afrique, 14 points
overseas_losses = Pertes outre-mer
    .about = Ce que des pertes coûtent en points de force, en DC ou en points d’indigènes, et ce qui reste.
    .example-1 = des indigènes, 60 points
    .example-2 = deux DT et un DC
    .example-3 = au plus dix points perdus
    .example-4 = l’armée d’un pays indigène
natives_battle = Bataille contre des indigènes
    .about = La bataille rapide contre une force indigène : un dé par groupe de 8 détachements, et des pertes que l’on n’arrondit pas.
    .example-1 = un DT contre 60 points
    .example-2 = quatre DT attaqués
    .example-3 = conquistadors aux Amériques
exploration_loss = Pertes d’exploration (3 DT ou une armée)
    .about = Les pertes d’une grande force selon le pourcentage obtenu.
    .example-1 = huit DT, 90 %
    .example-2 = deux DT, 60 %
remains = Reste après attrition
    .about = Ce qui reste d’une pile de détachements, de DE ou de DC après un pourcentage de pertes.
    .example-1 = douze DN et un DE, 30 %
    .example-2 = un seul DN, 10 %
    .example-3 = deux DE, 20 %
exploration_attrition = Attrition d’exploration
    .about = Une force explore ou marche outre-mer : que lui en coûte-t-il ?
    .example-1 = un DT explore, bien mené
    .example-2 = marche en terre amie
    .example-3 = deux DT et 15 points
    .example-4 = une armée explore
fort = Forts et missions
    .about = Un fort est une forteresse de niveau 0 : résistance, garnison, et s’il faut le prendre.
    .example-1 = un fort
    .example-2 = une mission, mur percé
colonial_militia = Milice coloniale
    .about = Les colons en armes d’une colonie, en DC et en DT.
    .example-1 = colonie anglaise, niveau 5
    .example-2 = colonie portugaise, niveau 4
colonial_purchase = Achats dans les colonies
    .about = Ce qu’une province d’outre-mer peut acheter en un tour, à quel prix, et ce que cela prend sur les limites.
    .example-1 = un comptoir et ses pêcheries
    .example-2 = une colonie de niveau 6
cossacks = Les Cosaques
    .about = Ce que l’aide des Cosaques donne à la Russie.
    .example-1 = les Cosaques viennent aider

## Keys

key-points = Points
    .help = Points d’indigènes, ou points de force des Européens : 10 par DT au complet.
    .help-natives_strength = Points d’indigènes, comme la carte les imprime.
    .help-natives_cavalry = Points d’indigènes, comme la carte les imprime.
key-dc = DC
    .help = Détachements de conquistadors : un tiers de DT, un pion chacun.
key-combat_dt = DT au combat
    .help = Deux DC auprès de DT valent un DT, un seul ne vaut rien.
key-full_groups = Groupes de 8 complets
key-last_group = DT du dernier groupe
key-dice = Dés par jet
key-rate = Cavalerie par DT
    .help = Celle du pays européen ; voir la cavalerie par détachement.
key-group = Peuple
    .help = D’où viennent les indigènes.
key-native_dt = DT d’indigènes
    .help = La force des indigènes en détachements de combat.
key-europeans = Européens
    .help = La force européenne.
key-natives = Indigènes
    .help = La force indigène : ses points et ses valeurs.
key-cap_points = Points de l’assaillant
    .help = Sans pion armée, une force n’inflige pas plus de points qu’elle n’en a.
key-points_lost = Points perdus
key-points_left = Points restants
key-dc_lost = DC perdus
key-dt_left = DT restants
key-dc_left = DC restants
key-dt_lost = DT perdus
key-fire_column = Colonne de feu
    .help = Aucune : ce camp ne tire pas.
key-shock_column = Colonne de choc
    .help = La colonne de la table de combat, de A (la meilleure) à E.
key-fire_effect = Effet du feu
    .help = L’arquebuse compte à moitié, la Renaissance ne touche que le moral.
key-natives_attack = Les indigènes attaquent
    .help = Le défenseur peut rompre le combat le premier.
key-european_losses = Pertes européennes (DT)
key-native_points_lost = Points d’indigènes tués
key-europeans_destroyed = Européens anéantis
key-natives_destroyed = Indigènes anéantis
key-percent = Pourcentage
    .help = Un pourcentage indiqué dispense du jet.
    .help-exploration_loss = Le pourcentage de pertes que le jet d’attrition a donné.
    .help-remains = Le pourcentage de pertes que le jet d’attrition a donné.
    .help-strength_points = Le pourcentage de pertes que le jet d’attrition a donné.
key-stack = Pile
key-activity = Activité
    .help = Explorer use plus que marcher.
key-friendly_only = Chez soi seulement
    .help = La marche ne traverse que des provinces où se trouve une COL ou un COM ami.
    .help-stack_round = Hors d’Europe : la marche ne traverse que des provinces où se trouve une COL ou un COM ami.
key-garrison = Garnison
key-siege_level = Niveau pour la sape
key-resistance = Résistance
key-falls_at_once = Tombe aussitôt
key-garrison_limit_dt = Garnison maximale (DT)
key-needed_for_control = Nécessaire au contrôle
key-dc_total = DC en tout
key-fish = Ressources de pêche
    .help = Ressources exploitées par l’acheteur : un DE pour deux.
    .also = pêcheries, poissons
key-items = Achats
    .help = Ce que l’on achète, avec le nombre de chaque sorte.
key-prices = Prix en Europe
key-fish_de = DE de pêcherie
    .help = Un DE pour deux pêcheries exploitées, au prix normal et hors limite.
    .also = DE de pêcherie, DE de pêche
key-ok = Permis
key-land_limit = Compté sur terre (DT)
key-naval_limit = Compté en mer (DN)
key-active = Aide des Cosaques
key-free_maintenance_siberia_conscript_dt = DT conscrits entretenus gratuitement en Sibérie
key-free_dt_per_turn = DT gratuits par tour
key-free_dt_where = Où

## Values

value-ships = navires
value-europeans = Européens
value-natives = indigènes
value-european = Européens
value-native_army = armée indigène (Chine, Japon…)
value-stars = moral seulement (renaissance)
value-explore = exploration
value-move = marche
value-fort = fort
value-mission = mission
value-col = colonie (COL)
    .also = colonie
value-com = comptoir (COM)
    .also = comptoir
value-no_establishment = ni colonie ni comptoir
value-army_counter = pion armée interdit
value-land_quantity = trop de troupes
value-ships_not_allowed = pas de navires
value-fish = trop de DE de pêcherie

## Rolls

roll-europeans_fire = Feu des Européens
    .whose = europeans
roll-natives_fire = Feu des indigènes
    .whose = natives
roll-europeans_shock = Choc des Européens
    .whose = europeans
roll-natives_shock = Choc des indigènes
    .whose = natives
roll-star = Étoile
roll-expedition = Attrition

## Notes

note-host = { $points } points d’indigènes : { $dt } DT et { $dc } DC, { $dice ->
        [one] un dé par jet
       *[other] { $dice } dés par jet
    }.
note-percentage = { $die } : { $percent } % de pertes.
note-starred = { $die } : une étoile.

## Tables

table-remains = Reste après attrition
table-exploration_loss = Attrition pour l’exploration (3 DT ou une armée)
table-exploration_attrition = Attrition de l’exploration et hors Europe
slot-exploration_attrition =
    .book = Europa Universalis, aides de jeu de la boîte
    .page = exploration et attrition hors Europe
    .suggested = l’édition publique ultérieure des mêmes auteurs (BAM Games), où l’exploration ajoute 10 ; ce ne sont pas les chiffres de 2003
table-sea_attrition = Attrition en mer
slot-sea_attrition =
    .book = Europa Universalis, aides de jeu de la boîte
    .page = attrition en mer
    .suggested = l’édition publique ultérieure des mêmes auteurs (BAM Games), où chaque point au-delà de 11 coûte dix pour cent ; ce ne sont pas les chiffres de 2003

## Errors

error-no-points = les points de force ne servent que sous « navires », sans pion armée, à raison de 10 au plus par DT
error-not-here = n’a pas sa place ici
error-no-stack = il n’y a personne
error-march-in-europe = ne compte que hors d’Europe : indiquez la carte
error-friendly-exploration = on n’explore pas des provinces amies
error-large-march = la marche d’une grande force se joue avec l’usure (carte hors Europe, table de base)
error-colony-level = le niveau est celui d’une colonie : à indiquer pour une COL, et pour elle seule
error-price-needed = il manque un prix pour { $item }
error-amalgamation = on n’amalgame que des détachements réduits, deux au moins, dans une même province
error-full-detachment = ce détachement est au complet
error-regrouping = il faut trois DC de cette qualité
