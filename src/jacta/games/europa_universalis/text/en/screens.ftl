## Special screens

screen-stack_builder = Stack builder
    .about = Put two stacks together counter by counter: what they are worth, and who wins the battle between them.
screen-power_sheet = Power sheets
    .about = The twelve powers, all their periods side by side, with prices and footnotes.
screen-footnotes = Footnotes
screen-land_costs = Prices and maintenance of armies
screen-naval_costs = Prices and maintenance of ships
screen-veteran-conscript = Maintenance: veterans / conscripts.
screen-one-period = One period, with the footnotes applied
screen-ally = An ally’s counters
screen-pashas = Pashas
screen-pasha-of = Pasha worth { $dt }
screen-wins = Wins
screen-mean-losses = Losses on average
screen-battle-chances = Attacker { $attacker }, defender { $defender }
screen-to-battle = To the battle
screen-to-break-off = When to break off?
error-empty-stack = this stack has no counters ({ $side ->
    [attacker] attacker
   *[defender] defender
  })
