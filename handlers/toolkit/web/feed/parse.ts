import { FeatureError, feature, type FeatureContext } from '#toolkit'
import { attempt } from '#toolkit/lib/common/attempt'
import { exactlyOne } from '#toolkit/lib/common/exactly-one'
import { tagless } from '#toolkit/lib/markup/tagless'
import { decodeMarkup } from '#toolkit/lib/web/charset'
import { collapsed, parseDocument, textIn } from '#toolkit/lib/web/document'
import { readFeed } from '#toolkit/lib/web/feed-document'
import { getResource, headerOf } from '#toolkit/lib/web/resource'

const MOST_CHARACTERS = 500

const fetched = async (url: string, context: FeatureContext): Promise<string> => {
  const { headers, body } = await getResource(url, context)
  return decodeMarkup(body, headerOf(headers, 'content-type'))
}

/** The text of what may be HTML; of elements nested too deep by their tags alone. */
const textOf = (html: string): string =>
  attempt(
    () => textIn(parseDocument(html)),
    (error) => error instanceof FeatureError,
  ) ?? tagless(html)

const plain = (html: string | null): string | null => {
  if (html === null) return null
  const text = /[<&]/.test(html) ? textOf(html) : html
  return Array.from(collapsed(text)).slice(0, MOST_CHARACTERS).join('') || null
}

export default feature('rest_web_feed_2', async ({ url, text, limit }, context) => {
  exactlyOne({ url, text }, ['url', 'text'])
  const feed = readFeed(url === undefined ? (text ?? '') : await fetched(url, context))
  const { format, link, language, updated, entries } = feed
  const items = entries.slice(0, limit).map((entry) => ({
    ...entry,
    title: plain(entry.title),
    summary: plain(entry.summary),
  }))
  return {
    format,
    title: plain(feed.title),
    description: plain(feed.description),
    link,
    language,
    updated,
    total: entries.length,
    count: items.length,
    items,
  }
})
