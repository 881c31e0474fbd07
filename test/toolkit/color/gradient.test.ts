import { expect } from 'vitest'
import { answers, refuses, table } from '../../support/table.js'

const hexes = (...list: string[]): unknown[] => list.map((hex) => expect.objectContaining({ hex }) as unknown)

table('rest_color_gradient', [
  answers(
    'red to blue in sRGB',
    { colors: 'ff0000;0000ff', steps: 3, space: 'rgb' },
    {
      count: 3,
      items: [
        { position: 0, hex: '#ff0000' },
        { position: 0.5, hex: '#800080' },
        { position: 1, hex: '#0000ff' },
      ],
      css: 'linear-gradient(90deg, #ff0000 0%, #800080 50%, #0000ff 100%)',
    },
    '127.5 is rounded up',
  ),
  answers(
    'thirds',
    { colors: '000;fff', steps: 4, space: 'rgb', angle: 12.5 },
    {
      items: [
        { position: 0, hex: '#000000' },
        { position: 0.3333, hex: '#555555' },
        { position: 0.6667, hex: '#aaaaaa' },
        { position: 1, hex: '#ffffff' },
      ],
      css: 'linear-gradient(12.5deg, #000000 0%, #555555 33.33%, #aaaaaa 66.67%, #ffffff 100%)',
    },
    '255/3 = 85',
  ),
  answers(
    'three colours meet at the middle',
    { colors: 'red;lime;blue', steps: 5, space: 'rgb' },
    { items: hexes('#ff0000', '#808000', '#00ff00', '#008080', '#0000ff') },
    'the second colour is the third of five steps',
  ),
  ...(
    [
      ['ff0000;0000ff', 'oklab', 'shorter', ['#ff0000', '#c6496d', '#8c53a2', '#5147d2', '#0000ff']],
      ['cc6666;6666cc', 'lch', 'decreasing', ['#cc6666', '#c75689', '#a958b0', '#6666cc']],
      ['ff0000;00ff00', 'rgbLinear', 'shorter', ['#ff0000', '#bcbc00', '#00ff00']],
      ['cc6666;66cc66', 'hsl', 'longer', ['#cc6666', '#aa66cc', '#66aacc', '#66cc66']],
    ] as const
  ).map(([colors, space, hue, list]) =>
    answers<'rest_color_gradient'>(
      `${colors} in ${space}, ${hue}`,
      { colors, space, hue, steps: list.length },
      { items: hexes(...list) },
      'coloraide 8.13.1, not premultiplied',
    ),
  ),
  ...(
    [
      ['shorter', '#8000ff'],
      ['longer', '#80ff00'],
      ['increasing', '#80ff00'],
      ['decreasing', '#8000ff'],
    ] as const
  ).map(([hue, middle]) =>
    answers<'rest_color_gradient'>(
      `from 330 to 210 degrees, ${hue}`,
      { colors: 'hsl(330 100% 50%);hsl(210 100% 50%)', space: 'hsl', steps: 3, hue },
      { items: hexes('#ff0080', middle, '#0080ff') },
      'CSS Color 4, 12.4: 270 or 90 degrees',
    ),
  ),
  answers(
    'a full turn where both hues are the same',
    { colors: 'hsl(0 100% 50%);hsl(0 100% 50%)', space: 'hsl', hue: 'longer', steps: 4 },
    { items: hexes('#ff0000', '#00ff00', '#0000ff', '#ff0000') },
    'CSS Color 4, 12.4.2: 360 is added where the difference is 0',
  ),
  ...['shorter', 'longer', 'increasing', 'decreasing'].map((hue) =>
    answers<'rest_color_gradient'>(
      `white has the hue of blue, ${hue}`,
      { colors: 'white;blue', space: 'hsl', hue, steps: 2 },
      { items: hexes('#ffffff', '#0000ff') },
      'CSS Color 4, 12.2',
    ),
  ),
  answers(
    'a grey takes its hue from its neighbour on each side',
    { colors: 'red;gray;blue', space: 'hsl', steps: 5 },
    { items: hexes('#ff0000', '#bf4040', '#808080', '#4040bf', '#0000ff') },
    'saturation 50, lightness 50.1: 191 and 64',
  ),
  answers(
    'a component that is none in another space',
    { colors: 'oklch(none 0 0);lab(100 0 0)', space: 'oklab', steps: 2 },
    { items: hexes('#ffffff', '#ffffff') },
    'CSS Color 4, 12.2: lightness is analogous',
  ),
  answers(
    'alpha, and alpha that is none',
    { colors: '#ff000000;#ff0000;rgb(255 0 0 / none)', space: 'rgb', steps: 5 },
    { items: hexes('#ff000000', '#ff000080', '#ff0000', '#ff0000', '#ff0000') },
    '0.5 is 127.5 of 255; what is none is taken from the other',
  ),
  answers(
    'the same colour ten times',
    { colors: Array<string>(10).fill('rebeccapurple').join(';'), steps: 100 },
    {
      count: 100,
      items: Array.from({ length: 100 }, () => expect.objectContaining({ hex: '#663399' }) as unknown),
    },
    'nothing is between',
  ),
  refuses(400, 'one colour', { colors: 'rebeccapurple' }, 'colors'),
  refuses(400, 'eleven colours', { colors: Array<string>(11).fill('red').join(';') }, 'colors'),
  refuses(400, 'one step', { colors: 'red;blue', steps: 1 }, 'steps'),
  refuses(422, 'an empty colour', { colors: 'ff0000;' }, 'colors: ""'),
  refuses(422, 'no colour', { colors: 'red;bluish' }, 'colors: "bluish"'),
])
