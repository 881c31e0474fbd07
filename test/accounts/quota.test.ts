import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '#observe'
import type { Refusal, Reservation } from '#accounts'
import type { Counters } from '../../src/accounts/counters.js'
import { createMemoryCounters } from '../../src/accounts/memory-counters.js'
import { createQuota } from '../../src/accounts/quota.js'
import { createRedisCounters } from '../../src/accounts/redis-counters.js'
import { principal } from './support/principals.js'
import { hasRedis, startRedis, type RedisServer } from './support/redis.js'

const log = createLogger('silent')

/** 2031-05-06T07:08:30Z: thirty seconds into a minute of a day. In the future, since Redis drops keys by its own clock. */
const HALF_PAST = Date.UTC(2031, 4, 6, 7, 8, 30)
const NEXT_MINUTE = Date.UTC(2031, 4, 6, 7, 9) / 1000
const NEXT_DAY = Date.UTC(2031, 4, 7) / 1000

const granted = (answer: Reservation | Refusal): Reservation => {
  if (!answer.granted) throw new Error(`refused by ${answer.window}`)
  return answer
}

let redis: RedisServer | undefined
beforeAll(async () => {
  if (hasRedis) redis = await startRedis()
})
afterAll(() => redis?.stop())

const stores = [
  {
    name: 'in memory',
    open: (): Promise<Counters> => Promise.resolve(createMemoryCounters([], HALF_PAST)),
    isThere: true,
  },
  {
    name: hasRedis ? 'in Redis' : 'in Redis (skipped: redis-server is not installed)',
    open: async (): Promise<Counters> => {
      const counters = createRedisCounters(redis?.url ?? '', {
        instance: 'one',
        pastUse: () => Promise.resolve({ minute: 0, day: 0, tokens: 0 }),
        copy: () => Promise.resolve(),
        log,
        // What is tested is who is let in, however long a loaded machine takes for it.
        timeoutMs: 60_000,
      })
      await expect.poll(() => counters.hit('probe', HALF_PAST).catch(() => 0)).toBeGreaterThan(0)
      await counters.settled()
      return counters
    },
    isThere: hasRedis,
  },
]

describe.each(stores)('quota counted $name', ({ open, isThere }) => {
  const closers: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closers.splice(0)) await close()
  })

  const setUp = async () => {
    const clock = { at: HALF_PAST }
    const counters = await open()
    const quota = createQuota(counters, { now: () => clock.at, log })
    closers.push(async () => {
      await quota.close()
      await counters.close()
    })
    return { clock, counters, quota }
  }

  /** Settling is not awaited by callers; what it did is seen a little later. */
  const dayOf = async (
    quota: Awaited<ReturnType<typeof setUp>>['quota'],
    who: ReturnType<typeof principal>,
  ) => {
    const { minute, day } = await quota.usage(who)
    return [minute.used, day.requests.used, day.tokens.used]
  }

  it.runIf(isThere)('shows the request window with the least remaining', async () => {
    const { quota } = await setUp()
    const tightMinute = principal('gateway', { plan: { requestsPerMinute: 20, requestsPerDay: 200 } })
    expect(await quota.rateLimit(tightMinute)).toEqual({ limit: 20, remaining: 20, reset: NEXT_MINUTE })
    expect(granted(await quota.reserve(tightMinute, { requests: 1, tokens: 0 })).rateLimit).toEqual({
      limit: 20,
      remaining: 19,
      reset: NEXT_MINUTE,
    })
    const tightDay = principal('gateway', { plan: { requestsPerMinute: 20, requestsPerDay: 3 } })
    expect(granted(await quota.reserve(tightDay, { requests: 1, tokens: 0 })).rateLimit).toEqual({
      limit: 3,
      remaining: 2,
      reset: NEXT_DAY,
    })
    const unlimited = principal('gateway', {
      plan: { requestsPerMinute: null, requestsPerDay: null, tokensPerDay: null },
    })
    expect(granted(await quota.reserve(unlimited, { requests: 1, tokens: 10 })).rateLimit).toBeNull()
    expect(await quota.rateLimit(unlimited)).toBeNull()
  })

  it.runIf(isThere)('grants exactly the limit to any number of callers at once', async () => {
    const { quota } = await setUp()
    const who = principal('gateway', { plan: { requestsPerMinute: 37, requestsPerDay: 1000 } })
    const answers = await Promise.all(
      Array.from({ length: 300 }, async () => quota.reserve(who, { requests: 1, tokens: 1 })),
    )
    expect(answers.filter((answer) => answer.granted)).toHaveLength(37)
    expect(await dayOf(quota, who)).toEqual([37, 37, 37])
  })

  it.runIf(isThere)('takes nothing from any window when one refuses', async () => {
    const { quota } = await setUp()
    const who = principal('gateway', {
      plan: { requestsPerMinute: 5, requestsPerDay: 100, tokensPerDay: 1000 },
    })
    granted(await quota.reserve(who, { requests: 4, tokens: 900 }))
    // Eight models of a comparison: all of them or none.
    expect(await quota.reserve(who, { requests: 2, tokens: 0 })).toEqual({
      granted: false,
      window: 'minute',
      rateLimit: { limit: 5, remaining: 1, reset: NEXT_MINUTE },
      left: 1,
      retryAfterSeconds: 30,
    })
    expect(await quota.reserve(who, { requests: 1, tokens: 101 })).toMatchObject({
      granted: false,
      window: 'tokens',
    })
    expect(await dayOf(quota, who)).toEqual([4, 4, 900])
    expect((await quota.reserve(who, { requests: 1, tokens: 100 })).granted).toBe(true)
  })

  it.runIf(isThere)('takes a batch from the day alone, and gives back what was not answered', async () => {
    const { clock, quota } = await setUp()
    const who = principal('gateway', { plan: { requestsPerMinute: 5, requestsPerDay: 50 } })
    const batch = (requests: number) => quota.reserve(who, { requests, tokens: 0, isOutsideMinute: true })
    expect(await batch(51)).toMatchObject({ granted: false, window: 'day' })
    granted(await batch(40)).commit(0)
    granted(await batch(10)).release()
    await expect.poll(() => dayOf(quota, who)).toEqual([0, 40, 0])
    // The minute is all the others'.
    granted(await quota.reserve(who, { requests: 5, tokens: 0 }))
    expect(await batch(6)).toMatchObject({ granted: false, window: 'day' })
    await quota.giveBack(who.account.id, 3, HALF_PAST)
    expect(await dayOf(quota, who)).toEqual([5, 42, 0])
    clock.at += 86_400_000
    await quota.giveBack(who.account.id, 3, HALF_PAST)
    expect(await dayOf(quota, who)).toEqual([0, 0, 0])
  })

  it.runIf(isThere)('names the window that opens last when several are full', async () => {
    const { quota } = await setUp()
    const who = principal('gateway', { plan: { requestsPerMinute: 1, requestsPerDay: 1 } })
    granted(await quota.reserve(who, { requests: 1, tokens: 0 }))
    expect(await quota.reserve(who, { requests: 1, tokens: 0 })).toEqual({
      granted: false,
      window: 'day',
      rateLimit: { limit: 1, remaining: 0, reset: NEXT_DAY },
      left: 0,
      retryAfterSeconds: NEXT_DAY - HALF_PAST / 1000,
    })
  })

  it.runIf(isThere)('refuses by tokens with their window where requests are unlimited', async () => {
    const { quota } = await setUp()
    const who = principal('gateway', {
      plan: { requestsPerMinute: null, requestsPerDay: null, tokensPerDay: 10 },
    })
    expect(await quota.reserve(who, { requests: 1, tokens: 11 })).toMatchObject({
      window: 'tokens',
      rateLimit: { limit: 10, remaining: 10, reset: NEXT_DAY },
    })
  })

  it.runIf(isThere)('settles tokens at what was used, once', async () => {
    const { quota } = await setUp()
    const who = principal('gateway')
    const reservation = granted(await quota.reserve(who, { requests: 1, tokens: 500 }))
    expect(await dayOf(quota, who)).toEqual([1, 1, 500])
    reservation.commit(120)
    reservation.commit(9999)
    reservation.release()
    await expect.poll(() => dayOf(quota, who)).toEqual([1, 1, 120])
  })

  it.runIf(isThere)('gives everything back on release, once', async () => {
    const { quota } = await setUp()
    const who = principal('gateway')
    granted(await quota.reserve(who, { requests: 1, tokens: 7 }))
    const reservation = granted(await quota.reserve(who, { requests: 3, tokens: 500 }))
    reservation.release()
    reservation.release()
    reservation.commit(5)
    await expect.poll(() => dayOf(quota, who)).toEqual([1, 1, 7])
  })

  it.runIf(isThere)('keeps the minute and gives the day back where work was abandoned, once', async () => {
    const { quota, clock } = await setUp()
    const who = principal('gateway', { plan: { requestsPerMinute: 2, requestsPerDay: 10 } })
    for (const _ of [1, 2]) {
      const reservation = granted(await quota.reserve(who, { requests: 1, tokens: 500 }))
      reservation.abandon()
      reservation.release()
      reservation.commit(5)
    }
    await expect.poll(() => dayOf(quota, who)).toEqual([2, 0, 0])
    expect(await quota.reserve(who, { requests: 1, tokens: 0 })).toMatchObject({ window: 'minute' })
    clock.at = NEXT_MINUTE * 1000
    expect((await quota.reserve(who, { requests: 1, tokens: 0 })).granted).toBe(true)
  })

  it.runIf(isThere)('refuses figures that are no counts', async () => {
    const { quota } = await setUp()
    const who = principal('gateway')
    for (const tokens of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      await expect(async () => quota.reserve(who, { requests: 1, tokens })).rejects.toThrow(RangeError)
    const reservation = granted(await quota.reserve(who, { requests: 1, tokens: 0 }))
    expect(() => reservation.commit(Number.NaN)).toThrow(RangeError)
    expect(await dayOf(quota, who)).toEqual([1, 1, 0])
  })

  it.runIf(isThere)('opens the minute at its edge and not before', async () => {
    const { quota, clock } = await setUp()
    const who = principal('gateway', { plan: { requestsPerMinute: 1, requestsPerDay: 10 } })
    granted(await quota.reserve(who, { requests: 1, tokens: 0 }))
    clock.at = NEXT_MINUTE * 1000 - 1
    expect(await quota.reserve(who, { requests: 1, tokens: 0 })).toMatchObject({
      window: 'minute',
      left: 0,
      retryAfterSeconds: 1,
    })
    clock.at = NEXT_MINUTE * 1000
    expect((await quota.reserve(who, { requests: 1, tokens: 0 })).granted).toBe(true)
    expect(await dayOf(quota, who)).toEqual([1, 2, 0])
  })

  it.runIf(isThere)('gives nothing back into a minute that is over', async () => {
    const { quota, clock } = await setUp()
    const who = principal('gateway', { plan: { requestsPerMinute: 2, requestsPerDay: 10 } })
    const early = granted(await quota.reserve(who, { requests: 1, tokens: 0 }))
    clock.at = NEXT_MINUTE * 1000
    granted(await quota.reserve(who, { requests: 1, tokens: 0 }))
    early.release()
    await expect.poll(() => dayOf(quota, who)).toEqual([1, 1, 0])
  })

  it.runIf(isThere)(
    'opens the day at midnight UTC, and charges a request that lasts over it to its own day',
    async () => {
      const { quota, clock } = await setUp()
      const who = principal('gateway', { plan: { requestsPerMinute: 10, requestsPerDay: 1 } })
      clock.at = NEXT_DAY * 1000 - 1
      const late = granted(await quota.reserve(who, { requests: 1, tokens: 50 }))
      expect((await quota.reserve(who, { requests: 1, tokens: 0 })).granted).toBe(false)
      clock.at = NEXT_DAY * 1000
      expect(await dayOf(quota, who)).toEqual([0, 0, 0])
      late.commit(40)
      expect((await quota.reserve(who, { requests: 1, tokens: 3 })).granted).toBe(true)
      expect(await dayOf(quota, who)).toEqual([1, 1, 3])
    },
  )

  it.runIf(isThere)(
    'gives back what nobody settled for 15 minutes, and charges it if it is settled after all',
    async () => {
      const { quota, clock } = await setUp()
      const who = principal('gateway', { plan: { tokensPerDay: 100 } })
      const forgotten = granted(await quota.reserve(who, { requests: 1, tokens: 100 }))
      clock.at += 15 * 60_000 - 1
      expect(await quota.reserve(who, { requests: 1, tokens: 1 })).toMatchObject({ window: 'tokens' })
      clock.at += 1
      expect(await dayOf(quota, who)).toEqual([0, 0, 0])
      forgotten.commit(30)
      await expect.poll(() => dayOf(quota, who)).toEqual([0, 1, 30])
    },
  )

  it.runIf(isThere)('renews a lease that is still held', async () => {
    const { counters } = await setUp()
    const lease = {
      id: 'long',
      subject: `gateway:${Math.random()}`,
      minute: HALF_PAST / 60_000,
      day: 0,
      requests: 1,
      tokens: 9,
    } as const
    const here = { ...lease, minute: Math.floor(lease.minute), day: Math.floor(HALF_PAST / 86_400_000) }
    const limits = { minute: null, day: null, tokens: null }
    // The day's key is made by the first read.
    await counters.read(here.subject, HALF_PAST)
    await counters.take(here, limits, HALF_PAST)
    await counters.renew([here], HALF_PAST + 10 * 60_000)
    expect(await counters.read(here.subject, HALF_PAST + 20 * 60_000)).toMatchObject({ day: 1, tokens: 9 })
    expect(await counters.read(here.subject, HALF_PAST + 25 * 60_000)).toMatchObject({ day: 0, tokens: 0 })
  })

  it.runIf(isThere)(
    "counts a toolkit key's calls by key and a gateway account's requests by account",
    async () => {
      const { quota } = await setUp()
      const rest = principal('rest')
      for (let call = 5; call > 0; call--)
        expect(granted(await quota.reserveCall(rest)).rateLimit).toEqual({
          limit: 5,
          remaining: call - 1,
          reset: NEXT_DAY,
        })
      expect(await quota.reserveCall(rest)).toMatchObject({ granted: false, window: 'day' })
      expect((await quota.reserveCall({ ...rest, keyId: `${rest.keyId}-other` })).granted).toBe(true)
      // A feature that asks a model takes from the account's gateway quota, whichever key asked.
      granted(await quota.reserve(rest, { requests: 1, tokens: 5 }))
      expect(await dayOf(quota, { ...rest, plane: 'gateway' })).toEqual([1, 1, 5])
      expect(await quota.usage(rest)).toMatchObject({
        minute: { limit: null, remaining: null },
        day: { requests: { used: 5 } },
      })
    },
  )

  it.runIf(isThere)('has the shape of GET /usage', async () => {
    const { quota } = await setUp()
    const who = principal('gateway', {
      plan: { requestsPerMinute: 20, requestsPerDay: null, tokensPerDay: 1000 },
    })
    granted(await quota.reserve(who, { requests: 1, tokens: 0 })).commit(1200)
    await expect
      .poll(() => quota.usage(who))
      .toEqual({
        minute: { limit: 20, used: 1, remaining: 19, reset: NEXT_MINUTE },
        day: {
          requests: { limit: null, used: 1, remaining: null, reset: NEXT_DAY },
          tokens: { limit: 1000, used: 1200, remaining: 0, reset: NEXT_DAY },
        },
        plan: 'free',
      })
  })
})
