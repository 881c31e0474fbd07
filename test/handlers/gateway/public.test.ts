import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { GatewayContext } from '#gateway'
import account from '#handlers/gateway/account'
import announcements from '#handlers/gateway/announcements'
import pricing from '#handlers/gateway/pricing'
import type { Handler } from '#operation'
import { openReads, type Reads } from './reads.js'

interface PricingPath {
  get: {
    responses: {
      '200': { content: { 'application/json': { example: Record<'data' | 'toolkit', object[]> } } }
    }
  }
}

let reads: Reads

beforeAll(async () => {
  reads = await openReads()
})

const listPlans = pricing as Handler<'listPlans', GatewayContext>
const listAnnouncements = announcements as Handler<'listAnnouncements', GatewayContext>

describe('listPlans', () => {
  it('offers the public plans of both planes from the cheapest up, with null for unlimited', async () => {
    const holder = await reads.holder('Reader')
    const { data, toolkit, currency } = await reads.read('listPlans', listPlans, holder)
    expect(currency).toBe('IDR')
    // As plans.yaml has them; `unlimited` is for operators.
    expect(data.map(({ id }) => id)).toEqual(['free', 'live', 'premier', 'platinum'])
    expect(toolkit.map(({ id }) => id)).toEqual(['free', 'basic', 'pro'])
    expect(toolkit[0]!.calls_per_day).toBe(5)
    expect(data[0]).toMatchObject({ key_prefix: 'svc_free_', tool_calling: false, monthly_price: '0' })
  })

  it('offers what the contract shows of it, as plans.yaml has it', async () => {
    const holder = await reads.holder('Reader')
    const { data, toolkit } = await reads.read('listPlans', listPlans, holder)
    const { get } = parse(readFileSync('openapi/gateway/pricing.yaml', 'utf8')) as PricingPath
    const { example } = get.responses['200'].content['application/json']
    expect([data[0], toolkit[0]]).toEqual([example.data[0], example.toolkit[0]])
  })
})

describe('listAnnouncements', () => {
  it('shows what is current or still to come, the latest start first', async () => {
    const notice = (id: string, startsAt: string, endsAt: string | null) => ({
      id,
      kind: 'maintenance',
      title: id,
      body: 'The store is being upgraded.',
      startsAt: new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
    })
    await reads.store.prisma.announcement.createMany({
      data: [
        notice('open', '2026-01-01T00:00:00Z', null),
        notice('over', '2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z'),
        notice('to-come', '2999-01-01T00:00:00Z', '2999-01-02T00:00:00Z'),
      ],
    })
    const { data } = await reads.read('listAnnouncements', listAnnouncements, await reads.holder('Reader'))
    expect(data.map(({ id }) => id)).toEqual(['to-come', 'open'])
    expect(data[1]).toEqual({
      id: 'open',
      kind: 'maintenance',
      title: 'open',
      body: 'The store is being upgraded.',
      starts_at: '2026-01-01T00:00:00.000Z',
      ends_at: null,
    })
  })
})

// The last of this file, since it closes the store.
describe('while the store is away', () => {
  it('asks to come again', async () => {
    const holder = await reads.holder('Reader')
    await reads.close()
    const unavailable = {
      status: 503,
      type: 'server_error',
      options: { headers: { 'Retry-After': '5' } },
    }
    await expect(reads.read('listPlans', listPlans, holder)).rejects.toMatchObject(unavailable)
    await expect(reads.read('listAnnouncements', listAnnouncements, holder)).rejects.toMatchObject(
      unavailable,
    )
    await expect(reads.read('getAccount', account, holder)).rejects.toMatchObject(unavailable)
  })
})
