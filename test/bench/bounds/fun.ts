import type { BoundsTable } from './derive.js'

const LENGTH = 5_000
const full = (part: string): string => part.repeat(LENGTH / part.length)

export const fun: BoundsTable = {
  // The documented days and subjects alone have an answer of the local upstream.
  fact: { calls: [{ when: 'today', lang: 'en' }] },
  trivia: { calls: [{ limit: 1, category: 'computers', difficulty: 'easy', kind: 'any' }] },
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
    own: { ms: 2, because: 'it looks up 1,666 words' },
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
}
