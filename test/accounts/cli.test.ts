import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAccounts, serveControl, type Accounts, type Control } from '#accounts'
import { createLogger } from '#observe'
import { openStore, type Store } from '#store'
import { PLANS_FILE } from './support/principals.js'
import { configOf } from './support/store.js'

const ROOT = join(import.meta.dirname, '../..')
const log = createLogger('silent')

interface Run {
  code: number
  stdout: string
  stderr: string
}

/** Runs a command as an operator's shell does. */
const run = (
  command: 'keys' | 'plans' | 'reload',
  args: string[],
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<Run> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', '--conditions=source', `src/accounts/cli/${command}.ts`, ...args],
      {
        cwd: ROOT,
        env: {
          PATH: process.env['PATH'],
          HOME: process.env['HOME'],
          DATA_DIR: dataDir,
          PLANS_FILE,
          ...environment,
        },
      },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    )
  })

const LIVE_KEY = /^svc_live_[0-9A-Za-z]{36}\n$/

/** Every test has its folder; the path of the second is longer than a socket's address may be. */
const folders: string[] = []
const folder = async (name = ''): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'cli-')), name)
  await mkdir(path, { recursive: true })
  folders.push(path)
  return path
}
afterAll(async () => {
  for (const path of folders) await rm(path, { recursive: true, force: true })
})

describe('without a running server', () => {
  it(
    'needs good plans, issues a key alone on stdout, revokes it and lists it',
    { timeout: 60_000 },
    async () => {
      const dataDir = await folder()
      const file = join(dataDir, 'plans.yaml')
      await writeFile(file, 'gateway:\n  - id: free\ntoolkit: []\n')
      const failed = await run('keys', ['list'], dataDir, { PLANS_FILE: file })
      expect(failed).toMatchObject({ code: 1, stdout: '' })
      expect(failed.stderr).toContain(`${file}:2:5: gateway[0].title: is missing\n`)
      expect(failed.stderr).toContain(`${file}:3:10: toolkit: has no plan free, on which new accounts are\n`)

      const created = await run(
        'keys',
        ['create', '--plane', 'gateway', '--plan', 'live', '--account', 'demo', '--label', 'a b'],
        dataDir,
      )
      expect(created).toEqual({ code: 0, stdout: expect.stringMatching(LIVE_KEY) as string, stderr: '' })
      const key = created.stdout.trim()
      const revoked = await run('keys', ['revoke', key], dataDir)
      expect(revoked).toEqual({
        code: 0,
        stdout: '',
        stderr: expect.stringMatching(/^Revoked key_\w+, a gateway key of account demo\n$/) as string,
      })
      const listed = await run('keys', ['list'], dataDir)
      expect(listed.code).toBe(0)
      expect(listed.stdout).toMatch(
        /^ID +PLANE +PLAN +ACCOUNT +LABEL +CREATED +LAST USED +REVOKED\nkey_\w+ +gateway +live +demo +a b +\S+Z +- +\S+Z\n$/,
      )
      expect(listed.stdout).not.toContain(key)
      const config = configOf(dataDir)
      const store = await openStore(config, { log })
      const accounts = await openAccounts(config, store, { log })
      expect(accounts.authenticate(key, 'gateway')).toBeUndefined()
      await accounts.close()
      await store.close()
    },
  )

  it('has nothing to reload', async () => {
    const dataDir = await folder()
    expect(await run('reload', [], dataDir)).toEqual({
      code: 1,
      stdout: '',
      stderr: `No server runs in DATA_DIR ${dataDir}\n`,
    })
  })

  it('refuses a wrong command line with usage and code 2, naming every mistake', async () => {
    const { code, stdout, stderr } = await run('keys', ['create', '--plan', 'x', 'y'], await folder())
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(
      /^--plane is missing\n--account is missing\ny is one argument too many\n\nUsage:\n {2}keys create /,
    )
  })

  it('names every mistake in the environment', async () => {
    const failed = await run('keys', ['list'], await folder(), { PORT: 'eighty', SECRET_KEY: 'short' })
    expect(failed).toMatchObject({ code: 1, stdout: '' })
    expect(failed.stderr).toMatch(/PORT: .*\n.*SECRET_KEY: /)
  })
})

describe('with a running server, whose folder has a longer path than a socket may have', () => {
  let dataDir: string
  let store: Store
  let accounts: Accounts
  let control: Control
  let reload: () => Promise<void> = () => Promise.resolve()
  beforeAll(async () => {
    dataDir = await folder('a-folder-so-deep-that-its-path-is-no-address/'.repeat(3))
    const config = configOf(dataDir)
    store = await openStore(config, { log })
    accounts = await openAccounts(config, store, { log })
    control = await serveControl(config, accounts, { reload: () => reload() })
  })
  afterAll(async () => {
    await control.close()
    await accounts.close()
    await store.close()
  })

  it('issues and revokes keys in its memory', async () => {
    const created = await run(
      'keys',
      ['create', '--plane', 'gateway', '--plan', 'live', '--account', 'demo'],
      dataDir,
    )
    expect(created).toEqual({ code: 0, stdout: expect.stringMatching(LIVE_KEY) as string, stderr: '' })
    const key = created.stdout.trim()
    expect(accounts.authenticate(key, 'gateway')).toMatchObject({ account: { name: 'demo' } })
    expect((await run('keys', ['list'], dataDir)).stdout).toMatch(/demo/)
    expect((await run('keys', ['revoke', key], dataDir)).code).toBe(0)
    expect(accounts.authenticate(key, 'gateway')).toBeUndefined()
  })

  it('says on stderr that an account has another plan now', async () => {
    await accounts.operator.createKey({ plane: 'rest', plan: 'free', account: 'riser' })
    const created = await run(
      'keys',
      ['create', '--plane', 'rest', '--plan', 'pro', '--account', 'riser'],
      dataDir,
    )
    expect(created).toMatchObject({
      code: 0,
      stderr: 'The toolkit plan of account riser was free and is pro now; it has 1 other toolkit keys\n',
    })
    expect(created.stdout).toMatch(/^svc_rest_\w{36}\n$/)
  })

  it('passes its refusals on', async () => {
    expect(
      await run('keys', ['create', '--plane', 'rest', '--plan', 'gold', '--account', 'x'], dataDir),
    ).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no toolkit plan "gold"; the plans are free, basic, pro, unlimited\n',
    })
  })

  it('is waited for while it is just starting', async () => {
    await control.close()
    const running = run(
      'keys',
      ['create', '--plane', 'gateway', '--plan', 'live', '--account', 'early'],
      dataDir,
    )
    await new Promise((resolve) => setTimeout(resolve, 1500))
    control = await serveControl(configOf(dataDir), accounts, { reload: () => reload() })
    const { code, stdout } = await running
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(LIVE_KEY) as string })
    expect(accounts.authenticate(stdout.trim(), 'gateway')).toBeDefined()
  })

  it('applies plans and reloads', async () => {
    expect(await run('plans', ['apply'], dataDir)).toEqual({
      code: 0,
      stdout: '',
      stderr: '9 plans are in force\n',
    })
    expect(await run('reload', [], dataDir)).toEqual({ code: 0, stdout: '', stderr: 'Reloaded\n' })
    reload = () => Promise.reject(new Error('providers.yaml:3:5: providers[0].base_url: is missing'))
    expect(await run('reload', [], dataDir)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'providers.yaml:3:5: providers[0].base_url: is missing\n',
    })
  })
})

describe('the control socket', () => {
  const operator = {
    createKey: () => Promise.reject(new Error('not called')),
    revokeKey: () => Promise.reject(new Error('not called')),
    listKeys: () => Promise.resolve([]),
    applyPlans: () => Promise.resolve(0),
  }
  const serve = (dataDir: string) =>
    serveControl({ dataDir }, { operator }, { reload: () => Promise.resolve() })

  it('is for its owner alone, replaces one that a crash left behind, and goes with the server', async () => {
    const dataDir = await folder()
    const path = join(dataDir, 'control.sock')
    await writeFile(path, 'left behind')
    const control = await serve(dataDir)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await stat(path)).isSocket()).toBe(true)
    await control.close()
    await expect(stat(path)).rejects.toThrow('ENOENT')
  })

  it('answers anything that is no command without harm', async () => {
    const dataDir = await folder()
    const control = await serve(dataDir)
    const ask = (method: string, path: string, body: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const outgoing = request({ socketPath: join(dataDir, 'control.sock'), method, path }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        outgoing.on('error', reject)
        outgoing.end(body)
      })
    expect(await ask('GET', '/nothing', '')).toBe(404)
    expect(await ask('POST', '/keys', '{')).toBe(400)
    expect(await ask('POST', '/keys', '7')).toBe(400)
    expect(await ask('POST', '/keys', '{"plane":"both"}')).toBe(400)
    expect(await ask('POST', '/keys/revoke', `"${'x'.repeat(100_000)}"`)).toBe(400)
    expect(await ask('GET', '/keys', '')).toBe(200)
    await control.close()
  })
})
