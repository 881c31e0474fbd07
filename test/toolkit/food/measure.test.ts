import { answers, refuses, table } from '../../support/table.js'

const converts = (
  [amount, from, to]: readonly [number, string, string],
  ingredient: string,
  result: number,
  source: string,
) =>
  answers<'rest_food_measure'>(
    `${amount} ${from} of ${ingredient} in ${to}`,
    { ingredient, amount, from, to },
    { ingredient, amount, from, to, result },
    source,
  )

const CUPS = {
  water: 237,
  milk: 244,
  butter: 227,
  'heavy-cream': 238,
  yogurt: 245,
  'all-purpose-flour': 125,
  'bread-flour': 137,
  'whole-wheat-flour': 120,
  'granulated-sugar': 200,
  'brown-sugar': 220,
  'powdered-sugar': 120,
  honey: 339,
  'maple-syrup': 315,
  'vegetable-oil': 218,
  'olive-oil': 216,
  'white-rice': 185,
  'rolled-oats': 81,
  'cocoa-powder': 86,
  cornstarch: 128,
  salt: 292,
  'peanut-butter': 258,
}

table('rest_food_measure', [
  ...Object.entries(CUPS).map(([ingredient, gramsPerCup]) =>
    answers<'rest_food_measure'>(
      `a cup of ${ingredient}`,
      { ingredient, amount: 1, from: 'cup', to: 'g' },
      { result: gramsPerCup, gramsPerCup },
      'household weights of the USDA, rounded',
    ),
  ),
  answers(
    'two cups of flour',
    { ingredient: 'all-purpose-flour', amount: 2, from: 'cup', to: 'g' },
    {
      ingredient: 'all-purpose-flour',
      amount: 2,
      from: 'cup',
      to: 'g',
      result: 250,
      gramsPerCup: 125,
    },
    '2*125',
  ),
  converts([1, 'tbsp', 'g'], 'honey', 21.188, '339/16 = 21.1875, half up'),
  converts([1, 'tsp', 'g'], 'salt', 6.083, '292/48 = 6.0833'),
  converts([1, 'fl-oz', 'g'], 'milk', 30.5, '244/8'),
  converts([100, 'ml', 'g'], 'olive-oil', 91.298, '216/2.365882365'),
  converts([1, 'l', 'kg'], 'water', 1.002, '237/236.5882365'),
  converts([1, 'cup', 'oz'], 'butter', 8.007, '227/28.349523125'),
  converts([1, 'lb', 'cup'], 'granulated-sugar', 2.268, '453.59237/200'),
  converts([500, 'g', 'ml'], 'honey', 348.95, '500*236.5882365/339'),
  converts([1, 'kg', 'l'], 'maple-syrup', 0.751, '236.5882365/315'),
  converts([1, 'oz', 'tbsp'], 'cocoa-powder', 5.274, '16*28.349523125/86'),
  converts([1, 'cup', 'tbsp'], 'salt', 16, 'a cup has 16 tablespoons'),
  converts([1, 'tbsp', 'tsp'], 'salt', 3, 'a tablespoon has 3 teaspoons'),
  converts([1, 'cup', 'ml'], 'salt', 236.588, 'a US cup'),
  converts([1, 'cup', 'fl-oz'], 'water', 8, 'a cup has 8 fluid ounces'),
  converts([1, 'lb', 'oz'], 'butter', 16, 'a pound has 16 ounces'),
  converts([0.001, 'g', 'kg'], 'salt', 0, '0.000001'),
  converts([0.0015, 'kg', 'kg'], 'salt', 0.002, 'half up'),
  refuses(
    400,
    'an unknown ingredient',
    { ingredient: 'sand', amount: 1, from: 'cup', to: 'g' },
    'ingredient',
  ),
  refuses(400, 'an unknown unit', { ingredient: 'salt', amount: 1, from: 'pinch', to: 'g' }, 'from'),
  refuses(400, 'a unit in capitals', { ingredient: 'salt', amount: 1, from: 'cup', to: 'G' }, 'to'),
  refuses(400, 'no amount', { ingredient: 'salt', amount: 0, from: 'cup', to: 'g' }, 'amount'),
  refuses(400, 'too much', { ingredient: 'salt', amount: 100_001, from: 'cup', to: 'g' }, 'amount'),
])
