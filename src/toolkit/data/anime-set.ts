import { Temporal } from 'temporal-polyfill'
import { packDataSet } from './container.js'
import { groupsOf } from './groups.js'
import type { DataSet } from './sets.js'
import { load } from './sources.js'

/** An anime as bangumi-data has it, reduced to what is answered. */
export interface AnimeRecord {
  title: string
  lang: string
  type: string
  /** ISO 8601 in UTC; empty where unknown. */
  begin: string
  officialSite: string
  english: readonly string[]
  chineseSimplified: readonly string[]
  chineseTraditional: readonly string[]
  ids: { mal: number | null; anilist: number | null; anidb: number | null; tmdb: string | null }
  /** Where it streams: the site's key, and the whole address. */
  streaming: readonly (readonly [site: string, url: string])[]
}

/** What an anime is found by: all its titles as `searchKey` writes them. The latest begin comes first, none last, then by title. */
export type AnimeIndexRow = readonly string[]

/** What a month's list shows of an anime; those of a year in Japan are a part, the earliest first. */
export type AnimePremiereRow = readonly [
  /** Date and time in Japan, YYYY-MM-DDTHH:mm. */
  jst: string,
  title: string,
  english: string | null,
  type: string,
  malId: number | null,
  officialSite: string | null,
]

/** The part of a year in Japan. */
export const premieresPartOf = (year: number): string => `premieres-${year}`

/** Records a part. */
const CHUNK = 64

/** The part that has the record of a row of the index, and its place there. */
export const animePartOf = (index: number): { part: string; place: number } => ({
  part: `records-${Math.floor(index / CHUNK)}`,
  place: index % CHUNK,
})

/** How titles are compared: in compatibility form and lower case. */
export const searchKey = (text: string): string => text.normalize('NFKC').toLowerCase()

interface SourceSite {
  site: string
  id?: string
  url?: string
}

interface SourceItem {
  title: string
  titleTranslate: Readonly<Record<string, readonly string[]>>
  type: string
  lang: string
  officialSite: string
  begin: string
  sites: readonly SourceSite[]
}

interface Source {
  siteMeta: Readonly<Record<string, { urlTemplate: string; type: string }>>
  items: readonly SourceItem[]
}

const streamsOf = ({ sites }: SourceItem, { siteMeta }: Source): [string, string][] =>
  sites.flatMap(({ site, id, url }): [string, string][] => {
    const meta = siteMeta[site]
    if (meta?.type !== 'onair') return []
    const address = url ?? (id === undefined ? undefined : meta.urlTemplate.replace('{{id}}', () => id))
    return address === undefined ? [] : [[site, address]]
  })

const recordOf = (item: SourceItem, source: Source): AnimeRecord => {
  const idOf = (site: string): string | null => item.sites.find((place) => place.site === site)?.id ?? null
  const numberOf = (site: string): number | null => {
    const id = idOf(site)
    return id === null || !/^\d+$/.test(id) ? null : Number(id)
  }
  return {
    title: item.title,
    lang: item.lang,
    type: item.type,
    begin: item.begin,
    officialSite: item.officialSite,
    english: item.titleTranslate['en'] ?? [],
    chineseSimplified: item.titleTranslate['zh-Hans'] ?? [],
    chineseTraditional: item.titleTranslate['zh-Hant'] ?? [],
    ids: {
      mal: numberOf('mal'),
      anilist: numberOf('aniList'),
      anidb: numberOf('anidb'),
      tmdb: idOf('tmdb'),
    },
    streaming: streamsOf(item, source),
  }
}

const indexRowOf = ({ title, titleTranslate }: SourceItem): AnimeIndexRow => [
  ...new Set([title, ...Object.values(titleTranslate).flat()].map(searchKey)),
]

const premiereOf = ({ begin, title, english, type, ids, officialSite }: AnimeRecord): AnimePremiereRow => [
  Temporal.Instant.from(begin)
    .toZonedDateTimeISO('Asia/Tokyo')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' }),
  title,
  english[0] ?? null,
  type,
  ids.mal,
  officialSite === '' ? null : officialSite,
]

/** By code units. */
const compare = (one: string, other: string): number => Number(one > other) - Number(one < other)

/** ISO 8601 in UTC sorts as text; what has no begin is '' and comes last. */
const latestFirst = (one: SourceItem, other: SourceItem): number =>
  compare(other.begin, one.begin) || compare(one.title, other.title)

const partsOf = (source: Source): Readonly<Record<string, unknown>> => {
  const items = source.items.toSorted(latestFirst)
  const records = items.map((item) => recordOf(item, source))
  const dated = records
    .toReversed()
    .filter(({ begin }) => begin !== '')
    .sort((one, other) => compare(one.begin, other.begin) || compare(one.title, other.title))
  return {
    index: items.map(indexRowOf),
    ...Object.fromEntries(groupsOf(records, (_, index) => animePartOf(index).part)),
    ...Object.fromEntries(
      groupsOf(dated.map(premiereOf), ([jst]) => premieresPartOf(Number(jst.slice(0, 4)))),
    ),
  }
}

/** Titles, ids, sites and first broadcasts of anime. */
export const anime: DataSet = {
  name: 'anime',
  title: 'Anime: titles, ids, sites and first broadcasts',
  sources: { packages: ['bangumi-data'] },
  licence: 'CC-BY-4.0',
  pack: () => Promise.resolve(packDataSet(partsOf(load('bangumi-data') as Source))),
}
