import { answers, refuses, table } from '../../support/table.js'

table('rest_text_sets', [
  answers(
    'two lists',
    { a: 'x\ny\nz', b: 'y\nw' },
    {
      union: ['x', 'y', 'z', 'w'],
      intersection: ['y'],
      onlyA: ['x', 'z'],
      onlyB: ['w'],
      symmetric: ['x', 'z', 'w'],
      counts: { a: 3, b: 2, union: 4, intersection: 1, onlyA: 2, onlyB: 1 },
      jaccard: 0.25,
      equal: false,
      aInB: false,
      bInA: false,
    },
    '1 / 4',
  ),
  answers(
    'repeats and spaces',
    { a: ' x ,x,,y', b: 'y,x', separator: 'comma' },
    {
      union: ['x', 'y'],
      counts: { a: 2, b: 2, union: 2, intersection: 2, onlyA: 0, onlyB: 0 },
      jaccard: 1,
      equal: true,
      aInB: true,
      bInA: true,
    },
    'by hand',
  ),
  answers(
    'any case',
    { a: 'X;y', b: 'x', separator: 'semicolon', ignoreCase: true },
    { union: ['X', 'y'], intersection: ['X'], bInA: true, aInB: false, jaccard: 0.5 },
    'the first spelling stays',
  ),
  answers('a third', { a: 'a b', b: 'b c', separator: 'space' }, { jaccard: 0.3333 }, '1 / 3'),
  answers(
    'tabs',
    { a: 'a\tb', b: 'a b', separator: 'tab' },
    { onlyA: ['a', 'b'], onlyB: ['a b'] },
    'by hand',
  ),
  answers(
    'nothing',
    { a: '', b: ' ' },
    { union: [], jaccard: 1, equal: true, aInB: true, bInA: true },
    'both are empty',
  ),
  refuses(400, 'no second list', { a: 'x' }, 'b'),
])
