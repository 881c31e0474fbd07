import { answers, near, refuses, table } from '../../support/table.js'

/** L, a, b of both colours and their CIEDE2000: Sharma, Wu and Dalal, Color Res Appl 2005; 30: 21-30, table 1. */
const SHARMA = `
50 2.6772 -79.7751 50 0 -82.7485 2.0425
50 3.1571 -77.2803 50 0 -82.7485 2.8615
50 2.8361 -74.02 50 0 -82.7485 3.4412
50 -1.3802 -84.2814 50 0 -82.7485 1
50 -1.1848 -84.8006 50 0 -82.7485 1
50 -0.9009 -85.5211 50 0 -82.7485 1
50 0 0 50 -1 2 2.3669
50 -1 2 50 0 0 2.3669
50 2.49 -0.001 50 -2.49 0.0009 7.1792
50 2.49 -0.001 50 -2.49 0.001 7.1792
50 2.49 -0.001 50 -2.49 0.0011 7.2195
50 2.49 -0.001 50 -2.49 0.0012 7.2195
50 -0.001 2.49 50 0.0009 -2.49 4.8045
50 -0.001 2.49 50 0.001 -2.49 4.8045
50 -0.001 2.49 50 0.0011 -2.49 4.7461
50 2.5 0 50 0 -2.5 4.3065
50 2.5 0 73 25 -18 27.1492
50 2.5 0 61 -5 29 22.8977
50 2.5 0 56 -27 -3 31.903
50 2.5 0 58 24 15 19.4535
50 2.5 0 50 3.1736 0.5854 1
50 2.5 0 50 3.2972 0 1
50 2.5 0 50 1.8634 0.5757 1
50 2.5 0 50 3.2592 0.335 1
60.2574 -34.0099 36.2677 60.4626 -34.1751 39.4387 1.2644
63.0109 -31.0961 -5.8663 62.8187 -29.7946 -4.0864 1.263
61.2901 3.7196 -5.3901 61.4292 2.248 -4.962 1.8731
35.0831 -44.1164 3.7933 35.0232 -40.0716 1.5901 1.8645
22.7233 20.0904 -46.694 23.0331 14.973 -42.5619 2.0373
36.4612 47.858 18.3852 36.2715 50.5065 21.2231 1.4146
90.8027 -2.0831 1.441 91.1528 -1.6435 0.0447 1.4441
90.9257 -0.5406 -0.9208 88.6381 -0.8985 -0.7239 1.5381
6.7747 -0.2908 -2.4247 5.8714 -0.0985 -2.2286 0.6377
2.0776 0.0795 -1.135 0.9033 -0.0636 -0.5514 0.9082
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number))

const lab = (values: readonly number[]): string => `color(--lab-d65 ${values.join(' ')})`

table('rest_color_difference', [
  ...SHARMA.map((row) =>
    answers<'rest_color_difference'>(
      `pair ${row.join(' ')}`,
      { a: lab(row.slice(0, 3)), b: lab(row.slice(3, 6)) },
      { deltaE2000: row[6] },
      'Sharma, Wu and Dalal 2005',
    ),
  ),
  answers(
    'all formulas, first way',
    { a: lab([48.9, 68.3, 4.2]), b: lab([55.1, 40.2, 30.6]) },
    {
      deltaE76: 39.0514,
      deltaE94: 18.4832,
      deltaE2000: 20.0793,
      deltaECmc: 19.1869,
      deltaEOk: near(0.1184, 1e-4),
      verdict: 'different',
    },
    'colour-science 0.4.7; deltaEOk by coloraide 8.13.1',
  ),
  answers(
    'CIE94 and CMC are measured from the reference',
    { a: lab([55.1, 40.2, 30.6]), b: lab([48.9, 68.3, 4.2]) },
    { deltaE76: 39.0514, deltaE94: 21.1112, deltaE2000: 20.0793, deltaECmc: 28.8697 },
    'colour-science 0.4.7',
  ),
  answers(
    'the same colour, written otherwise',
    { a: 'red', b: 'hsl(0 100% 50% / 50%)' },
    {
      a: '#ff0000',
      b: '#ff000080',
      deltaE76: 0,
      deltaE94: 0,
      deltaE2000: 0,
      deltaECmc: 0,
      deltaEOk: 0,
      verdict: 'same',
    },
    'alpha is ignored',
  ),
  answers(
    'neighbours of 8 bits',
    { a: 'ff0000', b: 'fe0000' },
    { a: '#ff0000', b: '#fe0000', verdict: 'imperceptible' },
    'coloraide: 0.2 in CIEDE2000',
  ),
  answers(
    'a slight one',
    { a: 'ff8801', b: 'ff8c00' },
    { verdict: 'slight' },
    'coloraide: 1.36 in CIEDE2000',
  ),
  answers(
    'black and white',
    { a: 'black', b: 'white' },
    { deltaE76: 100, deltaE94: 100, deltaE2000: 100, deltaEOk: 1, verdict: 'different' },
    'by definition',
  ),
  answers(
    'a colour outside of sRGB is not mapped',
    { a: 'color(display-p3 0 1 0)', b: 'color(display-p3 0 1 0 / 0.5)' },
    { deltaE76: 0, verdict: 'same' },
    'the same colour',
  ),
  answers(
    'none is 0',
    { a: 'lab(none 0 0)', b: 'black' },
    { deltaE2000: 0, deltaEOk: 0, verdict: 'same' },
    'CSS Color 4, 4.4',
  ),
  refuses(422, 'colours that are too far from each other', { a: 'lab(50 1e100 0)', b: 'red' }, 'too far'),
  refuses(422, 'no colour', { a: 'red', b: 'reddish' }, 'b: "reddish"'),
  refuses(400, 'one colour', { a: 'red' }, 'b'),
])
