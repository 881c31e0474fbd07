import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startService, type TestService } from '../support/service.js'
import { freshPlace } from '../support/stores.js'
import { eventually } from '../support/eventually.js'

const OLD = 'the-first-secret-of-forty-characters-long'
const NEW = 'the-second-secret-of-forty-characters-too'

let place: Awaited<ReturnType<typeof freshPlace>>

beforeAll(async () => {
  place = await freshPlace(process.env['TEST_STORE'] === 'server' ? 'server' : 'embedded')
})
afterAll(() => place.remove())

/** Runs a server on the one store with these secrets. */
const running = async <T>(secrets: Record<string, string>, use: (service: TestService) => Promise<T>) => {
  const { dataDir, databaseUrl } = place.config
  const service = await startService({
    ...secrets,
    DATA_DIR: dataDir,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  })
  try {
    return await use(service)
  } finally {
    await service.stop()
  }
}

interface Keys {
  gateway: string
  rest: string
}

const issue = async (service: TestService): Promise<Keys> => ({
  gateway: await service.key('gateway', 'live'),
  rest: await service.key('rest', 'unlimited'),
})

/** Live keys that need the previous secret. */
const leftOf = async ({ accounts }: TestService): Promise<number> =>
  (await accounts.operator.listKeys()).filter((key) => key.revokedAt === null && !key.isOfCurrentSecret)
    .length

const statuses = async (service: TestService, { gateway, rest }: Keys): Promise<number[]> => {
  const answers = [
    await fetch(`${service.gatewayUrl}/usage`, { headers: { authorization: `Bearer ${gateway}` } }),
    await fetch(`${service.toolkitUrl}/hash/digest?text=abc`, { headers: { 'x-api-key': rest } }),
  ]
  return answers.map(({ status }) => status)
}

describe('SECRET_KEY_PREVIOUS', () => {
  it('moves keys that are used to the new secret; others end with the old one', async () => {
    const { old, unused } = await running({ SECRET_KEY: OLD }, async (service) => ({
      old: await issue(service),
      unused: await issue(service),
    }))
    const fresh = await running({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD }, async (service) => {
      expect(await statuses(service, old)).toEqual([200, 200])
      const issued = await issue(service)
      expect(await statuses(service, issued)).toEqual([200, 200])
      return issued
    })
    await running({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD }, async (service) => {
      expect(await leftOf(service)).toBe(2)
      expect(service.logs.join('')).toContain('"left":2')
      expect(await statuses(service, old)).toEqual([200, 200])
    })
    await running({ SECRET_KEY: NEW }, async (service) => {
      expect(await statuses(service, fresh)).toEqual([200, 200])
      expect(await statuses(service, old)).toEqual([200, 200])
      expect(await statuses(service, unused)).toEqual([401, 404])
      await service.accounts.operator.revokeKey(old.gateway)
      await service.accounts.operator.revokeKey(old.rest)
      expect(await statuses(service, old)).toEqual([401, 404])
    })
  })

  it('shows when no key needs it any more, while the server runs', async () => {
    const old = await running({ SECRET_KEY: NEW }, async (service) => {
      for (const { id, revokedAt } of await service.accounts.operator.listKeys())
        if (revokedAt === null) await service.accounts.operator.revokeKey(id)
      return issue(service)
    })
    await running({ SECRET_KEY: OLD, SECRET_KEY_PREVIOUS: NEW }, async (service) => {
      expect(await leftOf(service)).toBe(2)
      expect(await statuses(service, old)).toEqual([200, 200])
      await eventually(async () => expect(await leftOf(service)).toBe(0))
      await eventually(() => expect(service.logs.join('')).toContain('no key needs SECRET_KEY_PREVIOUS'))
      expect(await statuses(service, old)).toEqual([200, 200])
      // Both of its hashes are in memory now.
      await service.accounts.operator.revokeKey(old.gateway)
      await service.accounts.operator.revokeKey(old.rest)
      expect(await statuses(service, old)).toEqual([401, 404])
    })
  })

  it('takes keys from before their secret was noted along', async () => {
    const old = await running({ SECRET_KEY: OLD, SECRET_KEY_PREVIOUS: NEW }, async (service) => {
      const issued = await issue(service)
      await service.store.pool.query('UPDATE api_key SET secret_fingerprint = NULL')
      return issued
    })
    await running({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD }, async (service) => {
      expect(await leftOf(service)).toBe(2)
      expect(await statuses(service, old)).toEqual([200, 200])
    })
    await running({ SECRET_KEY: NEW }, async (service) => {
      expect(await leftOf(service)).toBe(0)
      expect(await statuses(service, old)).toEqual([200, 200])
    })
  })

  it('lets a key of the old secret be revoked', async () => {
    const old = await running({ SECRET_KEY: OLD, SECRET_KEY_PREVIOUS: NEW }, issue)
    await running({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD }, async (service) => {
      await service.accounts.operator.revokeKey(old.gateway)
      await service.accounts.operator.revokeKey(old.rest)
      expect(await statuses(service, old)).toEqual([401, 404])
    })
  })
})
