import { describe, expect, it } from 'vitest'
import { answered, dataOf, type Case } from '../../../support/upstream-calls.js'
import { refuses, table } from '../../../support/table.js'
import { fails } from '../upstream-cases.js'

const of = (q: string, sort = 'stars', limit = 10): Case => ({
  upstream: 'github',
  query: { q, sort, limit },
  target: `/search/repositories?q=${encodeURIComponent(q)}&sort=${sort}&order=desc&per_page=${limit}`,
})

const found = (name: string, members: Record<string, unknown> = {}): Record<string, unknown> => ({
  full_name: name,
  description: null,
  html_url: `https://github.com/${name}`,
  stargazers_count: 7,
  forks_count: 2,
  language: null,
  license: null,
  updated_at: '2026-01-01T00:00:00Z',
  ...members,
})

table('rest_social_github_4', [
  refuses(400, 'another order', { q: 'a', sort: 'name' }, 'sort'),
  refuses(400, '51 items', { q: 'a', limit: 51 }, 'limit'),
  refuses(400, 'a query of 201 characters', { q: 'a'.repeat(201) }, 'q'),
])

describe('a search', () => {
  it('has the repositories in the order of the upstream', async () => {
    const body = {
      total_count: 40,
      incomplete_results: false,
      items: [
        found('a/one', { license: { spdx_id: 'NOASSERTION' } }),
        found('b/two', {
          stargazers_count: 9,
          description: 'Two',
          language: 'C',
          license: { spdx_id: 'MIT' },
        }),
      ],
    }
    expect(await dataOf('rest_social_github_4', of('in order stars:>100', 'updated', 2), body)).toEqual({
      total: 40,
      count: 2,
      items: [
        {
          fullName: 'a/one',
          description: null,
          url: 'https://github.com/a/one',
          stars: 7,
          forks: 2,
          language: null,
          license: 'NOASSERTION',
          updatedAt: '2026-01-01T00:00:00Z',
        },
        expect.objectContaining({
          fullName: 'b/two',
          stars: 9,
          description: 'Two',
          language: 'C',
          license: 'MIT',
        }),
      ],
    })
  })

  it('has at most the limit, also where the upstream sends more', async () => {
    const body = { total_count: 3, items: [found('a/one'), found('b/two'), found('c/three')] }
    expect(await dataOf('rest_social_github_4', of('too many', 'stars', 2), body)).toMatchObject({
      total: 3,
      count: 2,
      items: [{ fullName: 'a/one' }, { fullName: 'b/two' }],
    })
  })

  it('may find nothing', async () => {
    const body = { total_count: 0, incomplete_results: false, items: [] }
    expect(await dataOf('rest_social_github_4', of('nothing'), body)).toEqual({
      total: 0,
      count: 0,
      items: [],
    })
  })

  it.each([
    [
      'its reason',
      {
        message: 'Validation Failed',
        errors: [{ message: 'The search contains only logical operators', code: 'invalid' }],
      },
      'The search contains only logical operators',
    ],
    ['its message', { message: 'Validation Failed' }, 'Validation Failed'],
    ['no reason', {}, 'it gives no reason'],
    ['a page', '<html>', 'it gives no reason'],
  ])('that is not understood is 422 with %s', async (name, body, message) => {
    const reply = await answered('rest_social_github_4', of(`AND ${name}`), { status: 422, body })
    expect(reply).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining(message) as string } },
    })
  })
})

fails('rest_social_github_4', (number) => of(`fault ${number}`), { missing: 502 })
