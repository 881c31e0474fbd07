import { defineUpstream } from './define.js'

export const xkcd = defineUpstream({
  name: 'xkcd',
  title: 'xkcd JSON interface',
  base: 'https://xkcd.com',
  docs: 'https://xkcd.com/json.html',
  terms: 'CC BY-NC 2.5; credit and link',
  attribution: 'xkcd (xkcd.com) by Randall Munroe, CC BY-NC 2.5',
  forbidsCommercialUse: true,
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 3600,
})
