import { DetectError, MalformedError, ParseError, parseFeed } from 'feedsmith'
import { unprocessable } from '../../errors.js'
import { attempt } from '../common/attempt.js'
import { readFeedDate } from './feed-dates.js'

/** What the formats have in common. Texts are as the feed has them, with mark-up. */
export interface FeedEntry {
  title: string | null
  link: string | null
  id: string | null
  /** ISO 8601 in UTC. */
  published: string | null
  author: string | null
  categories: string[]
  summary: string | null
}

export interface FeedDocument {
  format: 'rss' | 'atom' | 'rdf' | 'json'
  title: string | null
  description: string | null
  link: string | null
  language: string | null
  /** ISO 8601 in UTC. */
  updated: string | null
  entries: FeedEntry[]
}

const parsedOf = (text: string) => parseFeed(text)

type Parsed = ReturnType<typeof parsedOf>
type Of<Format extends Parsed['format']> = Extract<Parsed, { format: Format }>['feed']
type Text = string | null | undefined

const first = (...texts: readonly Text[]): string | null =>
  texts.find((text) => text !== undefined && text !== null && text.trim() !== '')?.trim() ?? null

const firstDate = (...texts: readonly Text[]): string | null => {
  const written = first(...texts)
  return written === null ? null : readFeedDate(written)
}

const named = (values: readonly Text[] | undefined): string[] =>
  (values ?? []).flatMap((value) => first(value) ?? [])

interface AtomLink {
  href?: string | undefined
  rel?: string | undefined
}

/** The page of an Atom feed or entry. */
const pageOf = (links: readonly AtomLink[] | undefined): string | null =>
  first(links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href)

const latest = (entries: readonly FeedEntry[]): string | null =>
  entries.reduce<string | null>(
    (last, { published }) => (published !== null && (last === null || published > last) ? published : last),
    null,
  )

const fromRss = (feed: Of<'rss'>): FeedDocument => {
  const entries = (feed.items ?? []).map((item): FeedEntry => ({
    title: first(item.title),
    link: first(item.link),
    id: first(item.guid?.value),
    published: firstDate(item.pubDate, item.dc?.dates?.[0]),
    author: first(item.authors?.[0]?.name, item.dc?.creators?.[0]),
    categories: named(item.categories?.map(({ name }) => name)),
    summary: first(item.description, item.content?.encoded),
  }))
  return {
    format: 'rss',
    title: first(feed.title),
    description: first(feed.description),
    link: first(feed.link),
    language: first(feed.language, feed.dc?.languages?.[0]),
    updated: firstDate(feed.lastBuildDate) ?? latest(entries),
    entries,
  }
}

const fromRdf = (feed: Of<'rdf'>): FeedDocument => {
  const entries = (feed.items ?? []).map((item): FeedEntry => ({
    title: first(item.title),
    link: first(item.link),
    id: null,
    published: firstDate(item.dc?.dates?.[0]),
    author: first(item.dc?.creators?.[0]),
    categories: [],
    summary: first(item.description, item.content?.encoded),
  }))
  return {
    format: 'rdf',
    title: first(feed.title),
    description: first(feed.description),
    link: first(feed.link),
    language: first(feed.dc?.languages?.[0]),
    updated: latest(entries),
    entries,
  }
}

const fromAtom = (feed: Of<'atom'>): FeedDocument => {
  const entries = (feed.entries ?? []).map((entry): FeedEntry => ({
    title: first(entry.title?.value),
    link: pageOf(entry.links),
    id: first(entry.id),
    published: firstDate(entry.published, entry.dc?.dates?.[0], entry.updated),
    author: first(entry.authors?.[0]?.name, entry.dc?.creators?.[0]),
    categories: named(entry.categories?.map(({ term }) => term)),
    summary: first(entry.summary?.value, entry.content?.value),
  }))
  return {
    format: 'atom',
    title: first(feed.title?.value),
    description: first(feed.subtitle?.value),
    link: pageOf(feed.links),
    language: first(feed.xml?.lang),
    updated: firstDate(feed.updated) ?? latest(entries),
    entries,
  }
}

const fromJson = (feed: Of<'json'>): FeedDocument => {
  const entries = (feed.items ?? []).map((item): FeedEntry => ({
    title: first(item.title),
    link: first(item.url),
    id: first(item.id),
    published: firstDate(item.date_published, item.date_modified),
    author: first(item.authors?.[0]?.name),
    categories: named(item.tags),
    summary: first(item.summary, item.content_html, item.content_text),
  }))
  return {
    format: 'json',
    title: first(feed.title),
    description: first(feed.description),
    link: first(feed.home_page_url),
    language: first(feed.language),
    updated: latest(entries),
    entries,
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof DetectError || error instanceof MalformedError || error instanceof ParseError

/**
 * Reads an RSS, Atom, RDF or JSON feed.
 * @throws FeatureError 422 for a text that is none of them, or is broken
 */
export const readFeed = (text: string): FeedDocument => {
  const parsed = attempt(() => parsedOf(text), isRefusal)
  switch (parsed?.format) {
    case 'rss':
      return fromRss(parsed.feed)
    case 'atom':
      return fromAtom(parsed.feed)
    case 'rdf':
      return fromRdf(parsed.feed)
    case 'json':
      return fromJson(parsed.feed)
    case undefined:
      return unprocessable('the text is not an RSS, Atom, RDF or JSON feed that can be read.')
  }
}
