import { answers, refuses, table } from '../../support/table.js'

/** The order of SemVer 2.0.0, section 11, item 4. */
const ASCENDING = [
  '1.0.0-alpha',
  '1.0.0-alpha.1',
  '1.0.0-alpha.beta',
  '1.0.0-beta',
  '1.0.0-beta.2',
  '1.0.0-beta.11',
  '1.0.0-rc.1',
  '1.0.0',
]

const pairs = ASCENDING.slice(1).map((higher, index) => [ASCENDING[index] ?? '', higher] as const)

table('rest_developer_semver', [
  ...pairs.map(([lower, higher]) =>
    answers<'rest_developer_semver'>(
      `${lower} before ${higher}`,
      { version: lower, with: higher },
      { compare: { with: higher, result: -1, newer: higher } },
      'SemVer 2.0.0, section 11',
    ),
  ),
  answers(
    'the parts of a version',
    { version: ' v1.0.0-beta.11+exp.sha.5114f85 ' },
    {
      version: '1.0.0-beta.11',
      major: 1,
      minor: 0,
      patch: 0,
      prerelease: ['beta', 11],
      build: ['exp', 'sha', '5114f85'],
      compare: null,
      next: null,
    },
    'SemVer 2.0.0, sections 9 and 10',
  ),
  answers(
    'build metadata, which has no precedence',
    { version: '1.0.0+1', with: '=1.0.0+2' },
    { compare: { with: '1.0.0', result: 0, diff: null, newer: null } },
    'SemVer 2.0.0, section 10',
  ),
  answers(
    'a higher one',
    { version: '2.0.0', with: '1.9.9' },
    { compare: { result: 1, diff: 'major', newer: '2.0.0' } },
    'SemVer 2.0.0, section 11',
  ),
  answers(
    'a step to a prerelease',
    { version: '1.2.3', with: '1.3.0-rc.1' },
    { compare: { diff: 'preminor' } },
    'npm: semver.diff',
  ),
  answers(
    'two prereleases',
    { version: '1.0.0-a', with: '1.0.0-b' },
    { compare: { diff: 'prerelease' } },
    'npm: semver.diff',
  ),
  ...(
    [
      ['major', undefined, '2.0.0'],
      ['minor', undefined, '1.3.0'],
      ['patch', undefined, '1.2.3'],
      ['premajor', 'rc', '2.0.0-rc.0'],
      ['preminor', undefined, '1.3.0-0'],
      ['prepatch', 'rc', '1.2.4-rc.0'],
      ['prerelease', undefined, '1.2.3-beta.2'],
      ['prerelease', 'rc', '1.2.3-rc.0'],
    ] as const
  ).map(([bump, preid, next]) =>
    answers<'rest_developer_semver'>(
      `${bump} after 1.2.3-beta.1 with preid ${preid ?? 'none'}`,
      { version: '1.2.3-beta.1', bump, ...(preid === undefined ? {} : { preid }) },
      { next },
      'npm version: https://docs.npmjs.com/cli/commands/npm-version',
    ),
  ),
  answers(
    'numbers of a prerelease past 2^53 - 1',
    { version: '1.0.0-9007199254740993', with: '1.0.0-9007199254740992' },
    { compare: { result: 1, diff: 'prerelease', newer: '1.0.0-9007199254740993' } },
    'SemVer 2.0.0, section 11.4.1: numerically',
  ),
  answers(
    'equal numbers past 2^53 - 1',
    { version: '1.0.0-9007199254740993+a', with: '1.0.0-9007199254740993' },
    { compare: { result: 0, diff: null, newer: null } },
    'SemVer 2.0.0, section 11',
  ),
  refuses(422, 'two numbers', { version: '1.2' }, 'version'),
  refuses(422, 'a leading zero', { version: '01.2.3' }, 'version'),
  refuses(422, 'a prerelease with a leading zero', { version: '1.2.3-01' }, 'version'),
  refuses(422, 'a second version that is none', { version: '1.2.3', with: 'latest' }, 'with'),
  refuses(422, 'an empty second version', { version: '1.2.3', with: '' }, 'with'),
  refuses(422, 'numbers past 2^53 - 1', { version: '9007199254740992.0.0' }, 'read up to'),
  refuses(422, 'no room for a next version', { version: '9007199254740991.0.0', bump: 'major' }, 'version'),
  refuses(
    400,
    'an identifier with a leading zero',
    { version: '1.2.3', bump: 'prerelease', preid: '007' },
    'preid',
  ),
  refuses(400, 'a missing version', {}, 'version'),
  ...(
    [
      ['1.2.3', '1.3.0', 'minor'],
      ['1.2.3', '1.2.4', 'patch'],
      ['1.2.3', '2.0.0-a', 'premajor'],
      ['1.2.3', '1.2.4-a', 'prepatch'],
      ['1.2.3-beta.1', '1.2.3', 'patch'],
      ['1.0.0-a', '2.0.0-a', 'premajor'],
    ] as const
  ).map(([version, other, diff]) =>
    answers<'rest_developer_semver'>(
      `${version} and ${other}`,
      { version, with: other },
      { compare: { with: other, result: -1, diff, newer: other } },
      "npm semver's README, diff",
    ),
  ),
])
