import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import type { FileAddresses } from '#accounts'
import type { Config } from '#config'
import { emitEvent } from '#events'
import type { Logger } from '#observe'
import { transaction, type Store } from '#store'
import { createDiskStorage } from './disk.js'
import { purge } from './purge.js'
import { createS3Storage } from './s3.js'
import { StorageError, type AssetKind, type AssetRecord, type Assets } from './types.js'
import { createVideoTasks } from './video-tasks.js'

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

type Row = NonNullable<Awaited<ReturnType<Store['prisma']['asset']['findUnique']>>>

const tellCreated = (client: PoolClient, accountId: string, asset: AssetRecord): Promise<void> => {
  const { id, kind, model, mime, bytes, url, createdAt, expiresAt } = asset
  return emitEvent(client, {
    accountId,
    type: 'asset.created',
    data: {
      id,
      kind,
      model,
      mime,
      bytes,
      url,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    },
  })
}

/** Keeps files in S3 where that is configured, else in `DATA_DIR/assets`. Opens nothing before the first use. */
export const openAssets = ({ config, store, log, ...parts }: AssetsParts): Assets => {
  const storage =
    config.s3 === null ? createDiskStorage(join(config.dataDir, 'assets')) : createS3Storage(config.s3)
  const { asset: table } = store.prisma

  const addressOf = (name: string, expiresAt: Date): string =>
    `${parts.publicBaseUrl()}${parts.fileAddresses.sign(name, expiresAt.getTime())}`

  const toRecord = ({ id, kind, model, mime, bytes, createdAt, expiresAt }: Row): AssetRecord => {
    const urlExpiresAt = new Date(Math.min(expiresAt.getTime(), Date.now() + ADDRESS_MS))
    return {
      id,
      kind: kind as AssetKind,
      model,
      mime,
      bytes: Number(bytes),
      url: addressOf(`assets/${id}`, urlExpiresAt),
      urlExpiresAt,
      createdAt,
      expiresAt,
    }
  }

  return {
    async create({ accountId, retentionDays, kind, model, mime, content }) {
      const unique = randomBytes(12).toString('hex')
      const createdAt = new Date()
      const row = {
        id: `asset_${unique}`,
        accountId,
        kind,
        model,
        mime,
        bytes: BigInt(content.length),
        storageKey: `${unique.slice(0, 2)}/asset_${unique}`,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + retentionDays * DAY_MS),
      }
      await table.create({ data: row })
      await storage.write(row.storageKey, content, mime)
      const storedAt = new Date()
      const record = toRecord({ ...row, storedAt })
      const isKept = await transaction(store.pool, async (client) => {
        const { rowCount } = await client.query('UPDATE asset SET stored_at = $2 WHERE id = $1', [
          row.id,
          storedAt,
        ])
        if (rowCount === 0) return false
        await tellCreated(client, accountId, record)
        return true
      })
      if (!isKept) {
        // Its account went meanwhile, and maybe a purge with it.
        await storage.remove(row.storageKey)
        throw new StorageError('asset', 'the account was removed')
      }
      parts.onCreated(accountId, record)
      return record
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
      }
    },

    videoTasks: createVideoTasks(store, addressOf),
    purgeExpired: (now = new Date()) => purge(store, storage, log, now),
    close: () => storage.close(),
  }
}
