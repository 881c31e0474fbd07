import { answers, refuses, table } from '../../support/table.js'

const pairs = (...items: (readonly [hex: string, rotation: number])[]): object[] =>
  items.map(([hex, rotation]) => ({ hex, rotation }))

table('rest_color_harmony', [
  answers(
    'triadic',
    { color: 'ff0000', scheme: 'triadic' },
    {
      base: '#ff0000',
      scheme: 'triadic',
      space: 'hsl',
      count: 3,
      items: pairs(['#ff0000', 0], ['#00ff00', 120], ['#0000ff', 240]),
    },
    'the primaries',
  ),
  answers(
    'complementary, unasked',
    { color: 'ff8000' },
    { count: 2, items: pairs(['#ff8000', 0], ['#007fff', 180]) },
    'hue 30.118 + 180: 255 - 128 = 127',
  ),
  answers(
    'analogous, past 0',
    { color: 'ff0000', scheme: 'analogous' },
    { items: pairs(['#ff0080', -30], ['#ff0000', 0], ['#ff8000', 30]) },
    'half of 255 is 127.5, rounded up',
  ),
  answers(
    'splitComplementary',
    { color: 'ff0000', scheme: 'splitComplementary', angle: 60 },
    { items: pairs(['#ff0000', 0], ['#00ff00', 120], ['#0000ff', 240]) },
    '180 - 60 and 180 + 60',
  ),
  answers(
    'square',
    { color: 'ff0000', scheme: 'square' },
    { count: 4, items: pairs(['#ff0000', 0], ['#80ff00', 90], ['#00ffff', 180], ['#8000ff', 270]) },
    'half of 255 is 127.5, rounded up',
  ),
  answers(
    'rectangle',
    { color: 'ff0000', scheme: 'rectangle', angle: 60 },
    { count: 4, items: pairs(['#ff0000', 0], ['#ffff00', 60], ['#00ffff', 180], ['#0000ff', 240]) },
    'the secondaries',
  ),
  answers(
    'a fraction of a degree',
    { color: '808080', scheme: 'splitComplementary', angle: 33.3 },
    { items: pairs(['#808080', 0], ['#808080', 146.7], ['#808080', 213.3]) },
    '180 - 33.3; a grey gives itself',
  ),
  answers(
    'in OKLCH',
    { color: '8080c0', scheme: 'triadic', space: 'oklch' },
    { space: 'oklch', items: pairs(['#8080c0', 0], ['#b87458', 120], ['#4a9a77', 240]) },
    'coloraide 8.13.1',
  ),
  answers(
    'a grey in OKLCH',
    { color: 'ccc', scheme: 'square', space: 'oklch' },
    { items: pairs(['#cccccc', 0], ['#cccccc', 90], ['#cccccc', 180], ['#cccccc', 270]) },
    'it has no hue',
  ),
  ...['hsl', 'oklch'].map((space) =>
    answers<'rest_color_harmony'>(
      `alpha stays in ${space}`,
      { color: '80808080', space },
      { base: '#80808080', items: pairs(['#80808080', 0], ['#80808080', 180]) },
      'only the hue turns',
    ),
  ),
  refuses(422, 'no colour', { color: 'reddish' }, '"reddish"'),
  refuses(400, 'a scheme that is not offered', { color: 'red', scheme: 'tetradic' }, 'scheme'),
  refuses(400, 'no angle', { color: 'red', angle: 0 }, 'angle'),
])
