/** The episodes and songs of an anime, and what its viewers recommend. */
import * as v from 'valibot'
import { ask, path } from '../../define.js'
import { optionalNumber, optionalText, texts, whole } from '../../fields.js'
import type { UpstreamCaller } from '../../types.js'
import { flag, image, jikan, pageOf } from './parts.js'

const Episodes = pageOf(
  v.pipe(
    v.object({
      mal_id: whole,
      title: optionalText,
      title_japanese: optionalText,
      // Jikan's own spelling.
      title_romanji: optionalText,
      aired: optionalText,
      filler: flag,
      recap: flag,
      score: optionalNumber,
    }),
    v.transform(({ mal_id, title, title_japanese, title_romanji, aired, ...same }) => ({
      number: mal_id,
      title,
      titleJapanese: title_japanese,
      titleRomaji: title_romanji,
      aired: aired?.slice(0, 10) ?? null,
      ...same,
    })),
  ),
)

const Recommendation = v.pipe(
  v.object({
    entry: v.object({ mal_id: whole, title: v.string(), images: image, url: v.string() }),
    votes: whole,
  }),
  v.transform(({ entry, votes }) => ({
    malId: entry.mal_id,
    title: entry.title,
    votes,
    image: entry.images,
    url: entry.url,
  })),
)
const Recommendations = v.object({ data: v.array(Recommendation) })

const Songs = v.object({ data: v.object({ openings: texts, endings: texts }) })

/**
 * A page of the episodes of an anime; null where there is no such anime.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const episodesOf = (
  context: UpstreamCaller,
  { id, page }: { id: number; page: number },
): Promise<v.InferOutput<typeof Episodes> | null> =>
  ask(jikan, context, Episodes, { path: path`/anime/${id}/episodes`, query: { page } })

/**
 * What viewers of an anime recommend, in Jikan's order; null where there is no such anime.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const recommendationsOf = async (
  context: UpstreamCaller,
  id: number,
): Promise<v.InferOutput<typeof Recommendation>[] | null> =>
  (await ask(jikan, context, Recommendations, { path: path`/anime/${id}/recommendations` }))?.data ?? null

/**
 * The songs of an anime as MyAnimeList writes them, such as `1: "Song (日本語)" by Artist (eps 1-12)`; null where there
 * is no such anime.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const songsOf = async (
  context: UpstreamCaller,
  id: number,
): Promise<v.InferOutput<typeof Songs>['data'] | null> =>
  (await ask(jikan, context, Songs, { path: path`/anime/${id}/themes` }))?.data ?? null
