import { answers, refuses, table } from '../../support/table.js'

const dice = 'twice the common words over all words, by hand'

table('rest_quotes_whoSaid', [
  answers(
    'the whole quote',
    { text: 'The ONLY people who never fail are those who never try!' },
    {
      best: 'Ilka Chase',
      count: 3,
      items: [
        {
          quote: 'The only people who never fail are those who never try.',
          author: 'Ilka Chase',
          score: 1.0,
        },
        {
          quote: 'Only those who dare to fail greatly can ever achieve greatly.',
          author: 'John F. Kennedy',
          score: 0.4211,
        },
        {
          quote: 'Make happy those who are near, and those who are far will come.',
          author: 'Chinese Proverb',
          score: 0.3158,
        },
      ],
    },
    dice,
  ),
  answers(
    'half of it',
    { text: 'I failed my way', limit: 1 },
    {
      best: 'Thomas Edison',
      items: [{ quote: 'I failed my way to success.', author: 'Thomas Edison', score: 0.8 }],
    },
    `${dice}: 2 x 4 / (4 + 6)`,
  ),
  answers(
    'too little to be sure',
    { text: 'people fail who never smile at all', limit: 1 },
    {
      best: null,
      count: 1,
      items: [
        {
          quote: 'The only people who never fail are those who never try.',
          author: 'Ilka Chase',
          score: 0.5,
        },
      ],
    },
    dice,
  ),
  answers('apostrophes dropped', { text: 'dont cant wont xyzzy' }, { best: null }, dice),
  answers('nothing like it', { text: 'xyzzy' }, { best: null, count: 0, items: [] }, dice),
  refuses(422, 'signs alone', { text: "'’ ?" }, 'no word'),
  refuses(400, 'eleven items', { text: 'a', limit: 11 }, 'limit'),
])
