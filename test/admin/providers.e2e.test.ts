import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { request } from 'undici'
import { describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD, signedIn } from '../support/admin.js'
import { sends, startProvider } from '../support/provider.js'
import { startService } from '../support/service.js'
import { freshPlace } from '../support/stores.js'

describe('an upstream provider', () => {
  it('that fails is seen with the model whose circuit is open, and until when', async () => {
    const place = await freshPlace('embedded')
    const provider = await startProvider()
    const file = join(place.config.dataDir, 'providers.yaml')
    await writeFile(
      file,
      JSON.stringify({ providers: [{ id: 'first', base_url: provider.baseUrl, free: 'suffix' }] }),
    )
    const service = await startService({ ...place.environment, ADMIN_PASSWORD, PROVIDERS_FILE: file })
    await service.ready
    const key = await service.key('gateway', 'unlimited')
    provider.fallback = sends(500, { error: { message: 'out of order' } })
    const admin = await signedIn(service)
    expect((await admin.get('/providers')).text).not.toContain('Models that are not called')
    await expect
      .poll(async () => {
        await request(`${service.gatewayUrl}/chat/completions`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ model: 'vendor/small', messages: [{ role: 'user', content: 'Hi' }] }),
        }).then(({ body }) => body.text())
        return (await admin.get('/providers')).text
      })
      .toMatch(/>open<\/span>\s*<code>vendor\/small:free<\/code>\s*<small\s*>until <time/)
    expect((await admin.get('/')).text).toMatch(/data-label="Open"[^]*?badge bad/)
    await service.stop()
    await provider.close()
    await place.remove()
  })

  it('is tested, weighed, switched off and on, also through a restart', async () => {
    const place = await freshPlace('embedded')
    const provider = await startProvider()
    const file = join(place.config.dataDir, 'providers.yaml')
    await writeFile(
      file,
      JSON.stringify({
        providers: [
          { id: 'first', base_url: provider.baseUrl, free: 'all' },
          { id: 'keyless', base_url: provider.baseUrl, free: 'all', api_key: '${A_KEY_THAT_IS_UNSET}' },
        ],
      }),
    )
    const environment = { ...place.environment, ADMIN_PASSWORD, PROVIDERS_FILE: file }
    let service = await startService(environment)
    await service.ready
    let admin = await signedIn(service)
    expect((await admin.get('/providers')).text).toContain('A_KEY_THAT_IS_UNSET')
    expect((await admin.done('/providers/try', { id: 'first' })).text).toMatch(
      /first, \S+: answered after \d+ ms/,
    )
    await admin.done('/providers/set', { id: 'first', is_on: 'true', weight: '7' })
    expect(service.gateway.providers()[0]).toMatchObject({ state: 'on', weight: 7, fileWeight: 100 })
    await admin.done('/providers/set', { id: 'first' })
    expect(service.gateway.catalog.models).toEqual([])
    await service.stop()

    service = await startService(environment)
    expect(service.gateway.providers()[0]).toMatchObject({ state: 'off' })
    admin = await signedIn(service)
    expect((await admin.post('/providers/try', { id: 'first' })).status).toBe(422)
    expect((await admin.post('/providers/set', { id: 'nothing', is_on: 'true' })).status).toBe(422)
    await admin.done('/providers/set', { id: 'first', is_on: 'true' })
    await expect.poll(() => service.gateway.catalog.models.length).toBeGreaterThan(0)
    await service.stop()
    await place.remove()
  })
})
