import { setTimeout as delay } from 'node:timers/promises'
import type { AssetRecord } from '#assets'
import type { Body, JsonReply } from '#operation'
import { admit, answerWhole, failed, type Endpoint } from '../admit.js'
import { GatewayError } from '../errors.js'
import type { Caller } from '../exchange.js'
import { UpstreamError, type UpstreamFile } from '../upstream.js'
import { given, notMade, requireStore, storing, UNTOLD, usageOf, type MediaParts } from './parts.js'
import { routeMedia } from './route.js'
import { videoTypeOf } from './sniff.js'
import { readStill } from './still.js'

type TextRequest = Body<'createVideoFromText'>
type ImageRequest = Body<'createVideoFromImage'>
export type VideoReply = JsonReply<'createVideoFromText'> & JsonReply<'createVideoFromImage'>

const FROM_TEXT: Endpoint = { path: '/text-to-video', operation: 'createVideoFromText' }
const FROM_IMAGE: Endpoint = { path: '/image-to-video', operation: 'createVideoFromImage' }

/** OpenAI's own default. */
const DEFAULT_SECONDS = 4
const BEAT_MS = 20_000
const DAY_MS = 86_400_000
const RETRY_AFTER_S = '5'

const unixSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** Makes videos, and goes on with those whose requests were answered with a reference. */
export interface VideoMaker {
  fromText(request: TextRequest, caller: Caller): Promise<VideoReply>
  fromImage(request: ImageRequest, caller: Caller): Promise<VideoReply>
  /** Ends what is under way; the references say so. */
  close(): Promise<void>
}

/** A video under way. */
interface Running {
  asset: Promise<AssetRecord>
  controller: AbortController
  model: string
  seconds: number
}

const stopped = (): GatewayError =>
  new GatewayError(
    503,
    'overloaded_error',
    'draining',
    'The server was stopped before the video was there. Nothing was charged; ask again.',
  )

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

/** What a provider sent, as far as it is a video of the type that it says. */
const verify = ({ type, bytes }: UpstreamFile): { mime: string; content: Uint8Array } => {
  if (bytes.length === 0) throw new UpstreamError('empty', 'the video has no bytes')
  const mime = videoTypeOf(bytes)
  if (mime === null)
    throw new UpstreamError('malformed', `the answer is no video but ${type || 'of no type'}`)
  if (!UNTOLD.has(type) && type !== mime)
    throw new UpstreamError('malformed', `the video is ${mime} and not ${type}`)
  return { mime, content: bytes }
}

export const createVideoMaker = (parts: MediaParts): VideoMaker => {
  const { assets } = parts
  const background = new Map<AbortController, Promise<unknown>>()

  /** Lets the video go on without its request, and gives a reference to it. */
  const detach = async (running: Running, { principal, log }: Caller): Promise<VideoReply> => {
    const { asset, controller, model, seconds } = running
    const tasks = assets.videoTasks
    const expiresAt = new Date(Date.now() + DAY_MS)
    const task = await storing(tasks.begin(principal.account.id, expiresAt), log).catch((error: unknown) => {
      controller.abort(error)
      throw error
    })
    const note = (what: Promise<void>): Promise<void> =>
      what.catch((error: unknown) =>
        log.warn({ err: error, task: task.id }, "a video's state could not be written"),
      )
    const beat = setInterval(() => void note(tasks.beat(task.id)), BEAT_MS)
    const ended = asset
      .then(
        ({ id }) => note(tasks.complete(task.id, id)),
        (error: unknown) => {
          const isTold = error instanceof GatewayError
          if (!isTold) log.error({ err: error, task: task.id }, 'a video failed')
          return note(tasks.fail(task.id, isTold ? error.message : 'Something went wrong on our side.'))
        },
      )
      .finally(() => {
        clearInterval(beat)
        background.delete(controller)
      })
    background.set(controller, ended)
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
    const asset = answerWhole(
      parts,
      admitted,
      { signal: controller.signal, log },
      endpoint,
      async ({ offer: { provider, listedId } }, attemptSignal) => {
        const { video } = provider.upstream
        if (video === undefined) throw notMade()
        return verify(await video({ ...fields, model: listedId }, still, attemptSignal))
      },
      async (file, candidate) => {
        const owner = { accountId: principal.account.id, retentionDays: principal.plan.retentionDays }
        const answer = await storing(
          assets.create({ ...owner, kind: 'video', model: candidate.model.id, ...file }),
          log,
        )
        return { answer, usage: usageOf({ videoSeconds: seconds }) }
      },
    )
    const waiting = new AbortController()
    const waited = delay(request.wait_seconds * 1000, null, { signal: waiting.signal })
    const first = await Promise.race([asset, waited]).finally(() => {
      waiting.abort()
      signal.removeEventListener('abort', onLeave)
    })
    return first === null
      ? detach({ asset, controller, model: id, seconds }, caller)
      : completed(first, seconds)
  }

  return {
    fromText: (request, caller) => make(request, caller, FROM_TEXT, null),
    fromImage: (request, caller) => make(request, caller, FROM_IMAGE, request.image),
    async close() {
      const left = [...background]
      for (const [controller] of left) controller.abort(stopped())
      await Promise.all(left.map(([, ended]) => ended))
    },
  }
}
