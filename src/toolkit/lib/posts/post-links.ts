import extractUrl from 'twitter-text/dist/regexp/extractUrl.js'
import precedingCharacters from 'twitter-text/dist/regexp/invalidUrlWithoutProtocolPrecedingChars.js'
import validAsciiDomain from 'twitter-text/dist/regexp/validAsciiDomain.js'
import validTcoUrl from 'twitter-text/dist/regexp/validTcoUrl.js'
import idna from 'twitter-text/dist/lib/idna.js'
import { domainStretches, type Stretch } from './domain-stretches.js'

/** A link of a post and its UTF-16 indices; the end is exclusive. */
export interface PostLink {
  url: string
  indices: [start: number, end: number]
}

const LONGEST_URL = 4096
const LONGEST_TCO_SLUG = 40
const DEFAULT_PROTOCOL = 'https://'
const LINK_HERE = new RegExp(extractUrl.source, 'iy')
const PROTOCOL_BEFORE = /https?:\/\/$/i

const isShortEnough = (url: string, protocol: string, domain: string): boolean => {
  const ascii = idna.toAscii(domain) ?? ''
  return ascii !== '' && protocol.length + url.length + ascii.length - domain.length <= LONGEST_URL
}

/** Without a scheme only the ASCII domains of a domain count, and path and query belong to the last of them. */
const bareLinks = (url: string, domain: string, path: string, start: number): PostLink[] => {
  const links: PostLink[] = []
  let end = 0
  // matchAll would copy the pattern, which has all domain endings, for each link.
  validAsciiDomain.lastIndex = 0
  for (let match = validAsciiDomain.exec(domain); match !== null; match = validAsciiDomain.exec(domain)) {
    const [ascii] = match
    const at = domain.indexOf(ascii, end)
    end = at + ascii.length
    links.push({ url: ascii, indices: [start + at, start + end] })
  }
  const last = links.at(-1)
  if (last !== undefined && path !== '') {
    last.url = url.replace(domain, () => last.url)
    last.indices[1] = start + url.length
  }
  return links
}

const schemeLinks = (url: string, start: number): PostLink[] => {
  const tco = validTcoUrl.exec(url)
  if (tco === null) return [{ url, indices: [start, start + url.length] }]
  const [short, slug = ''] = tco
  return slug.length > LONGEST_TCO_SLUG ? [] : [{ url: short, indices: [start, start + short.length] }]
}

const linksOf = (match: RegExpExecArray): PostLink[] => {
  const [whole, , before = '', url = '', protocol = '', domain = '', , path = ''] = match
  const start = match.index + whole.length - url.length
  if (!isShortEnough(url, protocol === '' ? DEFAULT_PROTOCOL : protocol, domain)) return []
  if (protocol !== '') return schemeLinks(url, start)
  return precedingCharacters.test(before) ? [] : bareLinks(url, domain, path, start)
}

/** Where a match of twitter-text's pattern may begin for a domain of the stretch: at the character before the link. */
function* beginnings(text: string, { start, end }: Stretch): Generator<number> {
  const protocol = PROTOCOL_BEFORE.exec(text.slice(Math.max(0, start - DEFAULT_PROTOCOL.length), start))
  if (protocol !== null) yield Math.max(0, start - protocol[0].length - 1)
  for (let at = start; at < end; at++) yield Math.max(0, at - 1)
}

/**
 * The links of a post as X finds them: `extractUrlsWithIndices` of twitter-text. Its own search tries every character
 * again up to the end of the word, which takes 20 s for 20,000 Japanese characters; this one only looks where a domain
 * can begin.
 */
export const postLinks = (text: string): PostLink[] => {
  const links: PostLink[] = []
  let done = 0
  for (const stretch of domainStretches(text)) {
    const searched = text.slice(0, stretch.until)
    for (const at of beginnings(text, stretch)) {
      if (at < done) continue
      LINK_HERE.lastIndex = at
      const match = LINK_HERE.exec(searched)
      if (match === null) continue
      done = LINK_HERE.lastIndex
      links.push(...linksOf(match))
    }
  }
  return links
}
