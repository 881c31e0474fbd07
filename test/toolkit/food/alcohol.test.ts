import { answers, refuses, table } from '../../support/table.js'

table('rest_food_alcohol', [
  answers(
    'half a litre of beer',
    { ml: 500, abv: 5 },
    {
      grams: 19.73,
      usDrinks: 1.41,
      ukUnits: 2.5,
      auDrinks: 1.97,
      kcal: 138,
      bacPercent: null,
      soberInHours: null,
    },
    '500*0.05*0.789 = 19.725, half up; 19.725/14; 138.075 kcal',
  ),
  answers(
    'a man of 80 kg',
    { ml: 500, abv: 5, weight: 80 },
    { bacPercent: 0.036, soberInHours: 2.4 },
    '19.725/(80000*0.68)*100 = 0.03626; 0.03626/0.015 = 2.417',
  ),
  answers(
    'a woman of 60 kg, an hour later',
    { ml: 500, abv: 5, weight: 60, sex: 'female', hours: 1 },
    { bacPercent: 0.045, soberInHours: 3 },
    '19.725/(60000*0.55)*100 - 0.015 = 0.04477; 2.985 hours',
  ),
  answers(
    'a man who is sober again',
    { ml: 500, abv: 5, weight: 80, sex: 'male', hours: 3 },
    { bacPercent: 0, soberInHours: 0 },
    '0.03626 - 0.045 is below 0',
  ),
  answers(
    'a bottle of wine with many hours, but no weight',
    { ml: 750, abv: 13.5, hours: 5, sex: 'female' },
    {
      grams: 79.89,
      usDrinks: 5.71,
      ukUnits: 10.13,
      auDrinks: 7.99,
      kcal: 559,
      bacPercent: null,
      soberInHours: null,
    },
    '79.88625; 10.125 and 7.988625, half up; 559.20 kcal',
  ),
  answers(
    'water',
    { ml: 1000, abv: 0, weight: 70 },
    { grams: 0, usDrinks: 0, ukUnits: 0, auDrinks: 0, kcal: 0, bacPercent: 0, soberInHours: 0 },
    'no alcohol',
  ),
  answers(
    'the most',
    { ml: 100_000, abv: 100, weight: 30, sex: 'female' },
    { grams: 78_900, usDrinks: 5635.71, ukUnits: 10_000, auDrinks: 7890, kcal: 552_300, bacPercent: 478.182 },
    '78900/(30000*0.55)*100',
  ),
  refuses(400, 'no amount', { abv: 5 }, 'ml'),
  refuses(400, 'no strength', { ml: 500 }, 'abv'),
  refuses(400, 'over 100 percent', { ml: 500, abv: 101 }, 'abv'),
  refuses(400, 'a weight of 29 kg', { ml: 500, abv: 5, weight: 29 }, 'weight'),
  refuses(400, 'another sex', { ml: 500, abv: 5, weight: 80, sex: 'x' }, 'sex'),
  refuses(400, 'negative hours', { ml: 500, abv: 5, weight: 80, hours: -1 }, 'hours'),
])
