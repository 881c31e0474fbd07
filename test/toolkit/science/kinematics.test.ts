import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

type Quantities = Partial<Record<'s' | 'u' | 'v' | 'a' | 't', number>>

/** One motion: from 2 m/s at 3 m/s^2 for 4 s. */
const MOTION = { s: 32, u: 2, v: 14, a: 3, t: 4 }

const TRIPLES = ['suv', 'sua', 'sut', 'sva', 'svt', 'sat', 'uva', 'uvt', 'uat', 'vat']

const refused = (name: string, query: Quantities, about: string) =>
  refuses<'rest_science_kinematics'>(422, name, query, about)

table('rest_science_kinematics', [
  answers(
    'a fall of two seconds',
    { u: 0, a: 9.80665, t: 2 },
    { count: 1, solutions: [{ s: 19.6133, u: 0, v: 19.6133, a: 9.80665, t: 2 }] },
    '9.80665*2; 9.80665*4/2',
  ),
  ...TRIPLES.map((names) =>
    answers<'rest_science_kinematics'>(
      `the motion by ${names}`,
      Object.fromEntries(Object.entries(MOTION).filter(([name]) => names.includes(name))),
      { solutions: expect.arrayContaining([MOTION]) as unknown },
      '2*4 + 3*16/2 = 32; 2 + 3*4 = 14',
    ),
  ),
  answers(
    'up past a height and down again',
    { s: 15, u: 20, a: -10 },
    {
      count: 2,
      solutions: [
        { s: 15, u: 20, v: 10, a: -10, t: 1 },
        { s: 15, u: 20, v: -10, a: -10, t: 3 },
      ],
    },
    '5t^2 - 20t + 15 = 0',
  ),
  answers(
    'two ways to a final speed',
    { s: 6, v: 4, a: 1 },
    {
      count: 2,
      solutions: [
        { s: 6, u: 2, v: 4, a: 1, t: 2 },
        { s: 6, u: -2, v: 4, a: 1, t: 6 },
      ],
    },
    'u^2 = 16 - 12',
  ),
  answers(
    'back where it began',
    { s: 0, u: 5, a: -10 },
    {
      count: 2,
      solutions: [
        { s: 0, u: 5, v: 5, a: -10, t: 0 },
        { s: 0, u: 5, v: -5, a: -10, t: 1 },
      ],
    },
    't(5 - 5t) = 0',
  ),
  answers(
    'the top of a throw, once',
    { s: 20, u: 20, a: -10 },
    { count: 1, solutions: [{ s: 20, u: 20, v: 0, a: -10, t: 2 }] },
    'a double root',
  ),
  answers(
    'a root before the start is left out',
    { s: 32, u: 2, a: 3 },
    { count: 1, solutions: [MOTION] },
    'the other is t = -16/3',
  ),
  answers(
    'no acceleration',
    { s: 10, u: 5, a: 0 },
    { count: 1, solutions: [{ s: 10, u: 5, v: 5, a: 0, t: 2 }] },
    '10/5',
  ),
  answers(
    'ten decimals, away from zero',
    { u: 0, v: -1, t: 3 },
    { solutions: [{ s: -1.5, u: 0, v: -1, a: -0.3333333333, t: 3 }] },
    '-1/3',
  ),
  refuses(400, 'two quantities', { s: 1, u: 1 }, 'v'),
  refuses(400, 'four quantities', { s: 1, u: 1, v: 1, a: 1 }, 'a'),
  refuses(400, 'a time below 0', { s: 1, u: 1, t: -1 }, 't'),
  refused('a height that is not reached', { s: 21, u: 20, a: -10 }, 'No motion'),
  refused('a time before the start', { u: 10, v: 5, a: 1 }, 'No motion'),
  refused('a way without speed', { s: 1, u: 0, a: 0 }, 'No motion'),
  refused('a way in no time', { s: 1, u: 1, t: 0 }, 'No motion'),
  refused('a change of speed in no time', { u: 1, v: 2, t: 0 }, 'No motion'),
  refused('a change of speed without acceleration', { u: 1, v: 2, a: 0 }, 'No motion'),
  refused('a way between opposite speeds', { s: 1, u: 1, v: -1 }, 'No motion'),
  refused('a free acceleration', { u: 1, v: 1, t: 0 }, 'not determined'),
  refused('a free time', { u: 1, v: 1, a: 0 }, 'not determined'),
  refused('rest for any time', { s: 0, v: 0, a: 0 }, 'not determined'),
  refused('no way in no time', { s: 0, u: 1, t: 0 }, 'not determined'),
  refused('there and back at any acceleration', { s: 0, u: 1, v: -1 }, 'not determined'),
])
