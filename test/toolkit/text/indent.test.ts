import { answers, refuses, table } from '../../support/table.js'

table('rest_text_indent', [
  answers('indents', { text: 'a\n\n b\n' }, { text: '  a\n\n   b', lines: 3 }, 'by hand'),
  answers('blank lines too', { text: 'a\n\nb', size: 1, skipBlank: false }, { text: ' a\n \n b' }, 'by hand'),
  answers(
    'dedents',
    { text: '    a\n      b\n  \n    c', mode: 'dedent' },
    { text: 'a\n  b\n\nc' },
    "Python's textwrap.dedent",
  ),
  answers(
    'a tab is not spaces',
    { text: '\ta\n    b', mode: 'dedent' },
    { text: '\ta\n    b' },
    "Python's textwrap.dedent",
  ),
  answers('numbers', { text: 'a\n\nb', mode: 'number', start: 9 }, { text: ' 9  a\n\n10  b' }, 'by hand'),
  answers(
    'numbers from below zero',
    { text: 'a\nb\nc', mode: 'number', start: -1, separator: ': ' },
    { text: '-1: a\n 0: b\n 1: c' },
    'by hand',
  ),
  answers(
    'numbers blank lines',
    { text: 'a\n\nb', mode: 'number', skipBlank: false, separator: ')' },
    { text: '1)a\n2)\n3)b' },
    'by hand',
  ),
  answers(
    'puts around',
    { text: 'a\n\nb', mode: 'prefix', prefix: '> ', suffix: ';' },
    { text: '> a;\n\n> b;' },
    'by hand',
  ),
  answers(
    'expands tabs',
    { text: 'a\tb\t\tc\n\td', mode: 'tabs-to-spaces', size: 4 },
    { text: 'a   b       c\n    d' },
    'expand -t 4, POSIX',
  ),
  answers(
    'makes tabs',
    { text: '          a  b', mode: 'spaces-to-tabs', size: 4 },
    { text: '\t\t  a  b' },
    '10 = 2 × 4 + 2',
  ),
  answers('nothing', { text: '', mode: 'number' }, { text: '', lines: 0 }, 'no line'),
  answers('only blank lines', { text: ' \n\t', mode: 'dedent' }, { text: '\n', lines: 2 }, 'emptied'),
  refuses(400, 'no size', { text: 'a', size: 0 }, 'size'),
  answers(
    'dedents tabs and spaces',
    { text: '\t  a\r\n\t b', mode: 'dedent' },
    { text: ' a\nb', lines: 2 },
    "a tab and a space are common: Python's textwrap.dedent",
  ),
  answers(
    'puts around blank lines too',
    { text: 'a\n\nb', mode: 'prefix', prefix: '>', suffix: ';', skipBlank: false },
    { text: '>a;\n>;\n>b;' },
    'by hand',
  ),
  refuses(400, 'a size past 16', { text: 'a', size: 17 }, 'size'),
])
