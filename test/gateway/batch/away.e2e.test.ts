import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hasRedis, startRedis, type RedisServer } from '../../accounts/support/redis.js'
import { requestsOf, resultsAt, submit } from '../../support/batch.js'
import { startGateway, type TestGateway } from '../../support/gateway.js'
import { answers, startProvider, type ScriptedProvider } from '../../support/provider.js'

describe.skipIf(!hasRedis)(
  `a batch while the counters are away${hasRedis ? '' : ' (skipped: redis-server is not installed)'}`,
  () => {
    let redis: RedisServer
    let provider: ScriptedProvider
    let gateway: TestGateway
    beforeAll(async () => {
      redis = await startRedis()
      provider = await startProvider({ models: [{ id: 'vendor/a:free' }] })
      gateway = await startGateway([{ id: 'one', base_url: provider.baseUrl, free: 'suffix' }], {
        environment: { REDIS_URL: redis.url },
      })
    })
    afterAll(async () => {
      await gateway.stop()
      await provider.close()
      await redis.stop()
    })

    test('waits, and all of it is answered when they are back', { timeout: 120_000 }, async () => {
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      provider.fallback = async (response, request) => {
        await released
        return answers('done')(response, request)
      }
      const client = await gateway.client('live')
      // On a machine with much else to do, Redis may seem away before it is; the 503 of such a moment says to try again.
      const { results_url: address } = await vi.waitFor(
        () =>
          submit(client, {
            requests: requestsOf(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']),
          }),
        { timeout: 30_000, interval: 500 },
      )
      await expect.poll(() => provider.received.length, { timeout: 20_000 }).toBeGreaterThan(0)
      const underWay = provider.received.length
      await redis.stop()
      release()
      // Others are tried meanwhile, for which nothing can be counted.
      await expect
        .poll(() => gateway.service.logs.some((line) => line.includes('Redis is away')), { timeout: 20_000 })
        .toBe(true)
      await new Promise((resolve) => setTimeout(resolve, 3000))
      expect((await fetch(address)).status).toBe(202)
      redis = await startRedis(Number(new URL(redis.url).port))
      const lines = await resultsAt(address, 90_000)
      expect(lines.map(({ response }) => response?.status_code)).toEqual(lines.map(() => 200))
      expect([lines.length, underWay < 12]).toEqual([12, true])
    })
  },
)
