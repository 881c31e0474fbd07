import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshStore } from '../support/stores.js'
import { row } from './support/rows.js'

test('an engine that dies is started again, with everything that it had confirmed', async () => {
  const { store, config, lines, remove } = await freshStore('embedded')
  await store.journal.request(row('req_1'))
  await store.journal.flush()
  // PostgreSQL stops at once when it cannot note a checkpoint in this file.
  const control = join(config.dataDir, 'pglite/global/pg_control')
  renameSync(control, `${control}.away`)
  await expect(store.pool.query('CHECKPOINT')).rejects.toThrow()
  await store.journal.request(row('req_2'))
  renameSync(`${control}.away`, control)
  while (!(await store.available())) await new Promise((resolve) => setTimeout(resolve, 100))
  await store.journal.flush()
  expect(await store.prisma.requestLog.count()).toBe(2)
  expect(lines.join()).toContain('the embedded database stopped; starting it again')
  await remove()
})
