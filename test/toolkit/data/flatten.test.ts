import { expect, it } from 'vitest'
import { answers, call, refuses, table, writes } from '../../support/table.js'

const HAND = 'worked by hand'
const NESTED = '{"a":{"b":[1,{"c":2}]},"d":[],"e":{}}'
const back = (name: string, text: string, count: number, result: unknown, options = {}) =>
  answers<'rest_data_flatten'>(
    name,
    { text, mode: 'unflatten', ...options },
    { mode: 'unflatten', count, result },
    HAND,
  )

table('rest_data_flatten', [
  answers(
    'indexes',
    { text: NESTED },
    { mode: 'flatten', count: 4, result: { 'a.b.0': 1, 'a.b.1.c': 2, d: [], e: {} } },
    HAND,
  ),
  answers(
    'brackets',
    { text: NESTED, arrays: 'bracket', delimiter: '/' },
    { result: { 'a/b[0]': 1, 'a/b[1]/c': 2, d: [], e: {} } },
    HAND,
  ),
  answers(
    'arrays kept',
    { text: NESTED, arrays: 'keep' },
    { count: 3, result: { 'a.b': [1, { c: 2 }], d: [], e: {} } },
    HAND,
  ),
  answers(
    'an array at the top',
    { text: '[[1],{"a":2}]', arrays: 'bracket' },
    { count: 2, result: { '[0][0]': 1, '[1].a': 2 } },
    HAND,
  ),
  answers(
    'an array kept at the top',
    { text: '[1,[2]]', arrays: 'keep' },
    { count: 2, result: [1, [2]] },
    HAND,
  ),
  answers(
    'one level',
    { text: NESTED, maxDepth: 1 },
    { count: 3, result: { a: { b: [1, { c: 2 }] }, d: [], e: {} } },
    HAND,
  ),
  answers(
    'two levels',
    { text: NESTED, maxDepth: 2 },
    { result: { 'a.b': [1, { c: 2 }], d: [], e: {} } },
    HAND,
  ),
  answers('nothing', { text: '{}' }, { count: 0, result: {} }, HAND),
  back('indexes again', '{"a.b.0":1,"a.b.1.c":2,"d":[]}', 3, { a: { b: [1, { c: 2 }] }, d: [] }),
  back('brackets again', '{"a/b[0][1]":1,"a/b[0][0]":2}', 2, { a: { b: [[2, 1]] } }, { delimiter: '/' }),
  back('a gap, which is no array', '{"a.0":1,"a.2":2}', 2, { a: { '0': 1, '2': 2 } }),
  back('a leading zero, which is no index', '{"a.00":1}', 1, { a: { '00': 1 } }),
  back('no arrays wanted', '{"a.0":1}', 1, { a: { '0': 1 } }, { arrays: 'keep' }),
  back('an array at the top', '{"0.a":1,"1":2}', 2, [{ a: 1 }, 2]),
  back('a longer delimiter', '{"a__b_c":1}', 1, { a: { b_c: 1 } }, { delimiter: '__' }),
  writes(
    'integers past 2^53',
    { text: '{"a":[12345678901234567890]}' },
    '"result":{"a.0":12345678901234567890}',
    HAND,
  ),
  writes(
    'them again',
    { text: '{"a.0":12345678901234567890}', mode: 'unflatten' },
    '"result":{"a":[12345678901234567890]}',
    HAND,
  ),
  refuses(422, 'a key with the delimiter', { text: '{"a":{"b.c":1}}' }, '"b.c"'),
  refuses(422, 'a key with a bracket', { text: '{"a[":1}', arrays: 'bracket' }, '"a["'),
  refuses(422, 'a scalar', { text: '1' }, 'object or array'),
  refuses(422, 'an array to unflatten', { text: '[]', mode: 'unflatten' }, 'object'),
  refuses(
    422,
    'a leaf that is a branch too',
    { text: '{"a":1,"a.b":2}', mode: 'unflatten' },
    'leads through a value',
  ),
  refuses(422, 'a branch that is a leaf too', { text: '{"a.b":1,"a":2}', mode: 'unflatten' }, 'taken'),
  refuses(422, 'two ways to one place', { text: '{"a.0":1,"a[0]":2}', mode: 'unflatten' }, 'taken'),
  refuses(422, 'a key against the program', { text: '{"a.__proto__.b":1}', mode: 'unflatten' }, '__proto__'),
  refuses(422, 'a nested key against the program', { text: '{"a":{"constructor":1}}' }, 'constructor'),
  refuses(422, 'what is no JSON', { text: '{"a":}' }, 'line 1, column 6'),
  refuses(
    422,
    'endless nesting',
    { text: '['.repeat(25_000) + ']'.repeat(25_000) },
    'text is nested more than 1000 levels deep',
  ),
  answers(
    'a key with a bracket, where indexes have none',
    { text: '{"a[":{"b":1}}' },
    { result: { 'a[.b': 1 } },
    HAND,
  ),
  answers(
    'another delimiter beside a dot',
    { text: '{"a.b":{"c":1}}', delimiter: ':' },
    { count: 1, result: { 'a.b:c': 1 } },
    HAND,
  ),
])

it('keeps the order of the document, depth first', async () => {
  const { body } = await call('rest_data_flatten', { text: '{"b":{"z":1,"a":[2,{"y":3}]},"a":4}' })
  expect(Object.keys((body as { data: { result: object } }).data.result)).toEqual([
    'b.z',
    'b.a.0',
    'b.a.1.y',
    'a',
  ])
})
