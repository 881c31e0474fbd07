import { answers, refuses, table } from '../../support/table.js'

table('rest_math_decompose', [
  answers(
    'eigenvalues and vectors',
    { kind: 'eigen', a: '2,0;0,3' },
    {
      values: [
        { re: 3, im: 0 },
        { re: 2, im: 0 },
      ],
      factors: {
        vectors: [
          [0, 1],
          [1, 0],
        ],
      },
      determinant: 6,
    },
    'by hand',
  ),
  answers(
    'a symmetric matrix',
    { kind: 'eigen', a: '2,1;1,2' },
    {
      values: [
        { re: 3, im: 0 },
        { re: 1, im: 0 },
      ],
      factors: {
        vectors: [
          [0.70710678, 0.70710678],
          [0.70710678, -0.70710678],
        ],
      },
    },
    'by hand',
  ),
  answers(
    'eigenvectors of small eigenvalues beside a great one',
    { kind: 'eigen', a: '1000000,0,0;0,0.0002,0;0,0,0.0001' },
    {
      values: [
        { re: 1e6, im: 0 },
        { re: 0.0002, im: 0 },
        { re: 0.0001, im: 0 },
      ],
      factors: {
        vectors: [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ],
      },
    },
    'a diagonal matrix',
  ),
  answers(
    'eigenvectors of eigenvalues that nearly coincide',
    { kind: 'eigen', a: '1,0;0,1.0000000001' },
    {
      factors: {
        vectors: [
          [0, 1],
          [1, 0],
        ],
      },
    },
    'a diagonal matrix',
  ),
  answers(
    'a rotation',
    { kind: 'eigen', a: '0,-1;1,0' },
    {
      values: [
        { re: 0, im: 1 },
        { re: 0, im: -1 },
      ],
      factors: {},
      determinant: 1,
    },
    'by hand',
  ),
  answers(
    'a Jordan block, exactly',
    { kind: 'eigen', a: '1,1,0;0,1,1;0,0,1' },
    {
      values: [
        { re: 1, im: 0 },
        { re: 1, im: 0 },
        { re: 1, im: 0 },
      ],
      factors: {
        vectors: [
          [1, 1, 1],
          [0, 0, 0],
          [0, 0, 0],
        ],
      },
    },
    'by hand',
  ),
  answers(
    'an eigenspace of two dimensions',
    { kind: 'eigen', a: '1,0;0,1' },
    {
      factors: {
        vectors: [
          [1, 0],
          [0, 1],
        ],
      },
    },
    'by hand',
  ),
  answers(
    'lu',
    { kind: 'lu', a: '1,3,5;2,4,7;1,1,0' },
    {
      factors: {
        L: [
          [1, 0, 0],
          [0.5, 1, 0],
          [0.5, -1, 1],
        ],
        U: [
          [2, 4, 7],
          [0, 1, 1.5],
          [0, 0, -2],
        ],
        P: [
          [0, 1, 0],
          [1, 0, 0],
          [0, 0, 1],
        ],
      },
      values: [],
      determinant: 4,
    },
    'Rosetta Code, LU decomposition',
  ),
  answers(
    'lu of a singular matrix',
    { kind: 'lu', a: '1,2;2,4' },
    {
      factors: {
        L: [
          [1, 0],
          [0.5, 1],
        ],
        U: [
          [2, 4],
          [0, 0],
        ],
        P: [
          [0, 1],
          [1, 0],
        ],
      },
      determinant: 0,
    },
    'by hand',
  ),
  answers(
    'qr',
    { kind: 'qr', a: '12,-51,4;6,167,-68;-4,24,-41' },
    {
      factors: {
        Q: [
          [0.85714286, -0.39428571, -0.33142857],
          [0.42857143, 0.90285714, 0.03428571],
          [-0.28571429, 0.17142857, -0.94285714],
        ],
        R: [
          [14, 21, -14],
          [0, 175, -70],
          [0, 0, 35],
        ],
      },
    },
    'Wikipedia, QR decomposition',
  ),
  answers(
    'qr of dependent columns',
    { kind: 'qr', a: '3,6;4,8' },
    {
      factors: {
        Q: [
          [0.6, 0.8],
          [0.8, -0.6],
        ],
        R: [
          [5, 10],
          [0, 0],
        ],
      },
    },
    'by hand',
  ),
  answers(
    'cholesky',
    { kind: 'cholesky', a: '4,12,-16;12,37,-43;-16,-43,98' },
    {
      factors: {
        L: [
          [2, 0, 0],
          [6, 1, 0],
          [-8, 5, 3],
        ],
      },
      determinant: null,
      conditionNumber: null,
    },
    'Wikipedia, Cholesky decomposition',
  ),
  answers(
    'svd',
    { kind: 'svd', a: '3,2,2;2,3,-2' },
    {
      values: [
        { re: 5, im: 0 },
        { re: 3, im: 0 },
      ],
      factors: {
        U: [
          [0.70710678, 0.70710678],
          [0.70710678, -0.70710678],
        ],
        S: [
          [5, 0],
          [0, 3],
        ],
        V: [
          [0.70710678, 0.23570226],
          [0.70710678, -0.23570226],
          [0, 0.94280904],
        ],
      },
      conditionNumber: 1.66666667,
    },
    'MIT 18.06 notes, by hand',
  ),
  answers(
    'svd of a singular matrix',
    { kind: 'svd', a: '1,2;2,4' },
    {
      values: [
        { re: 5, im: 0 },
        { re: 0, im: 0 },
      ],
      conditionNumber: null,
    },
    'by hand',
  ),
  answers(
    'cholesky of a matrix that is hardly definite',
    { kind: 'cholesky', a: '1,1;1,1.0000000000000002' },
    {
      factors: {
        L: [
          [1, 0],
          [1, 1e-8],
        ],
      },
    },
    'sqrt(2e-16) = 1.4e-8',
  ),
  refuses(422, 'eigenvalues of a matrix that is not square', { kind: 'eigen', a: '1,2' }, 'square'),
  refuses(422, 'qr of a wide matrix', { kind: 'qr', a: '1,2' }, 'rows'),
  refuses(422, 'cholesky of an indefinite matrix', { kind: 'cholesky', a: '1,2;2,1' }, 'positive definite'),
  refuses(422, 'cholesky of a semidefinite matrix', { kind: 'cholesky', a: '1,1;1,1' }, 'positive definite'),
  refuses(
    422,
    'cholesky of a semidefinite matrix of decimals, B^T B for a B of three rows',
    {
      kind: 'cholesky',
      a: '44.1,58.53,-44.25,0.48;58.53,173.66,22.94,-25.9;-44.25,22.94,123.66,12.74;0.48,-25.9,12.74,138.59',
    },
    'positive definite',
  ),
  refuses(422, 'cholesky of an asymmetric matrix', { kind: 'cholesky', a: '2,1;0,2' }, 'symmetric'),
  refuses(400, 'ragged rows', { kind: 'lu', a: '1,2;3' }, 'a'),
  refuses(400, 'an unreadable entry', { kind: 'lu', a: '1,,2' }, 'a'),
  refuses(400, 'eleven rows', { kind: 'svd', a: Array(11).fill('1').join(';') }, 'a'),
  refuses(
    422,
    'a determinant past the doubles',
    { kind: 'lu', a: `1${'0'.repeat(200)},0;0,1${'0'.repeat(200)}` },
    'range',
  ),
])
