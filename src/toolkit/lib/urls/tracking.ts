import { decodedPair } from './address-parts.js'

/** Google, Matomo and Piwik, HubSpot, Oracle Eloqua, Vero. */
const PREFIX = /^(?:utm|mtm|pk|piwik|hsa|oly|vero)_/

const NAMES = new Set(
  `fbclid gclid gclsrc gbraid wbraid dclid msclkid yclid ttclid twclid li_fat_id igshid igsh mc_cid mc_eid _ga _gl _hsenc
  _hsmi mkt_tok s_cid srsltid epik ref_src ref_url rb_clickid wickedid`.split(/\s+/),
)

/** A query without its tracking parameters, and these, decoded, in order. */
export interface UntrackedQuery {
  /** The other pairs as they were written; null where none is left. */
  query: string | null
  removed: { name: string; value: string }[]
}

/**
 * Takes the tracking parameters out of a query, without regard to case.
 * @param query as it is written, without `?`
 * @param extra names to take out besides
 */
export const withoutTracking = (query: string, extra: readonly string[] = []): UntrackedQuery => {
  const more = new Set(extra.map((name) => name.toLowerCase()))
  const isTracking = (written: string): boolean => {
    const name = written.toLowerCase()
    return PREFIX.test(name) || NAMES.has(name) || more.has(name)
  }
  const removed: UntrackedQuery['removed'] = []
  const kept = query.split('&').filter((written) => {
    const pair = decodedPair(written)
    const isRemoved = isTracking(pair.name)
    if (isRemoved) removed.push(pair)
    return !isRemoved
  })
  if (removed.length === 0) return { query, removed }
  const rest = kept.join('&').replace(/^&+|&+$/g, '')
  return { query: rest === '' ? null : rest, removed }
}
