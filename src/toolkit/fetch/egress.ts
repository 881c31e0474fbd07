import type { Socket } from 'node:net'
import { createAllowList } from './allow-list.js'
import { connectChecked, secureUntrusted } from './connect.js'
import { within } from './deadline.js'
import { exchange, type Answer, type Step } from './exchange.js'
import { TargetError, timedOut } from './failures.js'
import { createGuard, ownAddresses } from './guard.js'
import { createHostsFile } from './hosts-file.js'
import { createNameLookup } from './name-lookup.js'
import { locationOf, redirected } from './redirect.js'
import { readRequest } from './request.js'
import { createSlots } from './slots.js'
import { hostOf, parseHost } from './target.js'
import type { Egress, EgressOptions, FetchResponse, GuardedFetch, Redirect } from './types.js'

const DEFAULT_LIMITS = { total: 64, perHost: 8, waitMs: 2000 }

const toResponse = (step: Step, answer: Answer, redirects: readonly Redirect[]): FetchResponse => ({
  url: step.url.href,
  status: answer.status,
  headers: answer.headers,
  body: answer.bytes,
  truncated: answer.truncated,
  receivedBytes: answer.receivedBytes,
  redirects,
  timing: answer.timing,
})

/**
 * The guard and the clients behind it. No proxy of the environment, no cookies, no connection used twice: every hop
 * resolves its host, checks all addresses, connects to one of those, and looks at the peer again.
 */
export const createEgress = (options: EgressOptions): Egress => {
  const { timeoutMs, userAgent, authorities } = options
  const hosts = createHostsFile(options.hostsFile ?? '/etc/hosts')
  const lookup = createNameLookup(hosts, options.dnsServers)
  const guard = createGuard(createAllowList(options.allow), lookup, ownAddresses)
  const slots = createSlots(options.limits ?? DEFAULT_LIMITS)

  const fetch: GuardedFetch = async (request, signal) => {
    const { first, maxRedirects, refusesMore, limit } = readRequest(request, userAgent)
    const redirects: Redirect[] = []
    let step = first
    let leftMs = timeoutMs
    for (;;) {
      const { url } = step
      const follows = (status: number, headers: FetchResponse['headers']): boolean =>
        locationOf(status, headers, url) !== null && (refusesMore || redirects.length < maxRedirects)
      const release = await slots.acquire(hostOf(url), signal)
      const begun = performance.now()
      const answer = await within(
        leftMs,
        signal,
        () => timedOut(hostOf(url), timeoutMs),
        (deadline) => exchange(step, { guard, authorities, limit }, follows, deadline),
      ).finally(release)
      // The time in a queue is ours, not the target's.
      leftMs = Math.max(leftMs - (performance.now() - begun), 0)
      const location = follows(answer.status, answer.headers)
        ? locationOf(answer.status, answer.headers, url)
        : null
      if (location === null) return toResponse(step, answer, redirects)
      if (redirects.length === maxRedirects)
        throw new TargetError('redirects', `${hostOf(first.url)} redirected more than ${maxRedirects} times`)
      step = redirected(step, answer.status, location)
      redirects.push({ url: url.href, status: answer.status, location: step.url.href })
    }
  }

  /** Connects in one of the host's slots, which is free again when the connection is closed. */
  const holdSlot = async <S extends Socket>(
    host: string,
    limitMs: number,
    signal: AbortSignal | undefined,
    open: (deadline: AbortSignal) => Promise<S>,
  ): Promise<S> => {
    const release = await slots.acquire(host, signal)
    try {
      const socket = await within(limitMs, signal, () => timedOut(host, limitMs), open)
      return socket.once('close', release)
    } catch (error) {
      release()
      throw error
    }
  }

  return {
    fetch,
    resolve: async (text, signal) => {
      const host = parseHost(text)
      return within(
        timeoutMs,
        signal,
        () => timedOut(host, timeoutMs),
        (deadline) => guard.resolve(host, deadline),
      )
    },
    connect: (to, port, ms = timeoutMs, signal) =>
      holdSlot(to.host, Math.min(ms, timeoutMs), signal, (deadline) => connectChecked(to, port, deadline)),
    connectTls: async (text, port, signal) => {
      const host = parseHost(text)
      return holdSlot(host, timeoutMs, signal, async (deadline) => {
        const plain = await connectChecked(await guard.resolve(host, deadline), port, deadline)
        return secureUntrusted(plain, host, authorities, deadline)
      })
    },
    check: guard.check,
  }
}
