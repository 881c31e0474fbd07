import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAccounts, serveControl, type Accounts, type Control } from '#accounts'
import { createLogger } from '#observe'
import { openStore, type Store } from '#store'
import { CREATE, folder, LIVE_KEY, run } from './support/cli.js'
import { configOf } from './support/store.js'
import { preparedFolder } from '../support/stores.js'

const log = createLogger('silent')

describe('with a running server, whose folder has a longer path than a socket may have', () => {
  let dataDir: string
  let store: Store
  let accounts: Accounts
  let control: Control
  let reload: () => Promise<void> = () => Promise.resolve()
  beforeAll(async () => {
    dataDir = await preparedFolder(await folder('a-folder-so-deep-that-its-path-is-no-address/'.repeat(3)))
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
      stderr: 'The toolkit plan of account riser was free and is pro now; it has 1 other toolkit key\n',
    })
    expect(created.stdout).toMatch(/^svc_rest_\w{36}\n$/)
  })

  it('deletes an account for good, when that is confirmed', async () => {
    const key = await accounts.operator.createKey({ plane: 'gateway', plan: 'live', account: 'leaver' })
    const unsure = await run('keys', ['delete-account', 'leaver'], dataDir)
    expect(unsure).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes is missing') as string })
    expect(accounts.authenticate(key, 'gateway')).toBeDefined()
    const deleted = await run('keys', ['delete-account', 'leaver', '--yes'], dataDir)
    expect(deleted.stderr).toMatch(/^Deleted account leaver \(acc_\w+\) with 1 live key\n$/)
    expect(accounts.authenticate(key, 'gateway')).toBeUndefined()
    const again = await run('keys', ['delete-account', 'leaver', '--yes'], dataDir)
    expect(again).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(
        /^Already deleted at \S+Z: account leaver \(acc_\w+\); what was left of it is removed now\n$/,
      ) as string,
    })
    const unknown = await run('keys', ['delete-account', 'nobody', '--yes'], dataDir)
    expect(unknown).toMatchObject({ code: 1, stderr: 'There is no account "nobody"\n' })
  })

  it('passes its refusals on', async () => {
    expect(
      await run('keys', ['create', '--plane', 'rest', '--plan', 'gold', '--account', 'x'], dataDir),
    ).toEqual({
      code: 2,
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

  it('says that a key was not revoked, and why', async () => {
    expect(await run('keys', ['revoke', 'key_0'], dataDir)).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'There is no such key: it was never issued here, or under another SECRET_KEY\nThe key was NOT revoked.\n',
    })
  })

  it('refuses names that would garble a terminal, or are too long', async () => {
    for (const name of ['a\u001b[2Jb', 'a\nb', 'x'.repeat(201)]) {
      const failed = await run('keys', [...CREATE, name], dataDir)
      expect(failed).toEqual({
        code: 2,
        stdout: '',
        stderr: 'account: must be 1 to 200 characters without control characters\n',
      })
    }
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

describe('with a running server that cannot do its part', () => {
  it('passes on that the database is away, whichever store it is', async () => {
    const dataDir = await preparedFolder(await folder())
    const config = configOf(dataDir)
    const store = await openStore(config, { log })
    const accounts = await openAccounts(config, store, { log })
    const control = await serveControl(config, accounts, { reload: () => Promise.resolve() })
    const key = await accounts.operator.createKey({ plane: 'gateway', plan: 'live', account: 'demo' })
    await store.close()
    const failed = await run('keys', ['revoke', key], dataDir)
    expect(failed).toMatchObject({ code: 1, stdout: '' })
    expect(failed.stderr).toMatch(
      /^The embedded database in \S+ cannot be reached \(.+\)\nThe key was NOT revoked\.\n$/,
    )
    await control.close()
    await accounts.close()
  })

  it('does not say that nothing happened when the server goes away with the answer', async () => {
    const dataDir = await folder()
    const server = createServer((socket) => socket.once('data', () => socket.destroy()))
    server.listen(join(dataDir, 'control.sock'))
    await once(server, 'listening')
    const failed = await run('keys', ['revoke', 'key_0'], dataDir)
    expect(failed).toMatchObject({ code: 1, stdout: '' })
    expect(failed.stderr).toMatch(/^The running server went away before it answered \(.+\); run it again\n$/)
    server.close()
  })
})
