import { defineUpstream } from './define.js'

export const hackernews = defineUpstream({
  name: 'hackernews',
  title: 'Hacker News Search API (Algolia)',
  base: 'https://hn.algolia.com/api/v1',
  docs: 'https://hn.algolia.com/api',
  terms: 'public and keyless; cache the front page for a minute or so',
  attribution: 'Hacker News (news.ycombinator.com), search by Algolia',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 120,
})
