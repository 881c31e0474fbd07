import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OperatorError, type Accounts, type Plane } from '#accounts'
import { newKey } from '../../src/accounts/key.js'
import { row } from '../store/support/rows.js'
import { storeKinds } from '../support/stores.js'
import { openPlace, type Place } from './support/store.js'

const OLD_SECRET = 'an old secret of at least 32 characters'
const NEW_SECRET = 'a new secret of at least 32 characters.'

describe.each(storeKinds)('on the %s store', (kind) => {
  let place: Place
  let accounts: Accounts
  beforeAll(async () => {
    place = await openPlace(kind)
    accounts = await place.open()
  })
  afterAll(() => place.close())

  let made = 0
  const name = () => `account ${made++}`

  describe('keys', () => {
    it.each<[Plane, string, RegExp]>([
      ['gateway', 'free', /^svc_free_[0-9A-Za-z]{36}$/],
      ['gateway', 'live', /^svc_live_[0-9A-Za-z]{36}$/],
      ['gateway', 'premier', /^svc_premier_[0-9A-Za-z]{36}$/],
      ['gateway', 'platinum', /^svc_platinum_[0-9A-Za-z]{36}$/],
      ['gateway', 'unlimited', /^svc_platinum_[0-9A-Za-z]{36}$/],
      ['rest', 'free', /^svc_rest_[0-9A-Za-z]{36}$/],
      ['rest', 'unlimited', /^svc_rest_[0-9A-Za-z]{36}$/],
    ])('of %s %s work at once, on their plane alone', async (plane, plan, shape) => {
      const account = name()
      const key = await accounts.operator.createKey({ plane, plan, account })
      expect(key).toMatch(shape)
      expect(accounts.authenticate(key, plane)).toMatchObject({
        plane,
        account: {
          name: account,
          status: 'active',
          plan: plane === 'gateway' ? plan : 'free',
          toolkitPlan: plane === 'rest' ? plan : 'free',
        },
        plan: { id: plane === 'gateway' ? plan : 'free' },
        toolkitPlan: { id: plane === 'rest' ? plan : 'free' },
      })
      expect(accounts.authenticate(key, plane === 'gateway' ? 'rest' : 'gateway')).toBeUndefined()
    })

    it('are stored as a hash alone', async () => {
      const key = await accounts.operator.createKey({ plane: 'gateway', plan: 'live', account: name() })
      const random = key.slice('svc_live_'.length)
      const { rows } = await place.store.pool.query<{ row: string }>('SELECT k::text AS row FROM api_key k')
      for (const { row } of rows) {
        expect(row).not.toContain(random)
        expect(row).not.toContain(Buffer.from(random).toString('hex'))
      }
    })

    it.each([
      ['one never issued', newKey('svc_live_')],
      ['nothing', ''],
      ['half a megabyte', 'svc_live_'.padEnd(500_000, 'x')],
      ['control characters', 'svc_live_\u0000\n\uD800'],
    ])('refuse %s', (_name, key) => {
      expect(accounts.authenticate(key, 'gateway')).toBeUndefined()
    })

    it('that begin with a good key are not that key', async () => {
      const key = await accounts.operator.createKey({ plane: 'gateway', plan: 'live', account: name() })
      expect(accounts.authenticate(`${key}x`, 'gateway')).toBeUndefined()
      expect(accounts.authenticate(`${key}${' '.repeat(200)}`, 'gateway')).toBeUndefined()
      expect(accounts.authenticate(key.toUpperCase(), 'gateway')).toBeUndefined()
    })

    it('end at once when they are revoked, by secret or by id, and stay ended', async () => {
      const bySecret = await accounts.operator.createKey({ plane: 'rest', plan: 'free', account: name() })
      const revoked = await accounts.operator.revokeKey(bySecret)
      expect(accounts.authenticate(bySecret, 'rest')).toBeUndefined()
      expect(revoked.wasRevoked).toBe(false)
      expect(await accounts.operator.revokeKey(bySecret)).toEqual({ ...revoked, wasRevoked: true })
      const byId = await accounts.operator.createKey({ plane: 'rest', plan: 'free', account: name() })
      await accounts.operator.revokeKey(accounts.authenticate(byId, 'rest')?.keyId ?? '')
      expect(accounts.authenticate(byId, 'rest')).toBeUndefined()
    })

    it('are not revoked when mistyped or unknown', async () => {
      const key = await accounts.operator.createKey({ plane: 'gateway', plan: 'live', account: name() })
      await expect(accounts.operator.revokeKey(key.slice(0, -1))).rejects.toThrow(/mistyped or cut off/)
      await expect(accounts.operator.revokeKey(newKey('svc_live_'))).rejects.toThrow(OperatorError)
      await expect(accounts.operator.revokeKey('key_0')).rejects.toThrow(/no such key/)
      expect(accounts.authenticate(key, 'gateway')).toBeDefined()
    })

    it('reach and leave other instances within 2 s', async () => {
      const other = await place.open()
      const key = await accounts.operator.createKey({ plane: 'gateway', plan: 'live', account: name() })
      await expect.poll(() => other.authenticate(key, 'gateway') !== undefined).toBe(true)
      await other.operator.revokeKey(key)
      await expect.poll(() => accounts.authenticate(key, 'gateway') === undefined).toBe(true)
    })

    it('follow what others write into the database: status, plans, removal', async () => {
      const account = name()
      const key = await accounts.operator.createKey({ plane: 'gateway', plan: 'free', account })
      await place.store.prisma.account.update({
        where: { name: account },
        data: { status: 'suspended', plan: 'premier' },
      })
      await expect
        .poll(() => accounts.authenticate(key, 'gateway'))
        .toMatchObject({ account: { status: 'suspended' }, plan: { id: 'premier' } })
      await place.store.prisma.account.delete({ where: { name: account } })
      await expect.poll(() => accounts.authenticate(key, 'gateway')).toBeUndefined()
    })

    it('are listed without secrets, with label and last use', async () => {
      const account = name()
      const other = await place.open({ now: () => Date.UTC(2031, 4, 6) })
      const key = await other.operator.createKey({ plane: 'rest', plan: 'pro', account, label: 'a label' })
      other.touch(other.authenticate(key, 'rest')?.keyId ?? '')
      await other.close()
      const record = (await accounts.operator.listKeys()).find((entry) => entry.account === account)
      expect(record).toEqual({
        id: expect.stringMatching(/^key_[0-9A-Za-z]{16}$/) as string,
        account,
        plane: 'rest',
        plan: 'pro',
        prefix: 'svc_rest_',
        label: 'a label',
        createdAt: expect.any(Date) as Date,
        lastUsedAt: new Date(Date.UTC(2031, 4, 6)),
        revokedAt: null,
        isOfCurrentSecret: true,
      })
    })
  })

  describe('accounts', () => {
    it('have one plan a plane, which a new key of another plan changes, and says so', async () => {
      const account = name()
      const notices: string[] = []
      const note = (notice: string) => void notices.push(notice)
      const first = await accounts.operator.createKey({ plane: 'gateway', plan: 'free', account }, note)
      await accounts.operator.createKey({ plane: 'gateway', plan: 'free', account }, note)
      // The other plane begins as free without anybody's doing.
      await accounts.operator.createKey({ plane: 'rest', plan: 'unlimited', account }, note)
      expect(notices).toEqual([])
      await accounts.operator.createKey({ plane: 'gateway', plan: 'premier', account }, note)
      expect(notices).toEqual([
        `The gateway plan of account ${account} was free and is premier now; it has 2 other gateway keys`,
      ])
      expect(accounts.authenticate(first, 'gateway')?.plan.id).toBe('premier')
    })

    it('are created once by any number of commands at the same time', async () => {
      const account = name()
      const keys = await Promise.all(
        Array.from({ length: 8 }, () =>
          accounts.operator.createKey({ plane: 'rest', plan: 'free', account }),
        ),
      )
      expect(new Set(keys.map((key) => accounts.authenticate(key, 'rest')?.account.id)).size).toBe(1)
    })

    it.each(['', '   ', 'a\nb', 'a\u2028b', 'a\u202eb', 'x'.repeat(201)])(
      'cannot be called %j',
      async (account) => {
        await expect(accounts.operator.createKey({ plane: 'rest', plan: 'free', account })).rejects.toThrow(
          /^account: must be 1 to 200/,
        )
      },
    )

    it('change nothing when the plan does not exist', async () => {
      const account = name()
      const key = await accounts.operator.createKey({ plane: 'rest', plan: 'free', account })
      const asked = accounts.operator.createKey({ plane: 'rest', plan: 'gold', account }, () =>
        expect.unreachable(),
      )
      await expect(asked).rejects.toThrow(
        'There is no toolkit plan "gold"; the plans are free, basic, pro, unlimited',
      )
      expect(accounts.authenticate(key, 'rest')?.toolkitPlan.id).toBe('free')
      await expect(
        accounts.operator.createKey({ plane: 'gateway', plan: 'gold', account: 'never' }),
      ).rejects.toThrow(OperatorError)
      expect(await place.store.prisma.account.findUnique({ where: { name: 'never' } })).toBeNull()
    })
  })

  describe('the secret key', () => {
    it('is made once, readable for its owner alone, the same for all who start together', async () => {
      const path = join(place.config.dataDir, 'secret-key')
      expect((await stat(path)).mode & 0o777).toBe(0o600)
      expect(await readFile(path, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
    })

    const withOwnPlace = async (use: (own: Place) => Promise<void>): Promise<void> => {
      const own = await openPlace(kind)
      try {
        await use(own)
      } finally {
        await own.close()
      }
    }

    it('that is missing beside keys is not made anew', () =>
      withOwnPlace(async (own) => {
        const path = join(own.config.dataDir, 'secret-key')
        const before = await own.open()
        const key = await before.operator.createKey({ plane: 'gateway', plan: 'live', account: name() })
        const secret = await readFile(path, 'utf8')
        await rm(path)
        await expect(own.open()).rejects.toThrow(`${path}: is missing, but the database has keys`)
        await expect(stat(path)).rejects.toThrow('ENOENT')
        const restored = await own.open({ environment: { SECRET_KEY: secret.trim() } })
        expect(restored.authenticate(key, 'gateway')).toBeDefined()
        // Once no key would suffer from it, a new one is made.
        await restored.operator.revokeKey(key)
        await own.open()
        expect(await readFile(path, 'utf8')).not.toBe(secret)
      }))

    it('is refused where keys were issued under another', () =>
      withOwnPlace(async (own) => {
        const before = await own.open({ environment: { SECRET_KEY: OLD_SECRET } })
        await before.operator.createKey({ plane: 'gateway', plan: 'live', account: name() })
        const other = { SECRET_KEY: NEW_SECRET, SECRET_KEY_PREVIOUS: 'not the old one, but as long as one' }
        await expect(own.open({ environment: { SECRET_KEY: NEW_SECRET } })).rejects.toThrow(
          /^SECRET_KEY: the database has keys that were issued under another secret/,
        )
        await expect(own.open({ environment: other })).rejects.toThrow(/SECRET_KEY_PREVIOUS/)
        await own.open({ environment: { SECRET_KEY: OLD_SECRET } })
        const { rows } = await own.store.pool.query<{ row: string }>(
          'SELECT f::text AS row FROM secret_fingerprint f',
        )
        expect(rows).toHaveLength(1)
        expect(rows[0]?.row).not.toContain(Buffer.from(OLD_SECRET).toString('hex'))
      }))

    it('can be rotated: keys of the previous one still work, new ones need the new one', () =>
      withOwnPlace(async (own) => {
        const before = await own.open({ environment: { SECRET_KEY: OLD_SECRET } })
        const old = await before.operator.createKey({ plane: 'gateway', plan: 'live', account: name() })
        const during = await own.open({
          environment: { SECRET_KEY: NEW_SECRET, SECRET_KEY_PREVIOUS: OLD_SECRET },
        })
        const fresh = await during.operator.createKey({ plane: 'gateway', plan: 'live', account: name() })
        expect(during.authenticate(old, 'gateway')).toBeDefined()
        expect(during.authenticate(fresh, 'gateway')).toBeDefined()
        const after = await own.open({ environment: { SECRET_KEY: NEW_SECRET } })
        expect(after.authenticate(old, 'gateway')).toBeUndefined()
        expect(after.authenticate(fresh, 'gateway')).toBeDefined()
        await during.operator.revokeKey(old)
        expect(during.authenticate(old, 'gateway')).toBeUndefined()
      }))
  })

  describe('quota', () => {
    it('brings the minute and the day back after a restart', async () => {
      const at = Date.UTC(2031, 4, 6, 12, 0, 30)
      const now = () => at
      const first = await place.open({ now })
      const account = name()
      const gateway = first.authenticate(
        await first.operator.createKey({ plane: 'gateway', plan: 'free', account }),
        'gateway',
      )
      const rest = first.authenticate(
        await first.operator.createKey({ plane: 'rest', plan: 'free', account }),
        'rest',
      )
      if (gateway === undefined || rest === undefined) throw new Error('the keys do not work')
      const request = (id: string, units: number, takenAt: number | undefined): Promise<void> =>
        place.store.journal.request(
          row(id, {
            at,
            accountId: gateway.account.id,
            promptTokens: 7,
            completionTokens: 3,
            units,
            takenAt,
          }),
        )
      await request('req_this_minute', 3, at - 30_000)
      await request('req_refused', 0, undefined)
      await request('req_left_while_a_provider_worked', 0, at)
      await request('req_begun_in_the_last_minute', 1, at - 30_001)
      await request('req_of_a_batch', 4, undefined)
      for (let call = 0; call < 4; call++)
        await place.store.journal.toolkitCall({ at, keyId: rest.keyId, feature: 'hash/digest' })
      const second = await place.open({ now })
      expect(await second.usage(gateway)).toMatchObject({
        minute: { used: 4 },
        day: { requests: { used: 8 }, tokens: { used: 50 } },
      })
      const nextMinute = await place.open({ now: () => at + 30_000 })
      expect((await nextMinute.usage(gateway)).minute.used).toBe(0)
      expect(await second.rateLimit(rest)).toMatchObject({ limit: 5, remaining: 1 })
      expect((await second.reserveCall(rest)).granted).toBe(true)
      expect((await second.reserveCall(rest)).granted).toBe(false)
      const nextDay = await place.open({ now: () => at + 86_400_000 })
      expect(await nextDay.rateLimit(rest)).toMatchObject({ remaining: 5 })
    })
  })

  it('serves from memory while the database is away', async () => {
    const key = await accounts.operator.createKey({ plane: 'gateway', plan: 'live', account: name() })
    await place.store.close()
    // Longer than it takes to notice.
    await new Promise((resolve) => setTimeout(resolve, 1200))
    const principal = accounts.authenticate(key, 'gateway')
    if (principal === undefined) throw new Error('the key does not work')
    expect((await accounts.reserve(principal, { requests: 1, tokens: 10 })).granted).toBe(true)
    accounts.touch(principal.keyId)
    // No driver's words alone: each says what it could not reach.
    const { operator } = accounts
    for (const command of [operator.listKeys(), operator.revokeKey(key), operator.applyPlans()])
      await expect(command).rejects.toThrow(OperatorError)
    await expect(operator.createKey({ plane: 'rest', plan: 'free', account: 'x' })).rejects.toThrow(
      /^(DATABASE_URL \(|The embedded database in )\S+.* cannot be reached \(/,
    )
  })
})
