import { answers, refuses, table } from '../../support/table.js'

const kept = (mode: string, text: string, removed: number) =>
  answers<'rest_text_dedupe'>(
    `keeps ${mode}`,
    { text: 'a\nb\na\nA', mode, ignoreCase: true },
    { text, removed, duplicates: [{ line: 'a', count: 3 }] },
    'by hand',
  )

table('rest_text_dedupe', [
  answers<'rest_text_dedupe'>(
    'keeps the first by default',
    { text: 'a\nb\na\nA\n' },
    { text: 'a\nb\nA', lines: 3, removed: 1, duplicates: [{ line: 'a', count: 2 }] },
    'by hand',
  ),
  kept('first', 'a\nb', 2),
  kept('last', 'b\nA', 2),
  kept('unique', 'b', 3),
  kept('repeated', 'a', 3),
  answers<'rest_text_dedupe'>(
    'compares trimmed lines',
    { text: ' a\na' },
    { text: ' a', duplicates: [{ line: ' a', count: 2 }] },
    'as written first',
  ),
  answers<'rest_text_dedupe'>(
    'compares lines as they are',
    { text: ' a\na', trim: false },
    { text: ' a\na', removed: 0, duplicates: [] },
    'by hand',
  ),
  answers<'rest_text_dedupe'>(
    'compares neighbours',
    { text: 'a\na\nb\na', adjacent: true },
    { text: 'a\nb\na', removed: 1, duplicates: [{ line: 'a', count: 2 }] },
    'uniq, POSIX',
  ),
  answers<'rest_text_dedupe'>(
    'lists every repeated run',
    { text: 'a\na\nb\na\na\na', adjacent: true, mode: 'unique' },
    {
      text: 'b',
      duplicates: [
        { line: 'a', count: 2 },
        { line: 'a', count: 3 },
      ],
    },
    'uniq -u, POSIX',
  ),
  answers<'rest_text_dedupe'>(
    'nothing',
    { text: '' },
    { text: '', lines: 0, removed: 0, duplicates: [] },
    'no line',
  ),
  answers<'rest_text_dedupe'>(
    'names of JavaScript objects',
    { text: '__proto__\nconstructor\n__proto__' },
    { text: '__proto__\nconstructor', removed: 1 },
    'by hand',
  ),
  refuses(400, 'an unknown mode', { text: 'a', mode: 'all' }, 'mode'),
  answers<'rest_text_dedupe'>(
    'keeps the last of each run',
    { text: 'a\n a\nb\na', mode: 'last', adjacent: true },
    { text: ' a\nb\na', lines: 3, removed: 1 },
    'by hand',
  ),
  answers<'rest_text_dedupe'>(
    'keeps one of each run that repeats',
    { text: 'a\na\nb\na', mode: 'repeated', adjacent: true },
    { text: 'a', lines: 1, removed: 3 },
    'uniq -d, POSIX',
  ),
  answers<'rest_text_dedupe'>(
    'lists what repeats by first sight',
    { text: 'b\r\na\ra\nb' },
    {
      duplicates: [
        { line: 'b', count: 2 },
        { line: 'a', count: 2 },
      ],
    },
    'b is seen first; CRLF, CR and LF end lines',
  ),
])
