import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const IFCT = 'Indian Food Composition Tables 2017'
const THIRTY = Array<string>(30).fill('A015:99999.999').join(',')

table('rest_food_meal', [
  answers(
    'rice and milk',
    { items: 'A015:150,L002:200' },
    {
      grams: 350,
      total: {
        energyKcal: 680.33,
        energyKj: 2846.5,
        protein: 18.43,
        fat: 9.74,
        saturatedFat: 5.69,
        carbohydrates: 127.24,
        sugars: 10.82,
        fiber: 4.22,
        cholesterolMg: 0,
        sodiumMg: 54.43,
        calciumMg: 247.24,
        ironMg: 1.28,
        vitaminCMg: 4.02,
      },
      energyShare: { protein: 11, carbohydrates: 75.9, fat: 13.1 },
      count: 2,
      items: [
        {
          code: 'A015',
          name: 'Rice, raw, milled',
          grams: 150,
          energyKcal: 534.54,
          protein: 11.91,
          carbohydrates: 117.36,
          fat: 0.78,
        },
        {
          code: 'L002',
          name: 'Milk, whole, Cow',
          grams: 200,
          energyKcal: 145.79,
          protein: 6.52,
          carbohydrates: 9.88,
          fat: 8.96,
        },
      ],
    },
    `${IFCT}: 1.5*1491 + 2*305 kJ; 4*18.43, 4*127.24 and 9*9.74 kcal of 670.34`,
  ),
  answers(
    'sums of what is not rounded',
    { items: 'A015:50,A015:50,A015:50' },
    { grams: 150, total: expect.objectContaining({ sugars: 1.04, energyKcal: 534.54 }) },
    '3*0.345 = 1.035, where 0.35 three times is 1.05',
  ),
  answers(
    'oil, whose energy is calculated',
    { items: 'T013:10' },
    {
      total: expect.objectContaining({ energyKj: 370, energyKcal: 88.43, fat: 10, saturatedFat: 7.1 }),
      energyShare: { protein: 0, carbohydrates: 0, fat: 100 },
    },
    '37 kJ a gram of fat; 370/4.184',
  ),
  answers(
    'nothing of a food',
    { items: 'A015:0' },
    {
      grams: 0,
      total: expect.objectContaining({ energyKj: 0 }),
      energyShare: { protein: 0, carbohydrates: 0, fat: 0 },
    },
    'no energy, no shares',
  ),
  answers(
    'thousandths of a gram, without errors of floats',
    { items: 'A015:0.1,A015:0.2,L002:0.005' },
    { grams: 0.305, count: 3 },
    '0.1 + 0.2 + 0.005',
  ),
  answers('thirty foods', { items: THIRTY }, { grams: 2_999_999.97, count: 30 }, '30*99999.999'),
  answers(
    'the order given, and a food twice',
    { items: 'L002:1,A015:1,L002:2' },
    { items: ['L002', 'A015', 'L002'].map((code) => expect.objectContaining({ code }) as unknown) },
    'the rules',
  ),
  refuses(422, 'a code that the table does not have', { items: 'A015:1,Z999:1' }, 'Z999'),
  refuses(400, 'thirty-one foods', { items: `${THIRTY},A015:1` }, 'items'),
  refuses(400, 'no items', {}, 'items'),
  refuses(400, 'a food without grams', { items: 'A015' }, 'items'),
  refuses(400, 'a code in small letters', { items: 'a015:1' }, 'items'),
  refuses(400, 'a comma at the end', { items: 'A015:1,' }, 'items'),
  refuses(400, 'negative grams', { items: 'A015:-1' }, 'items'),
  refuses(400, 'four decimals', { items: 'A015:1.0001' }, 'items'),
])
