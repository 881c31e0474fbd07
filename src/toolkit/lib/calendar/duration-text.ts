import { Decimal } from 'decimal.js'

/** Enough digits for 200 characters of any number times any unit. */
const Exact = Decimal.clone({ precision: 450 })

type Unit = 'millisecond' | 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/** Seconds. Months and years are those of the Gregorian calendar's mean: 30.436875 and 365.2425 days. */
const SECONDS: Readonly<Record<Unit, string>> = {
  millisecond: '0.001',
  second: '1',
  minute: '60',
  hour: '3600',
  day: '86400',
  week: '604800',
  month: '2629746',
  year: '31556952',
}

/** What each unit may be called, in English and Indonesian. */
const NAMES: Readonly<Record<Unit, RegExp>> = {
  millisecond: /^(ms|milliseconds?)$/,
  second: /^(s|secs?|seconds?|detik)$/,
  minute: /^(m|mins?|minutes?|menit)$/,
  hour: /^(h|hrs?|hours?|jam)$/,
  day: /^(d|days?|hari)$/,
  week: /^(w|wks?|weeks?|minggu)$/,
  month: /^(mos?|months?|bulan)$/,
  year: /^(y|yrs?|years?|tahun)$/,
}

const UNITS = Object.keys(NAMES) as Unit[]

interface Quantity {
  amount: string
  unit: Unit
}

export interface DurationText {
  /** Seconds, as exact as the text. */
  exact: Decimal
  /** The same to three decimals, which is what the written forms have. */
  seconds: Decimal
  /** It has months or years, whose length is a mean. */
  approximate: boolean
}

const ISO =
  /^P(?=[\dT])(?:([\d.,]+)Y)?(?:([\d.,]+)M)?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T(?=\d)(?:([\d.,]+)H)?(?:([\d.,]+)M)?(?:([\d.,]+)S)?)?$/i
const ISO_UNITS: readonly Unit[] = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second']
const CLOCK = /^(?:(\d+):([0-5]\d)|(\d+)):([0-5]\d(?:\.\d+)?)$/
/** A number, its unit, and what may precede the next number. */
const QUANTITY = /(\d+(?:\.\d+)?|\.\d+)\s*([a-z]+)(?<rest>(?:\s*,)?(?:\s+and\b|\s+dan\b)?\s*)/giy

/** ISO 8601 has a fraction in the last part only. */
const isoQuantities = (text: string): Quantity[] | undefined => {
  const match = ISO.exec(text)
  if (match === null) return undefined
  const quantities = ISO_UNITS.flatMap((unit, index) => {
    const amount = match[index + 1]
    return amount === undefined ? [] : [{ amount: amount.replace(',', '.'), unit }]
  })
  const whole = quantities.slice(0, -1).every(({ amount }) => /^\d+$/.test(amount))
  const last = quantities.at(-1)
  return whole && last !== undefined && /^\d+(\.\d+)?$/.test(last.amount) ? quantities : undefined
}

const clockQuantities = (text: string): Quantity[] | undefined => {
  const match = CLOCK.exec(text)
  if (match === null) return undefined
  const [, hours = '0', minutes, minutesAlone, seconds = '0'] = match
  return [
    { amount: hours, unit: 'hour' },
    { amount: minutes ?? minutesAlone ?? '0', unit: 'minute' },
    { amount: seconds, unit: 'second' },
  ]
}

const wordQuantities = (text: string): Quantity[] | undefined => {
  const found = [...text.matchAll(QUANTITY)]
  const last = found.at(-1)
  // The matches follow each other without a gap, up to the end, where nothing may follow.
  if (last === undefined || last.index + last[0].length !== text.length || last.groups?.['rest'] !== '') {
    return undefined
  }
  const quantities = found.map(([, amount = '', name = '']) => ({
    amount,
    unit: UNITS.find((known) => NAMES[known].test(name.toLowerCase())),
  }))
  return quantities.every((quantity): quantity is Quantity => quantity.unit !== undefined)
    ? quantities
    : undefined
}

const bareSeconds = (text: string): Quantity[] | undefined =>
  /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(text) ? [{ amount: text, unit: 'second' }] : undefined

/**
 * Reads a duration written as ISO 8601, as a clock shows it (m:ss or h:mm:ss), as numbers with units in English or
 * Indonesian, or as a bare number of seconds; a minus before it makes it negative.
 * @returns undefined for any other text
 */
export const parseDuration = (text: string): DurationText | undefined => {
  const [, minus = '', rest = ''] = /^(-|minus\s)?\s*([^]*?)\s*$/i.exec(text.trim()) ?? []
  const quantities = isoQuantities(rest) ?? clockQuantities(rest) ?? bareSeconds(rest) ?? wordQuantities(rest)
  if (quantities === undefined) return undefined
  const length = quantities.reduce(
    (sum, { amount, unit }) => sum.plus(new Exact(amount).times(SECONDS[unit])),
    new Exact(0),
  )
  // A negative zero would be written with a minus.
  const exact = minus === '' || length.isZero() ? length : length.negated()
  const seconds = exact.toDecimalPlaces(3, Decimal.ROUND_HALF_UP)
  return {
    exact,
    seconds: seconds.isZero() ? seconds.abs() : seconds,
    approximate: quantities.some(({ unit }) => unit === 'month' || unit === 'year'),
  }
}

/** A duration as days of 24 hours and the rest, without its sign. */
export interface DurationParts {
  days: number
  hours: number
  minutes: number
  /** To three decimals. */
  seconds: number
}

/** @param seconds to three decimals, below 2^53 milliseconds */
export const durationParts = (seconds: Decimal): DurationParts => {
  const milliseconds = seconds.abs().times(1000).toNumber()
  return {
    days: Math.floor(milliseconds / 86_400_000),
    hours: Math.floor(milliseconds / 3_600_000) % 24,
    minutes: Math.floor(milliseconds / 60_000) % 60,
    seconds: (milliseconds % 60_000) / 1000,
  }
}

/** Like P1DT2H, PT0S for none. */
export const isoDuration = ({ days, hours, minutes, seconds }: DurationParts): string => {
  const written = (amount: number, letter: string): string => (amount === 0 ? '' : `${amount}${letter}`)
  const time = written(hours, 'H') + written(minutes, 'M') + written(seconds, 'S')
  if (days === 0 && time === '') return 'PT0S'
  return `P${written(days, 'D')}${time === '' ? '' : `T${time}`}`
}

/** Like 26:05:09 or 0:00:01.500: hours without bound, milliseconds only if there are any. */
export const clockDuration = ({ days, hours, minutes, seconds }: DurationParts): string => {
  const twoDigits = (number: number): string => String(number).padStart(2, '0')
  const milliseconds = Math.round(seconds * 1000) % 1000
  const fraction = milliseconds === 0 ? '' : `.${String(milliseconds).padStart(3, '0')}`
  return `${days * 24 + hours}:${twoDigits(minutes)}:${twoDigits(Math.floor(seconds))}${fraction}`
}

/** Like 1 day 2 hours, 0 seconds for none. */
export const humanDuration = (parts: DurationParts): string => {
  const words = (['day', 'hour', 'minute', 'second'] as const)
    .map((unit) => ({ unit, amount: parts[`${unit}s`] }))
    .filter(({ amount }) => amount !== 0)
    .map(({ unit, amount }) => `${amount} ${unit}${amount === 1 ? '' : 's'}`)
  return words.length === 0 ? '0 seconds' : words.join(' ')
}
