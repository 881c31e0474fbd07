import { answers, refuses, table } from '../../support/table.js'

const SOURCE = 'coloraide 8.13.1, step by step, with the luminance of WCAG 2'

table('rest_color_accessible', [
  answers(
    'a grey on white',
    { color: '888888', background: 'ffffff' },
    {
      color: '#888888',
      background: '#ffffff',
      ratio: 3.54,
      passes: false,
      suggestion: { hex: '#767676', ratio: 4.54, direction: 'darker' },
      darker: { hex: '#767676', ratio: 4.54 },
      lighter: null,
    },
    SOURCE,
  ),
  answers(
    'both sides, the lighter one nearer',
    { color: '3b82f6', background: '777777', ratio: 3 },
    {
      suggestion: { hex: '#b5d7ff', ratio: 3.01, direction: 'lighter' },
      darker: { hex: '#001d8d', ratio: 3.01 },
      lighter: { hex: '#b5d7ff', ratio: 3.01 },
    },
    `${SOURCE}: 249 steps up, 309 down`,
  ),
  answers(
    'the colour of its background',
    { color: '777', background: '777', ratio: 3 },
    {
      ratio: 1,
      passes: false,
      suggestion: { hex: '#2e2e2e', ratio: 3.03, direction: 'darker' },
      lighter: { hex: '#d4d4d4', ratio: 3.02 },
    },
    `${SOURCE}: 267 steps down, 300 up`,
  ),
  answers(
    'red, darker',
    { color: 'red', background: 'white', ratio: 7 },
    { ratio: 4, suggestion: { hex: '#b60000', ratio: 7.03, direction: 'darker' } },
    SOURCE,
  ),
  answers(
    'a colour that passes',
    { color: '767676', background: 'white' },
    {
      ratio: 4.54,
      passes: true,
      suggestion: { hex: '#767676', ratio: 4.54, direction: 'none' },
      darker: null,
      lighter: null,
    },
    "WebAIM's contrast checker",
  ),
  answers(
    'the last step is black',
    { color: '808080', background: 'white', ratio: 21 },
    { suggestion: { hex: '#000000', ratio: 21, direction: 'darker' }, lighter: null },
    'only black has 21',
  ),
  answers(
    'the last step is white',
    { color: '808080', background: 'black', ratio: 21 },
    { suggestion: { hex: '#ffffff', ratio: 21, direction: 'lighter' }, darker: null },
    'only white has 21',
  ),
  refuses(422, 'a ratio that nothing has', { color: '888', background: '777', ratio: 8 }, 'No lightness'),
  refuses(422, 'alpha in the colour', { color: '88888880', background: 'fff' }, 'color must be opaque'),
  refuses(422, 'alpha in the background', { color: '888', background: 'fff8' }, 'background must be opaque'),
  refuses(400, 'a ratio above 21', { color: '888', background: 'fff', ratio: 22 }, 'ratio'),
])
