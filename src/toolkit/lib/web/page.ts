import { unprocessable } from '../../errors.js'
import type { FeatureContext } from '../../feature.js'
import { hostOf, parseTarget } from '../../fetch/target.js'
import type { FetchResponse } from '../../fetch/types.js'
import { exactlyOne } from '../common/exactly-one.js'
import { quoted } from '../common/quoted.js'
import { decodeMarkup } from './charset.js'
import { getResource, headerOf, type Headers } from './resource.js'

/** The parameters that say which page is meant: exactly one of url and html. */
export interface PageQuery {
  url?: string
  html?: string
  /** Address that relative ones in html are resolved against. */
  base?: string
}

/** A page as its source. */
export interface Page {
  html: string
  /** The address that answered in the end; null where the caller gave the source itself. */
  url: string | null
  /** What relative addresses are resolved against where the page says nothing else. */
  base: string | null
  /** Of the answer, names in lower case; none where the caller gave the source itself. */
  headers: Headers
}

const ACCEPT = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5'
const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml'])

const htmlOf = ({ url, headers, body }: FetchResponse): string => {
  const contentType = headerOf(headers, 'content-type')
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type !== '' && !HTML_TYPES.has(type))
    return unprocessable(`${hostOf(parseTarget(url))} did not answer with HTML but with ${quoted(type)}`)
  const html = decodeMarkup(body, contentType)
  if (type === '' && !html.trimStart().startsWith('<'))
    return unprocessable(`${hostOf(parseTarget(url))} did not answer with HTML`)
  return html
}

/**
 * Gets an HTML page of at most 5 MB, over at most 5 redirects.
 * @throws FeatureError 422 for an address that may not be asked, a longer page or one that is not HTML; 502 where the
 *   site fails or answers with a status of 400 or more
 */
export const fetchPage = async (
  url: string,
  context: Pick<FeatureContext, 'fetch' | 'signal'>,
): Promise<Page & { url: string }> => {
  const response = await getResource(url, context, ACCEPT)
  return { html: htmlOf(response), url: response.url, base: response.url, headers: response.headers }
}

/**
 * The page that the caller names by its address or gives as source.
 * @throws FeatureError 400 unless exactly one of url and html is given, and what `fetchPage` throws
 */
export const readPage = async (
  { url, html, base }: PageQuery,
  context: Pick<FeatureContext, 'fetch' | 'signal'>,
): Promise<Page> => {
  exactlyOne({ url, html }, ['url', 'html'])
  if (url !== undefined) return fetchPage(url, context)
  return { html: html ?? '', url: null, base: base ?? null, headers: [] }
}
