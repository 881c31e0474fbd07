import { answers, refuses, table } from '../../support/table.js'

const text = 'src\n  a.ts\n  b\n    c.ts\nREADME.md'
const drawn = (name: string, options: Record<string, string | boolean>, lines: string[]) =>
  answers<'rest_text_tree'>(
    name,
    { text, ...options },
    { tree: lines.join('\n'), nodes: 5, leaves: 3, depth: 3 },
    'drawn by hand',
  )

table('rest_text_tree', [
  drawn('Unicode', {}, ['.', '├── src', '│   ├── a.ts', '│   └── b', '│       └── c.ts', '└── README.md']),
  drawn('ASCII', { style: 'ascii', slash: true }, [
    '.',
    '|-- src/',
    '|   |-- a.ts',
    '|   `-- b/',
    '|       `-- c.ts',
    '`-- README.md',
  ]),
  drawn('Markdown', { style: 'markdown' }, ['- src', '  - a.ts', '  - b', '    - c.ts', '- README.md']),
  drawn('without a root', { root: false }, [
    '├── src',
    '│   ├── a.ts',
    '│   └── b',
    '│       └── c.ts',
    '└── README.md',
  ]),
  answers(
    'paths',
    { text: 'src/b/c.ts\nREADME.md\nsrc/a.ts\n/src/b/', root: false },
    {
      tree: '├── src\n│   ├── b\n│   │   └── c.ts\n│   └── a.ts\n└── README.md',
      nodes: 5,
      leaves: 3,
      depth: 3,
    },
    'by first sight',
  ),
  answers(
    'a folder that has its slash already',
    { text: 'a/\n  b/\n    c\n  d/', slash: true },
    { tree: '.\n└── a/\n    ├── b/\n    │   └── c\n    └── d/' },
    'by hand',
  ),
  answers('a slash at the end is no path', { text: 'a/\n  b' }, { tree: '.\n└── a/\n    └── b' }, 'auto'),
  answers(
    'slashes of an indented list',
    { text: 'and/or\n  x', input: 'indent' },
    { nodes: 2, depth: 2 },
    'as it is told',
  ),
  answers(
    'marks and tabs',
    { text: '- a\n\t* b\n    + c\n\n  d' },
    { tree: '.\n└── a\n    ├── b\n    ├── c\n    └── d' },
    'a tab is four columns; d is below a',
  ),
  answers(
    'names of JavaScript objects',
    { text: '__proto__/constructor\n__proto__/x' },
    { nodes: 3, leaves: 2 },
    'by hand',
  ),
  answers(
    '900 levels',
    { text: 'a/'.repeat(300).slice(0, -1) },
    { nodes: 300, leaves: 1, depth: 300 },
    'by hand',
  ),
  refuses(422, 'a tree of 200 million characters', { text: 'a/'.repeat(10_000) }, '200000'),
  refuses(422, 'nothing', { text: ' \n' }, 'no node'),
  refuses(422, 'slashes alone', { text: '///', input: 'paths' }, 'no node'),
  refuses(400, 'an unknown style', { text: 'a', style: 'html' }, 'style'),
  answers(
    'blank lines between, and a plus for a mark',
    { text: '+ a\n\n  \n  + b', root: false },
    { tree: '└── a\n    └── b', nodes: 2, leaves: 1, depth: 2 },
    'drawn by hand',
  ),
  answers(
    'no slashes in Markdown unless asked for',
    { text: 'a/b', style: 'markdown', slash: true },
    { tree: '- a/\n  - b' },
    'drawn by hand',
  ),
])
