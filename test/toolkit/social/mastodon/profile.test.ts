import { describe, expect, it } from 'vitest'
import { answered, dataOf, type Case } from '../../../support/upstream-calls.js'
import { refuses, table } from '../../../support/table.js'
import { fails } from '../upstream-cases.js'

const of = (account: string): Case => ({
  upstream: 'mastodon',
  query: { account },
  target: `/v1/accounts/lookup?acct=${account}`,
})

/** An account as docs.joinmastodon.org/entities/Account has it. */
const account = (members: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: '23634',
  username: 'noiob',
  acct: 'noiob@awoo.space',
  display_name: 'ikea shark fan account',
  locked: true,
  bot: true,
  created_at: '2017-02-08T02:00:53.274Z',
  note: '<p>hi</p>',
  url: 'https://awoo.space/@noiob',
  avatar: 'https://files.mastodon.social/a.png',
  followers_count: 547,
  following_count: 404,
  statuses_count: 28468,
  last_status_at: '2019-11-17',
  fields: [],
  ...members,
})

const bioOf = async (user: string, note: string): Promise<unknown> =>
  ((await dataOf('rest_social_mastodon', of(user), account({ note }))) as { bio: unknown }).bio

table('rest_social_mastodon', [
  refuses(400, 'a name that ends with a dot', { account: 'a.' }, 'account'),
  refuses(400, 'two servers', { account: 'a@b.example@c.example' }, 'account'),
  refuses(400, 'a path', { account: 'a@example.org/b' }, 'account'),
  refuses(400, 'a name of 63 characters', { account: 'a'.repeat(63) }, 'account'),
])

describe('a profile', () => {
  it('has what the upstream says', async () => {
    const fields = [
      { name: 'Pronouns', value: 'they &amp; them', verified_at: null },
      {
        name: 'Site',
        value:
          '<a href="https://awoo.space" rel="me"><span class="invisible">https://</span><span>awoo.space</span></a>',
        verified_at: '2019-08-02T00:00:00.000+00:00',
      },
    ]
    expect(await dataOf('rest_social_mastodon', of('noiob@awoo.space'), account({ fields }))).toEqual({
      id: '23634',
      account: 'noiob@awoo.space',
      displayName: 'ikea shark fan account',
      bio: 'hi',
      url: 'https://awoo.space/@noiob',
      avatarUrl: 'https://files.mastodon.social/a.png',
      followers: 547,
      following: 404,
      posts: 28468,
      bot: true,
      locked: true,
      createdAt: '2017-02-08T02:00:53.274Z',
      lastPostAt: '2019-11-17',
      fields: [
        { name: 'Pronouns', value: 'they & them', verifiedAt: null },
        { name: 'Site', value: 'https://awoo.space', verifiedAt: '2019-08-02T00:00:00.000+00:00' },
      ],
    })
  })

  it('is asked for without the leading @', async () => {
    const asked = { ...of('led@example.org'), query: { account: '@led@example.org' } }
    expect(
      await dataOf('rest_social_mastodon', asked, account({ last_status_at: null, fields: undefined })),
    ).toMatchObject({
      lastPostAt: null,
      fields: [],
    })
  })

  it.each([
    ['paragraphs', '<p>one</p><p>two</p>', 'one\ntwo'],
    ['apart', '<p>one</p>\n<p class="x">two</p>', 'one\ntwo'],
    ['breaks', '<p>one<br>two<br/>three<br />four</p>', 'one\ntwo\nthree\nfour'],
    ['entities', '<p>&lt;b&gt; &amp;amp; &quot;x&quot; &#39;y&#39;</p>', '<b> &amp; "x" \'y\''],
    ['trimmed', '<p> one </p><p></p>', 'one'],
    ['tags', '<p>a <a href="/tags/b">#<span>b</span></a></p>', 'a #b'],
    ['nothing', '', ''],
  ])('has a bio in plain text: %s', async (user, note, bio) => {
    expect(await bioOf(user, note)).toBe(bio)
  })

  it('that mastodon.social does not know is 422 and says so', async () => {
    expect(
      await answered('rest_social_mastodon', of('a@unknown.example'), {
        status: 404,
        body: { error: 'Record not found' },
      }),
    ).toMatchObject({
      status: 422,
      body: {
        error: {
          message: expect.stringMatching(/^mastodon\.social does not know the account "a@unknown/) as string,
        },
      },
    })
  })
})

fails('rest_social_mastodon', (number) => of(`fault${number}@example.org`), { missing: 422 })
