import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

/** The answers below: the catalog's formula with hashlib in Python. */
const DRAWS = 'numbered SHA-256 draws in Python'

table('rest_fun_magic8Ball', [
  answers(
    'a neutral answer',
    { seed: 'demo' },
    { question: null, answer: 'Better not tell you now', tone: 'neutral', number: 13, seed: 'demo' },
    DRAWS,
  ),
  answers(
    'the question is repeated and changes nothing',
    { seed: 'demo', question: 'Will it rain?' },
    {
      question: 'Will it rain?',
      answer: 'Better not tell you now',
      tone: 'neutral',
      number: 13,
      seed: 'demo',
    },
    DRAWS,
  ),
  answers(
    'the first answer',
    { seed: 'b' },
    { question: null, answer: 'It is certain', tone: 'positive', number: 1, seed: 'b' },
    DRAWS,
  ),
  answers(
    'the last positive one',
    { seed: '4' },
    { question: null, answer: 'Signs point to yes', tone: 'positive', number: 10, seed: '4' },
    DRAWS,
  ),
  answers(
    'the first neutral one',
    { seed: '48' },
    { question: null, answer: 'Reply hazy, try again', tone: 'neutral', number: 11, seed: '48' },
    DRAWS,
  ),
  answers(
    'the last neutral one',
    { seed: '7' },
    { question: null, answer: 'Concentrate and ask again', tone: 'neutral', number: 15, seed: '7' },
    DRAWS,
  ),
  answers(
    'the first negative one',
    { seed: '16' },
    { question: null, answer: "Don't count on it", tone: 'negative', number: 16, seed: '16' },
    DRAWS,
  ),
  answers(
    'the last answer',
    { seed: '3' },
    { question: null, answer: 'Very doubtful', tone: 'negative', number: 20, seed: '3' },
    DRAWS,
  ),
  refuses(400, 'a question past 200 characters', { question: 'x'.repeat(201) }, 'question'),
  refuses(400, 'a seed past 64 characters', { seed: 'x'.repeat(65) }, 'seed'),
])

it('differs from call to call without a seed, and says its own', async () => {
  const one = await call('rest_fun_magic8Ball', {})
  expect(one).toMatchObject({
    status: 200,
    body: { data: { seed: expect.stringMatching(/^[0-9a-f]{16}$/) as string } },
  })
  const { seed } = (one.body as { data: { seed: string } }).data
  expect(await call('rest_fun_magic8Ball', { seed })).toEqual(one)
  const seeds = await Promise.all(
    [1, 2].map(
      async () => ((await call('rest_fun_magic8Ball', {})).body as { data: { seed: string } }).data.seed,
    ),
  )
  expect(new Set([seed, ...seeds]).size).toBe(3)
})
