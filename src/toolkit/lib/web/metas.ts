import type { Document, Element } from 'domhandler'
import type { Resolve } from './addresses.js'
import { attributeOf, elementsIn, wordsOf } from './document.js'

/** A meta element that says something under a key. */
export interface MetaTag {
  /** In lower case. */
  name: string | null
  /** In lower case. */
  property: string | null
  /** In lower case. */
  httpEquiv: string | null
  /** As written. */
  content: string
}

const keyOf = (element: Element, attribute: string): string | null =>
  attributeOf(element, attribute)?.trim().toLowerCase() || null

/** The meta elements of a page that have a content and a name, a property or an http-equiv, in page order. */
export const metaTagsOf = (document: Document): MetaTag[] =>
  elementsIn(document, 'meta').flatMap((element) => {
    const content = attributeOf(element, 'content')
    const [name, property, httpEquiv] = [
      keyOf(element, 'name'),
      keyOf(element, 'property'),
      keyOf(element, 'http-equiv'),
    ]
    const isKeyed = name !== null || property !== null || httpEquiv !== null
    return content === null || !isKeyed ? [] : { name, property, httpEquiv, content }
  })

/** The content, trimmed, of the first tag of that name; null where it is missing or empty. */
export const namedContent = (tags: readonly MetaTag[], name: string): string | null =>
  tags.find((tag) => tag.name === name)?.content.trim() || null

/** Keys behind a prefix such as `og:` and their contents, trimmed, of the tags whose property, else name, has it; in page order. */
export const prefixedContents = (
  tags: readonly MetaTag[],
  prefix: string,
): [key: string, content: string][] =>
  tags.flatMap(({ property, name, content }) => {
    const key = [property, name].find((each) => each?.startsWith(prefix) === true)
    return typeof key === 'string' ? [[key.slice(prefix.length), content.trim()]] : []
  })

/** The address of the first link with rel canonical; null where there is none. */
export const canonicalOf = (document: Document, resolve: Resolve): string | null => {
  const [href] = elementsIn(document, 'link')
    .filter((link) => wordsOf(link, 'rel').includes('canonical'))
    .flatMap((link) => attributeOf(link, 'href')?.trim() || [])
  return href === undefined ? null : resolve(href)
}
