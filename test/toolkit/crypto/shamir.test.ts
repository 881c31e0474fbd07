import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

// GF(256) by shift and add, and SHAKE256, in Python.
const SOURCE = 'the field by hand in Python'
const GREETING = [
  '010021f258e4f16d1c726177ea897e04',
  '027f3fb0c9031bd091afb73a51c4e527',
  '03386c812d2475d8ad3f54e128a91d20',
  '04d96961f856f7b650bb6577cc6156e3',
  '059e3a501c7199be6c2b86acb50caee4',
] as const
const combine = (...parts: string[]) => ({ mode: 'combine', parts: parts.join(',') })
const [one, two, three, four, five] = GREETING

table('rest_crypto_shamir', [
  answers(
    'two of three',
    { mode: 'split', secret: 'hi', shares: 3, threshold: 2, seed: 'demo' },
    { secret: 'hi', threshold: 2, count: 3, items: ['01efa97de2f8cc', '027df2701a2e49', '03fa3282bb95c3'] },
    SOURCE,
  ),
  answers(
    'three of five by default',
    { mode: 'split', secret: 'Grüße €', seed: 'demo' },
    { threshold: 3, count: 5, items: [...GREETING] },
    SOURCE,
  ),
  answers(
    'three shares',
    combine(one, three, five),
    { mode: 'combine', secret: 'Grüße €', threshold: null, count: 3 },
    SOURCE,
  ),
  answers('the shares in another order', combine(five, two, four), { secret: 'Grüße €' }, SOURCE),
  answers(
    'more shares than are needed',
    combine(one, two, three, four, five),
    { secret: 'Grüße €', count: 5 },
    SOURCE,
  ),
  answers(
    'shares in capitals',
    combine('01EFA97DE2F8CC', '03FA3282BB95C3'),
    { secret: 'hi', items: ['01efa97de2f8cc', '03fa3282bb95c3'] },
    SOURCE,
  ),
  refuses(422, 'too few shares', combine(one, two), 'too few of them'),
  refuses(422, 'an altered share', combine(one, two, three.replace(/0$/, '1')), 'altered'),
  refuses(422, 'shares of different lengths', combine(one, two, '03fa3282bb95c3'), 'Share 3 is not as long'),
  refuses(422, 'shares that are too short', combine('0102030405', '0202030405'), 'shorter than 6 bytes'),
  refuses(422, 'odd digits', combine(one, `${two}0`), 'odd number'),
  refuses(422, 'the same share twice', combine(one, two, one), 'Share 3 has the number of an earlier share'),
  refuses(422, 'the place 0', combine(one, `00${two.slice(2)}`), 'begins with 00'),
  refuses(400, 'one share', combine(one), 'parts'),
  refuses(400, 'no shares', { mode: 'combine' }, 'parts'),
  refuses(400, 'no secret', { mode: 'split' }, 'secret'),
  refuses(400, 'a threshold over the shares', { mode: 'split', secret: 'x', shares: 2 }, 'threshold'),
  refuses(400, 'parts that are no hex', { mode: 'combine', parts: 'xy,zz' }, 'parts'),
])

it('makes shares at random without a seed, of which any as many as needed give the secret', async () => {
  const secret = 'a longer secret '.repeat(20)
  const split = async (): Promise<string[]> => {
    const { body } = await call('rest_crypto_shamir', { mode: 'split', secret, shares: 20, threshold: 20 })
    return (body as { data: { items: string[] } }).data.items
  }
  const [first, second] = [await split(), await split()]
  expect(first).not.toEqual(second)
  const { body } = await call('rest_crypto_shamir', combine(...first))
  expect(body).toMatchObject({ data: { secret } })
})
