import { answers, refuses, table } from '../../support/table.js'

// arm.json of kawaiioverflow/arm, read by eye.
const SOURCE = 'arm.json'

const FRIEREN = { mal: 52991, anilist: 154587, annict: 10079, syobocal: 6776 }

table('rest_anime_idMap', [
  answers('by MyAnimeList', { service: 'mal', id: 52991 }, FRIEREN, SOURCE),
  answers(
    'by Syoboi Calendar',
    { service: 'syobocal', id: 6776 },
    {
      ...FRIEREN,
      urls: {
        mal: 'https://myanimelist.net/anime/52991',
        anilist: 'https://anilist.co/anime/154587',
        annict: 'https://annict.com/works/10079',
        syobocal: 'https://cal.syoboi.jp/tid/6776',
      },
    },
    SOURCE,
  ),
  answers(
    'an anime that one service lacks',
    { service: 'annict', id: 12122 },
    {
      mal: 57555,
      anilist: 171627,
      annict: 12122,
      syobocal: null,
      urls: {
        mal: 'https://myanimelist.net/anime/57555',
        anilist: 'https://anilist.co/anime/171627',
        annict: 'https://annict.com/works/12122',
        syobocal: null,
      },
    },
    SOURCE,
  ),
  refuses(422, 'an id of no anime', { service: 'mal', id: 9999999 }, '9999999'),
  refuses(400, 'id 0', { service: 'mal', id: 0 }, 'id'),
  refuses(400, 'another service', { service: 'kitsu', id: 1 }, 'service'),
])
