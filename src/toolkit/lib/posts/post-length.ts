import parseTweet from 'twitter-text/dist/parseTweet.js'
import { codePointLength } from '../text/code-points.js'
import { graphemesOf } from '../text/segments.js'
import { postLinks } from './post-links.js'

/** Characters that a link counts for on X and Mastodon, of any length. */
const LINK = 'x'.repeat(23)

/** Without a dot there is no link; of these characters ASCII counts once, all others twice. */
const PLAIN = /^(?:[\0-\x2d\x2f-\x7f]|(?!\p{M})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])*$/u
const NOT_ASCII = /[^\0-\x7f]/gu

/**
 * Weighted length on X (twitter-text's `parseTweet`, configuration 3). Links are put in its place as 23 letters, and dots
 * as commas of the same weight, so that it does not search for links by itself.
 */
const weightedLength = (text: string): number => {
  if (PLAIN.test(text)) return codePointLength(text) + (text.match(NOT_ASCII)?.length ?? 0)
  const normalized = text.normalize()
  let plain = ''
  let done = 0
  for (const { url, indices } of postLinks(normalized)) {
    plain += normalized.slice(done, indices[0]).replaceAll('.', ',') + LINK
    done = indices[0] + url.length
  }
  return parseTweet(plain + normalized.slice(done).replaceAll('.', ',')).weightedLength
}

const HTTP_LINK = /https?:\/\/\S+/gi
const TRAILING = /[.,;:!?)'"‘’“”‹›«»]+$/
/** As Mastodon's own counter has it (features/compose/util/counter.js). */
const REMOTE_MENTION = /(^|[^/\w])@(([a-z0-9_]+)@[a-z0-9.-]+[a-z0-9]+)/gi

/** Mastodon: a link is 23, and a mention of an account elsewhere counts without its host. */
const mastodonLength = (text: string): number => {
  const plain = text.replace(HTTP_LINK, (link) => {
    const url = link.replace(TRAILING, '')
    return url.endsWith('://') || !url.includes('://') ? link : LINK + link.slice(url.length)
  })
  return graphemesOf(plain.replace(REMOTE_MENTION, '$1@$3')).length
}

/** How a network counts a post, and how long it may be. */
export interface PostRule {
  limit: number
  length: (text: string) => number
}

const codePoints = (limit: number): PostRule => ({ limit, length: codePointLength })

/** Networks in the order of answers. */
export const POST_RULES = {
  x: { limit: 280, length: weightedLength },
  bluesky: { limit: 300, length: (text) => graphemesOf(text).length },
  mastodon: { limit: 500, length: mastodonLength },
  threads: codePoints(500),
  instagram: codePoints(2200),
  facebook: codePoints(63_206),
  linkedin: codePoints(3000),
  tiktok: codePoints(2200),
  youtube: codePoints(5000),
  pinterest: codePoints(500),
  discord: codePoints(2000),
  telegram: codePoints(4096),
  reddit: codePoints(40_000),
} satisfies Record<string, PostRule>
