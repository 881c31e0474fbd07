import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { dataOf, fails, type Case } from './upstream-cases.js'
import { graphqlFails } from './graphql-cases.js'

/** Unix seconds of a moment. */
const unix = (text: string): number => Date.parse(text) / 1000

const of = (date: string, from: string, to: string, tz?: string): Case => ({
  upstream: 'anilist',
  query: { date, ...(tz === undefined ? {} : { tz }) },
  target: { target: '/', body: { variables: { from: unix(from) - 1, to: unix(to) } } },
})

/** A day of its own for each number, in Japan. */
const dayOf = (number: number): Case => {
  const day = (shift: number): string =>
    new Date(Date.UTC(2000, 0, 1 + (number % 5000) + shift)).toISOString().slice(0, 10)
  return of(day(0), `${day(0)}T00:00:00+09:00`, `${day(1)}T00:00:00+09:00`)
}

const media = (id: number, more: object = {}) => ({
  id,
  idMal: id + 1,
  isAdult: false,
  format: 'TV',
  siteUrl: `https://anilist.co/anime/${id}`,
  title: { romaji: `R${id}`, english: `E${id}`, native: `N${id}` },
  ...more,
})
const answer = (...airingSchedules: object[]) => ({ data: { airing: { airingSchedules } } })

table('rest_anime_airing', [
  refuses(400, 'no date', {}, 'date'),
  refuses(400, 'an impossible date', { date: '2023-02-30' }, 'date'),
  refuses(400, 'an unknown zone', { date: '2023-09-29', tz: 'Asia/Nowhere' }, 'tz'),
  refuses(400, 'an offset for a zone', { date: '2023-09-29', tz: '+09:00' }, 'tz'),
  refuses(422, 'a date before 32-bit times', { date: '1970-01-02' }, '1970-01-03'),
  refuses(422, 'a date after 32-bit times', { date: '2038-01-17' }, '2038-01-16'),
])

fails('rest_anime_airing', dayOf, 422)
graphqlFails('rest_anime_airing', dayOf, 'airing')

describe('anime/airing', () => {
  it('has the episodes of a day by time, without adult titles', async () => {
    const body = answer(
      { airingAt: unix('2023-09-29T14:00:00Z'), episode: 1, media: media(10) },
      { airingAt: unix('2023-09-29T02:30:00Z'), episode: 7, media: media(20, { isAdult: true }) },
      { airingAt: unix('2023-09-28T15:00:00Z'), episode: 2, media: media(30, { idMal: null, format: null }) },
      { airingAt: unix('2023-09-29T03:00:00Z'), episode: 2, media: null },
    )
    const asked = of(
      '2023-09-28',
      '2023-09-28T00:00:00-04:00',
      '2023-09-29T00:00:00-04:00',
      'america/new_york',
    )
    expect(await dataOf('rest_anime_airing', asked, body)).toEqual({
      date: '2023-09-28',
      tz: 'America/New_York',
      count: 2,
      items: [
        {
          at: '2023-09-28T11:00:00-04:00',
          episode: 2,
          anilistId: 30,
          malId: null,
          title: 'R30',
          titleEnglish: 'E30',
          titleNative: 'N30',
          format: null,
          url: 'https://anilist.co/anime/30',
        },
        {
          at: '2023-09-29T10:00:00-04:00',
          episode: 1,
          anilistId: 10,
          malId: 11,
          title: 'R10',
          titleEnglish: 'E10',
          titleNative: 'N10',
          format: 'TV',
          url: 'https://anilist.co/anime/10',
        },
      ],
    })
  })

  it.each([
    [
      'of 25 hours, when the clocks go back',
      '2023-11-05',
      '2023-11-05T00:00:00-04:00',
      '2023-11-06T00:00:00-05:00',
    ],
    [
      'of 23 hours, when they go forward',
      '2024-03-10',
      '2024-03-10T00:00:00-05:00',
      '2024-03-11T00:00:00-04:00',
    ],
  ])('asks for a whole day %s', async (_, date, from, to) => {
    expect(await dataOf('rest_anime_airing', of(date, from, to, 'America/New_York'), answer())).toMatchObject(
      {
        count: 0,
        items: [],
      },
    )
  })

  it.each([
    ['1970-01-03', '1970-01-03T00:00:00+14:00', '1970-01-04T00:00:00+14:00', 'Etc/GMT-14'],
    ['2038-01-16', '2038-01-16T00:00:00-12:00', '2038-01-17T00:00:00-12:00', 'Etc/GMT+12'],
  ])('has %s, the last day on that side, in every zone', async (date, from, to, tz) => {
    expect(await dataOf('rest_anime_airing', of(date, from, to, tz), answer())).toMatchObject({
      tz,
      count: 0,
    })
  })

  it('writes UTC as an offset', async () => {
    const body = answer({ airingAt: unix('2020-02-02T10:00:00Z'), episode: 1, media: media(1) })
    const asked = of('2020-02-02', '2020-02-02T00:00:00Z', '2020-02-03T00:00:00Z', 'UTC')
    expect(await dataOf('rest_anime_airing', asked, body)).toMatchObject({
      items: [{ at: '2020-02-02T10:00:00+00:00' }],
    })
  })
})
