import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'
import type { Data } from '#operation'

table('rest_fun_elementSpelling', [
  answers(
    'bacon',
    { word: 'bacon' },
    {
      word: 'bacon',
      possible: true,
      count: 3,
      items: [
        {
          spelling: 'BaCoN',
          symbols: ['Ba', 'Co', 'N'],
          elements: ['Barium', 'Cobalt', 'Nitrogen'],
          numbers: [56, 27, 7],
        },
        {
          spelling: 'BAcON',
          symbols: ['B', 'Ac', 'O', 'N'],
          elements: ['Boron', 'Actinium', 'Oxygen', 'Nitrogen'],
          numbers: [5, 89, 8, 7],
        },
        {
          spelling: 'BaCON',
          symbols: ['Ba', 'C', 'O', 'N'],
          elements: ['Barium', 'Carbon', 'Oxygen', 'Nitrogen'],
          numbers: [56, 6, 8, 7],
        },
      ],
    },
    'by hand',
  ),
  answers(
    'in either case',
    { word: 'COS' },
    {
      word: 'COS',
      possible: true,
      count: 3,
      items: [
        { spelling: 'COs', symbols: ['C', 'Os'], elements: ['Carbon', 'Osmium'], numbers: [6, 76] },
        { spelling: 'CoS', symbols: ['Co', 'S'], elements: ['Cobalt', 'Sulfur'], numbers: [27, 16] },
        {
          spelling: 'COS',
          symbols: ['C', 'O', 'S'],
          elements: ['Carbon', 'Oxygen', 'Sulfur'],
          numbers: [6, 8, 16],
        },
      ],
    },
    'C-Os before Co-S before C-O-S',
  ),
  answers(
    'a word that cannot be spelled',
    { word: 'jazz' },
    { possible: false, count: 0, items: [] },
    'no symbol begins with j',
  ),
  answers(
    'one element',
    { word: 'I' },
    { count: 1, items: [{ spelling: 'I', symbols: ['I'], elements: ['Iodine'], numbers: [53] }] },
    'by hand',
  ),
  refuses(400, 'an empty word', { word: '' }, 'word'),
  refuses(400, '31 letters', { word: 'c'.repeat(31) }, 'word'),
  refuses(400, 'a word with a blank', { word: 'a b' }, 'word'),
])

describe('rest_fun_elementSpelling', () => {
  it('gives the first hundred of over a million ways at once', async () => {
    const { body } = await call('rest_fun_elementSpelling', { word: 'cs'.repeat(15) })
    const { count, items } = (body as { data: Data<'rest_fun_elementSpelling'> }).data
    expect(count).toBe(100)
    // One way has 15 symbols; 120 have 16, two of them single letters: among Cs, and among Sc between the two.
    expect(items.map(({ symbols }) => symbols.length)).toEqual([15, ...Array<number>(99).fill(16)])
    const spellings = items.slice(1).map(({ spelling }) => spelling)
    expect(spellings).toEqual(spellings.toSorted())
    expect(spellings[0]).toBe(`CS${'Cs'.repeat(14)}`)
    expect(new Set(items.map(({ spelling }) => spelling)).size).toBe(100)
  })
})
