import { answers, refuses, table } from '../../support/table.js'

const cldr = 'CLDR plural rules, as Babel 2.18 applies them'

table('rest_utility_pluralRules', [
  answers(
    'Russian 22',
    { number: 22, locale: 'ru' },
    {
      locale: 'ru',
      number: 22,
      cardinal: 'few',
      ordinal: 'other',
      cardinalCategories: ['one', 'few', 'many', 'other'],
      ordinalCategories: ['other'],
      englishOrdinal: '22nd',
    },
    cldr,
  ),
  answers(
    'Arabic 0, all six categories',
    { number: 0, locale: 'ar' },
    { cardinal: 'zero', cardinalCategories: ['zero', 'one', 'two', 'few', 'many', 'other'] },
    cldr,
  ),
  answers('Polish 21', { number: 21, locale: 'pl' }, { cardinal: 'many' }, cldr),
  answers('Latvian 11', { number: 11, locale: 'lv' }, { cardinal: 'zero' }, cldr),
  answers('a French million', { number: 1e6, locale: 'fr' }, { cardinal: 'many' }, cldr),
  answers('the eighth in Italian', { number: 8, locale: 'it' }, { ordinal: 'many' }, cldr),
  answers('the 11th', { number: 11 }, { englishOrdinal: '11th', ordinal: 'other' }, 'English'),
  answers('the 113th', { number: 113 }, { englishOrdinal: '113th' }, 'English'),
  answers('the 121st', { number: 121, locale: 'id' }, { englishOrdinal: '121st' }, 'English in any locale'),
  answers(
    'a fraction has no ordinal',
    { number: 1.5 },
    { cardinal: 'other', englishOrdinal: null },
    'CLDR: i = 1 and v = 0',
  ),
  refuses(422, 'an unknown language', { number: 1, locale: 'xx' }, '"xx"'),
  refuses(400, 'a negative number', { number: -1 }, 'number'),
])
