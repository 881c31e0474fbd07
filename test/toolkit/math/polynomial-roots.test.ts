import { answers, refuses, table } from '../../support/table.js'

const WILKINSON_12 =
  '1,-78,2717,-55770,749463,-6926634,44990231,-206070150,657206836,-1414014888,1931559552,-1486442880,479001600'

table('rest_math_polynomialRoots', [
  answers(
    'a cubic',
    { coefficients: '1,-6,11,-6' },
    { degree: 3, polynomial: 'x^3-6x^2+11x-6', realRoots: [1, 2, 3], discriminant: 4 },
    'by hand',
  ),
  answers(
    'no real root',
    { coefficients: '1,0,1' },
    {
      polynomial: 'x^2+1',
      roots: [
        { re: 0, im: -1 },
        { re: 0, im: 1 },
      ],
      realRoots: [],
      discriminant: -4,
    },
    'by hand',
  ),
  answers(
    'a triple root exactly',
    { coefficients: '1,-3,3,-1' },
    { realRoots: [1, 1, 1], discriminant: 0 },
    '(x-1)^3',
  ),
  answers(
    'roots at zero',
    { coefficients: '2,0,0,0' },
    { polynomial: '2x^3', realRoots: [0, 0, 0] },
    'by hand',
  ),
  answers(
    'fourth roots of unity',
    { coefficients: '1,0,0,0,-1' },
    {
      roots: [
        { re: -1, im: 0 },
        { re: 0, im: -1 },
        { re: 0, im: 1 },
        { re: 1, im: 0 },
      ],
      discriminant: null,
    },
    'by hand',
  ),
  answers(
    'an ill-conditioned one',
    { coefficients: WILKINSON_12 },
    { realRoots: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
    'Stirling numbers of the first kind',
  ),
  answers(
    'decimals and leading zeros',
    { coefficients: '0,2.50,-5.0' },
    { degree: 1, polynomial: '2.5x-5', realRoots: [2], discriminant: null },
    'by hand',
  ),
  answers(
    'nearly a double root',
    { coefficients: '1,-2,0.99999999' },
    { realRoots: [0.9999, 1.0001] },
    '1 +- 1e-4',
  ),
  answers(
    'the golden ratio',
    { coefficients: '1,-1,-1' },
    { realRoots: [-0.61803399, 1.61803399], discriminant: 5 },
    'OEIS A001622',
  ),
  answers(
    'large coefficients',
    { coefficients: `1,-1${'0'.repeat(30)},0` },
    { realRoots: [0, 1e30] },
    'by hand',
  ),
  refuses(422, 'a constant', { coefficients: '0,0,5' }, 'constant'),
  refuses(422, 'nothing', { coefficients: '0,0' }, 'constant'),
  refuses(400, 'degree 21', { coefficients: Array(22).fill('1').join() }, 'coefficients'),
  refuses(422, 'a root past the doubles', { coefficients: `1,${'9'.repeat(400)}` }, 'range'),
])
