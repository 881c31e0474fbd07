import type { Pool } from 'pg'
import type { PrismaClient } from '#generated/prisma'
import type { Retention } from './retention.js'

/** One completed gateway request: a row of `request_log`. Money is a decimal string in IDR. */
export interface RequestRow {
  /** `req_...`, unique; a replay of the journal never writes it twice. */
  id: string
  /** Milliseconds since the epoch. */
  at: number
  accountId: string
  keyId: string
  endpoint: string
  model: string | null
  provider: string | null
  promptTokens: number
  completionTokens: number
  estimated: boolean
  latencyMs: number
  status: number
  costIdr: string
  /** Requests that this row takes from the account's day quota: 0 when it is not charged (502, 503). */
  units: number
  /** When it took its place in the account's minute; absent where it keeps none: it was given back, or an item of a batch. */
  takenAt?: number | undefined
  retentionDays: number
}

/** One charged toolkit call; only counted, never a row of its own. */
export interface ToolkitCall {
  at: number
  keyId: string
  feature: string
}

/** The append-only file in `DATA_DIR` that makes answered requests durable before PostgreSQL has them. */
export interface Journal {
  /** Resolves when the row is written to the journal file (at most one write a tick). */
  request(row: RequestRow): Promise<void>
  /** Counts a charged toolkit call by key, UTC day and feature. */
  toolkitCall(call: ToolkitCall): Promise<void>
  /** Whether new requests can be written down: the disk has room for them and for the embedded database. */
  hasRoom(): boolean
  /** Copies everything written so far into PostgreSQL; rejects when the database is away. */
  flush(): Promise<void>
}

/** The database behind both stores; `embedded` is PGlite in a worker, `server` is `DATABASE_URL`. */
export interface Store {
  readonly kind: 'embedded' | 'server'
  /** Names this server among those that share the database; the same for every run on this data directory. */
  readonly instance: string
  /** The name of the database in messages: where it is, without a password. */
  readonly place: string
  /** For hot or set-based SQL; at most one connection on the embedded store. */
  readonly pool: Pool
  /** For everything that is not hot. */
  readonly prisma: PrismaClient
  readonly journal: Journal
  /** Removes what has ended; whoever keeps something registers here. */
  readonly retention: Retention
  /** Whether the database answered lately: one cheap round trip, at most `timeoutMs`. */
  available(timeoutMs?: number): Promise<boolean>
  /** Flushes the journal and closes everything. */
  close(): Promise<void>
}
