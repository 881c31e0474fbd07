import { FeatureError } from '../../errors.js'

/**
 * Why there is no answer. `broken`: it is the upstream's state and counts for its breaker; `unreachable`: so it is, unless
 * the host's name has a word of the caller's in it; `refused`: it answered, but not what was asked for; `limited`: it was
 * not asked, for want of a turn.
 */
export type FailureKind = 'broken' | 'unreachable' | 'refused' | 'limited'

/** A failure in words that name neither address nor body. */
export class UpstreamFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    /** Continues "Title failed: ". */
    readonly reason: string,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(reason)
    this.name = 'UpstreamFailure'
  }
}

/** The failure as the feature's caller sees it. */
export const featureError = (
  title: string,
  { kind, reason, retryAfterSeconds }: UpstreamFailure,
): FeatureError => {
  const options = retryAfterSeconds === null ? {} : { retryAfterSeconds }
  return kind === 'limited'
    ? new FeatureError(503, 'overloaded', `${title} cannot be asked yet: ${reason}.`, options)
    : new FeatureError(502, 'upstream_failed', `${title} failed: ${reason}.`, options)
}
