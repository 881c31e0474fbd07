import { expect } from 'vitest'
import { answers, near, refuses, table, writes } from '../../support/table.js'

const HAND = 'counted by hand'
const column = (name: string, text: string, expected: object) =>
  answers<'rest_data_csv'>(name, { text: `a\n${text}` }, { columns: [expect.objectContaining(expected)] as unknown }, HAND)

table('rest_data_csv', [
  answers(
    'a table',
    { text: 'name,age,joined\nAni,31,2024-01-05\nBudi,,2023-11-20\nCici,45,2024-01-05\n' },
    {
      delimiter: ',',
      rows: 3,
      columns: [
        { name: 'name', type: 'string', filled: 3, empty: 0, distinct: 3, min: 'Ani', max: 'Cici', mean: null, median: null, top: [{ value: 'Ani', count: 1 }, { value: 'Budi', count: 1 }, { value: 'Cici', count: 1 }] },
        { name: 'age', type: 'integer', filled: 2, empty: 1, distinct: 2, min: 31, max: 45, mean: 38, median: 38, top: [{ value: '31', count: 1 }, { value: '45', count: 1 }] },
        { name: 'joined', type: 'date', filled: 3, empty: 0, distinct: 2, min: '2023-11-20', max: '2024-01-05', mean: null, median: null, top: [{ value: '2024-01-05', count: 2 }, { value: '2023-11-20', count: 1 }] },
      ],
    },
    HAND,
  ),
  column('numbers', '1\n2.5\n-1e1\n', { type: 'number', min: -10, max: 2.5, mean: near(-6.5 / 3, 1e-15), median: 1 }),
  column('an even count', '4\n1\n2\n3\n', { type: 'integer', median: 2.5, mean: 2.5 }),
  column('sums without drift', '0.1\n0.2\n0.3\n', { mean: 0.6 / 3 }),
  column('words of logic', 'true\nFALSE\n', { type: 'boolean', min: null, max: null, distinct: 2 }),
  column('dates that are none', '2024-02-30\n', { type: 'string' }),
  column('moments', '2024-02-29T00:00:00Z\n', { type: 'datetime', min: '2024-02-29T00:00:00Z' }),
  column('dates and moments', '2024-02-29\n2024-02-29T00:00:00Z\n', { type: 'string' }),
  column('white space', ' 1 \n1\n" "\n', { type: 'integer', filled: 2, empty: 1, distinct: 1, top: [{ value: '1', count: 2 }] }),
  column('nothing', '" "\n""\n', { type: 'empty', filled: 0, empty: 2, distinct: 0, min: null, max: null, top: [] }),
  column('the most frequent three', 'd\nc\nb\nb\na\na\na\n', { top: [{ value: 'a', count: 3 }, { value: 'b', count: 2 }, { value: 'd', count: 1 }] }),
  answers('a tie', { text: 'a|b;c\n' }, { delimiter: ';', rows: 0 }, 'semicolon comes before pipe'),
  answers('semicolons', { text: '\n"a,b,c";d\n1;2' }, { delimiter: ';', rows: 1 }, 'commas in quotes do not count'),
  answers('a given delimiter', { text: 'a,b;c;d\n1,2;3;4', delimiter: 'comma' }, { delimiter: ',' }, 'the contract'),
  answers('one column', { text: 'a\r\n1' }, { delimiter: ',', rows: 1 }, 'the contract'),
  answers('a header alone', { text: 'a,b' }, { rows: 0 }, HAND),
  writes('integers past 2^53', { text: 'n\n99999999999999999999\n1' }, '"min":1,"max":99999999999999999999,"mean":50000000000000000000,"median":50000000000000000000,', HAND),
  writes('them among numbers', { text: 'n\n99999999999999999999\n1.5\n1' }, '"type":"number","filled":3,"empty":0,"distinct":3,"min":1,"max":99999999999999999999,', HAND),
  column('an integer past all doubles', `${'9'.repeat(400)}\n`, { type: 'integer' }),
  refuses(422, 'a row with a cell too few', { text: 'a,b\n\n1' }, 'line 3'),
  refuses(422, 'a row with a cell too many', { text: 'a,b\n"x\ny",1\n1,2,3' }, 'line 4'),
  refuses(422, 'a column twice', { text: 'a,a\n1,2' }, 'line 1'),
  refuses(422, 'a column without a name', { text: '\na,\n1,2' }, 'line 2'),
  refuses(422, 'no header', { text: '\n' }, 'no header'),
  refuses(422, 'a quote that never closes', { text: 'a\n"b' }, 'line 2, column 1'),
  column('a plus sign', '+1\n2\n', { type: 'string', min: '+1', max: '2' }),
  column('words of logic and numbers', 'true\n1\n', { type: 'string' }),
  column('moments with a zone', '2024-02-29T07:00:00+07:00\n', { type: 'datetime', mean: null, median: null }),
  answers('tabs', { text: 'a\tb,c\td\n1\t2\t3' }, { delimiter: '\t', rows: 1 }, 'two tabs and one comma'),
  answers('bars', { text: 'a|b\n1|2' }, { delimiter: '|', rows: 1 }, 'one bar and nothing else'),
])
