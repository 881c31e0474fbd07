import { answers, refuses, table } from '../../support/table.js'

table('rest_education_typingScore', [
  answers(
    'two letters swapped',
    { reference: 'the quick brown fox', typed: 'the quikc brown', seconds: 10 },
    {
      characters: 15,
      errors: 2,
      accuracy: 86.67,
      grossWpm: 18,
      netWpm: 6,
      cpm: 90,
      completed: 78.95,
      finished: false,
    },
    '13/15; 15/5*6; 18 - 2*6; 15/19',
  ),
  answers(
    'all of it',
    { reference: 'hello world', typed: 'hello world', seconds: 30 },
    {
      characters: 11,
      errors: 0,
      accuracy: 100,
      grossWpm: 4.4,
      netWpm: 4.4,
      cpm: 22,
      completed: 100,
      finished: true,
    },
    '11/5*2',
  ),
  answers(
    'code points',
    { reference: 'né😀', typed: 'né😀', seconds: 60 },
    { characters: 3, errors: 0, cpm: 3 },
    'three code points a minute',
  ),
  answers(
    'nothing right',
    { reference: 'abc', typed: 'xyz', seconds: 60 },
    { errors: 3, accuracy: 0, netWpm: 0, completed: 100, finished: true },
    'all prefixes of abc are 3 edits away; the longest counts',
  ),
  answers(
    'more than the original',
    { reference: 'ab', typed: 'abcd', seconds: 60 },
    { errors: 2, accuracy: 50, completed: 100 },
    'two letters too many',
  ),
  answers(
    'the longest of equally near beginnings',
    { reference: 'aab', typed: 'a', seconds: 60 },
    { errors: 0, completed: 33.33 },
    'one letter of three',
  ),
  answers(
    'halves as they are written',
    { reference: 'abcdef', typed: 'abxdef', seconds: 96 },
    { grossWpm: 0.75, netWpm: 0.13, cpm: 3.75, accuracy: 83.33 },
    '72/96; 72/96 - 60/96 = 0.125',
  ),
  answers(
    'half a hundredth of a word',
    { reference: 'abc', typed: 'abc', seconds: 96 },
    { grossWpm: 0.38, netWpm: 0.38, cpm: 1.88 },
    '36/96 = 0.375, 180/96 = 1.875',
  ),
  refuses(400, 'less than a second', { reference: 'a', typed: 'a', seconds: 0.5 }, 'seconds'),
  refuses(400, 'nothing typed', { reference: 'a', typed: '', seconds: 1 }, 'typed'),
  refuses(
    400,
    'a text past 5000 characters',
    { reference: 'a'.repeat(5001), typed: 'a', seconds: 1 },
    'reference',
  ),
])
