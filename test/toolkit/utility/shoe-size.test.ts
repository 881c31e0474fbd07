import { answers, refuses, table } from '../../support/table.js'

const relations = 'relations of ISO/TS 19407 by hand'

table('rest_utility_shoeSize', [
  answers(
    'a European size',
    { size: 42, system: 'eu' },
    {
      footMm: 266.7,
      eu: 42,
      uk: 8.5,
      usMen: 9.5,
      usWomen: 10.5,
      cm: 26.5,
      mondopoint: 265,
      exact: { eu: 42, uk: 8.5, usMen: 9.5, usWomen: 10.5 },
    },
    '(42 - 2) / 0.15 = 266.67; 3 * 266.67 / 25.4 - 23 = 8.496',
  ),
  answers(
    'the length of a foot in cm',
    { size: 25.4, system: 'cm' },
    { footMm: 254, uk: 7, usMen: 8, usWomen: 9, eu: 40, exact: { eu: 40.1, uk: 7, usMen: 8, usWomen: 9 } },
    '3 * 254 / 25.4 - 23; 0.15 * 254 + 2',
  ),
  answers('the same in mm', { size: 254, system: 'mm' }, { uk: 7, mondopoint: 255 }, relations),
  answers('a British size', { size: 7, system: 'uk' }, { footMm: 254 }, relations),
  answers('an American size for men', { size: 8, system: 'us-men' }, { footMm: 254 }, relations),
  answers('an American size for women', { size: 9, system: 'us-women' }, { footMm: 254 }, relations),
  answers('the shortest foot', { size: 190, system: 'mm' }, { footMm: 190, eu: 30.5 }, '0.15 * 190 + 2'),
  refuses(422, 'a shorter one', { size: 189.9, system: 'mm' }, '189.9 mm'),
  refuses(422, 'a longer one than 350 mm', { size: 36, system: 'cm' }, '360 mm'),
  refuses(400, 'an unknown system', { size: 42, system: 'jp' }, 'system'),
])
