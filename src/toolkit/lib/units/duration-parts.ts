import type { Decimal } from 'decimal.js'

/** Units of time with their length in the smallest of a text. */
type Parts = readonly (readonly [unit: string, length: number])[]

const written = (whole: Decimal, parts: Parts, zero: string): string => {
  let rest = whole
  const words = parts.flatMap(([unit, length]) => {
    const count = rest.div(length).floor()
    rest = rest.minus(count.times(length))
    return count.isZero() ? [] : [`${count.toFixed()} ${unit}`]
  })
  return words.length === 0 ? zero : words.join(' ')
}

const MINUTES: Parts = [
  ['d', 1440],
  ['h', 60],
  ['min', 1],
]
const SECONDS: Parts = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
]

/** Whole minutes as "2 d 3 h 4 min", parts of 0 left out. */
export const minutesText = (minutes: Decimal): string => written(minutes, MINUTES, '0 min')

/** Whole seconds as "1 d 2 h 3 min 4 s", parts of 0 left out. */
export const secondsText = (seconds: Decimal): string => written(seconds, SECONDS, '0 s')
