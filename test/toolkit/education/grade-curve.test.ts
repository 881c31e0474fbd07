import { answers, refuses, table } from '../../support/table.js'

const SCORES = { scores: '55,62,70,81,90' }

table('rest_education_gradeCurve', [
  answers(
    'the best score becomes full marks',
    SCORES,
    {
      method: 'addToTop',
      count: 5,
      before: { mean: 71.6, median: 70, standardDeviation: 12.627 },
      after: { mean: 81.6, median: 80, standardDeviation: 12.627 },
      letters: { A: 2, B: 1, C: 1, D: 1, F: 0 },
      items: [
        { score: 55, curved: 65, letter: 'D', rank: 5, percentile: 10 },
        { score: 62, curved: 72, letter: 'C', rank: 4, percentile: 30 },
        { score: 70, curved: 80, letter: 'B', rank: 3, percentile: 50 },
        { score: 81, curved: 91, letter: 'A', rank: 2, percentile: 70 },
        { score: 90, curved: 100, letter: 'A', rank: 1, percentile: 90 },
      ],
    },
    'statistics.pstdev of Python; (below + half)/5',
  ),
  answers(
    'scaled to the top',
    { scores: '30,60', method: 'scaleToTop' },
    {
      items: [
        { score: 30, curved: 50, letter: 'F', rank: 2, percentile: 25 },
        { score: 60, curved: 100, letter: 'A', rank: 1, percentile: 75 },
      ],
    },
    '30*100/60',
  ),
  answers(
    'square root',
    { scores: '64,49,0', method: 'squareRoot' },
    {
      after: { mean: 50, median: 70, standardDeviation: 35.5903 },
      items: [
        { score: 64, curved: 80, letter: 'B', rank: 1, percentile: 83.33 },
        { score: 49, curved: 70, letter: 'C', rank: 2, percentile: 50 },
        { score: 0, curved: 0, letter: 'F', rank: 3, percentile: 16.67 },
      ],
    },
    'sqrt(0.64)*100; sqrt((900 + 400 + 2500)/3)',
  ),
  answers(
    'a line through mean and best',
    { scores: '40,60,80', method: 'linear', targetMean: 75 },
    {
      after: { mean: 75, median: 75, standardDeviation: 20.4124 },
      items: [
        { score: 40, curved: 50, letter: 'F', rank: 3, percentile: 16.67 },
        { score: 60, curved: 75, letter: 'C', rank: 2, percentile: 50 },
        { score: 80, curved: 100, letter: 'A', rank: 1, percentile: 83.33 },
      ],
    },
    '75 + 25*(score - 60)/20; sqrt(1250/3)',
  ),
  answers(
    'a bell',
    { scores: '40,60,80', method: 'bell', targetMean: 70, targetDeviation: 8 },
    {
      items: [
        { score: 40, curved: 60.2, letter: 'D', rank: 3, percentile: 16.67 },
        { score: 60, curved: 70, letter: 'C', rank: 2, percentile: 50 },
        { score: 80, curved: 79.8, letter: 'C', rank: 1, percentile: 83.33 },
      ],
    },
    'z = 1.2247; 70 - 9.798',
  ),
  answers(
    'scores held within the marks',
    { scores: '0,100', method: 'bell', targetMean: 90, targetDeviation: 50 },
    {
      items: [
        { score: 0, curved: 40, letter: 'F', rank: 2, percentile: 25 },
        { score: 100, curved: 100, letter: 'A', rank: 1, percentile: 75 },
      ],
    },
    '90 + 50 is held at 100',
  ),
  answers(
    'equal scores',
    { scores: '50,50,90' },
    {
      items: [
        { score: 50, curved: 60, letter: 'D', rank: 2, percentile: 33.33 },
        { score: 50, curved: 60, letter: 'D', rank: 2, percentile: 33.33 },
        { score: 90, curved: 100, letter: 'A', rank: 1, percentile: 83.33 },
      ],
    },
    '(0 + 1)/3, (2 + 0.5)/3',
  ),
  answers(
    'a cut-off that binary arithmetic misses',
    { scores: '0.29,1', maxScore: 1, cutoffs: '29,20,10,5' },
    { letters: { A: 2, B: 0, C: 0, D: 0, F: 0 } },
    '0.29*100 is 29',
  ),
  answers(
    'a mean and a deviation that end in a half',
    { scores: '96.6355,69.3768' },
    { before: { mean: 83.0062, median: 83.0062, standardDeviation: 13.6294 } },
    '83.00615; half of 27.2587 is 13.62935',
  ),
  answers(
    'a line through a mean that is a third',
    { scores: '50.02,60,70', method: 'linear', targetMean: 75.01, maxScore: 100 },
    { after: { mean: 75.01 } },
    'the mean goes to 75.01',
  ),
  answers(
    'a percentile that ends in a half',
    { scores: Array.from({ length: 80 }, (_, index) => index).join(',') },
    { items: Array.from({ length: 80 }, (_, index) => (index === 11 ? { percentile: 14.38 } : {})) },
    '11.5/80 = 14.375 percent',
  ),
  answers(
    'other marks and cut-offs',
    { scores: '18,20', maxScore: 20, cutoffs: '95,85.5,60,50' },
    {
      items: [
        { score: 18, curved: 18, letter: 'B', rank: 2, percentile: 25 },
        { score: 20, curved: 20, letter: 'A', rank: 1, percentile: 75 },
      ],
    },
    '18/20 = 90 percent',
  ),
  refuses(422, 'nothing to scale', { scores: '0,0', method: 'scaleToTop' }, 'not defined'),
  refuses(422, 'a line through one point', { scores: '5,5', method: 'linear' }, 'not defined'),
  refuses(422, 'a bell without spread', { scores: '5', method: 'bell' }, 'not defined'),
  refuses(400, 'a score past full marks', { scores: '101' }, 'scores'),
  refuses(400, 'cut-offs that rise', { scores: '50', cutoffs: '60,70,80,90' }, 'cutoffs'),
  refuses(400, 'equal cut-offs', { scores: '50', cutoffs: '90,80,80,60' }, 'cutoffs'),
  refuses(400, 'three cut-offs', { scores: '50', cutoffs: '90,80,70' }, 'cutoffs'),
  refuses(400, 'a negative score', { scores: '-5' }, 'scores'),
])
