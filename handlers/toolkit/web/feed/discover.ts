import type { Data } from '#operation'
import { feature } from '#toolkit'
import { baseOf, resolverOf } from '#toolkit/lib/web/addresses'
import { firstOf } from '#toolkit/lib/common/first-of'
import { attributeOf, elementsIn, parseDocument, wordsOf } from '#toolkit/lib/web/document'
import { readPage } from '#toolkit/lib/web/page'

type Feed = Data<'rest_web_feed'>['items'][number]

const KINDS = new Map<string, Feed['kind']>([
  ['application/rss+xml', 'rss'],
  ['application/atom+xml', 'atom'],
  ['application/feed+json', 'json'],
  ['application/json', 'json'],
  ['text/xml', 'xml'],
  ['application/xml', 'xml'],
])

const pathOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).pathname : address.replace(/[?#].*$/s, '')

/** WordPress announces its API as an alternate of type JSON. */
const isApi = ({ url, kind }: Feed): boolean => kind === 'json' && pathOf(url).includes('/wp-json/')

export default feature('rest_web_feed', async (query, context) => {
  const page = await readPage(query, context)
  const document = parseDocument(page.html)
  const resolve = resolverOf(baseOf(document, page.base))
  const feeds = elementsIn(document, 'link')
    .filter((link) => wordsOf(link, 'rel').includes('alternate'))
    .flatMap((link): Feed | [] => {
      const kind = KINDS.get((attributeOf(link, 'type') ?? '').replace(/;.*$/s, '').trim().toLowerCase())
      const href = attributeOf(link, 'href')?.trim() ?? ''
      if (kind === undefined || href === '') return []
      return { url: resolve(href), kind, title: attributeOf(link, 'title')?.trim() || null }
    })
    .filter((feed) => !isApi(feed))
  const items = firstOf(feeds, ({ url }) => url)
  return { count: items.length, items }
})
