import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OperatorError, renameDeletedRows, type Accounts } from '#accounts'
import { row } from '../store/support/rows.js'
import { storeKinds } from '../support/stores.js'
import { openPlace, type Place } from './support/store.js'

describe.each(storeKinds)('an account that is deleted on the %s store', (kind) => {
  let place: Place
  let accounts: Accounts
  beforeAll(async () => {
    place = await openPlace(kind)
    accounts = await place.open()
  })
  afterAll(() => place.close())

  let made = 0
  /** An account that has everything, and who holds its gateway key. */
  const newAccount = async () => {
    const name = `leaver ${++made}`
    const key = await accounts.operator.createKey({ plane: 'gateway', plan: 'live', account: name })
    const rest = await accounts.operator.createKey({ plane: 'rest', plan: 'free', account: name })
    const holder = accounts.authenticate(key, 'gateway')
    const restHolder = accounts.authenticate(rest, 'rest')
    if (holder === undefined || restHolder === undefined) throw new Error('the keys do not work')
    const { pool } = place.store
    const { id } = holder.account
    await pool.query(
      "UPDATE account SET contact = 'mira@bookshop.example', display_name = 'Mira' WHERE id = $1",
      [id],
    )
    await pool.query(
      "INSERT INTO webhook (id, account_id, url, events) VALUES ($1, $2, 'https://mira.example/in', '{batch.completed}')",
      [`whk_${made}`, id],
    )
    await pool.query(
      `INSERT INTO idempotent_answer (account_id, key, request_id, instance, fingerprint, claimed_at, expires_at, body)
       VALUES ($1, 'order of Mira', 'req_1', 'one', 'x', now(), now() + interval '1 day', 'An answer to Mira')`,
      [id],
    )
    return { name, id, key, rest, keyIds: [holder.keyId, restHolder.keyId] }
  }
  type Owner = Awaited<ReturnType<typeof newAccount>>
  let rows = 0
  const asked = (owner: Owner, change: Parameters<typeof row>[1] = {}) => {
    const [keyId = ''] = owner.keyIds
    return place.store.journal.request(row(`req_d${++rows}`, { accountId: owner.id, keyId, ...change }))
  }
  const called = ({ keyIds }: Owner, keyId = keyIds[1] ?? '') =>
    place.store.journal.toolkitCall({ at: Date.parse('2026-11-21T12:00:00Z'), keyId, feature: 'hash/digest' })

  /** Every row of every table, as text, but for the table of pseudonyms. */
  const everything = async (): Promise<string> => {
    const { pool } = place.store
    const tables = await pool.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND NOT relispartition AND relname <> 'deleted_holder'`,
    )
    let text = ''
    for (const { name } of tables.rows) {
      const { rows } = await pool.query<{ text: string }>(`SELECT t::text AS text FROM ${name} AS t`)
      text += rows.map(({ text }) => text).join('\n')
    }
    return text
  }
  const totals = async () => {
    const { pool } = place.store
    const { rows } = await pool.query(
      `SELECT (SELECT sum(requests)::int FROM usage_day) AS requests, (SELECT sum(cost_idr) FROM usage_day) AS cost,
         (SELECT count(*)::int FROM request_log) AS rows, (SELECT sum(calls)::int FROM toolkit_usage) AS calls`,
    )
    return rows[0] as unknown
  }

  it('leaves nothing that leads to it, and every total as it was', async () => {
    const owner = await newAccount()
    const other = await newAccount()
    await asked(owner)
    await asked(owner, { model: 'my name is Mira', provider: null, status: 404, units: 0, costIdr: '0' })
    await asked(other)
    await called(owner)
    await called(owner, owner.keyIds[0])
    await place.store.journal.flush()
    const before = await totals()
    expect(await everything()).toContain(owner.id)

    const deleted = await accounts.operator.deleteAccount(owner.name)
    expect(deleted).toMatchObject({ id: owner.id, name: owner.name, keys: 2, wasDeleted: false })
    expect(await totals()).toEqual(before)
    await accounts.operator.deleteAccount(other.id)
    const left = await everything()
    const traces = [owner, other].flatMap(({ id, name, keyIds }) => [id, name, ...keyIds])
    for (const trace of [...traces, 'Mira', 'mira', 'bookshop']) expect(left).not.toContain(trace)
    expect(await totals()).toEqual(before)
  })

  it('is refused at once here, and within seconds elsewhere', async () => {
    const elsewhere = await place.open()
    const owner = await newAccount()
    await expect.poll(() => elsewhere.authenticate(owner.rest, 'rest')).toBeDefined()
    await accounts.operator.deleteAccount(owner.id)
    expect(accounts.authenticate(owner.key, 'gateway')).toBeUndefined()
    expect(accounts.authenticate(owner.rest, 'rest')).toBeUndefined()
    await expect.poll(() => elsewhere.authenticate(owner.key, 'gateway')).toBeUndefined()
  })

  it('does not come back with what a journal still has of it', async () => {
    const owner = await newAccount()
    // Before, during and after; those after are what a crash leaves, copied at the next start.
    const deletion = asked(owner).then(() => accounts.operator.deleteAccount(owner.id))
    const running = [asked(owner), called(owner)]
    await Promise.all([deletion, ...running])
    await asked(owner, { model: 'my name is Mira', provider: null })
    await called(owner)
    await place.store.journal.flush()
    const left = await everything()
    for (const trace of [owner.id, ...owner.keyIds, 'Mira']) expect(left).not.toContain(trace)
    const { rows: days } = await place.store.pool.query(
      'SELECT requests::int FROM usage_day JOIN deleted_holder ON pseudonym = account_id WHERE id = $1',
      [owner.id],
    )
    expect(days).toEqual([{ requests: 3 }])
  })

  it('leaves the log however long it is, also where that was cut off', async () => {
    const owner = await newAccount()
    const { pool } = place.store
    await asked(owner)
    await place.store.journal.flush()
    await pool.query(
      `INSERT INTO request_log SELECT 'req_many_' || n, day, retention_days, at, account_id, key_id, endpoint, model, provider,
         prompt_tokens, completion_tokens, estimated, latency_ms, status, cost_idr, units, taken_at
       FROM request_log, generate_series(1, 10001) AS n WHERE account_id = $1`,
      [owner.id],
    )
    // As a deletion stands that ended before the log.
    await pool.query("INSERT INTO deleted_holder (id, pseudonym) VALUES ($1, 'gone_x')", [owner.id])
    expect(await renameDeletedRows(pool, Date.now())).toBe(10_002)
    const { rows } = await pool.query(
      "SELECT count(*)::int AS count FROM request_log WHERE account_id = 'gone_x' AND key_id = 'gone_x'",
    )
    expect(rows).toEqual([{ count: 10_002 }])
    await renameDeletedRows(pool, Date.now() + 401 * 86_400_000)
    expect((await pool.query('SELECT FROM deleted_holder')).rowCount).toBe(0)
  })

  it('makes its name free, and whoever takes it begins anew', async () => {
    const owner = await newAccount()
    await accounts.operator.deleteAccount(owner.name)
    const key = await accounts.operator.createKey({ plane: 'gateway', plan: 'free', account: owner.name })
    const holder = accounts.authenticate(key, 'gateway')
    expect(holder?.account.id).not.toBe(owner.id)
    expect(holder?.plan.id).toBe('free')
  })

  it('is told to those who keep something of it', async () => {
    const told: string[] = []
    accounts.onAccountDeleted((id) => {
      told.push(id)
      return Promise.resolve()
    })
    const owner = await newAccount()
    await accounts.operator.deleteAccount(owner.name)
    expect(told).toEqual([owner.id])
    await expect(accounts.operator.deleteAccount('nobody')).rejects.toThrow(OperatorError)
    expect(told).toEqual([owner.id])
  })

  it('is brought to its end when that was cut off, by its id, and for a week by its name, which is nowhere', async () => {
    const owner = await newAccount()
    const { pool } = place.store
    const told: string[] = []
    let isCutOff = true
    accounts.onAccountDeleted((id) => {
      if (isCutOff) return Promise.reject(new Error('cut off'))
      told.push(id)
      return Promise.resolve()
    })
    await expect(accounts.operator.deleteAccount(owner.name)).rejects.toThrow('cut off')
    isCutOff = false
    const again = await accounts.operator.deleteAccount(owner.name)
    expect(again).toMatchObject({ id: owner.id, name: owner.name, keys: 0, wasDeleted: true })
    expect(Math.abs(again.deletedAt.getTime() - Date.now())).toBeLessThan(60_000)
    expect(await accounts.operator.deleteAccount(owner.id)).toMatchObject({ wasDeleted: true })
    expect(told).toEqual([owner.id, owner.id])
    const { rows: kept } = await pool.query<{ text: string }>(
      'SELECT d::text AS text FROM deleted_holder AS d',
    )
    expect(kept.map(({ text }) => text).join('\n')).not.toContain(owner.name)
    // A key's id is no account's.
    await expect(accounts.operator.deleteAccount(owner.keyIds[0] ?? '')).rejects.toThrow(OperatorError)

    await renameDeletedRows(pool, Date.now() + 8 * 86_400_000)
    await expect(accounts.operator.deleteAccount(owner.name)).rejects.toThrow(
      `There is no account "${owner.name}"`,
    )
    expect(await accounts.operator.deleteAccount(owner.id)).toMatchObject({ wasDeleted: true })
  })
})
