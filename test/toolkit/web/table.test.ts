import { answers, refuses, table, writes } from '../../support/table.js'
import type { Data } from '#operation'

type Table = Data<'rest_web_table'>['tables'][number]

const RULES = 'the rules, by hand'

const read = (
  name: string,
  html: string,
  tables: Partial<Table>[],
  options: Record<string, string | number | boolean> = {},
) => answers<'rest_web_table'>(name, { html, ...options }, { count: tables.length, tables }, RULES)

const LIST = { header: false }
const rowsOf = (rows: string[][], index = 0): Table => ({
  index,
  caption: null,
  columns: [],
  rowCount: rows.length,
  rows,
})
const cells = (count: number, attributes = ''): string => `<td${attributes}>x</td>`.repeat(count)

table('rest_web_table', [
  read('no table', '<p>x</p>', []),
  read(
    'thead, whose first row names the columns, wherever it is',
    '<table><caption> Of \n x </caption><tbody><tr><td>1<td>2<tfoot><tr><td>3<td>4<thead><tr><th>A<th>B<tr><th>C<th>D</table>',
    [
      {
        index: 0,
        caption: 'Of x',
        columns: ['A', 'B'],
        rowCount: 3,
        rows: [
          { A: '1', B: '2' },
          { A: '3', B: '4' },
          { A: 'C', B: 'D' },
        ],
      },
    ],
  ),
  read(
    'names that are empty or repeated',
    '<table><tr><th>A<th><th>A<th><th>A_2<th>A<tr><td>1<td>2<td>3<td>4<td>5<td>6</table>',
    [
      {
        columns: ['A', 'column2', 'A_2', 'column4', 'A_2_2', 'A_3'],
        rows: [{ A: '1', column2: '2', A_2: '3', column4: '4', A_2_2: '5', A_3: '6' }],
      },
    ],
  ),
  read('rows that are too short or too long', '<table><tr><th>A<th>B<tr><td>1<tr><td>2<td>3<td>4</table>', [
    {
      columns: ['A', 'B'],
      rows: [
        { A: '1', B: '' },
        { A: '2', B: '3' },
      ],
    },
  ]),
  read(
    'spans',
    '<table><tr><td colspan=2>a<td rowspan=3>b<tr><td>c<td>d<tr><td>e</table>',
    [
      rowsOf([
        ['a', 'a', 'b'],
        ['c', 'd', 'b'],
        ['e', '', 'b'],
      ]),
    ],
    LIST,
  ),
  read(
    'a span in both directions',
    '<table><tr><td>a<td colspan=2 rowspan=2>b<tr><td>c<td>d</table>',
    [
      rowsOf([
        ['a', 'b', 'b'],
        ['c', 'b', 'b', 'd'],
      ]),
    ],
    LIST,
  ),
  read(
    'spans that are none',
    '<table><tr><td colspan=0>a<td colspan=-2>b<td colspan=x>c<td colspan="2.9">d</table>',
    [rowsOf([['a', 'b', 'c', 'd', 'd']])],
    LIST,
  ),
  read(
    'a rowspan of 0, to the end of the group',
    '<table><tr><td rowspan=0>a<td>b<tr><td>c<tbody><tr><td>d</table>',
    [rowsOf([['a', 'b'], ['a', 'c'], ['d']])],
    LIST,
  ),
  read('a rowspan past the end', '<table><tr><td rowspan=9>a<td>b</table>', [rowsOf([['a', 'b']])], LIST),
  read(
    'spans over 100',
    '<table><tr><td colspan=101>a</table>',
    [rowsOf([Array<string>(100).fill('a')])],
    LIST,
  ),
  read('rows without a cell', '<table><tr><tr><td>a<tr></tr></table>', [rowsOf([['a']])], LIST),
  read(
    'a row that only a span reaches',
    '<table><tr><td rowspan=2>a<tr></tr><tr><td>b</table>',
    [rowsOf([['a'], ['b']])],
    LIST,
  ),
  read(
    'nested tables on their own',
    '<table><tr><td>a<table><tr><td>b</table></td><td>c</table><table><tr><td>d</table>',
    [rowsOf([['ab', 'c']], 0), rowsOf([['b']], 1), rowsOf([['d']], 2)],
    LIST,
  ),
  read('one of them', '<table><tr><td>a</table><table><tr><td>b</table>', [rowsOf([['b']], 1)], {
    ...LIST,
    index: 1,
  }),
  read('text collapsed', '<table><tr><td> a&nbsp; <b>b</b>\n<br>c </table>', [rowsOf([['a b c']])], LIST),
  read('a table without rows', '<table></table>', [{ columns: [], rowCount: 0, rows: [] }]),
  read('a header alone', '<table><tr><th>A</table>', [{ columns: ['A'], rowCount: 0, rows: [] }]),
  writes(
    'columns named like members of every object',
    { html: '<table><tr><th>__proto__<th>constructor<tr><td>1<td>2</table>' },
    '"rows":[{"__proto__":"1","constructor":"2"}]',
    RULES,
  ),
  refuses(422, 'an index that is not there', { html: '<table></table>', index: 1 }, 'index 1'),
  refuses(
    422,
    'spans without measure',
    { html: `<table>${`<tr>${cells(10, ' colspan=100 rowspan=100')}`.repeat(100)}</table>` },
    '500000 cells',
  ),
  refuses(400, 'an index under 0', { html: 'a', index: -1 }, 'index'),
  refuses(400, 'neither url nor html', {}, 'url'),
])
