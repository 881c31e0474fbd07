import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

table('rest_fun_biorhythm', [
  answers(
    'a day in the middle',
    { birth: '1990-07-15', date: '2026-03-01' },
    {
      days: 13013,
      date: '2026-03-01',
      cycles: [
        {
          name: 'physical',
          period: 23,
          percent: -97.9,
          phase: 'low',
          dayInCycle: 18,
          nextPeak: '2026-03-12',
          nextCritical: '2026-03-06',
        },
        {
          name: 'emotional',
          period: 28,
          percent: -100,
          phase: 'low',
          dayInCycle: 21,
          nextPeak: '2026-03-15',
          nextCritical: '2026-03-08',
        },
        {
          name: 'intellectual',
          period: 33,
          percent: 86.6,
          phase: 'high',
          dayInCycle: 11,
          nextPeak: '2026-03-31',
          nextCritical: '2026-03-23',
        },
      ],
    },
    'sines in Python',
  ),
  answers(
    'the day of birth',
    { birth: '2000-02-29', date: '2000-02-29' },
    {
      days: 0,
      date: '2000-02-29',
      cycles: [
        {
          name: 'physical',
          period: 23,
          percent: 0,
          phase: 'critical',
          dayInCycle: 0,
          nextPeak: '2000-03-06',
          nextCritical: '2000-03-23',
        },
        {
          name: 'emotional',
          period: 28,
          percent: 0,
          phase: 'critical',
          dayInCycle: 0,
          nextPeak: '2000-03-07',
          nextCritical: '2000-03-14',
        },
        {
          name: 'intellectual',
          period: 33,
          percent: 0,
          phase: 'critical',
          dayInCycle: 0,
          nextPeak: '2000-03-08',
          nextCritical: '2000-04-02',
        },
      ],
    },
    'sines in Python',
  ),
  answers(
    'a peak of the physical cycle',
    { birth: '2000-01-01', date: '2000-01-07' },
    {
      days: 6,
      date: '2000-01-07',
      cycles: [
        {
          name: 'physical',
          period: 23,
          percent: 99.8,
          phase: 'high',
          dayInCycle: 6,
          nextPeak: '2000-01-30',
          nextCritical: '2000-01-24',
        },
        {
          name: 'emotional',
          period: 28,
          percent: 97.5,
          phase: 'high',
          dayInCycle: 6,
          nextPeak: '2000-01-08',
          nextCritical: '2000-01-15',
        },
        {
          name: 'intellectual',
          period: 33,
          percent: 91,
          phase: 'high',
          dayInCycle: 6,
          nextPeak: '2000-01-09',
          nextCritical: '2000-02-03',
        },
      ],
    },
    'sines in Python',
  ),
  answers(
    'the trough of the emotional one',
    { birth: '2000-01-01', date: '2000-01-22' },
    {
      days: 21,
      date: '2000-01-22',
      cycles: [
        {
          name: 'physical',
          period: 23,
          percent: -52,
          phase: 'low',
          dayInCycle: 21,
          nextPeak: '2000-01-30',
          nextCritical: '2000-01-24',
        },
        {
          name: 'emotional',
          period: 28,
          percent: -100,
          phase: 'low',
          dayInCycle: 21,
          nextPeak: '2000-02-05',
          nextCritical: '2000-01-29',
        },
        {
          name: 'intellectual',
          period: 33,
          percent: -75.6,
          phase: 'low',
          dayInCycle: 21,
          nextPeak: '2000-02-11',
          nextCritical: '2000-02-03',
        },
      ],
    },
    'sines in Python',
  ),
  answers(
    'half of the emotional one',
    { birth: '2000-01-01', date: '2000-01-15' },
    {
      days: 14,
      date: '2000-01-15',
      cycles: [
        {
          name: 'physical',
          period: 23,
          percent: -63.1,
          phase: 'low',
          dayInCycle: 14,
          nextPeak: '2000-01-30',
          nextCritical: '2000-01-24',
        },
        {
          name: 'emotional',
          period: 28,
          percent: 0,
          phase: 'critical',
          dayInCycle: 14,
          nextPeak: '2000-02-05',
          nextCritical: '2000-01-29',
        },
        {
          name: 'intellectual',
          period: 33,
          percent: 45.8,
          phase: 'high',
          dayInCycle: 14,
          nextPeak: '2000-02-11',
          nextCritical: '2000-02-03',
        },
      ],
    },
    'sines in Python',
  ),
  answers(
    'a long life',
    { birth: '1900-01-01', date: '2024-12-31' },
    {
      days: 45655,
      date: '2024-12-31',
      cycles: [
        {
          name: 'physical',
          period: 23,
          percent: 0,
          phase: 'critical',
          dayInCycle: 0,
          nextPeak: '2025-01-06',
          nextCritical: '2025-01-23',
        },
        {
          name: 'emotional',
          period: 28,
          percent: -22.3,
          phase: 'low',
          dayInCycle: 15,
          nextPeak: '2025-01-20',
          nextCritical: '2025-01-13',
        },
        {
          name: 'intellectual',
          period: 33,
          percent: 9.5,
          phase: 'high',
          dayInCycle: 16,
          nextPeak: '2025-01-25',
          nextCritical: '2025-01-17',
        },
      ],
    },
    'sines in Python',
  ),
  refuses(422, 'a day before the birth', { birth: '2026-03-02', date: '2026-03-01' }, 'before the birth'),
  refuses(400, 'an impossible day', { birth: '1990-07-15', date: '2026-02-29' }, 'date'),
  refuses(400, 'no birth', { date: '2026-02-28' }, 'birth'),
])

it('is of today in UTC without a date', async () => {
  const day = () => new Date().toISOString().slice(0, 10)
  const before = day()
  const { body } = await call('rest_fun_biorhythm', { birth: '2000-01-01' })
  const { days } = (body as { data: { days: number } }).data
  const ages = [before, day()].map((date) => (Date.parse(date) - Date.parse('2000-01-01')) / 86_400_000)
  expect(ages).toContain(days)
})
