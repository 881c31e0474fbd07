import { abortSignalOf, type CancelSignal } from '#flow'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Principal } from '#accounts'
import type { Logger } from '#observe'
import type { RequestRow } from '#store'
import type { Chat } from '../chat/chat.js'
import { GatewayError, publicError } from '../errors.js'
import type { ChatRequest } from '../chat/normalise.js'
import type { CheckChat, ItemResult, OpenItem, StoredBatch } from './types.js'

/** The endpoint in the request log: what the item would have called by itself. */
const ENDPOINT = '/chat/completions'
const BUSY = 503
const SHORTEST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/** Answers single items. */
export interface ItemParts {
  /** Its rows come here instead of into the journal. */
  chat: Pick<Chat, 'complete'>
  /** The row that the chat wrote for a request, once. */
  takeRow: (requestId: string) => RequestRow | undefined
  checkChat: CheckChat
  /** Throws GatewayError 503 while an answer could not be written down. */
  requireRoom: () => void
}

/** The same for the same item, however often it is asked, so that it is charged once. */
export const requestIdOf = (batchId: string, number: number | 'rest'): string =>
  `req_${createHash('sha256').update(`${batchId}:${number}`).digest('hex').slice(0, 24)}`

/** The row of an item that no provider was asked for. */
export const rowWithoutAnswer = (
  batch: StoredBatch,
  id: string,
  status: number,
  units: number,
): RequestRow => ({
  id,
  at: Date.now(),
  accountId: batch.accountId,
  keyId: batch.keyId,
  endpoint: ENDPOINT,
  model: null,
  provider: null,
  promptTokens: 0,
  completionTokens: 0,
  estimated: false,
  latencyMs: 0,
  status,
  costIdr: '0.000000',
  units,
  retentionDays: batch.retentionDays,
})

const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

/**
 * The batch took a request of the day for each item when it was submitted: an answer takes no further one, and what was not
 * answered gives one back while that day lasts.
 */
export const unitsOf = ({ createdAt }: StoredBatch, at: number, isFailed: boolean): number =>
  isFailed && utcDay(at) === utcDay(createdAt.getTime()) ? -1 : 0

const streamRefused = new GatewayError(
  400,
  'invalid_request_error',
  'unsupported_parameter',
  "A batch's requests are not streamed: leave 'stream' out.",
  { param: 'stream' },
)

const pauseAfter = ({ options }: GatewayError, attempt: number): number => {
  const told = Number(options.headers?.['Retry-After'] ?? 0) * 1000
  return Math.min(Math.max(told, SHORTEST_PAUSE_MS * 2 ** attempt), LONGEST_PAUSE_MS)
}

/**
 * Answers one item, whatever comes of it.
 *
 * @param principal who may ask now, if anybody: checked before each attempt, since an item may wait for hours
 * @returns `undefined` where nobody may any longer; the item is then not answered
 * @throws the signal's reason after an abort; the item is then not answered
 */
export const answerItem = async (
  { chat, takeRow, checkChat, requireRoom }: ItemParts,
  batch: StoredBatch,
  { number, customId, body: text }: OpenItem,
  principal: () => Principal | undefined,
  signal: CancelSignal,
  log: Logger,
): Promise<ItemResult | undefined> => {
  const requestId = requestIdOf(batch.id, number)
  const body = JSON.parse(text) as ChatRequest

  const ask = async (): Promise<{ status: number; body: object; error: GatewayError | null } | undefined> => {
    for (let attempt = 0; ; attempt += 1) {
      const asking = principal()
      if (asking === undefined) {
        takeRow(requestId)
        return undefined
      }
      const startedAt = performance.now()
      const answer = await Promise.resolve()
        .then(async () => {
          const fault = (await checkChat(body)) ?? (body.stream === true ? streamRefused : null)
          if (fault !== null) throw fault
          requireRoom()
          return chat.complete(body, { principal: asking, requestId, signal, startedAt, log })
        })
        .catch((error: unknown) => {
          if (signal.aborted) takeRow(requestId)
          signal.throwIfAborted()
          const told = publicError(error)
          if (told !== null) return told
          log.error({ err: error, batch: batch.id, item: number }, 'an item of a batch failed')
          return new GatewayError(
            500,
            'server_error',
            'internal_error',
            `Something went wrong on our side. Request id: ${requestId}.`,
          )
        })
      if (!(answer instanceof GatewayError)) return { status: 200, body: answer, error: null }
      if (answer.status !== BUSY) return { status: answer.status, body: answer.toBody(), error: answer }
      await sleep(pauseAfter(answer, attempt), undefined, { signal: abortSignalOf(signal) }).catch(() =>
        signal.throwIfAborted(),
      )
    }
  }

  const asked = await ask()
  if (asked === undefined) return undefined
  const { status, body: answered, error } = asked
  const row = takeRow(requestId) ?? rowWithoutAnswer(batch, requestId, status, 0)
  const line = {
    custom_id: customId,
    response: { status_code: status, request_id: requestId, body: answered },
    error: error === null ? null : { code: error.code, message: error.message },
  }
  const isFailed = error !== null
  const { takenAt: _, ...kept } = row
  return {
    number,
    line: JSON.stringify(line),
    isFailed,
    log: JSON.stringify({
      ...kept,
      retentionDays: batch.retentionDays,
      units: unitsOf(batch, row.at, isFailed),
    }),
  }
}
