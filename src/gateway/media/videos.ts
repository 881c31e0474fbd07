import { setTimeout as delay } from 'node:timers/promises'
import type { AssetRecord, VideoOrder } from '#assets'
import type { Body, JsonReply } from '#operation'
import { admit, answerWhole, failed } from '../admission/lifecycle.js'
import { type Endpoint } from '../parts.js'
import type { Candidate } from '../routing/candidate.js'
import type { Caller } from '../admission/caller.js'
import type { Meter } from '../metering/meter.js'
import {
  given,
  notMade,
  ownerOf,
  requireCharacters,
  requireStore,
  storing,
  usageOf,
  type MediaParts,
} from './parts.js'
import { routeMedia } from './route.js'
import { readStill } from './still.js'
import { createBackground, HANDED_OVER } from './video-background.js'
import { verifyVideo } from './verify-video.js'
import { prepareVideo } from './video-file.js'
import { createOrderBook, type OrderBook } from './video-order.js'
import { createVideoResumer } from './video-resume.js'

type TextRequest = Body<'createVideoFromText'>
type ImageRequest = Body<'createVideoFromImage'>
export type VideoReply = JsonReply<'createVideoFromText'> & JsonReply<'createVideoFromImage'>

const FROM_TEXT: Endpoint = { path: '/text-to-video', operation: 'createVideoFromText' }
const FROM_IMAGE: Endpoint = { path: '/image-to-video', operation: 'createVideoFromImage' }

/** OpenAI's own default. */
const DEFAULT_SECONDS = 4
/** The contract's default of `wait_seconds`, for callers who send null. */
const MOST_WAIT_S = 60
/** How long an answer waits at the least for a provider to take the order or to refuse it. */
const TAKEN_MS = 5_000
const DAY_MS = 86_400_000
const RETRY_AFTER_S = '5'

const unixSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** Makes videos, and goes on with those whose requests were answered with a reference. */
export interface VideoMaker {
  fromText(request: TextRequest, caller: Caller): Promise<VideoReply>
  fromImage(request: ImageRequest, caller: Caller): Promise<VideoReply>
  /** Goes on with what was ordered before this server was started. */
  resume(): Promise<void>
  /** Ends what is under way; the references of what the next run cannot go on with say so. */
  close(): Promise<void>
}

const completed = (asset: AssetRecord, seconds: number): VideoReply => ({
  status: 200,
  body: {
    id: asset.id.replace('asset_', 'video_'),
    object: 'video',
    status: 'completed',
    model: asset.model,
    created_at: unixSeconds(asset.createdAt),
    seconds,
    url: asset.url,
    expires_at: unixSeconds(asset.urlExpiresAt),
    asset: asset.id,
  },
})

export const createVideoMaker = (parts: MediaParts): VideoMaker => {
  const { assets } = parts
  const background = createBackground(assets.videoTasks)
  const resumer = createVideoResumer(parts, background)

  /** Lets the video go on without its request, and gives a reference to it. */
  const detach = async (
    asset: Promise<AssetRecord>,
    controller: AbortController,
    orders: OrderBook,
    { model, seconds }: { model: string; seconds: number },
    endpoint: Endpoint,
    { principal, requestId, log }: Caller,
  ): Promise<VideoReply> => {
    const tasks = assets.videoTasks
    const expiresAt = new Date(Date.now() + DAY_MS)
    const request = { requestId, keyId: principal.keyId, endpoint: endpoint.path, model }
    const task = await storing(tasks.begin(principal.account.id, expiresAt, request), log).catch(
      (error: unknown) => {
        controller.abort(error)
        throw error
      },
    )
    orders.noteIn(task.id)
    background.follow(task, { asset, controller, canResume: orders.isNoted }, log)
    return {
      status: 200,
      headers: { 'Retry-After': RETRY_AFTER_S },
      body: {
        id: task.id,
        object: 'video',
        status: 'in_progress',
        model,
        created_at: unixSeconds(task.createdAt),
        seconds,
        url: tasks.addressOf(task),
        expires_at: unixSeconds(expiresAt),
        asset: null,
      },
    }
  }

  const make = async (
    request: TextRequest | ImageRequest,
    caller: Caller,
    endpoint: Endpoint,
    image: string | null,
  ): Promise<VideoReply> => {
    const { prompt, size, seed, negative_prompt: negativePrompt, user } = request
    const seconds = Number(request.seconds ?? DEFAULT_SECONDS)
    const { principal, signal, log } = caller
    const model = request.model ?? null
    const admitted = await admit(parts, caller, endpoint, model ?? '', async () => {
      requireCharacters('prompt', prompt)
      const route = routeMedia(parts, principal, 'videos', model, image === null ? 'text' : 'image')
      await requireStore(parts)
      return { request, route, tokens: 0 }
    })
    const { id } = admitted.route.model
    // After the request has its place, so that nobody fetches through us without end.
    const still = await (image === null
      ? null
      : readStill(parts, image, signal).catch(async (error: unknown) => {
          // The address was asked, on which a caller who leaves has used its minute as on a provider.
          await admitted.meter.settle(failed(error, signal, id, true))
          throw error
        }))
    const controller = new AbortController()
    const onLeave = (): void => controller.abort(signal.reason)
    if (signal.aborted) onLeave()
    signal.addEventListener('abort', onLeave, { once: true })
    const fields = given({
      prompt,
      size,
      seed,
      negative_prompt: negativePrompt,
      user,
      seconds: String(seconds),
    })
    const orders = createOrderBook(assets.videoTasks, log)
    const { requestId } = caller
    const orderOf = (candidate: Candidate, job: string): VideoOrder => ({
      provider: candidate.offer.provider.config.id,
      job,
      model: candidate.model.id,
      seconds,
      keyId: principal.keyId,
      requestId,
      endpoint: endpoint.path,
    })
    // What is handed over is charged by whoever resumes it, or not at all.
    const settle: Meter['settle'] = (outcome) =>
      outcome.usage === null && controller.signal.reason === HANDED_OVER
        ? Promise.resolve()
        : admitted.meter.settle(outcome)
    const asset = answerWhole(
      parts,
      { ...admitted, meter: { settle } },
      { signal: controller.signal, log },
      endpoint,
      async (candidate, attemptSignal) => {
        const { provider, listedId } = candidate.offer
        const { video } = provider.upstream
        if (video === undefined) throw notMade()
        orders.begin()
        const file = await video({ ...fields, model: listedId }, still, attemptSignal, (job) =>
          orders.take(job === null ? null : orderOf(candidate, job)),
        )
        return verifyVideo(file)
      },
      async (file, candidate) => {
        const made = await prepareVideo(parts, ownerOf(caller), candidate.model.id, file, log)
        const [answer] = made.records
        if (answer === undefined) throw new Error('a video was made of nothing')
        return { answer, usage: usageOf({ videoSeconds: seconds }), made }
      },
    )
    const waiting = new AbortController()
    const wait = (ms: number): Promise<null> => delay(ms, null, { signal: waiting.signal })
    // A provider that refuses does so at once, and then the caller is told at once.
    const decided = Promise.race([orders.taken, wait(TAKEN_MS)])
    const waited = Promise.all([wait((request.wait_seconds ?? MOST_WAIT_S) * 1000), decided]).then(() => null)
    const first = await Promise.race([asset, waited]).finally(() => {
      waiting.abort()
      signal.removeEventListener('abort', onLeave)
    })
    return first === null
      ? detach(asset, controller, orders, { model: id, seconds }, endpoint, caller)
      : completed(first, seconds)
  }

  return {
    fromText: (request, caller) => make(request, caller, FROM_TEXT, null),
    fromImage: (request, caller) => make(request, caller, FROM_IMAGE, request.image),
    resume: resumer.start,
    async close() {
      resumer.stop()
      await background.close()
    },
  }
}
