## Special screens

screen-stack_builder = Stack builder
    .about = Put two stacks together counter by counter: what they are worth, and who wins the battle between them.
screen-power_sheet = Power sheets
    .about = The twelve powers, all their periods side by side, with prices and footnotes.
screen-footnotes = Footnotes
screen-footnotes-about = Every footnote bears the name of its condition, to be stated when one period is read with its footnotes.
screen-land_costs = Prices and maintenance of armies
screen-naval_costs = Prices and maintenance of ships
screen-veteran-conscript = Maintenance: veterans / conscripts.
screen-one-period = Read one period with its footnotes applied
screen-ally = An ally’s counters
error-unlisted = { $nation } is not in the tables: state its class or its cavalry under “Nation not in the tables”
screen-unlisted = Nation not in the tables
screen-pashas = Pashas
screen-pasha-of = Pasha worth { $dt }
screen-wins = Wins
screen-stack = The stack in battle
screen-mean-losses = Losses on average
screen-battle-chances = Attacker { $attacker }, defender { $defender }, no winner { $nobody }
screen-to-battle = To the battle
screen-to-break-off = When to break off?
error-empty-stack = this stack has no counters ({ $side ->
    [attacker] attacker
   *[defender] defender
  })
