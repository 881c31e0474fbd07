import { expect, test } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import { chunk, hangsAfter, startProvider } from '../../support/provider.js'
import { STORE } from '../../support/service.js'
import { freshPlace } from '../../support/stores.js'

const MODEL = 'vendor/small'
const request = { model: MODEL, messages: [{ role: 'user' as const, content: 'x' }] }

test('a provider’s day is not begun anew by a restart, nor by a reload with other settings', async () => {
  const place = await freshPlace(STORE)
  const { environment } = place
  const provider = await startProvider()
  const entry = (more: object): object => ({
    id: 'budgeted',
    base_url: provider.baseUrl,
    free: 'suffix',
    budget: { requests_per_day: 4 },
    ...more,
  })
  const ask = async (gateway: TestGateway): Promise<void> => {
    await (await gateway.client()).chat.completions.create(request)
  }

  const first = await startGateway([entry({})], { environment })
  await ask(first)
  // Answered in part: the client leaves.
  provider.script(hangsAfter([chunk({ content: 'Half ' })]))
  for await (const _ of await (await first.client()).chat.completions.create({ ...request, stream: true }))
    break
  await first.stop()

  const second = await startGateway([entry({})], { environment })
  await ask(second)
  await second.configure([entry({ weight: 7 })])
  await second.service.reload()
  await ask(second)
  expect(provider.received).toHaveLength(4)
  const refused = await refusalOf(ask(second))
  expect(refused.status).toBe(502)
  const untilMidnight = (86_400_000 - (Date.now() % 86_400_000)) / 1000
  expect(Math.abs(Number(refused.headers?.get('retry-after')) - untilMidnight)).toBeLessThan(6)
  expect(provider.received).toHaveLength(4)
  await second.stop()
  await provider.close()
  await place.remove()
})
