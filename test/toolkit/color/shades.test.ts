import { answers, refuses, table } from '../../support/table.js'

table('rest_color_shades', [
  answers(
    'red, three of each',
    { color: 'ff0000', steps: 3 },
    {
      base: '#ff0000',
      tints: ['#ff4040', '#ff8080', '#ffbfbf'],
      shades: ['#bf0000', '#800000', '#400000'],
      tones: ['#df2020', '#c04040', '#a06060'],
    },
    '255/4 = 63.75; (255*3 + 128)/4 = 223.25; (255 + 128)/2 = 191.5, rounded up',
  ),
  answers(
    'halfway in Oklab',
    { color: 'c08040', steps: 1, space: 'oklab' },
    { tints: ['#e1bfa1'], shades: ['#492e13'], tones: ['#a18165'] },
    'coloraide 8.13.1',
  ),
  answers(
    'nine, unasked, without alpha',
    { color: 'ffffff80' },
    {
      base: '#ffffff',
      tints: Array<string>(9).fill('#ffffff'),
      shades: [
        '#e6e6e6',
        '#cccccc',
        '#b3b3b3',
        '#999999',
        '#808080',
        '#666666',
        '#4d4d4d',
        '#333333',
        '#1a1a1a',
      ],
    },
    'tenths of 255: 229.5, 204, 178.5, 153, 127.5, 102, 76.5, 51, 25.5, halves rounded up',
  ),
  refuses(422, 'no colour', { color: 'reddish' }, '"reddish"'),
  refuses(400, 'no steps', { color: 'red', steps: 0 }, 'steps'),
  refuses(400, 'too many steps', { color: 'red', steps: 51 }, 'steps'),
])
