import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

/** The answers below: the catalog's formula with hashlib in Python. */
const DRAWS = 'numbered SHA-256 draws in Python'

table('rest_fun_fortuneCookie', [
  answers(
    'a fortune',
    { seed: 'demo' },
    {
      fortune: 'The loftiest towers rise from the ground.',
      luckyNumbers: [12, 19, 27, 37, 44, 48],
      seed: 'demo',
    },
    DRAWS,
  ),
  answers(
    'another',
    { seed: 'cookie' },
    {
      fortune: 'A journey of a thousand miles begins with a single step.',
      luckyNumbers: [3, 15, 17, 20, 29, 49],
      seed: 'cookie',
    },
    DRAWS,
  ),
  answers(
    'a seed in other letters',
    { seed: '日本' },
    {
      fortune: 'The best time to plant a tree is twenty years ago. The second best time is now.',
      luckyNumbers: [21, 27, 28, 32, 36, 39],
      seed: '日本',
    },
    DRAWS,
  ),
  refuses(400, 'a seed past 64 characters', { seed: 'x'.repeat(65) }, 'seed'),
])

it('differs from call to call without a seed, and says its own', async () => {
  const one = await call('rest_fun_fortuneCookie', {})
  expect(one).toMatchObject({
    status: 200,
    body: { data: { seed: expect.stringMatching(/^[0-9a-f]{16}$/) as string } },
  })
  const { seed } = (one.body as { data: { seed: string } }).data
  expect(await call('rest_fun_fortuneCookie', { seed })).toEqual(one)
  const seeds = await Promise.all(
    [1, 2].map(
      async () => ((await call('rest_fun_fortuneCookie', {})).body as { data: { seed: string } }).data.seed,
    ),
  )
  expect(new Set([seed, ...seeds]).size).toBe(3)
})
