import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { CountersUnavailable, type Principal, type Refusal, type Reservation } from '#accounts'
import { createLogger } from '#observe'
import { createQuota } from '../../src/accounts/quota.js'
import { createRedisCounters } from '../../src/accounts/redis-counters.js'
import type { Counts } from '../../src/accounts/windows.js'
import { eventually } from '../support/eventually.js'
import { principal } from './support/principals.js'
import { hasRedis, startRedis, type RedisServer } from './support/redis.js'

let logged = ''
const log = createLogger('warn', { write: (line) => void (logged += line) })

describe.skipIf(!hasRedis)(
  `counters shared in Redis${hasRedis ? '' : ' (skipped: redis-server is not installed)'}`,
  () => {
    const closers: (() => unknown)[] = []
    afterEach(async () => {
      for (const close of closers.splice(0).reverse()) await close()
    })

    const start = async (port?: number, dumpedIn?: string): Promise<RedisServer> => {
      const redis = await startRedis(port, dumpedIn)
      closers.push(() => redis.stop())
      return redis
    }

    /** One instance of the service; `used` is what its database says. */
    const instance = async (
      url: string,
      used: Counts | Error = { minute: 0, day: 0, tokens: 0 },
      settleMs = 0,
      copy = (): Promise<void> => Promise.resolve(),
      // Most tests are about what is counted, however long a loaded machine takes; `null` is what the service has.
      timeoutMs: number | null = 60_000,
    ) => {
      const name = `instance-${closers.length}`
      const pastUse = (): Promise<Counts> =>
        used instanceof Error ? Promise.reject(used) : Promise.resolve(used)
      const counters = createRedisCounters(url, {
        instance: name,
        pastUse,
        copy,
        log,
        settleMs,
        ...(timeoutMs === null ? {} : { timeoutMs }),
      })
      const quota = createQuota(counters, { now: Date.now, log })
      closers.push(async () => {
        await quota.close()
        await counters.close()
      })
      await expect.poll(() => counters.hit('probe', Date.now()).catch(() => 0)).toBeGreaterThan(0)
      return { counters, quota }
    }

    const wide = (requestsPerDay: number): Principal =>
      principal('gateway', { plan: { requestsPerMinute: null, requestsPerDay } })
    const one = { requests: 1, tokens: 0 }

    const isGranted = (answer: Reservation | Refusal): boolean => answer.granted

    it('grants exactly the limit to several instances at once', async () => {
      const { url } = await start()
      const instances = await Promise.all([instance(url), instance(url), instance(url)])
      const who = wide(50)
      const answers = await Promise.all(
        instances.flatMap(({ quota }) => Array.from({ length: 80 }, async () => quota.reserve(who, one))),
      )
      expect(answers.filter((answer) => answer.granted)).toHaveLength(50)
    })

    it('reads a minute and a day that Redis does not know from the database', async () => {
      const redis = await start()
      const { quota } = await instance(redis.url, { minute: 3, day: 9, tokens: 70 })
      const who = wide(10)
      expect((await quota.usage(who)).minute.used).toBe(3)
      expect((await quota.usage(who)).day).toMatchObject({ requests: { used: 9 }, tokens: { used: 70 } })
      const reservation = await quota.reserve(who, one)
      expect(reservation.granted).toBe(true)
      expect(isGranted(await quota.reserve(who, one))).toBe(false)
      // What is under way would be brought back after the loss, as soon as it is noticed.
      if (reservation.granted) reservation.release()
      const used = async (): Promise<number> => (await quota.usage(who)).day.requests.used
      await expect.poll(used).toBe(9)
      redis.flush()
      expect(await used()).toBe(9)
    })

    it('fills nothing after a loss of data until the other instances have copied what they charged', async () => {
      const redis = await start()
      const used = { minute: 0, day: 4, tokens: 0 }
      const { quota, counters } = await instance(redis.url, used, 3000)
      await counters.settled()
      const who = wide(10)
      expect((await quota.usage(who)).day.requests.used).toBe(4)
      redis.flush()
      await expect(quota.reserve(who, one)).rejects.toThrow(CountersUnavailable)
      // Another instance copies what it had charged.
      used.day = 9
      const granted = (): Promise<boolean | null> =>
        Promise.resolve(quota.reserve(who, one)).then(isGranted, () => null)
      await expect.poll(granted, { timeout: 20_000, interval: 200 }).toBe(true)
      expect(await granted()).toBe(false)
    })

    it('waits for an instance that was there until it has copied what it charged', async () => {
      const redis = await start()
      const used = { minute: 0, day: 4, tokens: 0 }
      let hasCopied = false
      // Longer than those are waited for that nobody has seen.
      const copy = async (): Promise<void> => {
        await sleep(5000)
        used.day = 9
        hasCopied = true
      }
      const mine = await instance(redis.url, used, 3000)
      const other = await instance(redis.url, used, 3000, copy)
      await Promise.all([mine.counters.settled(), other.counters.settled()])
      // Each has seen the other since.
      await sleep(1500)
      redis.flush()
      const who = wide(10)
      const granted = (): Promise<boolean | null> =>
        Promise.resolve(mine.quota.reserve(who, one)).then(isGranted, () => null)
      await expect.poll(granted, { timeout: 30_000, interval: 200 }).toBe(true)
      expect(hasCopied).toBe(true)
      expect(await granted()).toBe(false)
    })

    it('does not believe the counts of an old dump', async () => {
      const redis = await start()
      const used = { minute: 0, day: 0, tokens: 0 }
      const { quota } = await instance(redis.url, used)
      const who = wide(5)
      const reserve = async (): Promise<boolean> => {
        const answer = await quota.reserve(who, one)
        if (answer.granted) answer.commit(0)
        return answer.granted
      }
      for (let turn = 0; turn < 3; turn += 1) expect(await reserve()).toBe(true)
      redis.dump()
      for (let turn = 0; turn < 2; turn += 1) expect(await reserve()).toBe(true)
      used.day = 5
      await redis.kill()
      await start(Number(new URL(redis.url).port), redis.directory)
      await expect.poll(() => reserve().catch(() => null)).not.toBeNull()
      expect(await reserve()).toBe(false)
      expect((await quota.usage(who)).day.requests.used).toBe(5)
    })

    it('counts what another instance has under way when the data are lost', async () => {
      const redis = await start()
      const used = { minute: 0, day: 9, tokens: 0 }
      const [mine, other] = await Promise.all([
        instance(redis.url, used, 3000),
        instance(redis.url, used, 3000),
      ])
      await Promise.all([mine.counters.settled(), other.counters.settled()])
      const who = wide(10)
      const reservation = await mine.quota.reserve(who, one)
      expect(reservation.granted).toBe(true)
      // Both have looked at it since.
      await sleep(1500)
      redis.flush()
      const granted = (): Promise<boolean | null> =>
        Promise.resolve(other.quota.reserve(who, one)).then(isGranted, () => null)
      await expect.poll(granted, { timeout: 20_000, interval: 200 }).not.toBeNull()
      expect(await granted()).toBe(false)
      if (reservation.granted) reservation.release()
      await expect.poll(granted, { timeout: 5000 }).toBe(true)
    })

    it('asks the database once, however many callers miss the day at once', async () => {
      const { url } = await start()
      let asked = 0
      const pastUse = async (): Promise<Counts> => {
        asked += 1
        await sleep(50)
        return { minute: 0, day: 8, tokens: 0 }
      }
      const counters = createRedisCounters(url, {
        instance: 'one',
        pastUse,
        copy: () => Promise.resolve(),
        log,
        settleMs: 0,
        timeoutMs: 60_000,
      })
      const quota = createQuota(counters, { now: Date.now, log })
      closers.push(async () => {
        await quota.close()
        await counters.close()
      })
      await expect.poll(() => counters.hit('probe', Date.now()).catch(() => 0)).toBeGreaterThan(0)
      const who = wide(10)
      const answers = await Promise.all(Array.from({ length: 30 }, async () => quota.reserve(who, one)))
      expect([asked, answers.filter(isGranted).length]).toEqual([1, 2])
    })

    it('neither grants nor refuses when Redis and the database know nothing', async () => {
      const { url } = await start()
      const { quota } = await instance(url, new Error('the database is away'))
      await expect(quota.reserve(wide(10), one)).rejects.toThrow(CountersUnavailable)
    })

    it('gives up on a Redis that hangs after 250 ms', async () => {
      const redis = await start()
      const { quota, counters } = await instance(redis.url, undefined, 0, undefined, null)
      const who = wide(10)
      await eventually(() => quota.reserve(who, one))
      redis.process.kill('SIGSTOP')
      logged = ''
      await expect(quota.reserve(who, one)).rejects.toThrow(CountersUnavailable)
      await expect(counters.hit('ip', Date.now())).rejects.toThrow(CountersUnavailable)
      // Nothing else says why callers got a 503.
      await eventually(() => expect(logged).toMatch(/"commands":\d+,"timeoutMs":250,.*Redis was too slow/))
      redis.process.kill('SIGCONT')
      // What was taken although the answer came too late is given back.
      await expect
        .poll(() =>
          Promise.resolve(quota.usage(who)).then(
            ({ day }) => day.requests.used,
            () => null,
          ),
        )
        .toBe(1)
    })

    it('refuses at once without a Redis, and serves again when it is back', async () => {
      const redis = await start()
      const { quota } = await instance(redis.url)
      const who = wide(10)
      await redis.stop()
      await sleep(50)
      await expect(quota.reserve(who, one)).rejects.toThrow(CountersUnavailable)
      await start(Number(new URL(redis.url).port))
      await expect
        .poll(() => Promise.resolve(quota.reserve(who, one)).then(isGranted, () => false))
        .toBe(true)
    })

    it('settles what could not be settled while Redis was away, once', async () => {
      const redis = await start()
      const { quota } = await instance(redis.url)
      const who = wide(10)
      const reservation = await quota.reserve(who, { requests: 1, tokens: 0 })
      redis.process.kill('SIGSTOP')
      if (reservation.granted) reservation.commit(25)
      await sleep(400)
      redis.process.kill('SIGCONT')
      const day = () =>
        Promise.resolve(quota.usage(who)).then(
          ({ day }) => [day.requests.used, day.tokens.used],
          () => null,
        )
      await expect.poll(day).toEqual([1, 25])
      // Past the second attempt, which must not charge again.
      await sleep(1500)
      expect(await day()).toEqual([1, 25])
    })
  },
)
