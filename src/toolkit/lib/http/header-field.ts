import { explanationOf, hasStandardDirectives, isNumeric } from './header-directives.js'
import { parametersOf, readHttpDate, splitField, splitPair, unquote } from './header-grammar.js'

export type HeaderKind =
  'directives' | 'weighted' | 'media-type' | 'cookie' | 'links' | 'ranges' | 'date' | 'raw'

export interface HeaderItem {
  name: string
  value: string | number | boolean | null
  parameters: Record<string, string>
  explanation: string | null
}

export type HeaderWarning =
  | 'duplicate-directive'
  | 'unknown-directive'
  | 'contradiction'
  | 'samesite-none-without-secure'
  | 'hsts-short'
  | 'bad-value'

/** What a value says, and whether something in it cannot be read. */
interface Parsed {
  items: HeaderItem[]
  isBad: boolean
}

/** A year: what browsers want before they preload a host. */
const HSTS_SECONDS = 31_536_000

const item = (
  name: string,
  value: HeaderItem['value'],
  parameters: Record<string, string> = {},
  explanation: string | null = null,
): HeaderItem => ({ name, value, parameters, explanation })

const directiveValue = (text: string | null): string | number | true => {
  if (text === null) return true
  return /^\d{1,15}$/.test(text) ? Number(text) : unquote(text)
}

const parseDirectives = (header: string, text: string): Parsed => {
  const items = splitField(text, header === 'strict-transport-security' ? ';' : ',').map((part) => {
    const [directive = '', ...parameters] = splitField(part, ';')
    const { name, value } = splitPair(directive)
    return item(name, directiveValue(value), parametersOf(parameters), explanationOf(header, name))
  })
  // A number may stand in quotes (RFC 9111, section 5.2; RFC 6797, section 6.2); it is text then, but can be read.
  const isBad = items.some(({ name, value }) => isNumeric(header, name) && !/^\d+$/.test(String(value)))
  return { items, isBad }
}

const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/

const parseWeighted = (_header: string, text: string): Parsed => {
  const items = splitField(text, ',').map((part) => {
    const [name = '', ...rest] = splitField(part, ';')
    const { q = '1', ...parameters } = parametersOf(rest)
    return item(name, WEIGHT.test(q) ? Number(q) : null, parameters)
  })
  return {
    items: items.sort((a, b) => Number(b.value) - Number(a.value)),
    isBad: items.some(({ value }) => value === null),
  }
}

const parseMediaType = (_header: string, text: string): Parsed => {
  const [name = '', ...parameters] = splitField(text, ';')
  return { items: [item(name.toLowerCase(), null, parametersOf(parameters))], isBad: false }
}

const parseCookies = (_header: string, text: string): Parsed => {
  const items = splitField(text, ';').map((pair) => {
    const equals = pair.indexOf('=')
    return equals < 0 ? item('', pair) : item(pair.slice(0, equals).trim(), pair.slice(equals + 1).trim())
  })
  return { items, isBad: false }
}

const parseSetCookie = (header: string, text: string): Parsed => {
  const [pair = '', ...attributes] = text.split(';')
  const cookie = parseCookies(header, pair).items
  const items = attributes
    .filter((attribute) => attribute.trim() !== '')
    .map((attribute) => {
      const { name, value } = splitPair(attribute)
      return item(name, value ?? true, {}, explanationOf(header, name))
    })
  const isBad = items.some(
    ({ name, value }) =>
      (name === 'expires' && readHttpDate(String(value)) === null) ||
      (name === 'max-age' && !/^-?\d+$/.test(String(value))),
  )
  return { items: [...cookie, ...items], isBad }
}

const parseLinks = (_header: string, text: string): Parsed => {
  const items = splitField(text, ',').map((link) => {
    const [target = '', ...parameters] = splitField(link, ';')
    return item(target.replace(/^<(.*)>$/s, '$1').trim(), null, parametersOf(parameters))
  })
  return { items, isBad: false }
}

const parseRange = (_header: string, text: string): Parsed => {
  const { value } = splitPair(text)
  const unit = text.split('=', 1)[0]?.trim() ?? ''
  const ranges = value === null ? [] : splitField(value, ',')
  return {
    items: ranges.map((range) => item(unit, range)),
    isBad: ranges.length === 0 || ranges.some((range) => !/^(?:\d+-\d*|-\d+)$/.test(range)),
  }
}

const parseContentRange = (_header: string, text: string): Parsed => {
  const [, unit = '', range = '', size] = /^\s*(\S+)\s+([^/]*?)\s*(?:\/\s*(\S*)\s*)?$/.exec(text) ?? []
  const isGood = /^(?:\d+-\d+|\*)$/.test(range) && /^(?:\d+|\*)$/.test(size ?? '')
  if (unit === '') return { items: [], isBad: true }
  return { items: [item(unit, range, size === undefined ? {} : { size })], isBad: !isGood }
}

const parseDate = (_header: string, text: string): Parsed => {
  const date = readHttpDate(text)
  return { items: [item('date', date)], isBad: date === null }
}

const parseRaw = (_header: string, text: string): Parsed => ({ items: [item('value', text)], isBad: false })

type Parse = (header: string, text: string) => Parsed

/** Header names in lower case, how their values are made, and what reads them. */
const GROUPS: readonly (readonly [names: string, kind: HeaderKind, parse: Parse])[] = [
  ['cache-control strict-transport-security keep-alive pragma alt-svc', 'directives', parseDirectives],
  ['accept accept-language accept-encoding accept-charset te', 'weighted', parseWeighted],
  ['content-type content-disposition', 'media-type', parseMediaType],
  ['cookie', 'cookie', parseCookies],
  ['set-cookie', 'cookie', parseSetCookie],
  ['link', 'links', parseLinks],
  ['range', 'ranges', parseRange],
  ['content-range', 'ranges', parseContentRange],
  ['date expires last-modified if-modified-since if-unmodified-since sunset', 'date', parseDate],
]

const parsers = new Map(
  GROUPS.flatMap(([names, kind, parse]) => names.split(' ').map((name) => [name, { kind, parse }] as const)),
)

/** The items of a header that are directives: of Set-Cookie all but the cookie itself. */
const directivesOf = (header: string, items: readonly HeaderItem[]): readonly HeaderItem[] => {
  if (header === 'set-cookie') return items.slice(1)
  // Each alternative of Alt-Svc is independent.
  return parsers.get(header)?.kind === 'directives' && header !== 'alt-svc' ? items : []
}

const warningsOf = (header: string, { items, isBad }: Parsed): HeaderWarning[] => {
  const directives = directivesOf(header, items)
  const values = new Map(directives.map(({ name, value }) => [name, value]))
  const isContradiction =
    header === 'cache-control' &&
    ((values.has('no-store') && values.has('max-age')) || (values.has('public') && values.has('private')))
  const found: readonly (readonly [HeaderWarning, boolean])[] = [
    ['duplicate-directive', values.size < directives.length],
    [
      'unknown-directive',
      hasStandardDirectives(header) && directives.some(({ explanation }) => explanation === null),
    ],
    ['contradiction', isContradiction],
    [
      'samesite-none-without-secure',
      String(values.get('samesite')).toLowerCase() === 'none' && !values.has('secure'),
    ],
    [
      'hsts-short',
      header === 'strict-transport-security' && Number(values.get('max-age') ?? HSTS_SECONDS) < HSTS_SECONDS,
    ],
    ['bad-value', isBad],
  ]
  return found.filter(([, isTrue]) => isTrue).map(([warning]) => warning)
}

/**
 * Takes a header field's value apart by the grammar of its name; one without a grammar here is its text.
 * @param name in any letter case
 */
export const readHeaderField = (
  name: string,
  value: string,
): { kind: HeaderKind; items: HeaderItem[]; warnings: HeaderWarning[] } => {
  const header = name.toLowerCase()
  const { kind, parse } = parsers.get(header) ?? { kind: 'raw' as const, parse: parseRaw }
  const parsed = parse(header, value)
  return { kind, items: parsed.items, warnings: warningsOf(header, parsed) }
}
