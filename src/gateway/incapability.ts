import type { Candidate } from './chain.js'
import type { UpstreamError } from './upstream.js'

/** How providers say that a prompt is longer than their model's context. */
export const TOO_LONG =
  /context.{0,20}(length|window|limit)|too many tokens|maximum.{0,20}tokens|prompt is too long/i

/** A provider that says it has no such feature, which another one may have. */
const NOT_SUPPORTED =
  /\bunsupported|not (currently )?supported|(does not|doesn't) support|(unknown|unrecognized) (name|field|parameter|(request )?argument)|extra (inputs|fields) (are )?not permitted/i

const isLonger = ({ offer: { contextLength: other } }: Candidate, own: number | null): boolean =>
  other !== null && other > (own ?? 0)

/**
 * Whether a refusal speaks of what its provider can do, and not of the caller's request, so that another of the
 * candidates may take it: it lacks what the request needs, says that it does not support it, or its context is shorter.
 */
export const isIncapability = (
  { details: { callerMessage = '', code = '' } }: UpstreamError,
  refusing: Candidate,
  candidates: readonly Candidate[],
): boolean => {
  const others = candidates.filter((each) => each !== refusing)
  if (refusing.isLacking === true) return others.some((each) => each.isLacking !== true)
  const words = `${callerMessage} ${code}`
  if (TOO_LONG.test(words)) return others.some((each) => isLonger(each, refusing.offer.contextLength))
  return others.length > 0 && NOT_SUPPORTED.test(words)
}
