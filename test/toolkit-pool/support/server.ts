/** A server with a pool, for tests of its death: prints the number of a process at rest and of one at work. */
import { closeSync, openSync } from 'node:fs'
import { contextWith, startPool } from './pool.js'

/** Uses up the files that this process may open, but for a few that Node itself needs. */
const exhaustFiles = (): void => {
  const files: number[] = []
  const open = (): void => {
    for (;;) files.push(openSync('/dev/null', 'r'))
  }
  try {
    open()
  } catch {
    for (const file of files.slice(-3)) closeSync(file)
  }
}

const pool = startPool({ processes: 2, queueWaitMs: 1_200 })
if (process.argv[2] === 'exhausted') {
  exhaustFiles()
  await pool
    .run('rest_test_noop', {}, contextWith(), 'owner')
    .catch((error: Error) => console.log(error.message))
  process.exit()
}
const { pid: idle } = (await pool.call('count')) as { pid: number }
const { pid: busy } = (await pool.call('rest_elsewhere_count')) as { pid: number }
void pool.call('rest_elsewhere_loop')
console.log(JSON.stringify({ idle, busy }))
