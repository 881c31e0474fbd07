import { expect } from 'vitest'
import { answers, near, refuses, table } from '../../support/table.js'

table('rest_color_vision', [
  answers(
    'red and green',
    { colors: 'ff0000;00aa00' },
    {
      count: 2,
      items: [
        { original: '#ff0000', protan: '#6d5f00', deutan: '#a39000', tritan: '#ff000f', achroma: '#7f7f7f' },
        { original: '#00aa00', protan: '#ae9800', deutan: '#9f8e24', tritan: '#00a590', achroma: '#929292' },
      ],
      closest: [
        { vision: 'normal', a: '#ff0000', b: '#00aa00', deltaE: 76.53 },
        { vision: 'protan', a: '#ff0000', b: '#00aa00', deltaE: near(23.03, 0.01) },
        { vision: 'deutan', a: '#ff0000', b: '#00aa00', deltaE: near(2.58, 0.01) },
        { vision: 'tritan', a: '#ff0000', b: '#00aa00', deltaE: near(65.27, 0.01) },
        { vision: 'achroma', a: '#ff0000', b: '#00aa00', deltaE: near(6.78, 0.01) },
      ],
    },
    'tables of colour-science 0.4.7 on linear sRGB; CIEDE2000 by coloraide 8.13.1',
  ),
  ...(
    [
      ['4080c0', 1, '#6483c3', '#5277bf', '#008f97'],
      ['4080c0', 0.5, '#5881c1', '#4f7bbf', '#3484b2'],
      ['c08040', 0.25, '#b1843e', '#b48840', '#bc814f'],
      ['ff00ff', 1, '#007fff', '#689bfa', '#ff4a97'],
      ['123456', 0, '#123456', '#123456', '#123456'],
    ] as const
  ).map(([colors, severity, protan, deutan, tritan]) =>
    answers<'rest_color_vision'>(
      `${colors} at ${severity}`,
      { colors, severity },
      { count: 1, items: [expect.objectContaining({ protan, deutan, tritan }) as unknown], closest: [] },
      'tables of colour-science 0.4.7 on linear sRGB',
    ),
  ),
  answers(
    'the closest pair is named as given, the first of equals',
    { colors: 'white;black;000;#00000080;#ffffff' },
    {
      closest: ['normal', 'protan', 'deutan', 'tritan', 'achroma'].map((vision) => ({
        vision,
        a: '#ffffff',
        b: '#ffffff',
        deltaE: 0,
      })),
    },
    'alpha is ignored; the pair of the first colour comes first',
  ),
  answers(
    'grey to those who see no colours',
    { colors: 'lime', severity: 0 },
    { items: [expect.objectContaining({ achroma: '#dcdcdc' }) as unknown] },
    '0.7152 encoded: 219.8; whatever the severity',
  ),
  refuses(400, '21 colours', { colors: Array<string>(21).fill('red').join(';') }, 'colors'),
  refuses(400, 'a severity of 2', { colors: 'red', severity: 2 }, 'severity'),
  refuses(422, 'no colour', { colors: 'red;reddish' }, 'colors: "reddish"'),
])
