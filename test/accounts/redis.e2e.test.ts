import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inOneMinute } from '../support/clock.js'
import { startService, type TestService } from '../support/service.js'
import { freshPlace, serverUrl, type Place } from '../support/stores.js'
import { hasRedis, startRedis, type RedisServer } from './support/redis.js'

const missing = [
  ...(hasRedis ? [] : ['redis-server is not installed']),
  ...(serverUrl === undefined ? ['TEST_DATABASE_URL is not set'] : []),
]

describe.skipIf(missing.length > 0)(
  `two instances on one database and one Redis${missing.length > 0 ? ` (skipped: ${missing.join(', ')})` : ''}`,
  () => {
    let place: Place
    let folder: string
    let redis: RedisServer
    let one: TestService
    let two: TestService

    const start = (name: string): Promise<TestService> =>
      startService({
        ...place.environment,
        DATA_DIR: join(folder, name),
        REDIS_URL: redis.url,
        SECRET_KEY: 'a secret of both, at least 32 characters',
      })

    beforeAll(async () => {
      place = await freshPlace('server')
      folder = await mkdtemp(join(tmpdir(), 'instances-'))
      redis = await startRedis()
      one = await start('one')
      two = await start('two')
    })
    afterAll(async () => {
      await one.stop()
      await two.stop()
      await redis.stop()
      await place.remove()
      await rm(folder, { recursive: true, force: true })
    })

    const call = async ({ toolkitUrl }: TestService, key: string) => {
      const response = await fetch(`${toolkitUrl}/hash/digest?text=abc`, { headers: { 'x-api-key': key } })
      const body = (await response.json()) as { error?: { code: string } }
      return {
        status: response.status,
        code: body.error?.code,
        retryAfter: response.headers.get('retry-after'),
      }
    }
    const statusOf = async (service: TestService, key: string): Promise<number> =>
      (await call(service, key)).status
    /** A new key of five calls a day that both know. */
    const newKey = async (): Promise<string> => {
      const key = await one.key('rest', 'free')
      await expect.poll(() => two.accounts.authenticate(key, 'rest') !== undefined).toBe(true)
      return key
    }
    const bothOften = (key: string, times: number): Promise<number[]> =>
      Promise.all(Array.from({ length: times }, (_, turn) => statusOf(turn % 2 === 0 ? one : two, key)))
    const granted = (statuses: readonly number[]): number =>
      statuses.filter((status) => status === 200).length

    it('a key that one issues works at the other within 2 s, and ends there within 5 s', async () => {
      const key = await newKey()
      expect([await statusOf(one, key), await statusOf(two, key)]).toEqual([200, 200])
      await one.accounts.operator.revokeKey(key)
      expect(await statusOf(one, key)).toBe(404)
      await expect.poll(() => statusOf(two, key)).toBe(404)
    })

    it('a quota is exact over both', async () => {
      const key = await newKey()
      const statuses = await bothOften(key, 50)
      expect([granted(statuses), statuses.filter((status) => status === 429).length]).toEqual([5, 45])
    })

    it('what is not charged at one is free at the other', async () => {
      const key = await newKey()
      for (let turn = 0; turn < 8; turn += 1) {
        const { status } = await fetch(`${one.toolkitUrl}/hash/digest`, { headers: { 'x-api-key': key } })
        expect(status).toBe(400)
      }
      expect(granted(await bothOften(key, 10))).toBe(5)
    })

    it('the minute of an account is exact over both', () =>
      inOneMinute(10_000, async () => {
        const key = await one.key('gateway', 'free', `minute-${randomUUID()}`)
        await expect.poll(() => two.accounts.authenticate(key, 'gateway')).toBeDefined()
        const used = await Promise.all(
          Array.from({ length: 30 }, async (_, turn) => {
            const { accounts } = turn % 2 === 0 ? one : two
            const principal = accounts.authenticate(key, 'gateway')
            if (principal === undefined) throw new Error('the key does not work')
            return (await accounts.reserve(principal, { requests: 1, tokens: 1 })).granted
          }),
        )
        // Twenty a minute on the plan free of plans.yaml.
        expect(used.filter((isGranted) => isGranted)).toHaveLength(20)
      }))

    it('without Redis everything that counts is 503, nothing is counted locally, and what was used is known after', async () => {
      const [used, half] = [await newKey(), await newKey()]
      expect(granted(await bothOften(used, 20))).toBe(5)
      expect([await statusOf(one, half), await statusOf(two, half)]).toEqual([200, 200])
      // Both bring what they have charged into the database.
      await sleep(600)
      await redis.stop()
      for (const service of [one, two])
        await expect
          .poll(() => call(service, half))
          .toEqual({ status: 503, code: 'overloaded', retryAfter: '1' })
      expect(new Set(await bothOften(half, 20))).toEqual(new Set([503]))
      const gatewayKey = await one.key('gateway', 'live')
      const usage = await fetch(`${one.gatewayUrl}/usage`, {
        headers: { authorization: `Bearer ${gatewayKey}` },
      })
      expect(usage.status).toBe(503)
      expect(usage.headers.get('retry-after')).not.toBeNull()
      // What needs no counter goes on.
      expect((await fetch(`${one.url}/livez`)).status).toBe(200)
      expect(await statusOf(one, 'svc_rest_wrong')).toBe(404)

      redis = await startRedis(Number(new URL(redis.url).port))
      // It comes back empty: the day's counts are read from the database.
      for (const service of [one, two]) await expect.poll(() => statusOf(service, used)).toBe(429)
      expect(granted(await bothOften(half, 20))).toBe(3)
    })
  },
)
