/** Brands of payment cards by the first digits of their numbers (ISO/IEC 7812-1 issuer identification). */

/** A range of first digits, both ends of the same length and included. */
type Prefixes = readonly [from: string, to: string]

interface Brand {
  name: string
  prefixes: readonly Prefixes[]
  lengths: readonly number[]
}

const from16To19 = [16, 17, 18, 19]
const one = (...prefixes: readonly string[]): Prefixes[] => prefixes.map((prefix) => [prefix, prefix])

/** The first that fits counts. */
const BRANDS: readonly Brand[] = [
  { name: 'Mir', prefixes: [['2200', '2204']], lengths: from16To19 },
  {
    name: 'Mastercard',
    prefixes: [
      ['51', '55'],
      ['2221', '2720'],
    ],
    lengths: [16],
  },
  { name: 'American Express', prefixes: one('34', '37'), lengths: [15] },
  { name: 'JCB', prefixes: [['3528', '3589']], lengths: from16To19 },
  {
    name: 'Diners Club',
    prefixes: [['300', '305'], ...one('36', '38', '39')],
    lengths: [14, 15, ...from16To19],
  },
  { name: 'Discover', prefixes: [['644', '649'], ...one('6011', '65')], lengths: from16To19 },
  { name: 'UnionPay', prefixes: one('62'), lengths: from16To19 },
  { name: 'Troy', prefixes: one('9792'), lengths: [16] },
  { name: 'Visa', prefixes: one('4'), lengths: [13, 16, 19] },
  {
    name: 'Maestro',
    prefixes: [['56', '58'], ...one('50', '63', '67')],
    lengths: [12, 13, 14, 15, ...from16To19],
  },
]

/** Lengths of a number that is of no known brand (ISO/IEC 7812-1 allows up to 19 digits). */
const ANY_LENGTH = [12, 13, 14, 15, ...from16To19]

/** The brand of a card number and the lengths that its numbers have; null where no brand is known. */
export const cardBrand = (digits: string): { name: string | null; lengths: readonly number[] } =>
  BRANDS.find(({ prefixes }) =>
    prefixes.some(([from, to]) => {
      const first = digits.slice(0, from.length)
      return first >= from && first <= to
    }),
  ) ?? { name: null, lengths: ANY_LENGTH }
