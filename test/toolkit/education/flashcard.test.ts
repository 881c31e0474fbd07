import { answers, refuses, table } from '../../support/table.js'

const TODAY = { now: '2026-01-01' }
// FSRS-6 with its default parameters, written out anew in Python from the published formulas (open-spaced-repetition wiki).
const FSRS = 'FSRS-6 formulas in Python'
const KNOWN = { ...TODAY, stability: 10, difficulty: 5, lastReview: '2025-12-20' }

const intervals = (...days: number[]) =>
  days.map((intervalDays, index) => ({ rating: index + 1, intervalDays }))
const qualities = (...days: number[]) => days.map((intervalDays, rating) => ({ rating, intervalDays }))

table('rest_education_flashcard', [
  answers(
    'a new card',
    { ...TODAY, rating: 3 },
    {
      algorithm: 'fsrs',
      intervalDays: 3,
      due: '2026-01-04',
      sm2: null,
      fsrs: { stability: 2.3065, difficulty: 2.1181, retrievability: null },
      preview: intervals(1, 2, 3, 8),
    },
    FSRS,
  ),
  answers(
    'a new card that is easy',
    { ...TODAY, rating: 4 },
    { intervalDays: 8, due: '2026-01-09', fsrs: { stability: 8.2956, difficulty: 1, retrievability: null } },
    FSRS,
  ),
  answers(
    'less retention, longer intervals',
    { ...TODAY, rating: 4, retention: 0.8 },
    { intervalDays: 28, preview: intervals(1, 4, 8, 28) },
    FSRS,
  ),
  answers(
    'a known card',
    { ...KNOWN, rating: 3 },
    {
      intervalDays: 35,
      due: '2026-02-05',
      fsrs: { stability: 35.0228, difficulty: 4.9902, retrievability: 0.887 },
      preview: intervals(1, 25, 35, 57),
    },
    FSRS,
  ),
  answers(
    'a known card that is forgotten',
    { ...KNOWN, rating: 1 },
    { intervalDays: 1, fsrs: { stability: 1.4222, difficulty: 8.3418, retrievability: 0.887 } },
    FSRS,
  ),
  answers(
    'SM-2: the first review',
    { ...TODAY, algorithm: 'sm2', rating: 4 },
    {
      algorithm: 'sm2',
      intervalDays: 1,
      due: '2026-01-02',
      sm2: { repetitions: 1, easeFactor: 2.5 },
      fsrs: null,
      preview: qualities(1, 1, 1, 1, 1, 1),
    },
    'Wozniak 1990, I(1) = 1, EF unchanged at quality 4',
  ),
  answers(
    'SM-2: the second review',
    { ...TODAY, algorithm: 'sm2', rating: 5, repetitions: 1, interval: 1 },
    { intervalDays: 6, sm2: { repetitions: 2, easeFactor: 2.6 } },
    'Wozniak 1990, I(2) = 6, EF + 0.1',
  ),
  answers(
    'SM-2: by the ease before the change',
    { ...TODAY, algorithm: 'sm2', rating: 3, repetitions: 2, interval: 6, easeFactor: 2.75 },
    { intervalDays: 17, sm2: { repetitions: 3, easeFactor: 2.61 } },
    '6*2.75 = 16.5 half up; 0.1 - 2*(0.08 + 2*0.02) = -0.14',
  ),
  answers(
    'SM-2: a failure',
    { ...TODAY, algorithm: 'sm2', rating: 0, repetitions: 9, interval: 100, easeFactor: 1.4 },
    { intervalDays: 1, sm2: { repetitions: 0, easeFactor: 1.3 } },
    'learnt anew; EF not below 1.3',
  ),
  answers(
    'SM-2: at most a century',
    { ...TODAY, algorithm: 'sm2', rating: 4, repetitions: 9, interval: 36500 },
    { intervalDays: 36500, due: '2125-12-08' },
    '2026-01-01 + 36500 days',
  ),
  refuses(400, 'a rating that FSRS does not have', { ...TODAY, rating: 5 }, 'rating'),
  refuses(400, 'stability alone', { ...TODAY, rating: 3, stability: 1 }, 'difficulty'),
  refuses(400, 'no stability', { ...TODAY, rating: 3, difficulty: 5, lastReview: '2025-01-01' }, 'stability'),
  refuses(400, 'no last review', { ...TODAY, rating: 3, difficulty: 5, stability: 1 }, 'lastReview'),
  refuses(400, 'a last review after now', { ...KNOWN, rating: 3, lastReview: '2026-01-02' }, 'lastReview'),
  refuses(400, 'an impossible day', { now: '2026-02-30', rating: 3 }, 'now'),
  refuses(400, 'a missing rating', TODAY, 'rating'),
])
