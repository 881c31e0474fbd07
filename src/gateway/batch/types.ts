import type { PoolClient } from 'pg'
import type { ResponseBody } from '#operation'
import type { GatewayError } from '../errors.js'

/** A batch as its account sees it. */
export type BatchView = ResponseBody<'createBatch'>

export type BatchStatus = BatchView['status']

/** A batch that has ended, for whatever reason. */
export interface BatchEnded {
  accountId: string
  view: BatchView
  endedAt: Date
}

/** Is told of each ended batch, within the transaction that ends it: once, if it writes what it does there. */
export type OnBatchEnded = (ended: BatchEnded, client: PoolClient) => Promise<void>

/** What is wrong with the body of a chat request by the contract; `null` where nothing is. */
export type CheckChat = (body: unknown) => Promise<GatewayError | null>

/** A batch as it is stored. */
export interface StoredBatch {
  id: string
  accountId: string
  keyId: string
  /** Of the request that submitted it. */
  requestId: string
  status: BatchStatus
  total: number
  metadata: BatchView['metadata']
  retentionDays: number
  createdAt: Date
  expiresAt: Date
  keptUntil: Date
}

/** One request that waits for its answer; `body` is JSON. */
export interface OpenItem {
  number: number
  customId: string
  body: string
}

/** The outcome of an item. */
export interface ItemResult {
  number: number
  /** Its line of the results, without the newline. */
  line: string
  isFailed: boolean
  /** Its row of the request log, as JSON. */
  log: string
}
