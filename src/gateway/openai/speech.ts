import { audioFormatsOf } from '../media/sniff.js'
import type { ProviderConfig } from '../providers/types.js'
import { UpstreamError, type ChatUpstream, type UpstreamFile } from '../providers/upstream.js'
import { isObject } from '../json/object.js'
import type { Api } from './api.js'
import { failureTold, parseJson } from './errors.js'
import { wholeMs } from './media-json.js'

const MAX_BYTES = 64 * 1024 * 1024
const MAX_ERROR_BYTES = 64 * 1024

const NO_AUDIO = /^(text\/|application\/(json|problem\+json|xml|xhtml\+xml)|image\/|video\/)/

/** What a provider sent in place of audio. Whatever is audio by its bytes is, whatever its type says. */
const refuseOther = ({ type, bytes }: UpstreamFile): void => {
  if (bytes.length === 0) throw new UpstreamError('empty', 'the answer has no audio')
  if (audioFormatsOf(bytes).length > 0) return
  const told = bytes.length > MAX_ERROR_BYTES ? undefined : parseJson(Buffer.from(bytes).toString('utf8'))
  if (isObject(told)) throw failureTold(told['error'] ?? told)
  if (NO_AUDIO.test(type)) throw new UpstreamError('malformed', `the provider sent ${type} in place of audio`)
}

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
    refuseOther(answer)
    return answer
  }
