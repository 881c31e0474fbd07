import type { AssetOwner, Assets } from '#assets'
import type { Logger } from '#observe'
import { SLOW_STORE_MS, type Store } from '#store'
import type { GuardedFetch } from '#toolkit/open'
import type { RoutingParts } from '../parts.js'
import { GatewayError } from '../errors.js'
import type { Caller } from '../admission/caller.js'
import type { Usage } from '../metering/meter.js'
import type { Provider } from '../providers/provider.js'
import { UpstreamError } from '../providers/upstream.js'
import type { Pictures } from './pictures.js'

/** What generating media needs besides the routing. */
export interface MediaParts extends RoutingParts {
  assets: Assets
  pictures: Pictures
  /** The one way to addresses that a provider or a caller names. */
  fetch: GuardedFetch
  store: Pick<Store, 'available'>
  /** A provider that is on now. */
  provider(id: string): Provider | undefined
  log: Logger
}

/** @throws GatewayError 503: what is made could not be kept */
export const requireStore = async ({
  store,
  assets,
}: Pick<MediaParts, 'store' | 'assets'>): Promise<void> => {
  const isStoreThere = await store.available(SLOW_STORE_MS)
  if (isStoreThere && assets.isStorageUsable()) return
  throw new GatewayError(
    503,
    'server_error',
    isStoreThere ? 'storage_unavailable' : 'store_unavailable',
    'The result could not be stored right now. Try again in 5 s.',
    { headers: { 'Retry-After': '5' } },
  )
}

/** Who owns what is made. */
export const ownerOf = ({ principal, requestId }: Pick<Caller, 'principal' | 'requestId'>): AssetOwner => ({
  accountId: principal.account.id,
  requestId,
  retentionDays: principal.plan.retentionDays,
})

/** Failing storage is neither the caller's fault nor a bug: 503, and a log line for the operator, who alone can fix it. */
export const storing = async <T>(work: Promise<T>, log: Logger): Promise<T> =>
  work.catch((error: unknown) => {
    log.error({ err: error }, 'what was made could not be stored')
    throw new GatewayError(
      503,
      'server_error',
      'storage_unavailable',
      'The result could not be stored and is not charged. Try again in 5 s.',
      { headers: { 'Retry-After': '5' }, cause: error },
    )
  })

/** Charged by units alone. */
export const usageOf = (media: NonNullable<Usage['media']>): Usage => ({
  promptTokens: 0,
  completionTokens: 0,
  estimated: false,
  media,
})

/** The failure of a provider that was asked for what it does not make. */
export const notMade = (): UpstreamError =>
  new UpstreamError('status', 'the provider has no such operation', { status: 404 })

/** A body without what the caller left out. */
export const given = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))

/** @throws GatewayError 400 that names the field */
export const refuse = (param: string, message: string): never => {
  throw new GatewayError(400, 'invalid_request_error', 'invalid_value', message, { param })
}

/**
 * Half of a surrogate pair is not a character: providers differ in how they treat it.
 * @throws GatewayError 400 that names the field
 */
export const requireCharacters = (param: string, text: string | null | undefined): void => {
  if (/\p{Cs}/u.test(text ?? ''))
    refuse(param, `'${param}' has half of a surrogate pair, which is not a character.`)
}
