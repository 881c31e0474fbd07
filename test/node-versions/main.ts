import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'

/**
 * `npm run node:check`: the compiled service and tests on the lowest version of Node that is supported and on the newest of
 * each line, whose programs come from npm. `-- 22` checks one line, `-- --all` runs all tests instead of those that touch
 * Node most, `-- --brief` leaves out those that start services over and over. Ends with 1 where any of it fails.
 */
const ROOT = join(import.meta.dirname, '../..')
const CACHE = join(ROOT, 'node_modules/.cache/node-versions')
const PACKAGE = `node-${process.platform}-${process.arch}`
/** As npm understands them. */
const VERSIONS = ['20.19.0', '22', '24']
/** Sockets, streams, processes, threads, signals, the database in WASM, and the file system. */
const BRIEF_TESTS = [
  'test/main/drain',
  'test/http-client',
  'test/toolkit-pool',
  'test/store/embedded.test.ts',
]
const TESTS = ['test/main', ...BRIEF_TESTS]

const execute = promisify(execFile)
const options = process.argv.slice(2)
const versions = VERSIONS.filter((version) => {
  const asked = options.filter((option) => !option.startsWith('-'))
  return asked.length === 0 || asked.some((part) => version.startsWith(part))
})

/** The program of a version, installed once. */
const programOf = async (version: string): Promise<string> => {
  const folder = join(CACHE, version)
  const program = join(folder, 'node_modules', PACKAGE, 'bin/node')
  if (!existsSync(program))
    await execute('npm', [
      'install',
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      '--prefix',
      folder,
      `${PACKAGE}@${version}`,
    ])
  return program
}

const fail = (what: string): never => {
  throw new Error(what)
}

const answerOf = async (address: string, key: string, init: RequestInit = {}): Promise<unknown> => {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  const response = await fetch(address, { ...init, headers })
  return response.ok ? response.json() : fail(`${address}: ${response.status} ${await response.text()}`)
}

/** Starts the service as npm start does, issues keys, calls both planes, and stops it. */
const serve = async (program: string): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'node-check-'))
  const env = {
    ...process.env,
    ICU_TIMEZONE_FILES_DIR: 'data/time-zones',
    DATA_DIR: dataDir,
    PORT: '0',
    PROVIDERS_FILE: '/dev/null',
    LOG_LEVEL: 'warn',
  }
  const server = spawn(program, ['--enable-source-maps', '--max-semi-space-size=32', 'dist/src/main.js'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(server, 'exit')
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let output = ''
      server.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const match = /Listening on (\S+):/.exec(output)
        if (match?.[1] !== undefined) resolve(match[1])
      })
      server.once('exit', () => reject(new Error(`the server ended at its start\n${output}`)))
    })
    const keyOf = async (plane: string): Promise<string> => {
      const args = [
        'dist/src/accounts/cli/keys.js',
        'create',
        '--plane',
        plane,
        '--plan',
        'unlimited',
        '--account',
        'check',
      ]
      return (await execute(program, args, { cwd: ROOT, env })).stdout.trim()
    }
    const body = JSON.stringify({ input: 'Good morning.' })
    const verdict = await answerOf(`${address}/v1/moderations`, await keyOf('gateway'), {
      method: 'POST',
      body,
    })
    if (!JSON.stringify(verdict).includes('"flagged":false')) fail('a greeting was not let through')
    // SHA-256 of abc: FIPS 180-4, example 1.
    const digest = await answerOf(`${address}/rest/hash/digest?text=abc`, await keyOf('rest'))
    if (!JSON.stringify(digest).includes('"hex":"ba7816bf8f01cfea')) fail('the digest of abc is wrong')
    server.kill('SIGTERM')
    const [code] = (await exited) as [number | null]
    if (code !== 0) fail(`the server ended with ${code}`)
  } finally {
    server.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  }
}

const test = async (program: string): Promise<void> => {
  const brief = options.includes('--brief') ? BRIEF_TESTS : TESTS
  const selected = options.includes('--all') ? [] : brief
  const env = { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env['PATH'] ?? ''}` }
  // Once more for a machine that stood still, as in .ci/run.
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--retry=1', ...selected]
  const run = spawn(program, args, { cwd: ROOT, env, stdio: 'inherit' })
  const [code] = (await once(run, 'exit')) as [number | null]
  if (code !== 0) fail(`tests ended with ${code}`)
}

await execute(process.execPath, ['esbuild.config.mjs'], { cwd: ROOT })
const failed: string[] = []
for (const version of versions) {
  const begun = performance.now()
  try {
    const program = await programOf(version)
    await serve(program)
    await test(program)
    const exact = (await execute(program, ['--version'])).stdout.trim()
    console.log(`ok      Node ${exact} (${((performance.now() - begun) / 1000).toFixed(0)} s)`)
  } catch (error) {
    failed.push(version)
    console.error(`FAILED  Node ${version}: ${(error as Error).message}`)
  }
}
if (failed.length > 0) process.exitCode = 1
