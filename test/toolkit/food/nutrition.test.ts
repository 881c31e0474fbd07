import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const IFCT = 'Indian Food Composition Tables 2017'

const codes = async (q: string, limit = 25): Promise<string[]> => {
  const { body } = await call('rest_food_nutrition', { q, limit })
  return (body as { data: { items: { code: string }[] } }).data.items.map(({ code }) => code)
}

table('rest_food_nutrition', [
  answers(
    'pineapple',
    { q: 'pineapple' },
    {
      grams: 100,
      total: 1,
      count: 1,
      items: [
        {
          code: 'E053',
          name: 'Pineapple',
          scientific: 'Ananas comosus',
          group: 'Fruits',
          energyKcal: 43.02,
          energyKj: 180,
          water: 86.06,
          protein: 0.52,
          fat: 0.16,
          saturatedFat: 0.05,
          carbohydrates: 9.42,
          sugars: 8.56,
          fiber: 3.46,
          cholesterolMg: 0,
          sodiumMg: 1.43,
          potassiumMg: 143,
          calciumMg: 10.88,
          ironMg: 0.28,
          magnesiumMg: 12.68,
          zincMg: 0.1,
          vitaminCMg: 36.37,
        },
      ],
    },
    `${IFCT}; 180/4.184`,
  ),
  answers(
    'one and a half of rice, half up',
    { q: 'rice milled raw', grams: 150 },
    {
      grams: 150,
      items: [
        {
          code: 'A015',
          name: 'Rice, raw, milled',
          scientific: 'Oryza sativa',
          group: 'Cereals and Millets',
          energyKcal: 534.54,
          energyKj: 2236.5,
          water: 14.9,
          protein: 11.91,
          fat: 0.78,
          saturatedFat: 0.28,
          carbohydrates: 117.36,
          sugars: 1.04,
          fiber: 4.22,
          cholesterolMg: 0,
          sodiumMg: 3.51,
          potassiumMg: 162,
          calciumMg: 11.24,
          ironMg: 0.98,
          magnesiumMg: 28.95,
          zincMg: 1.82,
          vitaminCMg: 0,
        },
      ],
    },
    `${IFCT}, times 1.5: water 14.895, sugars 1.035, fibre 4.215`,
  ),
  answers(
    'ghee, whose energy is calculated, and which has no scientific name',
    { q: 'GHEE' },
    {
      items: [
        expect.objectContaining({
          code: 'T013',
          scientific: null,
          energyKj: 3700,
          energyKcal: 884.32,
          fat: 100,
        }),
      ],
    },
    '37 kJ a gram of fat; 3700/4.184',
  ),
  answers(
    'half of an oil of more than all fat',
    { q: 'safflower oil', grams: 50, limit: 1 },
    {
      total: 2,
      count: 1,
      items: [expect.objectContaining({ code: 'T009', energyKj: 1850.19, energyKcal: 442.2, fat: 50.01 })],
    },
    '100.01 g of fat: 37*100.01/2 = 1850.185',
  ),
  answers(
    'the least amount',
    { q: 'egg, poultry, whole, raw', grams: 0.1 },
    {
      grams: 0.1,
      items: [expect.objectContaining({ code: 'M001', energyKj: 0.56, protein: 0.01, cholesterolMg: 0.37 })],
    },
    `${IFCT}: 564 kJ, 13.28 g and 366 mg`,
  ),
  answers('what the table does not have', { q: 'pizza' }, { total: 0, count: 0, items: [] }, IFCT),
  answers('no pattern', { q: '.*' }, { total: 0 }, 'no name has it'),
  refuses(400, 'no text', {}, 'q'),
  refuses(400, 'blanks alone', { q: '  ' }, 'q'),
  refuses(400, 'a text of 101 characters', { q: 'a'.repeat(101) }, 'q'),
  refuses(400, 'no grams', { q: 'rice', grams: 0 }, 'grams'),
  refuses(400, 'over 100 kg', { q: 'rice', grams: 100_001 }, 'grams'),
  refuses(400, 'more than 25 foods', { q: 'rice', limit: 26 }, 'limit'),
])

describe('foods', () => {
  it('whose name is the text come first, then those that begin with it, each by code', async () => {
    expect(await codes('Crab')).toEqual(['Q001', 'S007', 'Q002', 'Q005'])
    expect(await codes(' pine ')).toEqual(['E053', 'H017', 'P015', 'P023', 'P042', 'P062'])
  })

  it('match by their scientific name, and by words of both', async () => {
    expect(await codes('oryza')).toEqual(['A011', 'A012', 'A013', 'A014', 'A015'])
    expect(await codes('SATIVA puffed  rice')).toEqual(['A012'])
  })

  it('are five, without another limit', async () => {
    expect(await call('rest_food_nutrition', { q: 'rice' })).toMatchObject({
      body: { data: { total: 7, count: 5 } },
    })
  })
})
