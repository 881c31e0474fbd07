import {
  Atmosphere,
  Body,
  Equator,
  Horizon,
  SearchAltitude,
  SearchHourAngle,
  SearchRiseSet,
  type AstroTime,
  type Observer,
} from 'astronomy-engine'

const MS_PER_DAY = 86_400_000
const KM_PER_AU = 149_597_870.7
/** Refraction at the horizon at sea level, in degrees. */
const REFRACTION = 34 / 60
/** Radii in km as the engine's search for rise and set has them; planets are points. */
const RADII: Partial<Record<Body, number>> = { [Body.Sun]: 695_700, [Body.Moon]: 1738.1 }

/** A stretch of time, the end exclusive. */
export interface Span {
  start: Date
  end: Date
}

const daysOf = ({ start, end }: Span): number => (end.getTime() - start.getTime()) / MS_PER_DAY

/** The event unless it is outside of the span. */
const within = ({ start, end }: Span, found: AstroTime | null): Date | null =>
  found === null || found.date < start || found.date >= end ? null : found.date

/** When the upper limb comes up (1) or goes down (-1), with 34' of refraction at sea level; null where it does not. */
export const riseOrSet = (body: Body, observer: Observer, direction: 1 | -1, span: Span): Date | null =>
  within(span, SearchRiseSet(body, observer, direction, span.start, daysOf(span)))

/** When the sun's centre comes up (1) or goes down (-1) through an airless altitude in degrees; null where it does not. */
export const sunAtAltitude = (
  observer: Observer,
  direction: 1 | -1,
  span: Span,
  altitude: number,
): Date | null =>
  within(span, SearchAltitude(Body.Sun, observer, direction, span.start, daysOf(span), altitude))

/** The first crossing of the upper meridian with the altitude then, refraction included; null where there is none. */
export const culmination = (
  body: Body,
  observer: Observer,
  span: Span,
): { date: Date; altitude: number } | null => {
  const { time, hor } = SearchHourAngle(body, observer, 0, span.start)
  const date = within(span, time)
  return date === null ? null : { date, altitude: hor.altitude }
}

/** Whether the upper limb is above the horizon, with the refraction that rise and set have. */
export const isUp = (body: Body, observer: Observer, moment: Date): boolean => {
  const { ra, dec, dist } = Equator(body, moment, observer, true, true)
  const { altitude } = Horizon(moment, observer, ra, dec)
  const radius = (Math.asin((RADII[body] ?? 0) / (dist * KM_PER_AU)) * 180) / Math.PI
  return altitude + radius + REFRACTION * Atmosphere(observer.height).density > 0
}
