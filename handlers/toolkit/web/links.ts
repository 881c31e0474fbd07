import type { Element } from 'domhandler'
import type { Data } from '#operation'
import { feature } from '#toolkit'
import { firstOf } from '#toolkit/lib/common/first-of'
import { baseOf, resolverOf, type Resolve } from '#toolkit/lib/web/addresses'
import { attributeOf, collapsed, elementsIn, parseDocument, textIn, wordsOf } from '#toolkit/lib/web/document'
import { readPage } from '#toolkit/lib/web/page'

type Link = Data<'rest_web_links'>['items'][number]

/** An address that leads to another place: not empty, no place on the page, no script, no content of its own. */
const leadsElsewhere = (href: string): boolean =>
  !/^(?:$|#|javascript:|data:)/i.test(href.replace(/[\t\n\r]/g, '').trim())

const hostOf = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? new URL(address).hostname : null

/** @param host of the page; null where it is unknown */
const kindOf = (address: string, host: string | null): Link['kind'] => {
  if (URL.canParse(address)) {
    const { protocol, hostname } = new URL(address)
    if (protocol !== 'http:' && protocol !== 'https:') return 'other'
    return hostname === host ? 'internal' : 'external'
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return 'other'
  return /^\s*[/\\]{2}/.test(address) ? 'external' : 'internal'
}

const labelOf = (link: Element): string => {
  const [image] = [link, ...elementsIn(link, 'img')].filter((element) => attributeOf(element, 'alt') !== null)
  return collapsed(textIn(link)) || collapsed((image === undefined ? null : attributeOf(image, 'alt')) ?? '')
}

const linkOf = (element: Element, href: string, resolve: Resolve, host: string | null): Link => {
  const url = resolve(href)
  const rel = wordsOf(element, 'rel')
  return {
    url,
    text: labelOf(element),
    kind: kindOf(url, host),
    rel,
    nofollow: rel.includes('nofollow'),
    target: attributeOf(element, 'target'),
  }
}

export default feature('rest_web_links', async (query, context) => {
  const page = await readPage(query, context)
  const document = parseDocument(page.html)
  const base = baseOf(document, page.base)
  const resolve = resolverOf(base)
  const host = hostOf(page.base ?? base)
  const found = elementsIn(document, 'a', 'area').flatMap((element) => {
    const href = attributeOf(element, 'href')
    return href !== null && leadsElsewhere(href) ? linkOf(element, href, resolve, host) : []
  })
  const links = query.unique ? firstOf(found, ({ url }) => url) : found
  const countOf = (kind: Link['kind']): number => links.filter((link) => link.kind === kind).length
  const items = links.filter(({ kind }) => query.kind === 'all' || kind === query.kind).slice(0, query.limit)
  return {
    total: links.length,
    internal: countOf('internal'),
    external: countOf('external'),
    other: countOf('other'),
    nofollow: links.filter(({ nofollow }) => nofollow).length,
    count: items.length,
    items,
  }
})
