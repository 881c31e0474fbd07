/** Points for the headers that protect a site's visitors. */
import { splitField, splitPair, unquote } from '#toolkit/lib/http/header-grammar'

export interface HeaderCheck {
  header: string
  points: number
  maxPoints: number
  value: string | null
  advice: string | null
}

type HeaderOf = (name: string) => string | null

/** Directives by their names in lower case; the first of a name counts (CSP Level 3, section 2.2.1). */
const policyDirectives = (policy: string): ReadonlyMap<string, readonly string[]> => {
  const directives = new Map<string, readonly string[]>()
  for (const part of policy.split(';')) {
    const [name, ...values] = part
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '')
    if (name !== undefined && !directives.has(name)) directives.set(name, values)
  }
  return directives
}

const YEAR_SECONDS = 31_536_000

const transportPoints = (headerOf: HeaderOf): number => {
  const pairs = splitField(headerOf('strict-transport-security') ?? '', ';').map(splitPair)
  const maxAge = unquote(pairs.find(({ name }) => name === 'max-age')?.value ?? '')
  const seconds = /^\d+$/.test(maxAge) ? Number(maxAge) : 0
  if (seconds >= YEAR_SECONDS) return 20
  return seconds >= 1 ? 10 : 0
}

const isStrictSource = (source: string): boolean => /^'(?:nonce|sha256|sha384|sha512)-/.test(source)

/** Whether a policy says where scripts come from, and does not take them from anywhere. */
const restrictsScripts = (directives: ReadonlyMap<string, readonly string[]>): boolean => {
  const sources = directives.get('script-src') ?? directives.get('default-src')
  if (sources === undefined) return false
  const allowsInline = sources.includes("'unsafe-inline'") && !sources.some(isStrictSource)
  return !allowsInline && !sources.some((source) => ["'unsafe-eval'", '*', 'http:'].includes(source))
}

const contentPoints = (headerOf: HeaderOf): number => {
  const policy = headerOf('content-security-policy')
  if (policy === null) return 0
  return restrictsScripts(policyDirectives(policy)) ? 25 : 12
}

const framePoints = (headerOf: HeaderOf): number => {
  const isSet = /^(?:DENY|SAMEORIGIN)$/i.test(headerOf('x-frame-options') ?? '')
  const policy = policyDirectives(headerOf('content-security-policy') ?? '')
  return isSet || policy.has('frame-ancestors') ? 15 : 0
}

/** The first value of a list counts (Fetch, section 3.6). */
const typePoints = (headerOf: HeaderOf): number => {
  const [first = ''] = (headerOf('x-content-type-options') ?? '').split(',')
  return first.trim().toLowerCase() === 'nosniff' ? 15 : 0
}

const REFERRER_POLICIES: readonly string[] = [
  ...['no-referrer', 'no-referrer-when-downgrade', 'same-origin', 'origin', 'strict-origin'],
  ...['origin-when-cross-origin', 'strict-origin-when-cross-origin', 'unsafe-url'],
]

/** The last value that is a policy counts; others are skipped (Referrer Policy, section 8.1). */
const referrerPoints = (headerOf: HeaderOf): number => {
  const values = (headerOf('referrer-policy') ?? '').split(',').map((value) => value.trim().toLowerCase())
  const policy = values.filter((value) => REFERRER_POLICIES.includes(value)).at(-1)
  return policy === undefined || policy === 'unsafe-url' ? 0 : 10
}

const permissionPoints = (headerOf: HeaderOf): number =>
  (headerOf('permissions-policy') ?? '') === '' ? 0 : 10

const openerPoints = (headerOf: HeaderOf): number => {
  const [value = ''] = (headerOf('cross-origin-opener-policy') ?? '').split(';')
  return /^same-origin(?:-allow-popups)?$/i.test(value.trim()) ? 5 : 0
}

const CHECKS: readonly {
  header: string
  maxPoints: number
  points: (headerOf: HeaderOf) => number
  advice: string
}[] = [
  {
    header: 'strict-transport-security',
    maxPoints: 20,
    points: transportPoints,
    advice: 'Send max-age=31536000 or more, so that browsers use HTTPS alone for a year.',
  },
  {
    header: 'content-security-policy',
    maxPoints: 25,
    points: contentPoints,
    advice:
      "Name the sources of scripts in script-src, with a nonce or hash instead of 'unsafe-inline', and without 'unsafe-eval', * and http:.",
  },
  {
    header: 'x-frame-options',
    maxPoints: 15,
    points: framePoints,
    advice:
      'Send DENY or SAMEORIGIN, or frame-ancestors in the Content-Security-Policy, against clickjacking.',
  },
  {
    header: 'x-content-type-options',
    maxPoints: 15,
    points: typePoints,
    advice: 'Send nosniff, so that browsers do not guess media types.',
  },
  {
    header: 'referrer-policy',
    maxPoints: 10,
    points: referrerPoints,
    advice:
      'Send strict-origin-when-cross-origin or a stricter policy, so that addresses do not leak to other sites.',
  },
  {
    header: 'permissions-policy',
    maxPoints: 10,
    points: permissionPoints,
    advice: 'Switch off the browser features that the site does not use, such as camera=(), microphone=().',
  },
  {
    header: 'cross-origin-opener-policy',
    maxPoints: 5,
    points: openerPoints,
    advice: 'Send same-origin or same-origin-allow-popups, so that other sites cannot reach the window.',
  },
]

/** @param headerOf the value of a header by its name in lower case, null where it is absent */
export const checkHeaders = (headerOf: HeaderOf): HeaderCheck[] =>
  CHECKS.map(({ header, maxPoints, points: pointsOf, advice }) => {
    const points = pointsOf(headerOf)
    return {
      header,
      points,
      maxPoints,
      value: headerOf(header),
      advice: points === maxPoints ? null : advice,
    }
  })
