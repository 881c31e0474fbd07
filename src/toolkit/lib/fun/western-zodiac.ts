/** The signs of the tropical zodiac by fixed dates. */

interface Row {
  sign: string
  /** Classical ruling planet. */
  ruler: string
  /** First and last day, MM-DD. */
  start: string
  end: string
}

/** From Aries on. */
const SIGNS: readonly Row[] = [
  { sign: 'Aries', ruler: 'Mars', start: '03-21', end: '04-19' },
  { sign: 'Taurus', ruler: 'Venus', start: '04-20', end: '05-20' },
  { sign: 'Gemini', ruler: 'Mercury', start: '05-21', end: '06-20' },
  { sign: 'Cancer', ruler: 'Moon', start: '06-21', end: '07-22' },
  { sign: 'Leo', ruler: 'Sun', start: '07-23', end: '08-22' },
  { sign: 'Virgo', ruler: 'Mercury', start: '08-23', end: '09-22' },
  { sign: 'Libra', ruler: 'Venus', start: '09-23', end: '10-22' },
  { sign: 'Scorpio', ruler: 'Mars', start: '10-23', end: '11-21' },
  { sign: 'Sagittarius', ruler: 'Jupiter', start: '11-22', end: '12-21' },
  { sign: 'Capricorn', ruler: 'Saturn', start: '12-22', end: '01-19' },
  { sign: 'Aquarius', ruler: 'Saturn', start: '01-20', end: '02-18' },
  { sign: 'Pisces', ruler: 'Jupiter', start: '02-19', end: '03-20' },
]

const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const
const MODALITIES = ['cardinal', 'fixed', 'mutable'] as const
const POLARITIES = ['positive', 'negative'] as const
const ASPECTS = ['conjunction', 'semisextile', 'sextile', 'square', 'trine', 'quincunx', 'opposition']
const DEGREES_A_SIGN = 30
/** U+2648 is Aries; the others follow. */
const FIRST_SYMBOL = 0x2648

const turned = <T>(list: readonly T[], place: number): T => list[place % list.length] as T

/** The place of a day's sign, 0 for Aries. @param date ISO */
export const signPlace = (date: string): number => {
  const day = date.slice(5)
  const place = SIGNS.findIndex(({ start, end }) => start <= day && day <= end)
  // Only Capricorn runs over the end of the year.
  return place >= 0 ? place : SIGNS.findIndex(({ start, end }) => start > end)
}

/** What is said of a sign. @param place 0 to 11 */
export const signAt = (place: number) => {
  const { sign, ruler, start, end } = turned(SIGNS, place)
  return {
    sign,
    symbol: String.fromCodePoint(FIRST_SYMBOL + place),
    element: turned(ELEMENTS, place),
    modality: turned(MODALITIES, place),
    polarity: turned(POLARITIES, place),
    ruler,
    opposite: turned(SIGNS, place + SIGNS.length / 2).sign,
    start,
    end,
  }
}

/** The aspect between two signs by the shorter way round. @param one,other 0 to 11 */
export const aspectBetween = (one: number, other: number): { aspect: string; degrees: number } => {
  const way = Math.abs(one - other)
  const apart = Math.min(way, SIGNS.length - way)
  return { aspect: turned(ASPECTS, apart), degrees: apart * DEGREES_A_SIGN }
}
