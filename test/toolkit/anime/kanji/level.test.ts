import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../../support/table.js'

table('rest_anime_kanji_2', [
  answers(
    'the most frequent kanji of grade 1',
    { level: 'grade1', limit: 3 },
    {
      level: 'grade1',
      total: 80,
      count: 3,
      items: [
        { character: '日', meaning: 'day', frequency: 1 },
        { character: '一', meaning: 'one', frequency: 2 },
        { character: '人', meaning: 'person', frequency: 5 },
      ],
    },
    'KANJIDIC2',
  ),
  answers('nothing past the end', { level: 'grade1', offset: 80 }, { count: 0, items: [] }, 'rules'),
  refuses(400, 'another level', { level: 'grade7' }, 'level'),
  refuses(400, 'no items', { level: 'n5', limit: 0 }, 'limit'),
])

// The school list of 1989, 学年別漢字配当表: 80, 160, 200, 200, 185 and 181 kanji.
it.each([
  ['grade1', 80],
  ['grade2', 160],
  ['grade3', 200],
  ['grade4', 200],
  ['grade5', 185],
  ['grade6', 181],
  ['secondary', 1130],
])('%s has %i kanji', async (level, total) => {
  const { body } = await call('rest_anime_kanji_2', { level, limit: 1 })
  expect(body).toMatchObject({ data: { total } })
})

it('puts unranked kanji last, by code point', async () => {
  const { body } = await call('rest_anime_kanji_2', { level: 'jinmeiyo', offset: 700, limit: 100 })
  const { items } = (body as { data: { items: { character: string; frequency: number | null }[] } }).data
  expect(items.every(({ frequency }) => frequency === null)).toBe(true)
  const points = items.map(({ character }) => character.codePointAt(0) ?? 0)
  expect(points).toEqual(points.toSorted((one, other) => one - other))
})
