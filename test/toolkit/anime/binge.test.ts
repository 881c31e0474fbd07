import { answers, refuses, table } from '../../support/table.js'

const SOURCE = 'by hand'

table('rest_anime_binge', [
  answers(
    'skipped openings and a higher speed',
    { episodes: 12, minutes: 24, skip: 3, speed: 1.5, hoursPerDay: 1, start: '2024-02-28' },
    {
      minutesPerEpisode: 14,
      totalMinutes: 168,
      total: '2 h 48 min',
      episodesPerDay: 4,
      days: 3,
      start: '2024-02-28',
      finish: '2024-03-01',
      lastDayEpisodes: 4,
    },
    SOURCE,
  ),
  answers(
    'lengths with decimals',
    { episodes: 3, minutes: 23.5, speed: 1.2, hoursPerDay: 24, start: '2024-01-01' },
    {
      minutesPerEpisode: 19.58,
      totalMinutes: 58.75,
      total: '0 h 59 min',
      episodesPerDay: 73,
      days: 1,
      finish: '2024-01-01',
      lastDayEpisodes: 3,
    },
    SOURCE,
  ),
  answers(
    'a day that fits exactly',
    { episodes: 10, minutes: 7.2, hoursPerDay: 0.6 },
    { episodesPerDay: 5, days: 2 },
    SOURCE,
  ),
  refuses(422, 'nothing left of an episode', { episodes: 1, minutes: 20, skip: 20 }, 'skipped'),
  refuses(422, 'an episode longer than a day', { episodes: 1, minutes: 300 }, 'longer'),
  refuses(
    422,
    'a last day in a year of five digits',
    { episodes: 10_000, minutes: 300, hoursPerDay: 5, start: '9990-01-01' },
    'The last day is after the year 9999.',
  ),
  refuses(400, 'no episodes', { episodes: 0 }, 'episodes'),
  refuses(400, 'an impossible date', { episodes: 1, start: '2023-02-29' }, 'start'),
])
