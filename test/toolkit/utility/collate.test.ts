import { answers, refuses, table } from '../../support/table.js'

table('rest_utility_collate', [
  answers(
    'Swedish, where ä and ö end the alphabet',
    { items: 'zebra,ärlig,apa,Örn', locale: 'sv' },
    { locale: 'sv', count: 4, items: ['apa', 'zebra', 'ärlig', 'Örn'] },
    'Swedish alphabet: ... z å ä ö',
  ),
  answers(
    'German, where ä is sorted as a',
    { items: 'zebra,ärlig,apa,Örn', locale: 'de' },
    { items: ['apa', 'ärlig', 'Örn', 'zebra'] },
    'DIN 5007-1',
  ),
  answers(
    'traditional Spanish by the extension of the tag',
    { items: 'cz,ch,d', locale: 'es-u-co-trad' },
    { items: ['cz', 'ch', 'd'] },
    'ch was a letter of its own until 1994',
  ),
  answers(
    'numbers by value',
    { items: 'file10,file9,file1', numeric: true },
    { items: ['file1', 'file9', 'file10'] },
    '1 < 9 < 10',
  ),
  answers('numbers by digit', { items: 'file10,file9' }, { items: ['file10', 'file9'] }, '1 < 9'),
  answers('descending', { items: 'a,c,b', order: 'desc' }, { items: ['c', 'b', 'a'] }, 'c b a'),
  answers('capitals first', { items: 'a,A', caseFirst: 'upper' }, { items: ['A', 'a'] }, 'as asked'),
  answers(
    'the first of each letter',
    { items: 'b,é,B,e,É', sensitivity: 'base', unique: true },
    { count: 2, items: ['b', 'é'] },
    'base letters b and e',
  ),
  answers(
    'equal items keep their order in both directions',
    { items: 'b,A,a,á', sensitivity: 'base', order: 'desc' },
    { items: ['b', 'A', 'a', 'á'] },
    'a stable sort',
  ),
  refuses(400, 'no items', { items: ',' }, 'items'),
  refuses(400, '1001 items', { items: Array(1001).fill('a').join(',') }, 'items'),
  refuses(422, 'an unknown language', { items: 'a', locale: 'xx' }, '"xx"'),
])
