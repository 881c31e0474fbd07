import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib, with the contract's formulas written out anew.
const SOURCE = 'SHA-256 by Python'

table('rest_fun_teams', [
  answers(
    'five names in two teams',
    { names: 'Ann,Bob,Cid,Dee,Eve', teams: 2, seed: 'demo' },
    {
      count: 2,
      teams: [
        { number: 1, size: 3, rating: null, members: ['Bob', 'Cid', 'Dee'] },
        { number: 2, size: 2, rating: null, members: ['Eve', 'Ann'] },
      ],
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'three teams of seven',
    { names: 'a, b,,c,d,e,f,g', teams: 3, seed: 'demo' },
    {
      count: 3,
      teams: [
        { number: 1, size: 3, rating: null, members: ['g', 'b', 'e'] },
        { number: 2, size: 2, rating: null, members: ['f', 'd'] },
        { number: 3, size: 2, rating: null, members: ['c', 'a'] },
      ],
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'by strength, in a snake',
    { names: 'a,b,c,d,e,f,g', ratings: '7,6,5,4,3,2,1', teams: 3, seed: 'demo' },
    {
      teams: [
        { number: 1, size: 3, rating: 10, members: ['a', 'f', 'g'] },
        { number: 2, size: 2, rating: 9, members: ['b', 'e'] },
        { number: 3, size: 2, rating: 9, members: ['c', 'd'] },
      ],
    },
    '7+2+1, 6+3, 5+4',
  ),
  answers(
    'equal strengths stay shuffled',
    { names: 'a,b,c,d,e,f', ratings: '1,1,2,2,1.5,1.5', teams: 2, seed: 'demo' },
    {
      count: 2,
      teams: [
        { number: 1, size: 3, rating: 4.5, members: ['c', 'e', 'b'] },
        { number: 2, size: 3, rating: 4.5, members: ['d', 'f', 'a'] },
      ],
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'a sum that is rounded half up',
    { names: 'a,b', ratings: '0.00005,1.00004', seed: 'x' },
    {
      teams: [
        { number: 1, size: 1, rating: 1, members: ['b'] },
        { number: 2, size: 1, rating: 0.0001, members: ['a'] },
      ],
    },
    'by hand',
  ),
  answers(
    'a name twice',
    { names: 'a,a' },
    {
      count: 2,
      teams: [
        { number: 1, size: 1, rating: null, members: ['a'] },
        { number: 2, size: 1, rating: null, members: ['a'] },
      ],
    },
    'nothing forbids it',
  ),
  answers(
    'a seed of its own without one',
    { names: 'a,b' },
    { seed: expect.stringMatching(/^[0-9a-f]{16}$/) },
    'the contract',
  ),
  refuses(422, 'one name', { names: 'a,,' }, 'not 1'),
  refuses(422, '201 names', { names: Array.from({ length: 201 }, (_, at) => at).join() }, 'not 201'),
  refuses(422, 'more teams than names', { names: 'a,b', teams: 3 }, '3 teams'),
  refuses(422, 'ratings that do not match', { names: 'a,b', ratings: '1' }, '1 ratings for 2 names'),
  refuses(
    422,
    'ratings past the largest number',
    { names: 'a,b', ratings: `${'9'.repeat(400)},1` },
    'too large',
  ),
  refuses(400, 'a negative rating', { names: 'a,b', ratings: '-1,2' }, 'ratings'),
  refuses(400, 'one team', { names: 'a,b', teams: 1 }, 'teams'),
])
