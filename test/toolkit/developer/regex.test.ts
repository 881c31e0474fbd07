import { answers, refuses, table } from '../../support/table.js'

const RE2 = 'RE2 syntax'
const match = (index: number, text: string, groups: (string | null)[] = []): object => ({
  index,
  end: index + text.length,
  match: text,
  groups,
})

table('rest_developer_regex', [
  answers(
    'groups by number and by name',
    { pattern: '(?P<year>\\d{4})-(\\d{2})', text: 'on 2024-05 and 2023-01', replacement: '$2/${year}' },
    {
      matched: true,
      full: false,
      total: 2,
      items: [
        { ...match(3, '2024-05', ['2024', '05']), named: { year: '2024' } },
        { ...match(15, '2023-01', ['2023', '01']), named: { year: '2023' } },
      ],
      replaced: 'on 05/2024 and 01/2023',
    },
    'counted by hand',
  ),
  answers(
    'leftmost-first, not longest',
    { pattern: 'a|ab', text: 'ab' },
    { full: true, items: [match(0, 'a')] },
    `${RE2}: x|y prefers x; the whole text matches by y`,
  ),
  answers(
    'empty matches',
    { pattern: 'a*', text: 'baac', replacement: '-' },
    { total: 4, items: [match(0, ''), match(1, 'aa'), match(3, ''), match(4, '')], replaced: '-b--c-' },
    'after a match at 3 an empty one follows, as in Python 3.7 and Java',
  ),
  answers(
    'offsets in UTF-16 units',
    { pattern: '.', text: '😀b' },
    { total: 2, items: [match(0, '😀'), match(2, 'b')] },
    'U+1F600 is two units',
  ),
  answers(
    'a group that took no part',
    { pattern: '(a)|(?<b>b)', text: 'b', replacement: '[$1${b}]' },
    { items: [{ ...match(0, 'b', [null, 'b']), named: { b: 'b' } }], replaced: '[b]' },
    RE2,
  ),
  answers(
    'a replacement with dollar signs and digits',
    { pattern: '(b)', text: 'abc', replacement: '$$$0$10$x' },
    { replaced: 'a$bb0$xc' },
    '$$ is $, $0 is b, $10 is group 1 and a 0',
  ),
  answers('lines', { pattern: '^b$', flags: 'm', text: 'a\nb' }, { total: 1, items: [match(2, 'b')] }, RE2),
  answers(
    'the end without m',
    { pattern: 'a$', text: 'a\n' },
    { matched: false, total: 0 },
    `${RE2}: $ is \\z`,
  ),
  answers('a dot at line ends', { pattern: 'a.b', flags: 's', text: 'a\nb' }, { full: true }, RE2),
  answers('any letter case', { pattern: 'straße', flags: 'i', text: 'STRAßE' }, { full: true }, RE2),
  answers(
    'a limit',
    { pattern: 'a', text: 'aaa', limit: 2, replacement: 'b' },
    { total: 3, items: [match(0, 'a'), match(1, 'a')], replaced: 'bbb' },
    'all are counted and replaced',
  ),
  answers(
    'no match',
    { pattern: 'x', text: '' },
    { matched: false, full: false, total: 0, items: [], replaced: null },
    'nothing there',
  ),
  answers(
    'a pattern on which backtracking explodes',
    { pattern: '^(a+)+$', text: `${'a'.repeat(5000)}!` },
    { matched: false },
    'RE2 is linear',
  ),
  refuses(
    422,
    'a pattern that runs to the end at every letter',
    { pattern: 'a*b|a', text: 'a'.repeat(20_000) },
    'pattern: the pattern takes longer',
  ),
  refuses(422, 'a look-ahead', { pattern: '(?=a)', text: 'a' }, 'pattern: '),
  refuses(422, 'a look-behind', { pattern: '(?<!a)b', text: 'b' }, 'pattern: '),
  refuses(422, 'a back-reference', { pattern: '(a)\\1', text: 'aa' }, '\\1'),
  refuses(422, 'an open bracket', { pattern: '[', text: 'a' }, 'missing closing'),
  refuses(422, 'a number of no group', { pattern: 'a', text: 'a', replacement: '$1' }, '$1'),
  refuses(422, 'a name of no group', { pattern: '(?P<a>a)', text: 'b', replacement: '${b}' }, '${b}'),
  refuses(400, 'an unknown flag', { pattern: 'a', text: 'a', flags: 'g' }, 'flags'),
  refuses(400, 'an empty pattern', { pattern: '', text: 'a' }, 'pattern'),
  answers(
    'flags together',
    { pattern: '^A.B$', flags: 'ism', text: 'x\na\nb\ny' },
    { total: 1, full: false, items: [match(2, 'a\nb')] },
    RE2,
  ),
  refuses(400, 'more matches than a thousand', { pattern: 'a', text: 'a', limit: 1001 }, 'limit'),
])
