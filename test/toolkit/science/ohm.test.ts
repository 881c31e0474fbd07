import { answers, refuses, table } from '../../support/table.js'

const ALL = { voltage: 12, current: 2, resistance: 6, power: 24 }
const pair = (...names: (keyof typeof ALL)[]) =>
  answers<'rest_science_ohm'>(
    `the circuit by ${names.join(' and ')}`,
    Object.fromEntries(names.map((name) => [name, ALL[name]])),
    { ...ALL, parts: [] },
    '12 = 6*2; 24 = 12*2',
  )

table('rest_science_ohm', [
  pair('voltage', 'current'),
  pair('voltage', 'resistance'),
  pair('voltage', 'power'),
  pair('current', 'resistance'),
  pair('current', 'power'),
  pair('resistance', 'power'),
  answers(
    'resistors in series',
    { voltage: 12, resistors: '2,4' },
    {
      ...ALL,
      parts: [
        { resistance: 2, voltage: 4, current: 2, power: 8 },
        { resistance: 4, voltage: 8, current: 2, power: 16 },
      ],
    },
    '2 A through each',
  ),
  answers(
    'resistors in parallel',
    { current: 3, resistors: '3,6', connection: 'parallel' },
    {
      voltage: 6,
      current: 3,
      resistance: 2,
      power: 18,
      parts: [
        { resistance: 3, voltage: 6, current: 2, power: 12 },
        { resistance: 6, voltage: 6, current: 1, power: 6 },
      ],
    },
    '1/(1/3 + 1/6)',
  ),
  answers(
    'resistors by their power',
    { power: 18, resistors: '3,6', connection: 'parallel' },
    { voltage: 6, current: 3, resistance: 2 },
    'sqrt(18*2)',
  ),
  answers(
    'resistors alone',
    { resistors: '1,1,1', connection: 'parallel' },
    { voltage: null, current: null, resistance: 0.3333333333, power: null, parts: [] },
    '1/3 to ten digits',
  ),
  answers(
    'a bridge of 0 ohm in series',
    { voltage: 10, resistors: '0,5' },
    {
      resistance: 5,
      parts: [
        { resistance: 0, voltage: 0, current: 2, power: 0 },
        { resistance: 5, voltage: 10, current: 2, power: 20 },
      ],
    },
    'nothing falls on it',
  ),
  answers('ten digits, half up', { voltage: 2, resistance: 3 }, { current: 0.6666666667 }, '2/3'),
  refuses(422, 'a short circuit in parallel', { resistors: '0,5', connection: 'parallel' }, 'short circuit'),
  refuses(422, 'a short circuit in series', { resistors: '0,0' }, 'short circuit'),
  refuses(400, 'one quantity', { voltage: 1 }, 'current'),
  refuses(400, 'three quantities', { voltage: 1, current: 1, power: 1 }, 'power'),
  refuses(400, 'resistors with two quantities', { resistors: '1', voltage: 1, current: 1 }, 'current'),
  refuses(400, 'resistors with a resistance', { resistors: '1', resistance: 1 }, 'resistance'),
  refuses(400, 'a resistor below 0', { resistors: '-1' }, 'resistors'),
  refuses(
    400,
    'fifty-one resistors',
    { resistors: Array.from({ length: 51 }, () => '1').join(',') },
    'resistors',
  ),
])
