import type { BoundsTable } from './derive.js'

const LENGTH = 5_000
const full = (part: string): string => part.repeat(LENGTH / part.length)
const EVENTS = '[Events]\nFormat: Start, End, Text\n'
const CUE = 'Dialogue: 0:00:01.00,0:00:02.00,'
/** The most kanji that differ. */
const KANJI = Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')
const RUNS = [
  full('すもももももも'.slice(0, 5)),
  full('a'),
  full('ア'),
  full('ー'),
  full('の'),
  full('言っ1か!'),
]

export const anime: BoundsTable = {
  romaji: { calls: RUNS.map((text) => ({ text })) },
  furigana: { calls: [...RUNS, full('&'), full('猫<')].map((text) => ({ text })) },
  tokenize: { calls: RUNS.map((text) => ({ text })) },
  kana: { calls: ['ka', 'x', 'カー', '漢か'].map((part) => ({ text: full(part) })) },
  'kanji/level': { calls: [{ level: 'jinmeiyo', limit: 100 }] },
  'kanji/text': { calls: [{ text: KANJI }] },
  conjugate: { calls: [{ verb: 'すもももももももものうちにいる' }] },
  filename: { calls: [{ name: '[1] '.repeat(75) }, { name: `a${'(a - 01)'.repeat(37)}` }] },
  'ass/convert': {
    calls: [
      { text: EVENTS + `${CUE}a\n`.repeat(570) },
      { text: `${EVENTS}${CUE}${'{a}b'.repeat(4900)}` },
      { text: `${EVENTS}${CUE}${'{'.repeat(19_000)}` },
    ],
  },
  'ass/inspect': {
    calls: [{ text: EVENTS + `${CUE}a\n`.repeat(570) }, { text: `${EVENTS}${CUE}${'{\\fna}'.repeat(3000)}` }],
  },
  'id-map': { calls: [{ service: 'mal', id: 52_991 }] },
  titles: { calls: [{ q: 'の' }, { q: 'a' }] },
  premieres: { calls: [{ year: 2023, month: 10, limit: 100 }] },
  // Of an upstream's features the documented call alone has an answer.
  search: { calls: [{ q: 'frieren', type: null, status: null, minScore: null, page: null, limit: 1 }] },
  details: { calls: [{ id: 52991 }] },
  characters: { calls: [{ id: 52991, lang: null, role: 'main', limit: 1 }] },
  episodes: { calls: [{ id: 52991, page: null }] },
  recommendations: { calls: [{ id: 1, limit: 1 }] },
  themes: { calls: [{ id: 1 }] },
  season: { calls: [{ year: 2023, season: 'fall', type: null, page: null, limit: 1 }] },
  schedule: { calls: [{ day: 'friday', page: null, limit: 1 }] },
  top: { calls: [{ by: null, type: null, page: null, limit: 1 }] },
  character: { calls: [{ q: 'Frieren', page: null, limit: 1 }] },
  'voice-actor': { calls: [{ q: 'Tanezaki Atsumi', role: 'main', limit: 1 }] },
  user: { calls: [{ username: 'Nekomata1037' }] },
  'manga/search': { calls: [{ q: 'yotsuba', type: null, status: null, page: null, limit: 1 }] },
  'manga/details': { calls: [{ id: 104 }] },
  'manga/find': { calls: [{ q: 'yotsuba', limit: 1 }] },
  'manga/chapters': {
    calls: [{ id: 'a96676e5-8ae2-425e-b549-7f15dd34a6d8', lang: null, order: null, offset: null, limit: 1 }],
  },
  streaming: { calls: [{ q: 'cowboy bebop' }] },
  scene: {
    calls: [{ url: 'https://images.plurk.com/32B15UXxymfSMwKGTObY5e.jpg', cutBorders: null, limit: 1 }],
  },
  reaction: { calls: [{ category: 'hug', limit: null }] },
  airing: { calls: [{ date: '2023-09-29', tz: null }] },
  'next-episode': { calls: [{ q: 'One Piece', tz: null }] },
  relations: { calls: [{ id: 5114, media: null }] },
  trending: { calls: [{ media: null, genre: null, limit: 1 }] },
  list: { calls: [{ username: 'Josh', media: null, status: null, limit: null }] },
}
