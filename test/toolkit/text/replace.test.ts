import { answers, refuses, table } from '../../support/table.js'

const hat = 'The cat and the hat'

table('rest_text_replace', [
  answers(
    'keeps the case',
    { text: hat, find: 'the', with: 'a', ignoreCase: true, keepCase: true },
    { text: 'A cat and a hat', replacements: 2, positions: [0, 12] },
    'by hand',
  ),
  answers(
    'from left to right',
    { text: 'aaaa', find: 'aa', with: 'a' },
    { text: 'aa', replacements: 2, positions: [0, 2] },
    'not overlapping, not searched again',
  ),
  answers(
    'signs as they are',
    { text: 'a.b*c', find: '.b*', with: '$1' },
    { text: 'a$1c' },
    'plain is no pattern',
  ),
  answers(
    'the first ones',
    { text: 'aaa', find: 'a', with: 'b', max: 2 },
    { text: 'bba', replacements: 2 },
    'by hand',
  ),
  answers(
    'words',
    { text: 'cat cats _cat cat. écat', find: 'cat', with: 'dog', mode: 'word' },
    { text: 'dog cats _cat dog. écat', positions: [0, 14] },
    'by hand',
  ),
  answers(
    'any case of any script',
    { text: 'Привет ПРИВЕТ', find: 'привет', with: 'x', ignoreCase: true },
    { text: 'x x' },
    'simple case folding',
  ),
  answers(
    'all capitals and mixed case',
    { text: 'PARIS Paris paris pARis', find: 'paris', with: 'new York', ignoreCase: true, keepCase: true },
    { text: 'NEW YORK New york new york new York' },
    'by hand',
  ),
  answers(
    'groups',
    { text: 'John Smith', find: '(?P<first>\\w+) (\\w+)', with: '$2, ${first} $$ $x $0', mode: 'regex' },
    { text: 'Smith, John $ $x John Smith' },
    'by hand',
  ),
  answers(
    'lines',
    { text: 'a\nb', find: '^', with: '> ', mode: 'regex' },
    { text: '> a\n> b', positions: [0, 2] },
    '^ matches at lines',
  ),
  answers(
    'positions in UTF-16 units',
    { text: '😀a', find: 'a', with: 'b' },
    { text: '😀b', positions: [2] },
    'a pair of surrogates',
  ),
  answers(
    'nothing found',
    { text: 'a', find: 'b' },
    { text: 'a', replacements: 0, positions: [] },
    'by hand',
  ),
  answers(
    'at most 1000 positions',
    { text: 'a'.repeat(1_001), find: 'a' },
    { text: '', replacements: 1_001, positions: Array.from({ length: 1_000 }, (_, at) => at) },
    'the contract',
  ),
  answers(
    'a pattern that backtracking takes years for',
    { text: 'a'.repeat(20_000), find: '(a|a)*b', mode: 'regex' },
    { replacements: 0 },
    'RE2: linear time',
  ),
  refuses(
    422,
    'a pattern that RE2 does not have',
    { text: 'a', find: '(?<=a)b', mode: 'regex' },
    'find: invalid',
  ),
  refuses(
    422,
    'a pattern that runs to the end at every letter',
    { text: 'a'.repeat(20_000), find: 'a*b|a', with: 'c', mode: 'regex' },
    'find: the pattern takes longer',
  ),
  refuses(
    422,
    'a group that is not there',
    { text: 'a', find: 'a', with: '$1', mode: 'regex' },
    'no group "1"',
  ),
  refuses(
    422,
    'a name that is not there',
    { text: 'a', find: 'a', with: '${x}', mode: 'regex' },
    'no group "x"',
  ),
  refuses(
    422,
    'an answer of 40 million characters',
    { text: 'a'.repeat(20_000), find: 'a', with: 'x'.repeat(2_000) },
    '200000',
  ),
  refuses(400, 'nothing to find', { text: 'a', find: '' }, 'find'),
  answers(
    'an accent of its own belongs to its letter',
    { text: 'cafe\u0301 e\u0301cafe \ufe0fcafe', find: 'cafe', with: 'x', mode: 'word' },
    { text: 'cafe\u0301 e\u0301cafe \ufe0fx', replacements: 1 },
    'as in NFC',
  ),
  answers(
    'a digit beside a word',
    { text: 'cat1 1cat cat', find: 'cat', with: 'x', mode: 'word' },
    { text: 'cat1 1cat x', positions: [10] },
    'by hand',
  ),
  answers(
    'the first ones of a pattern',
    { text: 'a1b2c3', find: '\\d', with: '<$0>', mode: 'regex', max: 2 },
    { text: 'a<1>b<2>c3', replacements: 2, positions: [1, 3] },
    'by hand',
  ),
  answers(
    'case by case',
    { text: 'aA', find: 'a', with: 'b' },
    { text: 'bA', replacements: 1 },
    'A is not a',
  ),
])
