import { answers, refuses, table } from '../../support/table.js'

const text = 'error: a\nok\nError: b\nan error'
const found = (name: string, options: Record<string, string | number | boolean>, numbers: number[]) =>
  answers<'rest_text_filter'>(
    name,
    { text, match: 'error', ...options },
    { numbers, lines: numbers.length },
    'by hand',
  )

table('rest_text_filter', [
  answers<'rest_text_filter'>(
    'contains',
    { text, match: 'error' },
    { text: 'error: a\nan error', lines: 2, matched: 2, numbers: [1, 4] },
    'by hand',
  ),
  found('starts', { mode: 'starts', ignoreCase: true }, [1, 3]),
  found('ends', { mode: 'ends' }, [4]),
  found('equals', { mode: 'equals', match: 'OK', ignoreCase: true }, [2]),
  found('regex', { mode: 'regex', match: '^err.*a$' }, [1]),
  found('regex in any case', { mode: 'regex', match: 'ERROR', ignoreCase: true }, [1, 3, 4]),
  found('the others', { invert: true }, [2, 3]),
  answers<'rest_text_filter'>(
    'context',
    { text: '1\n2\nx\n4\nx\n6\n7', match: 'x', before: 1, after: 1 },
    { text: '2\nx\n4\nx\n6', matched: 2, numbers: [2, 3, 4, 5, 6] },
    'grep -C 1, POSIX',
  ),
  answers<'rest_text_filter'>(
    'nothing found',
    { text: 'a', match: 'b' },
    { text: '', lines: 0, matched: 0, numbers: [] },
    'by hand',
  ),
  answers<'rest_text_filter'>(
    'a pattern that backtracking takes years for',
    { text: `${'a'.repeat(19_000)}!`, match: '(a*)*b', mode: 'regex' },
    { matched: 0 },
    'RE2: linear time',
  ),
  refuses(422, 'a pattern that is not closed', { text, match: '(', mode: 'regex' }, 'match: missing closing'),
  refuses(422, 'a back-reference', { text, match: '(a)\\1', mode: 'regex' }, 'match: invalid escape'),
  refuses(422, 'a look-ahead', { text, match: 'a(?=b)', mode: 'regex' }, 'match: invalid'),
  refuses(400, 'no match', { text }, 'match'),
  answers<'rest_text_filter'>(
    'context at both ends',
    { text: 'x\rb\r\nx', match: 'x', before: 20, after: 20 },
    { text: 'x\nb\nx', lines: 3, matched: 2, numbers: [1, 2, 3] },
    'three lines are all',
  ),
  answers<'rest_text_filter'>(
    'the lines that do not match, with context',
    { text: 'x\nb\nx\nx', match: 'x', invert: true, after: 1 },
    { text: 'b\nx', lines: 2, matched: 1, numbers: [2, 3] },
    'grep -v -A 1, POSIX and GNU',
  ),
  answers(
    'a sigma that ends a word',
    { text: 'ΟΔΟΣ\nοδος\nοδό', match: 'Σ', mode: 'ends', ignoreCase: true },
    { text: 'ΟΔΟΣ\nοδος', numbers: [1, 2] },
    'CaseFolding.txt: Σ and ς fold to σ',
  ),
])
