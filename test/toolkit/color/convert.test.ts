import { expect } from 'vitest'
import { answers, near, refuses, table } from '../../support/table.js'
import { CONVERTED } from './coloraide.js'

const FRACTION = 0.0001
const PERCENT = 0.001

const triple = (
  names: string,
  values: readonly number[],
  { scale = [1, 1, 1], tolerance = FRACTION } = {},
): object =>
  Object.fromEntries(
    values.map(
      (value, index) => [names.charAt(index), near(value * (scale[index] ?? 1), tolerance)] as const,
    ),
  )

const POLAR = { scale: [1, 100, 100], tolerance: PERCENT }
const CIE = { tolerance: 0.0002 }
const LCH = { tolerance: 0.001 }

table('rest_color_convert', [
  answers(
    'an orange',
    { color: 'ff8800' },
    {
      hex: '#ff8800',
      alpha: 1,
      name: null,
      inSrgb: true,
      rgb: { r: 255, g: 136, b: 0 },
      hsl: { h: 32, s: 100, l: 50 },
      hsv: { h: 32, s: 100, v: 100 },
      hwb: { h: 32, w: 0, b: 0 },
      cmyk: { c: 0, m: 46.6667, y: 100, k: 0 },
      css: {
        rgb: 'rgb(255 136 0)',
        hsl: 'hsl(32 100% 50%)',
        lab: 'lab(69.3977 41.7032 75.6579)',
        oklch: 'oklch(0.7442 0.1812 56.4585)',
      },
    },
    'by hand: 136/255 of 60 degrees, 1 - 136/255; lab and oklch by coloraide',
  ),
  ...Object.entries(CONVERTED).map(([color, spaces]) =>
    answers<'rest_color_convert'>(
      color,
      { color },
      {
        inSrgb: true,
        rgb: triple('rgb', spaces.srgb, { scale: [255, 255, 255], tolerance: 0.006 }),
        rgbLinear: triple('rgb', spaces.rgbLinear),
        hsl: triple('hsl', spaces.hsl, POLAR),
        hsv: triple('hsv', spaces.hsv, POLAR),
        hwb: triple('hwb', spaces.hwb, POLAR),
        cmyk: triple('cmyk', spaces.cmyk, { scale: [100, 100, 100, 100], tolerance: PERCENT }),
        lab: triple('lab', spaces.lab, CIE),
        lch: triple('lch', spaces.lch, LCH),
        labD65: triple('lab', spaces.labD65, CIE),
        oklab: triple('lab', spaces.oklab),
        oklch: triple('lch', spaces.oklch, LCH),
        xyzD50: triple('xyz', spaces.xyzD50),
        xyzD65: triple('xyz', spaces.xyzD65),
        displayP3: triple('rgb', spaces.displayP3),
        a98Rgb: triple('rgb', spaces.a98Rgb),
        prophotoRgb: triple('rgb', spaces.prophotoRgb),
        rec2020: triple('rgb', spaces.rec2020),
      },
      'coloraide 8.13.1',
    ),
  ),
  answers(
    'a grey of rec2020 by the curve of the display',
    { color: 'color(rec2020 0.5 0.5 0.5)' },
    { xyzD65: { x: near(0.1801, 1e-4), y: 0.1895, z: near(0.2063, 1e-4) } },
    'CSS Color 4, 10.8 since 2025: 0.5 ** 2.4 = 0.18946; BT.2020 has 0.2597',
  ),
  ...(
    [
      ['rgb(300 -20 0)', '#ff0000'],
      ['RGB(100%, 0%, 0%)', '#ff0000'],
      ['hsl(120 30% 50%)', '#59a659'],
      ['hsL(0, 100%, 50%)', '#ff0000'],
      ['hsl(60, 100%, 37.5%)', '#bfbf00'],
      ['hsl(-300, 100%, 37.5%)', '#bfbf00'],
      ['hsl(300, 50%, 50%)', '#bf40bf'],
      ['hsl(120 none 50%)', '#808080'],
      ['hsl(120 -50% 50%)', '#808080'],
      ['hsl(none 100% 50%)', '#ff0000'],
      ['rgb(128 none none / none)', '#80000000'],
      ['rgb(none none none / .5)', '#00000080'],
      ['rgb(20% none none / 50%)', '#33000080'],
      ['hsLA(-300, 100%, 37.5%, 12)', '#bfbf00'],
      ['rgba(2, 3, 4, 50%)', '#02030480'],
      ['lab(400 0 0)', '#ffffff'],
      ['lab(-40 0 0)', '#000000'],
      ['lch(20 -20 0)', '#303030'],
      ['hwb(90 80% 80%)', '#808080'],
      ['color(srgb 100% 0.5 20%)', '#ff8033'],
      ['TRANSPARENT', '#00000000'],
      ['  rebeccaPurple ', '#663399'],
      ['#F80', '#ff8800'],
      ['f808', '#ff880088'],
      ['#11223344', '#11223344'],
      ['rgb(1+2+3', '#010203'],
    ] as const
  ).map(([color, hex]) =>
    answers<'rest_color_convert'>(
      `reads ${color}`,
      { color },
      { hex },
      'CSS Color 4, 4 to 10; most are from web-platform-tests, css/css-color/parsing',
    ),
  ),
  answers(
    'alpha in the CSS texts',
    { color: 'rgb(255 0 0 / 0.33333)' },
    {
      hex: '#ff000055',
      alpha: 0.3333,
      name: null,
      css: {
        rgb: 'rgb(255 0 0 / 0.3333)',
        hsl: 'hsl(0 100% 50% / 0.3333)',
        lab: expect.stringMatching(/^lab\(54\.29\d* 80\.8\d* 69\.\d+ \/ 0\.3333\)$/) as unknown,
        oklch: expect.stringMatching(/^oklch\(0\.628 0\.2577 29\.23\d+ \/ 0\.3333\)$/) as unknown,
      },
    },
    '0.33333 of 255 is 85.0 = 0x55; red of CSS Color 4: lab(54.29 80.80 69.89), oklch(0.628 0.2577 29.23)',
  ),
  ...(
    [
      ['00ffff', 'aqua'],
      ['ff00ff', 'fuchsia'],
      ['808080', 'gray'],
      ['2f4f4f', 'darkslategray'],
      ['639', 'rebeccapurple'],
      ['639f', 'rebeccapurple'],
    ] as const
  ).map(([color, name]) =>
    answers<'rest_color_convert'>(`the name of ${color}`, { color }, { name }, 'CSS Color 4, 6.1'),
  ),
  ...(
    [
      ['color(display-p3 1 0 0)', [255, 11.37, 11.71]],
      ['color(display-p3 0 1 0)', [0, 251.37, 40.73]],
      ['color(rec2020 0 0 1)', [0, 81.08, 146.94]],
      ['oklch(0.7 0.4 150)', [0, 193.97, 71.61]],
      ['lab(60 120 -90)', [245.13, 67.3, 255]],
    ] as const
  ).map(([color, values]) =>
    answers<'rest_color_convert'>(
      `${color} mapped into sRGB`,
      { color },
      { inSrgb: false, rgb: triple('rgb', values, { tolerance: 2 }) },
      "coloraide 8.13.1, fit('srgb', method='oklch-chroma', jnd=0.02); the last step of the search may be another",
    ),
  ),
  ...(
    [
      ['yellow as it is', 'ffff00', '#ffff00'],
      ['yellow in OKLCH, a hair outside', 'oklch(0.96798 0.21101 109.769)', '#ffff00'],
      ['all lightness', 'oklch(1 0.4 30)', '#ffffff'],
      ['no lightness', 'oklch(0 0.4 30)', '#000000'],
    ] as const
  ).map(([name, color, hex]) =>
    answers<'rest_color_convert'>(
      `${name} is mapped`,
      { color },
      { hex },
      'CSS Color 4, 13.2.1, steps 4 to 9',
    ),
  ),
  answers(
    'a colour outside of sRGB keeps its other spaces',
    { color: 'color(display-p3 0 1 0)' },
    {
      inSrgb: false,
      displayP3: { r: 0, g: 1, b: 0 },
      rgbLinear: { r: near(-0.2249, 1e-4), g: near(1.0421, 1e-4), b: near(-0.0786, 1e-4) },
    },
    'Display P3 green in linear sRGB, by the matrices of CSS Color 4',
  ),
  answers(
    'black has no hue and no ink but black',
    { color: '#000' },
    {
      name: 'black',
      hsl: { h: 0, s: 0, l: 0 },
      hsv: { h: 0, s: 0, v: 0 },
      hwb: { h: 0, w: 0, b: 100 },
      cmyk: { c: 0, m: 0, y: 0, k: 100 },
      lch: { l: 0, c: 0, h: 0 },
      oklch: { l: 0, c: 0, h: 0 },
    },
    'by definition',
  ),
  answers(
    'a grey has no hue, however it is written',
    { color: 'lch(50 0.009 120)' },
    { hsl: { h: near(0, 360), s: near(0, 0.05), l: near(46.63, 0.01) }, lch: { l: 50, c: 0.009, h: 0 } },
    'the chroma is below 0.01; lab(50 0 0) is #777777',
  ),
  ...[
    'color(',
    'color(constructor 1 1 1)',
    'rgb(1px 2 3)',
    'rgb(1 2 3 / 4px)',
    'rgb(10%, 20, 30%)',
    'rgb(1,2,3,4,5)',
    'rgb(1)',
    'hwba(120 30% 50%)',
    'hwb(120, 30%, 50%)',
    'color(srgb 0 0 0 0)',
    'color(srgb 0deg 0% 0)',
    'color(lab 20% 0 10 / 50%)',
    'color(profoto-rgb 0.4835 0.9167 0.2188)',
    'lab(0% 0 0deg)',
    'lab(1, 2, 3)',
    'lch(20% 10 10deg 10)',
    '#123456789',
    '#12345',
    'auto',
    'currentcolor',
    '__proto__',
    '   ',
    '🟥🟥🟥',
    '('.repeat(100),
  ].map((color) =>
    refuses<'rest_color_convert'>(422, JSON.stringify(color), { color }, 'is not a CSS colour'),
  ),
  ...['rgb(1e999 0 0)', 'lab(50 1e110 0)', 'color(srgb 1e300 0 0)', 'oklch(0.5 1e999 0)'].map((color) =>
    refuses<'rest_color_convert'>(422, color, { color }, 'not finite'),
  ),
  refuses(400, 'a colour of two characters', { color: 'f8' }, 'color'),
  refuses(400, 'a long colour', { color: `rgb(1 2 3)${' '.repeat(91)}` }, 'color'),
  refuses(400, 'no colour', {}, 'color'),
])
