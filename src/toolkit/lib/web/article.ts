import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { serialize } from 'parse5'
import { adapter } from 'parse5-htmlparser2-tree-adapter'
import { baseOf, resolverOf } from './addresses.js'
import { attributeOf, elementsIn, parseDocument } from './document.js'
import type { Page } from './page.js'

/** The readable part of a page. */
export interface Article {
  title: string
  byline: string | null
  siteName: string | null
  lang: string | null
  excerpt: string | null
  publishedTime: string | null
  /** HTML with absolute addresses, not yet cleaned of scripts. */
  content: string
}

/** The page's source as browsers read it, with absolute addresses: linkedom neither repairs HTML nor knows a base. */
const repaired = (page: Page): string => {
  const document = parseDocument(page.html)
  const resolve = resolverOf(baseOf(document, page.base))
  for (const element of elementsIn(document)) {
    for (const name of ['href', 'src']) {
      const address = attributeOf(element, name)
      if (address !== null) element.attribs[name] = resolve(address)
    }
  }
  return serialize(document, { treeAdapter: adapter })
}

/**
 * The article that Readability finds on a page; null where it finds none.
 * @throws FeatureError 422 for elements nested deeper than 1,000
 */
export const articleOf = (page: Page): Article | null => {
  // Its type needs the types of a browser, which a server does not have.
  const { document } = parseHTML(repaired(page)) as unknown as { document: object }
  const found = new Readability(document).parse()
  if (found === null || typeof found.content !== 'string') return null
  return {
    title: found.title ?? '',
    byline: found.byline || null,
    siteName: found.siteName || null,
    lang: found.lang || null,
    excerpt: found.excerpt || null,
    publishedTime: found.publishedTime || null,
    content: found.content,
  }
}
