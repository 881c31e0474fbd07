import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

/** Name, value and uncertainty as NIST's listing of CODATA 2022 (allascii.txt) has them. */
const NIST = [
  ['speed of light in vacuum', 299792458, 0],
  ['Planck constant', 6.62607015e-34, 0],
  ['elementary charge', 1.602176634e-19, 0],
  ['Newtonian constant of gravitation', 6.6743e-11, 0.00015e-11],
  ['electron mass', 9.1093837139e-31, 0.0000000028e-31],
  ['proton mass', 1.67262192595e-27, 0.00000000052e-27],
  ['neutron mass', 1.67492750056e-27, 0.00000000085e-27],
  ['fine-structure constant', 7.2973525643e-3, 0.0000000011e-3],
  ['inverse fine-structure constant', 137.035999177, 0.000000021],
  ['Rydberg constant', 10973731.568157, 0.000012],
  ['Bohr radius', 5.29177210544e-11, 0.00000000082e-11],
  ['atomic mass constant', 1.66053906892e-27, 0.00000000052e-27],
  ['vacuum electric permittivity', 8.8541878188e-12, 0.0000000014e-12],
  ['vacuum magnetic permeability', 1.25663706127e-6, 0.0000000002e-6],
  ['proton-electron mass ratio', 1836.152673426, 0.000000032],
  ['electron g factor', -2.00231930436092, 0.00000000000036],
] as const

interface Constant {
  name: string
  value: number
  text: string
  uncertainty: number
  relativeUncertainty: number
  exact: boolean
}

const find = async (q: string): Promise<Constant[]> => {
  const { body } = await call('rest_science_constants', { q })
  return (body as { data: { items: Constant[] } }).data.items
}

table('rest_science_constants', [
  answers(
    'a part of the name',
    { q: 'ELECTRON MASS' },
    {
      count: 2,
      items: [
        expect.objectContaining({
          name: 'electron mass',
          symbol: 'm_e',
          value: 9.1093837139e-31,
          text: '9.1093837139e-31',
          unit: 'kg',
          uncertainty: 2.8e-40,
          exact: false,
        }) as unknown,
        expect.objectContaining({
          name: 'proton-electron mass ratio',
          symbol: 'm_p/m_e',
          unit: '1',
        }) as unknown,
      ],
    },
    'CODATA 2022',
  ),
  answers(
    'a whole symbol',
    { q: 'N_A' },
    {
      count: 1,
      items: [
        {
          name: 'Avogadro constant',
          symbol: 'N_A',
          value: 6.02214076e23,
          text: '6.02214076e+23',
          unit: 'mol^-1',
          uncertainty: 0,
          relativeUncertainty: 0,
          exact: true,
        },
      ],
    },
    'SI Brochure, 9th edition',
  ),
  answers('a symbol in other letters', { q: 'n_a' }, { count: 0, items: [] }, 'symbols are case-sensitive'),
  answers('all of them', {}, { count: 51 }, 'the table'),
  refuses(400, 'over 100 characters', { q: 'x'.repeat(101) }, 'q'),
])

describe('the constants', () => {
  it.each(NIST)('have %s as NIST lists it', async (name, value, uncertainty) => {
    const constant = (await find(name)).find((one) => one.name === name)
    expect(constant).toMatchObject({ value, exact: uncertainty === 0 })
    expect((constant?.uncertainty ?? 0) / (uncertainty || 1)).toBeCloseTo(uncertainty === 0 ? 0 : 1, 9)
    expect(Number(constant?.text)).toBe(value)
    expect(constant?.relativeUncertainty).toBe((constant?.uncertainty ?? 0) / Math.abs(value))
  })
})
