import type { BoundsTable } from './derive.js'

const OF_A_LONG_TEXT = 'of 20,000 characters are read and written'

/** What asks a public upstream is called as documented: there is one recorded answer. */
export const media: BoundsTable = {
  'tv/search': { calls: [{ q: 'under the dome', limit: 1 }] },
  'tv/show': { calls: [{ id: 1 }] },
  'tv/episodes': { calls: [{ id: 1, season: 1 }] },
  'tv/schedule': { calls: [{ country: 'US', date: '2014-12-01', limit: 100 }] },
  'films/search': { calls: [{ q: 'Inception', limit: 1 }] },
  'music/songs': { calls: [{ q: 'yesterday beatles', limit: 5 }] },
  'music/artists': { calls: [{ q: 'Nirvana', limit: 1 }] },
  'music/discography': { calls: [{ type: 'album', studioOnly: true }] },
  'podcasts/search': { calls: [{ q: 'history', limit: 3 }] },
  'podcasts/episodes': { calls: [{ id: 1_200_361_736, limit: 1 }] },
  'books/search': { calls: [{ q: 'the lord of the rings', limit: 1 }] },
  'books/gutenberg': { calls: [{ q: 'frankenstein', lang: 'en', limit: 1 }] },
  'audiobooks/search': { calls: [{ q: 'alice', limit: 2 }] },
  'archive/search': { calls: [{ q: 'night of the living dead', mediatype: 'movies', limit: 1 }] },
  'radio/stations': { calls: [{ q: 'jazz', country: null, tag: null, limit: 2 }] },
  charts: { calls: [{ kind: 'songs', country: 'US', limit: 10 }] },
  'comics/xkcd': { calls: [{ num: 614 }] },
  'music/progression': { own: { ms: 2, because: 'a hundred chords are spelt in their key' } },
  'music/transpose': { own: { ms: 2, because: `4,000 chords ${OF_A_LONG_TEXT}` } },
  'subtitles/check': { own: { ms: 2, because: `500 cues ${OF_A_LONG_TEXT}` } },
  'subtitles/convert': { own: { ms: 2, because: `500 cues ${OF_A_LONG_TEXT}` } },
  'lyrics/lrc': { own: { ms: 2, because: `700 lines ${OF_A_LONG_TEXT}` } },
  'playlists/convert': { own: { ms: 2, because: `500 entries ${OF_A_LONG_TEXT}` } },
  'comics/heroes': {
    calls: [
      { q: 'a'.repeat(200), limit: 100 },
      { q: 'a', limit: 100 },
    ],
  },
}
