import { answers, refuses, table } from '../../support/table.js'

const none = { joy: 0, love: 0, surprise: 0, anger: 0, sadness: 0, fear: 0, disgust: 0 }

table('rest_aiText_emotion', [
  answers(
    'the documented call',
    { text: 'I was terrified and scared of the dark.' },
    {
      dominant: 'fear',
      scores: { ...none, sadness: 0.1818, fear: 0.8182 },
      words: [
        { word: 'terrified', index: 6, emotion: 'fear', weight: 0.5, negated: false },
        { word: 'scared', index: 20, emotion: 'fear', weight: 1, negated: false },
        { word: 'dark', index: 34, emotion: 'sadness', weight: 0.3333, negated: false },
      ],
      intensity: 1,
    },
    '(1/2 + 1) / (1/2 + 1 + 1/3); 5 * 11/6 / 8 words is more than 1',
  ),
  answers(
    'a negated word is listed and does not count',
    { text: 'I am not at all happy. I love it.' },
    {
      dominant: 'love',
      scores: { ...none, love: 1 },
      words: [
        { word: 'happy', index: 16, emotion: 'joy', weight: 0.5, negated: true },
        { word: 'love', index: 25, emotion: 'love', weight: 1, negated: false },
      ],
    },
    'not is the third word before happy; a negation does not reach into the next sentence',
  ),
  answers(
    'a negation four words before',
    {
      text: 'It is not at all that joyful today in this very long sentence of twenty words with nothing else to tell you.',
    },
    { dominant: 'joy', words: [{ word: 'joyful', index: 22, emotion: 'joy', weight: 0.5, negated: false }] },
    'not, at, all, that, joyful; joyfulness is derived from joyful',
  ),
  answers(
    "a word in n't, with either apostrophe",
    { text: "We didn't hate it; we don’t fear it" },
    { dominant: 'none', scores: none, intensity: 0 },
    'both are negated',
  ),
  answers(
    'an adverb',
    { text: 'They happily left' },
    {
      words: [{ word: 'happily', index: 5, emotion: 'joy', weight: 0.25, negated: false }],
      intensity: 0.4167,
    },
    'adverbs have distance 3: 1/4; 1/4 / 3 words * 5',
  ),
  answers(
    'UTF-16 offsets',
    { text: '\u{1F600} ANGER' },
    { dominant: 'anger', words: [{ word: 'ANGER', index: 3, emotion: 'anger', weight: 1, negated: false }] },
    'the emoji has two units',
  ),
  answers(
    'no emotion',
    { text: 'The table has four legs.' },
    { dominant: 'none', scores: none, words: [], intensity: 0 },
    'no word of the lexicon',
  ),
  answers(
    'no word',
    { text: '?!' },
    { dominant: 'none', scores: none, words: [], intensity: 0 },
    'nothing to count',
  ),
  refuses(400, 'an empty text', { text: '' }, 'text'),
])
