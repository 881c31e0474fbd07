import * as v from 'valibot'
import { taglessLines } from '../../lib/markup/tagless.js'
import { ask, askAlways } from '../define.js'
import { optionalText, whole } from '../fields.js'
import { knowledge } from '../tables/knowledge.js'
import type { UpstreamCaller } from '../types.js'

const { mastodon } = knowledge

/** Between two paragraphs, and within one. */
const BREAKS = /<\/p>\s*<p(?:\s[^<>]*)?>|<br(?:[\s/][^<>]*)?>/gi

/** The text of what Mastodon formats as HTML. */
const plain = v.pipe(
  v.string(),
  v.transform((html) => taglessLines(html, BREAKS).trim()),
)
const flag = v.nullish(v.boolean(), false)

const Account = v.pipe(
  v.object({
    id: v.string(),
    acct: v.string(),
    display_name: v.string(),
    note: plain,
    url: v.string(),
    avatar: v.string(),
    followers_count: whole,
    following_count: whole,
    statuses_count: whole,
    bot: flag,
    locked: flag,
    created_at: v.string(),
    last_status_at: optionalText,
    fields: v.nullish(v.array(v.object({ name: v.string(), value: plain, verified_at: optionalText })), []),
  }),
  v.transform((account) => ({
    id: account.id,
    account: account.acct,
    displayName: account.display_name,
    bio: account.note,
    url: account.url,
    avatarUrl: account.avatar,
    followers: account.followers_count,
    following: account.following_count,
    posts: account.statuses_count,
    bot: account.bot,
    locked: account.locked,
    createdAt: account.created_at,
    lastPostAt: account.last_status_at,
    fields: account.fields.map(({ name, value, verified_at }) => ({ name, value, verifiedAt: verified_at })),
  })),
)

/**
 * The public profile of an account; null where mastodon.social does not know it.
 * @param account `user` or `user@host`
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn; so do all functions below.
 */
export const mastodonAccountOf = (
  context: UpstreamCaller,
  account: string,
): Promise<v.InferOutput<typeof Account> | null> =>
  ask(mastodon, context, Account, { path: '/v1/accounts/lookup', query: { acct: account } })

/** Mastodon writes these numbers as texts. */
const figure = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.digits(),
  v.transform(Number),
  v.safeInteger(),
)

const DAYS_OF_A_WEEK = 7

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const Trends = v.array(
  v.pipe(
    v.object({
      name: v.string(),
      url: v.string(),
      // A day each, the newest first.
      history: v.nullish(v.array(v.object({ uses: figure, accounts: figure })), []),
    }),
    v.transform(({ name, url, history }) => {
      const week = history.slice(0, DAYS_OF_A_WEEK)
      return {
        tag: name,
        url,
        usesToday: week[0]?.uses ?? 0,
        accountsToday: week[0]?.accounts ?? 0,
        usesWeek: sum(week.map(({ uses }) => uses)),
        accountsWeek: sum(week.map(({ accounts }) => accounts)),
      }
    }),
  ),
)

/** The hashtags that are trending now, in the upstream's order. */
export const trendingTags = (context: UpstreamCaller, limit: number): Promise<v.InferOutput<typeof Trends>> =>
  askAlways(mastodon, context, Trends, { path: '/v1/trends/tags', query: { limit } })
