import { defineUpstream } from './define.js'

export const musicbrainz = defineUpstream({
  name: 'musicbrainz',
  title: 'MusicBrainz Web Service 2',
  base: 'https://musicbrainz.org/ws/2',
  docs: 'https://musicbrainz.org/doc/MusicBrainz_API',
  terms: 'core data CC0; supplementary data CC BY-NC-SA (tags)',
  attribution: 'MusicBrainz (musicbrainz.org), core data CC0',
  rate: { requests: 1, seconds: 1 },
  cacheSeconds: 600,
})
