import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const HAND = 'compared by hand'

table('rest_string_common', [
  answers(
    'runs and subsequences',
    { a: 'ABCBDAB', b: 'BDCABA' },
    {
      substring: { value: 'AB', length: 2, indexA: 0, indexB: 3 },
      subsequence: expect.objectContaining({ length: 4 }) as never,
      prefix: '',
      suffix: '',
    },
    'Cormen et al., Introduction to Algorithms, figure of the LCS table: length 4',
  ),
  answers(
    'starts and ends that overlap',
    { a: 'aa', b: 'aaa' },
    {
      substring: { value: 'aa', length: 2, indexA: 0, indexB: 0 },
      subsequence: { value: 'aa', length: 2 },
      prefix: 'aa',
      suffix: 'aa',
    },
    HAND,
  ),
  answers(
    'nothing',
    { a: 'ab', b: 'cd' },
    { substring: { value: '', length: 0, indexA: -1, indexB: -1 }, subsequence: { value: '', length: 0 } },
    HAND,
  ),
  answers(
    'an empty text',
    { a: '', b: 'a' },
    { substring: { value: '', length: 0, indexA: -1, indexB: -1 }, prefix: '' },
    HAND,
  ),
  answers(
    'case ignored',
    { a: 'ABx', b: 'yab', ignoreCase: true },
    { substring: { value: 'ab', length: 2, indexA: 0, indexB: 1 } },
    HAND,
  ),
  answers(
    'code points',
    { a: '😀é', b: 'e\u0301' },
    { substring: { value: 'é', length: 1, indexA: 1, indexB: 0 }, suffix: 'é' },
    HAND,
  ),
  answers('an end', { a: 'walking', b: 'talking' }, { prefix: '', suffix: 'alking' }, HAND),
  refuses(400, 'a text past 2000 characters', { a: 'a', b: 'b'.repeat(2001) }, 'b'),
  answers(
    'the run that starts first in a',
    { a: 'XYZAB', b: 'ABXY' },
    { substring: { value: 'XY', length: 2, indexA: 0, indexB: 2 } },
    HAND,
  ),
  answers(
    'the run that starts first in b',
    { a: 'ab', b: 'xabyab' },
    { substring: { value: 'ab', length: 2, indexA: 0, indexB: 1 } },
    HAND,
  ),
  answers(
    'case',
    { a: 'Ab', b: 'ab' },
    { substring: { value: 'b', length: 1, indexA: 1, indexB: 1 }, prefix: '', suffix: 'b' },
    HAND,
  ),
])
