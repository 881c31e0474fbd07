import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib on the lists of faker 10.6.0, with the contract's formulas written out anew.
const SOURCE = 'SHA-256 by Python'

table('rest_fun_bingoCard', [
  answers(
    'numbers',
    { seed: 'demo' },
    {
      kind: 'numbers',
      size: 5,
      free: true,
      header: ['B', 'I', 'N', 'G', 'O'],
      grid: [
        ['14', '21', '38', '51', '68'],
        ['5', '24', '34', '48', '71'],
        ['8', '22', 'FREE', '46', '73'],
        ['11', '20', '32', '58', '62'],
        ['12', '23', '44', '54', '61'],
      ],
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'numbers without a free square; they have five rows whatever the size',
    { size: 4, free: false, seed: 'k' },
    {
      kind: 'numbers',
      size: 5,
      free: false,
      header: ['B', 'I', 'N', 'G', 'O'],
      grid: [
        ['10', '28', '38', '58', '69'],
        ['9', '30', '40', '60', '75'],
        ['11', '29', '32', '49', '74'],
        ['2', '25', '36', '54', '63'],
        ['4', '16', '45', '57', '73'],
      ],
      seed: 'k',
    },
    SOURCE,
  ),
  answers(
    'buzzwords',
    { kind: 'buzzwords', size: 3, seed: 'demo' },
    {
      kind: 'buzzwords',
      size: 3,
      free: true,
      header: null,
      grid: [
        ['smart contracts', 'whiteboard', 'utilize'],
        ['users', 'FREE', 'transition'],
        ['syndicate', 'streamline', 'engineer'],
      ],
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'an even size has no free square',
    { kind: 'buzzwords', size: 4, seed: 'demo' },
    {
      kind: 'buzzwords',
      size: 4,
      free: false,
      header: null,
      grid: [
        ['smart contracts', 'whiteboard', 'utilize', 'users'],
        ['transition', 'syndicate', 'streamline', 'engineer'],
        ['platforms', 'models', 'architectures', 'schemas'],
        ['unleash', 'markets', 'mesh', 'large language models'],
      ],
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'own words without repeats',
    { kind: 'custom', size: 3, items: 'a, b,,c,d,e,f,g,h,a', seed: 'demo' },
    {
      kind: 'custom',
      size: 3,
      free: true,
      header: null,
      grid: [
        ['c', 'f', 'a'],
        ['d', 'FREE', 'g'],
        ['h', 'b', 'e'],
      ],
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'own words on all squares',
    { kind: 'custom', size: 3, items: 'a,b,c,d,e,f,g,h,i', free: false, seed: 'demo' },
    {
      kind: 'custom',
      size: 3,
      free: false,
      header: null,
      grid: [
        ['d', 'c', 'i'],
        ['a', 'g', 'h'],
        ['e', 'b', 'f'],
      ],
      seed: 'demo',
    },
    SOURCE,
  ),
  answers(
    'a middle that is free',
    {
      kind: 'custom',
      size: 5,
      items:
        'w0,w1,w2,w3,w4,w5,w6,w7,w8,w9,w10,w11,w12,w13,w14,w15,w16,w17,w18,w19,w20,w21,w22,w23,w24,w25,w26,w27,w28,w29,w30,w31,w32,w33,w34,w35,w36,w37,w38,w39',
      seed: 's',
    },
    {
      kind: 'custom',
      size: 5,
      free: true,
      header: null,
      grid: [
        ['w7', 'w31', 'w22', 'w29', 'w32'],
        ['w4', 'w30', 'w9', 'w5', 'w8'],
        ['w14', 'w16', 'FREE', 'w15', 'w3'],
        ['w6', 'w28', 'w11', 'w24', 'w12'],
        ['w21', 'w20', 'w19', 'w26', 'w25'],
      ],
      seed: 's',
    },
    SOURCE,
  ),
  answers(
    'a seed of its own without one',
    {},
    { seed: expect.stringMatching(/^[0-9a-f]{16}$/) },
    'the contract',
  ),
  refuses(422, 'a custom card without items', { kind: 'custom' }, 'needs items'),
  refuses(
    422,
    'too few items',
    { kind: 'custom', size: 3, items: 'a,b,c,d,e,f,g' },
    '8 different items; there are 7',
  ),
  refuses(
    422,
    'repeats as items',
    { kind: 'custom', size: 3, free: false, items: 'a,b,c,d,e,f,g,h,a' },
    '9 different items',
  ),
  refuses(400, 'eight rows', { size: 8 }, 'size'),
])
