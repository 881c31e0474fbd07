/** One anime or manga of MyAnimeList. */
import * as v from 'valibot'
import { ask, path } from '../../define.js'
import { names, optionalNumber, optionalText, optionalWhole, texts, whole } from '../../fields.js'
import type { UpstreamCaller } from '../../types.js'
import { flag, jikan, largeImage } from './parts.js'

const Dates = v.pipe(
  v.nullish(v.object({ from: optionalText, to: optionalText }), null),
  v.transform((dates) => dates ?? { from: null, to: null }),
)

const Work = v.pipe(
  v.object({ mal_id: whole, type: v.string(), name: v.string() }),
  v.transform(({ mal_id: malId, type, name }) => ({ malId, type, name })),
)

const Relation = v.pipe(
  v.object({ relation: v.string(), entry: v.nullish(v.array(Work), []) }),
  v.transform(({ relation, entry }) => ({ relation, entries: entry })),
)

const Anime = v.pipe(
  v.object({
    mal_id: whole,
    url: v.string(),
    title: v.string(),
    title_english: optionalText,
    title_japanese: optionalText,
    title_synonyms: texts,
    type: optionalText,
    source: optionalText,
    episodes: optionalWhole,
    status: optionalText,
    airing: flag,
    aired: Dates,
    duration: optionalText,
    rating: optionalText,
    score: optionalNumber,
    scored_by: optionalWhole,
    rank: optionalWhole,
    popularity: optionalWhole,
    members: optionalWhole,
    season: optionalText,
    year: optionalWhole,
    broadcast: v.nullish(v.object({ string: optionalText }), null),
    synopsis: optionalText,
    studios: names,
    genres: names,
    themes: names,
    demographics: names,
    images: largeImage,
    trailer: v.nullish(v.object({ url: optionalText }), null),
    streaming: v.nullish(v.array(v.object({ name: v.string(), url: v.string() })), []),
    relations: v.nullish(v.array(Relation), []),
  }),
  v.transform(({ mal_id, title_english, title_japanese, title_synonyms, aired, scored_by, ...rest }) => {
    const { broadcast, images, trailer, ...same } = rest
    return {
      ...same,
      malId: mal_id,
      titleEnglish: title_english,
      titleJapanese: title_japanese,
      synonyms: title_synonyms,
      airedFrom: aired.from,
      airedTo: aired.to,
      scoredBy: scored_by,
      broadcast: broadcast?.string ?? null,
      image: images,
      trailer: trailer?.url ?? null,
    }
  }),
)

const Manga = v.pipe(
  v.object({
    mal_id: whole,
    url: v.string(),
    title: v.string(),
    title_english: optionalText,
    title_japanese: optionalText,
    type: optionalText,
    chapters: optionalWhole,
    volumes: optionalWhole,
    status: optionalText,
    publishing: flag,
    published: Dates,
    score: optionalNumber,
    scored_by: optionalWhole,
    rank: optionalWhole,
    popularity: optionalWhole,
    synopsis: optionalText,
    authors: names,
    serializations: names,
    genres: names,
    themes: names,
    demographics: names,
    images: largeImage,
  }),
  v.transform(({ mal_id, title_english, title_japanese, published, scored_by, images, ...same }) => ({
    ...same,
    malId: mal_id,
    titleEnglish: title_english,
    titleJapanese: title_japanese,
    publishedFrom: published.from,
    publishedTo: published.to,
    scoredBy: scored_by,
    image: images,
  })),
)

const AnimeAnswer = v.object({ data: Anime })
const MangaAnswer = v.object({ data: Manga })

/**
 * An anime with all that MyAnimeList says of it; null where there is none of this id.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const animeOf = async (
  context: UpstreamCaller,
  id: number,
): Promise<v.InferOutput<typeof Anime> | null> =>
  (await ask(jikan, context, AnimeAnswer, { path: path`/anime/${id}/full` }))?.data ?? null

/**
 * A manga with all that MyAnimeList says of it; null where there is none of this id.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const mangaOf = async (
  context: UpstreamCaller,
  id: number,
): Promise<v.InferOutput<typeof Manga> | null> =>
  (await ask(jikan, context, MangaAnswer, { path: path`/manga/${id}/full` }))?.data ?? null
