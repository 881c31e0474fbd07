import { lines, names, paragraph, prose } from './content.js'
import type { BoundsTable } from './derive.js'

const PROSE = prose(20_000)
const ONE_LINE = paragraph(20_000)
const HALF = prose(10_000)
/** What readers of language are worst at: an address without end. */
const NO_SPACES = 'http://a.b/'.repeat(1_800)
const MISSPELT = Array.from(
  { length: 200 },
  (_, index) => `rec${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}ieve`,
).join(' ')

const texts = [{ text: PROSE }, { text: ONE_LINE }, { text: NO_SPACES }]

/** Features that rate, read, compare and check a text. */
export const textAnalysis: BoundsTable = {
  sentiment: { calls: texts },
  emotion: { calls: texts },
  language: { calls: [{ text: PROSE, only: null }] },
  keywords: {
    calls: texts.flatMap((call) => [
      { ...call, method: 'rake' },
      { ...call, method: 'textrank' },
    ]),
  },
  entities: {
    calls: texts.map((call) => ({ ...call, types: null })),
    own: {
      ms: 1500,
      because: 'compromise reads 20,000 characters in some 400 ms, and the first ones in more',
    },
  },
  dates: {
    calls: [
      { text: PROSE, reference: null },
      { text: '5 May 2026, '.repeat(1600), reference: null },
    ],
  },
  summary: { calls: texts },
  similarity: { calls: [{ a: HALF, b: HALF }] },
  duplicates: {
    calls: [{ text: lines(19_000), split: 'blank-line' }, { text: 'abc def ghi\n'.repeat(500) }],
  },
  readability: { calls: texts },
  grammar: {
    calls: texts,
    own: { ms: 3000, because: 'Harper reads 20,000 characters in some 550 ms' },
  },
  spelling: {
    calls: [{ text: PROSE }, { text: MISSPELT }],
    own: { ms: 2000, because: 'a misspelt word takes 1 to 3 ms, and there may be 200' },
  },
  pii: {
    calls: [{ text: PROSE }, { text: names(20_000, ', ') }, { text: '0812-3456-7890 '.repeat(1300) }].map(
      (call) => ({ ...call, types: null }),
    ),
    own: { ms: 1500, because: 'compromise reads 20,000 characters in some 400 ms' },
  },
  'pii/redact': {
    calls: [{ text: PROSE, types: null }],
    own: { ms: 1500, because: 'compromise reads 20,000 characters in some 400 ms' },
  },
  toxicity: { calls: texts },
}
