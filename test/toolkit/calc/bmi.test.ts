import { answers, refuses, table } from '../../support/table.js'

table('rest_calc_bmi', [
  answers(
    'a normal weight',
    { weight: 70, height: 175 },
    {
      bmi: 22.86,
      category: 'normal',
      standard: 'who',
      healthyWeight: { min: 56.7, max: 76.6, unit: 'kg' },
      ponderalIndex: 13.06,
    },
    '70/3.0625, 18.5*3.0625 = 56.65625, 25*3.0625 = 76.5625, 70/5.359375',
  ),
  answers(
    'pounds and inches',
    { weight: 154, height: 69, units: 'imperial' },
    { bmi: 22.74, healthyWeight: { min: 125.3, max: 169.3, unit: 'lb' } },
    '69.853225 kg, 1.7526 m: 69.853225/3.07160676; 18.5*3.07160676/0.45359237',
  ),
  ...(
    [
      [60, 'severeThinness'],
      [64, 'moderateThinness'],
      [68, 'mildThinness'],
      [74, 'normal'],
      [99.99, 'normal'],
      [100, 'overweight'],
      [120, 'obeseClass1'],
      [140, 'obeseClass2'],
      [160, 'obeseClass3'],
    ] as const
  ).map(([weight, category]) =>
    answers<'rest_calc_bmi'>(
      `${category} at ${weight / 4}`,
      { weight, height: 200 },
      { category },
      'WHO TRS 894, lower bounds belong to the class; 4 m²',
    ),
  ),
  answers(
    'an index that is rounded up to the next class',
    { weight: 99.99, height: 200 },
    { bmi: 25, category: 'normal' },
    '24.9975',
  ),
  ...(
    [
      [73, 'underweight'],
      [74, 'normal'],
      [92, 'overweight'],
      [110, 'obese'],
    ] as const
  ).map(([weight, category]) =>
    answers<'rest_calc_bmi'>(
      `${category} for Asian populations at ${weight / 4}`,
      { weight, height: 200, standard: 'asian' },
      { category, standard: 'asian' },
      'Lancet 2004; 363: 157-163; 4 m²',
    ),
  ),
  answers(
    'the healthy range for Asian populations',
    { weight: 80, height: 200, standard: 'asian' },
    { healthyWeight: { min: 74, max: 92, unit: 'kg' } },
    '18.5*4 and 23*4',
  ),
  refuses(400, 'a weight of 0', { weight: 0, height: 170 }, 'weight'),
  refuses(400, 'a height in metres', { weight: 70, height: 1.75 }, 'height'),
  refuses(400, 'a unit that is not offered', { weight: 70, height: 175, units: 'stone' }, 'units'),
])
