import { describe, expect, it } from 'vitest'
import { refuses, table } from '../../support/table.js'
import { dataOf, fails, imagesOf, type Case } from './upstream-cases.js'

const of = (id: number, query: Record<string, string | number> = {}): Case => ({
  upstream: 'jikan',
  query: { id, ...query },
  target: `/anime/${id}/characters`,
})

const member = (mal_id: number, role: string, voices: readonly [number, string][] = []) => ({
  character: { mal_id, url: 'u', images: imagesOf(`c${mal_id}`), name: `C${mal_id}` },
  role,
  favorites: 1,
  voice_actors: voices.map(([id, language]) => ({
    person: { mal_id: id, url: 'u', name: `P${id}` },
    language,
  })),
})

const CAST = {
  data: [
    member(1, 'Supporting', [[10, 'Japanese']]),
    member(2, 'Main', [
      [20, 'Japanese'],
      [21, 'Portuguese (BR)'],
      [22, 'Japanese'],
    ]),
    member(3, 'Supporting'),
    member(4, 'Main', [[23, 'English']]),
  ],
}

table('rest_anime_characters', [
  refuses(400, 'an unknown language', { id: 1, lang: 'Klingon' }, 'lang'),
  refuses(400, 'an unknown role', { id: 1, role: 'Main' }, 'role'),
  refuses(400, 'more than 100 items', { id: 1, limit: 101 }, 'limit'),
])

fails('rest_anime_characters', of, 422)

describe('anime/characters', () => {
  const names = (data: unknown): unknown =>
    (data as { items: { name: string }[] }).items.map(({ name }) => name)

  it('has main characters first, with their Japanese voices', async () => {
    expect(await dataOf('rest_anime_characters', of(21), CAST)).toEqual({
      count: 4,
      items: [
        {
          malId: 2,
          name: 'C2',
          role: 'Main',
          image: 'https://example.org/c2.jpg',
          voiceActors: [
            { malId: 20, name: 'P20' },
            { malId: 22, name: 'P22' },
          ],
        },
        { malId: 4, name: 'C4', role: 'Main', image: 'https://example.org/c4.jpg', voiceActors: [] },
        {
          malId: 1,
          name: 'C1',
          role: 'Supporting',
          image: 'https://example.org/c1.jpg',
          voiceActors: [{ malId: 10, name: 'P10' }],
        },
        { malId: 3, name: 'C3', role: 'Supporting', image: 'https://example.org/c3.jpg', voiceActors: [] },
      ],
    })
  })

  it('filters by role before it cuts', async () => {
    expect(
      names(await dataOf('rest_anime_characters', of(22, { role: 'supporting', limit: 1 }), CAST)),
    ).toEqual(['C1'])
    expect(names(await dataOf('rest_anime_characters', of(23, { role: 'main' }), CAST))).toEqual(['C2', 'C4'])
    expect(names(await dataOf('rest_anime_characters', of(24, { limit: 3 }), CAST))).toEqual([
      'C2',
      'C4',
      'C1',
    ])
  })

  it('has the voices of the language asked for', async () => {
    const asked = of(25, { lang: 'Portuguese (BR)', role: 'main', limit: 1 })
    expect(await dataOf('rest_anime_characters', asked, CAST)).toMatchObject({
      count: 1,
      items: [{ name: 'C2', voiceActors: [{ malId: 21, name: 'P21' }] }],
    })
  })
})
