import { answers, refuses, table } from '../../support/table.js'

// bangumi-data's dist/data.json, filtered with a few lines of Python.
const SOURCE = 'bangumi-data by Python'

table('rest_anime_premieres', [
  answers(
    'a month of one anime',
    { year: 1963, month: 1 },
    {
      year: 1963,
      month: 1,
      total: 1,
      count: 1,
      items: [
        {
          title: '鉄腕アトム',
          english: null,
          type: 'tv',
          jst: '1963-01-01T01:00',
          weekday: 'Tuesday',
          malId: 2747,
          officialSite: null,
        },
      ],
    },
    SOURCE,
  ),
  answers('more than are listed', { year: 2023, month: 10, limit: 1 }, { total: 79, count: 1 }, SOURCE),
  answers('one kind', { year: 2023, month: 9, type: 'tv' }, { total: 7, count: 7 }, SOURCE),
  answers('a month without data', { year: 1940, month: 1 }, { total: 0, count: 0, items: [] }, SOURCE),
  answers('a year to come', { year: 2100, month: 12 }, { total: 0, items: [] }, SOURCE),
  refuses(400, 'month 13', { year: 2023, month: 13 }, 'month'),
  refuses(400, 'a year before anime', { year: 1916, month: 1 }, 'year'),
])
