import { expect } from 'vitest'
import { answers, near, refuses, table } from '../../support/table.js'

table('rest_science_projectile', [
  answers(
    'from the ground at 45 degrees',
    { speed: 20, angle: 45, points: 3 },
    {
      flightTime: 2.884193,
      range: 40.788649,
      maxHeight: 10.197162,
      timeToApex: 1.442096,
      impactSpeed: 20,
      impactAngle: 45,
      bestAngle: 45,
      maxRange: 40.788649,
      items: [
        { t: 0, x: 0, y: 0 },
        { t: 1.442096, x: 20.394324, y: 10.197162 },
        { t: 2.884193, x: 40.788649, y: 0 },
      ],
    },
    '400/9.80665; half of it and a quarter',
  ),
  answers(
    'level from a tower',
    { speed: 10, angle: 0, height: 20, gravity: 10, points: 2 },
    {
      flightTime: 2,
      range: 20,
      maxHeight: 20,
      timeToApex: 0,
      impactSpeed: 22.36068,
      impactAngle: 63.434949,
      bestAngle: 24.094843,
      maxRange: 22.36068,
      items: [
        { t: 0, x: 0, y: 20 },
        { t: 2, x: 20, y: 0 },
      ],
    },
    't = sqrt(2*20/10); sqrt(500); atan 2; atan(10/sqrt 500)',
  ),
  answers(
    'straight up',
    { speed: 10, angle: 90, gravity: 10 },
    { flightTime: 2, range: 0, maxHeight: 5, timeToApex: 1, impactSpeed: 10, impactAngle: 90 },
    '2*10/10; 100/20',
  ),
  answers(
    'straight down',
    { speed: 10, angle: -90, height: 15, gravity: 10, points: 3 },
    {
      flightTime: 1,
      range: 0,
      maxHeight: 15,
      timeToApex: 0,
      impactSpeed: 20,
      items: [
        { t: 0, x: 0, y: 15 },
        { t: 0.5, x: 0, y: 8.75 },
        { t: 1, x: 0, y: 0 },
      ],
    },
    '10t + 5t^2 = 15',
  ),
  answers(
    'fast and straight up, without the rounding of a cosine',
    { speed: 1_000_000, angle: 90, gravity: 0.001, points: 2 },
    { range: 0, flightTime: 2_000_000_000, items: [expect.anything(), { t: 2_000_000_000, x: 0, y: 0 }] },
    '2v/g',
  ),
  answers(
    'a grain above the ground, thrown down',
    { speed: 1_000_000, angle: -90, height: 1 },
    { flightTime: 0.000001, impactSpeed: near(1_000_000.00001, 1e-6) },
    'h/v; v + gh/v',
  ),
  refuses(422, 'level from the ground', { speed: 1, angle: 0 }, 'ground'),
  refuses(422, 'down from the ground', { speed: 1, angle: -10 }, 'ground'),
  refuses(400, 'no speed', { speed: 0, angle: 45 }, 'speed'),
  refuses(400, 'over 90 degrees', { speed: 1, angle: 91 }, 'angle'),
  refuses(400, 'one point', { speed: 1, angle: 45, points: 1 }, 'points'),
])
