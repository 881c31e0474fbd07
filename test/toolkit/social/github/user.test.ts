import { describe, expect, it } from 'vitest'
import { answered, dataOf, type Case } from '../../../support/upstream-calls.js'
import { refuses, table } from '../../../support/table.js'
import { fails } from '../upstream-cases.js'

const of = (user: string): Case => ({ upstream: 'github', query: { user }, target: `/users/${user}` })

/** An organisation as docs.github.com/en/rest/users/users has it. */
const account = (members: Record<string, unknown> = {}): Record<string, unknown> => ({
  login: 'Example-Org',
  id: 1,
  avatar_url: 'https://avatars.example/1',
  html_url: 'https://github.com/Example-Org',
  type: 'Organization',
  name: 'Example',
  company: '@example',
  blog: 'example.org',
  location: 'Jakarta',
  email: null,
  bio: 'Examples',
  public_repos: 2,
  public_gists: 1,
  followers: 20,
  following: 0,
  created_at: '2008-01-14T04:33:35Z',
  updated_at: '2008-01-14T04:33:36Z',
  ...members,
})

const data = {
  login: 'Example-Org',
  name: 'Example',
  type: 'Organization',
  bio: 'Examples',
  company: '@example',
  location: 'Jakarta',
  blog: 'example.org',
  publicRepos: 2,
  publicGists: 1,
  followers: 20,
  following: 0,
  createdAt: '2008-01-14T04:33:35Z',
  updatedAt: '2008-01-14T04:33:36Z',
  url: 'https://github.com/Example-Org',
  avatarUrl: 'https://avatars.example/1',
}

table('rest_social_github', [
  refuses(400, 'a name of 40 characters', { user: 'a'.repeat(40) }, 'user'),
  refuses(400, 'a name that begins with a hyphen', { user: '-a' }, 'user'),
  refuses(400, 'a path', { user: 'a/b' }, 'user'),
  refuses(400, 'no name', {}, 'user'),
])

describe('a profile', () => {
  it('has what the upstream says', async () => {
    expect(await dataOf('rest_social_github', of('Example-Org'), account())).toEqual(data)
  })

  it('has null for what is absent, and for an empty blog', async () => {
    const bare = account({ name: undefined, bio: undefined, company: null, location: null, blog: '' })
    expect(await dataOf('rest_social_github', of('absent'), bare)).toEqual({
      ...data,
      name: null,
      bio: null,
      company: null,
      location: null,
      blog: null,
    })
  })

  it('of a name that GitHub does not have is 422 and quotes it', async () => {
    expect(await answered('rest_social_github', of('nobody_here'), { status: 404, body: {} })).toMatchObject({
      status: 422,
      body: { error: { message: 'GitHub has no user or organisation "nobody_here".' } },
    })
  })

  it('with a number that is none is 502', async () => {
    expect(
      await answered('rest_social_github', of('figures'), { body: account({ followers: '20' }) }),
    ).toMatchObject({ status: 502 })
  })
})

fails('rest_social_github', (number) => of(`fault${number}`), { missing: 422 })
