import { answers, refuses, table } from '../../support/table.js'

table('rest_text_diff', [
  answers(
    'a change and an addition',
    { a: 'one\ntwo\nthree\n', b: 'one\n2\nthree\nfour\n' },
    {
      equal: false,
      added: 2,
      removed: 1,
      unchanged: 2,
      similarity: 0.5714,
      hunks: [
        {
          oldStart: 1,
          oldLines: 3,
          newStart: 1,
          newLines: 4,
          lines: [' one', '-two', '+2', ' three', '+four'],
        },
      ],
      patch: '--- a\n+++ b\n@@ -1,3 +1,4 @@\n one\n-two\n+2\n three\n+four\n',
    },
    'by hand: 2 × 2 / 7',
  ),
  answers(
    'the example of the paper',
    { a: 'a\nb\nc\na\nb\nb\na\n', b: 'c\nb\na\nb\na\nc\n' },
    { added: 2, removed: 3, unchanged: 4, similarity: 0.6154 },
    'Myers 1986, figure 1: D = 5',
  ),
  answers(
    'equal texts',
    { a: 'a\nb', b: 'a\nb' },
    { equal: true, added: 0, removed: 0, unchanged: 2, similarity: 1, hunks: [], patch: '' },
    'by hand',
  ),
  answers(
    'no line end at the end',
    { a: 'x', b: 'x\n' },
    {
      equal: false,
      patch: '--- a\n+++ b\n@@ -1,1 +1,1 @@\n-x\n\\ No newline at end of file\n+x\n',
      hunks: [{ oldStart: 1, oldLines: 1, newStart: 1, newLines: 1, lines: ['-x', '+x'] }],
    },
    'GNU diffutils, unified format',
  ),
  answers(
    'from nothing',
    { a: '', b: 'x\n' },
    { patch: '--- a\n+++ b\n@@ -0,0 +1,1 @@\n+x\n', similarity: 0 },
    'POSIX diff -u: a range without lines',
  ),
  answers(
    'without context',
    { a: '1\n2\n3\n', b: '1\n3\n', context: 0 },
    { patch: '--- a\n+++ b\n@@ -2,1 +1,0 @@\n-2\n' },
    'POSIX diff -U 0',
  ),
  answers(
    'two hunks',
    { a: '1\n2\n3\n4\n5\n', b: 'a\n2\n3\n4\nb\n', context: 1 },
    { patch: '--- a\n+++ b\n@@ -1,2 +1,2 @@\n-1\n+a\n 2\n@@ -4,2 +4,2 @@\n 4\n-5\n+b\n' },
    'one line lies between',
  ),
  answers(
    'hunks that touch',
    { a: '1\n2\n3\n4\n', b: 'a\n2\n3\nb\n', context: 1 },
    { patch: '--- a\n+++ b\n@@ -1,4 +1,4 @@\n-1\n+a\n 2\n 3\n-4\n+b\n' },
    'no line lies between',
  ),
  answers(
    'white space and case',
    { a: ' A\nb\n', b: 'a\nc\n', ignoreWhitespace: true, ignoreCase: true },
    { added: 1, removed: 1, unchanged: 1, patch: '--- a\n+++ b\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n' },
    'the context is that of b',
  ),
  answers('nothing', { a: '', b: '' }, { equal: true, similarity: 1 }, 'the contract'),
  answers(
    '4,000 lines in another order',
    {
      a: Array.from({ length: 4_000 }, (_, at) => at).join('\n'),
      b: Array.from({ length: 4_000 }, (_, at) => 3_999 - at).join('\n'),
    },
    { unchanged: 1 },
    'a falling list has no rising pair',
  ),
  refuses(
    422,
    'texts beyond comparison',
    { a: `${'\n'.repeat(19_990)}a\n`, b: `a\n${'b\n'.repeat(9_000)}\n`.replaceAll('b', 'a') },
    'too different',
  ),
  refuses(400, 'too much context', { a: 'a', b: 'b', context: 21 }, 'context'),
  answers(
    'white space within a line',
    { a: 'a  b\n', b: 'a b\n', ignoreWhitespace: true },
    { added: 1, removed: 1, equal: false },
    'only that at both ends is ignored',
  ),
  answers('case', { a: 'A\n', b: 'a\n' }, { added: 1, removed: 1 }, 'by hand'),
])
