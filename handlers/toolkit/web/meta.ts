import type { Document } from 'domhandler'
import type { Data } from '#operation'
import { feature } from '#toolkit'
import { codePointLength } from '#toolkit/lib/text/code-points'
import { baseOf, resolverOf, type Resolve } from '#toolkit/lib/web/addresses'
import { attributeOf, elementsIn, parseDocument, titleOf, wordsOf } from '#toolkit/lib/web/document'
import { canonicalOf, metaTagsOf, namedContent, type MetaTag } from '#toolkit/lib/web/metas'
import { readPage } from '#toolkit/lib/web/page'

type Metadata = Data<'rest_web_meta'>

const charsetOf = (document: Document, tags: readonly MetaTag[]): string | null => {
  const declared = elementsIn(document, 'meta').flatMap(
    (element) => attributeOf(element, 'charset')?.trim() || [],
  )
  const ofType = tags
    .filter(({ httpEquiv }) => httpEquiv === 'content-type')
    .flatMap(({ content }) => /charset\s*=\s*["']?([^\s;"']+)/i.exec(content)?.[1] ?? [])
  return [...declared, ...ofType][0]?.toLowerCase() ?? null
}

const alternatesOf = (document: Document, resolve: Resolve): Metadata['alternates'] =>
  elementsIn(document, 'link')
    .filter((link) => wordsOf(link, 'rel').includes('alternate'))
    .flatMap((link) => {
      const [lang, href] = [attributeOf(link, 'hreflang'), attributeOf(link, 'href')]
      return lang === null || href === null ? [] : { lang, url: resolve(href) }
    })

export default feature('rest_web_meta', async (query, context) => {
  const page = await readPage(query, context)
  const document = parseDocument(page.html)
  const resolve = resolverOf(baseOf(document, page.base))
  const tags = metaTagsOf(document)
  const contentOf = (name: string): string | null => namedContent(tags, name)
  const [title, description] = [titleOf(document), contentOf('description')]
  const [html] = elementsIn(document, 'html')
  return {
    title,
    titleLength: codePointLength(title ?? ''),
    description,
    descriptionLength: codePointLength(description ?? ''),
    canonical: canonicalOf(document, resolve),
    lang: (html === undefined ? null : attributeOf(html, 'lang')?.trim()) || null,
    charset: charsetOf(document, tags),
    viewport: contentOf('viewport'),
    robots: contentOf('robots'),
    author: contentOf('author'),
    generator: contentOf('generator'),
    themeColor: contentOf('theme-color'),
    keywords: (contentOf('keywords') ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
    alternates: alternatesOf(document, resolve),
    metas: tags.flatMap(({ name, property, httpEquiv, content }) => {
      const key = name ?? property ?? httpEquiv
      return key === null ? [] : { key, content }
    }),
  }
})
