import { answers, refuses, table } from '../../support/table.js'

const values = (list: string, start: number) =>
  list.split(' ').map((value, offset) => ({ index: start + offset, value }))
const terms = (name: string, oeis: string, list: string, start = 0) =>
  answers<'rest_math_sequence'>(
    `${name} from ${start}`,
    { name, start, count: list.split(' ').length },
    { name, oeis, items: values(list, start) },
    `OEIS ${oeis}`,
  )

table('rest_math_sequence', [
  terms('prime', 'A000040', '2 3 5 7 11 13 17 19 23 29'),
  terms('prime', 'A000040', '104743', 10000),
  terms('fibonacci', 'A000045', '0 1 1 2 3 5 8 13 21 34 55'),
  terms('fibonacci', 'A000045', '354224848179261915075', 100),
  terms('lucas', 'A000032', '2 1 3 4 7 11 18'),
  terms('pell', 'A000129', '0 1 2 5 12 29 70'),
  terms('tribonacci', 'A000073', '0 0 1 1 2 4 7 13 24'),
  terms('triangular', 'A000217', '500000500000', 1000000),
  terms('square', 'A000290', '0 1 4 9'),
  terms('cube', 'A000578', '0 1 8 27'),
  terms('pentagonal', 'A000326', '0 1 5 12 22'),
  terms('hexagonal', 'A000384', '0 1 6 15 28'),
  terms('factorial', 'A000142', '1 1 2 6 24 120'),
  terms('catalan', 'A000108', '1 1 2 5 14 42 132'),
  terms('bell', 'A000110', '1 1 2 5 15 52 203 877'),
  terms('partition', 'A000041', '1 1 2 3 5 7 11 15 22 30 42'),
  terms('partition', 'A000041', '190569292', 100),
  terms('motzkin', 'A001006', '1 1 2 4 9 21 51 127'),
  terms('mersennePrimeExponent', 'A000043', '4253 4423', 18),
  terms('perfect', 'A000396', '6 28 496 8128 33550336 8589869056'),
  terms('happy', 'A007770', '1 7 10 13 19 23 28 31'),
  terms('lookAndSay', 'A005150', '1 11 21 1211 111221 312211'),
  answers(
    'collatz',
    { name: 'collatz', start: 6, count: 20 },
    {
      oeis: 'A006577',
      count: 9,
      items: '6 3 10 5 16 8 4 2 1'.split(' ').map((value, index) => ({ index, value })),
    },
    'by hand',
  ),
  answers(
    'collatz cut short',
    { name: 'collatz', start: 27, count: 2 },
    {
      count: 2,
      items: [
        { index: 0, value: '27' },
        { index: 1, value: '82' },
      ],
    },
    'by hand',
  ),
  answers(
    'collatz of 1',
    { name: 'collatz', start: 1 },
    { count: 1, items: [{ index: 0, value: '1' }] },
    'by hand',
  ),
  answers('fewer terms at the end', { name: 'perfect', start: 10, count: 5 }, { count: 2 }, 'the first 12'),
  refuses(422, 'collatz of 0', { name: 'collatz', start: 0 }, 'Collatz'),
  refuses(422, 'an index past the end', { name: 'bell', start: 201 }, '200'),
  refuses(400, 'more than 200 terms', { name: 'prime', count: 201 }, 'count'),
])
