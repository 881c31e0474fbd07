import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'
import { Decimal } from '../numbers/decimal.js'
import { MM_PER_INCH } from './rounding.js'

/** What the marking of a tyre says (ISO 4000-1). */
export interface Tire {
  widthMm: number
  aspectRatio: number
  construction: 'radial' | 'diagonal' | 'bias-belted'
  rimIn: number
  loadIndex: number | null
  speedRating: string | null
  /** In mm. */
  sidewall: Decimal
  /** In mm. */
  diameter: Decimal
}

const MARKING =
  /^(?:P|LT|C)?(\d{3})\/(\d{2,3})(ZR|R|D|B)(\d{2}(?:\.5)?)(?:C|LT)?(?:(\d{2,3})(?:\/\d{2,3})?([A-Z]))?(?:XL)?$/

const CONSTRUCTIONS = { R: 'radial', ZR: 'radial', D: 'diagonal', B: 'bias-belted' } as const

const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most

/**
 * Reads a marking such as "205/55R16 91V", in any case and with any blanks.
 * @throws {FeatureError} 422 that names the parameter
 */
export const parseTire = (parameter: string, text: string): Tire => {
  const match = MARKING.exec(text.replace(/\s/g, '').toUpperCase())
  const [widthMm, aspectRatio, rimIn] = [Number(match?.[1]), Number(match?.[2]), Number(match?.[4])]
  if (
    match === null ||
    !isWithin(widthMm, 125, 395) ||
    !isWithin(aspectRatio, 20, 100) ||
    !isWithin(rimIn, 10, 30)
  ) {
    return unprocessable(`${parameter}: ${quoted(text)} is not a tyre marking such as 205/55R16 91V.`)
  }
  const sidewall = new Decimal(widthMm).times(aspectRatio).div(100)
  return {
    widthMm,
    aspectRatio,
    construction: CONSTRUCTIONS[match[3] as keyof typeof CONSTRUCTIONS],
    rimIn,
    loadIndex: match[5] === undefined ? null : Number(match[5]),
    speedRating: match[6] ?? null,
    sidewall,
    diameter: sidewall.times(2).plus(new Decimal(rimIn).times(MM_PER_INCH)),
  }
}
