import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openStore, type Store } from '#store'
import { configOf, freshPlace, logOf, storeKinds, type Place, type StoreKind } from '../support/stores.js'
import { fillRequestLog } from './request-rows.js'

/**
 * Seconds of a backup and of restores with that many rows in the request log, by the commands as operators run them, from
 * each kind of store into each. The counts must be equal. The number of rows is the argument; 1,000,000 by default.
 */
const ROWS = Number(process.argv[2] ?? 1_000_000)

const inStore = async <T>(
  { config }: Pick<Place, 'config'>,
  use: (store: Store) => Promise<T>,
): Promise<T> => {
  const store = await openStore(config, { log: logOf([]) })
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

const countRows = async ({ pool }: Store): Promise<number> =>
  (await pool.query<{ rows: number }>('SELECT count(*)::int AS rows FROM request_log')).rows[0]?.rows ?? 0

/** Has a process tell how many microseconds of processor time it took, on its last line. */
const TELL = `data:text/javascript,${encodeURIComponent(`process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  process.stderr.write('\\n' + (user + system))
})`)}`

/** Runs a compiled command. @returns how long it took, and how much of the processor: what else the machine does is in the first alone */
const run = async (
  command: 'backup' | 'restore',
  file: string,
  { environment }: Pick<Place, 'environment'>,
): Promise<string> => {
  const { PATH = '', HOME = '' } = process.env
  const startedAt = performance.now()
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', TELL, `dist/src/backup/cli/${command}.js`, file],
    { env: { PATH, HOME, ...environment } },
  )
  const seconds = (performance.now() - startedAt) / 1000
  const processor = Number(stderr.split('\n').at(-1)) / 1_000_000
  return `${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of the processor`
}

/** A place for a restore: without a database, or with an empty one. */
const target = async (
  kind: StoreKind,
  folder: string,
): Promise<Pick<Place, 'config' | 'environment' | 'remove'>> => {
  if (kind === 'server') return freshPlace('server')
  const dataDir = await mkdtemp(join(folder, 'restored-'))
  const remove = (): Promise<void> => rm(dataDir, { recursive: true, force: true })
  return { config: configOf(dataDir), environment: { DATA_DIR: dataDir }, remove }
}

const measure = async (from: StoreKind, folder: string): Promise<void> => {
  const source = await freshPlace(from)
  const file = join(folder, `${from}.backup`)
  try {
    await inStore(source, (store) => fillRequestLog(store, ROWS))
    const rows = await inStore(source, countRows)
    const took = await run('backup', file, source)
    const megabytes = Math.round((await stat(file)).size / 1e6)
    console.log(`${from}: ${rows} rows backed up in ${took}, ${megabytes} MB`)
    for (const to of storeKinds) {
      const place = await target(to, folder)
      try {
        const took = await run('restore', file, place)
        const restored = await inStore(place, countRows)
        if (restored !== rows) throw new Error(`${restored} rows came back, not ${rows}`)
        console.log(`${from} to ${to}: ${rows} rows restored in ${took}`)
      } finally {
        await place.remove()
      }
    }
  } finally {
    await source.remove()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'backup-bench-'))
try {
  for (const kind of storeKinds) await measure(kind, folder)
} finally {
  await rm(folder, { recursive: true, force: true })
}
