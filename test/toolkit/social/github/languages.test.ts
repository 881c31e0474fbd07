import { describe, expect, it } from 'vitest'
import { answered, dataOf, type Case } from '../../../support/upstream-calls.js'
import { refuses, table } from '../../../support/table.js'
import { fails } from '../upstream-cases.js'

const of = (repo: string): Case => ({
  upstream: 'github',
  query: { repo },
  target: `/repos/${repo}/languages`,
})

table('rest_social_github_3', [
  refuses(400, 'a name without a slash', { repo: 'node' }, 'repo'),
  refuses(422, 'a name that is a way up', { repo: 'octocat/..' }, 'no public repository'),
])

describe('languages', () => {
  it('come by bytes, then by name, with their shares', async () => {
    const body = { Zig: 1, Ada: 1, C: 4, Rust: 0 }
    expect(await dataOf('rest_social_github_3', of('lang/order'), body)).toEqual({
      repo: 'lang/order',
      totalBytes: 6,
      count: 4,
      items: [
        { language: 'C', bytes: 4, percent: 66.67 },
        { language: 'Ada', bytes: 1, percent: 16.67 },
        { language: 'Zig', bytes: 1, percent: 16.67 },
        { language: 'Rust', bytes: 0, percent: 0 },
      ],
    })
  })

  it('have shares that are rounded half up: 1.005 % is 1.01 %', async () => {
    expect(await dataOf('rest_social_github_3', of('lang/half'), { C: 19_799, Go: 201 })).toMatchObject({
      items: [{ percent: 99 }, { language: 'Go', percent: 1.01 }],
    })
  })

  it('may be none, or have no bytes', async () => {
    const none = { totalBytes: 0, count: 0, items: [] }
    expect(await dataOf('rest_social_github_3', of('lang/none'), {})).toMatchObject(none)
    expect(await dataOf('rest_social_github_3', of('lang/zero'), { C: 0 })).toMatchObject({
      totalBytes: 0,
      count: 1,
      items: [{ percent: 0 }],
    })
  })

  it.each([
    ['words', { C: 'many' }],
    ['a negative number', { C: -1 }],
    ['a fraction', { C: 0.5 }],
    ['a list', [1, 2]],
  ])('counted in %s are 502', async (name, body) => {
    const asked = of(`lang/${name.replaceAll(' ', '-')}`)
    expect(await answered('rest_social_github_3', asked, { body })).toMatchObject({ status: 502 })
  })
})

fails('rest_social_github_3', (number) => of(`lang/fault${number}`), {
  missing: 422,
  except: ['an empty object'],
})
