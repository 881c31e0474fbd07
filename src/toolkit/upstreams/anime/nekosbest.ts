import * as v from 'valibot'
import { askAlways, path } from '../define.js'
import { entertainment } from '../tables/entertainment.js'
import type { UpstreamCaller } from '../types.js'

const Gifs = v.object({
  results: v.array(
    v.pipe(
      v.object({ url: v.string(), anime_name: v.nullish(v.string(), null) }),
      v.transform(({ url, anime_name: anime }) => ({ url, anime })),
    ),
  ),
})

/**
 * Random GIFs of a category; the anime is null where it is unknown.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const reactionGifs = async (
  context: UpstreamCaller,
  { category, amount }: { category: string; amount: number },
): Promise<v.InferOutput<typeof Gifs>['results']> => {
  const { results } = await askAlways(entertainment.nekosbest, context, Gifs, {
    path: path`/${category}`,
    query: { amount },
  })
  return results
}
