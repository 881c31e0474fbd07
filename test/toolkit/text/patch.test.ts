import { answers, refuses, table } from '../../support/table.js'

const patch = '@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n'
const numbers = Array.from({ length: 9 }, (_, at) => `${at + 1}\n`).join('')

table('rest_text_patch', [
  answers(
    'a hunk',
    { text: 'one\ntwo\nthree\n', patch },
    { text: 'one\n2\nthree\n', hunks: 1, added: 1, removed: 1 },
    'by hand',
  ),
  answers(
    'headers',
    { text: 'one\ntwo\nthree\n', patch: `diff --git a/x b/x\nindex 1..2 100644\n--- a/x\n+++ b/x\n${patch}` },
    { text: 'one\n2\nthree\n' },
    'git-diff',
  ),
  answers(
    'backwards',
    { text: 'one\n2\nthree\n', patch, reverse: true },
    { text: 'one\ntwo\nthree\n', added: 1, removed: 1 },
    'by hand',
  ),
  answers(
    'a hunk that moved',
    { text: 'zero\nzero\none\ntwo\nthree\n', patch },
    { text: 'zero\nzero\none\n2\nthree\n' },
    'two lines further down',
  ),
  answers(
    'two hunks',
    { text: numbers, patch: '@@ -1,2 +1,3 @@\n 1\n+a\n 2\n@@ -8,2 +9,1 @@\n 8\n-9\n' },
    { text: '1\na\n2\n3\n4\n5\n6\n7\n8\n', hunks: 2, added: 1, removed: 1 },
    'by hand',
  ),
  answers(
    'context that differs',
    { text: 'ONE\ntwo\nthree\n', patch, fuzz: 1 },
    { text: 'ONE\n2\nthree\n' },
    'the line of the text stays',
  ),
  answers(
    'into nothing',
    { text: '', patch: '@@ -0,0 +1,2 @@\n+a\n+b\n' },
    { text: 'a\nb\n', added: 2 },
    'by hand',
  ),
  answers(
    'a line end at the end',
    { text: 'x', patch: '@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+x\n' },
    { text: 'x\n' },
    'GNU diffutils, unified format',
  ),
  answers(
    'no line end at the end',
    { text: 'x\n', patch: '@@ -1 +1 @@\n-x\n+y\n\\ No newline at end of file\n' },
    { text: 'y' },
    'GNU diffutils, unified format',
  ),
  answers(
    'line ends of Windows',
    { text: 'one\r\ntwo\r\nthree\r\n', patch },
    { text: 'one\r\n2\r\nthree\r\n' },
    'those of the text',
  ),
  answers(
    'an empty context line without its space',
    { text: 'a\n\nb\n', patch: '@@ -1,3 +1,3 @@\n a\n\n-b\n+c\n' },
    { text: 'a\n\nc\n' },
    'GNU patch',
  ),
  answers(
    'a change of a line end alone',
    { text: 'a\r\nb\n', patch: '@@ -1,2 +1,2 @@\n-a\r\n+a\n b\n' },
    { text: 'a\nb\n' },
    'the CR is part of the line',
  ),
  answers(
    'a patch with the line ends of Windows',
    { text: 'one\ntwo\nthree\n', patch: patch.replaceAll('\n', '\r\n') },
    { text: 'one\n2\nthree\n' },
    'line ends are those of the text',
  ),
  answers(
    'a signature of a mail',
    { text: 'one\ntwo\nthree\n', patch: `${patch}-- \n2.43.0\n` },
    { text: 'one\n2\nthree\n' },
    'git-format-patch',
  ),
  refuses(422, 'a hunk that does not fit', { text: 'a\n', patch }, 'hunk 1'),
  refuses(
    422,
    'a second hunk that does not fit',
    { text: numbers, patch: '@@ -1 +1 @@\n-1\n+a\n@@ -3 +3 @@\n-x\n+b\n' },
    'hunk 2',
  ),
  refuses(422, 'too much that differs', { text: 'ONE\ntwo\nTHREE\n', patch, fuzz: 1 }, 'hunk 1'),
  refuses(422, 'a hunk that is cut', { text: 'one\n', patch: '@@ -1,3 +1,3 @@\n one\n' }, 'hunk 1'),
  refuses(
    422,
    'a hunk with more lines than it says',
    { text: 'one\n', patch: '@@ -1 +1 @@\n-one\n+1\n+2\n' },
    'hunk 1',
  ),
  refuses(
    422,
    'two files',
    { text: 'a\n', patch: '--- a\n+++ a\n@@ -1 +1 @@\n-a\n+b\n--- c\n+++ c\n@@ -1 +1 @@\n-a\n+b\n' },
    '2 files',
  ),
  refuses(422, 'no diff', { text: 'a', patch: 'hello' }, 'hunk 1'),
  refuses(400, 'no patch', { text: 'a' }, 'patch'),
  answers(
    'an addition taken back',
    { text: 'a\nb\nc\nd\n', patch: '@@ -1,2 +1,4 @@\n a\n+b\n+c\n d\n', reverse: true },
    { text: 'a\nd\n', added: 0, removed: 2 },
    'what was added is removed',
  ),
  answers(
    'the nearest place that fits',
    { text: 'x\na\nx\nx\na\nx\n', patch: '@@ -4,1 +4,1 @@\n-a\n+b\n' },
    { text: 'x\na\nx\nx\nb\nx\n' },
    'line 5 is one away, line 2 two',
  ),
])
