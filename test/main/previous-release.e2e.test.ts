import { createHmac } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createLogger } from '#observe'
import { newKey, type KeyPrefix } from '../../src/accounts/key.js'
import { openEmbedded } from '../../src/store/embedded.js'
import { migrate, migrationsDirectory } from '../../src/store/migrate.js'
import { endWithTest } from '../support/end-with-test.js'
import { startService } from '../support/service.js'

const SECRET = '0123456789abcdef'.repeat(4)
const ALL = readdirSync(migrationsDirectory()).sort()

const temporary = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  endWithTest(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A data directory as a release with the first so many migrations left it, and keys that it had issued. */
const dataOf = async (migrations: number) => {
  const [dataDir, folder] = [temporary(), temporary()]
  for (const name of ALL.slice(0, migrations)) cpSync(join(migrationsDirectory(), name), join(folder, name))
  const log = createLogger('silent')
  const embedded = await openEmbedded(dataDir, log)
  const client = new Client(embedded.connection)
  await client.connect()
  await migrate(client, folder, log)

  const day = new Date().toISOString().slice(0, 10)
  await client.query(`
    INSERT INTO account (id, name, plan, toolkit_plan, display_name) VALUES ('acc_old', 'bookshop', 'live', 'free', 'The Bookshop');
    CREATE TABLE request_log_d PARTITION OF request_log FOR VALUES IN ('${day}') PARTITION BY LIST (retention_days);
    CREATE TABLE request_log_d_r30 PARTITION OF request_log_d FOR VALUES IN (30);
    INSERT INTO request_log (id, day, retention_days, at, account_id, key_id, endpoint, model, provider, prompt_tokens, completion_tokens,
      estimated, latency_ms, status, cost_idr, units)
      VALUES ('req_old', '${day}', 30, now(), 'acc_old', 'key_gateway', '/chat/completions', 'small', 'local', 10, 5, false, 7, 200, 0.1, 1);
    INSERT INTO usage_day VALUES ('acc_old', '${day}', 1, 10, 5, 0.1);
    INSERT INTO toolkit_usage VALUES ('key_rest', '${day}', 'hash/digest', 4);
    INSERT INTO webhook (id, account_id, url, events) VALUES ('whk_old', 'acc_old', 'https://hooks.invalid/', '{key.created}')`)
  const issue = async (plane: string, prefix: KeyPrefix, plan: string): Promise<string> => {
    const key = newKey(prefix)
    await client.query(
      'INSERT INTO api_key (id, account_id, plane, plan, prefix, hash) VALUES ($1, $2, $3, $4, $5, $6)',
      [`key_${plane}`, 'acc_old', plane, plan, prefix, createHmac('sha256', SECRET).update(key).digest()],
    )
    return key
  }
  const keys = {
    gateway: await issue('gateway', 'svc_live_', 'live'),
    rest: await issue('rest', 'svc_rest_', 'free'),
  }
  await client.end()
  await embedded.close()
  return { dataDir, keys }
}

test.each([
  ['the first', 1],
  ['an early', 4],
  ['the previous', ALL.length - 1],
])(
  'the DATA_DIR of %s release, with %i migrations, starts on this one and has what it had',
  async (_, migrations) => {
    const { dataDir, keys } = await dataOf(migrations)
    const service = await startService({ DATA_DIR: dataDir, SECRET_KEY: SECRET })

    const get = async (url: string, headers: Record<string, string>) => {
      const response = await fetch(url, { headers })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    }
    const gateway = (path: string) =>
      get(`${service.gatewayUrl}${path}`, { authorization: `Bearer ${keys.gateway}` })
    expect(await gateway('/account')).toMatchObject({ status: 200, body: { id: 'acc_old', plan: 'live' } })
    expect(await gateway('/account/profile')).toMatchObject({ body: { display_name: 'The Bookshop' } })
    expect(await gateway('/account/requests')).toMatchObject({
      body: { data: [{ id: 'req_old', model: 'small', tokens: { total: 15 } }] },
    })
    expect(await gateway('/account/history?days=1')).toMatchObject({ body: { totals: { requests: 1 } } })
    expect(await gateway('/account/webhooks')).toMatchObject({ body: { data: [{ id: 'whk_old' }] } })

    // The fifth call of the day is the last of the free plan.
    const call = () => get(`${service.toolkitUrl}/hash/digest?text=abc`, { 'x-api-key': keys.rest })
    expect((await call()).status).toBe(200)
    expect((await call()).status).toBe(429)

    const { rows } = await service.store.pool.query<{ name: string }>(
      'SELECT name FROM schema_migration ORDER BY name',
    )
    expect(rows.map(({ name }) => name)).toEqual(ALL)
  },
)
