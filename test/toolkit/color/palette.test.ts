import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const BLUES = [
  '#e8f6ff',
  '#d3e9ff',
  '#b4d6ff',
  '#89bbff',
  '#5c9cff',
  '#3b82f6',
  '#2366d1',
  '#154fac',
  '#0d3b84',
  '#06285d',
  '#011337',
]
const STOPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
const properties = STOPS.map((stop, index) => `  --brand-${stop}: ${BLUES[index]};`)

table('rest_color_palette', [
  answers(
    'a blue',
    { color: '3b82f6' },
    {
      base: '#3b82f6',
      baseStop: 500,
      count: 11,
      items: STOPS.map((stop, index) => ({
        stop,
        hex: BLUES[index],
        onColor: stop <= 500 ? '#000000' : '#ffffff',
      })),
      css: [':root {', ...properties, '}'].join('\n'),
    },
    'coloraide 8.13.1; the ratio with black is above 4.58 where the luminance is above 0.179',
  ),
  ...(
    [
      ['oklch(0.95 0.01 200)', 50],
      ['oklch(0.9 0.01 200)', 100],
      ['oklch(0.83 0.01 200)', 200],
      ['oklch(0.49 0.05 200)', 600],
      ['oklch(0.245 0.02 200)', 900],
      ['oklch(0.2449 0.02 200)', 950],
      ['white', 50],
      ['black', 950],
    ] as const
  ).map(([color, baseStop]) =>
    answers<'rest_color_palette'>(
      `${color} is stop ${baseStop}`,
      { color },
      { baseStop },
      'the nearest lightness; halfway the lighter one',
    ),
  ),
  answers(
    'a grey stays grey',
    { color: '808080', name: 'mist-2' },
    {
      base: '#808080',
      items: expect.arrayContaining([{ stop: 50, hex: '#f5f5f5', onColor: '#000000' }]) as unknown,
      css: expect.stringContaining('  --mist-2-50: #f5f5f5;') as unknown,
    },
    'coloraide 8.13.1: oklch(0.97 0 0) is 245.2 of 255',
  ),
  answers('alpha is ignored', { color: '3b82f680' }, { base: '#3b82f6', baseStop: 500 }, 'as without it'),
  refuses(422, 'no colour', { color: 'bluish' }, '"bluish"'),
  refuses(400, 'a name that is none in CSS', { color: 'red', name: '1st' }, 'name'),
  refuses(400, 'a name that ends the rule', { color: 'red', name: 'a}b' }, 'name'),
])
