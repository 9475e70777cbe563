## Écrans particuliers

screen-stack_builder = Composer les piles
    .about = Composez deux piles pion par pion : ce qu’elles valent, et qui gagne la bataille.
screen-power_sheet = Fiches des puissances
    .about = Les douze puissances, toutes leurs périodes côte à côte, avec les prix et les notes.
screen-footnotes = Notes
screen-land_costs = Prix et entretien des armées
screen-naval_costs = Prix et entretien des navires
screen-veteran-conscript = Entretien : vétérans / conscrits.
screen-one-period = Une période, notes appliquées
screen-ally = Les pions d’un allié
screen-pashas = Pachas
screen-pasha-of = Pacha valant { $dt }
screen-wins = Gagne
screen-mean-losses = Pertes en moyenne
screen-battle-chances = Attaquant { $attacker }, défenseur { $defender }
screen-to-battle = Vers la bataille
screen-to-break-off = Quand rompre le combat ?
error-empty-stack = cette pile n’a aucun pion ({ $side ->
    [attacker] attaquant
   *[defender] défenseur
  })
