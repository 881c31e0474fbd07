import { answers, refuses, table } from '../../support/table.js'

const files = 'counted in the two packages with Python'

table('rest_quotes_authors', [
  answers(
    'one author',
    { q: 'mark twain' },
    { total: 1, count: 1, items: [{ author: 'Mark Twain', quotes: 7 }] },
    files,
  ),
  answers(
    'the most quoted',
    { limit: 3 },
    {
      total: 332,
      count: 3,
      items: [
        { author: 'Chinese Proverb', quotes: 18 },
        { author: 'Ralph Waldo Emerson', quotes: 8 },
        { author: 'Mark Twain', quotes: 7 },
      ],
    },
    files,
  ),
  answers(
    'ties by name',
    { q: 'frank' },
    {
      total: 5,
      count: 5,
      items: [
        { author: 'Benjamin Franklin', quotes: 5 },
        { author: 'Frank Sinatra', quotes: 1 },
        { author: 'Frank Zappa', quotes: 1 },
        { author: 'Franklin D. Roosevelt', quotes: 1 },
        { author: 'Viktor Frankl', quotes: 1 },
      ],
    },
    files,
  ),
  answers('nobody', { q: 'zzz' }, { total: 0, count: 0, items: [] }, files),
  refuses(400, 'no item', { limit: 0 }, 'limit'),
])
