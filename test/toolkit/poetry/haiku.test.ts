import { answers, refuses, table } from '../../support/table.js'

const cmu = 'counted by the CMU dictionary'
const word = (text: string, syllables: number, known = true) => ({ word: text, syllables, known })

table('rest_poetry_haiku', [
  answers(
    'of Basho',
    { text: 'An old silent pond / A frog jumps into the pond / Splash! Silence again' },
    { haiku: true, pattern: [5, 7, 5], total: 17, split: null },
    cmu,
  ),
  answers(
    'its words in one line',
    { text: 'An old silent pond, a frog jumps into the pond. Splash! Silence again' },
    {
      haiku: false,
      pattern: [17],
      split: ['An old silent pond', 'a frog jumps into the pond', 'Splash Silence again'],
    },
    cmu,
  ),
  answers(
    'lines with words',
    { text: '\n hello \r\n\nXyzzy don’t!\n9\nwell-known' },
    {
      haiku: false,
      pattern: [2, 3, 0, 2],
      total: 7,
      lines: [
        { text: 'hello', syllables: 2, expected: 5, words: [word('hello', 2)] },
        {
          text: 'Xyzzy don’t!',
          syllables: 3,
          expected: 7,
          words: [word('Xyzzy', 2, false), word('don’t', 1)],
        },
        { text: '9', syllables: 0, expected: 5, words: [] },
        { text: 'well-known', syllables: 2, expected: null, words: [word('well', 1), word('known', 1)] },
      ],
      split: null,
    },
    cmu,
  ),
  answers(
    'a word across the break',
    { text: 'an old silent forest a frog jumps into the pond splash silence' },
    { haiku: false, split: null },
    'the third syllable of five is in forest',
  ),
  refuses(422, 'no word', { text: '/ 5 / 7' }, 'no word'),
  refuses(400, 'a text that is too long', { text: 'a'.repeat(2001) }, 'text'),
])
