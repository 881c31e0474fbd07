import { answers, refuses, table } from '../../../support/table.js'

table('rest_text_markdown_2', [
  answers(
    'repeats',
    { markdown: '# Hello, World!\n## Set up\n## Set up\n' },
    {
      toc: '- [Hello, World!](#hello-world)\n  - [Set up](#set-up)\n  - [Set up](#set-up-1)',
      count: 3,
      headings: [
        { level: 1, text: 'Hello, World!', slug: 'hello-world' },
        { level: 2, text: 'Set up', slug: 'set-up' },
        { level: 2, text: 'Set up', slug: 'set-up-1' },
      ],
    },
    "GitHub's anchors",
  ),
  answers(
    'levels',
    { markdown: '# A\n## B\n### C\n## B\n', minLevel: 2, maxLevel: 3, ordered: true },
    { toc: '1. [B](#b)\n  1. [C](#c)\n1. [B](#b-1)', count: 3 },
    'by hand',
  ),
  answers(
    'repeats outside of the levels',
    { markdown: '# B\n## B\n', minLevel: 2 },
    { toc: '- [B](#b-1)' },
    'they are counted',
  ),
  answers(
    'setext headings and none in code',
    { markdown: 'One\n===\n\n```\n# no\n```\n\n    # no\n\nTwo\n---\n' },
    { count: 2, toc: '- [One](#one)\n  - [Two](#two)' },
    'CommonMark 0.31, sections 4.3 to 4.5',
  ),
  answers(
    'a setext heading of two lines',
    { markdown: 'Several *long*\n  lines\n===\n' },
    {
      toc: '- [Several long lines](#several-longlines)',
      headings: [{ level: 1, text: 'Several long lines', slug: 'several-longlines' }],
    },
    'CommonMark 0.31, example 82; anchors as github-slugger 2.0 has them',
  ),
  answers(
    'mark-up',
    { markdown: '# A *b* `c<d>` [e](http://f) &amp; ![g](h) <i>i</i>' },
    { headings: [{ level: 1, text: 'A b c<d> e & g i', slug: 'a-b-cd-e--g-i' }] },
    'what a reader sees',
  ),
  answers('brackets', { markdown: '# a \\[b\\]' }, { toc: '- [a \\[b\\]](#a-b)' }, 'they would end the link'),
  answers(
    'other alphabets',
    { markdown: '# Привет, мир' },
    { toc: '- [Привет, мир](#привет-мир)' },
    "GitHub's anchors",
  ),
  answers('nothing', { markdown: 'text' }, { toc: '', count: 0, headings: [] }, 'no heading'),
  answers(
    'nothing in the levels',
    { markdown: '# a', minLevel: 2 },
    { toc: '', count: 0, headings: [] },
    'no heading',
  ),
  refuses(400, 'levels the wrong way round', { markdown: '# a', minLevel: 3, maxLevel: 2 }, 'minLevel'),
  refuses(422, '20,000 quotes in each other', { markdown: '>'.repeat(20_000) }, 'nested too deep'),
  answers(
    'repeats outside of the levels above',
    { markdown: '## A\n# A\n## A\n', minLevel: 2, maxLevel: 2 },
    { toc: '- [A](#a)\n- [A](#a-2)', count: 2 },
    'the first of level 1 is a-1',
  ),
])
