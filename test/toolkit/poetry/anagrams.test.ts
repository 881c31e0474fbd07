import { answers, refuses, table } from '../../support/table.js'

const list = 'the words of word-list, searched with Python'
const item = (word: string, score: number) => ({ word, length: word.length, score })

table('rest_poetry_anagrams', [
  answers(
    'whole ones',
    { letters: 'Listen' },
    {
      letters: 'listen',
      total: 6,
      count: 6,
      longest: 6,
      items: ['elints', 'enlist', 'inlets', 'intels', 'silent', 'tinsel'].map((word) => item(word, 6)),
    },
    list,
  ),
  answers(
    'shorter ones with a blank, which scores nothing',
    { letters: 'qi?', mode: 'partial', min: 2, limit: 4 },
    {
      total: 22,
      count: 4,
      longest: 3,
      items: [item('qin', 11), item('qis', 11), item('ai', 1), item('bi', 1)],
    },
    list,
  ),
  answers(
    'min counts in partial mode only',
    { letters: 'on', min: 5 },
    { total: 1, longest: 2, items: [item('no', 2)] },
    list,
  ),
  answers('none', { letters: 'zzz' }, { total: 0, count: 0, longest: 0, items: [] }, list),
  refuses(422, 'three blanks', { letters: 'a???' }, '3 blanks'),
  refuses(400, 'one letter', { letters: 'a' }, 'letters'),
  refuses(400, 'a sign', { letters: 'a!' }, 'letters'),
])
