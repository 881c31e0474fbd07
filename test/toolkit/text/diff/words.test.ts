import { answers, refuses, table } from '../../../support/table.js'

table('rest_text_diff_2', [
  answers(
    'words',
    { a: 'the quick fox', b: 'the slow fox', markup: 'ansi-free' },
    {
      equal: false,
      parts: [
        { op: 'equal', text: 'the ' },
        { op: 'delete', text: 'quick' },
        { op: 'insert', text: 'slow' },
        { op: 'equal', text: ' fox' },
      ],
      inserted: 1,
      deleted: 1,
      rendered: 'the [-quick-][+slow+] fox',
    },
    'by hand',
  ),
  answers(
    'punctuation is no word',
    { a: 'a', b: 'a!' },
    {
      inserted: 0,
      deleted: 0,
      parts: [
        { op: 'equal', text: 'a' },
        { op: 'insert', text: '!' },
      ],
      rendered: null,
    },
    'by hand',
  ),
  answers(
    'words of other scripts',
    { a: 'привет мир', b: 'привет мира' },
    { inserted: 1, deleted: 1 },
    'by hand',
  ),
  answers(
    'characters',
    { a: 'kitten', b: 'sitting', by: 'character' },
    { inserted: 3, deleted: 2 },
    'the longest common subsequence is ittn, 4 of 6 and 7',
  ),
  answers(
    'code points',
    { a: '😀', b: '😁', by: 'character' },
    {
      parts: [
        { op: 'delete', text: '😀' },
        { op: 'insert', text: '😁' },
      ],
    },
    'no half of a pair is equal',
  ),
  answers(
    'sentences',
    { a: 'One. Two. Three.', b: 'One. 2! Three.', by: 'sentence' },
    {
      inserted: 1,
      deleted: 1,
      parts: [
        { op: 'equal', text: 'One. ' },
        { op: 'delete', text: 'Two.' },
        { op: 'insert', text: '2!' },
        { op: 'equal', text: ' Three.' },
      ],
    },
    'by hand',
  ),
  answers(
    'HTML',
    { a: '<b> x', b: '<b> "', markup: 'html' },
    { rendered: '&lt;b&gt; <del>x</del><ins>&quot;</ins>' },
    'escaped',
  ),
  answers('Markdown', { a: 'x y', b: 'x z', markup: 'markdown' }, { rendered: 'x ~~y~~**z**' }, 'by hand'),
  answers(
    'equal texts',
    { a: 'a', b: 'a' },
    { equal: true, parts: [{ op: 'equal', text: 'a' }], inserted: 0, deleted: 0 },
    'by hand',
  ),
  answers('nothing', { a: '', b: '' }, { equal: true, parts: [] }, 'by hand'),
  answers(
    'all of it',
    { a: 'ab'.repeat(2_500), b: 'cd'.repeat(2_500), by: 'character' },
    { inserted: 5_000, deleted: 5_000 },
    'nothing in common',
  ),
  refuses(400, 'an unknown unit', { a: 'a', b: 'b', by: 'line' }, 'by'),
])
