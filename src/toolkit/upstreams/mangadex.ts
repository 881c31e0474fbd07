import { defineUpstream } from './define.js'

export const mangadex = defineUpstream({
  name: 'mangadex',
  title: 'MangaDex API v5',
  base: 'https://api.mangadex.org',
  docs: 'https://api.mangadex.org/docs',
  terms: 'credit MangaDex and the scanlation groups, no advertising or paid services around the content',
  attribution: 'MangaDex (mangadex.org) and the scanlation groups named',
  forbidsCommercialUse: true,
  rate: { requests: 5, seconds: 1 },
  cacheSeconds: 900,
})
