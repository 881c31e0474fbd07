import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib, with the contract's formulas written out anew.
const SOURCE = 'SHA-256 by Python'

table('rest_fun_secretSanta', [
  answers(
    'four names',
    { names: 'Ann,Bob,Cid,Dee', seed: 'demo' },
    {
      count: 4,
      items: [
        { giver: 'Ann', receiver: 'Dee' },
        { giver: 'Bob', receiver: 'Cid' },
        { giver: 'Cid', receiver: 'Ann' },
        { giver: 'Dee', receiver: 'Bob' },
      ],
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'an exclusion, in both directions',
    { names: 'Ann, Bob ,,Cid,Dee', exclude: 'Bob - Ann', seed: 'demo' },
    {
      count: 4,
      items: [
        { giver: 'Ann', receiver: 'Dee' },
        { giver: 'Bob', receiver: 'Cid' },
        { giver: 'Cid', receiver: 'Ann' },
        { giver: 'Dee', receiver: 'Bob' },
      ],
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'names with hyphens',
    { names: 'Jean-Luc,Ann,Luc,Bo', exclude: 'Jean-Luc-Ann', seed: 'demo' },
    {
      count: 4,
      items: [
        { giver: 'Jean-Luc', receiver: 'Bo' },
        { giver: 'Ann', receiver: 'Luc' },
        { giver: 'Luc', receiver: 'Jean-Luc' },
        { giver: 'Bo', receiver: 'Ann' },
      ],
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'a draw that shuffles do not find',
    {
      names: 'A,B,C,D,E,F,G,H,I,J',
      exclude:
        'A-C,A-D,A-E,A-F,A-G,A-H,A-I,B-D,B-E,B-F,B-G,B-H,B-I,B-J,C-E,C-F,C-G,C-H,C-I,C-J,D-F,D-G,D-H,D-I,D-J,E-G,E-H,E-I,E-J,F-H,F-I,F-J,G-I,G-J,H-J',
      seed: 'demo',
    },
    {
      count: 10,
      items: [
        { giver: 'A', receiver: 'J' },
        { giver: 'B', receiver: 'C' },
        { giver: 'C', receiver: 'B' },
        { giver: 'D', receiver: 'E' },
        { giver: 'E', receiver: 'D' },
        { giver: 'F', receiver: 'G' },
        { giver: 'G', receiver: 'F' },
        { giver: 'H', receiver: 'I' },
        { giver: 'I', receiver: 'H' },
        { giver: 'J', receiver: 'A' },
      ],
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'a seed of its own without one',
    { names: 'a,b,c' },
    { seed: expect.stringMatching(/^[0-9a-f]{16}$/) },
    'the contract',
  ),
  refuses(422, 'two names', { names: 'a,b' }, 'not 2'),
  refuses(422, '101 names', { names: Array.from({ length: 101 }, (_, at) => at).join() }, 'not 101'),
  refuses(422, 'a repeated name', { names: 'a,b, a' }, 'more than once'),
  refuses(422, 'an exclusion of somebody else', { names: 'a,b,c', exclude: 'a-d' }, 'not a pair'),
  refuses(422, 'an exclusion without a hyphen', { names: 'a,b,c', exclude: 'ab' }, 'not a pair'),
  refuses(422, 'exclusions that leave no draw', { names: 'a,b,c', exclude: 'a-b,a-c' }, 'No draw'),
  refuses(400, 'no names', {}, 'names'),
])
