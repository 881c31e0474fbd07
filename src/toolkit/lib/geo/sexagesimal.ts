import { Decimal } from '../numbers/decimal.js'
import type { Coordinates } from './great-circle.js'

/** An angle in units of which a degree has so many; rounded once, by its decimals, so that 59.999 carries over. */
const unitsOf = (degrees: number, perDegree: number): number =>
  new Decimal(degrees).abs().times(perDegree).round().toNumber()

const CENTISECONDS = 360_000

const CENTISECONDS_PER_MINUTE = 6000

const dms = (angle: number): string => {
  const units = unitsOf(angle, CENTISECONDS)
  const degrees = Math.floor(units / CENTISECONDS)
  const minutes = Math.floor((units % CENTISECONDS) / CENTISECONDS_PER_MINUTE)
  const seconds = ((units % CENTISECONDS_PER_MINUTE) / 100).toFixed(2)
  return `${degrees}°${minutes}'${seconds}"`
}

const MINUTE_PARTS = 10_000
const DEGREE_PARTS = 60 * MINUTE_PARTS

const ddm = (angle: number): string => {
  const units = unitsOf(angle, DEGREE_PARTS)
  return `${Math.floor(units / DEGREE_PARTS)}°${((units % DEGREE_PARTS) / MINUTE_PARTS).toFixed(4)}'`
}

/** Both coordinates with their hemispheres; 0 is north and east. */
const written = ({ lat, lon }: Coordinates, write: (angle: number) => string): string =>
  `${write(lat)}${lat < 0 ? 'S' : 'N'} ${write(lon)}${lon < 0 ? 'W' : 'E'}`

/** Degrees, minutes and seconds with two decimals: 6°12'31.68"S 106°50'44.16"E. */
export const degreesMinutesSeconds = (point: Coordinates): string => written(point, dms)

/** Degrees and minutes with four decimals: 6°12.5280'S 106°50.7360'E. */
export const degreesMinutes = (point: Coordinates): string => written(point, ddm)
