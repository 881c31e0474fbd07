import { decimals, digits } from './content.js'
import type { BoundsTable } from './derive.js'

const rows = (size: number, from = 0): string =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => digits(3, row * 31 + column * 7 + from)).join(','),
  ).join(';')

/** A symmetric matrix whose diagonal dominates. */
const definite = (size: number): string =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => (row === column ? 10_000 : 3 + ((row + column) % 5))).join(
      ',',
    ),
  ).join(';')

const letters = 'abcdfghjkm'
const system = [...letters]
  .map(
    (_, row) =>
      `${[...letters].map((letter, column) => `${digits(3, row * 13 + column)}${letter}`).join('+')}=${row}`,
  )
  .join(';')

const numbers = decimals(20_000)
const groups = Array.from({ length: 20 }, () => decimals(990)).join(';')
const half = decimals(9_990)
const integers = (many: number, length: number): string =>
  Array.from({ length: many }, (_, index) => digits(length, index)).join(',')

/** 20 primes: moduli without a common factor. */
const PRIMES = [
  101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193, 197,
]
/** 2^127 - 1, and 10^50 - 57, the greatest prime of 50 digits. */
const MERSENNE = 2n ** 127n - 1n
const figures: Readonly<Record<string, string>> = {
  circle: '3',
  sector: '3,60',
  ellipse: '3,4',
  triangle: '3,4,5',
  rectangle: '3,4',
  trapezoid: '6,4,3,3',
  rhombus: '3,4',
  regularPolygon: '100,3',
  polygon: Array.from({ length: 200 }, (_, index) => {
    const angle = (index / 200) * 2 * Math.PI
    return `${(100 * Math.cos(angle)).toFixed(5)},${(100 * Math.sin(angle)).toFixed(5)}`
  }).join(';'),
  sphere: '3',
  cylinder: '3,4',
  cone: '3,4',
  cuboid: '3,4,5',
  pyramid: '3,4',
  torus: '5,2',
  tetrahedron: '3',
}
const sum = (term: (index: number) => string, length: number): string => {
  let text = term(1)
  for (let index = 2; text.length + term(index).length + 1 <= length; index += 1) text += `+${term(index)}`
  return text
}

export const math: BoundsTable = {
  evaluate: {
    calls: [
      { expr: sum((index) => `sqrt(${index})*sin(${index}/7)`, 500), mode: 'number' },
      { expr: sum((index) => `sqrt(${index})*sin(${index}/7)`, 500), mode: 'bignumber' },
      { expr: sum((index) => `${index}/${index + 3}`, 390), mode: 'fraction' },
      { expr: 'x^2+y*z-x/7', variables: 'x=3,y=4,z=5' },
    ],
  },
  simplify: {
    calls: [
      { expr: sum((index) => `${index}*x^${index % 9}`, 150), operation: 'simplify' },
      { expr: '(x+1)^9*(x-2)^5', operation: 'expand' },
      { expr: 'x^12-1', operation: 'factor' },
    ],
  },
  derivative: {
    calls: [
      { expr: sum((index) => `${index}*x^${index}`, 60), order: 1 },
      { expr: 'x^3*sin(x)*exp(2*x)', order: 3 },
    ],
  },
  integrate: {
    calls: [{ expr: sum((index) => `${index}*x^${index}`, 100) }, { expr: 'x^2*exp(x)+sin(x)*cos(x)' }],
  },
  solve: {
    calls: [
      { equation: `${sum((index) => `sin(${index}*x)`, 280)}=0` },
      { equation: 'x^5-3*x^3+x=sin(x)*exp(x/10)' },
    ],
  },
  'linear-system': { calls: [{ equations: system }] },
  'polynomial-roots': {
    calls: [
      {
        coefficients: Array.from(
          { length: 21 },
          (_, index) => `${index % 2 === 0 ? '' : '-'}${digits(4, index)}`,
        ).join(','),
      },
    ],
  },
  factorize: {
    // Two primes of nearly one size make the most work: 1000000007 * 998244353; and the greatest number of 19 digits.
    calls: [{ n: '998244359987710471' }, { n: '9999999999999999999' }, { n: '897612484786617600' }],
  },
  'gcd-lcm': { calls: [{ numbers: integers(49, 100) }, { numbers: integers(100, 49) }] },
  modular: {
    calls: [
      { operation: 'inverse', a: digits(200), modulus: `${digits(199, 3)}7` },
      { operation: 'power', a: digits(200), exponent: digits(200, 5), modulus: digits(200, 9) },
      {
        operation: 'crt',
        a: null,
        modulus: null,
        residues: PRIMES.map((_, index) => index).join(','),
        moduli: PRIMES.join(','),
      },
      { operation: 'order', a: '3', modulus: '1000000007' },
      { operation: 'sqrt', a: '4', modulus: String(MERSENNE) },
    ],
  },
  bigint: {
    calls: [
      ...['add', 'subtract', 'multiply', 'divide', 'compare'].map((operation) => ({
        operation,
        a: digits(2_000),
        b: digits(operation === 'divide' ? 1_000 : 2_000, 7),
      })),
      { operation: 'power', a: '7', b: '5900' },
      { operation: 'factorial', a: '1700', b: null },
      { operation: 'sqrt', a: digits(2_000), b: null },
    ],
    own: { ms: 2, because: 'writing 5,000 digits in decimal takes half of it' },
  },
  matrix: {
    calls: [
      ...['determinant', 'inverse', 'transpose', 'trace', 'rank', 'rref', 'nullspace', 'adjugate'].map(
        (operation) => ({
          operation,
          a: rows(8),
        }),
      ),
      { operation: 'multiply', a: rows(8), b: rows(8, 5) },
      { operation: 'add', a: rows(8), b: rows(8, 5) },
      { operation: 'power', a: rows(8), exponent: 20 },
      { operation: 'power', a: rows(8), exponent: -20 },
    ],
  },
  decompose: {
    calls: [
      ...['eigen', 'lu', 'qr', 'svd'].map((kind) => ({ kind, a: rows(10) })),
      { kind: 'cholesky', a: definite(10) },
      { kind: 'eigen', a: definite(10) },
    ],
  },
  statistics: {
    calls: [
      { numbers },
      {
        numbers: Array.from({ length: 5_000 }, (_, index) => digits(3, index))
          .join(',')
          .slice(0, 19_999),
      },
    ],
  },
  regression: {
    calls: ['linear', 'polynomial', 'exponential', 'logarithmic', 'power'].map((model) => ({
      model,
      x: Array.from({ length: 1_000 }, (_, index) => ((index + 1) / 100).toFixed(2)).join(','),
      y: decimals(9_999, 1_000)
        .split(',')
        .concat(Array<string>(1_000).fill('5.25'))
        .slice(0, 1_000)
        .join(','),
      predict: Array.from({ length: 200 }, (_, index) => index + 1).join(','),
    })),
  },
  distribution: {
    calls: [
      { name: 'normal', parameters: '0,1' },
      { name: 'studentT', parameters: '30' },
      { name: 'chiSquared', parameters: '30' },
      { name: 'f', parameters: '30,40' },
      { name: 'uniform', parameters: '0,10' },
      { name: 'exponential', parameters: '2' },
      { name: 'gamma', parameters: '300,2' },
      { name: 'beta', parameters: '300,400' },
      { name: 'lognormal', parameters: '0,1' },
      { name: 'weibull', parameters: '2,3' },
      { name: 'binomial', parameters: '1000000,0.3' },
      { name: 'poisson', parameters: '1000000' },
      { name: 'geometric', parameters: '0.001' },
      { name: 'hypergeometric', parameters: '100000,30000,2000' },
    ].map((one) => ({ ...one, x: 0.5, p: 0.975 })),
  },
  'hypothesis-test': {
    calls: [
      { test: 'tOneSample', data: decimals(19_999) },
      ...['tTwoSample', 'tWelch', 'tPaired', 'correlation'].map((test) => ({
        test,
        data: `${half};${half.split(',').reverse().join(',')}`,
      })),
      { test: 'zProportion', data: '600000,1000000', mu: 0.5 },
      { test: 'chiSquaredFit', data: integers(1_000, 3), expected: null },
      { test: 'chiSquaredTable', data: rows(60) },
      { test: 'anova', data: groups },
    ],
  },
  combinatorics: {
    calls: [
      { n: 1_000, k: 500 },
      { n: 200, k: 100 },
      { n: 1_000, k: 1_000 },
    ],
    own: { ms: 2, because: 'nine numbers of up to 3,000 digits are computed and written in decimal' },
  },
  base: {
    calls: [
      { number: `${'zk'.repeat(150)}.${'9a'.repeat(50)}`, from: 36, to: 2, bits: null },
      { number: '-1', from: 10, to: 16, bits: 128 },
      { number: `${digits(300)}.${digits(100)}`, from: 10, to: 36, bits: null },
    ],
  },
  words: {
    calls: [
      { number: `${digits(30)}.${digits(10)}`, lang: 'en-US', form: 'cardinal' },
      { number: digits(15), lang: 'id' },
    ],
  },
  fraction: {
    calls: [
      ...['none', 'add', 'subtract', 'multiply', 'divide', 'compare'].map((operation) => ({
        operation,
        a: `${digits(30)}/${digits(30, 3)}`,
        b: operation === 'none' ? null : `${digits(30, 5)}/${digits(30, 7)}`,
      })),
      { operation: 'power', a: '12345/6789', b: '100' },
      { operation: 'none', a: '1/983', b: null },
    ],
  },
  complex: {
    calls: [
      { operation: 'none', a: '3.25+4.75i' },
      ...['add', 'subtract', 'multiply', 'divide', 'power'].map((operation) => ({
        operation,
        a: '3.25+4.75i',
        b: '1.5-0.25i',
      })),
    ],
  },
  sequence: {
    calls: [
      { name: 'prime', start: 9_800 },
      ...['triangular', 'square', 'cube', 'pentagonal', 'hexagonal'].map((name) => ({
        name,
        start: 999_800,
      })),
      ...[
        'fibonacci',
        'lucas',
        'pell',
        'tribonacci',
        'factorial',
        'catalan',
        'partition',
        'motzkin',
        'happy',
      ].map((name) => ({ name, start: 800 })),
      ...['bell', 'lookAndSay', 'mersennePrimeExponent', 'perfect'].map((name) => ({ name, start: 0 })),
      { name: 'collatz', start: 837_799 },
    ],
    own: { ms: 3, because: 'its answer has 459,000 digits, of which each is written, copied and sent' },
  },
  geometry: { calls: Object.entries(figures).map(([shape, values]) => ({ shape, values })) },
}
