import * as v from 'valibot'
import { ask, askAlways, path } from '../define.js'
import { filledText, optionalText, whole } from '../fields.js'
import { entertainment } from '../tables/entertainment.js'
import type { UpstreamCaller } from '../types.js'

const { mangadex } = entertainment

/** A text by language. Without any it is an empty list, which a record of none fits too. */
const ByLanguage = v.record(v.string(), v.string())

const Relationship = v.object({
  type: v.string(),
  attributes: v.nullish(v.object({ name: optionalText, fileName: optionalText }), null),
})
const Relationships = v.nullish(v.array(Relationship), [])

const Manga = v.pipe(
  v.object({
    id: v.string(),
    attributes: v.object({
      title: ByLanguage,
      altTitles: v.nullish(v.array(ByLanguage), []),
      originalLanguage: v.string(),
      status: optionalText,
      year: v.nullish(whole, null),
      publicationDemographic: optionalText,
      contentRating: v.string(),
      availableTranslatedLanguages: v.nullish(v.array(v.nullable(v.string())), []),
      lastVolume: filledText,
      lastChapter: filledText,
      tags: v.nullish(v.array(v.object({ attributes: v.object({ name: ByLanguage }) })), []),
    }),
    relationships: Relationships,
  }),
  v.transform(({ id, attributes, relationships }) => {
    const { title, altTitles, tags, availableTranslatedLanguages, ...same } = attributes
    const others = altTitles.flatMap((titles) => Object.values(titles))
    const fileName = relationships.find(({ type }) => type === 'cover_art')?.attributes?.fileName
    return {
      id,
      title: title['en'] ?? Object.values(title)[0] ?? others[0] ?? '',
      altTitles: others,
      author: relationships.find(({ type }) => type === 'author')?.attributes?.name ?? null,
      originalLanguage: same.originalLanguage,
      status: same.status,
      year: same.year,
      demographic: same.publicationDemographic,
      contentRating: same.contentRating,
      languages: availableTranslatedLanguages.filter((code) => code !== null).toSorted(),
      lastVolume: same.lastVolume,
      lastChapter: same.lastChapter,
      tags: tags.flatMap((tag) => tag.attributes.name['en'] ?? []),
      cover:
        fileName === undefined || fileName === null
          ? null
          : `https://uploads.mangadex.org/covers/${id}/${fileName}.256.jpg`,
      url: `https://mangadex.org/title/${id}`,
    }
  }),
)

const Chapter = v.pipe(
  v.object({
    id: v.string(),
    attributes: v.object({
      volume: optionalText,
      chapter: optionalText,
      title: filledText,
      pages: v.nullish(whole, 0),
      publishAt: optionalText,
      externalUrl: optionalText,
    }),
    relationships: Relationships,
  }),
  v.transform(({ id, attributes: { externalUrl, ...same }, relationships }) => ({
    id,
    ...same,
    groups: relationships.flatMap(({ type, attributes }) =>
      type === 'scanlation_group' ? (attributes?.name ?? []) : [],
    ),
    external: externalUrl,
    url: `https://mangadex.org/chapter/${id}`,
  })),
)

const MangaFound = v.object({ total: whole, data: v.array(Manga) })
const Chapters = v.object({ total: whole, data: v.array(Chapter) })

/**
 * The manga that match a title, best first; none rated above suggestive.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const findMangaDexTitles = (
  context: UpstreamCaller,
  { q, limit }: { q: string; limit: number },
): Promise<v.InferOutput<typeof MangaFound>> =>
  askAlways(mangadex, context, MangaFound, {
    path: '/manga',
    query: {
      title: q,
      limit,
      'order[relevance]': 'desc',
      'contentRating[]': ['safe', 'suggestive'],
      'includes[]': ['author', 'cover_art'],
    },
  })

export interface ChaptersAsked {
  /** UUID of the manga. */
  id: string
  lang: string
  order: 'asc' | 'desc'
  offset: number
  limit: number
}

/**
 * The chapters of a manga in one language; null where there is no such manga.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const mangaChaptersOf = (
  context: UpstreamCaller,
  { id, lang, order, offset, limit }: ChaptersAsked,
): Promise<v.InferOutput<typeof Chapters> | null> =>
  ask(mangadex, context, Chapters, {
    path: path`/manga/${id}/feed`,
    query: {
      'translatedLanguage[]': lang,
      'order[chapter]': order,
      offset,
      limit,
      'includes[]': 'scanlation_group',
    },
  })
