import { ConfigError } from '#config'
import { upstreamDefinitions } from '../definitions.js'
import type { Rate, UpstreamDefinition } from '../types.js'
import { PLACEHOLDER } from './address.js'

/** What the operator says about upstreams, by name. */
export interface Overrides {
  /** `UPSTREAM_<NAME>_BASE_URL`. */
  baseUrls: Readonly<Record<string, string>>
  /** `UPSTREAM_<NAME>_RATE`; null is no limit. */
  rates: Readonly<Record<string, Rate | null>>
  /** `UPSTREAM_<NAME>_TOKEN`. */
  tokens: Readonly<Record<string, string>>
  /** `UPSTREAMS_OFF`. */
  off: readonly string[]
  /** How many processes ask the same upstreams, each for its part of their rates; 1 where it is left out. */
  workers?: number
}

/** An upstream as it is used: its definition under the operator's overrides. */
export interface Settings {
  definition: UpstreamDefinition
  base: string
  rate: Rate | null
  token: string | null
  isOff: boolean
}

/** Levenshtein's distance: the insertions, deletions and replacements between two names. */
const distance = (left: string, right: string): number => {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...left].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...right].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

const near = (name: string): string => {
  const names = upstreamDefinitions
    .map((definition) => definition.name)
    .filter((other) => other.includes(name) || name.includes(other) || distance(name, other) <= 2)
  return names.length === 0 ? '' : `; did you mean ${names.join(' or ')}?`
}

const variable = (name: string, suffix: string): string =>
  `UPSTREAM_${name.toUpperCase().replaceAll('-', '_')}_${suffix}`

const baseProblem = ({ base }: UpstreamDefinition, override: string): string | null => {
  const known = new Set(base.match(PLACEHOLDER) ?? [])
  const unknown = (override.match(PLACEHOLDER) ?? []).filter((placeholder) => !known.has(placeholder))
  if (unknown.length > 0) {
    const allowed = known.size === 0 ? 'takes none' : `knows ${[...known].join(', ')}`
    return `${unknown.join(', ')} is not a placeholder here; this upstream ${allowed}`
  }
  const filled = override.replace(PLACEHOLDER, 'x')
  if (!URL.canParse(filled)) return 'expected an address that starts with http:// or https://'
  const { username, password, search, hash } = new URL(filled)
  // The value may hold a password, so that it is not repeated.
  if (username !== '' || password !== '') return 'the address must not contain a user name or password'
  if (search !== '' || hash !== '') return 'paths are appended to it, so it cannot have ? or #'
  return null
}

/** One process's part of a rate, so that all of them together keep to it. */
export const partOf = (rate: Rate | null, workers: number): Rate | null => {
  if (rate === null) return null
  const requests = Math.floor(rate.requests / workers)
  return requests > 0
    ? { requests, seconds: rate.seconds }
    : { requests: 1, seconds: (rate.seconds * workers) / rate.requests }
}

/**
 * Every upstream with what the operator overrides: an overridden base has no rate unless one is set.
 * @throws ConfigError that names every mistake.
 */
export const settingsOf = (overrides: Overrides): ReadonlyMap<string, Settings> => {
  const { baseUrls, rates, tokens, off, workers = 1 } = overrides
  const byName = new Map(upstreamDefinitions.map((definition) => [definition.name, definition]))
  const unknown = (where: string, name: string): string[] =>
    byName.has(name) ? [] : [`${where}: no public upstream is called ${JSON.stringify(name)}${near(name)}`]
  const problems = [
    ...Object.keys(baseUrls).flatMap((name) => unknown(variable(name, 'BASE_URL'), name)),
    ...Object.keys(rates).flatMap((name) => unknown(variable(name, 'RATE'), name)),
    ...Object.keys(tokens).flatMap((name) => unknown(variable(name, 'TOKEN'), name)),
    ...off.flatMap((name) => unknown('UPSTREAMS_OFF', name)),
  ]
  for (const definition of upstreamDefinitions) {
    const { name } = definition
    const base = baseUrls[name]
    const problem = base === undefined ? null : baseProblem(definition, base)
    if (problem !== null) problems.push(`${variable(name, 'BASE_URL')}: ${problem}`)
    const isWasted = tokens[name] !== undefined && definition.token === undefined
    if (isWasted) problems.push(`${variable(name, 'TOKEN')}: ${definition.title} takes no token`)
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return new Map(
    upstreamDefinitions.map((definition) => {
      const { name } = definition
      const override = baseUrls[name]
      const rate = rates[name]
      const settings: Settings = {
        definition,
        base: override ?? definition.base,
        rate: partOf(rate !== undefined ? rate : override === undefined ? definition.rate : null, workers),
        token: tokens[name] ?? null,
        isOff: off.includes(name),
      }
      return [name, settings]
    }),
  )
}
