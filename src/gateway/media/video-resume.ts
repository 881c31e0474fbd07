import type { CancelSignal } from '#flow'
import type { AssetRecord, VideoOrder, VideoTask } from '#assets'
import type { Reservation } from '#accounts'
import { failed, settleMade } from '../admission/lifecycle.js'
import { startAttempt } from '../routing/attempt.js'
import { GatewayError } from '../errors.js'
import { toGatewayError } from '../routing/failures.js'
import { startMeter, type Meter } from '../metering/meter.js'
import type { Provider } from '../providers/provider.js'
import { UpstreamError } from '../providers/upstream.js'
import { ownerOf, usageOf, type MediaParts } from './parts.js'
import { HANDED_OVER, type Background } from './video-background.js'
import { verifyVideo, type VideoFile } from './verify-video.js'
import { prepareVideo } from './video-file.js'

/** How often orders of servers that have fallen silent are looked for. */
const LOOK_MS = 30_000

const notFetched = (cause: unknown, { model }: VideoOrder): GatewayError =>
  new GatewayError(
    502,
    'server_error',
    'upstream_failed',
    `The provider did not make the video of the model ${model}. Nothing was charged; try again.`,
    { cause },
  )

const revoked = (): GatewayError =>
  new GatewayError(
    403,
    'invalid_request_error',
    'invalid_api_key',
    'The API key was revoked before the video was ready. Nothing was charged.',
  )

/** When a video was asked for, on the clock of `performance.now()`. */
const startOf = ({ createdAt }: VideoTask): number => performance.now() - (Date.now() - createdAt.getTime())

/** Asks the provider about what it was ordered. @throws UpstreamError, or the signal's reason */
const fetchOrdered = async (
  provider: Provider | undefined,
  { job }: VideoOrder,
  signal: CancelSignal,
): Promise<VideoFile> => {
  const ordered = provider?.upstream.orderedVideo
  if (provider === undefined || ordered === undefined)
    throw new UpstreamError('connect', 'the provider that took the order is no longer configured')
  const attempt = startAttempt(signal, provider.config.timeout.totalMs)
  return verifyVideo(await ordered(job, attempt.signal).finally(attempt.clear))
}

/** Goes on with videos whose server was stopped while it waited for them: fetched, and charged, once. */
export const createVideoResumer = (parts: MediaParts, background: Background) => {
  const { assets, accounts, log } = parts
  const tasks = assets.videoTasks

  const meterOf = async (
    principal: ReturnType<typeof accounts.principalOf> & object,
    { requestId, endpoint }: VideoOrder,
    task: VideoTask,
  ): Promise<Meter> => {
    // The request's place in its minute went with the server; that of the day too. Refused, it is not: it was admitted.
    const taken = await accounts.reserve(principal, { requests: 1, tokens: 0, isOutsideMinute: true })
    const reservation: Reservation | undefined = taken.granted ? taken : undefined
    const journal: MediaParts['journal'] = {
      request: (row) => parts.journal.request({ ...row, takenAt: undefined }),
    }
    const metered = { requestId, principal, endpoint, startedAt: startOf(task) }
    return startMeter(journal, parts.metrics, metered, () => reservation)
  }

  const finish = async (task: VideoTask, order: VideoOrder, signal: CancelSignal): Promise<AssetRecord> => {
    // Charged and stored before the server ended, which only the task does not know.
    const [known] = await assets.ofRequest(order.requestId)
    if (known !== undefined) return known
    const principal = accounts.principalOf(order.keyId)
    if (principal === undefined) throw revoked()
    const meter = await meterOf(principal, order, task)
    const make = async (): Promise<AssetRecord> => {
      const file = await fetchOrdered(parts.provider(order.provider), order, signal)
      const owner = ownerOf({ principal, requestId: order.requestId })
      const made = await prepareVideo(parts, owner, order.model, file, log)
      const usage = usageOf({ videoSeconds: order.seconds })
      await settleMade(meter, { status: 200, model: order.model, provider: order.provider, usage }, made)
      const [record] = made.records
      if (record === undefined) throw new Error('a video was made of nothing')
      return record
    }
    return make().catch(async (error: unknown) => {
      if (signal.reason === HANDED_OVER) throw error
      if (error instanceof UpstreamError)
        log.warn({ provider: order.provider, reason: error.message }, 'a video could not be fetched')
      const isRefusal = error instanceof UpstreamError && error.failure === 'refused'
      const shown =
        isRefusal || !(error instanceof UpstreamError)
          ? toGatewayError(error, order.model)
          : notFetched(error, order)
      await meter.settle(failed(shown, signal, order.model, true))
      throw shown
    })
  }

  /** An order that no provider had taken has its row too, as it would if the server had been stopped. */
  const tellInterrupted = async (): Promise<void> => {
    for (const { task, request } of await tasks.failInterrupted()) {
      const principal = accounts.principalOf(request.keyId)
      if (principal === undefined) continue
      const metered = { ...request, principal, startedAt: startOf(task) }
      const meter = startMeter(parts.journal, parts.metrics, metered, () => undefined)
      await meter.settle({ status: 503, model: request.model, provider: null, usage: null })
    }
  }

  const claim = async (whose: 'own' | 'silent'): Promise<void> => {
    for (const { task, order } of await tasks.claim(whose)) {
      // A beat or two of its own may have been lost.
      if (background.has(task.id)) continue
      const controller = new AbortController()
      log.info({ task: task.id, provider: order.provider }, 'going on with a video that was ordered before')
      const asset = finish(task, order, controller.signal)
      background.follow(task, { asset, controller, canResume: () => true }, log)
    }
  }
  const surely = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => log.warn({ err: error }, 'videos under way could not be looked for'))

  let timer: NodeJS.Timeout | undefined
  return {
    /** Resumes what an earlier run of this server left, and from now on what others leave. */
    async start(): Promise<void> {
      await surely(tellInterrupted())
      await surely(claim('own'))
      timer = setInterval(() => void surely(claim('silent')), LOOK_MS).unref()
    },
    stop: () => clearInterval(timer),
  }
}
