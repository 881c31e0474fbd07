import { randomBytes } from 'node:crypto'
import { createTurns } from '#flow'
import type { Accounts, Principal } from '#accounts'
import type { Jobs } from '#jobs'
import type { Body } from '#operation'
import { transaction, type Store } from '#store'
import { quotaExhausted } from '../admission/quota.js'
import { GatewayError } from '../errors.js'
import type { Caller } from '../admission/caller.js'
import { readStore } from '../read-store.js'
import { countOpen, dropBatch, insertBatch, insertItems, setStatus } from './records.js'
import type { OpenItem, StoredBatch } from './types.js'

export type BatchRequest = Body<'createBatch'>

/** The queue of jobs, one a batch. */
export const QUEUE = 'batch'

export interface SubmitParts {
  store: Store
  accounts: Pick<Accounts, 'reserve' | 'giveBack'>
  jobs: Pick<Jobs, 'send' | 'wake'>
}

const WINDOW_MS = 86_400_000
const MOST_OPEN = 50
const ENDPOINT = '/batch'
/** Bytes of one request: roughly a million tokens. */
const MOST_BYTES = 4 * 1024 * 1024

const refuseTwice = (requests: BatchRequest['requests']): void => {
  const seen = new Set<string>()
  for (const [index, { custom_id: customId }] of requests.entries()) {
    if (seen.has(customId)) {
      const param = `requests[${index}].custom_id`
      throw new GatewayError(
        400,
        'invalid_request_error',
        'invalid_value',
        `'${param}' is given more than once: each request of a batch needs its own custom_id.`,
        { param },
      )
    }
    seen.add(customId)
  }
}

const tooManyOpen = (): GatewayError =>
  new GatewayError(
    429,
    'requests',
    'rate_limit_exceeded',
    `This account already has ${MOST_OPEN} unfinished batches. Try again when one has ended.`,
    { headers: { 'Retry-After': '60', 'X-Should-Retry': 'false' } },
  )

const newBatch = (
  { account, keyId, plan }: Principal,
  requestId: string,
  { requests, metadata }: BatchRequest,
): StoredBatch => {
  const now = Date.now()
  return {
    id: `batch_${randomBytes(12).toString('hex')}`,
    accountId: account.id,
    keyId,
    requestId,
    status: 'queued',
    total: requests.length,
    metadata: metadata ?? null,
    retentionDays: plan.retentionDays,
    createdAt: new Date(now),
    expiresAt: new Date(now + WINDOW_MS),
    keptUntil: new Date(now + WINDOW_MS * (1 + plan.retentionDays)),
  }
}

/** @throws GatewayError 400 for a body that no model could read */
const openItems = async (requests: BatchRequest['requests']): Promise<OpenItem[]> => {
  const turn = createTurns()
  const items: OpenItem[] = []
  for (const [number, { custom_id: customId, body: request }] of requests.entries()) {
    const body = JSON.stringify(request)
    if (Buffer.byteLength(body) > MOST_BYTES) {
      const param = `requests[${number}].body`
      throw new GatewayError(
        400,
        'invalid_request_error',
        'invalid_value',
        `'${param}' is larger than the ${MOST_BYTES / 1024 / 1024} MB that one request of a batch may have.`,
        { param },
      )
    }
    items.push({ number, customId, body })
    await turn()
  }
  return items
}

/** Takes a batch: durable, with its places in the account's day, when it resolves. */
export const submitBatch = async (
  { store, accounts, jobs }: SubmitParts,
  body: BatchRequest,
  { principal, requestId, startedAt }: Pick<Caller, 'principal' | 'requestId' | 'startedAt'>,
): Promise<StoredBatch> => {
  const { pool, journal } = store
  refuseTwice(body.requests)
  const items = await openItems(body.requests)
  const batch = newBatch(principal, requestId, body)
  if ((await readStore(store, () => countOpen(pool, batch.accountId))) >= MOST_OPEN) throw tooManyOpen()
  const want = { requests: batch.total, tokens: 0, isOutsideMinute: true }
  const reservation = await accounts.reserve(principal, want)
  if (!reservation.granted) throw quotaExhausted(principal, reservation)

  const row = {
    id: requestId,
    at: batch.createdAt.getTime(),
    accountId: batch.accountId,
    keyId: batch.keyId,
    endpoint: ENDPOINT,
    model: null,
    provider: null,
    promptTokens: 0,
    completionTokens: 0,
    estimated: false,
    latencyMs: Math.round(performance.now() - startedAt),
    status: 200,
    costIdr: '0.000000',
    units: batch.total,
    retentionDays: batch.retentionDays,
  }
  try {
    await readStore(store, async () => {
      await insertBatch(pool, batch)
      await insertItems(pool, batch.id, items)
    })
    await journal.request(row)
    reservation.commit(0)
  } catch (error) {
    reservation.release()
    // What is left of it is removed with what has expired.
    await dropBatch(pool, batch.id).catch(() => undefined)
    throw error
  }
  const begin = (): Promise<unknown> =>
    transaction(pool, async (client) => {
      await setStatus(client, batch.id, 'queued')
      await jobs.send(QUEUE, { batchId: batch.id }, { client })
    })
  await readStore(store, begin).catch(async (error: unknown) => {
    await journal.request({ ...row, id: `${requestId}_back`, status: 503, units: -batch.total })
    await accounts.giveBack(principal.account.id, batch.total, row.at)
    throw error
  })
  jobs.wake()
  return batch
}
