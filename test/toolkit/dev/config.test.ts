import { answers, refuses, table } from '../../support/table.js'

const DOTENV = "dotenv's README, parsing rules"
const JAVA = 'java.util.Properties.load, Java SE API'
const env = (text: string, rest = {}) => ({ text, ...rest })
const ini = (text: string) => ({ text, format: 'ini' })
const properties = (text: string) => ({ text, format: 'properties' })

table('rest_dev_config', [
  answers(
    'quotes, comments and export',
    env('A=1\nexport B="x\\ny" # c\nC=\'$A\\n\'\n# no\nD= a b # c\nE=\nF=`it\'s "q"`\n'),
    {
      format: 'env',
      count: 6,
      values: { A: '1', B: 'x\ny', C: '$A\\n', D: 'a b', E: '', F: 'it\'s "q"' },
      duplicates: [],
      problems: [],
    },
    DOTENV,
  ),
  answers(
    'a sign without white space before it',
    env('A=b#c\nB=#d'),
    { values: { A: 'b#c', B: '#d' } },
    'the contract',
  ),
  answers('a value of several lines', env('A="b\nc"\r\nD=1'), { values: { A: 'b\nc', D: '1' } }, DOTENV),
  answers(
    'quotes that hold the same sign',
    env("A='it's' # c\nB=\"a\"\\n\"b\"\nC=`x`y`\nD='x' y\n"),
    { values: { A: "it's", B: 'a"\n"b', C: 'x`y', D: "'x' y" }, problems: [] },
    'dotenv 17: parse',
  ),
  answers(
    'what can be read and what not',
    env('A=1\n\nB\n=2\nA=3\nC: d'),
    {
      values: { A: '3', C: 'd' },
      duplicates: ['A'],
      problems: [
        { line: 3, message: 'Not a setting: expected a name and =.' },
        { line: 4, message: 'Not a setting: expected a name and =.' },
      ],
    },
    'lines 3 and 4 are no settings',
  ),
  answers(
    'variables of the file, never of the server',
    env('A=1\nB=$A${A}-${PATH}\nC=\'$A\'\nD="\\$A"\nE=$F\nF=2', { expand: true }),
    { values: { A: '1', B: '11-', C: '$A', D: '$A', E: '', F: '2' } },
    'only what stands above counts',
  ),
  answers(
    'sections, arrays and words',
    ini('; c\na=1\nb\n[s]\nx = "q;=1"\nk[]=1\nk[]=2\n[s.t]\nt=true\nf=false\nn=null\nm=1\\;2'),
    {
      format: 'ini',
      count: 9,
      values: {
        a: '1',
        b: true,
        s: { x: 'q;=1', k: ['1', '2'], t: { t: true, f: false, n: null, m: '1;2' } },
      },
      problems: [],
    },
    "npm ini's README; leaves: a, b, x, two of k, t, f, n, m",
  ),
  answers(
    'keys again, the last one wins',
    ini('[s]\na=1\n[t]\na=2\n[s]\na=3\n=4\n[s.a]\nb=5'),
    {
      values: { s: { a: { b: '5' } }, t: { a: '2' } },
      duplicates: ['s.a'],
      problems: [{ line: 7, message: 'Expected a key before =.' }],
    },
    'the contract',
  ),
  answers(
    'quoted numbers stay strings',
    ini('a=\'1\'\nb="2"'),
    { values: { a: '1', b: '2' } },
    'the contract',
  ),
  answers(
    'separators, continuation and escapes',
    properties(
      '# c\n! d\nTruth = Beauty\n Truth2:Beauty\nfruits apple, \\\n    pear\ncheeses\nk\\ \\==\\u0041\\t\\z\n',
    ),
    {
      format: 'properties',
      values: { Truth: 'Beauty', Truth2: 'Beauty', fruits: 'apple, pear', cheeses: '', 'k =': 'A\tz' },
      duplicates: [],
    },
    JAVA,
  ),
  answers(
    'an escape that is none',
    properties('a=\\u12\nb=\\\\u12\na.b=1\na.b=2'),
    {
      values: { b: '\\u12', 'a.b': '2' },
      duplicates: ['a.b'],
      problems: [{ line: 1, message: 'Expected four hex digits after \\u.' }],
    },
    JAVA,
  ),
  refuses(
    422,
    'values that multiply each other',
    {
      expand: true,
      text: Array.from({ length: 12 }, (_, at) => `A${at}=${at === 0 ? 'x' : `$A${at - 1}`.repeat(10)}`).join(
        '\n',
      ),
    },
    '200000',
  ),
  refuses(422, 'a key against the program', env('__proto__=1'), '__proto__'),
  refuses(422, 'a section against the program', ini('[a.constructor.prototype]\nb=1'), 'constructor'),
  refuses(422, 'a property against the program', properties('proto\\u0074ype=1'), 'prototype'),
  refuses(400, 'variables in another format', { ...ini('a=1'), expand: true }, 'expand'),
  answers(
    'a hash begins a comment too',
    ini('# c\na=1 # d\nb=2 ; e'),
    { count: 2, values: { a: '1', b: '2' } },
    "npm ini's README",
  ),
  answers(
    'other white space between key and value',
    properties('a\tb c\nd\fe\nf :g\n'),
    { count: 3, values: { a: 'b c', d: 'e', f: 'g' } },
    JAVA,
  ),
  answers(
    'a key twice in .env',
    env('A=1\nB=2\nA=3\nA=4'),
    { count: 2, values: { A: '4', B: '2' }, duplicates: ['A'] },
    'the last one wins, listed once',
  ),
])
