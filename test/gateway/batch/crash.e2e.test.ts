import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import OpenAI from 'openai'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { requestsOf, resultsAt, submit } from '../../support/batch.js'
import { startProcess } from '../../support/process.js'
import { answers, startProvider, type ScriptedProvider } from '../../support/provider.js'
import { startService } from '../../support/service.js'
import { freshPlace, storeKinds, type Place } from '../../support/stores.js'
import { eventually } from '../../support/eventually.js'

const ITEMS = 300

/** What two servers, one after the other, have in common. */
const environmentOf = async (place: Place, provider: ScriptedProvider): Promise<Record<string, string>> => {
  const file = join(place.config.dataDir, 'providers.yaml')
  const providers = [{ id: 'one', base_url: provider.baseUrl, free: 'suffix' }]
  await writeFile(file, stringify({ providers }))
  return {
    ...place.environment,
    PROVIDERS_FILE: file,
    PLANS_FILE: resolve('plans.yaml'),
    SECRET_KEY: 'a secret that both servers have, of some length',
  }
}

describe.each(storeKinds)('a batch on the %s store whose server ends in the middle', (kind) => {
  test('is answered whole after a kill, and each request charged once', async () => {
    const provider = await startProvider({ models: [{ id: 'vendor/a:free' }], chat: answers('fine') })
    const place = await freshPlace(kind)
    const environment = await environmentOf(place, provider)
    const before = await startService(environment)
    const apiKey = await before.key('gateway', 'live', 'Batcher')
    await before.stop()

    const killed = startProcess(environment)
    const url = await killed.listening
    const client = new OpenAI({ apiKey, baseURL: `${url}/v1`, maxRetries: 0 })
    await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200))
    const batch = await submit(client, {
      requests: requestsOf(Array.from({ length: ITEMS }, (_, number) => `item-${number}`)),
    })
    await eventually(() => expect(provider.received.length).toBeGreaterThan(ITEMS / 4), 2)
    killed.child.kill('SIGKILL')
    await killed.exit
    const asked = provider.received.length
    expect(asked).toBeLessThan(ITEMS)

    const service = await startService(environment)
    const address = new URL(batch.results_url)
    const lines = await resultsAt(`${service.url}${address.pathname}${address.search}`, 30_000)
    expect(lines.map(({ custom_id: id }) => id)).toEqual(
      Array.from({ length: ITEMS }, (_, number) => `item-${number}`),
    )
    expect(lines.filter(({ response }) => response?.status_code !== 200)).toEqual([])
    // Asked again are those alone that were under way: eight of a batch, and what was not stored yet.
    expect(provider.received.length).toBeLessThanOrEqual(ITEMS + 16)

    await service.store.journal.flush()
    const { rows } = await service.store.pool.query<Record<string, number>>(
      `SELECT (SELECT count(*)::int FROM request_log WHERE endpoint = '/chat/completions') AS items,
              (SELECT count(*)::int FROM request_log WHERE endpoint = '/batch') AS batches,
              (SELECT sum(requests)::int FROM usage_day) AS requests,
              (SELECT sum(prompt_tokens + completion_tokens)::int FROM usage_day) AS tokens`,
    )
    // The provider says 11 and 1 tokens for each.
    expect(rows).toEqual([{ items: ITEMS, batches: 1, requests: ITEMS, tokens: ITEMS * 12 }])
    const ids = lines.map(({ response }) => response?.request_id)
    expect(new Set(ids).size).toBe(ITEMS)
    await service.stop()
    await provider.close()
    await place.remove()
  })

  test('goes on where a server was stopped', async () => {
    const provider = await startProvider({ models: [{ id: 'vendor/a:free' }], chat: answers('fine') })
    const place = await freshPlace(kind)
    const environment = await environmentOf(place, provider)
    const first = await startService(environment)
    await first.ready
    const apiKey = await first.key('gateway', 'live', 'Batcher')
    const client = new OpenAI({ apiKey, baseURL: first.gatewayUrl, maxRetries: 0 })
    const names = Array.from({ length: ITEMS }, (_, number) => `item-${number}`)
    const batch = await submit(client, { requests: requestsOf(names) })
    await eventually(() => expect(provider.received.length).toBeGreaterThan(20), 2)
    await first.stop()
    expect(provider.received.length).toBeLessThan(ITEMS)

    const second = await startService(environment)
    const address = new URL(batch.results_url)
    const lines = await resultsAt(`${second.url}${address.pathname}${address.search}`, 30_000)
    expect(lines.filter(({ response }) => response?.status_code === 200).length).toBe(ITEMS)
    expect(provider.received.length).toBeLessThanOrEqual(ITEMS + 8)
    await second.stop()
    await provider.close()
    await place.remove()
  })
})
