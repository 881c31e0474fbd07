import { bytesOfBase64, readDataUrl } from '../media/base64.js'
import type { ProviderConfig } from '../providers/types.js'
import {
  UpstreamError,
  type ChatUpstream,
  type MediaBody,
  type UpstreamImage,
} from '../providers/upstream.js'
import { isObject } from '../json/object.js'
import type { Api } from './api.js'
import type { AnswerLimits } from './attempt.js'
import { isErrorInWords } from './chunks.js'
import { failureTold } from './errors.js'
import { toJson } from './json.js'
import { objectOf, wholeMs } from './media-json.js'

/** Ten large images as base64; long strings take the parser about 2 ms a megabyte. */
const LIMITS: AnswerLimits = { bytes: 64 * 1024 * 1024, structure: 10_000 }
/** Several may be larger than is accepted of one answer. */
const limitsOf = ({ n }: MediaBody): AnswerLimits => ({
  ...LIMITS,
  isAskedFor: typeof n === 'number' && n > 1,
})
const MAX_REVISED = 32_000

const ACCEPT = {
  accept: 'application/json',
  'accept-encoding': 'br, gzip',
  'content-type': 'application/json',
}

const readSource = (item: Record<string, unknown>, type: string): UpstreamImage['source'] => {
  const { b64_json: digits, url } = item
  if (typeof digits === 'string' && digits !== '') {
    const file = readDataUrl(digits) ?? { type, bytes: bytesOfBase64(digits) }
    if (file.bytes === null) throw new UpstreamError('malformed', 'an image is not valid base64')
    return { type: file.type, bytes: file.bytes }
  }
  if (typeof url !== 'string' || url === '')
    throw new UpstreamError('malformed', 'an image has neither bytes nor an address')
  if (!/^\s*data:/i.test(url)) return { url }
  const file = readDataUrl(url)
  if (file === null) throw new UpstreamError('malformed', 'an image is not a valid data URL')
  return file
}

/** The images of an answer of OpenAI's image API. @throws UpstreamError */
const readImages = (body: unknown): UpstreamImage[] => {
  const answer = objectOf(body)
  // SiliconFlow's documented answers have their list in `images`.
  const { images, data = images, output_format: format } = answer
  if (!Array.isArray(data)) {
    if (isErrorInWords(answer)) throw failureTold(answer)
    throw new UpstreamError('malformed', 'the answer has no list of images')
  }
  if (data.length === 0) throw new UpstreamError('empty', 'the answer has no image')
  const type = typeof format === 'string' ? `image/${format.toLowerCase().replace(/^jpg$/, 'jpeg')}` : ''
  return data.map((item: unknown) => {
    if (!isObject(item)) throw new UpstreamError('malformed', 'an image is not a JSON object')
    const revised = item['revised_prompt']
    return {
      source: readSource(item, type),
      revisedPrompt: typeof revised === 'string' && revised !== '' ? revised.slice(0, MAX_REVISED) : null,
    }
  })
}

/** OpenAI's image API: `POST /images/generations`. */
export const createImages =
  (api: Api, { timeout }: ProviderConfig): NonNullable<ChatUpstream['images']> =>
  async (body, signal) => {
    const request = {
      method: 'POST' as const,
      url: '/images/generations' as const,
      headers: ACCEPT,
      body: JSON.stringify(body),
    }
    const { bytes } = await api.fetch(request, limitsOf(body), wholeMs(timeout), signal, timeout.mediaMs)
    return readImages(toJson(bytes))
  }
