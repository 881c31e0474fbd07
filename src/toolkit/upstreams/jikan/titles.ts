/** One anime or manga of MyAnimeList. */
import * as v from 'valibot'
import { ask, path } from '../define.js'
import type { UpstreamCaller } from '../types.js'
import { decimal, flag, integer, jikan, largeImage, names, optionalInteger, text, texts } from './parts.js'

const Dates = v.pipe(
  v.nullish(v.object({ from: text, to: text }), null),
  v.transform((dates) => dates ?? { from: null, to: null }),
)

const Work = v.pipe(
  v.object({ mal_id: integer, type: v.string(), name: v.string() }),
  v.transform(({ mal_id: malId, type, name }) => ({ malId, type, name })),
)

const Relation = v.pipe(
  v.object({ relation: v.string(), entry: v.nullish(v.array(Work), []) }),
  v.transform(({ relation, entry }) => ({ relation, entries: entry })),
)

const Anime = v.pipe(
  v.object({
    mal_id: integer,
    url: v.string(),
    title: v.string(),
    title_english: text,
    title_japanese: text,
    title_synonyms: texts,
    type: text,
    source: text,
    episodes: optionalInteger,
    status: text,
    airing: flag,
    aired: Dates,
    duration: text,
    rating: text,
    score: decimal,
    scored_by: optionalInteger,
    rank: optionalInteger,
    popularity: optionalInteger,
    members: optionalInteger,
    season: text,
    year: optionalInteger,
    broadcast: v.nullish(v.object({ string: text }), null),
    synopsis: text,
    studios: names,
    genres: names,
    themes: names,
    demographics: names,
    images: largeImage,
    trailer: v.nullish(v.object({ url: text }), null),
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
    mal_id: integer,
    url: v.string(),
    title: v.string(),
    title_english: text,
    title_japanese: text,
    type: text,
    chapters: optionalInteger,
    volumes: optionalInteger,
    status: text,
    publishing: flag,
    published: Dates,
    score: decimal,
    scored_by: optionalInteger,
    rank: optionalInteger,
    popularity: optionalInteger,
    synopsis: text,
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
