import { answers, refuses, table } from '../../support/table.js'

const shaped = (to: string, text: string, options: Record<string, string | number | boolean> = {}) =>
  answers<'rest_text_list'>(
    `to ${to} ${JSON.stringify(options)}`,
    { text: 'a, b,  c', to, ...options },
    { text, count: 3, items: ['a', 'b', 'c'] },
    'by hand',
  )

table('rest_text_list', [
  shaped('line', 'a\nb\nc'),
  shaped('comma', 'a,b,c'),
  shaped('comma-space', 'a, b, c'),
  shaped('semicolon', 'a;b;c'),
  shaped('tab', 'a\tb\tc'),
  shaped('space', 'a b c'),
  shaped('pipe', 'a|b|c'),
  shaped('bullets', '- a\n- b\n- c'),
  shaped('numbers', '1. a\n2. b\n3. c', { perLine: 2 }),
  shaped('sql-in', "('a', 'b', 'c')", { quote: 'double' }),
  shaped('sql-in', "('a', 'b',\n'c')", { perLine: 2 }),
  shaped('json', '["a","b","c"]', { perLine: 1, quote: 'single' }),
  shaped('comma-space', 'a, b,\nc', { perLine: 2 }),
  shaped('semicolon', 'a;b;\nc', { perLine: 2 }),
  shaped('tab', 'a\tb\nc', { perLine: 2 }),
  shaped('comma', '"a","b","c"', { quote: 'double' }),
  shaped('bullets', '- `a`\n- `b`\n- `c`', { quote: 'backtick' }),
  answers('from lines first', { text: 'a,b\nc;d' }, { items: ['a,b', 'c;d'] }, 'the order of the separators'),
  answers(
    'from tabs before commas',
    { text: 'a,b\tc' },
    { items: ['a,b', 'c'] },
    'the order of the separators',
  ),
  answers('quotes inside', { text: "O'Hara|x", to: 'sql-in' }, { text: "('O''Hara', 'x')" }, 'SQL-92, 5.3'),
  answers('untrimmed', { text: 'a, ,b', trim: false, to: 'pipe' }, { text: 'a| |b', count: 3 }, 'by hand'),
  answers('a single item', { text: 'alone' }, { items: ['alone'] }, 'no separator'),
  answers('nothing', { text: '', to: 'json' }, { text: '[]', count: 0, items: [] }, 'RFC 8259'),
  refuses(400, 'no items on a line', { text: 'a', perLine: 0 }, 'perLine'),
  shaped('comma', 'a,b,\nc', { perLine: 2 }),
  shaped('pipe', 'a|b\nc', { perLine: 2 }),
  shaped('space', 'a b\nc', { perLine: 2 }),
  shaped('line', 'a\nb\nc', { perLine: 2 }),
  shaped('bullets', '- a\n- b\n- c', { perLine: 2 }),
  ...(
    [
      ['a;b,c\td', ['a;b,c', 'd']],
      ['a,b;c', ['a,b', 'c']],
      ['a|b,c', ['a|b', 'c']],
      ['a b|c', ['a b', 'c']],
      ['a b', ['a', 'b']],
      ['a,b\n', ['a', 'b']],
    ] as const
  ).map(([text, items]) =>
    answers<'rest_text_list'>(
      `from ${JSON.stringify(text)}`,
      { text },
      { items },
      'line, tab, semicolon, comma, pipe, space',
    ),
  ),
  answers(
    'single quotes inside',
    { text: "O'Hara,x", to: 'comma', quote: 'single' },
    { text: "'O''Hara','x'" },
    'the quote is doubled',
  ),
  answers(
    'double quotes inside',
    { text: 'a"b,x', to: 'comma', quote: 'double' },
    { text: '"a""b","x"' },
    'RFC 4180, section 2',
  ),
])
