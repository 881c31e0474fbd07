import { inject } from 'vitest'
import type { LocalAnswer, LocalRequest } from './upstream-server.js'

const control = async (upstream: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(`${inject('upstreams').url}/control/${upstream}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  return response.json()
}

/**
 * Says what a public upstream answers to the shared service, before a feature is called.
 *
 * - `target` is the path below the base with its query, exactly as the catalog's `request` has it; the base has a path of
 *   its own, and where it has `{lang}` the language is the target's first segment (`/en/api/rest_v1/...`).
 * - A POST is told from others by members of its JSON: `{ target: '/', body: { variables: { q: 'x' } } }`.
 * - Several answers come one after another; the last one stays. A later call for the same target replaces an earlier one.
 * - All feature tests share one service, which keeps answers as in production (its cache time, also for 404, for a minute).
 *   So each row asks for a subject of its own: another number, title or page. What failed is not kept, but an answer
 *   kept before stands in for it.
 * - No rate holds for these bases and no breaker opens. A `retry-after` of a 429 or 503 holds back every other test of
 *   that upstream for up to 5 s: leave it out, the client's own suite has it.
 * @example await upstreamAnswers('hadith', '/editions/eng-nawawi/1.json', { body: { metadata, hadiths } })
 */
export const upstreamAnswers = async (
  upstream: string,
  target: string | { target: string; body: Readonly<Record<string, unknown>> },
  ...answers: readonly LocalAnswer[]
): Promise<void> => {
  const which = typeof target === 'string' ? { target } : target
  await control(upstream, { upstream, ...which, answers })
}

/** Every request that the upstream received so far from any test, optionally only those for one path below its base. */
export const upstreamRequests = async (upstream: string, path?: string): Promise<readonly LocalRequest[]> => {
  const requests = (await control(upstream)) as readonly LocalRequest[]
  return path === undefined ? requests : requests.filter((request) => request.path === path)
}
