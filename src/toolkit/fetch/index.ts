/** The guarded fetch: the one way out to addresses that a caller names. */
export { createEgress } from './egress.js'
export { firstAddressOf, isLocalDomain } from './guard.js'
export { hostOf, parseTarget, readHost } from './target.js'
export { TargetError, type TargetFault } from './failures.js'
export type {
  CheckedHost,
  Egress,
  EgressOptions,
  FetchRequest,
  FetchResponse,
  GuardedFetch,
  Redirect,
  Timing,
} from './types.js'
