import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

/** The answers below: the catalog's formula with hashlib in Python. */
const DRAWS = 'numbered SHA-256 draws in Python'

table('rest_fun_iChing', [
  answers(
    'two changing lines',
    { seed: 'demo' },
    {
      lines: [8, 7, 9, 7, 6, 8],
      changing: [3, 5],
      hexagram: { number: 32, character: '䷟', upper: 'thunder', lower: 'wind' },
      becomes: { number: 47, character: '䷮', upper: 'lake', lower: 'water' },
      seed: 'demo',
    },
    DRAWS,
  ),
  answers(
    'no changing line',
    { seed: 'f' },
    {
      lines: [7, 7, 8, 8, 7, 8],
      changing: [],
      hexagram: { number: 60, character: '䷻', upper: 'water', lower: 'lake' },
      becomes: null,
      seed: 'f',
    },
    DRAWS,
  ),
  answers(
    'five changing lines',
    { seed: '127' },
    {
      lines: [6, 6, 6, 6, 7, 9],
      changing: [1, 2, 3, 4, 6],
      hexagram: { number: 20, character: '䷓', upper: 'wind', lower: 'earth' },
      becomes: { number: 43, character: '䷪', upper: 'lake', lower: 'heaven' },
      seed: '127',
    },
    DRAWS,
  ),
  refuses(400, 'a seed past 64 characters', { seed: 'x'.repeat(65) }, 'seed'),
])

it('differs from call to call without a seed, and says its own', async () => {
  const one = await call('rest_fun_iChing', {})
  expect(one).toMatchObject({
    status: 200,
    body: { data: { seed: expect.stringMatching(/^[0-9a-f]{16}$/) as string } },
  })
  const { seed } = (one.body as { data: { seed: string } }).data
  expect(await call('rest_fun_iChing', { seed })).toEqual(one)
  const seeds = await Promise.all(
    [1, 2].map(
      async () => ((await call('rest_fun_iChing', {})).body as { data: { seed: string } }).data.seed,
    ),
  )
  expect(new Set([seed, ...seeds]).size).toBe(3)
})
