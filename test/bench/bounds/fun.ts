import { filled, paragraph, scattered } from './content.js'
import type { BoundsTable } from './derive.js'

const LENGTH = 5_000
const full = (part: string): string => part.repeat(LENGTH / part.length)
/** What each call asks its source anew. */
const NEVER_CACHED = { ms: 3, because: 'each call asks the source over HTTP', isAlways: true } as const
const NAMES = 'ABCDEFGHIJ'
const PAIRS = Array.from(NAMES).flatMap((one, at) =>
  Array.from(NAMES.slice(at + 2), (other) => `${one}-${other}`),
)
/** Ten people in a ring of whom each may only draw a neighbour: four of 3.6 million draws. */
const NEIGHBOURS = PAIRS.filter((pair) => pair !== 'A-J').join(',')

/** A hundred people with six hundred exclusions: a shuffle keeps all of them once in 100,000 times. */
const CROWD = Array.from({ length: 100 }, (_, at) => `n${at}`)
const EXCLUSIONS = filled(5000, (at) => `n${at % 40}-n${40 + scattered(at, 60)}`, { between: ',' })

export const fun: BoundsTable = {
  // The documented days and subjects alone have an answer of the local upstream.
  fact: { calls: [{ when: 'today', lang: 'en' }], own: NEVER_CACHED },
  trivia: {
    calls: [{ limit: 1, category: 'computers', difficulty: 'easy', kind: 'any' }],
    own: NEVER_CACHED,
  },
  'truth-or-dare': { calls: [{ kind: 'would-you-rather' }] },
  joke: { calls: [{ seed: 'x'.repeat(64), tag: null }] },
  'chinese-zodiac': { calls: [{ date: '1900-01-31' }, { date: '2100-12-31' }] },
  numerology: { calls: [{ date: '1979-12-29', name: 'é'.repeat(100) }] },
  biorhythm: { calls: [{ birth: '0000-01-01', date: '9999-12-31' }] },
  'love-calculator': { calls: [{ name1: 'love'.repeat(15), name2: 'solv'.repeat(15) }] },
  'planet-age': { calls: [{ birth: '0000-01-01', date: '9999-12-31' }] },
  tarot: { calls: [{ spread: 'celtic-cross' }] },
  'pirate-speak': {
    calls: [{ text: full('is ') }, { text: full('sailing ') }, { text: full("'") }],
    own: { ms: 3, because: 'it looks up 1,666 words' },
  },
  'yoda-speak': {
    calls: [{ text: full('A is b. ') }, { text: full('! ') }, { text: `${'!'.repeat(4_999)}a` }],
    own: { ms: 3, because: 'it turns 625 sentences around' },
  },
  'leet-speak': { calls: [{ text: full('w'), level: 'full', direction: 'encode' }] },
  'pig-latin': {
    calls: [{ text: full('q ') }, { text: full('y’') }, { text: full("'a") }, { text: 'q'.repeat(LENGTH) }],
    own: { ms: 5, because: 'it takes 2,500 words apart' },
  },
  'uwu-speak': {
    calls: [
      { text: 'll! '.repeat(1250), faces: true },
      { text: '.'.repeat(4999) + 'a', faces: true },
    ],
    own: { ms: 8, because: 'draws 1,250 faces' },
  },
  'language-game': {
    calls: ['ubbi-dubbi', 'opish', 'rovarspraket', 'jerigonza'].map((kind) => ({
      kind,
      text: paragraph(5000),
    })),
    own: { ms: 3, because: 'reads 5,000 letters one by one' },
  },
  zalgo: {
    calls: [
      { text: 'a'.repeat(1000), intensity: 15 },
      { text: '\u1e69'.repeat(1000), mode: 'remove' },
    ],
    own: { ms: 30, because: 'draws 15,000 marks, each from a hash' },
  },
  emojify: { calls: [{ text: 'dogs '.repeat(1000) }], own: { ms: 3, because: 'writes 1,000 items' } },
  cowsay: {
    calls: [
      { text: 'a'.repeat(1000), width: 10 },
      { text: '\u{1f600}'.repeat(1000), width: 10 },
      { text: '\n'.repeat(1000) },
    ],
  },
  'bingo-card': {
    calls: [
      { kind: 'buzzwords', size: 7 },
      { kind: 'custom', size: 7, items: filled(5000, (at) => `${at}`, { between: ',' }) },
    ],
  },
  'name-generator': {
    calls: [
      { kind: 'pet', count: 42 },
      { kind: 'band', count: 50 },
    ],
  },
  'mad-libs': { calls: [{ text: '{job}'.repeat(1000) }] },
  dice: {
    calls: [
      { roll: Array(10).fill('100d2!').join('+'), times: 10 },
      { roll: '100d1000kh99', times: 100 },
    ],
    own: { ms: 40, because: 'rolls and writes up to 20,000 dice, each from a hash' },
  },
  lottery: {
    calls: [{ pick: 20, of: 200, bonus: 5, bonusOf: 100, tickets: 50 }],
    own: { ms: 30, because: 'shuffles 15,000 numbers, each from a hash' },
  },
  'secret-santa': {
    calls: [
      { names: Array.from(NAMES).join(','), exclude: NEIGHBOURS },
      { names: CROWD.join(','), exclude: EXCLUSIONS },
    ],
    own: { ms: 600, because: 'shuffles 100 names 1,000 times' },
  },
  teams: {
    calls: [
      {
        names: filled(5000, (at) => `n${at % 200}`, { between: ',' })
          .split(',')
          .slice(0, 200)
          .join(','),
        ratings: filled(2000, (at) => `${scattered(at, 9)}.${scattered(at, 9)}`, { between: ',' })
          .split(',')
          .slice(0, 200)
          .join(','),
        teams: 50,
      },
    ],
    own: { ms: 3, because: 'adds 200 ratings as decimals' },
  },
  'number-facts': { calls: [{ number: 999_999_937 }, { number: 735_134_400 }] },
  'number-riddle': {
    calls: [{ digits: 4, seed: '1' }],
    own: { ms: 3, because: 'asks 9,000 numbers' },
  },
  'calculator-words': { calls: [{ word: null, length: 5, limit: 100 }] },
  'element-spelling': {
    calls: [{ word: 'cs'.repeat(15) }, { word: 'c'.repeat(30) }],
    own: { ms: 5, because: 'writes 100 spellings of 16 elements' },
  },
}
