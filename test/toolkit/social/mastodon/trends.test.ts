import { describe, expect, it } from 'vitest'
import { answered, dataOf, type Case } from '../../../support/upstream-calls.js'
import { refuses, table } from '../../../support/table.js'
import { fails } from '../upstream-cases.js'

const of = (limit: number): Case => ({
  upstream: 'mastodon',
  query: { limit },
  target: `/v1/trends/tags?limit=${limit}`,
})

const day = (uses: unknown, accounts: unknown) => ({ day: '1574553600', uses, accounts })
const tag = (history: unknown, name = 'a') => ({ name, url: `https://mastodon.social/tags/${name}`, history })

table('rest_social_mastodon_2', [refuses(400, '21 hashtags', { limit: 21 }, 'limit')])

describe('trends', () => {
  it('add up the first seven days, in the order of the upstream', async () => {
    const history = [
      ...[day('100', '51'), day('20', '11'), day('3', '2'), day('4', '3')],
      ...[day('5', '3'), day('6', '4'), day('7', '4'), day('1000', '501')],
    ]
    const short = [day('5', '4'), day('1', '1')]
    expect(await dataOf('rest_social_mastodon_2', of(2), [tag(history), tag(short, 'b')])).toEqual({
      count: 2,
      items: [
        {
          tag: 'a',
          url: 'https://mastodon.social/tags/a',
          usesToday: 100,
          accountsToday: 51,
          usesWeek: 145,
          accountsWeek: 78,
        },
        {
          tag: 'b',
          url: 'https://mastodon.social/tags/b',
          usesToday: 5,
          accountsToday: 4,
          usesWeek: 6,
          accountsWeek: 5,
        },
      ],
    })
  })

  it('without a history have zeros', async () => {
    const zeros = { usesToday: 0, accountsToday: 0, usesWeek: 0, accountsWeek: 0 }
    expect(await dataOf('rest_social_mastodon_2', of(4), [tag([]), tag(undefined)])).toMatchObject({
      items: [zeros, zeros],
    })
  })

  it('are at most the limit, also where the upstream sends more', async () => {
    expect(await dataOf('rest_social_mastodon_2', of(1), [tag([]), tag([], 'b')])).toEqual({
      count: 1,
      items: [expect.objectContaining({ tag: 'a' })],
    })
  })

  it('may be none', async () => {
    expect(await dataOf('rest_social_mastodon_2', of(5), [])).toEqual({ count: 0, items: [] })
  })

  it('with a number that is none are 502', async () => {
    expect(
      await answered('rest_social_mastodon_2', of(6), { body: [tag([day('many', '1')])] }),
    ).toMatchObject({
      status: 502,
    })
  })
})

fails('rest_social_mastodon_2', (number) => of(7 + number), { missing: 502 })
