import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FileAddresses } from '#accounts'
import type { Config } from '#config'
import type { Logger } from '#observe'
import type { Store } from '#store'
import { createDiskStorage } from './disk.js'
import { purge } from './purge.js'
import { kindOf, publishRequest, settleUnseen, type Row } from './rows.js'
import { createS3Storage } from './s3.js'
import { ASSETS_FOLDER } from './stored-keys.js'
import type { AssetOwner, AssetRecord, Assets, NewAsset } from './types.js'
import { createVideoTasks } from './video-tasks.js'
import { watchStorage } from './watch.js'

/** What the assets stand on. */
export interface AssetsParts {
  config: Pick<Config, 'dataDir' | 's3'>
  store: Store
  fileAddresses: FileAddresses
  /** Without a trailing slash; asked anew for each address. */
  publicBaseUrl: () => string
  log: Logger
  /** Told of every asset once it is there to stay. */
  onCreated: (accountId: string, asset: AssetRecord) => void
}

const DAY_MS = 86_400_000
/** An address that got about leads nowhere after a day; the list gives new ones. */
const ADDRESS_MS = DAY_MS
/** Between two tries to show what is charged. */
const RETRY_MS = 2_000

/** A row, and what its file is called. */
type NewRow = Row & { bytes: bigint; storageKey: string; requestId: string; instance: string }

const newRow = (
  { accountId, requestId, retentionDays }: AssetOwner,
  { kind, model, mime, content }: NewAsset,
  instance: string,
): NewRow => {
  const unique = randomBytes(12).toString('hex')
  const createdAt = new Date()
  return {
    id: `asset_${unique}`,
    accountId,
    kind,
    model,
    mime,
    bytes: BigInt(content.length),
    storageKey: `${unique.slice(0, 2)}/asset_${unique}`,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + retentionDays * DAY_MS),
    requestId,
    instance,
  }
}

/** Keeps files in S3 where that is configured, else in `DATA_DIR/assets`. Opens nothing before the first use. */
export const openAssets = ({ config, store, log, ...parts }: AssetsParts): Assets => {
  const watch = watchStorage(
    config.s3 === null ? createDiskStorage(join(config.dataDir, ASSETS_FOLDER)) : createS3Storage(config.s3),
    log,
  )
  const { storage } = watch
  const { asset: table } = store.prisma
  const closing = new AbortController()

  const addressOf = (name: string, expiresAt: Date): string =>
    `${parts.publicBaseUrl()}${parts.fileAddresses.sign(name, expiresAt.getTime())}`

  const toRecord = (row: Row): AssetRecord => {
    const { id, model, mime, bytes, createdAt, expiresAt } = row
    const urlExpiresAt = new Date(Math.min(expiresAt.getTime(), Date.now() + ADDRESS_MS))
    return {
      id,
      kind: kindOf(row),
      model,
      mime,
      bytes: Number(bytes),
      url: addressOf(`assets/${id}`, urlExpiresAt),
      urlExpiresAt,
      createdAt,
      expiresAt,
    }
  }

  const publish = async (
    requestId: string,
    rows: readonly NewRow[],
    records: readonly AssetRecord[],
  ): Promise<void> => {
    // Everyone is told the same address.
    const toTold = (row: Row): AssetRecord => records.find(({ id }) => id === row.id) ?? toRecord(row)
    const shown = await publishRequest(store, requestId, toTold)
    for (const { accountId, record } of shown) parts.onCreated(accountId, record)
    const kept = await table.findMany({ where: { requestId }, select: { id: true } })
    const gone = rows.filter(({ id }) => !kept.some((each) => each.id === id))
    // Their account went meanwhile, and maybe a purge with it.
    for (const { storageKey } of gone) await storage.remove(storageKey)
  }

  const publishSurely = async (...made: Parameters<typeof publish>): Promise<void> => {
    for (let hasFailed = false; !closing.signal.aborted; hasFailed = true) {
      if (hasFailed) await sleep(RETRY_MS, undefined, { signal: closing.signal, ref: false })
      const failure = await publish(...made).then(
        () => null,
        (error: unknown) => ({ error }),
      )
      if (failure === null) return
      if (!hasFailed) log.warn({ err: failure.error }, 'what is charged is not shown yet; trying again')
    }
  }

  const discard = (rows: readonly NewRow[]): Promise<unknown> =>
    store.pool
      .query('DELETE FROM asset WHERE id = ANY ($1) AND stored_at IS NULL', [rows.map(({ id }) => id)])
      .catch((error: unknown) => log.warn({ err: error }, 'what is not kept is removed later'))

  return {
    async prepare(owner, made) {
      const rows = made.map((each) => newRow(owner, each, store.instance))
      const write = async (): Promise<void> => {
        await table.createMany({ data: rows })
        for (const [index, { mime, content }] of made.entries()) {
          const { storageKey } = rows[index] as NewRow
          await storage.write(storageKey, content, mime)
        }
      }
      await write().catch(async (error: unknown) => {
        await discard(rows)
        throw error
      })
      const records = rows.map(toRecord)
      return {
        records,
        async publish() {
          const first = publishSurely(owner.requestId, rows, records)
          // Charged it is; who asked need not wait for a database that is away.
          await Promise.race([first.catch(() => undefined), sleep(RETRY_MS, undefined, { ref: false })])
        },
        discard: async () => void (await discard(rows)),
      }
    },

    async list(accountId, limit, before) {
      const rows = await table.findMany({
        where: {
          accountId,
          storedAt: { not: null },
          expiresAt: { gt: new Date() },
          ...(before && {
            createdAt: { lte: before.at },
            OR: [{ createdAt: { lt: before.at } }, { createdAt: before.at, id: { lt: before.id } }],
          }),
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: limit,
      })
      return rows.map(toRecord)
    },

    async find(id) {
      const row = await table.findFirst({
        where: { id, storedAt: { not: null }, expiresAt: { gt: new Date() } },
      })
      if (row === null) return null
      const { mime, bytes, createdAt, storageKey } = row
      return {
        id,
        mime,
        bytes: Number(bytes),
        createdAt,
        open: (start, end) => storage.open(storageKey, start, end),
        require: () => storage.require(storageKey),
      }
    },

    async ofRequest(requestId) {
      const rows = await table.findMany({
        where: { requestId, storedAt: { not: null } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      })
      return rows.map(toRecord)
    },

    videoTasks: createVideoTasks(store, addressOf),
    async recover() {
      await settleUnseen(store, { sql: 'instance = $1', value: store.instance }, toRecord)
    },
    purgeExpired: (now = new Date()) => purge(store, storage, log, now, toRecord),
    watchStorage: watch.start,
    isStorageUsable: watch.isUsable,
    close() {
      closing.abort()
      watch.close()
      storage.close()
    },
  }
}
