import { defineUpstream } from './define.js'

export const applecharts = defineUpstream({
  name: 'applecharts',
  title: 'Apple Marketing Tools RSS charts v2',
  base: 'https://rss.marketingtools.apple.com/api/v2',
  docs: 'https://rss.marketingtools.apple.com/',
  terms: 'Apple Media Services terms; link to the item',
  attribution: 'Charts by Apple (Apple Media Services)',
  rate: { requests: 1, seconds: 1 },
  cacheSeconds: 600,
})
