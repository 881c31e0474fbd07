import * as v from 'valibot'
import { askOrRefused, upstreamFails } from '../define.js'
import { optionalText, whole } from '../fields.js'
import { entertainment } from '../tables/entertainment.js'
import type { CallerFaults, UpstreamCaller } from '../types.js'

const { tracemoe } = entertainment

/** It answers the status of the picture's host when it cannot fetch the picture, so that only the words tell. */
const PICTURE_FAULTS: CallerFaults = {
  field: 'error',
  prefixes: ['Failed to fetch image', 'Invalid image url', 'Failed to process'],
}

const Anime = v.object({
  id: whole,
  idMal: v.nullish(whole, null),
  title: v.object({ romaji: v.string(), english: optionalText, native: optionalText }),
  isAdult: v.nullish(v.boolean(), false),
})

const Scene = v.object({
  // A bare number where AniList has no details.
  anilist: v.union([v.number(), Anime]),
  episode: v.unknown(),
  from: v.number(),
  to: v.number(),
  similarity: v.number(),
  image: v.string(),
  video: v.string(),
})

const Refusal = v.object({ error: v.pipe(v.string(), v.nonEmpty()) })
const Found = v.object({ frameCount: whole, result: v.array(Scene) })
const Answer = v.lazy((body) => (v.is(Refusal, body) ? Refusal : Found))

/** A scene that resembles a picture. */
export interface SceneFound extends Pick<
  v.InferOutput<typeof Scene>,
  'from' | 'to' | 'similarity' | 'image' | 'video'
> {
  anime: v.InferOutput<typeof Anime>
  /** Null when it is not a whole number, as of a special. */
  episode: number | null
}

/** The scenes found, or why the picture cannot be searched. */
export type SceneSearch = { framesSearched: number; scenes: SceneFound[] } | { fault: string }

const isPictureFault = (error: string): boolean =>
  PICTURE_FAULTS.prefixes.some((prefix) => error.startsWith(prefix))

/**
 * The scenes that resemble the picture at a public address, best first, without those of which AniList has no details.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const findScene = async (
  context: UpstreamCaller,
  { url, cutBorders }: { url: string; cutBorders: boolean },
): Promise<SceneSearch> => {
  const reply = await askOrRefused(tracemoe, context, Answer, Refusal, {
    path: '/search',
    query: { anilistInfo: 1, cutBorders: cutBorders ? 1 : undefined, url },
    faults: PICTURE_FAULTS,
  })
  if (reply === null) return upstreamFails(tracemoe, 'it answered with status 404')
  const answer = 'data' in reply ? reply.data : reply.refusal
  if ('error' in answer) {
    return isPictureFault(answer.error)
      ? { fault: answer.error }
      : upstreamFails(tracemoe, 'it answered with an error')
  }
  const scenes = answer.result.flatMap(({ anilist: anime, episode, ...scene }): SceneFound[] =>
    typeof anime === 'number'
      ? []
      : [{ ...scene, anime, episode: Number.isInteger(episode) ? (episode as number) : null }],
  )
  return { framesSearched: answer.frameCount, scenes }
}
