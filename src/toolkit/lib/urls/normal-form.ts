import { addressOf, addressParts, decodedPair, type AddressParts } from './address-parts.js'
import { withoutTracking } from './tracking.js'

/** What the caller asks for beside the steps that every address goes through. */
export interface NormalFormOptions {
  forceHttps: boolean
  stripWww: boolean
  stripTracking: boolean
  sortQuery: boolean
  stripFragment: boolean
  stripTrailingSlash: boolean
}

/** Scheme and authority; the path begins behind them. */
const ORIGIN = /^https?:\/\/[^/]*/

const onOrigin =
  (change: (origin: string) => string) =>
  (parts: AddressParts): AddressParts => ({ ...parts, before: parts.before.replace(ORIGIN, change) })

const onPath =
  (change: (path: string) => string) =>
  (parts: AddressParts): AddressParts => {
    const [origin = ''] = ORIGIN.exec(parts.before) ?? []
    return { ...parts, before: origin + change(parts.before.slice(origin.length)) }
  }

const onQuery =
  (change: (query: string) => string | null) =>
  (parts: AddressParts): AddressParts =>
    parts.query === null ? parts : { ...parts, query: change(parts.query) }

/** Unreserved characters of RFC 3986, section 2.3, as themselves, and other escapes in capitals (section 6.2.2). */
const percentNormal = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (escape: string, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16))
    return /[A-Za-z0-9\-._~]/.test(character) ? character : escape.toUpperCase()
  })

const sorted = (query: string): string =>
  query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => ({ pair, name: decodedPair(pair).name }))
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
    .map(({ pair }) => pair)
    .join('&')

/** What was done to an address, each where it changed something. */
export type NormalStep =
  | 'parse'
  | 'percent'
  | 'slashes'
  | 'index'
  | 'https'
  | 'www'
  | 'tracking'
  | 'sort'
  | 'query'
  | 'fragment'
  | 'slash'

type Step = [name: NormalStep, change: (parts: AddressParts) => AddressParts]

/** The steps in their order; the option, where one has to be asked for. */
const STEPS: readonly (Step | [...Step, keyof NormalFormOptions])[] = [
  ['percent', (parts) => onQuery(percentNormal)(onPath(percentNormal)(parts))],
  ['slashes', onPath((path) => path.replace(/\/{2,}/g, '/'))],
  ['index', onPath((path) => path.replace(/\/(?:index\.html|index\.htm|index\.php|default\.asp)$/, '/'))],
  // A port that is https's own goes with it.
  ['https', onOrigin((origin) => origin.replace(/^http:(.*?)(?::443)?$/, 'https:$1')), 'forceHttps'],
  ['www', onOrigin((origin) => origin.replace(/^(https?:\/\/(?:.*@)?)www\.(?=.)/, '$1')), 'stripWww'],
  ['tracking', onQuery((query) => withoutTracking(query).query), 'stripTracking'],
  ['sort', onQuery(sorted), 'sortQuery'],
  ['query', onQuery((query) => (query === '' ? null : query))],
  ['fragment', (parts) => ({ ...parts, fragment: '' }), 'stripFragment'],
  ['slash', onPath((path) => (path === '/' ? path : path.replace(/\/$/, ''))), 'stripTrailingSlash'],
]

/**
 * Brings an http or https address to one form, and names the steps that changed something.
 * @param address must be one that `URL` parses
 */
export const normalForm = (
  address: string,
  options: NormalFormOptions,
): { url: string; steps: NormalStep[] } => {
  const { href } = new URL(address)
  const steps: NormalStep[] = href === address ? [] : ['parse']
  let url = href
  for (const [name, change, option] of STEPS) {
    if (option !== undefined && !options[option]) continue
    const next = addressOf(change(addressParts(url)))
    if (next !== url) steps.push(name)
    url = next
  }
  return { url, steps }
}
