import { answers, refuses, table } from '../../support/table.js'

const sorted = (
  name: string,
  lines: string,
  options: Record<string, string | number | boolean>,
  text: string,
  source: string,
) => answers(name, { text: lines, ...options }, { text }, source)

table('rest_text_sort', [
  answers(
    'and keeps one of equal lines',
    { text: 'b\na\nb\n', unique: true },
    { text: 'a\nb', lines: 2, removed: 1 },
    'by hand',
  ),
  sorted(
    'by collation',
    'côte\ncote\nZoo\ncôté\ncoté\napple',
    {},
    'apple\ncote\ncoté\ncôte\ncôté\nZoo',
    'UTS 10, section 1.1, non-French accents',
  ),
  sorted(
    'lower case before upper case',
    'B\nb\nA\na',
    {},
    'a\nA\nb\nB',
    'CLDR root collation, tertiary weights',
  ),
  sorted('without regard to case', 'B\nb\nA\na', { ignoreCase: true }, 'A\na\nB\nb', 'stable: as they came'),
  sorted(
    'by code points',
    '\u{1f600}\n\uff5e\na\nZ',
    { by: 'codepoint' },
    'Z\na\n\uff5e\n\u{1f600}',
    'U+FF5E is before U+1F600, its UTF-16 units are not',
  ),
  sorted(
    'digits as numbers',
    'file10\nfile2\nFile1',
    { by: 'natural' },
    'File1\nfile2\nfile10',
    '1 < 2 < 10',
  ),
  sorted(
    'by the first number',
    'b 10\na\nc -2.5\nd 9',
    { by: 'numeric' },
    'c -2.5\nd 9\nb 10\na',
    '-2.5 < 9 < 10, none last',
  ),
  sorted('a hyphen in a word is no minus', 'x-10\ny-9', { by: 'numeric' }, 'y-9\nx-10', '9 < 10'),
  sorted(
    'by number, descending',
    'b 10\na\nd 9',
    { by: 'numeric', reverse: true },
    'a\nb 10\nd 9',
    'the same list from its end',
  ),
  sorted('by length in code points', '😀😀😀\nabcd\nab', { by: 'length' }, 'ab\n😀😀😀\nabcd', '2 < 3 < 4'),
  sorted(
    'equal keys stay in order when descending',
    'b1\na1\nc22',
    { by: 'length', reverse: true },
    'c22\nb1\na1',
    'a stable sort',
  ),
  sorted('turned round', 'b\na\nc', { by: 'none', reverse: true }, 'c\na\nb', 'by hand'),
  sorted('by a column', 'x 2\ny\nz 1', { column: 2 }, 'y\nz 1\nx 2', 'a missing field is empty'),
  answers(
    'without blank lines',
    { text: 'b\r\n\r\n \ra', dropEmpty: true },
    { text: 'a\nb', lines: 2, removed: 2 },
    'CRLF, CR and LF end lines',
  ),
  answers(
    'repeats in any case',
    { text: 'B\nb\nA', unique: true, ignoreCase: true, by: 'codepoint' },
    { text: 'A\nB', lines: 2, removed: 1 },
    'the first stays',
  ),
  answers('nothing', { text: '' }, { text: '', lines: 0, removed: 0 }, 'no line'),
  refuses(400, 'a column before the first', { text: 'a', column: 0 }, 'column'),
  refuses(400, 'a longer text', { text: 'a'.repeat(20_001) }, 'text'),
  refuses(400, 'no text', {}, 'text'),
])
