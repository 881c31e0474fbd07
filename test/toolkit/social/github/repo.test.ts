import { describe, expect, it } from 'vitest'
import { dataOf, type Case } from '../../../support/upstream-calls.js'
import { call, refuses, table } from '../../../support/table.js'
import { upstreamRequests } from '../../../support/upstream.js'
import { fails } from '../upstream-cases.js'

const of = (repo: string): Case => ({ upstream: 'github', query: { repo }, target: `/repos/${repo}` })

/** A repository as docs.github.com/en/rest/repos/repos has it; `watchers_count` there is the number of stars. */
const repository = (members: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: 1296269,
  full_name: 'octocat/Hello-World',
  private: false,
  html_url: 'https://github.com/octocat/Hello-World',
  description: 'My first repository',
  homepage: 'https://example.org',
  fork: true,
  language: 'Go',
  forks_count: 9,
  stargazers_count: 80,
  watchers_count: 80,
  subscribers_count: 42,
  size: 108,
  default_branch: 'trunk',
  open_issues_count: 3,
  topics: ['octocat', 'atom'],
  archived: true,
  pushed_at: '2011-01-26T19:06:43Z',
  created_at: '2011-01-26T19:01:12Z',
  updated_at: '2011-01-26T19:14:43Z',
  license: { key: 'mit', name: 'MIT License', spdx_id: 'MIT' },
  ...members,
})

table('rest_social_github_2', [
  refuses(400, 'a name without a slash', { repo: 'linux' }, 'repo'),
  refuses(400, 'two slashes', { repo: 'a/b/c' }, 'repo'),
  refuses(400, 'an owner of 40 characters', { repo: `${'a'.repeat(40)}/b` }, 'repo'),
  refuses(422, 'a name that is a way up', { repo: 'octocat/..' }, 'no public repository "octocat/.."'),
  refuses(422, 'an owner that is a way up', { repo: '../user' }, 'no public repository'),
])

describe('a repository', () => {
  it('has what the upstream says', async () => {
    expect(await dataOf('rest_social_github_2', of('octocat/Hello-World'), repository())).toEqual({
      fullName: 'octocat/Hello-World',
      description: 'My first repository',
      homepage: 'https://example.org',
      url: 'https://github.com/octocat/Hello-World',
      stars: 80,
      forks: 9,
      watchers: 42,
      openIssues: 3,
      language: 'Go',
      topics: ['octocat', 'atom'],
      license: 'MIT',
      defaultBranch: 'trunk',
      archived: true,
      fork: true,
      sizeKb: 108,
      createdAt: '2011-01-26T19:01:12Z',
      pushedAt: '2011-01-26T19:06:43Z',
    })
  })

  it.each([
    ['no licence', { license: null }, { license: null }],
    ['a licence that GitHub does not recognise', { license: { spdx_id: 'NOASSERTION' } }, { license: null }],
    ['a licence without an identifier', { license: { spdx_id: null } }, { license: null }],
    ['an empty homepage', { homepage: '' }, { homepage: null }],
    [
      'no homepage, language or topics',
      { homepage: null, language: null, topics: null },
      {
        homepage: null,
        language: null,
        topics: [],
      },
    ],
  ])('has null or nothing for %s', async (name, members, expected) => {
    const asked = of(`octocat/${name.replaceAll(/[ ,]+/g, '-')}`)
    expect(await dataOf('rest_social_github_2', asked, repository(members))).toMatchObject(expected)
  })

  it('never leads out of its folder', async () => {
    await call('rest_social_github_2', { repo: 'octocat/..' })
    expect(await upstreamRequests('github', '/repos/octocat/..')).toEqual([])
    expect(await upstreamRequests('github', '/repos')).toEqual([])
  })
})

fails('rest_social_github_2', (number) => of(`octocat/fault${number}`), { missing: 422 })
