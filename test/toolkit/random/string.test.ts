import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib, with the contract's formulas written out anew.
const SOURCE = 'SHA-256 by Python'

table('rest_random_string', [
  answers(
    'a mask',
    { mask: 'AAA-####', seed: 'demo' },
    { count: 1, items: ['PDR-2906'], entropyBits: 27.39, combinations: '175760000', seed: 'demo' },
    SOURCE,
  ),
  answers(
    'letters and digits',
    { length: 8, seed: 'demo' },
    { items: ['lJqR4Dmt'], entropyBits: 47.63, combinations: '218340105584896' },
    SOURCE,
  ),
  answers(
    'hex digits',
    { length: 6, alphabet: 'hex', seed: 'demo' },
    { items: ['92a4e0'], entropyBits: 24, combinations: '16777216' },
    SOURCE,
  ),
  answers('visible ASCII', { length: 6, alphabet: 'ascii', seed: 'demo' }, { items: ['Y.`<v&'] }, SOURCE),
  answers('base58', { length: 6, alphabet: 'base58', seed: 'demo' }, { items: ['c9gHu4'] }, SOURCE),
  answers(
    'characters that cannot be mistaken',
    { length: 6, alphabet: 'unambiguous', seed: 'demo' },
    { items: ['hHmQ3D'], combinations: '10779215329' },
    SOURCE,
  ),
  answers(
    'an escape, a letter, an alphanumeric and the alphabet',
    { mask: '\\#a*?\\', alphabet: 'hex', seed: 'demo' },
    { items: ['#pJa\\'], combinations: '25792' },
    SOURCE,
  ),
  answers(
    'all ten digits',
    { length: 1, alphabet: 'digits', count: 10, unique: true },
    { items: expect.arrayContaining([...'0123456789']) as unknown },
    'there are ten',
  ),
  answers(
    'a mask without a place to draw',
    { mask: 'xyz' },
    { items: ['xyz'], entropyBits: 0, combinations: '1' },
    'log2 1',
  ),
  answers(
    'a mask beyond the BMP',
    { mask: '😀#', seed: 'demo' },
    { items: ['😀6'], combinations: '10' },
    'floor(0.6055 * 10)',
  ),
  refuses(
    422,
    'more different strings than there are',
    { length: 1, alphabet: 'digits', count: 11, unique: true },
    'only 10',
  ),
  refuses(400, 'an alphabet that is not offered', { alphabet: 'greek' }, 'alphabet'),
  refuses(400, 'a length of 0', { length: 0 }, 'length'),
])
