import type { Pool, PoolClient } from 'pg'
import type { Logger } from '#observe'
import { transaction } from '#store'
import type { Plans } from './plans-file.js'
import { readPlans } from './plans.js'
import { keyHashes, type Secrets } from './secrets.js'
import type { Account, Plane, Principal } from './types.js'

/** How often other instances' changes are polled: including the query they arrive within 2 s. */
const POLL_MS = 500

interface KeyEntry {
  keyId: string
  plane: Plane
  accountId: string
  /** Milliseconds since the epoch at which it ends by itself; `null` is never. */
  endsAt: number | null
  /** Whether it is known which secret it is stored under. */
  isMarked: boolean
  /** Whether it was reported to be stored under the current secret. */
  isTold: boolean
  /**
   * All that it was stored under while this process ran, in base64: other instances move keys to a secret that this one
   * need not have yet.
   */
  hashes: string[]
}

interface Memory {
  version: number
  plans: Plans
  accounts: Map<string, Account>
  /** By the key's hash in base64. */
  keys: Map<string, KeyEntry>
  keysById: Map<string, KeyEntry>
}

/** Accounts, live keys and plans in memory. */
export interface Directory {
  find: (secret: string, plane: Plane) => Principal | undefined
  findById: (keyId: string) => Principal | undefined
  plans: () => Plans
  /** Loads what has been committed so far, here or elsewhere. */
  refresh: () => Promise<void>
  /** Ends the polling. */
  close: () => void
}

interface AccountRow {
  id: string
  name: string
  plan: string
  toolkit_plan: string
  status: Account['status']
  created_at: Date
}

interface KeyRow {
  id: string
  account_id: string
  plane: Plane
  hash: Buffer
  secret_fingerprint: Buffer | null
  ends_at: Date | null
  is_revoked: boolean
}

/** Counters of changes fit into a double for longer than anybody writes. */
const readVersions = async (
  client: Pick<PoolClient, 'query'>,
): Promise<{ version: number; removal: number }> => {
  const { rows } = await client.query<{ version: number; removal: number }>(
    'SELECT version::float8, removal::float8 FROM directory_change',
  )
  const [row] = rows
  if (row === undefined)
    throw new Error('The table directory_change has lost its row: restore the database from a backup')
  return row
}

const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  name: row.name,
  plan: row.plan,
  toolkitPlan: row.toolkit_plan,
  status: row.status,
  createdAt: row.created_at,
})

const entryOf = (
  { id, account_id, plane, hash, secret_fingerprint, ends_at }: KeyRow,
  before: KeyEntry | undefined,
): KeyEntry => ({
  keyId: id,
  plane,
  accountId: account_id,
  endsAt: ends_at?.getTime() ?? null,
  isMarked: secret_fingerprint !== null,
  isTold: false,
  hashes: [...new Set([...(before?.hashes ?? []), hash.toString('base64')])],
})

const hasEnded = ({ endsAt }: KeyEntry): boolean => endsAt !== null && endsAt <= Date.now()

/** Reads everything, or what has changed since `known`, as of one moment. */
const load = (pool: Pool, known: Memory | null): Promise<Memory> =>
  transaction(pool, async (client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
    const { version, removal } = await readVersions(client)
    // A version that fell is a database restored from a backup.
    const isWhole = known === null || removal > known.version || version < known.version
    const since = isWhole ? -1 : known.version
    const plans = await readPlans(client)
    const { rows: accountRows } = await client.query<AccountRow>(
      'SELECT id, name, plan, toolkit_plan, status, created_at FROM account WHERE version > $1',
      [since],
    )
    const { rows: keyRows } = await client.query<KeyRow>(
      `SELECT id, account_id, plane, hash, secret_fingerprint, ends_at, revoked_at IS NOT NULL AS is_revoked FROM api_key
         WHERE version > $1 AND ($2 OR revoked_at IS NULL)`,
      [since, !isWhole],
    )
    const accounts = isWhole ? new Map<string, Account>() : known.accounts
    for (const row of accountRows) accounts.set(row.id, accountOf(row))
    const keys = isWhole ? new Map<string, KeyEntry>() : known.keys
    const keysById = isWhole ? new Map<string, KeyEntry>() : known.keysById
    for (const row of keyRows) {
      const before = known?.keysById.get(row.id)
      const entry = entryOf(row, before)
      if (row.is_revoked) {
        for (const hash of entry.hashes) keys.delete(hash)
        keysById.delete(row.id)
      } else {
        for (const hash of entry.hashes) keys.set(hash, entry)
        keysById.set(row.id, entry)
      }
    }
    return { version, plans, accounts, keys, keysById }
  })

interface DirectoryOptions {
  log: Logger
  /** Called for each key that is used and not known to be stored under the current secret, with its hash under that one. */
  onOutdated: (keyId: string, hash: Buffer) => void
}

/**
 * Loads the directory and keeps it current. While the database is away the memory goes on serving as it is.
 * @throws the database's error when the first load fails
 */
export const openDirectory = async (
  pool: Pool,
  secrets: Secrets,
  { log, onOutdated }: DirectoryOptions,
): Promise<Directory> => {
  let memory = await load(pool, null)
  let queue: Promise<void> = Promise.resolve()
  let isBehind = false
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const reload = async (): Promise<void> => {
    if ((await readVersions(pool)).version !== memory.version) memory = await load(pool, memory)
    if (isBehind) log.info('Accounts, keys and plans are current again')
    isBehind = false
  }
  // One after the other: a load that began before a change committed must not be the last one.
  const refresh = (): Promise<void> => {
    const mine = queue.then(reload)
    queue = mine.catch(() => undefined)
    return mine
  }

  const poll = (): void => {
    timer = setTimeout(() => {
      void refresh()
        .catch((error: unknown) => {
          if (!isBehind)
            log.warn(
              { err: error },
              'Changes of accounts, keys and plans cannot be read; what is in memory serves',
            )
          isBehind = true
        })
        .finally(() => {
          if (!isClosed) poll()
        })
    }, POLL_MS)
    timer.unref()
  }
  poll()

  const principalOf = ({ keyId, plane, accountId }: KeyEntry): Principal => {
    const { accounts, plans } = memory
    const account = accounts.get(accountId)
    const plan = plans.gateway.find(({ id }) => id === account?.plan)
    const toolkitPlan = plans.toolkit.find(({ id }) => id === account?.toolkitPlan)
    if (account === undefined || plan === undefined || toolkitPlan === undefined)
      throw new Error(
        `Key ${keyId} belongs to an account whose plan is no longer in the database; run: npm run plans -- apply`,
      )
    return { keyId, plane, account, plan, toolkitPlan }
  }

  return {
    find: (secret, plane) => {
      const { keys } = memory
      const hashes = keyHashes(secrets, secret)
      const found = hashes.map((hash) => keys.get(hash.toString('base64')))
      const entry = found[0] ?? found[1]
      if (entry?.plane !== plane || hasEnded(entry)) return undefined
      // One that another instance has moved on is found under this one's secret as well, and stays moved.
      if (!entry.isTold && (found[0] === undefined || !entry.isMarked)) {
        entry.isTold = true
        onOutdated(entry.keyId, hashes[0] as Buffer)
      }
      return principalOf(entry)
    },
    findById: (keyId) => {
      const entry = memory.keysById.get(keyId)
      return entry === undefined || hasEnded(entry) ? undefined : principalOf(entry)
    },
    plans: () => memory.plans,
    refresh,
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
