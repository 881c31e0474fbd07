import { describe, expect, it } from 'vitest'
import type { Data } from '#operation'
import { answers, call, refuses, table } from '../../support/table.js'

type Card = Data<'rest_education_element'>

const card = async (q: string | number): Promise<Card> => {
  const { body } = await call('rest_education_element', { q })
  return (body as { data: Card }).data
}

const named = (name: string, q: string, number: number) =>
  answers<'rest_education_element'>(name, { q }, { number }, 'periodic table of IUPAC')

table('rest_education_element', [
  answers(
    'iron',
    { q: 'Fe' },
    {
      number: 26,
      symbol: 'Fe',
      name: 'Iron',
      atomicMass: 55.845,
      group: 8,
      period: 4,
      block: 'd',
      category: 'transition metal',
      phase: 'solid',
      meltingPointK: 1811,
      boilingPointK: 3134,
      electronConfiguration: '[Ar] 3d6 4s2',
      shells: [2, 8, 14, 2],
      oxidationStates: [-2, -1, 1, 2, 3, 4, 5, 6],
      yearDiscovered: null,
      isotopes: [
        { massNumber: 54, mass: 53.939609, abundancePercent: 5.845 },
        { massNumber: 56, mass: 55.934936, abundancePercent: 91.754 },
        { massNumber: 57, mass: 56.935393, abundancePercent: 2.119 },
        { massNumber: 58, mass: 57.933274, abundancePercent: 0.282 },
      ],
    },
    "IUPAC's weights of 2021; NIST's isotopic compositions",
  ),
  answers(
    'hydrogen',
    { q: '1' },
    {
      symbol: 'H',
      atomicMass: 1.008,
      group: 1,
      period: 1,
      block: 's',
      phase: 'gas',
      shells: [1],
      oxidationStates: [-1, 1],
      yearDiscovered: 1766,
      isotopes: [
        { massNumber: 1, mass: 1.007825, abundancePercent: 99.9885 },
        { massNumber: 2, mass: 2.014102, abundancePercent: 0.0115 },
      ],
    },
    'NIST; isolated by Cavendish in 1766',
  ),
  answers(
    'helium, in group 18 but of the s block',
    { q: 'He' },
    { group: 18, period: 1, block: 's', electronegativity: null, oxidationStates: [], electronAffinity: 0 },
    'a closed 1s shell',
  ),
  answers(
    'a lanthanoid has no group',
    { q: 'Lu' },
    { group: null, period: 6, block: 'f', shells: [2, 8, 18, 32, 9, 2] },
    '57 to 71 are in the f block; [Xe] 4f14 5d1 6s2',
  ),
  answers(
    'the element behind the lanthanoids',
    { q: 'hf' },
    { group: 4, period: 6, block: 'd', atomicMass: 178.486 },
    'below zirconium',
  ),
  answers(
    'an element without a standard weight',
    { q: 'technetium' },
    { number: 43, atomicMass: 98, isotopes: [], shells: [2, 8, 18, 13, 2] },
    'no stable isotope; [Kr] 4d5 5s2',
  ),
  answers(
    'the last element',
    { q: '118' },
    { symbol: 'Og', group: 18, period: 7, block: 'p', phase: null, shells: [2, 8, 18, 32, 32, 18, 8] },
    'IUPAC 2016; 118 electrons in seven shells',
  ),
  answers(
    'a metal of the p block',
    { q: 'Sn' },
    { category: 'post-transition metal', group: 14, oxidationStates: [-4, 2, 4], yearDiscovered: null },
    'tin was known in antiquity',
  ),
  answers(
    'an affinity is released energy',
    { q: 'Cl' },
    { electronAffinity: 349 },
    '349 kJ/mol, CRC Handbook',
  ),
  ...[
    ['Al', 1825],
    ['Ca', 1808],
    ['Cr', 1797],
    ['Co', 1735],
  ].map(([q = '', yearDiscovered]) =>
    answers<'rest_education_element'>(
      `${q} was found in ${yearDiscovered}`,
      { q },
      { yearDiscovered },
      'Weeks, Discovery of the Elements',
    ),
  ),
  named('a name before a symbol is not mistaken', 'tin', 50),
  named('an American spelling', 'Aluminum', 13),
  named('a British spelling', 'ALUMINIUM', 13),
  named('cesium', 'cesium', 55),
  named('sulphur', 'Sulphur', 16),
  named('a symbol in capitals', 'FE', 26),
  named('a number with zeros', '026', 26),
  refuses(422, 'an unknown name', { q: 'kryptonite' }, 'kryptonite'),
  refuses(422, 'the number 0', { q: '0' }, '0'),
  refuses(422, 'the number 119', { q: '119' }, '119'),
  refuses(422, 'a member of every object', { q: 'constructor' }, 'constructor'),
  refuses(400, 'nothing', { q: '' }, 'q'),
  refuses(400, 'over 30 characters', { q: 'x'.repeat(31) }, 'q'),
])

describe('all 118 elements', () => {
  it('have as many electrons as their number, and no -0', async () => {
    const cards = await Promise.all(Array.from({ length: 118 }, (_, index) => card(index + 1)))
    for (const { number, shells, electronAffinity } of cards) {
      expect([number, shells.reduce((sum, electrons) => sum + electrons, 0)]).toEqual([number, number])
      expect(Object.is(electronAffinity, -0)).toBe(false)
    }
    const spelt = cards.filter(({ symbol }) => ['Al', 'Cs', 'S'].includes(symbol)).map(({ name }) => name)
    expect(spelt).toEqual(['Aluminium', 'Sulfur', 'Caesium'])
    const groups = cards.map(({ group }) => group)
    expect(groups.filter((group) => group === null)).toHaveLength(30)
    // Long periods have every group; the first two of 7 have H, Li ... Fr and Be ... Ra.
    expect([1, 2, 3, 4, 12, 13, 18].map((group) => groups.filter((other) => other === group).length)).toEqual(
      [7, 6, 2, 4, 4, 6, 7],
    )
  })
})
