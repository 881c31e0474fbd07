import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

table('rest_fun_planetAge', [
  answers(
    '25 years',
    { birth: '2000-01-01', date: '2025-01-01' },
    {
      days: 9132,
      items: [
        { planet: 'Mercury', orbitDays: 87.969, age: 103.81, nextBirthday: '2025-01-18' },
        { planet: 'Venus', orbitDays: 224.701, age: 40.64, nextBirthday: '2025-03-23' },
        { planet: 'Earth', orbitDays: 365.256, age: 25, nextBirthday: '2026-01-01' },
        { planet: 'Mars', orbitDays: 686.98, age: 13.29, nextBirthday: '2026-05-02' },
        { planet: 'Jupiter', orbitDays: 4332.589, age: 2.11, nextBirthday: '2035-08-03' },
        { planet: 'Saturn', orbitDays: 10759.22, age: 0.85, nextBirthday: '2029-06-17' },
        { planet: 'Uranus', orbitDays: 30685.4, age: 0.3, nextBirthday: '2084-01-06' },
        { planet: 'Neptune', orbitDays: 60189, age: 0.15, nextBirthday: '2164-10-16' },
      ],
    },
    'fractions in Python; orbits of the NASA fact sheets',
  ),
  answers(
    'the day of birth',
    { birth: '1999-12-31', date: '1999-12-31' },
    {
      days: 0,
      items: [
        { planet: 'Mercury', orbitDays: 87.969, age: 0, nextBirthday: '2000-03-28' },
        { planet: 'Venus', orbitDays: 224.701, age: 0, nextBirthday: '2000-08-12' },
        { planet: 'Earth', orbitDays: 365.256, age: 0, nextBirthday: '2000-12-31' },
        { planet: 'Mars', orbitDays: 686.98, age: 0, nextBirthday: '2001-11-17' },
        { planet: 'Jupiter', orbitDays: 4332.589, age: 0, nextBirthday: '2011-11-11' },
        { planet: 'Saturn', orbitDays: 10759.22, age: 0, nextBirthday: '2029-06-16' },
        { planet: 'Uranus', orbitDays: 30685.4, age: 0, nextBirthday: '2084-01-05' },
        { planet: 'Neptune', orbitDays: 60189, age: 0, nextBirthday: '2164-10-15' },
      ],
    },
    'fractions in Python; orbits of the NASA fact sheets',
  ),
  answers(
    'a whole year of Neptune and its last day',
    { birth: '1800-01-01', date: '1964-10-16' },
    {
      days: 60188,
      items: [
        { planet: 'Mercury', orbitDays: 87.969, age: 684.2, nextBirthday: '1964-12-26' },
        { planet: 'Venus', orbitDays: 224.701, age: 267.86, nextBirthday: '1964-11-17' },
        { planet: 'Earth', orbitDays: 365.256, age: 164.78, nextBirthday: '1965-01-04' },
        { planet: 'Mars', orbitDays: 686.98, age: 87.61, nextBirthday: '1965-07-10' },
        { planet: 'Jupiter', orbitDays: 4332.589, age: 13.89, nextBirthday: '1966-01-28' },
        { planet: 'Saturn', orbitDays: 10759.22, age: 5.59, nextBirthday: '1976-10-01' },
        { planet: 'Uranus', orbitDays: 30685.4, age: 1.96, nextBirthday: '1968-01-12' },
        { planet: 'Neptune', orbitDays: 60189, age: 1, nextBirthday: '1964-10-17' },
      ],
    },
    'fractions in Python; orbits of the NASA fact sheets',
  ),
  answers(
    'five years of Uranus, exactly',
    { birth: '1500-01-01', date: '1920-01-26' },
    {
      days: 153426,
      items: [
        { planet: 'Mercury', orbitDays: 87.969, age: 1744.09, nextBirthday: '1920-04-15' },
        { planet: 'Venus', orbitDays: 224.701, age: 682.8, nextBirthday: '1920-03-11' },
        { planet: 'Earth', orbitDays: 365.256, age: 420.05, nextBirthday: '1921-01-07' },
        { planet: 'Mars', orbitDays: 686.98, age: 223.33, nextBirthday: '1921-04-28' },
        { planet: 'Jupiter', orbitDays: 4332.589, age: 35.41, nextBirthday: '1927-01-17' },
        { planet: 'Saturn', orbitDays: 10759.22, age: 14.26, nextBirthday: '1941-11-14' },
        { planet: 'Uranus', orbitDays: 30685.4, age: 5, nextBirthday: '1920-01-27' },
        { planet: 'Neptune', orbitDays: 60189, age: 2.55, nextBirthday: '1994-05-18' },
      ],
    },
    'fractions in Python; orbits of the NASA fact sheets',
  ),
  refuses(422, 'a day before the birth', { birth: '2025-01-02', date: '2025-01-01' }, 'before the birth'),
  refuses(400, 'an impossible birth', { birth: '2025-02-30' }, 'birth'),
])

it('is of today in UTC without a date', async () => {
  const day = () => new Date().toISOString().slice(0, 10)
  const before = day()
  const { body } = await call('rest_fun_planetAge', { birth: '2000-01-01' })
  const { days } = (body as { data: { days: number } }).data
  const ages = [before, day()].map((date) => (Date.parse(date) - Date.parse('2000-01-01')) / 86_400_000)
  expect(ages).toContain(days)
})
