import { describe, expect, it } from 'vitest'
import { request } from 'undici'
import { isPassword, preparePassword } from '#admin'
import { openStore, type Store } from '#store'
import { run } from '../accounts/support/cli.js'
import { startService } from '../support/service.js'
import { freshPlace, freshStore, preparedFolder } from '../support/stores.js'
import { ADMIN_PASSWORD, adminClient } from '../support/admin.js'

/** As at a first start: databases of tests have a password already. */
const forgetPassword = ({ pool }: Store): Promise<unknown> => pool.query('DELETE FROM admin_password')

describe('the password', () => {
  it('is made at the first start, told once, and then known', async () => {
    const { store, remove } = await freshStore('embedded')
    try {
      await forgetPassword(store)
      const made = await preparePassword(store.pool, null)
      expect(made).toMatch(/^[0-9A-Za-z]{20}$/)
      expect(await preparePassword(store.pool, null)).toBeNull()
      expect(await isPassword(store.pool, made ?? '')).toBe(true)
      expect(await isPassword(store.pool, 'something else')).toBe(false)
      const { rows } = await store.pool.query<{ text: string }>(
        'SELECT admin_password::text AS text FROM admin_password',
      )
      expect(rows[0]?.text).not.toContain(made)
    } finally {
      await remove()
    }
  })

  it('of ADMIN_PASSWORD replaces the one before and ends its sessions; the same one ends none', async () => {
    const { store, remove } = await freshStore('embedded')
    try {
      await preparePassword(store.pool, 'the first of two')
      const add = (): Promise<unknown> =>
        store.pool.query(
          `INSERT INTO admin_session (token_hash, operator, address, user_agent, expires_at)
           VALUES ('x', 'mira', '::1', '', now() + interval '1 hour')`,
        )
      const sessions = async () => (await store.pool.query('SELECT FROM admin_session')).rowCount
      await add()
      expect(await preparePassword(store.pool, 'the first of two')).toBeNull()
      expect(await sessions()).toBe(1)
      await preparePassword(store.pool, 'the second of two')
      expect(await sessions()).toBe(0)
      expect(await isPassword(store.pool, 'the first of two')).toBe(false)
    } finally {
      await remove()
    }
  })
})

describe('admin reset-password', () => {
  it('prints a new one, beside a running server too', async () => {
    const place = await freshPlace('embedded')
    const store = await openStore(place.config, { log: place.log })
    await forgetPassword(store)
    await store.close()
    const service = await startService(place.environment)
    expect(service.newAdminPassword).toMatch(/^[0-9A-Za-z]{20}$/)
    const { code, stdout } = await run('admin', ['reset-password'], service.dataDir)
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^[0-9A-Za-z]{20}\n$/)])
    const signIn = (password: string) => adminClient(service.adminUrl).post('/sessions/start', { password })
    expect((await signIn(stdout.trim())).status).toBe(303)
    expect((await signIn(service.newAdminPassword ?? '')).status).toBe(403)
    await service.stop()
    await place.remove()
  })

  it('prints a new one where no server runs', async () => {
    const { code, stdout } = await run('admin', ['reset-password'], await preparedFolder())
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^[0-9A-Za-z]{20}\n$/)])
  })

  it('says that ADMIN_PASSWORD decides', async () => {
    const service = await startService({ ADMIN_PASSWORD })
    const { code, stderr } = await run('admin', ['reset-password'], service.dataDir)
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^ADMIN_PASSWORD is set/)])
    await service.stop()
  })
})

describe('ADMIN_PORT', () => {
  it('serves the pages there, and there alone', async () => {
    const service = await startService({ ADMIN_PASSWORD, ADMIN_PORT: '0' })
    const own = new URL(service.adminUrl)
    expect(own.port).not.toBe(new URL(service.url).port)
    expect((await request(`${service.adminUrl}/sign-in`)).statusCode).toBe(200)
    expect((await request(`${service.url}/admin/sign-in`)).statusCode).toBe(404)
    expect((await request(`${own.origin}/v1/models`)).statusCode).toBe(404)
    expect((await request(`${own.origin}/`)).headers['location']).toBe('/admin')
    await service.stop()
  })
})
