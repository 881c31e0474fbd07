import { answers, refuses, table } from '../../support/table.js'

const cldr = 'CLDR list patterns, as Babel 2.18 applies them'

table('rest_utility_listFormat', [
  answers(
    'Indonesian',
    { items: 'apel,jeruk,mangga', locale: 'id' },
    { locale: 'id', count: 3, text: 'apel, jeruk, dan mangga' },
    cldr,
  ),
  answers(
    'or in German',
    { items: 'a,b,c', locale: 'de', type: 'disjunction' },
    { text: 'a, b oder c' },
    cldr,
  ),
  answers('British English', { items: 'a,b,c', locale: 'en-GB' }, { text: 'a, b and c' }, cldr),
  answers('Japanese', { items: 'A,B,C', locale: 'ja' }, { text: 'A、B、C' }, cldr),
  answers(
    'units side by side',
    { items: '1 ft,2 in', type: 'unit', style: 'narrow' },
    { text: '1 ft 2 in' },
    cldr,
  ),
  answers(
    'Spanish before i',
    { items: 'padre,iglesia', locale: 'es' },
    { text: 'padre e iglesia' },
    'y is e before i',
  ),
  answers('empty items are dropped', { items: ' a ,, b,' }, { count: 2, text: 'a and b' }, cldr),
  answers('a single item', { items: 'a' }, { count: 1, text: 'a' }, 'nothing to join'),
  refuses(400, 'no items', { items: ' , ' }, 'items'),
  refuses(422, 'an unknown language', { items: 'a', locale: 'xx' }, '"xx"'),
])
