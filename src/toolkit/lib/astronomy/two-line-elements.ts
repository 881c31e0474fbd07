import { twoline2satrec, type SatRec } from 'satellite.js'
import { unprocessable } from '../../errors.js'

/** A satellite by its two-line elements. */
export interface Satellite {
  noradId: number
  /** Unix milliseconds, rounded. */
  epoch: number
  /** Revolutions a day. */
  meanMotion: number
  /** Degrees. */
  inclination: number
  model: SatRec
}

type Field = readonly [name: string, from: number, to: number, form: RegExp]

const EXPONENTIAL = /^[ +-]?\d{5}[+-]\d$/
const DEGREES = /^ *\d{1,3}\.\d+ *$/

/** Columns from 1, both included, as the format counts them. Of the numbers SGP4 uses. */
const FIELDS: readonly [readonly Field[], readonly Field[]] = [
  [
    ['epoch', 19, 32, /^\d\d[ \d]\d\d\.\d{1,8} *$/],
    ['first derivative of the mean motion', 34, 43, /^ *[+-]?\d?\.\d+ *$/],
    ['second derivative of the mean motion', 45, 52, EXPONENTIAL],
    ['drag term', 54, 61, EXPONENTIAL],
  ],
  [
    ['inclination', 9, 16, DEGREES],
    ['right ascension of the ascending node', 18, 25, DEGREES],
    ['eccentricity', 27, 33, /^[ \d]{6}\d$/],
    ['argument of perigee', 35, 42, DEGREES],
    ['mean anomaly', 44, 51, DEGREES],
    ['mean motion', 53, 63, /^ *\d{1,2}\.\d+ *$/],
  ],
]

const LONGEST = 69

/** Letters of Alpha-5 numbers, A for 10 to Z for 33; I and O are not used. */
const ALPHA_5 = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

const columns = (line: string, from: number, to: number): string => line.slice(from - 1, to)

/** The sum of the digits, a minus counting as 1, modulo 10. */
const checksum = (line: string): number =>
  Array.from(line.slice(0, LONGEST - 1)).reduce(
    (sum, character) => sum + (character === '-' ? 1 : /\d/.test(character) ? Number(character) : 0),
    0,
  ) % 10

const assertLine = (line: string, number: 1 | 2): void => {
  const name = `tle${number}`
  if (!line.startsWith(`${number} `)) unprocessable(`${name} does not begin with "${number} ".`)
  if (line.length === LONGEST && line.at(-1) !== String(checksum(line))) {
    unprocessable(
      `${name} has the checksum ${JSON.stringify(line.at(-1))}; its other characters make ${checksum(line)}.`,
    )
  }
  for (const [field, from, to, form] of FIELDS[number - 1] ?? []) {
    if (!form.test(columns(line, from, to))) {
      unprocessable(`${name} has no number for the ${field} in columns ${from} to ${to}.`)
    }
  }
}

/** Leading zeros may be blanks. */
const noradIdOf = (line: string, number: 1 | 2): number => {
  const [, letter = '', digits = ''] = /^([ A-Z]*)(\d+)$/.exec(columns(line, 3, 7)) ?? []
  if (digits !== '' && letter.trim() === '') return Number(digits)
  const index = ALPHA_5.indexOf(letter)
  if (digits.length !== 4 || letter.length !== 1 || index < 0) {
    return unprocessable(`tle${number} has no satellite number in columns 3 to 7.`)
  }
  return (index + 10) * 10_000 + Number(digits)
}

const epochOf = (line: string): number => {
  const year = Number(columns(line, 19, 20))
  const day = Number(columns(line, 21, 32))
  if (day < 1 || day >= 367) unprocessable('tle1 has an epoch outside of its year.')
  // Sputnik flew in 1957: two digits from 57 on are of the last century.
  return Date.UTC(year < 57 ? 2000 + year : 1900 + year, 0, 1) + Math.round((day - 1) * 86_400_000)
}

/**
 * Reads a two-line element set.
 * @throws FeatureError 422 where a checksum, a number or the satellite's number does not fit
 */
export const readElements = (line1: string, line2: string): Satellite => {
  assertLine(line1, 1)
  assertLine(line2, 2)
  const noradId = noradIdOf(line1, 1)
  if (noradIdOf(line2, 2) !== noradId) unprocessable('tle1 and tle2 have different satellite numbers.')
  const inclination = Number(columns(line2, 9, 16))
  const meanMotion = Number(columns(line2, 53, 63))
  if (inclination > 180) unprocessable('tle2 has an inclination over 180 degrees.')
  if (meanMotion === 0) unprocessable('tle2 has a mean motion of 0.')
  return {
    noradId,
    epoch: epochOf(line1),
    meanMotion,
    inclination,
    model: twoline2satrec(line1, line2),
  }
}
