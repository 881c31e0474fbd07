import { defineUpstream } from './define.js'

export const coverartarchive = defineUpstream({
  name: 'coverartarchive',
  title: 'Cover Art Archive',
  base: 'https://coverartarchive.org',
  docs: 'https://musicbrainz.org/doc/Cover_Art_Archive/API',
  terms: 'images stay under their own copyright; link, do not re-host',
  attribution: 'Cover Art Archive (coverartarchive.org)',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 600,
})
