import { digits, names, paragraph } from './content.js'
import type { BoundsTable } from './derive.js'

const a = paragraph(2_000)
/** Another text with much in common. */
const b = paragraph(2_400).slice(400)
const pair = { a, b }
const sameLength = { a, b: b.padEnd(a.length, '.').slice(0, a.length) }
const gene = (from: number): string =>
  digits(2_000, from).replace(/./g, (digit) => 'GATC'.charAt(Number(digit) % 4))
/** Letters that return after 26, in an order of their own. */
const cycle = (by: number): string =>
  Array.from({ length: 2_000 }, (_, index) => String.fromCharCode(97 + ((index * by) % 26))).join('')
/** Runs that get shorter by one. */
const shrinking = (between: string): string =>
  Array.from({ length: 61 }, (_, index) => 'a'.repeat(61 - index) + between).join('')

export const string: BoundsTable = {
  distance: { calls: [{ ...sameLength }, { a: gene(1), b: gene(2_001) }] },
  similarity: {
    calls: [
      { ...pair, ngram: 5 },
      { a: gene(1), b: gene(2_001), ngram: 5 },
      { a: cycle(7), b: cycle(11), ngram: 5 },
      { a: 'a'.repeat(2_000), b: 'ab'.repeat(1_000), ngram: 5 },
      { a: shrinking('b'), b: shrinking('c'), ngram: 5 },
    ],
  },
  phonetic: { calls: [{ text: 'Schwarzenegger'.repeat(7), compare: 'Featherstonehaugh'.repeat(5) }] },
  case: {
    calls: [{ text: 'XMLHttpRequest version2 '.repeat(83) }, { text: a }],
    own: { ms: 2.5, because: '`all` writes 2,000 characters in fifteen ways' },
  },
  mask: {
    calls: [
      { text: a.slice(0, 500), type: 'generic' },
      { text: a.slice(0, 500), type: 'name' },
      { text: `${'a'.repeat(480)}@example.org`, type: 'email' },
      { text: '4111 1111 1111 1111', type: 'card' },
      { text: '0812 3456 '.repeat(50), type: 'phone' },
      { text: 'GB33BUKB20201555555555', type: 'iban' },
    ],
  },
  fuzzy: {
    calls: [
      { q: 'the users journal', items: names(19_000), min: 0 },
      { q: a.slice(0, 200), items: names(19_000), min: 0 },
    ],
  },
  slug: {
    calls: [{ text: 'Déjà Vu! Ö & Straße '.repeat(100) }, { text: 'Москва слезам не верит '.repeat(86) }],
  },
  common: { calls: [pair, { a: gene(1), b: gene(2_001) }] },
  align: {
    calls: [pair, { a: gene(1), b: gene(2_001) }].map((two) => ({ ...two, match: 2, mismatch: -1, gap: -1 })),
  },
}
