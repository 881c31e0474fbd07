import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

// bangumi-data's dist/data.json, searched with a few lines of Python.
const SOURCE = 'bangumi-data by Python'

const titlesOf = async (q: string, limit = 5): Promise<(string | null)[][]> => {
  const { body } = await call('rest_anime_titles', { q, limit })
  const { items } = (body as { data: { items: { title: string; begin: string | null }[] } }).data
  return items.map(({ title, begin }) => [title, begin])
}

it('puts equal titles first, then those that begin so, the latest first', async () => {
  expect(await titlesOf('one piece')).toEqual([
    ['ONE PIECE', '1999-10-20T10:00:00.000Z'],
    ['ONE PIECE エルバフ編', '2026-04-05T14:15:00.000Z'],
    ['ONE PIECE FAN LETTER', '2024-10-19T16:00:00.000Z'],
    ['ONE PIECE FILM RED', '2022-08-05T16:00:00.000Z'],
    ['ONE PIECE STAMPEDE', '2019-08-09T16:00:00.000Z'],
  ])
})

it('compares full-width letters in any case, and English titles', async () => {
  expect(await titlesOf('ｆｒｉＥＲＥＮ')).toEqual([['葬送のフリーレン', '2023-09-29T14:00:00.000Z']])
})

table('rest_anime_titles', [
  answers('no match', { q: 'no such title of any anime' }, { count: 0, items: [] }, 'rules'),
  answers('a part of many titles', { q: 'の', limit: 25 }, { count: 25 }, SOURCE),
  refuses(400, 'no text', { q: '' }, 'q'),
  refuses(400, 'too many items', { q: 'a', limit: 26 }, 'limit'),
])
