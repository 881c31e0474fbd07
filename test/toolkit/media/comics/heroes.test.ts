import { describe, expect, it } from 'vitest'
import { allSuperheroes } from '#toolkit/upstreams/games/superheroapi'
import { answers, call, refuses, table } from '../../../support/table.js'
import { startClient } from '../../../support/upstream-client.js'
import { SEARCH_FAULTS } from '../../../support/upstream-faults.js'

// All calls of the shared service have one list, test/upstream-examples/media/comics/heroes.json, as it is kept for a day.
const heroes = (...list: readonly (readonly [id: number, name: string])[]): object[] =>
  list.map(([id, name]) => expect.objectContaining({ id, name }) as object)

table('rest_media_comics_2', [
  answers(
    'without one of exactly that name all come by name, then id',
    { q: 'bat' },
    {
      total: 5,
      count: 5,
      items: heroes([44, 'Azrael'], [999, 'Bat-Mite'], [69, 'Batman'], [70, 'Batman'], [71, 'Batman II']),
    },
    'the rules',
  ),
  answers(
    'those of exactly that name come first, whatever its case',
    { q: 'BATMAN' },
    { total: 4, count: 4, items: heroes([69, 'Batman'], [70, 'Batman'], [44, 'Azrael'], [71, 'Batman II']) },
    'the rules',
  ),
  answers(
    'a full name counts too',
    { q: 'r park' },
    { total: 1, items: heroes([620, 'Spider-Man']) },
    'the list',
  ),
  answers(
    'the total counts all that the limit leaves out',
    { q: 'man', limit: 2 },
    { total: 6, count: 2, items: heroes([44, 'Azrael'], [69, 'Batman']) },
    'three with the name Batman, one with it in the full name, Iron Man, Spider-Man',
  ),
  answers(
    'a publisher is whole, whatever its case',
    { q: 'a', publisher: 'marvel comics' },
    { total: 3, items: heroes([303, 'Hank Pym'], [346, 'Iron Man'], [620, 'Spider-Man']) },
    'the list',
  ),
  answers(
    'part of a publisher is none',
    { q: 'a', publisher: 'marvel' },
    { total: 0, count: 0, items: [] },
    'the rules',
  ),
  answers('nobody', { q: 'zzz' }, { total: 0, count: 0, items: [] }, 'the list'),
  refuses(400, 'no name', {}, 'q'),
  refuses(400, 'a publisher of 61 characters', { q: 'a', publisher: 'a'.repeat(61) }, 'publisher'),
])

describe('a hero', () => {
  it('has null for dashes and empty texts, and the sum of the powers', async () => {
    expect(await call('rest_media_comics_2', { q: 'bat-mite' })).toMatchObject({
      body: {
        data: {
          items: [
            {
              id: 999,
              fullName: null,
              aliases: [],
              publisher: 'DC Comics',
              alignment: null,
              firstAppearance: null,
              powers: {
                intelligence: 5,
                strength: 4,
                speed: 3,
                durability: 2,
                power: 1,
                combat: 0,
                total: 15,
              },
              race: null,
              image: 'https://cdn.jsdelivr.net/gh/akabab/superhero-api@0.3.0/api/images/md/999-bat-mite.jpg',
            },
          ],
        },
      },
    })
    expect(await call('rest_media_comics_2', { q: 'abe sapien' })).toMatchObject({
      body: { data: { items: [{ publisher: null, alignment: null }] } },
    })
    expect(await call('rest_media_comics_2', { q: 'pym' })).toMatchObject({
      body: { data: { items: [{ race: null }] } },
    })
    expect(await call('rest_media_comics_2', { q: 'iron man' })).toMatchObject({
      body: { data: { items: [{ aliases: ['Iron Knight'], firstAppearance: 'Tales of Suspence #39' }] } },
    })
  })
})

describe('the list of heroes', () => {
  it.each([
    ...SEARCH_FAULTS,
    ['a hero without a name', '', { body: [{ id: 1, powerstats: {}, biography: {} }] }] as const,
    ['a hero without powers', '', { body: [{ id: 1, name: 'x', biography: {} }] }] as const,
  ])('is 502 after %s', async (_fault, _subject, answer) => {
    const { local, request } = await startClient()
    local.register({ upstream: 'superheroapi', target: '/all.json', answers: [answer] })
    const context = { upstream: request, signal: new AbortController().signal }
    await expect(allSuperheroes(context)).rejects.toMatchObject({ status: 502, code: 'upstream_failed' })
  })
})
