import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { answered, dataOf, fails, type Case } from './upstream-cases.js'

const of = (username: string): Case => ({
  upstream: 'jikan',
  query: { username },
  target: `/users/${username}/statistics`,
})

table('rest_anime_user', [
  refuses(400, 'no name', {}, 'username'),
  refuses(400, 'a name of one letter', { username: 'x' }, 'username'),
  refuses(400, 'a name past 16 letters', { username: 'x'.repeat(17) }, 'username'),
  refuses(400, 'another folder', { username: '../anime' }, 'username'),
])

fails('rest_anime_user', (n) => of(`u${n}`), 422)

describe('anime/user', () => {
  const anime = {
    days_watched: 1.5,
    mean_score: 7.25,
    watching: 1,
    completed: 2,
    on_hold: 3,
    dropped: 4,
    plan_to_watch: 5,
    total_entries: 15,
    rewatched: 6,
    episodes_watched: 90,
  }
  const manga = {
    days_read: 0,
    mean_score: 0,
    reading: 1,
    completed: 2,
    on_hold: 3,
    dropped: 4,
    plan_to_read: 5,
    total_entries: 15,
    reread: 6,
    chapters_read: 7,
    volumes_read: 8,
  }

  it('has the statistics under their names', async () => {
    expect(await dataOf('rest_anime_user', of('Some_User-1'), { data: { anime, manga } })).toEqual({
      username: 'Some_User-1',
      anime: {
        daysWatched: 1.5,
        meanScore: 7.25,
        watching: 1,
        completed: 2,
        onHold: 3,
        dropped: 4,
        planToWatch: 5,
        totalEntries: 15,
        episodesWatched: 90,
      },
      manga: {
        daysRead: 0,
        meanScore: 0,
        reading: 1,
        completed: 2,
        onHold: 3,
        dropped: 4,
        planToRead: 5,
        totalEntries: 15,
        chaptersRead: 7,
        volumesRead: 8,
      },
    })
  })

  it('is a 502 where a number is missing', async () => {
    const { watching: _, ...less } = anime
    const body = { data: { anime: less, manga } }
    expect(await answered('rest_anime_user', of('without'), { body })).toMatchObject({
      status: 502,
      body: { error: { message: expect.stringContaining('data.anime.watching') as string } },
    })
  })
})
