import { readdirSync, readFileSync, renameSync } from 'node:fs'
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

/** The niceness of each thread of this process by its id: field 19 of its stat (proc(5)). */
const niceness = (): Map<number, number> =>
  new Map(
    readdirSync('/proc/self/task').map((id) => {
      const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8')
      return [Number(id), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])]
    }),
  )

test.runIf(process.platform === 'linux')(
  'its thread lets others go first, and they keep their place',
  async () => {
    const before = niceness()
    const main = before.get(process.pid) ?? Number.NaN
    const { remove } = await freshStore('embedded')
    const made = [...niceness()].filter(([id]) => !before.has(id))
    // 19 is the lowest priority that there is (sched(7)).
    expect(made.map(([, nice]) => nice)).toContain(Math.min(19, main + 5))
    expect(niceness().get(process.pid)).toBe(main)
    await remove()
  },
)
