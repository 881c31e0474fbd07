import * as v from 'valibot'
import { taglessLines } from '../../lib/markup/tagless.js'
import { ask, askAlways, path, upstreamFails } from '../define.js'
import { filledText, optionalWhole, whole } from '../fields.js'
import { knowledge } from '../tables/knowledge.js'
import type { UpstreamCaller } from '../types.js'
import { webDomain } from './web-domain.js'

const { hackernews } = knowledge

const itemNumber = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.digits(),
  v.transform(Number),
  v.safeInteger(),
)
const count = v.nullish(whole, 0)

const discussionOf = (id: number): string => `https://news.ycombinator.com/item?id=${id}`

/** Hacker News writes <p> between paragraphs. */
const PARAGRAPH = /<p(?:\s[^<>]*)?>/gi

const plain = (html: string): string => taglessLines(html, PARAGRAPH)

const Story = v.pipe(
  v.object({
    objectID: itemNumber,
    title: v.string(),
    url: filledText,
    author: v.string(),
    points: count,
    num_comments: count,
    created_at: v.string(),
  }),
  v.transform(({ objectID, title, url, author, points, num_comments, created_at }) => ({
    id: objectID,
    title,
    url,
    domain: webDomain(url),
    author,
    points,
    comments: num_comments,
    createdAt: created_at,
    discussionUrl: discussionOf(objectID),
  })),
)
const FrontPage = v.object({ hits: v.array(Story) })

/**
 * The stories on the front page, in no order.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn; so do all functions below.
 */
export const frontPageStories = async (
  context: UpstreamCaller,
  limit: number,
): Promise<v.InferOutput<typeof Story>[]> => {
  const { hits } = await askAlways(hackernews, context, FrontPage, {
    path: '/search',
    query: { tags: 'front_page', hitsPerPage: limit },
  })
  return hits
}

const Match = v.pipe(
  v.object({
    objectID: itemNumber,
    title: filledText,
    story_title: filledText,
    url: filledText,
    story_url: filledText,
    story_text: filledText,
    comment_text: filledText,
    author: v.string(),
    points: optionalWhole,
    num_comments: optionalWhole,
    created_at: v.string(),
  }),
  v.transform((match) => {
    const text = match.story_text ?? match.comment_text
    return {
      id: match.objectID,
      title: match.title ?? match.story_title,
      url: match.url ?? match.story_url,
      text: text === null ? null : plain(text),
      author: match.author,
      points: match.points,
      comments: match.num_comments,
      createdAt: match.created_at,
      discussionUrl: discussionOf(match.objectID),
    }
  }),
)
const Matches = v.object({ nbHits: whole, hits: v.array(Match) })

/** What is searched for, and in which order it comes. */
export interface HackerNewsQuery {
  q: string
  type: string
  sort: 'relevance' | 'date'
  limit: number
}

/** Stories, comments or polls by words, with how many there are in all. */
export const hackerNewsLike = async (
  context: UpstreamCaller,
  { q, type, sort, limit }: HackerNewsQuery,
): Promise<{ total: number; matches: v.InferOutput<typeof Match>[] }> => {
  const { nbHits, hits } = await askAlways(hackernews, context, Matches, {
    path: sort === 'date' ? '/search_by_date' : '/search',
    query: { query: q, tags: type, hitsPerPage: limit },
  })
  return { total: nbHits, matches: hits }
}

/** A comment with those below it; a deleted one has no author or no text. */
interface CommentNode {
  id: number
  author: string | null
  text: string | null
  created_at: string | null
  children: CommentNode[]
}
const childNodes = v.nullish(
  v.array(v.lazy((): v.GenericSchema<unknown, CommentNode> => CommentNode)),
  (): CommentNode[] => [],
)
const CommentNode: v.GenericSchema<unknown, CommentNode> = v.object({
  id: whole,
  author: filledText,
  text: filledText,
  created_at: v.nullish(v.string(), null),
  children: childNodes,
})
/** The documented items have no type; only comments have something above them. */
const ItemNode = v.object({
  id: whole,
  type: filledText,
  parent_id: optionalWhole,
  title: filledText,
  url: filledText,
  text: filledText,
  author: filledText,
  points: optionalWhole,
  created_at: v.string(),
  children: childNodes,
})

/** A comment that is not deleted. */
export interface HackerNewsComment {
  id: number
  author: string
  text: string
  createdAt: string
  /** Comments below it, at any depth. */
  replies: number
}

/** An item with its direct comments. */
export interface HackerNewsItem {
  id: number
  type: string
  title: string | null
  url: string | null
  text: string | null
  author: string | null
  points: number | null
  createdAt: string
  totalComments: number
  comments: HackerNewsComment[]
}

const isThere = ({ author, text }: CommentNode): boolean => author !== null && text !== null

/** How many comments below a node are not deleted. The client bounds the depth of an answer. */
const repliesOf = ({ children }: Pick<CommentNode, 'children'>): number =>
  children.reduce((sum, child) => sum + (isThere(child) ? 1 : 0) + repliesOf(child), 0)

const commentOf = (node: CommentNode): HackerNewsComment[] => {
  const { id, author, text, created_at: createdAt } = node
  if (author === null || text === null) return []
  if (createdAt === null) return upstreamFails(hackernews, 'its answer has no usable created_at')
  return [{ id, author, text: plain(text), createdAt, replies: repliesOf(node) }]
}

/**
 * An item with its comments in the upstream's order; null where there is none of that number.
 * @param limit how many of the direct comments
 */
export const hackerNewsItemOf = async (
  context: UpstreamCaller,
  id: number,
  limit: number,
): Promise<HackerNewsItem | null> => {
  const item = await ask(hackernews, context, ItemNode, { path: path`/items/${id}` })
  if (item === null) return null
  return {
    id: item.id,
    type: item.type ?? (item.parent_id === null ? 'story' : 'comment'),
    title: item.title,
    url: item.url,
    text: item.text === null ? null : plain(item.text),
    author: item.author,
    points: item.points,
    createdAt: item.created_at,
    totalComments: repliesOf(item),
    comments: item.children.filter(isThere).slice(0, limit).flatMap(commentOf),
  }
}
