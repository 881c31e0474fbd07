import { answers, refuses, table } from '../../../support/table.js'

const GRAMMAR = 'npm semver, Advanced Range Syntax'

/** Ranges and what they are in comparators. */
const desugared: readonly (readonly [range: string, normalized: string])[] = [
  ['1.2.3 - 2.3.4', '>=1.2.3 <=2.3.4'],
  ['1.2 - 2.3.4', '>=1.2.0 <=2.3.4'],
  ['1.2.3 - 2.3', '>=1.2.3 <2.4.0-0'],
  ['1.2.3 - 2', '>=1.2.3 <3.0.0-0'],
  ['*', '*'],
  ['', '*'],
  ['1.x', '>=1.0.0 <2.0.0-0'],
  ['1.2.x', '>=1.2.0 <1.3.0-0'],
  ['~1.2.3', '>=1.2.3 <1.3.0-0'],
  ['~1.2', '>=1.2.0 <1.3.0-0'],
  ['~1', '>=1.0.0 <2.0.0-0'],
  ['~1.2.3-beta.2', '>=1.2.3-beta.2 <1.3.0-0'],
  ['^1.2.3', '>=1.2.3 <2.0.0-0'],
  ['^0.2.3', '>=0.2.3 <0.3.0-0'],
  ['^0.0.3', '>=0.0.3 <0.0.4-0'],
  ['^1.2.x', '>=1.2.0 <2.0.0-0'],
  ['^0.0', '<0.1.0-0'],
  ['^0.x', '<1.0.0-0'],
  ['^1.2 || >=3', '>=1.2.0 <2.0.0-0||>=3.0.0'],
]

table('rest_developer_semver_2', [
  ...desugared.map(([range, normalized]) =>
    answers<'rest_developer_semver_2'>(
      `<${range}>`,
      { range, versions: '0.0.0' },
      { range, normalized },
      GRAMMAR,
    ),
  ),
  answers(
    'versions in their order',
    { range: '^1.2', versions: '2.0.0, 1.9.9,v1.2.0,1.1.9' },
    {
      count: 4,
      items: [
        { version: '2.0.0', satisfies: false },
        { version: '1.9.9', satisfies: true },
        { version: '1.2.0', satisfies: true },
        { version: '1.1.9', satisfies: false },
      ],
      max: '1.9.9',
      min: '1.2.0',
    },
    '1.2.0 <= v < 2.0.0',
  ),
  answers('none', { range: '>2', versions: '1.0.0' }, { max: null, min: null }, GRAMMAR),
  answers(
    'prereleases of the same version only',
    { range: '>1.2.3-alpha.3', versions: '1.2.3-alpha.7,3.4.5-alpha.9,3.4.5' },
    {
      items: [
        { version: '1.2.3-alpha.7', satisfies: true },
        { version: '3.4.5-alpha.9', satisfies: false },
        { version: '3.4.5', satisfies: true },
      ],
    },
    'npm semver, Prerelease Tags',
  ),
  answers(
    'prereleases like releases',
    { range: '>1.2.3-alpha.3', versions: '3.4.5-alpha.9', includePrerelease: true },
    { max: '3.4.5-alpha.9', min: '3.4.5-alpha.9' },
    'npm semver, Prerelease Tags',
  ),
  answers(
    '500 versions',
    { range: '*', versions: Array(500).fill('1.0.0').join() },
    { count: 500 },
    'the bound',
  ),
  refuses(422, '501 versions', { range: '*', versions: Array(501).fill('1.0.0').join() }, 'versions'),
  refuses(422, 'a range that is none', { range: 'latest', versions: '1.0.0' }, 'range: "latest"'),
  refuses(422, 'a version that is none', { range: '*', versions: '1.0.0,1.x' }, 'versions: "1.x"'),
  refuses(422, 'an empty version', { range: '*', versions: '1.0.0,' }, 'versions: item 2 is empty'),
  refuses(400, 'a missing range', { versions: '1.0.0' }, 'range'),
  answers(
    'alternatives',
    { range: '<1 || >=2.1 <3', versions: '0.9.0,1.0.0,2.0.9,2.1.0' },
    { max: '2.1.0', min: '0.9.0' },
    GRAMMAR,
  ),
  answers(
    'a prerelease of the version that a comparator names',
    { range: '>=1.2.3-beta.2 <2', versions: '1.2.3-beta.1,1.2.3-beta.2,1.2.4-beta.2' },
    {
      items: [
        { version: '1.2.3-beta.1', satisfies: false },
        { version: '1.2.3-beta.2', satisfies: true },
        { version: '1.2.4-beta.2', satisfies: false },
      ],
    },
    'npm semver, Prerelease Tags',
  ),
])
