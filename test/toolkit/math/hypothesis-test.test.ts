import { answers, near, refuses, table } from '../../support/table.js'

/** Student's sleep data, as R's `sleep`. */
const SLEEP = '0.7,-1.6,-0.2,-1.2,-0.1,3.4,3.7,0.8,0.0,2.0;1.9,0.8,1.1,0.1,-0.1,4.4,5.5,1.6,4.6,3.4'
/** Dobson's plant weights, as R's `PlantGrowth`. */
const PLANTS =
  '4.17,5.58,5.18,6.11,4.50,4.61,5.17,4.53,5.33,5.14;4.81,4.17,4.41,3.59,5.87,3.83,6.03,4.89,4.32,4.69;6.31,5.12,5.54,5.50,5.37,5.29,4.92,6.15,5.80,5.26'
/** Hollander and Wolfe's tuna, as in R's `cor.test`. */
const TUNA = '44.4,45.9,41.9,53.3,44.7,44.1,50.7,45.2,60.1;2.6,3.1,2.5,5.0,3.6,4.0,5.2,2.8,3.8'

table('rest_math_hypothesisTest', [
  answers(
    'one sample',
    { test: 'tOneSample', data: '5.1,4.9,5.6,5.8,5.2', mu: 5 },
    {
      statistic: near(1.93319, 5e-6),
      df: 4,
      estimate: near(5.32, 1e-14),
      effectSize: near(0.864549, 5e-7),
    },
    '0.32/(0.370135/sqrt 5), 0.32/0.370135',
  ),
  answers(
    'Welch',
    { test: 'tWelch', data: SLEEP },
    {
      statistic: near(-1.8608, 5e-5),
      df: near(17.776, 5e-4),
      pValue: near(0.07939, 5e-6),
      confidenceInterval: { low: near(-3.3654832, 5e-8), high: near(0.2054832, 5e-8) },
      reject: false,
    },
    'R, t.test(extra ~ group, data = sleep)',
  ),
  answers(
    'pooled',
    { test: 'tTwoSample', data: SLEEP },
    {
      statistic: near(-1.8608, 5e-5),
      df: 18,
      pValue: near(0.07919, 5e-6),
      confidenceInterval: { low: near(-3.363874, 5e-7), high: near(0.203874, 5e-7) },
    },
    'R, t.test with var.equal',
  ),
  answers(
    'paired',
    { test: 'tPaired', data: SLEEP },
    {
      statistic: near(-4.0621, 5e-5),
      df: 9,
      pValue: near(0.002833, 5e-7),
      estimate: near(-1.58, 1e-14),
      confidenceInterval: { low: near(-2.4598858, 5e-8), high: near(-0.7001142, 5e-8) },
      reject: true,
    },
    'R, t.test with paired',
  ),
  answers(
    'one-sided',
    { test: 'tPaired', data: SLEEP, alternative: 'less' },
    { pValue: near(0.0014165, 5e-7) },
    'half of the two-sided',
  ),
  answers(
    'the other side',
    { test: 'tPaired', data: SLEEP, alternative: 'greater' },
    { pValue: near(0.9985835, 5e-7), reject: false },
    'its complement',
  ),
  answers(
    'a proportion',
    { test: 'zProportion', data: '60,100', mu: 0.5 },
    {
      statistic: 2,
      df: null,
      pValue: near(0.04550026389635841, 1e-12),
      estimate: 0.6,
      confidenceInterval: { low: near(0.503981, 1e-6), high: near(0.696019, 1e-6) },
      reject: true,
    },
    '10/5; 2 (1 - Phi(2))',
  ),
  answers(
    "Mendel's peas",
    { test: 'chiSquaredFit', data: '315,101,108,32', expected: '9,3,3,1' },
    { statistic: near(0.470024, 1e-6), df: 3, pValue: near(0.925426, 1e-6), effectSize: null },
    'Mendel 1866; by hand',
  ),
  answers(
    'a fair die',
    { test: 'chiSquaredFit', data: '5,8,9,8,10,20' },
    { statistic: near(13.4, 1e-12), df: 5, pValue: near(0.01990522, 1e-7) },
    'Wikipedia, Pearson chi-squared test',
  ),
  answers(
    'a table',
    { test: 'chiSquaredTable', data: '762,327,468;484,239,477' },
    { statistic: near(30.07015, 5e-6), df: 2, pValue: near(2.954e-7, 5e-11) },
    'R, chisq.test; Agresti 2007',
  ),
  answers(
    'anova',
    { test: 'anova', data: PLANTS },
    {
      statistic: near(4.846, 5e-4),
      df: 2,
      df2: 27,
      pValue: near(0.01591, 5e-6),
      effectSize: near(0.2641, 5e-5),
    },
    'R, aov(weight ~ group, data = PlantGrowth)',
  ),
  answers(
    'a correlation',
    { test: 'correlation', data: TUNA },
    {
      statistic: near(1.8411, 5e-5),
      df: 7,
      pValue: near(0.1082, 5e-5),
      estimate: near(0.5711816, 5e-8),
      confidenceInterval: null,
    },
    'R, cor.test',
  ),
  refuses(400, 'one sample of two', { test: 'tWelch', data: '1,2,3' }, 'data'),
  refuses(400, 'pairs of different lengths', { test: 'tPaired', data: '1,2,3;1,2' }, 'data'),
  refuses(
    400,
    'expected counts of another number',
    { test: 'chiSquaredFit', data: '1,2', expected: '1,2,3' },
    'expected',
  ),
  refuses(400, 'ragged rows', { test: 'chiSquaredTable', data: '1,2;3' }, 'data'),
  refuses(422, 'one value', { test: 'tOneSample', data: '1' }, 'two values'),
  refuses(422, 'no spread', { test: 'tOneSample', data: '2,2,2' }, 'vary'),
  refuses(422, 'equal differences', { test: 'tPaired', data: '5.1,4.9,3.3;4.1,3.9,2.3' }, 'vary'),
  refuses(422, 'a proportion of 0', { test: 'zProportion', data: '60,100' }, 'mu'),
  refuses(422, 'more successes than trials', { test: 'zProportion', data: '101,100', mu: 0.5 }, 'successes'),
  refuses(422, 'an expected count of 0', { test: 'chiSquaredFit', data: '1,2', expected: '0,1' }, 'expected'),
  refuses(422, 'an empty column', { test: 'chiSquaredTable', data: '1,0;2,0' }, 'expected'),
  refuses(422, 'groups without spread', { test: 'anova', data: '1,1;2,2' }, 'varies'),
  refuses(422, 'a perfect correlation', { test: 'correlation', data: '1,2,3;2,4,6' }, 'perfect'),
  refuses(422, 'a spread past the doubles', { test: 'tOneSample', data: '1e308,-1e308' }, 'range'),
])
