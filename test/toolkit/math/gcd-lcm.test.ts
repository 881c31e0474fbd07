import { answers, refuses, table } from '../../support/table.js'

table('rest_math_gcdLcm', [
  answers(
    'two numbers',
    { numbers: '240,46' },
    { gcd: '2', lcm: '5520', coprime: false, pairwiseCoprime: false, bezout: { x: '-9', y: '47' } },
    '240*(-9) + 46*47 = 2',
  ),
  answers(
    'signs',
    { numbers: '-240,46' },
    { gcd: '2', lcm: '5520', bezout: { x: '9', y: '47' } },
    '-240*9 + 46*47 = 2',
  ),
  answers(
    'coprime, but not in pairs',
    { numbers: '6,10,15' },
    { gcd: '1', lcm: '30', coprime: true, pairwiseCoprime: false, bezout: null },
    'by hand',
  ),
  answers('in pairs', { numbers: '2,3,5' }, { coprime: true, pairwiseCoprime: true, lcm: '30' }, 'by hand'),
  answers(
    'zeros',
    { numbers: '0,0' },
    { gcd: '0', lcm: '0', coprime: false, bezout: { x: '1', y: '0' } },
    'by definition',
  ),
  answers('a zero', { numbers: '0,5' }, { gcd: '5', lcm: '0', bezout: { x: '0', y: '1' } }, 'by definition'),
  answers(
    'a hundred digits',
    { numbers: `1${'0'.repeat(99)},1${'0'.repeat(50)}` },
    { gcd: `1${'0'.repeat(50)}`, lcm: `1${'0'.repeat(99)}` },
    'powers of ten',
  ),
  refuses(400, 'one number', { numbers: '5' }, 'numbers'),
  refuses(400, 'a decimal', { numbers: '5,1.5' }, 'numbers'),
])
