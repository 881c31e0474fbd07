import type { BoundsTable } from './derive.js'

const LENGTH = 5_000
const full = (part: string): string => part.repeat(LENGTH / part.length)
const EVENTS = '[Events]\nFormat: Start, End, Text\n'
const CUE = 'Dialogue: 0:00:01.00,0:00:02.00,'
/** The most kanji that differ. */
const KANJI = Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')
const RUNS = [
  full('すもももももも'.slice(0, 5)),
  full('a'),
  full('ア'),
  full('ー'),
  full('の'),
  full('言っ1か!'),
]

export const anime: BoundsTable = {
  romaji: { calls: RUNS.map((text) => ({ text })) },
  furigana: { calls: [...RUNS, full('&'), full('猫<')].map((text) => ({ text })) },
  tokenize: { calls: RUNS.map((text) => ({ text })) },
  kana: { calls: ['ka', 'x', 'カー', '漢か'].map((part) => ({ text: full(part) })) },
  'kanji/level': { calls: [{ level: 'jinmeiyo', limit: 100 }] },
  'kanji/text': { calls: [{ text: KANJI }] },
  conjugate: { calls: [{ verb: 'すもももももももものうちにいる' }] },
  filename: { calls: [{ name: '[1] '.repeat(75) }, { name: '(a - 01)'.repeat(37) }] },
  'ass/convert': {
    calls: [
      { text: EVENTS + `${CUE}a\n`.repeat(570) },
      { text: `${EVENTS}${CUE}${'{a}b'.repeat(4900)}` },
      { text: `${EVENTS}${CUE}${'{'.repeat(19_000)}` },
    ],
  },
  'ass/inspect': {
    calls: [{ text: EVENTS + `${CUE}a\n`.repeat(570) }, { text: `${EVENTS}${CUE}${'{\\fna}'.repeat(3000)}` }],
  },
  'id-map': { calls: [{ service: 'syobocal', id: 10_000_000 }] },
  titles: { calls: [{ q: 'の' }, { q: 'a' }] },
  premieres: { calls: [{ year: 2023, month: 10, limit: 100 }] },
}
