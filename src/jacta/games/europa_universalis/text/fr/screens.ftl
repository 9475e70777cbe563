## Écrans particuliers

screen-stack_builder = Composer les piles
    .about = Composez deux piles pion par pion : ce qu’elles valent, et qui gagne la bataille.
screen-power_sheet = Fiches des puissances
    .about = Les douze puissances, toutes leurs périodes côte à côte, avec les prix et les notes.
screen-footnotes = Notes
screen-footnotes-about = Chaque note porte le nom de sa condition, à indiquer pour lire une période avec ses notes.
screen-land_costs = Prix et entretien des armées
screen-naval_costs = Prix et entretien des navires
screen-veteran-conscript = Entretien : vétérans / conscrits.
screen-one-period = Lire une période, ses notes appliquées
screen-ally = Les pions d’un allié
error-unlisted = { $nation } n’est pas dans les tables : indiquez sa classe ou sa cavalerie sous « Pays absent des tables »
screen-unlisted = Pays absent des tables
screen-pashas = Pachas
screen-pasha-of = Pacha valant { $dt }
screen-wins = Gagne
screen-stack = La pile au combat
screen-mean-losses = Pertes en moyenne
screen-battle-chances = Attaquant { $attacker }, défenseur { $defender }, aucun vainqueur { $nobody }
screen-to-battle = Vers la bataille
screen-to-break-off = Quand rompre le combat ?
error-empty-stack = cette pile n’a aucun pion ({ $side ->
    [attacker] attaquant
   *[defender] défenseur
  })
