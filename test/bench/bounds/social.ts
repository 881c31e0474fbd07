import type { BoundsTable } from './derive.js'

/** Texts on which the search for links, the counting of clusters and the splitting into posts have most to do. */
export const social: BoundsTable = {
  'post/count': {
    calls: [
      { text: `${'日本'.repeat(9990)} a.com` },
      { text: 'a_b.com.'.repeat(2500) },
      { text: '👨‍👩‍👧'.repeat(2500) },
      { text: 'a.com '.repeat(3333) },
    ],
  },
  'post/entities': {
    calls: [
      { text: `${'日本'.repeat(9990)} a.com` },
      { text: '_a.com'.repeat(3300) },
      { text: '@a #b $C a.com '.repeat(1333) },
    ],
  },
  'post/thread': {
    calls: [
      { text: 'a '.repeat(10_000), limit: 20 },
      { text: '日'.repeat(20_000), limit: 20 },
      { text: 'a.com '.repeat(3333), network: 'mastodon', limit: 30 },
    ],
  },
  'meeting-planner': {
    calls: [
      {
        places: 'London,Paris,Berlin,Rome,Madrid,Tokyo,Sydney,Auckland',
        date: '2026-03-29',
        startHour: 0,
        endHour: 24,
        skipWeekend: false,
      },
    ],
  },
  'world/border-route': {
    calls: [
      { from: 'PT', to: 'ZA' },
      { from: 'IS', to: 'ZA', avoid: null },
    ],
  },
  oembed: { calls: [{ url: `https://a.example/${'embed/'.repeat(330)}` }] },
}
