import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

/** The answers below: the catalog's formula with hashlib in Python. */
const DRAWS = 'numbered SHA-256 draws in Python'
const POOLS = [
  ['animal', 35],
  ['birthday', 8],
  ['car', 5],
  ['Christmas', 26],
  ['food', 5],
  ['Halloween', 18],
  ['IT', 9],
  ['kids', 32],
  ['money', 32],
  ['puns', 41],
  ['school', 12],
  ['sport', 14],
  ['time', 18],
  ['work', 25],
] as const

table('rest_fun_joke', [
  answers(
    'a joke on a subject',
    { tag: 'puns', seed: 'demo' },
    {
      joke: "No matter how much you push the envelope, it'll still be stationery.",
      tags: ['puns'],
      pool: 41,
      seed: 'demo',
    },
    DRAWS,
  ),
  answers(
    'one of all',
    { seed: 'demo' },
    { joke: "Time does'nt exist. Clocks exists.", tags: ['life', 'time'], pool: 242, seed: 'demo' },
    DRAWS,
  ),
  answers(
    'subjects beside the one asked for',
    { tag: 'IT', seed: 'joke-2' },
    {
      joke: "I would like to thank everybody that stuck by my side for those five long minutes my house didn't have internet.",
      tags: ['IT', 'people'],
      pool: 9,
      seed: 'joke-2',
    },
    DRAWS,
  ),
  answers(
    'entities decoded',
    { tag: 'animal', seed: '5' },
    {
      joke: 'Whoever coined the phrase "Quiet as a mouse" has never stepped on one.',
      tags: ['animal'],
      pool: 35,
      seed: '5',
    },
    DRAWS,
  ),
  ...POOLS.map(([tag, pool]) =>
    answers<'rest_fun_joke'>(
      `the pool of ${tag}`,
      { tag },
      { pool, tags: expect.arrayContaining([tag]) as string[] },
      'counted in Python',
    ),
  ),
  refuses(400, 'an unknown subject', { tag: 'christmas' }, 'tag'),
  refuses(400, 'a seed past 64 characters', { seed: 'x'.repeat(65) }, 'seed'),
])

it('differs from call to call without a seed, and says its own', async () => {
  const one = await call('rest_fun_joke', {})
  expect(one).toMatchObject({
    status: 200,
    body: { data: { seed: expect.stringMatching(/^[0-9a-f]{16}$/) as string } },
  })
  const { seed } = (one.body as { data: { seed: string } }).data
  expect(await call('rest_fun_joke', { seed })).toEqual(one)
  const seeds = await Promise.all(
    [1, 2].map(async () => ((await call('rest_fun_joke', {})).body as { data: { seed: string } }).data.seed),
  )
  expect(new Set([seed, ...seeds]).size).toBe(3)
})
