import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, run } from '../accounts/support/cli.js'
import { startService } from '../support/service.js'

/** Files below a folder that hold one of the words, by the word. */
const filesWith = async (directory: string, words: readonly string[]): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    for (const word of words)
      if (bytes.includes(word)) found.push(`${word} in ${path.slice(directory.length)}`)
  }
  return found
}

const words = (mark: string) => ({
  name: `Bookshop ${mark}`,
  label: `label-of-${mark}`,
  email: `mira@${mark}.example`,
  ticket: `It fails when ${mark} orders`,
  prompt: `Write a letter to ${mark}`,
  url: `https://hooks.invalid/${mark}`,
  model: `model-of-${mark}`,
})

test('nothing of an account that was deleted is left in the files, of a server and without one', async () => {
  const dataDir = await folder()
  const service = await startService({ DATA_DIR: dataDir })
  const { pool, journal } = service.store
  const make = async (mark: string): Promise<string> => {
    const of = words(mark)
    const { operator } = service.accounts
    await operator.createKey({ plane: 'gateway', plan: 'live', account: of.name, label: of.label })
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM account WHERE name = $1', [of.name])
    const id = rows[0]?.id ?? ''
    // Compressed and stored apart, as large values are, and in a row: both have their files.
    const long = `${of.prompt} ${'again '.repeat(4_000)}`
    await pool.query(`INSERT INTO ticket (id, account_id, email, message) VALUES ($1, $2, $3, $4)`, [
      `tkt_${mark}`,
      id,
      of.email,
      of.ticket,
    ])
    await pool.query(`INSERT INTO subscriber (account_id, email) VALUES ($1, $2)`, [id, of.email])
    await pool.query(
      `INSERT INTO outbox (id, account_id, recipient, subject, body) VALUES ($1, $2, $3, $4, $4)`,
      [`mail_${mark}`, id, of.email, of.ticket],
    )
    await pool.query(`INSERT INTO webhook (id, account_id, url, events) VALUES ($1, $2, $3, '{}')`, [
      `whk_${mark}`,
      id,
      of.url,
    ])
    await pool.query(
      `INSERT INTO batch (id, account_id, key_id, request_id, status, total, retention_days, created_at, expires_at, kept_until)
       VALUES ($1, $2, 'key', 'req', 'completed', 2, 30, now(), now(), now())`,
      [`batch_${mark}`, id],
    )
    for (const [number, body] of [of.prompt, long].entries())
      await pool.query(
        `INSERT INTO batch_item (batch_id, number, custom_id, body) VALUES ($1, $2, 'a', $3)`,
        [`batch_${mark}`, number, body],
      )
    await pool.query(
      `INSERT INTO request_log (id, day, retention_days, at, account_id, key_id, endpoint, model, prompt_tokens, completion_tokens,
         estimated, latency_ms, status, cost_idr, units)
       SELECT 'req_' || $2, day, retention_days, at, $1, 'key', 'chat', $3, 0, 0, false, 1, 404, 0, 0 FROM request_log LIMIT 1`,
      [id, mark, of.model],
    )
    return id
  }
  // A first row makes the partition.
  await journal.request({
    id: 'req_first',
    at: Date.now(),
    accountId: 'acc_other',
    keyId: 'key_other',
    endpoint: 'chat',
    model: null,
    provider: null,
    promptTokens: 0,
    completionTokens: 0,
    estimated: false,
    latencyMs: 1,
    status: 200,
    costIdr: '0',
    units: 1,
    retentionDays: 30,
  })
  await journal.flush()
  const ids = [await make('amaryllis'), await make('bluebell'), await make('staying')]
  const gone = ['amaryllis', 'bluebell'].flatMap((mark) => Object.values(words(mark)))
  await pool.query('CHECKPOINT')
  const before = await filesWith(join(dataDir, 'pglite'), gone)
  for (const word of gone) expect(before.join('\n')).toContain(word)

  const remove = (name: string) => run('keys', ['delete-account', name, '--yes'], dataDir)
  expect((await remove('Bookshop amaryllis')).code).toBe(0)
  await service.stop()
  expect((await remove('Bookshop bluebell')).code).toBe(0)

  expect(await filesWith(dataDir, gone)).toEqual([])
  // The table of pseudonyms alone knows the id, for 400 days.
  expect((await filesWith(dataDir, ids.slice(0, 2))).length).toBeGreaterThan(0)
  expect((await filesWith(dataDir, Object.values(words('staying')))).length).toBeGreaterThan(0)
  const listed = await run('keys', ['list'], dataDir)
  expect(listed.stdout).toContain('Bookshop staying')
})

test('others have their turn between two tables', async () => {
  const service = await startService({ DATA_DIR: await folder() })
  const { pool, retention, kind } = service.store
  expect(kind).toBe('embedded')
  const { rows } = await pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_class WHERE relkind = 'r'",
  )
  let isRunning = true
  const reclaimed = retention.run('space').finally(() => (isRunning = false))
  let turns = 0
  for (; isRunning; turns++) await pool.query('SELECT 1')
  expect(await reclaimed).toBe('done')
  expect(turns).toBeGreaterThanOrEqual(rows[0]?.count ?? Infinity)
  await service.stop()
})
