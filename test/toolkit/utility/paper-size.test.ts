import { answers, refuses, table } from '../../support/table.js'

table('rest_utility_paperSize', [
  answers(
    'A4',
    { size: 'a4' },
    {
      size: 'A4',
      orientation: 'portrait',
      mm: { width: 210, height: 297 },
      inches: { width: 8.268, height: 11.693 },
      points: { width: 595.28, height: 841.89 },
      pixels: { width: 2480, height: 3508, dpi: 300 },
      areaM2: 0.06237,
      ratio: 1.4143,
    },
    'ISO 216; 595.28 by 841.89 points is the usual MediaBox',
  ),
  answers(
    'Letter on its side',
    { size: ' Letter ', orientation: 'landscape', dpi: 72 },
    {
      mm: { width: 279.4, height: 215.9 },
      inches: { width: 11, height: 8.5 },
      pixels: { width: 792, height: 612, dpi: 72 },
    },
    'ANSI/ASME Y14.1',
  ),
  answers(
    'a name with blanks',
    { size: 'arch   e3' },
    { size: 'ARCH E3', inches: { width: 27, height: 39 } },
    'ANSI/ASME Y14.1',
  ),
  answers('an envelope', { size: 'C5' }, { mm: { width: 162, height: 229 } }, 'ISO 269'),
  answers('a square metre', { size: 'A0' }, { areaM2: 0.999949 }, '0.841 * 1.189'),
  refuses(422, 'an unknown size', { size: 'A11' }, '"A11"'),
  refuses(422, 'a member of every object', { size: 'constructor' }, '"constructor"'),
  refuses(400, 'no dots', { size: 'A4', dpi: 0 }, 'dpi'),
])
