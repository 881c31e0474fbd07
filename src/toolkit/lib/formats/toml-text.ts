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

/** Dates as TOML writes them, which is ISO 8601; fractions of a second only where there are any. */
const dateText = (date: TomlDate): string =>
  date.toISOString().replace(/\.(\d*?)0+(?=\D|$)/, (_, digits: string) => (digits === '' ? '' : `.${digits}`))

const valueOf = (made: unknown): DataValue => {
  if (made instanceof TomlDate) return dateText(made)
  if (Array.isArray(made)) return made.map(valueOf)
  if (typeof made === 'bigint') return integer(made)
  if (typeof made === 'string' || typeof made === 'number' || typeof made === 'boolean') return made
  const object: DataObject = {}
  for (const [key, value] of Object.entries(made ?? {})) setMember(object, key, valueOf(value))
  return object
}

/** Reads TOML 1.0; the fault is the first one. */
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
    : unprocessable(`text is no valid TOML: ${inWords(reading.fault)}: ${reading.fault.message}.`)
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
  if (!isDataObject(value)) return unprocessable('TOML holds an object at the top, nothing else.')
  check(value)
  return stringify(value)
}
