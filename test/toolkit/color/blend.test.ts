import { answers, refuses, table } from '../../support/table.js'

/** Exact fractions of 255, by the formulas of Compositing and Blending Level 1, chapter 10. */
const BLENDED = {
  normal: '#c08040',
  multiply: '#304030',
  screen: '#d0c0d0',
  overlay: '#6080a1',
  darken: '#408040',
  lighten: '#c080c0',
  colorDodge: '#ffffff',
  colorBurn: '#010204',
  hardLight: '#a18060',
  softLight: '#6080a8',
  difference: '#800080',
  exclusion: '#a07fa0',
}

const NON_SEPARABLE = {
  hue: '#a86828',
  saturation: '#4080c0',
  color: '#a86828',
  luminosity: '#5898d8',
}

table('rest_color_blend', [
  ...Object.entries({ ...BLENDED, ...NON_SEPARABLE }).map(([mode, hex]) =>
    answers<'rest_color_blend'>(
      mode,
      { backdrop: '4080c0', source: 'c08040', mode },
      { backdrop: '#4080c0', source: '#c08040', mode, hex, alpha: 1 },
      'worked out in fractions from the formulas of the standard',
    ),
  ),
  answers(
    'hardLight of #39bc10 on #c1faebf0',
    { backdrop: '#c1faebf0', source: '#39bc10', mode: 'hardLight' },
    { hex: '#55f91d', alpha: 1 },
    'worked out in fractions from the formulas of the standard',
  ),
  answers(
    'softLight of #e0a01040 on #20406080',
    { backdrop: '#20406080', source: '#e0a01040', mode: 'softLight' },
    { hex: '#4f5646a0', alpha: 0.627 },
    'worked out in fractions from the formulas of the standard',
  ),
  answers(
    'luminosity of #00ff0080 on #ff0000',
    { backdrop: '#ff0000', source: '#00ff0080', mode: 'luminosity' },
    { hex: '#ff3535', alpha: 1 },
    'worked out in fractions from the formulas of the standard',
  ),
  answers(
    'hue of #ff0000 on #808080',
    { backdrop: '#808080', source: '#ff0000', mode: 'hue' },
    { hex: '#808080', alpha: 1 },
    'worked out in fractions from the formulas of the standard',
  ),
  answers(
    'saturation of #42a2fd on #69d47c',
    { backdrop: '#69d47c', source: '#42a2fd', mode: 'saturation' },
    { hex: '#38f359', alpha: 1 },
    'worked out in fractions from the formulas of the standard',
  ),
  answers(
    'color of #0000ff on #ffffff',
    { backdrop: '#ffffff', source: '#0000ff', mode: 'color' },
    { hex: '#ffffff', alpha: 1 },
    'worked out in fractions from the formulas of the standard',
  ),
  answers(
    'nothing on nothing',
    { backdrop: 'transparent', source: '#ff000000', mode: 'screen' },
    { backdrop: '#00000000', source: '#ff000000', hex: '#00000000', alpha: 0 },
    'no colour is shown',
  ),
  answers(
    'half of black on nothing',
    { backdrop: 'transparent', source: 'rgb(0 0 0 / 0.5)', mode: 'multiply' },
    { source: '#00000080', hex: '#00000080', alpha: 0.502 },
    '128/255',
  ),
  answers(
    'black burnt and white dodged',
    { backdrop: 'ff00ff', source: '000000', mode: 'colorBurn' },
    { hex: '#ff00ff' },
    'colour-burn: 1 where the backdrop is 1, else 0 where the source is 0',
  ),
  answers(
    'black stays black under white',
    { backdrop: '00ff80', source: 'ffffff', mode: 'colorDodge' },
    { hex: '#00ffff' },
    'colour-dodge: 0 where the backdrop is 0, else 1 where the source is 1',
  ),
  answers(
    'multiply, unasked',
    { backdrop: 'ffffff', source: '123456' },
    { mode: 'multiply', hex: '#123456' },
    'white is neutral',
  ),
  refuses(422, 'no backdrop', { backdrop: 'blak', source: 'red' }, 'backdrop: "blak"'),
  refuses(422, 'no source', { backdrop: 'red', source: 'blak' }, 'source: "blak"'),
  refuses(400, 'a mode that is not offered', { backdrop: 'red', source: 'red', mode: 'dissolve' }, 'mode'),
])
