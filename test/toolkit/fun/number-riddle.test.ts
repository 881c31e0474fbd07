import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib, with the contract's formulas written out anew.
const SOURCE = 'SHA-256 by Python'

table('rest_fun_numberRiddle', [
  answers(
    'of two digits',
    { digits: 2, seed: 'demo' },
    {
      riddle:
        'I have 2 digits. My digits add up to 10. I am even. I leave 1 when divided by 7. What number am I?',
      clues: ['I have 2 digits.', 'My digits add up to 10.', 'I am even.', 'I leave 1 when divided by 7.'],
      answer: 64,
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'of three digits',
    { digits: 3, seed: 'demo' },
    {
      riddle:
        'I have 3 digits. My digits add up to 14. I am even. I leave 0 when divided by 7. I leave 6 when divided by 11. What number am I?',
      clues: [
        'I have 3 digits.',
        'My digits add up to 14.',
        'I am even.',
        'I leave 0 when divided by 7.',
        'I leave 6 when divided by 11.',
      ],
      answer: 644,
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'of four digits, with 5 clues',
    { digits: 4, seed: '29' },
    {
      riddle:
        'I have 4 digits. My digits add up to 34. I am odd. I leave 5 when divided by 7. I leave 2 when divided by 11. What number am I?',
      clues: [
        'I have 4 digits.',
        'My digits add up to 34.',
        'I am odd.',
        'I leave 5 when divided by 7.',
        'I leave 2 when divided by 11.',
      ],
      answer: 7999,
      seed: '29',
    },
    SOURCE,
  ),
  answers(
    'of four digits, with 6 clues',
    { digits: 4, seed: '28' },
    {
      riddle:
        'I have 4 digits. My digits add up to 16. I am odd. I leave 6 when divided by 7. I leave 0 when divided by 11. I leave 2 when divided by 13. What number am I?',
      clues: [
        'I have 4 digits.',
        'My digits add up to 16.',
        'I am odd.',
        'I leave 6 when divided by 7.',
        'I leave 0 when divided by 11.',
        'I leave 2 when divided by 13.',
      ],
      answer: 5137,
      seed: '28',
    },
    SOURCE,
  ),
  answers(
    'two digits by default',
    { seed: 'k' },
    {
      riddle: 'I have 2 digits. My digits add up to 17. I am odd. What number am I?',
      clues: ['I have 2 digits.', 'My digits add up to 17.', 'I am odd.'],
      answer: 89,
      seed: 'k',
    },
    SOURCE,
  ),
  answers(
    'a seed of its own without one',
    {},
    { seed: expect.stringMatching(/^[0-9a-f]{16}$/) },
    'the contract',
  ),
  refuses(400, 'five digits', { digits: 5 }, 'digits'),
])
