import { answers, refuses, table } from '../../support/table.js'

const text = 'name,qty\napple,5\nfig,12'
const drawn = (name: string, options: Record<string, string | boolean>, lines: string[]) =>
  answers<'rest_text_align'>(
    name,
    { text, ...options },
    { text: lines.join('\n'), rows: 3, columns: 2 },
    'drawn by hand',
  )

table('rest_text_align', [
  drawn('plain', {}, ['name   qty', 'apple    5', 'fig     12']),
  drawn('grid', { style: 'grid' }, [
    '+-------+-----+',
    '| name  | qty |',
    '+-------+-----+',
    '| apple |   5 |',
    '| fig   |  12 |',
    '+-------+-----+',
  ]),
  drawn('rounded', { style: 'rounded' }, [
    '╭───────┬─────╮',
    '│ name  │ qty │',
    '├───────┼─────┤',
    '│ apple │   5 │',
    '│ fig   │  12 │',
    '╰───────┴─────╯',
  ]),
  drawn('markdown', { style: 'markdown' }, [
    '| name  | qty |',
    '| :---- | --: |',
    '| apple |   5 |',
    '| fig   |  12 |',
  ]),
  drawn('centred', { align: 'center', style: 'markdown' }, [
    '| name  | qty |',
    '| :---: | :-: |',
    '| apple |  5  |',
    '|  fig  | 12  |',
  ]),
  drawn('without a header', { header: false, style: 'grid' }, [
    '+-------+-----+',
    '| name  | qty |',
    '| apple | 5   |',
    '| fig   | 12  |',
    '+-------+-----+',
  ]),
  drawn('without a header in Markdown', { header: false, style: 'markdown' }, [
    '|       |     |',
    '| :---- | :-- |',
    '| name  | qty |',
    '| apple | 5   |',
    '| fig   | 12  |',
  ]),
  answers(
    'narrow columns in Markdown',
    { text: 'a|b\n1|x', style: 'markdown' },
    { text: '|   a | b   |\n| --: | :-- |\n|   1 | x   |', widths: [3, 3] },
    'GFM, section 4.10',
  ),
  answers(
    'wide characters',
    { text: 'a,b\n日本,1\n😀,22' },
    { text: 'a      b\n日本   1\n😀    22', widths: [4, 2] },
    'UAX 11: wide takes two columns',
  ),
  answers(
    'quoted cells',
    { text: 'a,b\n"x, ""y""",2' },
    { text: 'a       b\nx, "y"  2', widths: [6, 1] },
    'RFC 4180, section 2',
  ),
  answers(
    'runs of white space',
    { text: 'a   b\n\n c\td' },
    { text: 'a  b\nc  d', rows: 2, columns: 2 },
    'tab is not in the first line',
  ),
  answers('tabs before commas', { text: 'a,b\tc' }, { columns: 2 }, 'the order of the delimiters'),
  answers(
    'short rows',
    { text: 'a;b;c\n1', style: 'grid', align: 'left' },
    { text: '+---+---+---+\n| a | b | c |\n+---+---+---+\n| 1 |   |   |\n+---+---+---+' },
    'drawn by hand',
  ),
  answers(
    'bars in Markdown cells',
    { text: 'x,y\na|b,1', delimiter: 'comma', style: 'markdown' },
    { text: '| x    |   y |\n| :--- | --: |\n| a\\|b |   1 |' },
    'GFM, example 200',
  ),
  answers(
    'nothing',
    { text: ' \n' },
    { text: '', rows: 0, columns: 0, widths: [] },
    'blank lines are left out',
  ),
  refuses(
    422,
    'a table of 50 million cells',
    { text: `${','.repeat(10_000)}${'\na'.repeat(4_999)}` },
    '200000',
  ),
  refuses(400, 'an unknown style', { text, style: 'html' }, 'style'),
  ...(
    [
      ['a|b;c\n1|2', ['a', 'b;c']],
      ['a;b,c\n1;2', ['a', 'b,c']],
      ['a b,c\n1,2', ['a b', 'c']],
    ] as const
  ).map(([text, [first, second]]) =>
    answers<'rest_text_align'>(
      `the delimiter of ${JSON.stringify(text)}`,
      { text, align: 'left' },
      { columns: 2, text: `${first}  ${second}\n1${' '.repeat(first.length + 1)}2` },
      'tab, pipe, semicolon, comma, space',
    ),
  ),
  answers(
    'a numeric column with empty cells, and one with a word',
    { text: 'aaaa,bbbb\n-1.5,1\n,x' },
    { text: 'aaaa  bbbb\n-1.5  1\n      x' },
    'every filled cell is a number, or not',
  ),
  answers(
    'numbers to the right',
    { text: 'aaaaaa,b\n-1.5,x\n,y' },
    { text: 'aaaaaa  b\n  -1.5  x\n        y' },
    'empty cells do not count',
  ),
  answers(
    'quotes of semicolons',
    { text: 'a;b\n"x;y";1' },
    { columns: 2, widths: [3, 1] },
    'RFC 4180 with another delimiter',
  ),
  answers(
    'quotes beside bars are text',
    { text: 'a|b\n"x"|1' },
    { text: 'a    b\n"x"  1', widths: [3, 1] },
    'CSV quotes are those of comma and semicolon',
  ),
])
