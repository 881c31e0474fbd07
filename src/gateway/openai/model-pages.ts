import type { CancelSignal } from '#flow'
import { createModelListReader } from '../catalog/model-list.js'
import { isTransient } from '../routing/transient.js'
import { UpstreamError, type UpstreamModel } from '../providers/upstream.js'
import { isObject } from '../json/object.js'
import type { Api } from './api.js'
import type { AnswerLimits } from './attempt.js'

/** A provider that names ever new pages must not hold up discovery. */
const MOST_PAGES = 100

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The target of `rel="next"` (RFC 8288), as Hugging Face's hub sends it. */
const nextLink = (link: string): string | undefined =>
  /<([^<>]*)>(?:\s*;[^,<]*?)?;\s*rel="?next"?(?![\w-])/i.exec(link)?.[1]

/** A page's address with a parameter that says where to go on. */
const after = (url: URL, name: string, value: string): URL => {
  const next = new URL(url)
  next.searchParams.set(name, value)
  return next
}

/**
 * Where a list goes on: OpenRouter's `links.next`, Anthropic's and MiniMax's `has_more` and `last_id`, Google's
 * `nextPageToken`, Cohere's `next_page_token`, or a link in the header; `null` after the last page.
 */
const nextOf = (url: URL, page: unknown, link: string): URL | null => {
  const body = isObject(page) ? page : {}
  const links = isObject(body['links']) ? body['links'] : {}
  const address = isText(links['next']) ? links['next'] : nextLink(link)
  if (address !== undefined) return URL.canParse(address, url.href) ? new URL(address, url) : null
  if (body['has_more'] === true && isText(body['last_id'])) return after(url, 'after_id', body['last_id'])
  if (isText(body['nextPageToken'])) return after(url, 'pageToken', body['nextPageToken'])
  if (isText(body['next_page_token'])) return after(url, 'page_token', body['next_page_token'])
  return null
}

/** Whether the next page does not exist, although the provider named it: the list ends here. After any other failure it is incomplete. */
const hasNoPage = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  (error.failure === 'refused' ||
    error.failure === 'malformed' ||
    (error.failure === 'status' && !isTransient(error)))

/**
 * All models of a list, however many pages it has. Pages of another origin are not asked for: they would get our key.
 *
 * @param limits of each page
 * @param wholeMs for all of them
 * @throws UpstreamError, or the signal's reason
 */
export const readModelPages = async (
  api: Pick<Api, 'fetch'>,
  first: URL,
  headers: Record<string, string>,
  { mostAtOnce, ...limits }: AnswerLimits & { mostAtOnce: number },
  wholeMs: number,
  signal: CancelSignal,
): Promise<UpstreamModel[]> => {
  const reader = createModelListReader()
  const asked = new Set<string>()
  const endsAt = performance.now() + wholeMs
  let url: URL | null = first
  while (url !== null && url.origin === first.origin && !asked.has(url.href) && asked.size < MOST_PAGES) {
    asked.add(url.href)
    const known = reader.size
    try {
      const { bytes, link } = await api.fetch(
        { method: 'GET', url, headers },
        limits,
        Math.max(1, endsAt - performance.now()),
        signal,
      )
      const page = await reader.add(bytes.toString('utf8'), mostAtOnce)
      // A page that brings nothing new would be followed by others without end.
      url = reader.size === known ? null : nextOf(url, page, link)
    } catch (error) {
      if (asked.size === 1 || !hasNoPage(error)) throw error
      url = null
    }
  }
  return reader.finish()
}
