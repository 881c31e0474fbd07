import * as v from 'valibot'
import { ask, path } from '../define.js'
import { filledText, whole, zonedMoment } from '../fields.js'
import { knowledge } from '../tables/knowledge.js'
import type { UpstreamCaller } from '../types.js'
import { webDomain } from './web-domain.js'

const Stories = v.array(
  v.pipe(
    v.object({
      short_id: v.string(),
      title: v.string(),
      url: filledText,
      score: whole,
      comment_count: whole,
      tags: v.array(v.string()),
      // An object until 2023.
      submitter_user: v.union([v.string(), v.object({ username: v.string() })]),
      created_at: zonedMoment,
      comments_url: v.string(),
    }),
    v.transform(({ short_id, title, url, score, comment_count, tags, submitter_user, ...story }) => ({
      id: short_id,
      title,
      url,
      domain: webDomain(url),
      score,
      comments: comment_count,
      tags,
      author: typeof submitter_user === 'string' ? submitter_user : submitter_user.username,
      createdAt: story.created_at,
      discussionUrl: story.comments_url,
    })),
  ),
)

/**
 * The stories of a list, or those of a tag; null where there is no such tag.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const lobstersStories = (
  context: UpstreamCaller,
  list: { tag: string } | { sort: string },
): Promise<v.InferOutput<typeof Stories> | null> =>
  ask(knowledge.lobsters, context, Stories, {
    path: 'tag' in list ? path`/t/${list.tag}.json` : path`/${list.sort}.json`,
  })
