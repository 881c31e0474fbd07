import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openAccounts } from '#accounts'
import { createLogger } from '#observe'
import { openStore } from '#store'
import { CREATE, folder, LIVE_KEY, run } from './support/cli.js'
import { configOf } from './support/store.js'
import { preparedFolder } from '../support/stores.js'

const log = createLogger('silent')

describe('without a running server', () => {
  it('needs good plans, issues a key alone on stdout, revokes it, says since when, and lists it', async () => {
    const dataDir = await preparedFolder(await folder())
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
    const again = await run('keys', ['revoke', key], dataDir)
    expect(again).toMatchObject({ code: 0, stdout: '' })
    expect(again.stderr).toMatch(
      /^Already revoked at \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ: key_\w+, a gateway key of account demo\n$/,
    )
    const listed = await run('keys', ['list'], dataDir)
    expect(listed.code).toBe(0)
    expect(listed.stdout).toMatch(
      /^ID +PLANE +PLAN +ACCOUNT +LABEL +CREATED +LAST USED +REVOKED +SECRET_KEY\nkey_\w+ +gateway +live +demo +a b +\S+Z +- +\S+Z +-\n$/,
    )
    expect(listed.stdout).not.toContain(key)
    const config = configOf(dataDir)
    const store = await openStore(config, { log })
    const accounts = await openAccounts(config, store, { log })
    expect(accounts.authenticate(key, 'gateway')).toBeUndefined()
    await accounts.close()
    await store.close()
  })

  it('issues no key under another secret than the database has', async () => {
    const dataDir = await preparedFolder(await folder())
    const key = (await run('keys', [...CREATE, 'demo'], dataDir)).stdout.trim()
    const other = { SECRET_KEY: 'another secret of at least 32 characters' }
    const refused = await run('keys', [...CREATE, 'demo'], dataDir, other)
    expect(refused).toMatchObject({ code: 1, stdout: '' })
    expect(refused.stderr).toContain(
      'SECRET_KEY: the database has keys that were issued under another secret',
    )
    expect((await run('keys', ['revoke', key], dataDir, other)).stderr).toMatch(
      /another secret.*\nThe key was NOT revoked\./s,
    )
    // The way out for who has lost it.
    const id = /key_\w+/.exec((await run('keys', ['list'], dataDir, other)).stdout)?.[0] ?? ''
    expect((await run('keys', ['revoke', id], dataDir, other)).code).toBe(0)
    expect(await run('keys', [...CREATE, 'demo'], dataDir, other)).toMatchObject({ code: 0, stderr: '' })
  })

  it('makes a DATA_DIR for a first key, with a word, but finds no key in one that is not there', async () => {
    const dataDir = join(await folder(), 'new')
    for (const args of [['list'], ['revoke', 'key_0']]) {
      const failed = await run('keys', args, dataDir)
      expect(failed).toMatchObject({ code: 1, stdout: '' })
      expect(failed.stderr.split('\n')[0]).toBe(`DATA_DIR ${dataDir} does not exist`)
    }
    const created = await run('keys', [...CREATE, 'demo'], dataDir)
    expect(created).toEqual({
      code: 0,
      stdout: expect.stringMatching(LIVE_KEY) as string,
      stderr: `DATA_DIR ${dataDir} did not exist and was created\n`,
    })
  })

  it('names the database that it cannot reach, and the key that is still good', async () => {
    const dataDir = await folder()
    // Port 1 (tcpmux) has no listener.
    const environment = { DATABASE_URL: 'postgres://user:hush-hush@127.0.0.1:1/app' }
    const unreachable =
      /^DATABASE_URL \(127\.0\.0\.1:1, database app\): the server cannot be reached \(connect ECONNREFUSED 127\.0\.0\.1:1\)\n/
    for (const [command, args] of [
      ['keys', ['list']],
      ['keys', [...CREATE, 'demo']],
      ['keys', ['revoke', 'key_0']],
      ['plans', ['apply']],
    ] as const) {
      const failed = await run(command, [...args], dataDir, environment)
      expect(failed).toMatchObject({ code: 1, stdout: '' })
      expect(failed.stderr).toMatch(unreachable)
      const rest = failed.stderr.replace(unreachable, '')
      expect(rest).toBe(args[0] === 'revoke' ? 'The key was NOT revoked.\n' : '')
    }
  })

  it('lets two commands at once wait for each other', async () => {
    // Making a database takes a starved machine longer than one command waits for another.
    const dataDir = await preparedFolder(await folder())
    const both = await Promise.all(['one', 'two'].map((name) => run('keys', [...CREATE, name], dataDir)))
    expect(both).toMatchObject([{ code: 0 }, { code: 0 }])
    expect((await run('keys', ['list'], dataDir)).stdout.match(/ (one|two) /g)).toHaveLength(2)
  })

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
