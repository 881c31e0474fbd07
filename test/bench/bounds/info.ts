import type { BoundsTable } from './derive.js'

export const info: BoundsTable = {
  country: {
    calls: [{ country: 'ZW' }, { country: 'United Kingdom of Great Britain and Northern Ireland' }],
  },
  'country/conventions': { calls: [{ country: 'US' }] },
  subdivisions: { calls: [{ country: 'GB', q: 'a', limit: 300 }] },
  currency: {
    calls: [
      { code: 'USD', lang: 'id' },
      { code: 'ZWG', lang: 'ja' },
    ],
  },
  'currency/history': { calls: [{ country: 'ME' }] },
  language: { calls: [{ language: 'ar' }, { language: 'x'.repeat(75) }] },
  airport: { calls: [{ code: 'ZZZ' }, { code: 'YIA' }] },
  'airport/search': {
    calls: [
      { q: 'a e', limit: 100 },
      { q: 'a '.repeat(30), limit: 100 },
    ],
  },
  airline: { calls: [{ code: 'ZZZ' }] },
  'programming-language': { calls: [{ language: '.ts' }, { language: 'xpages' }] },
  // Of an upstream's features the documented call alone has an answer.
  'encyclopedia/summary': { calls: [{ title: 'Borobudur', lang: null }] },
  'encyclopedia/search': { calls: [{ q: 'volcano lake', lang: null, limit: 3 }] },
  dictionary: { calls: [{ word: 'serendipity', lang: null }] },
  entity: { calls: [{ q: 'Mount Merapi', lang: null, limit: 1 }] },
}
