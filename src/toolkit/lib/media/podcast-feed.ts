import { unprocessable } from '../../errors.js'
import { rootElement } from '../markup/xml-document.js'
import { childrenNamed, textOf } from '../markup/xml-query.js'
import type { XmlElement } from '../markup/xml-text.js'

/** The namespace of Apple's elements, in lower case: feeds have also written it as DTDs/Podcast-1.0.dtd. */
const ITUNES = 'http://www.itunes.com/dtds/podcast-1.0.dtd'

/** The prefixes of the iTunes namespace inside an element, '' for the default one. */
const itunesPrefixes = (element: XmlElement, outside: ReadonlySet<string>): ReadonlySet<string> => {
  const bound = [...element.attributes].flatMap(([name, value]) => {
    const prefix = name === 'xmlns' ? '' : /^xmlns:(.+)$/.exec(name)?.[1]
    return prefix === undefined ? [] : [{ prefix, isItunes: value.trim().toLowerCase() === ITUNES }]
  })
  if (bound.length === 0) return outside
  const inside = new Set(outside)
  for (const { prefix, isItunes } of bound)
    if (isItunes) inside.add(prefix)
    else inside.delete(prefix)
  return inside
}

/** Writes the names of the iTunes namespace with the prefix itunes, whichever the document has bound to it (Namespaces in XML 1.0). */
const withUsualPrefix = (root: XmlElement): void => {
  // A stack instead of recursion: elements may be nested 100,000 deep.
  const open: [element: XmlElement, outside: ReadonlySet<string>][] = [[root, new Set()]]
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const [element, outside] = entry
    const prefixes = itunesPrefixes(element, outside)
    const colon = element.name.indexOf(':')
    if (prefixes.has(element.name.slice(0, Math.max(colon, 0))))
      element.name = `itunes:${element.name.slice(colon + 1)}`
    for (const child of element.children) if ('name' in child) open.push([child, prefixes])
  }
}

/**
 * The channel of an RSS document.
 * @throws {FeatureError} 422 where the document is not well-formed or has no channel
 */
export const channelOf = (xml: string): XmlElement => {
  const root = rootElement('xml', xml)
  withUsualPrefix(root)
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
