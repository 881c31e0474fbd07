interface QueryFault {
  parameter: string
  message: string
  /** Of a text that is written for none of the types that it should be of. */
  expected?: readonly ScalarType[]
}

/** A query as the validators take it, and the faults that no schema can see. */
export interface ParsedQuery {
  values: Record<string, string>
  faults: QueryFault[]
}

const [PLUS, SPACE] = [0x2b, 0x20]

/** In bytes, since `replaceAll` makes a rope of a text that is as long as a query may be, and flattening it costs more. */
const withSpaces = (text: string): string => {
  const bytes = Buffer.from(text)
  for (let at = bytes.indexOf(PLUS); at !== -1; at = bytes.indexOf(PLUS, at + 1)) bytes[at] = SPACE
  return bytes.toString()
}

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text.includes('+') ? withSpaces(text) : text)
  } catch {
    return null
  }
}

/**
 * Reads `a=1&b=2` strictly: a repeated name and broken percent-encoding or UTF-8 are faults, since guessing would
 * answer another question than the caller asked. Names in `ignored` (the key) are skipped whatever they hold.
 * @param search the query without its leading `?`.
 */
export const parseQuery = (search: string, ignored: ReadonlySet<string>): ParsedQuery => {
  const values = Object.create(null) as Record<string, string>
  const faults: ParsedQuery['faults'] = []
  for (const pair of search === '' ? [] : search.split('&')) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const rawName = equals === -1 ? pair : pair.slice(0, equals)
    const name = decode(rawName)
    if (name !== null && ignored.has(name)) continue
    const value = equals === -1 ? '' : decode(pair.slice(equals + 1))
    if (name === null || value === null) {
      faults.push({
        parameter: name ?? rawName.slice(0, 100),
        message: 'is not percent-encoded UTF-8 (a literal % is written %25)',
      })
    } else if (name in values) {
      faults.push({ parameter: name, message: 'is given more than once' })
    } else {
      values[name] = value
    }
  }
  return { values, faults }
}

/** What a parameter's text stands for, where it is not the text itself; a text may fit one of several. */
export type ScalarType = 'integer' | 'number' | 'boolean'

/** The types of the query parameters that are not text alone, by name. */
export type QueryTypes = Readonly<Record<string, readonly (ScalarType | 'text')[]>>

const INTEGER = /^-?\d+$/
const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/

const WORDS: Readonly<Record<ScalarType, string>> = {
  integer: 'an integer in decimal digits',
  number: 'a decimal number',
  boolean: 'true or false',
}

/** The value that a text is written for; `undefined` where it is none of the type. Minus zero is zero. */
const READERS: Readonly<Record<ScalarType, (text: string) => number | boolean | undefined>> = {
  integer: (text) =>
    INTEGER.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) + 0 : undefined,
  number: (text) => (NUMBER.test(text) && Number.isFinite(Number(text)) ? Number(text) + 0 : undefined),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
}

const unreadable = (parameter: string, text: string, types: readonly ScalarType[]): QueryFault =>
  types.some((type) => type !== 'boolean') &&
  NUMBER.test(text) &&
  !Number.isSafeInteger(Math.trunc(Number(text)))
    ? { parameter, message: 'is too large a number' }
    : { parameter, message: `must be ${types.map((type) => WORDS[type]).join(' or ')}`, expected: types }

/**
 * Turns texts into the numbers and booleans that they are written for, in place. Only plain decimal notation counts: what
 * JavaScript would take besides (`0x10`, `1e1` for an integer, blanks, nothing at all) is more likely a slip than meant.
 *
 * @param types of the parameters that are not text alone. With `text` among them, what fits none of the others stays as it is.
 * @returns a fault for each text that fits none of its types
 */
export const coerceQuery = (values: Record<string, unknown>, types: QueryTypes): ParsedQuery['faults'] => {
  const faults: ParsedQuery['faults'] = []
  for (const [name, accepted] of Object.entries(types)) {
    const text = values[name]
    if (typeof text !== 'string') continue
    const scalars = accepted.filter((type) => type !== 'text')
    const value = scalars.map((type) => READERS[type](text)).find((read) => read !== undefined)
    if (value !== undefined) values[name] = value
    else if (scalars.length === accepted.length) faults.push(unreadable(name, text, scalars))
  }
  return faults
}
