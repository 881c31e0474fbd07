import { answers, refuses, table } from '../../support/table.js'

// Python's hashlib, with the contract's formulas written out anew.
const SOURCE = 'SHA-256 by Python'

table('rest_random_distribution', [
  answers(
    'normal',
    { name: 'normal', a: 100, b: 15, count: 2, seed: 'demo' },
    {
      parameters: { mean: 100, sd: 15 },
      items: [112.245425, 94.407687],
      mean: 103.326556,
      standardDeviation: 8.918869,
      min: 94.407687,
      max: 112.245425,
    },
    SOURCE,
  ),
  answers(
    'lognormal by default',
    { name: 'lognormal', count: 2, seed: 'demo' },
    { parameters: { mu: 0, sigma: 1 }, items: [2.262254, 0.688789] },
    SOURCE,
  ),
  answers(
    'uniform',
    { name: 'uniform', a: -1, b: 1, count: 3, seed: 'demo' },
    { parameters: { low: -1, high: 1 }, items: [0.211022, -0.704249, 0.356737] },
    SOURCE,
  ),
  answers(
    'exponential',
    { name: 'exponential', a: 0.5, count: 3, seed: 'demo' },
    { parameters: { rate: 0.5 }, items: [1.860328, 0.320045, 2.268697] },
    SOURCE,
  ),
  answers(
    'Poisson',
    { name: 'poisson', a: 3, count: 3, seed: 'demo' },
    { parameters: { lambda: 3 }, items: [3, 2, 4] },
    SOURCE,
  ),
  answers(
    'binomial',
    { name: 'binomial', b: 0.3, count: 3, seed: 'demo' },
    { parameters: { n: 10, p: 0.3 }, items: [4, 5, 4] },
    SOURCE,
  ),
  answers(
    'geometric',
    { name: 'geometric', a: 0.2, count: 4, seed: 'demo' },
    { parameters: { p: 0.2 }, items: [5, 1, 6, 2] },
    SOURCE,
  ),
  answers(
    'geometric with certain success',
    { name: 'geometric', a: 1, count: 2, seed: 'demo' },
    { items: [1, 1] },
    'the first trial succeeds',
  ),
  answers(
    'Bernoulli',
    { name: 'bernoulli', a: 0.6, count: 5, seed: 'demo' },
    { parameters: { p: 0.6 }, items: [0, 1, 0, 1, 0] },
    SOURCE,
  ),
  answers(
    'triangular',
    { name: 'triangular', a: 0, b: 10, c: 2, count: 3, seed: 'demo' },
    { parameters: { low: 0, high: 10, mode: 2 }, items: [4.382249, 1.71974, 4.927473] },
    SOURCE,
  ),
  answers(
    'triangular with its mode in the middle',
    { name: 'triangular', a: 2, b: 4 },
    { parameters: { low: 2, high: 4, mode: 3 } },
    'the middle of 2 and 4',
  ),
  ...[
    { name: 'normal', b: 0 },
    { name: 'lognormal', b: -1 },
    { name: 'uniform', a: 1, b: 1 },
    { name: 'exponential', a: 0 },
    { name: 'poisson', a: 501 },
    { name: 'poisson', a: 0 },
    { name: 'binomial', a: 2.5 },
    { name: 'binomial', a: 1001 },
    { name: 'binomial', b: 1.1 },
    { name: 'geometric', a: 0 },
    { name: 'bernoulli', a: -0.1 },
    { name: 'triangular', a: 1, b: 0 },
    { name: 'triangular', c: 2 },
  ].map((query) => refuses<'rest_random_distribution'>(422, `${JSON.stringify(query)}`, query, 'must be')),
  refuses(422, 'samples past all numbers', { name: 'lognormal', a: 1000 }, 'too large'),
  refuses(400, 'a distribution that is not offered', { name: 'cauchy' }, 'name'),
])
