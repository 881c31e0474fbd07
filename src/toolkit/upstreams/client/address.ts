import { invalidParameter } from '../../errors.js'
import type { UpstreamRequest } from '../types.js'

/** A placeholder of a base, such as `{lang}`. */
export const PLACEHOLDER = /\{([a-z]+)\}/g

/** The values that may stand in a host name. */
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

const DOT_SEGMENT = /(^|\/)(\.|%2e){1,2}(?=\/|$)/i

/** Where a request goes; `target` is the path with its query, exactly as it is sent. */
export interface Address {
  origin: string
  target: string
}

/** The base with its placeholders filled; one without is used as it is. */
const fill = (base: string, values: Readonly<Record<string, string>>): string =>
  base.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) throw new TypeError(`The request has no value for ${placeholder}`)
    return LABEL.test(value) ? value : invalidParameter(name, 'must be letters, digits and hyphens')
  })

/** As encodeURIComponent, but with the commas and colons that upstreams' documentation writes in lists and times. */
const encode = (value: string | number | boolean): string =>
  encodeURIComponent(Buffer.from(String(value)).toString())
    .replace(/%2C/g, ',')
    .replace(/%3A/g, ':')

/** The query with its question mark, in the order given; `''` where nothing is asked. */
const queryText = (query: UpstreamRequest['query'] = {}): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const values = value === undefined ? [] : typeof value === 'object' ? value : [value]
    return values.map((one) => `${encode(name)}=${encode(one)}`)
  })
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/**
 * Whether a path would leave its folder (`..`, also percent-encoded). No upstream has such a thing, and a value alone
 * must not choose another folder of its API.
 */
export const hasDotSegment = (path: string): boolean => DOT_SEGMENT.test(path)

/**
 * The path appended to the base, never resolved against it, so that a base with a path keeps it.
 * @throws FeatureError 400 when a placeholder's value cannot stand in a host name.
 */
export const addressOf = (base: string, request: UpstreamRequest): Address => {
  if (!/^\/[\x21-\x7e]*$/.test(request.path) || /[?#\\]/.test(request.path)) {
    throw new TypeError(`The path to ${request.upstream} is not percent-encoded`)
  }
  const { origin, pathname } = new URL(fill(base, request.base ?? {}))
  return { origin, target: pathname.replace(/\/+$/, '') + request.path + queryText(request.query) }
}
