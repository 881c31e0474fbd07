import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

/** The answers below: the catalog's formula with hashlib in Python. */
const DRAWS = 'numbered SHA-256 draws in Python'

table('rest_fun_tarot', [
  answers(
    'three cards',
    { seed: 'demo' },
    {
      spread: 'three',
      seed: 'demo',
      count: 3,
      items: [
        {
          position: 'past',
          card: 'Knight of Wands',
          number: 12,
          arcana: 'minor',
          suit: 'Wands',
          reversed: true,
        },
        {
          position: 'present',
          card: 'Six of Cups',
          number: 6,
          arcana: 'minor',
          suit: 'Cups',
          reversed: false,
        },
        {
          position: 'future',
          card: 'Three of Wands',
          number: 3,
          arcana: 'minor',
          suit: 'Wands',
          reversed: true,
        },
      ],
    },
    DRAWS,
  ),
  answers(
    'one card',
    { seed: 'x', spread: 'one' },
    {
      spread: 'one',
      seed: 'x',
      count: 1,
      items: [
        { position: 'card', card: 'Ten of Cups', number: 10, arcana: 'minor', suit: 'Cups', reversed: false },
      ],
    },
    DRAWS,
  ),
  answers(
    'ten cards, one of the major arcana',
    { seed: 'cross', spread: 'celtic-cross' },
    {
      spread: 'celtic-cross',
      seed: 'cross',
      count: 10,
      items: [
        {
          position: 'present',
          card: 'Three of Cups',
          number: 3,
          arcana: 'minor',
          suit: 'Cups',
          reversed: false,
        },
        {
          position: 'challenge',
          card: 'Two of Wands',
          number: 2,
          arcana: 'minor',
          suit: 'Wands',
          reversed: true,
        },
        {
          position: 'foundation',
          card: 'Ten of Cups',
          number: 10,
          arcana: 'minor',
          suit: 'Cups',
          reversed: true,
        },
        {
          position: 'past',
          card: 'Eight of Swords',
          number: 8,
          arcana: 'minor',
          suit: 'Swords',
          reversed: false,
        },
        {
          position: 'crown',
          card: 'King of Swords',
          number: 14,
          arcana: 'minor',
          suit: 'Swords',
          reversed: false,
        },
        {
          position: 'future',
          card: 'Knight of Swords',
          number: 12,
          arcana: 'minor',
          suit: 'Swords',
          reversed: true,
        },
        { position: 'self', card: 'The Hanged Man', number: 12, arcana: 'major', suit: null, reversed: true },
        {
          position: 'surroundings',
          card: 'Knight of Cups',
          number: 12,
          arcana: 'minor',
          suit: 'Cups',
          reversed: false,
        },
        {
          position: 'hopes and fears',
          card: 'Knight of Pentacles',
          number: 12,
          arcana: 'minor',
          suit: 'Pentacles',
          reversed: false,
        },
        {
          position: 'outcome',
          card: 'Seven of Cups',
          number: 7,
          arcana: 'minor',
          suit: 'Cups',
          reversed: false,
        },
      ],
    },
    DRAWS,
  ),
  answers(
    'all upright',
    { seed: 'demo', reversals: false },
    {
      spread: 'three',
      seed: 'demo',
      count: 3,
      items: [
        {
          position: 'past',
          card: 'Knight of Wands',
          number: 12,
          arcana: 'minor',
          suit: 'Wands',
          reversed: false,
        },
        {
          position: 'present',
          card: 'Six of Cups',
          number: 6,
          arcana: 'minor',
          suit: 'Cups',
          reversed: false,
        },
        {
          position: 'future',
          card: 'Three of Wands',
          number: 3,
          arcana: 'minor',
          suit: 'Wands',
          reversed: false,
        },
      ],
    },
    DRAWS,
  ),
  refuses(400, 'an unknown spread', { spread: 'two' }, 'spread'),
  refuses(400, 'a seed past 64 characters', { seed: 'x'.repeat(65) }, 'seed'),
])

it('differs from call to call without a seed, and says its own', async () => {
  const one = await call('rest_fun_tarot', {})
  expect(one).toMatchObject({
    status: 200,
    body: { data: { seed: expect.stringMatching(/^[0-9a-f]{16}$/) as string } },
  })
  const { seed } = (one.body as { data: { seed: string } }).data
  expect(await call('rest_fun_tarot', { seed })).toEqual(one)
  const seeds = await Promise.all(
    [1, 2].map(async () => ((await call('rest_fun_tarot', {})).body as { data: { seed: string } }).data.seed),
  )
  expect(new Set([seed, ...seeds]).size).toBe(3)
})
