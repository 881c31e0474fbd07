import { answers, refuses, table } from '../../support/table.js'

const list = 'the words of word-list, searched with Python'

table('rest_poetry_wordFinder', [
  answers(
    'a pattern',
    { pattern: '??ZZ?e', limit: 3 },
    { total: 22, count: 3, items: ['bezzle', 'cuzzie', 'dazzle'] },
    list,
  ),
  answers(
    'any number of letters',
    { pattern: '*quix*' },
    {
      total: 9,
      count: 9,
      items: [
        'quixote',
        'quixotes',
        'quixotic',
        'quixotry',
        'quixotism',
        'quixotical',
        'quixotisms',
        'quixotries',
        'quixotically',
      ],
    },
    list,
  ),
  answers(
    'all conditions',
    { pattern: 'b*', contains: 'OO', without: 'skt', length: 4 },
    {
      total: 10,
      count: 10,
      items: ['boho', 'bolo', 'booh', 'bool', 'boom', 'boon', 'boor', 'boyo', 'bozo', 'broo'],
    },
    list,
  ),
  answers('a length', { length: 2, limit: 1 }, { count: 1, items: ['aa'] }, list),
  answers('no word', { pattern: 'zzzzq' }, { total: 0, count: 0, items: [] }, list),
  answers(
    'a pattern that backtracking would not end',
    { pattern: '?*?*?*?*?*?*?*?*?*zzzz' },
    { total: 0 },
    list,
  ),
  refuses(400, 'no condition', { limit: 3 }, 'pattern'),
  refuses(400, 'a digit', { pattern: 'a1' }, 'pattern'),
])
