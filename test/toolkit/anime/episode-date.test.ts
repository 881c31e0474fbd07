import { answers, refuses, table } from '../../support/table.js'

const SOURCE = 'by hand'
const START = '2023-09-29'

table('rest_anime_episodeDate', [
  answers(
    'an episode of the premiere',
    { start: START, episode: 4, premiere: 4, breaks: '2023-10-06' },
    { date: START, weekday: 'Friday', slot: 1, breaksCounted: 0, daysFromStart: 0 },
    SOURCE,
  ),
  answers(
    'breaks in a row',
    { start: START, episode: 3, breaks: '2023-10-13, 2023-10-20,2023-10-13' },
    { date: '2023-10-27', slot: 5, breaksCounted: 2, daysFromStart: 28 },
    SOURCE,
  ),
  answers(
    'breaks that do nothing',
    { start: START, episode: 2, breaks: '2023-09-22,2023-10-05,2023-10-13' },
    { date: '2023-10-06', slot: 2, breaksCounted: 0 },
    SOURCE,
  ),
  answers(
    'another rhythm',
    { start: '2024-02-27', episode: 3, every: 1 },
    { date: '2024-02-29', weekday: 'Thursday', slot: 3, daysFromStart: 2 },
    SOURCE,
  ),
  refuses(422, 'a break at the premiere', { start: START, episode: 2, breaks: START }, 'premiere'),
  refuses(400, 'an impossible date', { start: START, episode: 2, breaks: '2023-02-29' }, 'breaks'),
  refuses(400, 'no date', { start: START, episode: 2, breaks: '2023-10-13,' }, 'breaks'),
  refuses(
    422,
    'an episode in a year of five digits',
    { start: '9999-12-25', episode: 2 },
    'The episode is after the year 9999.',
  ),
  refuses(400, 'episode 0', { start: START, episode: 0 }, 'episode'),
])
