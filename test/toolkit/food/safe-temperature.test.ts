import { answers, refuses, table } from '../../support/table.js'

const CHART = 'Safe Minimum Internal Temperature Chart, USDA FSIS'

const safe = (food: string, fahrenheit: number, celsius: number, restMinutes = 0) =>
  answers<'rest_food_safeTemperature'>(
    food,
    { food },
    { food, celsius, fahrenheit, restMinutes, safe: null, missing: null },
    CHART,
  )

const measures = (
  [measured, unit]: readonly [number, string],
  food: string,
  data: { safe: boolean; missing: number },
) =>
  answers<'rest_food_safeTemperature'>(
    `${food} at ${measured} ${unit}`,
    { food, measured, unit },
    data,
    CHART,
  )

table('rest_food_safeTemperature', [
  safe('poultry', 165, 74),
  safe('ground-poultry', 165, 74),
  safe('casserole', 165, 74),
  safe('leftovers', 165, 74),
  safe('ground-meat', 160, 71),
  safe('egg-dishes', 160, 71),
  safe('steak', 145, 63, 3),
  safe('roast', 145, 63, 3),
  safe('chops', 145, 63, 3),
  safe('ham-raw', 145, 63, 3),
  safe('fish', 145, 63),
  safe('ham-cooked', 140, 60),
  answers(
    'a chicken at 70 degrees Celsius',
    { food: 'poultry', measured: 70 },
    { celsius: 74, fahrenheit: 165, restMinutes: 0, safe: false, missing: 4 },
    CHART,
  ),
  measures([74, 'C'], 'poultry', { safe: true, missing: 0 }),
  measures([80.5, 'C'], 'poultry', { safe: true, missing: 0 }),
  measures([73.96, 'C'], 'poultry', { safe: false, missing: 0 }),
  measures([62.75, 'C'], 'fish', { safe: false, missing: 0.3 }),
  measures([164.9, 'F'], 'leftovers', { safe: false, missing: 0.1 }),
  measures([140, 'F'], 'ham-cooked', { safe: true, missing: 0 }),
  measures([74, 'F'], 'poultry', { safe: false, missing: 91 }),
  measures([-18.25, 'C'], 'ground-meat', { safe: false, missing: 89.3 }),
  answers(
    'a unit alone',
    { food: 'fish', unit: 'F' },
    { celsius: 63, fahrenheit: 145, safe: null, missing: null },
    CHART,
  ),
  refuses(400, 'no food', { measured: 70 }, 'food'),
  refuses(400, 'an unknown food', { food: 'tofu' }, 'food'),
  refuses(400, 'kelvins', { food: 'fish', measured: 300, unit: 'K' }, 'unit'),
  refuses(400, 'under -50', { food: 'fish', measured: -51 }, 'measured'),
  refuses(400, 'over 500', { food: 'fish', measured: 501 }, 'measured'),
])
