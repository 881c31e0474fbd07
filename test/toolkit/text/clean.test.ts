import { answers, refuses, table } from '../../support/table.js'

/** All characters of ranges of code points. */
const characters = (ranges: readonly (readonly [first: number, last: number])[]): string =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .join('')
/** Zero-width and directional marks, then Cc without TAB, LF and CR. */
const INVISIBLE = [
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2064],
  [0xfeff, 0xfeff],
  [0xad, 0xad],
  [0, 8],
  [0xb, 0xc],
  [0xe, 0x1f],
  [0x7f, 0x9f],
] as const
const SPACES = [
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
] as const

table('rest_text_clean', [
  answers<'rest_text_clean'>(
    'white space',
    { text: '  a   b\u00a0\n\n\n\n c d ' },
    { text: 'a b\n\nc d', removed: 9, invisible: 1, lines: 3 },
    '17 code points less 8',
  ),
  answers<'rest_text_clean'>(
    'zero-width and control characters',
    { text: 'a\u200bb\u0000\u0085\u00adc\ufeff\u202e' },
    { text: 'abc', invisible: 6, removed: 6 },
    'by hand',
  ),
  answers<'rest_text_clean'>(
    'odd spaces and separators',
    { text: 'a\u3000b\u2028c\u2009' },
    { text: 'a b\nc', invisible: 3 },
    'by hand',
  ),
  answers<'rest_text_clean'>(
    'leaves them',
    { text: 'a\u200b\u00a0b', invisible: false, trim: false, spaces: false },
    { text: 'a\u200b\u00a0b', invisible: 0, removed: 0 },
    'by hand',
  ),
  answers<'rest_text_clean'>(
    'HTML',
    {
      text: '<p>a &lt;b&gt; &amp;amp; &eacute;</p><script>x()</script><style>p{}</style><!-- c -->1 < 2',
      html: true,
    },
    { text: 'a <b> &amp; é1 < 2' },
    'HTML: tags out first, references decoded once',
  ),
  answers<'rest_text_clean'>(
    'a reference to a no-break space',
    { text: 'a&nbsp;b', html: true },
    { text: 'a b', invisible: 1 },
    'html before invisible',
  ),
  answers<'rest_text_clean'>('emoji', { text: 'a👨‍👩‍👧b🇮🇩c👍🏽d❤️e1', emoji: true }, { text: 'abcde1' }, 'UTS 51'),
  answers<'rest_text_clean'>('emoji stay', { text: 'a👍🏽' }, { text: 'a👍🏽' }, 'by hand'),
  answers<'rest_text_clean'>(
    'blank lines kept',
    { text: '\na\n\n\nb', blankLines: 'keep' },
    { text: '\na\n\n\nb', lines: 5 },
    'by hand',
  ),
  answers<'rest_text_clean'>(
    'blank lines removed',
    { text: '\na\n \n\nb\n', blankLines: 'remove' },
    { text: 'a\nb', lines: 2 },
    'by hand',
  ),
  answers<'rest_text_clean'>(
    'runs of spaces and tabs',
    { text: 'a \t\tb', trim: false },
    { text: 'a b' },
    'by hand',
  ),
  answers<'rest_text_clean'>(
    'lines not trimmed',
    { text: ' a \nb', trim: false, spaces: false },
    { text: ' a \nb', removed: 0 },
    'by hand',
  ),
  answers<'rest_text_clean'>(
    'line ends of Windows',
    { text: 'a\nb\r\n', lineEnd: 'crlf' },
    { text: 'a\r\nb', removed: 2 },
    '5 code points less 3 with LF',
  ),
  answers<'rest_text_clean'>(
    'nothing',
    { text: '' },
    { text: '', removed: 0, invisible: 0, lines: 0 },
    'by hand',
  ),
  answers<'rest_text_clean'>(
    '6,666 open tags',
    { text: '<b>'.repeat(6_666), html: true },
    { text: '' },
    'only tags',
  ),
  refuses(400, 'other line ends', { text: 'a', lineEnd: 'cr' }, 'lineEnd'),
  answers<'rest_text_clean'>(
    'every invisible character',
    { text: `a${characters(INVISIBLE)}b` },
    { text: 'ab', invisible: 79, removed: 79 },
    '5 + 5 + 5 + 1 + 1 of them; Cc has 65 less TAB, LF and CR',
  ),
  answers<'rest_text_clean'>(
    'every odd space',
    { text: `a${characters(SPACES)}b`, spaces: false },
    { text: `a${' '.repeat(16)}b`, invisible: 16, removed: 0 },
    'UnicodeData: 17 Zs less U+0020',
  ),
  answers<'rest_text_clean'>(
    'a paragraph separator',
    { text: 'a\u2029b' },
    { text: 'a\nb', invisible: 1, lines: 2 },
    'U+2029 ends a line',
  ),
  answers<'rest_text_clean'>(
    'a tab is kept',
    { text: 'a\tb', spaces: false },
    { text: 'a\tb', invisible: 0 },
    'no control to drop',
  ),
  answers<'rest_text_clean'>(
    'emoji before spaces',
    { text: 'a 😀 b', emoji: true },
    { text: 'a b', removed: 2 },
    'the two spaces become one',
  ),
  answers<'rest_text_clean'>(
    'blank lines at both ends',
    { text: '\n \na\n\n\nb\n\n' },
    { text: 'a\n\nb', lines: 3 },
    'by hand',
  ),
])
