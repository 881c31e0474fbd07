import type { Document } from 'domhandler'
import { feature } from '#toolkit'
import { baseOf, resolverOf, type Resolve } from '#toolkit/lib/web/addresses'
import { parseDocument, titleOf } from '#toolkit/lib/web/document'
import { canonicalOf, metaTagsOf, namedContent, prefixedContents, type MetaTag } from '#toolkit/lib/web/metas'
import { readPage, type Page } from '#toolkit/lib/web/page'

/** Of these the features says which are missing, in this order. */
const WANTED = ['og:title', 'og:type', 'og:image', 'og:url', 'og:description', 'twitter:card']

const IMAGES = new Set(['image', 'image:url'])

/** The first content of each key. */
const firstOf = (contents: readonly (readonly [string, string])[]): Map<string, string> =>
  new Map(contents.toReversed())

const imagesOf = (tags: readonly MetaTag[], resolve: Resolve): string[] => {
  const written = prefixedContents(tags, 'og:').filter(([key, content]) => IMAGES.has(key) && content !== '')
  return [...new Set(written.map(([, content]) => resolve(content)))]
}

/** The first that is there and not empty. */
const firstText = (...texts: readonly (string | null | undefined)[]): string | null =>
  texts.find((text) => text !== undefined && text !== null && text !== '') ?? null

const previewOf = (
  { document, page, resolve }: { document: Document; page: Page; resolve: Resolve },
  tags: readonly MetaTag[],
  [image]: readonly string[],
) => {
  const og = firstOf(prefixedContents(tags, 'og:'))
  const twitter = firstOf(prefixedContents(tags, 'twitter:'))
  const twitterImage = firstText(twitter.get('image'), twitter.get('image:src'))
  const shown = image ?? (twitterImage === null ? null : resolve(twitterImage))
  const url = firstText(og.get('url'))
  return {
    title: firstText(og.get('title'), twitter.get('title'), titleOf(document)),
    description: firstText(
      og.get('description'),
      twitter.get('description'),
      namedContent(tags, 'description'),
    ),
    image: shown,
    url: (url === null ? canonicalOf(document, resolve) : resolve(url)) ?? page.url,
    siteName: firstText(og.get('site_name')),
    type: firstText(og.get('type')) ?? 'website',
    card: firstText(twitter.get('card')) ?? (shown === null ? 'summary' : 'summary_large_image'),
  }
}

const sorted = (contents: readonly (readonly [string, string])[]): Record<string, string> =>
  Object.fromEntries([...firstOf(contents)].toReversed())

export default feature('rest_web_openGraph', async (query, context) => {
  const page = await readPage(query, context)
  const document = parseDocument(page.html)
  const resolve = resolverOf(baseOf(document, page.base))
  const tags = metaTagsOf(document)
  const [og, twitter] = [prefixedContents(tags, 'og:'), prefixedContents(tags, 'twitter:')]
  const images = imagesOf(tags, resolve)
  const present = new Set([...og.map(([key]) => `og:${key}`), ...twitter.map(([key]) => `twitter:${key}`)])
  return {
    og: sorted(og),
    twitter: sorted(twitter),
    images,
    preview: previewOf({ document, page, resolve }, tags, images),
    missing: WANTED.filter((key) => !present.has(key)),
  }
})
