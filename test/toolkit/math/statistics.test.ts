import { answers, near, refuses, table } from '../../support/table.js'

/** NIST StRD NumAcc2 to NumAcc4: a first value, then two others in turn, 1001 in all. */
const numAcc = (first: string, low: string, high: string): string =>
  [first, ...Array.from({ length: 1000 }, (_, index) => (index % 2 === 0 ? low : high))].join()

table('rest_math_statistics', [
  answers(
    'eight numbers',
    { numbers: '2,4,4,4,5,5,7,9' },
    {
      count: 8,
      sum: 40,
      mean: 5,
      median: 4.5,
      modes: [4],
      min: 2,
      max: 9,
      range: 7,
      variance: near(32 / 7, 1e-15),
      populationVariance: 4,
      populationStandardDeviation: 2,
      q1: 4,
      q3: 5.5,
      iqr: 1.5,
      meanAbsoluteDeviation: 1.5,
      outliers: [9],
    },
    'Wikipedia, Standard deviation; by hand',
  ),
  answers(
    'NumAcc1',
    { numbers: '10000001,10000003,10000002' },
    { mean: 10000002, standardDeviation: 1 },
    'NIST StRD, certified',
  ),
  answers(
    'NumAcc2',
    { numbers: numAcc('1.2', '1.1', '1.3') },
    { mean: near(1.2, 1e-15), standardDeviation: near(0.1, 1e-15) },
    'NIST StRD, certified',
  ),
  answers(
    'NumAcc3',
    { numbers: numAcc('1000000.2', '1000000.1', '1000000.3') },
    { mean: near(1000000.2, 1e-9), standardDeviation: near(0.1, 1e-10) },
    'NIST StRD, certified',
  ),
  answers(
    'sums of decimals',
    { numbers: '0.1,0.2,0.3,0.4,0.5,0.6,0.7' },
    { sum: near(2.8, 1e-15), mean: near(0.4, 1e-16) },
    'by hand',
  ),
  answers('what naive summation loses', { numbers: '1e16,1,-1e16' }, { sum: 1 }, 'by hand'),
  answers(
    'numbers whose squares are below the doubles',
    { numbers: '1e-200,2e-200,5e-200' },
    {
      variance: 0,
      standardDeviation: near(2.0816659994661326e-200, 1e-214),
      skewness: near(1.293342780733395, 1e-12),
    },
    'those of 1, 2, 5: sqrt(13/3), and sqrt(6) (70/27) / (26/9)^1.5; by hand',
  ),
  refuses(422, 'a variance beyond the doubles', { numbers: '1e200,-1e200,5' }, 'range'),
  answers(
    'G1 and G2',
    { numbers: '1,2,3,4,10' },
    { skewness: near(1.6970562748477143, 1e-12), kurtosis: near(3.152, 1e-12) },
    'moments 2, 3, 4 about 4: 10, 36, 278.8; by hand',
  ),
  answers(
    'geometric and harmonic mean',
    { numbers: '1,4,4' },
    { geometricMean: near(2.5198420997897464, 1e-14), harmonicMean: 2 },
    '16^(1/3); 3/1.5',
  ),
  answers(
    'not all positive',
    { numbers: '0,1' },
    { geometricMean: null, harmonicMean: null },
    'by definition',
  ),
  answers(
    'one number',
    { numbers: '5' },
    {
      variance: null,
      standardDeviation: null,
      standardError: null,
      skewness: null,
      kurtosis: null,
      modes: [],
      q1: 5,
      q3: 5,
    },
    'by definition',
  ),
  answers(
    'equal numbers',
    { numbers: '0.1,0.1,0.1,0.1' },
    { modes: [0.1], skewness: null, kurtosis: null, outliers: [] },
    'by definition',
  ),
  answers(
    'a percentile',
    { numbers: '15,20,35,40,50', percentile: 40 },
    { percentile: 29 },
    'Wikipedia, Percentile',
  ),
  answers('two modes', { numbers: '3,1,1,3,2' }, { modes: [1, 3] }, 'by hand'),
  answers(
    'outliers in input order',
    { numbers: '100,1,2,3,4,5,6,7,8,-100' },
    { outliers: [100, -100] },
    'by hand',
  ),
  refuses(400, 'an empty entry', { numbers: '1,,2' }, 'numbers'),
  refuses(400, 'what overflows', { numbers: '1e999' }, 'numbers'),
  refuses(400, 'more than 5000', { numbers: Array(5001).fill('1').join() }, 'numbers'),
  refuses(422, 'a sum past the doubles', { numbers: '1e308,1e308,1e308' }, 'range'),
])
