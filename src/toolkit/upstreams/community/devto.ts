import * as v from 'valibot'
import { askAlways } from '../define.js'
import { filledText, whole } from '../fields.js'
import { knowledge } from '../tables/knowledge.js'
import type { UpstreamCaller } from '../types.js'

const Articles = v.array(
  v.pipe(
    v.object({
      id: whole,
      title: v.string(),
      description: filledText,
      url: v.string(),
      tag_list: v.array(v.string()),
      user: v.object({ name: v.string(), username: v.string() }),
      public_reactions_count: whole,
      comments_count: whole,
      reading_time_minutes: whole,
      published_at: v.string(),
    }),
    v.transform((article) => ({
      id: article.id,
      title: article.title,
      description: article.description,
      url: article.url,
      tags: article.tag_list,
      author: article.user.name,
      username: article.user.username,
      reactions: article.public_reactions_count,
      comments: article.comments_count,
      readingMinutes: article.reading_time_minutes,
      publishedAt: article.published_at,
    })),
  ),
)

/**
 * The most popular articles of the past days, in the order of DEV.
 * @param query.tag undefined is any
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const popularArticles = (
  context: UpstreamCaller,
  { tag, days, limit }: { tag: string | undefined; days: number; limit: number },
): Promise<v.InferOutput<typeof Articles>> =>
  askAlways(knowledge.devto, context, Articles, {
    path: '/articles',
    query: { tag, top: days, per_page: limit },
  })
