import { Readable } from 'node:stream'
import type { Body, StreamReply } from '#operation'
import { spendFurther } from '../admission/budget.js'
import { admit, answerWhole } from '../admission/lifecycle.js'
import { type Endpoint } from '../parts.js'
import type { Caller } from '../admission/caller.js'
import { UpstreamError, type MediaBody, isRefusalOf } from '../providers/upstream.js'
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
import { AUDIO_TYPES, audioFormatsOf, isAudio } from './sniff.js'

type SpeechRequest = Body<'createSpeech'>

const ENDPOINT: Endpoint = { path: '/audio/speech', operation: 'createSpeech' }

/** The default for callers who send null. */
const DEFAULTS = { voice: 'alloy', response_format: 'mp3', speed: 1 } as const

/** Some models speak at one speed, and refuse to be asked for it. */
const SPEED = /\bspeed\b/

const withoutSpeed = ({ speed: _, ...body }: MediaBody): MediaBody => body

/** Speech: whole, checked, kept as an asset, and then told. */
export const createSpeechMaker =
  (parts: MediaParts) =>
  async (request: SpeechRequest, caller: Caller): Promise<StreamReply> => {
    const { model = null, stream_format: _, ...fields } = request
    const format = request.response_format ?? DEFAULTS.response_format
    const mime = AUDIO_TYPES[format]
    const admitted = await admit(parts, caller, ENDPOINT, model ?? '', async () => {
      requireCharacters('input', request.input)
      const route = routeMedia(parts, caller.principal, 'speech', model)
      await requireStore(parts)
      return { request, route, tokens: 0 }
    })
    const body = { ...DEFAULTS, ...given(fields) }
    // The contract's default, which is the same as none.
    const isSpeedOurs = body.speed === DEFAULTS.speed
    const bytes = await answerWhole(
      parts,
      admitted,
      caller,
      ENDPOINT,
      async ({ offer: { provider, listedId } }, signal) => {
        const { speech } = provider.upstream
        if (speech === undefined) throw notMade()
        const asked = { ...body, model: listedId }
        const { bytes } = await speech(asked, signal).catch((error: unknown) => {
          if (!isSpeedOurs || !isRefusalOf(error, SPEED)) throw error
          spendFurther(provider.budget, 'another try')
          return speech(withoutSpeed(asked), signal)
        })
        if (isAudio(bytes, format)) return bytes
        const [other] = audioFormatsOf(bytes)
        // One that speaks in a format of its own, whatever it is asked for, suits those who ask for that.
        if (other !== undefined) throw new UpstreamError('unfit', `the answer is ${other} and not ${format}`)
        throw new UpstreamError('malformed', `the answer is not ${format} audio`)
      },
      async (content, candidate) => {
        const { id: model } = candidate.model
        const file = { kind: 'audio' as const, model, mime, content }
        const made = await storing(parts.assets.prepare(ownerOf(caller), [file]), caller.log)
        // Unicode code points, as the contract's bound counts them.
        return { answer: content, usage: usageOf({ characters: [...request.input].length }), made }
      },
    )
    return {
      status: 200,
      stream: Readable.from([bytes], { objectMode: false }),
      contentType: mime,
      headers: { 'Content-Length': String(bytes.length) },
    }
  }
