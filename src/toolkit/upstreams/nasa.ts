import * as v from 'valibot'
import { askOrRefused } from './define.js'
import { world } from './tables/world.js'
import type { UpstreamCaller } from './types.js'

const text = v.nullish(v.string(), null)

type MediaType = 'image' | 'video' | 'other'

const mediaTypeOf = (type: string | null): MediaType =>
  type === 'image' || type === 'video' ? type : 'other'

const Picture = v.pipe(
  v.object({
    date: v.string(),
    title: v.string(),
    explanation: v.string(),
    media_type: text,
    url: text,
    hdurl: text,
    thumbnail_url: text,
    copyright: v.nullish(v.pipe(v.string(), v.trim()), null),
  }),
  v.transform(({ date, title, explanation, media_type: type, url, hdurl, thumbnail_url, copyright }) => ({
    date,
    title,
    explanation,
    mediaType: mediaTypeOf(type),
    url,
    hdUrl: hdurl,
    thumbnailUrl: thumbnail_url,
    copyright,
  })),
)

/** NASA's picture of a day; what it does not have is null. */
export type PictureOfTheDay = v.InferOutput<typeof Picture>

/**
 * The picture of a day, or the latest; null where the upstream has none (400 or 404).
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const pictureOf = async (
  context: UpstreamCaller,
  date: string | undefined,
): Promise<PictureOfTheDay | null> => {
  const reply = await askOrRefused(world.nasa, context, Picture, v.unknown(), {
    path: '/planetary/apod',
    // The public key, of few requests; the client puts a deployment's own in its place.
    query: { api_key: 'DEMO_KEY', thumbs: true, date },
    accept: [400],
  })
  return reply !== null && 'data' in reply ? reply.data : null
}
