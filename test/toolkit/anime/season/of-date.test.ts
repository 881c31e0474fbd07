import { answers, refuses, table } from '../../../support/table.js'

const QUARTERS = 'the quarters of a year, days counted by hand'

table('rest_anime_season_2', [
  answers(
    'a day at the end of summer',
    { date: '2023-09-29' },
    {
      date: '2023-09-29',
      season: 'summer',
      year: 2023,
      cour: 3,
      name: 'Summer 2023',
      start: '2023-07-01',
      end: '2023-09-30',
      dayOfSeason: 91,
      daysLeft: 1,
      next: { season: 'fall', year: 2023, start: '2023-10-01' },
    },
    'the catalog',
  ),
  answers(
    'the first day of a year',
    { date: '2024-01-01' },
    {
      season: 'winter',
      cour: 1,
      name: 'Winter 2024',
      end: '2024-03-31',
      dayOfSeason: 1,
      daysLeft: 90,
      next: { season: 'spring', year: 2024, start: '2024-04-01' },
    },
    QUARTERS,
  ),
  answers('a winter without a leap day', { date: '2023-01-01' }, { daysLeft: 89 }, QUARTERS),
  answers(
    'a leap day',
    { date: '2024-02-29' },
    { season: 'winter', dayOfSeason: 60, daysLeft: 31 },
    QUARTERS,
  ),
  answers(
    'a day of spring',
    { date: '2023-06-30' },
    { season: 'spring', cour: 2, start: '2023-04-01', dayOfSeason: 91, daysLeft: 0 },
    QUARTERS,
  ),
  answers(
    'the last day of a year',
    { date: '2023-12-31' },
    {
      season: 'fall',
      cour: 4,
      year: 2023,
      name: 'Fall 2023',
      dayOfSeason: 92,
      daysLeft: 0,
      next: { season: 'winter', year: 2024, start: '2024-01-01' },
    },
    QUARTERS,
  ),
  answers(
    'a day long ago',
    { date: '0001-01-01' },
    { year: 1, name: 'Winter 1', start: '0001-01-01' },
    QUARTERS,
  ),
  refuses(400, 'no date', {}, 'date'),
  refuses(400, 'an impossible date', { date: '2023-02-29' }, 'date'),
  refuses(400, 'another writing', { date: '29.09.2023' }, 'date'),
  refuses(422, 'a date whose next season has a year of five digits', { date: '9999-10-01' }, '9999'),
])
