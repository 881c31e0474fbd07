import * as v from 'valibot'
import type { OrFault } from '../../lib/common/or-fault.js'
import { askOrRefused, upstreamFails } from '../define.js'
import { optionalText, reason, texts, whole } from '../fields.js'
import { knowledge } from '../tables/knowledge.js'
import type { UpstreamCaller, UpstreamRequest } from '../types.js'

const { bluesky } = knowledge

const count = v.nullish(whole, 0)

const pageOf = (handle: string): string => `https://bsky.app/profile/${handle}`

/** It answers 400 for an account that does not exist or is suspended. */
const REFUSED = [400]
const Refusal = v.nullish(v.object({ message: reason }), null)

/**
 * Asks for something of an account, which may be refused with a reason.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
const askOfAccount = async <Schema extends v.GenericSchema>(
  context: UpstreamCaller,
  schema: Schema,
  request: Pick<UpstreamRequest, 'path' | 'query'>,
): Promise<OrFault<v.InferOutput<Schema>>> => {
  const reply = await askOrRefused(bluesky, context, schema, Refusal, { ...request, accept: REFUSED })
  if (reply === null) return upstreamFails(bluesky, 'it answered with status 404')
  return 'data' in reply ? { data: reply.data } : { fault: reply.refusal?.message ?? null }
}

const Profile = v.pipe(
  v.object({
    did: v.string(),
    handle: v.string(),
    displayName: optionalText,
    description: optionalText,
    avatar: optionalText,
    banner: optionalText,
    followersCount: count,
    followsCount: count,
    postsCount: count,
    createdAt: optionalText,
  }),
  v.transform(({ did, handle, displayName, description, avatar, banner, createdAt, ...counts }) => ({
    did,
    handle,
    displayName,
    description,
    avatarUrl: avatar,
    bannerUrl: banner,
    followers: counts.followersCount,
    following: counts.followsCount,
    posts: counts.postsCount,
    createdAt,
    url: pageOf(handle),
  })),
)

/**
 * The public profile of an account.
 * @param actor a handle or a DID
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn; so do all functions below.
 */
export const blueskyProfileOf = (
  context: UpstreamCaller,
  actor: string,
): Promise<OrFault<v.InferOutput<typeof Profile>>> =>
  askOfAccount(context, Profile, { path: '/app.bsky.actor.getProfile', query: { actor } })

const Entry = v.pipe(
  v.object({
    post: v.object({
      uri: v.string(),
      author: v.object({ handle: v.string() }),
      record: v.object({ text: v.nullish(v.string(), ''), langs: texts, createdAt: v.string() }),
      likeCount: count,
      repostCount: count,
      replyCount: count,
      quoteCount: count,
    }),
    reason: v.nullish(v.unknown(), null),
  }),
  v.transform(({ post: { uri, author, record, ...counts }, reason: why }) => ({
    uri,
    url: `${pageOf(author.handle)}/post/${uri.slice(uri.lastIndexOf('/') + 1)}`,
    author: author.handle,
    text: record.text,
    langs: record.langs,
    createdAt: record.createdAt,
    repost: why !== null,
    likes: counts.likeCount,
    reposts: counts.repostCount,
    replies: counts.replyCount,
    quotes: counts.quoteCount,
  })),
)
const Feed = v.pipe(
  v.object({ feed: v.array(Entry) }),
  v.transform(({ feed }) => feed),
)

/** The latest posts and reposts of an account, without its replies. */
export const blueskyPostsOf = (
  context: UpstreamCaller,
  { actor, limit }: { actor: string; limit: number },
): Promise<OrFault<v.InferOutput<typeof Feed>>> =>
  askOfAccount(context, Feed, {
    path: '/app.bsky.feed.getAuthorFeed',
    query: { actor, limit, filter: 'posts_no_replies' },
  })
