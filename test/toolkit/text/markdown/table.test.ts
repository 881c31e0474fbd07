import { answers, refuses, table } from '../../../support/table.js'

table('rest_text_markdown_3', [
  answers(
    'CSV',
    { text: 'a,b\n1,22', align: 'lr' },
    { table: '| a  |  b |\n| :- | -: |\n| 1  | 22 |', rows: 1, columns: 2 },
    'drawn by hand',
  ),
  answers(
    'quotes of CSV',
    { text: 'a,b\r\n"x, ""y""","1\n2"\r\n' },
    {
      table: '| a      | b      |\n| ------ | ------ |\n| x, "y" | 1<br>2 |',
      rows: 1,
    },
    'RFC 4180, section 2',
  ),
  answers(
    'TSV',
    { text: 'a\tb\n1,5\t', input: 'tsv' },
    { table: '| a   | b |\n| --- | - |\n| 1,5 |   |' },
    'drawn by hand',
  ),
  answers(
    'JSON',
    { text: '[{"a":1,"b":null},{"c":[1,{"d":2}],"a":true}]', input: 'json' },
    {
      table:
        '| a    | b | c           |\n| ---- | - | ----------- |\n| 1    |   |             |\n| true |   | [1,{"d":2}] |',
      rows: 2,
      columns: 3,
    },
    'drawn by hand',
  ),
  answers('bars', { text: 'a\nx|y' }, { table: '| a    |\n| ---- |\n| x\\|y |' }, 'GFM 0.29, example 200'),
  answers('centred', { text: 'abc\nx', align: 'c' }, { table: '| abc |\n| :-: |\n|  x  |' }, 'drawn by hand'),
  answers(
    'HTML',
    { text: 'a,b\n<x>,"1\n2"', align: '-c', output: 'html' },
    {
      table:
        '<table><thead><tr><th>a</th><th style="text-align:center">b</th></tr></thead><tbody><tr><td>&lt;x&gt;</td><td style="text-align:center">1<br>2</td></tr></tbody></table>',
    },
    'by hand',
  ),
  answers(
    'missing cells and blank lines',
    { text: 'a,b\n\n1\n', output: 'html' },
    {
      rows: 1,
      table:
        '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table>',
    },
    'by hand',
  ),
  answers(
    'a key of JavaScript objects',
    { text: '[{"__proto__":1}]', input: 'json' },
    { columns: 1, rows: 1 },
    'a key as any other',
  ),
  refuses(422, 'surplus cells', { text: 'a\n1\n2,3' }, 'row 3'),
  refuses(422, 'a quote that is not closed', { text: 'a\n"1' }, 'row 2'),
  refuses(422, 'no JSON', { text: '{', input: 'json' }, 'JSON array'),
  refuses(422, 'a list of numbers', { text: '[1]', input: 'json' }, 'JSON array'),
  refuses(422, 'no columns', { text: '[{}]', input: 'json' }, 'no columns'),
  refuses(422, 'no header', { text: '\n\n' }, 'no header'),
  refuses(
    422,
    'a value nested too deep',
    { text: `[{"a":${'['.repeat(9_900)}${']'.repeat(9_900)}}]`, input: 'json' },
    'nested too deep',
  ),
  refuses(
    422,
    'a table of 100 million characters',
    { text: `a\n${'x'.repeat(9_000)}\n${'y\n'.repeat(5_000)}` },
    '200000',
  ),
  refuses(400, 'an unknown alignment', { text: 'a', align: 'x' }, 'align'),
  answers(
    'bars and line ends of TSV',
    { text: 'a\tb\nx|y\t"1\n2"', input: 'tsv' },
    { rows: 1, columns: 2 },
    'quotes hold a line end',
  ),
  answers(
    'HTML that is escaped',
    { text: '[{"a&b":"\\"<"}]', input: 'json', output: 'html', align: 'r' },
    {
      table:
        '<table><thead><tr><th style="text-align:right">a&amp;b</th></tr></thead><tbody><tr><td style="text-align:right">&quot;&lt;</td></tr></tbody></table>',
    },
    'by hand',
  ),
  answers(
    'years for columns, in the order of first sight',
    {
      text: '[{"name":"a","2023":1},{"2022":{"b":12345678901234567890,"1":2}}]',
      input: 'json',
      output: 'html',
    },
    {
      table:
        '<table><thead><tr><th>name</th><th>2023</th><th>2022</th></tr></thead><tbody><tr><td>a</td><td>1</td><td></td></tr><tr><td></td><td></td><td>{&quot;b&quot;:12345678901234567890,&quot;1&quot;:2}</td></tr></tbody></table>',
    },
    'by hand',
  ),
])
