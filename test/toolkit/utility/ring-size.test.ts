import { answers, refuses, table } from '../../support/table.js'

table('rest_utility_ringSize', [
  answers(
    'an American 7',
    { size: '7' },
    { circumferenceMm: 54.35, diameterMm: 17.3, us: 7, uk: 'N 1/2', iso: 54, swiss: 14.25 },
    '36.5 + 2.55 * 7; (54.35 - 37.5) / 1.25 = 13.48',
  ),
  answers(
    'a British L and a half',
    { size: 'l 1/2', system: 'uk' },
    { circumferenceMm: 51.88, uk: 'L 1/2', us: 6, iso: 52, swiss: 12 },
    '37.5 + 1.25 * 11 + 0.625 = 51.875',
  ),
  answers('the same with a point', { size: 'L.5', system: 'uk' }, { circumferenceMm: 51.88 }, '51.875'),
  answers(
    'ISO',
    { size: '40', system: 'iso' },
    { circumferenceMm: 40, uk: 'C', us: 1.25, swiss: 0 },
    '(40 - 37.5) / 1.25 = 2; 3.5 / 2.55 = 1.37',
  ),
  answers(
    'a diameter',
    { size: '20', system: 'diameter-mm' },
    { circumferenceMm: 62.83, diameterMm: 20, swiss: 22.75 },
    '20 * pi',
  ),
  answers('Swiss', { size: '14.25', system: 'swiss' }, { circumferenceMm: 54.25 }, '40 + 14.25'),
  answers('below A', { size: '35', system: 'iso' }, { uk: null, us: -0.5 }, '-1.5 / 2.55 = -0.59'),
  answers('beyond Z', { size: '75', system: 'iso' }, { uk: null }, '(75 - 37.5) / 1.25 = 30'),
  refuses(422, 'a letter in America', { size: 'L' }, '"L"'),
  refuses(422, 'a number in Britain', { size: '7', system: 'uk' }, '"7"'),
  refuses(422, 'a bracelet', { size: '91', system: 'iso' }, '91 mm'),
  refuses(422, 'a thread', { size: '29', system: 'iso' }, '29 mm'),
  refuses(400, 'a third', { size: 'L 1/3', system: 'uk' }, 'size'),
])
