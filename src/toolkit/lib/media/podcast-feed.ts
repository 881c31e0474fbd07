import { unprocessable } from '../../errors.js'
import { rootElement } from '../markup/xml-document.js'
import { withPrefix } from '../markup/xml-namespace.js'
import { childrenNamed, textOf } from '../markup/xml-query.js'
import type { XmlElement } from '../markup/xml-text.js'

/** The namespace of Apple's elements, in lower case: feeds have also written it as DTDs/Podcast-1.0.dtd. */
const ITUNES = 'http://www.itunes.com/dtds/podcast-1.0.dtd'

const isItunes = (uri: string): boolean => uri.toLowerCase() === ITUNES

/**
 * The channel of an RSS document.
 * @throws {FeatureError} 422 where the document is not well-formed or has no channel
 */
export const channelOf = (xml: string): XmlElement => {
  const root = rootElement('xml', xml)
  withPrefix(root, isItunes, 'itunes:')
  const channel = root.name === 'rss' ? childrenNamed(root, 'channel')[0] : undefined
  return channel ?? unprocessable('xml is not an RSS document: it has no rss element with a channel.')
}

const EXPLICIT: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  explicit: true,
  false: false,
  no: false,
  clean: false,
}

/** What itunes:explicit says of a channel or an item; null where it says nothing known. */
export const explicitOf = (element: XmlElement): boolean | null => {
  const word = textOf(element, 'itunes:explicit')?.toLowerCase() ?? ''
  return Object.hasOwn(EXPLICIT, word) ? (EXPLICIT[word] ?? null) : null
}

/** Texts of itunes:category in document order, a nested one after its parent. */
export const categoriesOf = (element: XmlElement): string[] => {
  const found: string[] = []
  const open = childrenNamed(element, 'itunes:category').toReversed()
  for (let category = open.pop(); category !== undefined; category = open.pop()) {
    const text = category.attributes.get('text')?.trim() ?? ''
    if (text !== '') found.push(text)
    open.push(...childrenNamed(category, 'itunes:category').toReversed())
  }
  return found
}

/** Seconds of itunes:duration: seconds, MM:SS or HH:MM:SS; null where it is none of them. */
export const durationOf = (item: XmlElement): number | null => {
  const text = textOf(item, 'itunes:duration') ?? ''
  if (!/^\d{1,9}(:[0-5]?\d){0,2}$/.test(text)) return null
  return text.split(':').reduce((total, part) => 60 * total + Number(part), 0)
}

/** A whole number above 0, of at most 15 digits; null where the text is none. */
export const positiveInteger = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) && Number(text) > 0 ? Number(text) : null
