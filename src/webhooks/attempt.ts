import { retryAfterMs } from '#flow'
import { FeatureError, type Egress } from '#toolkit/open'
import { signedHeaders, type Message } from './signature.js'

/** What came of posting a message. */
export type Outcome =
  | { kind: 'delivered'; status: number }
  /** 410: the endpoint is never to be asked again. */
  | { kind: 'gone'; status: number; error: string }
  /** `askedMs`: how long the endpoint wants to be left alone. */
  | { kind: 'failed'; status: number | null; error: string; askedMs: number }
  /** It was not asked: too much is under way here. */
  | { kind: 'postponed' }

const GONE = 410
const OVERLOADED = 503

const sentence = (status: number): string =>
  status >= 300 && status < 400
    ? `it answered ${status}, a redirect, which is not followed`
    : `it answered ${status}`

/**
 * Posts a message. The status decides alone: nothing of the answer's body is read, and no redirect followed.
 *
 * @throws the signal's reason
 */
export const attempt = async (
  fetch: Egress['fetch'],
  url: string,
  secrets: readonly Uint8Array[],
  message: Message,
  signal: AbortSignal,
): Promise<Outcome> => {
  const request = {
    url,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', ...signedHeaders(secrets, message) },
    body: message.body,
    maxRedirects: 0,
    maxBytes: 0,
    oversize: 'truncate' as const,
  }
  const [answered] = await Promise.allSettled([fetch(request, signal)])
  if (answered.status === 'rejected') {
    signal.throwIfAborted()
    const error: unknown = answered.reason
    if (!(error instanceof FeatureError)) throw error
    if (error.status === OVERLOADED) return { kind: 'postponed' }
    return { kind: 'failed', status: null, error: error.message, askedMs: 0 }
  }
  const { status, headers } = answered.value
  if (status >= 200 && status < 300) return { kind: 'delivered', status }
  if (status === GONE) return { kind: 'gone', status, error: sentence(status) }
  const asked = headers.find(([name]) => name === 'retry-after')?.[1]
  return { kind: 'failed', status, error: sentence(status), askedMs: retryAfterMs(asked, Date.now()) ?? 0 }
}
