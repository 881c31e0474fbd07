import type { ProviderConfig } from '../providers/types.js'
import { UpstreamError, type ChatUpstream } from '../providers/upstream.js'
import type { Api } from './api.js'
import { failureTold } from './errors.js'
import { toJson } from './json.js'
import { isObject, wholeMs } from './media-json.js'

const MAX_BYTES = 64 * 1024 * 1024
const MAX_ERROR_BYTES = 64 * 1024

const JSON_TYPE = /^application\/(problem\+)?json$/
const NO_AUDIO = /^(text\/|application\/(json|problem\+json|xml|xhtml\+xml)|image\/|video\/)/

/** OpenAI's speech API: `POST /audio/speech`, whose answer is the audio itself. */
export const createSpeech =
  (api: Api, { timeout }: ProviderConfig): NonNullable<ChatUpstream['speech']> =>
  async (body, signal) => {
    const request = {
      method: 'POST' as const,
      url: '/audio/speech' as const,
      headers: { accept: '*/*', 'accept-encoding': 'identity', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    const answer = await api.fetch(request, { bytes: MAX_BYTES }, wholeMs(timeout), signal, timeout.mediaMs)
    if (JSON_TYPE.test(answer.type) && answer.bytes.length <= MAX_ERROR_BYTES) {
      const body = toJson(answer.bytes)
      throw failureTold(isObject(body) ? (body['error'] ?? body) : body)
    }
    if (NO_AUDIO.test(answer.type))
      throw new UpstreamError('malformed', `the provider sent ${answer.type} in place of audio`)
    if (answer.bytes.length === 0) throw new UpstreamError('empty', 'the answer has no audio')
    return answer
  }
