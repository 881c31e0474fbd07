import { answers, refuses, table } from '../../support/table.js'

const smart = (text: string, expected: string, changes: number, quotes = 'english') =>
  answers<'rest_text_typography'>(
    `${text} in ${quotes}`,
    { text, quotes },
    { text: expected, changes },
    'by hand',
  )
const plain = (text: string, expected: string, changes: number) =>
  answers<'rest_text_typography'>(
    `${text} to ASCII`,
    { text, mode: 'plain' },
    { text: expected, changes },
    'by hand',
  )

table('rest_text_typography', [
  smart('"Hello" -- it\'s 5...', '“Hello” – it’s 5…', 5),
  smart('a---b', 'a—b', 1),
  smart("\"'Tis,\" he said. ('x')", '“‘Tis,” he said. (‘x’)', 5),
  smart("the '90s and 5'10", 'the ’90s and 5’10', 2),
  smart('--"a" [\'b\']', '–“a” [‘b’]', 5),
  smart('"a \'b\'"', '„a ‚b‘“', 4, 'german'),
  smart('"a \'b\'"', '«\u00a0a ‹\u00a0b\u00a0›\u00a0»', 4, 'french'),
  smart('"a"', '“a”', 2, 'indonesian'),
  smart('see http://x.y/a--b?"c" "d"', 'see http://x.y/a--b?"c" “d”', 2),
  smart('see HTTPS://x.y/a--b', 'see HTTPS://x.y/a--b', 0),
  smart("l\u0301'a", 'l\u0301’a', 1),
  plain('“a” ‘b’ „c“ ‚d‘ ‹e›', "\"a\" 'b' \"c\" 'd' 'e'", 10),
  plain('1–2—3―4‒5…', '1--2---3---4--5...', 5),
  plain('5′ 6″\u00a07\u202f8', '5\' 6" 7 8', 4),
  plain('https://x.y/“a” “b”', 'https://x.y/“a” "b"', 2),
  answers('nothing', { text: '' }, { text: '', changes: 0 }, 'by hand'),
  refuses(400, 'an unknown style', { text: 'a', quotes: 'polish' }, 'quotes'),
  smart('"a \'b\'"', '“a ‘b’”', 4, 'indonesian'),
  smart('a -- b ---', 'a – b —', 2),
])
