import type { BoundsTable } from './derive.js'

const THIRTY_FOODS = Array.from(
  { length: 30 },
  (_, index) => `A${String((index % 24) + 1).padStart(3, '0')}:99999.999`,
).join(',')

/** Lines that fill what is allowed. */
const filled = (line: string): string => `${line}\n`.repeat(Math.floor(5000 / (line.length + 1)))

/** What asks a public upstream is called as documented: there is one recorded answer. */
export const food: BoundsTable = {
  'recipe/search': { calls: [{ q: 'arrabiata', limit: 1 }] },
  'recipe/by-ingredient': { calls: [{ q: 'chicken breast', limit: 100 }] },
  'recipe/scale': {
    calls: [
      { ingredients: filled('1 1/2 cups sugar') },
      { ingredients: filled('1') },
      { ingredients: filled('½'.repeat(40)) },
      { ingredients: filled(`x ${'1,1 '.repeat(9)}1 g`) },
      { ingredients: 'x 1-2 cups a '.repeat(384) },
      { ingredients: '½'.repeat(5000) },
    ],
  },
  'cocktail/search': { calls: [{ q: 'margarita', limit: 25 }] },
  'cocktail/by-ingredient': { calls: [{ q: 'gin', limit: 100 }] },
  product: { calls: [{ barcode: '3017620422003' }] },
  'product/search': { calls: [{ q: 'oat drink', limit: 1 }] },
  nutrition: {
    calls: [
      { q: 'a', limit: 25 },
      { q: 'a '.repeat(50), limit: 25 },
    ],
  },
  meal: { calls: [{ items: THIRTY_FOODS }] },
  breweries: { calls: [{ city: 'San Diego', type: null, limit: 1 }] },
}
