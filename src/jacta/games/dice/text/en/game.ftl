game = Dice
    .about = Any dice, without a rule around them: 3d6, 2d6+3, d20.
chapter-throwing = Throwing

total = Total of dice
    .about = Dice of one kind added up: how likely is each total, and that or more?
    .sought = 3d6, 2d6, d20, sum, average
    .example-1 = three dice added up
    .example-2 = two dice and a bonus
    .example-3 = one twenty-sided die

key-count = Number of dice
    .help = How many dice are thrown together.
key-sides = Sides
    .help = How many sides each of them has.
key-bonus = Added
    .help = What is added to the dice, or taken off where it is negative.
key-total = Total

roll-total = Total
