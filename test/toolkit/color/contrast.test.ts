import { expect } from 'vitest'
import { answers, near, refuses, table } from '../../support/table.js'

table('rest_color_contrast', [
  answers(
    'grey on white',
    { foreground: '888888', background: 'ffffff' },
    {
      foreground: '#888888',
      background: '#ffffff',
      ratio: 3.54,
      wcag: { aaNormal: false, aaLarge: true, aaaNormal: false, aaaLarge: false, nonText: true },
      apca: { lc: 63.06, polarity: 'darkOnLight', body: false, content: true, headline: true },
    },
    "APCA's published test values for 0.0.98G-4g: 63.06",
  ),
  answers(
    'black on white',
    { foreground: 'black', background: 'white' },
    {
      ratio: 21,
      wcag: { aaNormal: true, aaLarge: true, aaaNormal: true, aaaLarge: true, nonText: true },
      apca: { lc: near(106.04, 0.01), polarity: 'darkOnLight', body: true, content: true, headline: true },
    },
    'WCAG 2: 1.05/0.05; APCA: 106.04',
  ),
  ...(
    [
      ['ffffff', '888888', -68.54],
      ['ffffff', '000000', -107.88],
      ['000000', 'aaaaaa', 58.15],
      ['aaaaaa', '000000', -56.24],
      ['112233', 'ddeeff', 91.67],
      ['ddeeff', '112233', -93.07],
      ['112233', '444444', 8.32],
      ['444444', '112233', -7.53],
    ] as const
  ).map(([foreground, background, lc]) =>
    answers<'rest_color_contrast'>(
      `APCA of ${foreground} on ${background}`,
      { foreground, background },
      { apca: expect.objectContaining({ lc: near(lc, 0.01) }) as unknown },
      'test values of the APCA README for 0.0.98G-4g',
    ),
  ),
  ...(
    [
      ['767676', 4.54, true, false],
      ['777777', 4.48, false, false],
      ['595959', 7, true, true],
      ['5a5a5a', 6.9, true, false],
      ['949494', 3.03, false, false],
      ['959595', 3, false, false],
    ] as const
  ).map(([foreground, ratio, aaNormal, aaaNormal]) =>
    answers<'rest_color_contrast'>(
      `${foreground} on white`,
      { foreground, background: 'fff' },
      { ratio, wcag: expect.objectContaining({ aaNormal, aaaNormal, aaLarge: ratio > 3 }) as unknown },
      "WebAIM's contrast checker, which cuts 2.995 to 2.99",
    ),
  ),
  answers(
    'the same in either order',
    { foreground: 'ff0000', background: '0000ff' },
    { ratio: 2.15 },
    '(0.2126 + 0.05) / (0.0722 + 0.05) = 2.149',
  ),
  answers(
    'equal colours',
    { foreground: '808080', background: '808080' },
    {
      ratio: 1,
      apca: { lc: 0, polarity: 'darkOnLight', body: false, content: false, headline: false },
    },
    'by definition',
  ),
  answers(
    'colours with alpha',
    { foreground: '#00000080', background: '#ff000080' },
    { foreground: '#7f3f3f', background: '#ff7f7f' },
    '128/255: 255*127/255 = 127; then 127 and 127*127/255 = 63.2',
  ),
  answers(
    'a background that is not there',
    { foreground: 'black', background: 'transparent' },
    { background: '#ffffff', ratio: 21 },
    'white shows through',
  ),
  refuses(422, 'no colour', { foreground: 'blak', background: 'white' }, 'foreground: "blak"'),
  refuses(400, 'no background', { foreground: 'black' }, 'background'),
])
