import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

// The contract's draws written out anew over hashlib's SHAKE256.
const SOURCE = 'the draws in Python'

table('rest_security_generate', [
  answers(
    'a password',
    { seed: 'demo' },
    { kind: 'password', value: 'zVJ6G/2UQU29{wCk', entropyBits: 103.87 },
    SOURCE,
  ),
  answers(
    'a short one without look-alikes',
    { seed: 'demo', length: 6, excludeAmbiguous: true },
    { value: '3.GxgL', entropyBits: 38.25 },
    SOURCE,
  ),
  answers(
    'one that is drawn 35 times until all sets occur',
    { seed: 'x', length: 4 },
    { value: 'P.6n', entropyBits: 25.97 },
    SOURCE,
  ),
  answers(
    'sets in another order, one of them twice',
    { seed: 'demo', length: 8, sets: 'digit,lower,digit' },
    { value: 'z3rw6ua2', entropyBits: 41.36 },
    SOURCE,
  ),
  answers(
    'a passphrase',
    { kind: 'passphrase', words: 4, seed: 'demo' },
    { value: 'ecology-monogram-caravan-skipper', entropyBits: 51.7 },
    SOURCE,
  ),
  answers(
    'capitals and blanks',
    { kind: 'passphrase', words: 4, seed: 'demo', capitalize: true, separator: ' ' },
    { value: 'Ecology Monogram Caravan Skipper' },
    SOURCE,
  ),
  answers(
    'a token',
    { kind: 'token', seed: 'demo' },
    { value: 'h8DyobuK1TEaPYPttLySrg', entropyBits: 128 },
    SOURCE,
  ),
  answers(
    'a token in hex',
    { kind: 'token', seed: 'demo', encoding: 'hex' },
    { value: '87c0f2a1bb8ad5311a3d83edb4bc92ae' },
    SOURCE,
  ),
  answers(
    'a token in base32',
    { kind: 'token', seed: 'demo', encoding: 'base32' },
    { value: 'Q7APFIN3RLKTCGR5QPW3JPESVY' },
    SOURCE,
  ),
  refuses(400, 'a length of 3', { length: 3 }, 'length'),
  refuses(400, 'a set that is not offered', { sets: 'lower,greek' }, 'sets'),
  refuses(400, '2 words', { kind: 'passphrase', words: 2 }, 'words'),
])

it('makes another value each time without a seed', async () => {
  const make = async (): Promise<unknown> => (await call('rest_security_generate', { length: 32 })).body
  expect(await make()).not.toEqual(await make())
})
