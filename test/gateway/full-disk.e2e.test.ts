import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestsOf, resultsAt, submit } from '../support/batch.js'
import { startGateway, type TestGateway } from '../support/gateway.js'
import { answers, startProvider, type ScriptedProvider } from '../support/provider.js'
import { preparedFolder } from '../support/stores.js'

/** A file system of its own with room for the embedded database; null where none can be mounted. */
const mountDisk = (): string | null => {
  const place = mkdtempSync(join(tmpdir(), 'disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', place])
  if (status === 0) return place
  rmSync(place, { recursive: true })
  return null
}
const disk = mountDisk()

describe.skipIf(disk === null)(
  `a full disk${disk === null ? ' (skipped: nothing can be mounted)' : ''}`,
  () => {
    const place = disk ?? ''
    const filler = join(place, 'filler')
    let provider: ScriptedProvider
    let gateway: TestGateway
    let key: string
    let restKey: string

    beforeAll(async () => {
      await preparedFolder(place)
      provider = await startProvider({ models: [{ id: 'vendor/a:free' }] })
      gateway = await startGateway([{ id: 'one', base_url: provider.baseUrl, free: 'suffix' }], {
        environment: { DATA_DIR: place },
      })
      key = await gateway.service.key('gateway', 'unlimited')
      restKey = await gateway.service.key('rest', 'unlimited')
    })
    afterAll(async () => {
      rmSync(filler, { force: true })
      await gateway.stop()
      await provider.close()
      spawnSync('umount', ['-l', place])
      rmSync(place, { recursive: true, force: true })
    })

    const fill = (): void => {
      try {
        writeFileSync(filler, Buffer.alloc(256 * 1024 * 1024))
      } catch {
        // It is full.
      }
    }

    const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(`${gateway.service.gatewayUrl}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    const chat = { model: 'vendor/a', messages: [{ role: 'user', content: 'Hello' }] }
    const health = async (): Promise<string> => {
      const response = await fetch(`${gateway.service.gatewayUrl}/health`)
      return ((await response.json()) as { status: string }).status
    }

    /** Items that had begun before the disk was full may still be on their way. */
    const askedInTheEnd = async (): Promise<number> => {
      let before = -1
      while (before !== provider.received.length) {
        before = provider.received.length
        await new Promise((resolve) => setTimeout(resolve, 1000))
      }
      return before
    }

    it('is 503 before a provider is asked, and passes by itself', { timeout: 180_000 }, async () => {
      expect((await post('/chat/completions', chat)).status).toBe(200)
      expect(await health()).toBe('ok')

      // A batch of which some is under way when the disk becomes full.
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      provider.fallback = async (response, request) => {
        await released
        return answers('done')(response, request)
      }
      const client = await gateway.client()
      const names = Array.from({ length: 12 }, (_, index) => `item-${index}`)
      const { results_url: address } = await submit(client, { requests: requestsOf(names) })
      await expect.poll(() => provider.received.length, { timeout: 20_000 }).toBeGreaterThan(1)

      fill()
      await expect.poll(health, { timeout: 10_000 }).toBe('degraded')
      const asked = await askedInTheEnd()
      const refused = await Promise.all([
        post('/chat/completions', chat),
        post('/chat/completions', { ...chat, stream: true }),
        post('/chat/completions', chat, { 'idempotency-key': 'a name' }),
        post('/batch', { requests: requestsOf(['late']) }),
        post('/compare', { models: ['vendor/a', 'vendor/a'], messages: chat.messages }),
        fetch(`${gateway.service.toolkitUrl}/hash/digest?text=abc`, { headers: { 'x-api-key': restKey } }),
      ])
      expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503))
      for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(provider.received.length).toBe(asked)
      release()
      await new Promise((resolve) => setTimeout(resolve, 2000))
      expect(provider.received.length).toBe(asked)

      rmSync(filler)
      await expect.poll(health, { timeout: 60_000 }).toBe('ok')
      expect((await post('/chat/completions', chat, { 'idempotency-key': 'a name' })).status).toBe(200)
      const lines = await resultsAt(address, 120_000)
      expect(lines.map(({ response }) => response?.status_code)).toEqual(names.map(() => 200))
    })
  },
)
