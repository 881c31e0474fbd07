import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import account from '#handlers/gateway/account'
import history from '#handlers/gateway/account/history'
import keys from '#handlers/gateway/account/keys'
import profile from '#handlers/gateway/account/profile'
import requests from '#handlers/gateway/account/requests'
import webhooks from '#handlers/gateway/account/webhooks'
import usage from '#handlers/gateway/usage'
import { openReads, row, type Reads } from './reads.js'

let reads: Reads

beforeAll(async () => {
  reads = await openReads()
})
afterAll(() => reads.close())

const DAY_MS = 86_400_000
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()
const dateOf = (time: string): string => time.slice(0, 10)

describe('getAccount', () => {
  it('shows plan, live quota and what this month has cost, to the last decimal', async () => {
    const holder = await reads.holder('Bookshop', 'live')
    const now = new Date().toISOString()
    await reads.store.journal.request(row(holder, 'req_account_1', now, { costIdr: '0.1' }))
    await reads.store.journal.request(row(holder, 'req_account_2', now, { costIdr: '0.2' }))
    const lastMonth = daysAgo(new Date().getUTCDate() + 1)
    await reads.store.journal.request(
      row(holder, 'req_account_3', lastMonth, { costIdr: '7', retentionDays: 365 }),
    )

    const answer = await reads.read('getAccount', account, holder)
    expect(answer).toMatchObject({ name: 'Bookshop', plan: 'live', toolkit_plan: 'free', status: 'active' })
    // 0.1 + 0.2 is 0.30000000000000004 in floating point.
    expect(answer.billing).toEqual({ currency: 'IDR', period: now.slice(0, 7), accrued: '0.3' })
    expect(answer.quota.minute).toMatchObject({ limit: holder.plan.requestsPerMinute, used: 0 })
  })

  it('has cost nothing at first', async () => {
    const answer = await reads.read('getAccount', account, await reads.holder('Newcomer', 'free'))
    expect(answer.billing.accrued).toBe('0')
  })

  it('shows an unlimited plan as null', async () => {
    const answer = await reads.read('getAccount', account, await reads.holder('Operator', 'unlimited'))
    expect(answer.quota.minute).toMatchObject({ limit: null, remaining: null })
  })
})

describe('getUsage', () => {
  it('counts what was taken from the day', async () => {
    const holder = await reads.holder('Counting')
    const place = await reads.accounts.reserve(holder, { requests: 1, tokens: 100 })
    if (!place.granted) throw new Error('there is room in a new account')
    place.commit(40)
    const answer = await reads.read('getUsage', usage, holder)
    expect(answer.plan).toBe('live')
    expect(answer.day.requests.used).toBe(1)
    expect(answer.day.tokens.used).toBe(40)
  })
})

describe('getAccountProfile', () => {
  it('is empty until something is set', async () => {
    const holder = await reads.holder('Profile')
    expect(await reads.read('getAccountProfile', profile, holder)).toEqual({
      display_name: null,
      contact: null,
      preferences: {},
    })
    await reads.store.prisma.account.update({
      where: { id: holder.account.id },
      data: { displayName: 'Toko Buku', contact: 'owner@example.com', preferences: { language: 'id' } },
    })
    expect(await reads.read('getAccountProfile', profile, holder)).toEqual({
      display_name: 'Toko Buku',
      contact: 'owner@example.com',
      preferences: { language: 'id' },
    })
  })
})

describe('listApiKeys', () => {
  it('lists the unrevoked keys of both planes, never a secret', async () => {
    const holder = await reads.holder('Keys')
    const { operator } = reads.accounts
    const rest = await operator.createKey({ plane: 'rest', plan: 'free', account: 'Keys', label: 'toolkit' })
    const gone = await operator.createKey({ plane: 'gateway', plan: 'live', account: 'Keys' })
    await operator.revokeKey(gone)

    const { data } = await reads.read('listApiKeys', keys, holder, { limit: 50 })
    expect(data.map(({ plane, label }) => [plane, label])).toEqual([
      ['rest', 'toolkit'],
      ['gateway', null],
    ])
    expect(data.map(({ last_used_at }) => last_used_at)).toEqual([null, null])
    expect(JSON.stringify(data)).not.toContain(rest.slice('svc_rest_'.length))
    expect(Object.keys(data[0]!)).not.toContain('hash')
  })
})

describe('listWebhooks', () => {
  it('lists the endpoints of this account only', async () => {
    const holder = await reads.holder('Hooks')
    const other = await reads.holder('Other hooks')
    const webhook = (accountId: string, id: string) => ({
      id,
      accountId,
      url: 'https://hooks.example.com/in',
      events: ['batch.completed'],
      createdAt: new Date('2026-11-01T10:00:00.000Z'),
    })
    await reads.store.prisma.webhook.createMany({
      data: [webhook(holder.account.id, 'whk_own'), webhook(other.account.id, 'whk_other')],
    })
    expect((await reads.read('listWebhooks', webhooks, holder, { limit: 50 })).data).toEqual([
      {
        id: 'whk_own',
        url: 'https://hooks.example.com/in',
        events: ['batch.completed'],
        enabled: true,
        created_at: '2026-11-01T10:00:00.000Z',
      },
    ])
  })
})

describe('every list', () => {
  const fill = async (name: string) => {
    const holder = await reads.holder(name)
    const { id: accountId } = holder.account
    // Three of one moment and two of later ones.
    const times = [1, 1, 1, 2, 3].map((second) => new Date(Date.UTC(2026, 10, 1, 10, 0, second)))
    await reads.store.prisma.apiKey.deleteMany({ where: { accountId } })
    await reads.store.prisma.apiKey.createMany({
      data: times.map((createdAt, at) => ({
        id: `key_${name}_${at}`,
        accountId,
        plane: 'gateway',
        plan: 'live',
        prefix: 'svc_live_',
        hash: Buffer.from(`${name}${at}`),
        createdAt,
      })),
    })
    await reads.store.prisma.webhook.createMany({
      data: times.map((createdAt, at) => ({
        id: `whk_${name}_${at}`,
        accountId,
        url: 'https://hooks.example.com/in',
        events: ['batch.completed'],
        createdAt,
      })),
    })
    for (const [at, time] of times.entries())
      await reads.store.journal.request(row(holder, `req_${name}_${at}`, time.toISOString()))
    return holder
  }
  type Query = { limit: number; cursor?: string }
  const lists = {
    listApiKeys: (who: Holder, query: Query) => reads.read('listApiKeys', keys, who, query),
    listWebhooks: (who: Holder, query: Query) => reads.read('listWebhooks', webhooks, who, query),
    listRequests: (who: Holder, query: Query) => reads.read('listRequests', requests, who, query),
  }
  type Holder = Awaited<ReturnType<typeof fill>>
  const names = Object.keys(lists) as (keyof typeof lists)[]

  it.each(names)('%s has pages that hold everything once', async (name) => {
    const holder = await fill(`pages_${name}`)
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await lists[name](holder, { limit: 2, ...(cursor === undefined ? {} : { cursor }) })
      expect(page.object).toBe('list')
      expect(page.has_more).toBe(page.next_cursor !== null)
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(seen.map((id) => id.at(-1))).toEqual(['4', '3', '2', '1', '0'])
    const exact = await lists[name](holder, { limit: 5 })
    expect([exact.data.length, exact.has_more, exact.next_cursor]).toEqual([5, false, null])
  })

  it.each(names)('%s refuses a cursor that was changed, or is of another list or account', async (name) => {
    const holder = await fill(`own_${name}`)
    const other = await fill(`other_${name}`)
    const foreign = (await lists[name](other, { limit: 1 })).next_cursor ?? ''
    const own = (await lists[name](holder, { limit: 1 })).next_cursor ?? ''
    const elsewhere = names.find((each) => each !== name) ?? name
    const ofList = (await lists[elsewhere](holder, { limit: 1 })).next_cursor ?? ''
    const [at = '', id = '', check = ''] = Buffer.from(own, 'base64url').toString().split('|')
    const changed = Buffer.from(`${at.replace(':03', ':02')}|${id}|${check}`).toString('base64url')
    expect(changed).not.toBe(own)
    for (const cursor of [foreign, ofList, changed, `${own}A`, own.slice(0, -1)])
      await expect(lists[name](holder, { limit: 1, cursor })).rejects.toMatchObject({
        status: 400,
        options: { param: 'cursor' },
      })
    expect((await lists[name](holder, { limit: 1, cursor: own })).data).toHaveLength(1)
  })
})

describe('getUsageHistory', () => {
  it('has an entry for every UTC day up to today, zeros too, and exact totals', async () => {
    const holder = await reads.holder('History')
    const write = (id: string, days: number, rest: Partial<ReturnType<typeof row>>) =>
      reads.store.journal.request(row(holder, id, daysAgo(days), rest))
    await write('req_history_1', 0, { promptTokens: 10, completionTokens: 5, costIdr: '0.1' })
    await write('req_history_2', 0, { promptTokens: 1, completionTokens: 2, costIdr: '0.2' })
    await write('req_history_3', 2, { promptTokens: 100, completionTokens: 50, costIdr: '3' })
    await write('req_history_4', 2, {
      status: 502,
      units: 0,
      promptTokens: 0,
      completionTokens: 0,
      costIdr: '0',
    })
    await write('req_history_5', 3, { promptTokens: 7 })

    const answer = await reads.read('getUsageHistory', history, holder, { days: 3 })
    const nothing = { requests: 0, prompt_tokens: 0, completion_tokens: 0, total_tokens: 0, cost_idr: '0' }
    const first = { requests: 1, prompt_tokens: 100, completion_tokens: 50, total_tokens: 150, cost_idr: '3' }
    const last = { requests: 2, prompt_tokens: 11, completion_tokens: 7, total_tokens: 18, cost_idr: '0.3' }
    expect(answer).toEqual({
      days: 3,
      series: [
        { date: dateOf(daysAgo(2)), ...first },
        { date: dateOf(daysAgo(1)), ...nothing },
        { date: dateOf(daysAgo(0)), ...last },
      ],
      totals: { requests: 3, prompt_tokens: 111, completion_tokens: 57, total_tokens: 168, cost_idr: '3.3' },
    })
  })

  it('reaches back a year', async () => {
    const answer = await reads.read('getUsageHistory', history, await reads.holder('Year'), { days: 365 })
    expect(answer.series).toHaveLength(365)
    expect(new Set(answer.series.map(({ date }) => date)).size).toBe(365)
    expect(answer.series.at(-1)!.date).toBe(dateOf(daysAgo(0)))
  })
})

describe('listRequests', () => {
  it('shows a request that was just answered', async () => {
    const holder = await reads.holder('Just now')
    const at = new Date().toISOString()
    await reads.store.journal.request(row(holder, 'req_now', at, { estimated: true }))
    const answer = await reads.read('listRequests', requests, holder, { limit: 50 })
    expect(answer).toEqual({
      object: 'list',
      data: [
        {
          id: 'req_now',
          at,
          endpoint: '/chat/completions',
          model: 'vendor/small-chat',
          provider: 'openrouter',
          tokens: { prompt: 10, completion: 5, total: 15, estimated: true },
          latency_ms: 120,
          status: 200,
          cost_idr: '0.1',
        },
      ],
      has_more: false,
      next_cursor: null,
    })
  })

  it('pages through equal times and days, and new rows do not shift the pages', async () => {
    const holder = await reads.holder('Pages')
    const write = (id: string, at: string) => reads.store.journal.request(row(holder, id, at))
    const today = daysAgo(0)
    for (const id of ['req_b', 'req_a', 'req_c']) await write(id, today)
    await write('req_old', daysAgo(1))
    await reads.store.journal.request(row(await reads.holder('Pages of others'), 'req_foreign', today))

    const first = await reads.read('listRequests', requests, holder, { limit: 2 })
    expect(first.data.map(({ id }) => id)).toEqual(['req_c', 'req_b'])
    expect(first.has_more).toBe(true)

    await write('req_new', new Date(Date.parse(today) + 1).toISOString())
    const second = await reads.read('listRequests', requests, holder, {
      limit: 2,
      cursor: first.next_cursor!,
    })
    expect(second.data.map(({ id }) => id)).toEqual(['req_a', 'req_old'])
    expect(second).toMatchObject({ has_more: false, next_cursor: null })
  })

  it('is empty for an account that asked nothing', async () => {
    const answer = await reads.read('listRequests', requests, await reads.holder('Silent'), { limit: 50 })
    expect(answer).toEqual({ object: 'list', data: [], has_more: false, next_cursor: null })
  })

  it.each([
    ['no base64', '***'],
    ['no time', Buffer.from('yesterday|req_a').toString('base64url')],
    ['no id', Buffer.from('2026-11-20T00:00:00.000Z|').toString('base64url')],
    ['another writing of the same place', Buffer.from('2026-11-20|req_a').toString('base64url')],
    ['a year before 0', Buffer.from('-000001-01-01T00:00:00.000Z|req_x').toString('base64url')],
    ['a year past 9999', Buffer.from('+275760-09-13T00:00:00.000Z|req_x').toString('base64url')],
    ['a year before 1970', Buffer.from('1969-12-31T23:59:59.999Z|req_x').toString('base64url')],
    ['a day that is none', Buffer.from('2026-02-30T00:00:00.000Z|req_x').toString('base64url')],
    ['SQL', Buffer.from("2026-11-20T00:00:00.000Z|' OR 1=1").toString('base64url')],
    ['more behind it', Buffer.from('2026-11-20T00:00:00.000Z|req_a|x').toString('base64url')],
  ])('refuses a cursor with %s', async (_, cursor) => {
    const holder = await reads.holder('Cursors')
    await expect(reads.read('listRequests', requests, holder, { limit: 5, cursor })).rejects.toMatchObject({
      status: 400,
      type: 'invalid_request_error',
      options: { param: 'cursor' },
    })
  })
})
