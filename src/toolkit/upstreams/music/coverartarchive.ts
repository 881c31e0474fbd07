import * as v from 'valibot'
import { ask, path } from '../define.js'
import { filledText, optionalText, texts } from '../fields.js'
import { entertainment } from '../tables/entertainment.js'
import type { UpstreamCaller } from '../types.js'

const secure = (url: string): string => url.replace(/^http:/, 'https:')
const secureOrNull = (url: string | null): string | null => (url === null ? null : secure(url))

const Cover = v.pipe(
  v.object({
    id: v.union([v.string(), v.number()]),
    types: texts,
    front: v.nullish(v.boolean(), false),
    back: v.nullish(v.boolean(), false),
    approved: v.nullish(v.boolean(), false),
    comment: filledText,
    image: v.string(),
    thumbnails: v.nullish(v.record(v.string(), optionalText), {}),
  }),
  v.transform(({ id, image, thumbnails, ...cover }) => ({
    id: String(id),
    types: cover.types,
    front: cover.front,
    back: cover.back,
    approved: cover.approved,
    comment: cover.comment,
    url: secure(image),
    thumbnails: {
      small: secureOrNull(thumbnails['250'] ?? thumbnails['small'] ?? null),
      large: secureOrNull(thumbnails['500'] ?? thumbnails['large'] ?? null),
    },
  })),
)
const Covers = v.object({ release: v.pipe(v.string(), v.transform(secure)), images: v.array(Cover) })

/**
 * The images of a release in their order, all addresses with https; null where there is no such release or no image.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const coverArtOf = (
  context: UpstreamCaller,
  mbid: string,
): Promise<v.InferOutput<typeof Covers> | null> =>
  ask(entertainment.coverartarchive, context, Covers, { path: path`/release/${mbid}` })
