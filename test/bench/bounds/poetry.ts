import type { BoundsTable } from './derive.js'

export const poetry: BoundsTable = {
  rhymes: {
    calls: [
      { word: 'nation', kind: 'perfect', limit: 100 },
      { word: 'the', kind: 'near', limit: 100 },
    ],
  },
  meter: { calls: [{ text: 'a '.repeat(2500) }, { text: 'xyzzy\n'.repeat(833) }] },
  haiku: { calls: [{ text: 'a '.repeat(1000) }, { text: 'xyzzy/'.repeat(333) }] },
  'rhyme-scheme': {
    calls: [
      { text: 'a\n'.repeat(2500) },
      { text: Array.from({ length: 1000 }, (_, index) => index.toString(26).replace(/\d/g, 'z')).join('\n') },
    ],
  },
  thesaurus: {
    calls: [
      { word: 'break', pos: 'any' },
      { word: 'person', pos: 'any' },
    ],
  },
  definitions: { calls: [{ word: 'break', pos: 'any', limit: 100 }] },
  'word-finder': {
    calls: [{ pattern: '?*?*?*?*?*?*?*?*?*?*?*?*?*?*z' }, { contains: 'aeiou', without: 'q', limit: 100 }],
  },
  anagrams: { calls: [{ letters: 'aeiourstlndmc??', mode: 'partial', min: 2, limit: 100 }] },
}
