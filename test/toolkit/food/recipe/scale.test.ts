import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const NONE = { quantity: null, quantityMax: null, unit: null }

const line = (original: string, factor: number, item: object, source = 'arithmetic') =>
  answers<'rest_food_recipe_3'>(
    `"${original}" times ${factor}`,
    { ingredients: original, from: 1, to: factor },
    { items: [{ original, header: false, ...item }] },
    source,
  )

table('rest_food_recipe_3', [
  answers(
    'a recipe for four, for six',
    { ingredients: '1 1/2 cups sugar\n2 large eggs', from: 4, to: 6 },
    {
      factor: 1.5,
      count: 2,
      items: [
        {
          original: '1 1/2 cups sugar',
          quantity: 2.25,
          quantityMax: null,
          unit: 'cup',
          ingredient: 'sugar',
          header: false,
          text: '2.25 cups sugar',
        },
        {
          original: '2 large eggs',
          quantity: 3,
          quantityMax: null,
          unit: 'large',
          ingredient: 'eggs',
          header: false,
          text: '3 large eggs',
        },
      ],
    },
    'arithmetic',
  ),
  answers(
    'a factor to 6 decimals, while amounts use all of it',
    { ingredients: '3000 g flour', from: 3, to: 1 },
    { factor: 0.333333, items: [{ quantity: 1000, unit: 'gram', text: '1000 g flour' }] },
    '3000/3, where 3000 times 0.333333 is 999.999',
  ),
  line('1/3 cup oil', 30, { quantity: 10, text: '10 cup oil' }, 'a third thirty times'),
  answers(
    'a third that is half of a hundredth',
    { ingredients: '1/3 cup oil', from: 20, to: 0.3 },
    { factor: 0.015, items: [expect.objectContaining({ quantity: 0.01 })] },
    '0.005, half up',
  ),
  line('⅔ cup milk', 3, { quantity: 2, unit: 'cup', text: '2 cup milk' }),
  line('1½ tsp salt', 2, { quantity: 3, unit: 'teaspoon', ingredient: 'salt', text: '3 tsp salt' }),
  line('1.005 kg rice', 1, { quantity: 1.01, text: '1.01 kg rice' }, 'half up as written'),
  line('1,5 dl cream', 2, { quantity: 3, unit: 'deciliter', ingredient: 'cream', text: '3 dl cream' }),
  line('0,25 l water', 2, { quantity: 0.5, unit: 'liter', text: '0.5 l water' }),
  line('1,000 g flour', 2, { quantity: 2000, text: '2000 g flour' }, 'three digits behind the comma'),
  line(
    '2 cups milk, 3,5% fat',
    2,
    { quantity: 4, ingredient: 'milk, 3,5% fat', text: '4 cups milk, 3,5% fat' },
    'the words stay',
  ),
  line('1-2 pears', 3, { quantity: 3, quantityMax: 6, unit: null, ingredient: 'pears', text: '3-6 pears' }),
  line('1 to 2 Tbsp oil', 1.5, {
    quantity: 1.5,
    quantityMax: 3,
    unit: 'tablespoon',
    ingredient: 'oil',
    text: '1.5-3 Tbsp oil',
  }),
  line('1,5–2,5 cups broth', 2, { quantity: 3, quantityMax: 5, text: '3-5 cups broth' }),
  line('salt to taste', 2, { ...NONE, ingredient: 'salt to taste', text: 'salt to taste' }),
  line('2', 2, { quantity: 4, unit: null, ingredient: '', text: '4' }),
  line('1 cup sugar\rsifted', 2, { quantity: 2, ingredient: 'sugar\rsifted' }, 'a break of no line'),
  answers(
    'next to nothing',
    { ingredients: '1 g gold', from: 1000, to: 0.1 },
    { factor: 0.0001, items: [expect.objectContaining({ quantity: 0, text: '0 g gold' })] },
    '0.0001',
  ),
  answers(
    'a heading',
    { ingredients: 'For the icing:\n1 cup sugar', from: 1, to: 2 },
    {
      items: [
        {
          original: 'For the icing:',
          ...NONE,
          ingredient: 'For the icing:',
          header: true,
          text: 'For the icing:',
        },
        expect.objectContaining({ header: false, text: '2 cup sugar' }),
      ],
    },
    'parse-ingredient: begins with For or ends with a colon',
  ),
  answers(
    'lines of either ending, trimmed, without blank ones',
    { ingredients: '\r\n  1 egg \r\n\n \t \n2 eggs\n', from: 1, to: 1 },
    {
      count: 2,
      items: ['1 egg', '2 eggs'].map((original) => expect.objectContaining({ original }) as unknown),
    },
    'the rules',
  ),
  answers(
    'blanks alone',
    { ingredients: ' \n ', from: 1, to: 1 },
    { factor: 1, count: 0, items: [] },
    'no line',
  ),
  answers(
    'what is too long for an amount, and the line behind it',
    { ingredients: `${'½'.repeat(4000)} cup\n2 eggs`, from: 1, to: 2 },
    {
      items: [
        expect.objectContaining({ ...NONE, ingredient: `${'½'.repeat(4000)} cup` }),
        expect.objectContaining({ quantity: 4, text: '4 eggs' }),
      ],
    },
    'it stays as it is',
  ),
  answers(
    'a line of dashes',
    { ingredients: '-'.repeat(60), from: 1, to: 2 },
    { items: [expect.objectContaining({ ...NONE, text: '-'.repeat(60) })] },
    'it stays as it is',
  ),
  refuses(
    422,
    'an amount past all numbers',
    { ingredients: '1e308 g salt', from: 1, to: 1000 },
    '1e308 g salt',
  ),
  refuses(400, 'no ingredients', { from: 1, to: 2 }, 'ingredients'),
  refuses(400, 'empty ingredients', { ingredients: '', from: 1, to: 2 }, 'ingredients'),
  refuses(400, 'over 5000 characters', { ingredients: 'a'.repeat(5001), from: 1, to: 2 }, 'ingredients'),
  refuses(400, 'no servings', { ingredients: '1 egg', from: 0, to: 2 }, 'from'),
  refuses(400, 'no servings wanted', { ingredients: '1 egg', from: 1, to: 0.09 }, 'to'),
  refuses(400, 'over 1000 servings', { ingredients: '1 egg', from: 1001, to: 2 }, 'from'),
])
