import { answers, refuses, table } from '../../support/table.js'

const MAN = { weight: 70, height: 175, age: 30, sex: 'male' }
const WOMAN = { weight: 60, height: 165, age: 30, sex: 'female' }

table('rest_calc_calories', [
  answers(
    'Mifflin-St Jeor for a man',
    { ...MAN, activity: 'moderate' },
    {
      formula: 'mifflin',
      bmr: 1648.8,
      activityFactor: 1.55,
      tdee: 2555.6,
      target: 2555.6,
      belowSafeMinimum: false,
      macros: { carbsG: 256, proteinG: 192, fatG: 85 },
    },
    '700 + 1093.75 - 150 + 5 = 1648.75; *1.55 = 2555.5625',
  ),
  answers(
    'Mifflin-St Jeor for a woman',
    { ...WOMAN },
    { bmr: 1320.3, activityFactor: 1.2, tdee: 1584.3 },
    '600 + 1031.25 - 150 - 161 = 1320.25; *1.2 = 1584.3',
  ),
  answers(
    'Harris-Benedict for a man',
    { ...MAN, formula: 'harris' },
    { bmr: 1695.7 },
    'Roza and Shizgal 1984: 88.362 + 937.79 + 839.825 - 170.31 = 1695.667',
  ),
  answers(
    'Harris-Benedict for a woman',
    { ...WOMAN, formula: 'harris' },
    { bmr: 1383.7 },
    'Roza and Shizgal 1984: 447.593 + 554.82 + 511.17 - 129.9 = 1383.683',
  ),
  answers('Katch-McArdle', { ...MAN, formula: 'katch', bodyFat: 20 }, { bmr: 1579.6 }, '370 + 21.6*56'),
  answers(
    'a gain of weight',
    { ...MAN, weeklyChange: 0.5 },
    { tdee: 1978.5, target: 2528.5 },
    '1648.75*1.2 = 1978.5; 0.5*1100',
  ),
  answers(
    'a target below the safe minimum',
    { ...WOMAN, weeklyChange: -0.5 },
    { target: 1034.3, belowSafeMinimum: true },
    '1584.3 - 550',
  ),
  answers(
    'little carbohydrate',
    { ...MAN, diet: 'lowCarb' },
    { macros: { carbsG: 99, proteinG: 198, fatG: 88 } },
    '1978.5: 395.7/4 = 98.925, 791.4/4 = 197.85, 791.4/9 = 87.93',
  ),
  answers(
    'much protein',
    { ...MAN, diet: 'highProtein' },
    { macros: { carbsG: 148, proteinG: 223, fatG: 55 } },
    '1978.5: 593.55/4 = 148.39, 890.325/4 = 222.58, 494.625/9 = 54.96',
  ),
  ...Object.entries({ light: 1.375, active: 1.725, veryActive: 1.9 }).map(([activity, activityFactor]) =>
    answers<'rest_calc_calories'>(
      `the factor of ${activity}`,
      { ...MAN, activity },
      { activityFactor },
      'usual PAL factors, as the contract names them',
    ),
  ),
  refuses(
    422,
    'a target that is not above 0',
    { weight: 20, height: 100, age: 100, sex: 'female', weeklyChange: -1 },
    'not above 0',
  ),
  refuses(400, 'Katch-McArdle without body fat', { ...MAN, formula: 'katch' }, 'bodyFat'),
  refuses(400, 'a child', { ...MAN, age: 14 }, 'age'),
  refuses(400, 'a missing sex', { weight: 70, height: 175, age: 30 }, 'sex'),
])
