import type { BoundsTable } from './derive.js'

export const quotes: BoundsTable = {
  random: { calls: [{ author: 'a', count: 20, maxLength: 1000 }] },
  search: {
    calls: [
      { q: 't a i o w s', limit: 100 },
      { q: Array.from({ length: 100 }, (_, index) => String.fromCharCode(0x430 + index)).join(' ') },
    ],
  },
  authors: { calls: [{ q: 'a', limit: 100 }] },
  theme: { calls: [{ theme: 'success', limit: 100 }] },
  'who-said': { calls: [{ text: 'the to a is you of and in it not that be '.repeat(12), limit: 10 }] },
  mood: { calls: [{ text: "don't love hate! ".repeat(294) }, { text: "'".repeat(5000) }] },
  card: {
    calls: [
      { text: 'ab '.repeat(133), author: 'W'.repeat(80), width: 2000, height: 2000 },
      { text: '\u01fa'.repeat(20).concat(' ').repeat(19), width: 2000, height: 2000, format: 'svg' },
    ],
  },
}
