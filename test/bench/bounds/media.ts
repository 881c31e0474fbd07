import type { BoundsTable } from './derive.js'

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
  'comics/heroes': {
    calls: [
      { q: 'a'.repeat(200), limit: 100 },
      { q: 'a', limit: 100 },
    ],
  },
}
