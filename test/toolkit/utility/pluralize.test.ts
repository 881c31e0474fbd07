import { answers, refuses, table } from '../../support/table.js'

const inflect = 'Python inflect 7.6 and English grammar'

table('rest_utility_pluralize', [
  answers(
    'three people',
    { word: 'person', count: 3 },
    {
      word: 'person',
      singular: 'person',
      plural: 'people',
      isPlural: false,
      isSingular: true,
      counted: '3 people',
    },
    inflect,
  ),
  answers(
    'one person of people',
    { word: 'people', count: 1 },
    { singular: 'person', isPlural: true, counted: '1 person' },
    inflect,
  ),
  answers('none', { word: 'box', count: 0 }, { plural: 'boxes', counted: '0 boxes' }, inflect),
  answers('case is kept', { word: 'CITY' }, { plural: 'CITIES', counted: null }, inflect),
  answers(
    'a word that has no plural',
    { word: 'sheep' },
    { singular: 'sheep', plural: 'sheep', isPlural: true, isSingular: true },
    inflect,
  ),
  answers('a Greek noun', { word: ' criterion ' }, { word: 'criterion', plural: 'criteria' }, inflect),
  answers('a member of every object', { word: 'constructor' }, { plural: 'constructors' }, inflect),
  refuses(400, 'blanks alone', { word: '  ' }, 'word'),
  refuses(400, 'half a thing', { word: 'thing', count: 0.5 }, 'count'),
])
