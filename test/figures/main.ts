import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { measureReference } from './reference.js'

/** Prints the figures that docs/figures.md states: start-up, resident memory, the reference in a browser, type check. */
const ROOT = join(import.meta.dirname, '../..')
const IDLE_MS = 5_000

interface Figure {
  listeningMs: number
  residentMb: number
}

const residentMb = (pid: number): number => {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(line?.[1]) / 1024)
}

interface Started {
  listeningMs: number
  pid: number
  url: string
  stop: () => Promise<void>
}

/** Starts the compiled server, and waits until it listens. */
const start = async (environment: Record<string, string>): Promise<Started> => {
  const startedAt = performance.now()
  const server = spawn(
    process.execPath,
    ['--enable-source-maps', '--max-semi-space-size=32', 'dist/src/main.js'],
    {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        ICU_TIMEZONE_FILES_DIR: 'data/time-zones',
        PORT: '0',
        LOG_LEVEL: 'error',
        PROVIDERS_FILE: '/dev/null',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  return {
    listeningMs: Math.round(performance.now() - startedAt),
    pid: server.pid ?? 0,
    url: /http:\/\/[^/\s]+:\d+/.exec(line.toString())?.[0] ?? '',
    stop: async () => {
      const exited = once(server, 'exit')
      server.kill('SIGTERM')
      await exited
    },
  }
}

/** How long the server takes to listen, and what it holds when it has been idle. */
const measure = async (environment: Record<string, string>): Promise<Figure> => {
  const { listeningMs, pid, stop } = await start(environment)
  await sleep(IDLE_MS)
  const resident = residentMb(pid)
  await stop()
  return { listeningMs, residentMb: resident }
}

const printReference = async (environment: Record<string, string>): Promise<void> => {
  const { url, stop } = await start(environment)
  const visit = await measureReference(url)
  await stop()
  if (visit === undefined) {
    console.log('The reference in a browser: not measured, install Chromium or name one in CHROMIUM')
    return
  }
  print('/docs in Chromium: operations are shown', `${visit.shown} ms`, '1000 ms')
  print('/docs in Chromium: the search has answered', `${visit.searched} ms`, '2000 ms')
  print('/docs in Chromium: calls can be tried', `${visit.started} ms`, '2000 ms')
  print('/docs in Chromium: processor time of its thread', `${visit.processor} ms`, '1500 ms')
}

const print = (name: string, value: string, bound: string): void =>
  console.log(`${name.padEnd(48)} ${value.padStart(10)}   (bound: ${bound})`)

const withDatabase = async (url: string, run: (databaseUrl: string) => Promise<void>): Promise<void> => {
  const name = `figures_${process.pid}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  const database = new URL(url)
  database.pathname = `/${name}`
  await run(database.href)
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
  await admin.end()
}

const dataDir = mkdtempSync(join(tmpdir(), 'figures-'))
const first = await measure({ DATA_DIR: dataDir })
const later = await measure({ DATA_DIR: dataDir })
print('embedded store, first start: listening', `${first.listeningMs} ms`, '6000 ms')
print('embedded store, later start: listening', `${later.listeningMs} ms`, '3000 ms')
print('embedded store, first start: resident when idle', `${first.residentMb} MB`, '250 MB')
print('embedded store, later start: resident when idle', `${later.residentMb} MB`, '250 MB')
await printReference({ DATA_DIR: dataDir })
rmSync(dataDir, { recursive: true })

const server = process.env['TEST_DATABASE_URL']
if (server === undefined) {
  console.log('PostgreSQL server: not measured, set TEST_DATABASE_URL')
} else {
  await withDatabase(server, async (databaseUrl) => {
    const folder = mkdtempSync(join(tmpdir(), 'figures-'))
    const fresh = await measure({ DATA_DIR: folder, DATABASE_URL: databaseUrl })
    const again = await measure({ DATA_DIR: folder, DATABASE_URL: databaseUrl })
    print('PostgreSQL server, first start: listening', `${fresh.listeningMs} ms`, '1500 ms')
    print('PostgreSQL server, later start: listening', `${again.listeningMs} ms`, '1500 ms')
    print('PostgreSQL server: resident when idle', `${again.residentMb} MB`, 'none')
    rmSync(folder, { recursive: true })
  })
}

const startedAt = performance.now()
const tsc = join(ROOT, 'node_modules/typescript-7/bin/tsc')
execFileSync(process.execPath, [tsc, '-p', '.', '--incremental', 'false', '--tsBuildInfoFile', 'null'], {
  cwd: ROOT,
  stdio: 'inherit',
})
print('type check of the whole', `${((performance.now() - startedAt) / 1000).toFixed(1)} s`, '30 s')
