import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'
import { Decimal } from '../numbers/decimal.js'

const RATE = /^(\d+(?:\.\d+)?)\s*([a-z]+(?:\/s)?)$/i
const BITS = /^([kmgt]?)(?:bps|bit\/s)$/i
/** A small b behind a prefix is a bit. */
const SMALL_B = /^([kmg])b\/s$/i
const BYTES = /^([kmg]?)b\/s$/i
const BINARY_BYTES = /^([kmg])ib\/s$/i
const PREFIXES = ['', 'k', 'm', 'g', 't']

const power = (base: number, prefix: string): Decimal =>
  new Decimal(base).pow(PREFIXES.indexOf(prefix.toLowerCase()))

const bitsOfUnit = (unit: string): Decimal | undefined => {
  const bits = BITS.exec(unit) ?? (unit.endsWith('b/s') || unit.endsWith('b/S') ? SMALL_B.exec(unit) : null)
  if (bits !== null) return power(1000, bits[1] ?? '')
  const bytes = BYTES.exec(unit)
  if (bytes !== null) return power(1000, bytes[1] ?? '').times(8)
  const binary = BINARY_BYTES.exec(unit)
  return binary === null ? undefined : power(1024, binary[1] ?? '').times(8)
}

/**
 * Bits a second of a speed such as "100 Mbps", "12 MB/s" or "1 MiB/s", exactly.
 * @throws {FeatureError} 422 that names the parameter, also for 0
 */
export const parseDataRate = (parameter: string, text: string): Decimal => {
  const [, number = '', unit = ''] = RATE.exec(text.trim()) ?? []
  const bits = bitsOfUnit(unit)
  if (bits === undefined) {
    return unprocessable(
      `${parameter}: ${quoted(text)} is not a number with a unit such as Mbps, Mbit/s, MB/s or MiB/s.`,
    )
  }
  const rate = bits.times(number)
  return rate.isZero() ? unprocessable(`${parameter}: must be greater than 0.`) : rate
}
