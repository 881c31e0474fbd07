import type { Config } from './types.js'

/** Variables of public upstreams: which names there are is known to the toolkit alone. */
export const UPSTREAM_VARIABLE = /^UPSTREAM_([A-Z0-9_]+)_(BASE_URL|RATE|TOKEN)$/

interface Reader {
  problems: string[]
  text(name: string): string | null
  parsed<T>(name: string, expected: string, parse: (value: string) => T | undefined): T | null
}

const isBaseUrl = (value: string): boolean => /^https?:\/\/\S+$/.test(value)

/** `requests/seconds`, or 0 for no limit. */
const parseUpstreamRate = (value: string): { rate: Config['upstreamRates'][string] } | undefined => {
  if (value === '0') return { rate: null }
  const [, requests, seconds] = /^(\d{1,6})\/(\d{1,6})$/.exec(value) ?? []
  const rate = { requests: Number(requests), seconds: Number(seconds) }
  return rate.requests > 0 && rate.seconds > 0 ? { rate } : undefined
}

/** `UPSTREAM_<NAME>_...` by the upstream's name. */
export const upstreamVariables = (
  env: Readonly<Record<string, string | undefined>>,
  read: Reader,
): Pick<Config, 'upstreamBaseUrls' | 'upstreamRates' | 'upstreamTokens'> => {
  const upstreamBaseUrls: Record<string, string> = {}
  const upstreamRates: Record<string, Config['upstreamRates'][string]> = {}
  const upstreamTokens: Record<string, string> = {}
  for (const variable of Object.keys(env)) {
    const [, upper, kind] = UPSTREAM_VARIABLE.exec(variable) ?? []
    if (upper === undefined) continue
    const value = read.text(variable)
    if (value === null) continue
    const name = upper.toLowerCase().replaceAll('_', '-')
    if (kind === 'RATE') {
      const parsed = read.parsed(variable, 'requests/seconds such as 10/60, or 0 for none', parseUpstreamRate)
      if (parsed !== null) upstreamRates[name] = parsed.rate
    } else if (kind === 'BASE_URL') {
      // The value may hold a password, so that it is not repeated in the message.
      if (isBaseUrl(value)) upstreamBaseUrls[name] = value.replace(/\/+$/, '')
      else read.problems.push(`${variable}: expected an address that starts with http:// or https://`)
    } else if (/^[\x21-\x7e]+$/.test(value)) upstreamTokens[name] = value
    else read.problems.push(`${variable}: expected a token without blanks`)
  }
  return { upstreamBaseUrls, upstreamRates, upstreamTokens }
}
