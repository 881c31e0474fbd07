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
    own: { ms: 2, because: 'the clocks of eight zones are looked up for each of three days' },
  },
  'world/border-route': { calls: [{ from: 'PT', to: 'ZA', avoid: null }] },
  oembed: { calls: [{ url: `https://www.youtube.com/watch?v=${'a'.repeat(2000)}` }] },
  // Of an upstream's features the documented call alone has an answer.
  'github/user': { calls: [{ user: 'torvalds' }] },
  'github/repo': { calls: [{ repo: 'torvalds/linux' }] },
  'github/languages': { calls: [{ repo: 'nodejs/node' }] },
  'github/search': { calls: [{ q: 'koa language:javascript', sort: null, limit: 5 }] },
  'hackernews/front': { calls: [{ limit: 5 }] },
  'hackernews/search': { calls: [{ q: 'postgres', type: null, sort: null, limit: 2 }] },
  'hackernews/item': { calls: [{ id: 1, limit: null }] },
  'stackexchange/search': {
    calls: [{ q: 'undefined is not a function', site: null, sort: null, limit: 3 }],
  },
  'devto/articles': { calls: [{ tag: 'javascript', days: 7, limit: 2 }] },
  'lobsters/stories': { calls: [{ sort: 'hottest', tag: null, limit: 5 }] },
  'mastodon/profile': { calls: [{ account: 'Mastodon@mastodon.social' }] },
  'mastodon/trends': { calls: [{ limit: 3 }] },
  'bluesky/profile': { calls: [{ actor: 'bsky.app' }] },
  'bluesky/posts': { calls: [{ actor: 'bsky.app', limit: 5 }] },
  'wikipedia/views': {
    calls: [{ title: 'Indonesia', from: '2026-01-01', to: '2026-01-07', lang: null }],
  },
  'wikipedia/top': { calls: [{ date: '2026-01-01', lang: null, limit: 5 }] },
  'wikipedia/on-this-day': { calls: [{ month: 7, day: 20, type: null, lang: null, limit: 5 }] },
  'world/indicator': { calls: [{ country: 'ID', indicator: 'population', from: 2000, to: 2020 }] },
}
