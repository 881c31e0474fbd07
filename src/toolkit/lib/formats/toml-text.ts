import { parse, stringify, TomlDate, TomlError } from 'smol-toml'
import { unprocessable } from '#toolkit'
import {
  integer,
  isDataObject,
  setMember,
  type DataObject,
  type DataValue,
  type TextFault,
} from '../json/data-value.js'
import { inWords } from '../text/line-column.js'

const texts = new WeakMap<Date, string>()

/**
 * What `TomlDate` builds upon in place of `Date`: it keeps the text, of which a `Date` has three digits of a second's
 * fraction, and refuses days past the end of their month (`1988-02-30`), which a `Date` rolls over (smol-toml 1.9.1).
 */
class WrittenDate extends Date {
  constructor(text: string) {
    const day = text.slice(0, 10)
    super(new Date(day).getUTCDate() === Number(day.slice(8)) ? text : Number.NaN)
    texts.set(this, text)
  }
}
Object.setPrototypeOf(TomlDate, WrittenDate)

/** Dates in ISO 8601: as they are written, but with `T`, `Z` and seconds. */
const dateText = (date: TomlDate): string => {
  const text = texts.get(date)?.toUpperCase() ?? ''
  if (date.isDate()) return text
  const whole = text.replace(/(T\d\d:\d\d)(?!:)/, '$1:00')
  // The parser completes local ones with a `Z`, and times with a day.
  const local = date.isLocal() ? whole.slice(0, -1) : whole
  return date.isTime() ? local.slice('0000-01-01T'.length) : local
}

const valueOf = (made: unknown): DataValue => {
  if (made instanceof TomlDate) return dateText(made)
  if (Array.isArray(made)) return made.map(valueOf)
  if (typeof made === 'bigint') return integer(made)
  if (typeof made === 'string' || typeof made === 'number' || typeof made === 'boolean') return made
  const object: DataObject = {}
  for (const [key, value] of Object.entries(made ?? {})) setMember(object, key, valueOf(value))
  return object
}

/** Reads TOML 1.1; the fault is the first one. */
export const readToml = (text: string): { value: DataValue } | { fault: TextFault } => {
  try {
    return { value: valueOf(parse(text, { integersAsBigInt: 'asNeeded', useLegacyDate: true })) }
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const { line, column, message } = error
    const words = message.split('\n', 1)[0]?.replace(/^Invalid TOML document: /, '') ?? message
    return { fault: { line, column, message: words } }
  }
}

/** @throws {FeatureError} 422 with line and column of the first fault */
export const tomlValue = (text: string): DataValue => {
  const reading = readToml(text)
  return 'value' in reading
    ? reading.value
    : unprocessable(`text is not valid TOML: ${inWords(reading.fault)}: ${reading.fault.message}.`)
}

const INT64 = 2n ** 63n

const check = (value: DataValue): void => {
  if (value === null) unprocessable('TOML has no null.')
  if (typeof value === 'bigint' && (value >= INT64 || value < -INT64)) {
    unprocessable(`The integer ${value} does not fit into TOML's 64 bits.`)
  }
  if (typeof value === 'object') Object.values(value).forEach(check)
}

/** @throws {FeatureError} 422 for anything but an object, for null in it, and for integers of more than 64 bits */
export const writeToml = (value: DataValue): string => {
  if (!isDataObject(value)) return unprocessable('The top level of TOML must be an object.')
  check(value)
  return stringify(value)
}
