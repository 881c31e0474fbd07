import type { Document, Element } from 'domhandler'
import { attributeOf, elementsIn } from './document.js'

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
