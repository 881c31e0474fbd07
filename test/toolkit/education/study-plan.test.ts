import { answers, refuses, table } from '../../support/table.js'

const START = { start: '2026-01-05' }
const refused = (name: string, exams: string) =>
  refuses<'rest_education_studyPlan'>(400, name, { ...START, exams }, 'exams')

table('rest_education_studyPlan', [
  answers(
    'the earlier exam first',
    { ...START, exams: 'Math:2026-01-08:6;Biology:2026-01-06:3' },
    {
      feasible: true,
      totalHours: 9,
      count: 4,
      items: [
        { date: '2026-01-05', weekday: 1, sessions: [{ subject: 'Biology', hours: 3 }], hours: 3, exams: [] },
        {
          date: '2026-01-06',
          weekday: 2,
          sessions: [{ subject: 'Math', hours: 3 }],
          hours: 3,
          exams: ['Biology'],
        },
        { date: '2026-01-07', weekday: 3, sessions: [{ subject: 'Math', hours: 3 }], hours: 3, exams: [] },
        { date: '2026-01-08', weekday: 4, sessions: [], hours: 0, exams: ['Math'] },
      ],
      shortfall: [],
    },
    'by hand; 2026-01-05 is a Monday',
  ),
  answers(
    'a bound for each subject, then the rest',
    { ...START, exams: 'a:2026-01-06:4;b:2026-01-07:1', hoursPerDay: 4, maxPerSubject: 2 },
    {
      feasible: false,
      items: [
        {
          date: '2026-01-05',
          weekday: 1,
          sessions: [
            { subject: 'a', hours: 3 },
            { subject: 'b', hours: 1 },
          ],
          hours: 4,
          exams: [],
        },
        { date: '2026-01-06', weekday: 2, sessions: [], hours: 0, exams: ['a'] },
        { date: '2026-01-07', weekday: 3, sessions: [], hours: 0, exams: ['b'] },
      ],
      shortfall: [{ subject: 'a', hours: 1 }],
    },
    'round one 2 + 1, round two 1 for a; 1 hour of a is left',
  ),
  answers(
    'an exam 366 days away, the most',
    { ...START, exams: 'a:2027-01-06:1' },
    {
      feasible: true,
      items: [
        { date: '2026-01-05', weekday: 1, sessions: [{ subject: 'a', hours: 1 }], hours: 1, exams: [] },
        { date: '2027-01-06', weekday: 3, sessions: [], hours: 0, exams: ['a'] },
      ],
    },
    'by hand; 2026-01-05 is a Monday, 2027-01-06 a Wednesday',
  ),
  answers(
    'days off',
    { start: '2026-01-09', exams: 'a:2026-01-13:5', daysOff: '6,7' },
    {
      feasible: true,
      items: [
        { date: '2026-01-09', weekday: 5, sessions: [{ subject: 'a', hours: 3 }], hours: 3, exams: [] },
        { date: '2026-01-12', weekday: 1, sessions: [{ subject: 'a', hours: 2 }], hours: 2, exams: [] },
        { date: '2026-01-13', weekday: 2, sessions: [], hours: 0, exams: ['a'] },
      ],
    },
    'no study on the 10th and 11th, a weekend',
  ),
  answers(
    'an exam on the first day',
    { ...START, exams: 'a:2026-01-05:2' },
    { feasible: false, totalHours: 0, count: 1, shortfall: [{ subject: 'a', hours: 2 }] },
    'no day before it',
  ),
  answers(
    'tenths that add up',
    { ...START, exams: 'a:2026-01-07:0.3;b:2026-01-08:0.4', hoursPerDay: 0.5 },
    { feasible: true, totalHours: 0.7 },
    '0.5 + 0.2',
  ),
  refuses(422, 'an exam before the start', { ...START, exams: 'a:2026-01-04:1' }, 'before start'),
  refused('two parts', 'Math:2026-01-08'),
  refused('an impossible date', 'a:2026-02-30:1'),
  refused('a date of another form', 'a:8.1.2026:1'),
  refused('over 500 hours', 'a:2026-01-08:501'),
  refused('a subject twice', 'a:2026-01-08:1;a:2026-01-09:1'),
  refused('an exam 367 days away', 'a:2027-01-07:1'),
  refused('twenty-one exams', Array.from({ length: 21 }, (_, index) => `s${index}:2026-01-08:1`).join(';')),
  refuses(400, 'an eighth weekday', { ...START, exams: 'a:2026-01-08:1', daysOff: '8' }, 'daysOff'),
])
