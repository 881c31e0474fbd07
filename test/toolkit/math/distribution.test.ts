import { answers, near, refuses, table } from '../../support/table.js'

const quantile = (name: string, parameters: string, p: number, value: number, source: string) =>
  answers<'rest_math_distribution'>(
    `${name} ${parameters} at ${p}`,
    { name, parameters, p },
    { quantile: near(value, 1e-6 * Math.max(1, value)), density: null, cumulative: null },
    source,
  )

const cumulative = (name: string, parameters: string, x: number, value: number, source: string) =>
  answers<'rest_math_distribution'>(
    `${name} ${parameters} up to ${x}`,
    { name, parameters, x },
    { cumulative: near(value, 1e-10), survival: near(1 - value, 1e-10), quantile: null },
    source,
  )

table('rest_math_distribution', [
  answers(
    'the standard normal',
    { name: 'normal', x: 1.96 },
    {
      parameters: { mean: 0, sd: 1 },
      mean: 0,
      variance: 1,
      density: near(0.05844094433345147, 1e-14),
      cumulative: near(0.9750021048517795, 1e-14),
      quantile: null,
    },
    'Abramowitz and Stegun, table 26.1',
  ),
  cumulative('normal', '0,1', -10, 7.61985302416e-24, 'mpmath ncdf'),
  quantile('normal', '0,1', 0.975, 1.959963984540054, 'critical values'),
  quantile('studentT', '10', 0.975, 2.2281388519649385, 'critical values'),
  quantile('studentT', '1', 0.975, 12.706204736174698, 'tan(0.475 pi)'),
  cumulative('studentT', '7', 1.5, 0.911350756505, 'mpmath betainc'),
  quantile('chiSquared', '1', 0.95, 3.841458820694124, 'critical values'),
  quantile('chiSquared', '10', 0.95, 18.307038053275146, 'critical values'),
  quantile('f', '5,10', 0.95, 3.325834530413011, 'critical values'),
  quantile('f', '3,20', 0.95, 3.098391212179733, 'critical values'),
  cumulative('uniform', '2,6', 3, 0.25, 'by hand'),
  answers(
    'exponential',
    { name: 'exponential', parameters: '0.5', x: 3, p: 0.5 },
    {
      mean: 2,
      variance: 4,
      density: near(0.11156508007421491, 1e-15),
      cumulative: near(0.7768698398515702, 1e-15),
      quantile: near(1.3862943611198906, 1e-14),
    },
    '1 - e^-1.5; 2 ln 2',
  ),
  cumulative('gamma', '2.5,3', 7, 0.542101772755, 'mpmath gammainc'),
  cumulative('beta', '2,3.5', 0.4, 0.598449086665, 'mpmath betainc'),
  answers(
    'lognormal',
    { name: 'lognormal', parameters: '0,1', p: 0.5 },
    { quantile: 1, mean: near(1.6487212707001282, 1e-14), variance: near(4.670774270471606, 1e-12) },
    'sqrt(e); e (e - 1)',
  ),
  cumulative('weibull', '2,1', 2, 0.6321205588285577, '1 - 1/e'),
  ...(
    [
      [10, 0.11790409566121478],
      [1000, 1.476578413336492e-5],
      [1e6, 1.4804367874044446e-11],
      [1e9, 1.4804406562906343e-17],
    ] as const
  ).map(([shape, variance]) =>
    answers<'rest_math_distribution'>(
      `weibull of shape ${shape}`,
      { name: 'weibull', parameters: `3,${shape}`, x: 3 },
      { variance: near(variance, variance * 1e-12) },
      'mpmath, 9 (gamma(1 + 2/k) - gamma(1 + 1/k)^2)',
    ),
  ),
  answers(
    'binomial',
    { name: 'binomial', parameters: '10,0.5', x: 5, p: 0.623046875 },
    {
      mean: 5,
      variance: 2.5,
      density: near(0.24609375, 1e-14),
      cumulative: near(0.623046875, 1e-14),
      quantile: 5,
    },
    '252/1024; 638/1024',
  ),
  answers(
    'off the integers',
    { name: 'binomial', parameters: '10,0.5', x: 5.5 },
    { density: 0, cumulative: near(0.623046875, 1e-14) },
    'by definition',
  ),
  answers(
    'poisson',
    { name: 'poisson', parameters: '2', x: 1, p: 0.5 },
    { density: near(0.2706705664732254, 1e-14), cumulative: near(0.406005849709838, 1e-14), quantile: 2 },
    '2 e^-2; 3 e^-2; 5 e^-2 = 0.677',
  ),
  answers(
    'geometric',
    { name: 'geometric', parameters: '0.2', x: 3, p: 0.488 },
    {
      mean: 5,
      variance: near(20, 1e-12),
      density: near(0.128, 1e-15),
      cumulative: near(0.488, 1e-15),
      quantile: 3,
    },
    'by hand',
  ),
  answers(
    'hypergeometric',
    { name: 'hypergeometric', parameters: '50,5,10', x: 4 },
    { mean: 1, density: near(0.00396458305801507, 1e-12), cumulative: near(0.9998810625, 1e-9) },
    'Wikipedia, Hypergeometric distribution',
  ),
  answers(
    'no mean',
    { name: 'studentT', parameters: '1', x: 0 },
    { mean: null, variance: null, density: near(0.3183098861837907, 1e-14), cumulative: 0.5 },
    '1/pi',
  ),
  answers(
    'an infinite density',
    { name: 'chiSquared', parameters: '1', x: 0 },
    { density: null, cumulative: 0 },
    'by definition',
  ),
  answers('an infinite quantile', { name: 'normal', p: 1 }, { quantile: null }, 'by definition'),
  answers(
    'the end of a support',
    { name: 'binomial', parameters: '10,0.5', p: 1 },
    { quantile: 10 },
    'by definition',
  ),
  answers(
    'below the support',
    { name: 'gamma', parameters: '2,3', x: -1 },
    { density: 0, cumulative: 0, survival: 1 },
    'by definition',
  ),
  answers(
    'a hundred million degrees of freedom',
    { name: 'studentT', parameters: '1e8', p: 0.975 },
    { quantile: near(1.959964, 1e-6) },
    'the normal limit',
  ),
  refuses(400, 'neither x nor p', { name: 'normal' }, 'x'),
  refuses(400, 'too few parameters', { name: 'gamma', parameters: '2', x: 1 }, 'parameters'),
  refuses(422, 'a negative deviation', { name: 'normal', parameters: '0,-1', x: 1 }, 'sd'),
  refuses(422, 'a probability over 1', { name: 'binomial', parameters: '10,1.5', x: 1 }, 'p of binomial'),
  refuses(422, 'a broken count', { name: 'binomial', parameters: '10.5,0.5', x: 1 }, 'n of binomial'),
  refuses(
    422,
    'more successes than the population',
    { name: 'hypergeometric', parameters: '5,6,1', x: 1 },
    'K of',
  ),
  refuses(422, 'an empty interval', { name: 'uniform', parameters: '2,2', x: 1 }, 'b of uniform'),
  answers(
    'a variance past the doubles',
    { name: 'normal', parameters: '0,1e200', x: 0 },
    { variance: null, cumulative: 0.5 },
    'by definition',
  ),
])
