import { abortSignalOf, type CancelSignal } from '#flow'
import type { Body, ResponseBody } from '#operation'
import { spendFurther } from '../admission/budget.js'
import { admit, answerWhole } from '../admission/lifecycle.js'
import { type Endpoint } from '../parts.js'
import type { Candidate } from '../routing/candidate.js'
import type { Caller } from '../admission/caller.js'
import {
  UpstreamError,
  type MediaBody,
  type UpstreamFile,
  type UpstreamImage,
  isRefusalOf,
} from '../providers/upstream.js'
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
import { contradicts } from './sniff.js'

type ImageRequest = Body<'createImage'>
export type ImageList = ResponseBody<'createImage'>

/** One whole image that was decoded. */
interface Image {
  bytes: Uint8Array
  type: string
  revisedPrompt: string | null
}

const ENDPOINT: Endpoint = { path: '/images/generations', operation: 'createImage' }
/** The most that the guarded fetch takes. */
const MOST_FETCHED = 10 * 1024 * 1024
const MOST_BYTES = 32 * 1024 * 1024

/** What the guard says, for the operator only: a self-hosted provider is often at a private address. */
const blocked = (error: unknown): string => {
  if (!(error instanceof Error) || !('status' in error)) return ''
  const advice = error.name === 'PrivateTargetError' ? ', which EGRESS_ALLOW can let through' : ''
  return `: ${error.message}${advice}`
}

/** An image that the provider has put elsewhere. Whatever prevents fetching it is the provider's failure. */
const fetchImage = async (
  { fetch }: MediaParts,
  url: string,
  signal: CancelSignal,
): Promise<UpstreamFile> => {
  const response = await fetch({ url, maxBytes: MOST_FETCHED }, abortSignalOf(signal)).catch(
    (error: unknown) => {
      signal.throwIfAborted()
      throw new UpstreamError('malformed', `an image's address cannot be fetched${blocked(error)}`, {
        cause: error,
      })
    },
  )
  if (response.status !== 200)
    throw new UpstreamError('malformed', `an image's address answered ${response.status}`)
  const type = response.headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  return { type: (type.split(';')[0] ?? '').trim().toLowerCase(), bytes: response.body }
}

const verify = async (parts: MediaParts, image: UpstreamImage, signal: CancelSignal): Promise<Image> => {
  const { source, revisedPrompt } = image
  const { type, bytes } = 'url' in source ? await fetchImage(parts, source.url, signal) : source
  if (bytes.length === 0) throw new UpstreamError('empty', 'an image has no bytes')
  if (bytes.length > MOST_BYTES)
    throw new UpstreamError('oversized', `an image is larger than ${MOST_BYTES} bytes`)
  const report = await parts.pictures.look({ bytes, side: null }, signal)
  if ('fault' in report) throw new UpstreamError('malformed', `an image cannot be used: ${report.fault}`)
  if (contradicts(type, report.type))
    throw new UpstreamError('malformed', `an image is ${report.type} and not ${type}`)
  return { bytes, type: report.type, revisedPrompt }
}

/** Some models answer in base64 alone, and refuse to be asked for it. */
const FORMAT = /\bresponse_format\b/
/** Others make one image at a time, and refuse to be asked for more. */
const COUNT = /(?<!\w)n['"`]? ?(?:=|:|<|>|must|should|is|parameter|integer|value)|\bnumber of images\b|^n /i

/** As many images as were asked for; a provider that makes fewer at once is asked again for the rest. */
const makeImages =
  (parts: MediaParts, body: Omit<MediaBody, 'model'>, count: number) =>
  async ({ offer: { provider, listedId } }: Candidate, signal: CancelSignal): Promise<Image[]> => {
    const { images } = provider.upstream
    if (images === undefined) throw notMade()
    const made: Image[] = []
    let form: object = { response_format: 'b64_json' }
    let atOnce = count
    for (let isFirst = true; made.length < count; isFirst = false) {
      if (!isFirst) spendFurther(provider.budget, 'more images')
      const missing = Math.min(count - made.length, atOnce)
      const asked = { ...body, model: listedId, ...(missing > 1 ? { n: missing } : {}), ...form }
      const answered = await images(asked, signal).catch((error: unknown) => {
        const isForm = 'response_format' in form && isRefusalOf(error, FORMAT)
        const isCount = missing > 1 && isRefusalOf(error, COUNT)
        if (!isForm && !isCount) throw error
        if (isForm) form = {}
        if (isCount) atOnce = 1
        return []
      })
      for (const image of answered.slice(0, missing)) made.push(await verify(parts, image, signal))
    }
    return made
  }

/** Images, each kept as an asset. */
export const createImageMaker =
  (parts: MediaParts) =>
  async (request: ImageRequest, caller: Caller): Promise<ImageList> => {
    const { model = null, n, response_format: format, stream: _, ...fields } = request
    const count = n ?? 1
    const admitted = await admit(parts, caller, ENDPOINT, model ?? '', async () => {
      requireCharacters('prompt', request.prompt)
      const route = routeMedia(parts, caller.principal, 'images', model)
      await requireStore(parts)
      return { request, route, tokens: 0 }
    })
    const body = given(fields)
    return answerWhole(
      parts,
      admitted,
      caller,
      ENDPOINT,
      makeImages(parts, body, count),
      async (images, candidate) => {
        const { id: model } = candidate.model
        const files = images.map(({ bytes: content, type: mime }) => ({
          kind: 'image' as const,
          model,
          mime,
          content,
        }))
        const made = await storing(parts.assets.prepare(ownerOf(caller), files), caller.log)
        const data = made.records.map(({ url }, index) => {
          const { bytes, revisedPrompt } = images[index] as Image
          return {
            ...(format === 'b64_json' ? {} : { url }),
            ...(format === 'url' ? {} : { b64_json: Buffer.from(bytes).toString('base64') }),
            ...(revisedPrompt === null ? {} : { revised_prompt: revisedPrompt }),
          }
        })
        const answer = { created: Math.floor(Date.now() / 1000), data }
        return { answer, usage: usageOf({ images: images.length }), made }
      },
    )
  }
