import { Body, Equator, Horizon, MakeTime, Observer, SearchHourAngle } from 'astronomy-engine'
import { KAABA } from './qibla.js'

const MINUTE = 60_000
const SAMPLE = 10 * MINUTE
const RADIANS_A_DEGREE = Math.PI / 180

/** The sun's airless position at a moment (Unix milliseconds), in degrees. */
const sunAt = (observer: Observer, moment: number): { azimuth: number; altitude: number } => {
  const time = MakeTime(new Date(moment))
  const { ra, dec } = Equator(Body.Sun, time, observer, true, true)
  return Horizon(time, observer, ra, dec)
}

/** The zero of a smooth function that changes its sign between two moments, to a millisecond. */
const zeroBetween = (value: (moment: number) => number, from: number, to: number): number => {
  const fromSign = Math.sign(value(from))
  let low = from
  let high = to
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (Math.sign(value(middle)) === fromSign) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The lowest point of a function with one extremum between two moments, by golden section. */
const lowest = (value: (moment: number) => number, from: number, to: number): number => {
  const ratio = (Math.sqrt(5) - 1) / 2
  let low = from
  let high = to
  while (high - low > 100) {
    const span = (high - low) * ratio
    if (value(high - span) < value(low + span)) high = low + span
    else low = high - span
  }
  return (low + high) / 2
}

/** All zeros of a function of the day's turning, which has no more than one extremum between two samples. */
const zeros = (value: (moment: number) => number, start: number, end: number): number[] => {
  const found: number[] = []
  const step = (from: number, to: number): void => {
    if (Math.sign(value(from)) !== Math.sign(value(to))) found.push(zeroBetween(value, from, to))
  }
  let previous = start
  for (let moment = start; moment < end; moment += SAMPLE) {
    const next = Math.min(moment + SAMPLE, end)
    const sign = Math.sign(value(moment))
    const distance = (at: number): number => sign * value(at)
    const here = distance(moment)
    // A pair of zeros may hide between samples of one sign, around the one that is nearest to zero.
    if (distance(previous) >= here && distance(next) >= here) {
      const extremum = lowest(distance, previous, next)
      step(previous, extremum)
      step(extremum, next)
    } else {
      step(moment, next)
    }
    previous = moment
  }
  return found
}

/**
 * The first moments (Unix milliseconds) from `start` to under `end` at which the sun, its centre above the airless
 * horizon, is in the direction of `bearing` and opposite to it; null if it never is.
 */
export const sunOnBearing = (
  place: { lat: number; lon: number },
  bearing: number,
  start: number,
  end: number,
): { towards: number | null; opposite: number | null } => {
  const observer = new Observer(place.lat, place.lon, 0)
  const angle = (azimuth: number): number => (azimuth - bearing) * RADIANS_A_DEGREE
  // The sun's distance from the vertical plane through the bearing: smooth even where the azimuth jumps at the zenith.
  const offPlane = (moment: number): number => {
    const { azimuth, altitude } = sunAt(observer, moment)
    return Math.sin(angle(azimuth)) * Math.cos(altitude * RADIANS_A_DEGREE)
  }
  const crossings = zeros(offPlane, start, end)
    .map((moment) => ({ moment, ...sunAt(observer, moment) }))
    .filter(({ altitude }) => altitude > 0)
  const first = (isTowards: boolean): number | null =>
    crossings.find(({ azimuth }) => Math.cos(angle(azimuth)) > 0 === isTowards)?.moment ?? null
  return { towards: first(true), opposite: first(false) }
}

/** First days and numbers of days in which the sun passes the Kaaba's zenith: 20 May to 10 June, 1 to 25 July. */
const PASSAGES = [
  { month: 4, day: 20, days: 22 },
  { month: 6, day: 1, days: 25 },
] as const

/** A day's first moment in UTC; years below 100 are those years. */
const utcDay = (year: number, month: number, day: number): Date => {
  const date = new Date(0)
  date.setUTCFullYear(year, month, day)
  return date
}

/**
 * The two transits of a year at the Kaaba at which the sun is highest, in order.
 * @returns Unix milliseconds, and airless degrees above the horizon.
 */
export const sunOverKaaba = (year: number): { moment: number; altitude: number }[] => {
  const observer = new Observer(KAABA.lat, KAABA.lon, 0)
  return PASSAGES.map(({ month, day, days }) =>
    Array.from({ length: days }, (_, index) => {
      const { time } = SearchHourAngle(Body.Sun, observer, 0, utcDay(year, month, day + index))
      const { ra, dec } = Equator(Body.Sun, time, observer, true, true)
      return { moment: time.date.getTime(), altitude: Horizon(time, observer, ra, dec).altitude }
    }).reduce((best, transit) => (transit.altitude > best.altitude ? transit : best)),
  )
}
