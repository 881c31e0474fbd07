import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '#store'
import { folder, run } from '../accounts/support/cli.js'
import { row } from '../store/support/rows.js'
import { freshPlace, storeKinds, type Place } from '../support/stores.js'
import { digestsOf, fill, structureOf } from './support/contents.js'
import { emptyPlace, inStore } from './support/places.js'

const PICTURE = Buffer.from([0x89, 0x50, 0x0a])
const SECRET = `${'5ec2e7'.repeat(8)}\n`

const inspect = async ({ pool }: Store) => ({
  digests: await digestsOf(pool),
  structure: await structureOf(pool),
})

describe.each(storeKinds)('a backup of %s', (from) => {
  let source: Place | undefined
  /** Where the backup is, and what its store and its folder had. */
  let file: string
  let before: Awaited<ReturnType<typeof inspect>>
  let instanceId: Buffer

  beforeAll(async () => {
    const used = await freshPlace(from)
    source = used
    const { dataDir } = used.config
    await inStore(used, async (store) => {
      await fill(store.pool)
      const at = Date.now()
      await store.journal.request(row('req_1', { at, accountId: 'acc_1' }))
      await store.journal.request(row('req_2', { at: at - 86_400_000, accountId: 'acc_1', retentionDays: 7 }))
      await store.journal.toolkitCall({ at, keyId: 'key_1', feature: 'hash/digest' })
    })
    // The next start makes the partitions of tomorrow.
    before = await inStore(used, inspect)
    await mkdir(join(dataDir, 'assets/ab'), { recursive: true })
    await writeFile(join(dataDir, 'assets/ab/asset_ab1'), PICTURE)
    await writeFile(join(dataDir, 'secret-key'), SECRET, { mode: 0o600 })
    await writeFile(join(dataDir, 'journal/rejected/old.log'), 'a line\n')
    instanceId = await readFile(join(dataDir, 'journal/instance-id'))

    file = join(await folder(), 'b.backup')
    const backup = await run('backup', [file], dataDir, used.environment)
    expect(backup).toMatchObject({ code: 0, stdout: '' })
    // The secret, the instance's name, the line set aside, and one picture of two.
    expect(backup.stderr).toMatch(/^Backed up \d+ rows of \d+ tables and 4 files \(/)
    expect(backup.stderr).toContain('\n1 generated file expired in the meantime and is not in it\n')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })
  afterAll(() => source?.remove())

  test.each(storeKinds)('has every row, index, constraint, trigger and file, into %s', async (to) => {
    const target = await emptyPlace(to)
    const restored = await run('restore', [file], target.config.dataDir, target.environment)
    expect(restored.stderr).toMatch(/^Restored \d+ rows /)
    expect(restored).toMatchObject({ code: 0, stdout: '' })

    const place = target.config.dataDir
    expect(await readFile(join(place, 'assets/ab/asset_ab1'))).toEqual(PICTURE)
    expect(await readFile(join(place, 'secret-key'), 'utf8')).toBe(SECRET)
    expect((await stat(join(place, 'secret-key'))).mode & 0o777).toBe(0o600)
    expect(await readFile(join(place, 'journal/rejected/old.log'), 'utf8')).toBe('a line\n')
    expect(await readFile(join(place, 'journal/instance-id'))).toEqual(instanceId)
    expect(existsSync(join(place, 'restoring'))).toBe(false)
    expect(existsSync(join(place, 'pglite/copy-exchange'))).toBe(false)

    const after = await inStore(target, async (store) => {
      const seen = await inspect(store)
      // The triggers work again: a new key has the next version.
      const { rows } = await store.pool.query(
        `INSERT INTO api_key (id, account_id, plane, plan, prefix, hash) VALUES ('key_2', 'acc_1', 'rest', 'free', 'svc_rest_', '\\x00')
         RETURNING version - (SELECT max(version) FROM api_key) AS step`,
      )
      expect(rows).toEqual([{ step: '1' }])
      return seen
    })
    expect(after.digests).toEqual(before.digests)
    expect(after.structure).toEqual(before.structure)
    expect(Object.keys(before.digests).length).toBeGreaterThan(30)
  })
})
