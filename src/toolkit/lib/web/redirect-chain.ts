import type { FeatureContext } from '../../feature.js'
import { within } from '../../fetch/deadline.js'
import { timedOut } from '../../fetch/failures.js'
import { locationOf } from '../../fetch/redirect.js'
import { hostOf, parseTarget } from '../../fetch/target.js'

/** One answer on the way. */
export interface Hop {
  /** That was asked, without fragment. */
  url: string
  status: number
  /** Absolute; null for what is not a redirect. */
  location: string | null
}

/** The way from an address to the last answer. */
export interface RedirectChain {
  /** At least one. */
  hops: readonly [Hop, ...Hop[]]
  /** The last hop leads to an address that was asked before. */
  loop: boolean
}

/** For all hops together. */
const TIMEOUT_MS = 10_000

const withoutFragment = (address: string): string => address.replace(/#.*$/s, '')

/**
 * Follows the redirects from an address; bodies are not read, and no address is asked twice.
 * @param max most redirects to follow; the one after them ends the chain
 * @throws FeatureError 422 for an address that may not be asked, 502 where a server fails or all take over 10 s
 */
export const followRedirects = async (
  start: string,
  max: number,
  { fetch, signal }: Pick<FeatureContext, 'fetch' | 'signal'>,
): Promise<RedirectChain> => {
  let leftMs = TIMEOUT_MS
  const ask = async (address: string): Promise<Hop> => {
    const begun = performance.now()
    const { url, status, headers } = await within(
      leftMs,
      signal,
      () => timedOut(hostOf(parseTarget(start)), TIMEOUT_MS),
      (deadline) => fetch({ url: address, maxRedirects: 0, maxBytes: 0, oversize: 'truncate' }, deadline),
    )
    leftMs = Math.max(leftMs - (performance.now() - begun), 0)
    const location = locationOf(status, headers, new URL(url))
    return { url, status, location: location === null ? null : new URL(location, url).href }
  }

  let last = await ask(start)
  const hops: [Hop, ...Hop[]] = [last]
  for (;;) {
    const target = last.location === null ? null : withoutFragment(last.location)
    const loop = target !== null && hops.some(({ url }) => url === target)
    if (target === null || loop || hops.length > max) return { hops, loop }
    last = await ask(target)
    hops.push(last)
  }
}
