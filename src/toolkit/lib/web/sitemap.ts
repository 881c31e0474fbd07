import { unprocessable } from '../../errors.js'
import { ownText } from '../markup/xml-query.js'
import { readXml, type XmlElement } from '../markup/xml-text.js'
import { quoted } from '../common/quoted.js'
import { inWords } from '../text/line-column.js'

/** A page, or another sitemap of an index. */
export interface SitemapEntry {
  loc: string
  /** As written. */
  lastmod: string | null
  changefreq: string | null
  priority: number | null
  /** How many images the entry lists. */
  images: number
}

export interface Sitemap {
  kind: 'urlset' | 'index' | 'text'
  entries: SitemapEntry[]
}

const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1)

const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child): child is XmlElement => 'name' in child && localName(child) === name)

const textOf = (element: XmlElement, name: string): string | null => {
  const [child] = childrenOf(element, name)
  return child === undefined ? null : ownText(child)
}

const numberOf = (text: string | null): number | null =>
  text !== null && /^[+-]?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/.test(text) ? Number(text) : null

/** An entry without a loc leads nowhere, and is none. */
const entryOf = (element: XmlElement): SitemapEntry | [] => {
  const loc = textOf(element, 'loc')
  if (loc === null) return []
  return {
    loc,
    lastmod: textOf(element, 'lastmod'),
    changefreq: textOf(element, 'changefreq'),
    priority: numberOf(textOf(element, 'priority')),
    images: childrenOf(element, 'image').length,
  }
}

const readMarkup = (text: string): Sitemap => {
  const reading = readXml(text)
  if ('fault' in reading)
    return unprocessable(
      `the sitemap is not well-formed XML: ${inWords(reading.fault)}: ${reading.fault.message}.`,
    )
  const { root } = reading
  switch (localName(root)) {
    case 'urlset':
      return { kind: 'urlset', entries: childrenOf(root, 'url').flatMap(entryOf) }
    case 'sitemapindex':
      return { kind: 'index', entries: childrenOf(root, 'sitemap').flatMap(entryOf) }
    default:
      return unprocessable(
        `${quoted(root.name)} is not the root of a sitemap: that is urlset or sitemapindex.`,
      )
  }
}

const readLines = (text: string): Sitemap => {
  const entries = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => /^https?:\/\//i.test(line) && URL.canParse(line))
    .map((loc) => ({ loc, lastmod: null, changefreq: null, priority: null, images: 0 }))
  return entries.length === 0 ? unprocessable('the sitemap has no addresses.') : { kind: 'text', entries }
}

/**
 * Reads a sitemap or an index of sitemaps (sitemaps.org, protocol 0.9), in XML or as a list of addresses.
 * @throws FeatureError 422 for broken XML, another root, or a text without addresses
 */
export const readSitemap = (text: string): Sitemap => {
  const content = text.replace(/^\ufeff/, '')
  return content.trimStart().startsWith('<') ? readMarkup(content.trimStart()) : readLines(content)
}
