import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'
import { Decimal } from '../numbers/decimal.js'

const SIZE = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i
const PREFIXES = ['', 'k', 'M', 'G', 'T', 'P', 'E']
const BYTES_PER_BIT = 0.125
const BITS_UP_TO = 'T'

/** Bytes of each unit in lower case, bits by "bit" and, with a small b, by "b". */
const BYTES = new Map<string, Decimal>([['', new Decimal(1)]])
const BITS = new Map<string, Decimal>()
PREFIXES.forEach((prefix, power) => {
  const letter = prefix.toLowerCase()
  BYTES.set(`${letter}b`, new Decimal(1000).pow(power))
  if (power > 0) BYTES.set(`${letter}ib`, new Decimal(1024).pow(power))
  if (power > PREFIXES.indexOf(BITS_UP_TO)) return
  const bits = new Decimal(1000).pow(power).times(BYTES_PER_BIT)
  BYTES.set(`${letter}bit`, bits)
  if (power > 0) BITS.set(`${letter}b`, bits)
})

/**
 * Bytes of one unit of data; case is ignored, except that "Mb" is a megabit and "MB" a megabyte. Undefined for what is not
 * a unit.
 */
export const bytesOfUnit = (unit: string): Decimal | undefined => {
  const small = unit.toLowerCase()
  return (unit.endsWith('b') ? BITS.get(small) : undefined) ?? BYTES.get(small)
}

/**
 * Bytes of a size such as "1.5 GiB", "100 Mbit" or "42", exactly.
 * @throws {FeatureError} 422 that names the parameter
 */
export const parseDataSize = (parameter: string, text: string): Decimal => {
  const [, number = '', unit = ''] = SIZE.exec(text.trim()) ?? []
  const bytes = number === '' ? undefined : bytesOfUnit(unit)
  if (bytes === undefined) {
    return unprocessable(
      `${parameter}: ${quoted(text)} is not a number with a unit such as B, kB, MB, GiB or Mbit.`,
    )
  }
  return bytes.times(number)
}

const DECIMAL_UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB']
const BINARY_UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB']

/**
 * A size in the largest unit in which it is at least 1, rounded half up, without trailing zeros: "1.61 GB".
 * @param base 1000 for kB to EB, 1024 for KiB to EiB
 */
export const readableSize = (bytes: Decimal, base: 1000 | 1024, decimals: number): string => {
  const units = base === 1000 ? DECIMAL_UNITS : BINARY_UNITS
  const power = units.findLastIndex((_, index) => bytes.gte(new Decimal(base).pow(index)))
  const value = bytes.div(new Decimal(base).pow(Math.max(power, 0)))
  return `${value.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP).toFixed()} ${units[Math.max(power, 0)]}`
}
