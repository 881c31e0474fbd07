import { describe, expect, it } from 'vitest'
import { answered, dataOf, type Case } from '../../../support/upstream-calls.js'
import { refuses, table } from '../../../support/table.js'
import { fails } from '../upstream-cases.js'

const of = (actor: string): Case => ({
  upstream: 'bluesky',
  query: { actor },
  target: `/app.bsky.actor.getProfile?actor=${actor}`,
})

const DID = 'did:plc:z72i7hdynmk6r22z27h6tvur'
const profile = (members: Record<string, unknown> = {}): Record<string, unknown> => ({
  did: DID,
  handle: 'ada.example',
  displayName: 'Ada',
  description: 'Hello',
  avatar: 'https://cdn.example/a',
  banner: 'https://cdn.example/b',
  followersCount: 3,
  followsCount: 2,
  postsCount: 1,
  createdAt: '2023-04-12T04:53:57.057Z',
  ...members,
})

table('rest_social_bluesky', [
  refuses(400, 'a handle with a slash', { actor: 'a/b' }, 'actor'),
  refuses(400, 'a handle of two characters', { actor: 'ab' }, 'actor'),
  refuses(400, 'another method of DIDs', { actor: 'did:key:abc' }, 'actor'),
])

describe('a profile', () => {
  it.each([
    ['a handle', 'ada.example', 'ada.example'],
    ['a handle after an @', '@jo.example', 'jo.example'],
    ['a DID', DID, DID],
    ['a DID of the web', 'did:web:example.org%3A8080', 'did:web:example.org%253A8080'],
  ])('by %s has what the upstream says', async (_name, actor, sent) => {
    expect(await dataOf('rest_social_bluesky', { ...of(sent), query: { actor } }, profile())).toEqual({
      did: DID,
      handle: 'ada.example',
      displayName: 'Ada',
      description: 'Hello',
      avatarUrl: 'https://cdn.example/a',
      bannerUrl: 'https://cdn.example/b',
      followers: 3,
      following: 2,
      posts: 1,
      createdAt: '2023-04-12T04:53:57.057Z',
      url: 'https://bsky.app/profile/ada.example',
    })
  })

  it('has null and 0 for what is absent', async () => {
    expect(
      await dataOf('rest_social_bluesky', of('bare.example'), { did: DID, handle: 'bare.example' }),
    ).toEqual({
      did: DID,
      handle: 'bare.example',
      displayName: null,
      description: null,
      avatarUrl: null,
      bannerUrl: null,
      followers: 0,
      following: 0,
      posts: 0,
      createdAt: null,
      url: 'https://bsky.app/profile/bare.example',
    })
  })

  it.each([
    ['nobody.example', { error: 'InvalidRequest', message: 'Profile not found' }, 'Profile not found'],
    [
      'gone.example',
      { error: 'AccountTakedown', message: 'Account has been suspended' },
      'Account has been suspended',
    ],
    ['silent.example', { error: 'InvalidRequest' }, 'it gives no reason'],
    ['page.example', '<html>', 'it gives no reason'],
  ])('of %s is 422 with the reason', async (actor, body, message) => {
    expect(await answered('rest_social_bluesky', of(actor), { status: 400, body })).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining(message) as string } },
    })
  })
})

fails('rest_social_bluesky', (number) => of(`fault${number}.example`), {
  missing: 502,
  except: ['a refusal'],
})
