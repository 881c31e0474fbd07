import { answers, refuses, table } from '../../support/table.js'

const RULES = 'the rules, by hand'

const page = (levels: readonly number[]): string => levels.map((level) => `<h${level}>x</h${level}>`).join('')

const outlined = (levels: readonly number[], numbers: readonly string[]) =>
  answers<'rest_web_headings'>(
    `levels ${levels.join(' ')}`,
    { html: page(levels) },
    {
      items: levels.map((level, index) => ({ level, text: 'x', id: null, number: numbers[index] ?? '' })),
      outline: numbers.map((number) => `${'  '.repeat(number.split('.').length - 1)}${number} x`).join('\n'),
    },
    RULES,
  )

const faulty = (name: string, html: string, issues: [code: string, index: number | null][]) =>
  answers<'rest_web_headings'>(
    name,
    { html },
    { issues: issues.map(([code, index]) => ({ code, index, message: MESSAGES[code] })) },
    RULES,
  )

const MESSAGES: Readonly<Record<string, string>> = {
  'no-h1': 'The page has no h1.',
  'multiple-h1': 'The page has 2 headings of level 1.',
  'first-not-h1': 'The first heading is of level 2, not 1.',
  'skipped-level': 'A heading of level 4 follows one of level 2.',
  empty: 'The heading has no text.',
  'too-long': 'The heading has 71 characters, over 70.',
}

table('rest_web_headings', [
  outlined([1, 2, 3, 2, 1, 2], ['1', '1.1', '1.1.1', '1.2', '2', '2.1']),
  outlined([2, 1, 2], ['1', '2', '2.1']),
  outlined([3, 2, 3, 1], ['1', '2', '2.1', '3']),
  outlined([1, 4, 3, 4, 2], ['1', '1.1', '1.2', '1.2.1', '1.3']),
  outlined([1, 2, 3, 4, 5, 6], ['1', '1.1', '1.1.1', '1.1.1.1', '1.1.1.1.1', '1.1.1.1.1.1']),
  answers(
    'roles',
    {
      html: '<h1 id="i"> A \n <b>b</b></h1><div role="Heading" aria-level=" 2 ">c</div><div role="heading">d</div><p role="heading" aria-level="7">e</p><p aria-level="2">f</p>',
    },
    {
      count: 2,
      h1: 1,
      items: [
        { level: 1, text: 'A b', id: 'i', number: '1' },
        { level: 2, text: 'c', id: null, number: '1.1' },
      ],
      issues: [],
      outline: '1 A b\n  1.1 c',
    },
    RULES,
  ),
  answers('no headings', { html: '<p>x' }, { count: 0, h1: 0, items: [], outline: '' }, RULES),
  faulty('of an empty page', '', [['no-h1', null]]),
  faulty('of a page that begins with h2', page([2, 1, 2]), [['first-not-h1', 0]]),
  faulty('of a page without h1', page([2]), [
    ['no-h1', null],
    ['first-not-h1', 0],
  ]),
  faulty('of two h1', page([1, 2, 1]), [['multiple-h1', 2]]),
  faulty('of the whole page first, then of each heading', `<h2>x</h2><h4> </h4><h2>${'x'.repeat(71)}</h2>`, [
    ['no-h1', null],
    ['first-not-h1', 0],
    ['skipped-level', 1],
    ['empty', 1],
    ['too-long', 2],
  ]),
  faulty('of 70 code points', `<h1>${'😀'.repeat(70)}</h1>`, []),
  faulty('of levels that go down', page([1, 2, 3, 1]).replace(/<h1>x<\/h1>$/, '<h2>x</h2>'), []),
  refuses(400, 'neither url nor html', {}, 'url'),
  refuses(422, 'a private address', { url: 'http://127.0.0.53/' }, 'private or local'),
])
