import {
  AngleFromSun,
  type AstroTime,
  Body,
  Equator,
  Horizon,
  Illumination,
  Observer,
  SearchMoonPhase,
  SearchRiseSet,
} from 'astronomy-engine'

/** Longer than a lunation. */
const SEARCH_DAYS = 40
const SIX_HOURS = 0.25

/** The moon at a sunset: angles in degrees, unrounded. */
export interface Crescent {
  conjunction: Date
  sunset: Date
  moonset: Date | null
  /** Sunset less conjunction, negative before it. */
  moonAgeHours: number
  lagMinutes: number | null
  /** Topocentric, of the moon's centre, without refraction. */
  moonAltitude: number
  /** Geocentric angle between moon and sun. */
  elongation: number
  /** The moon's less the sun's, -180 to 180. */
  azimuthDifference: number
  illuminationPercent: number
}

const horizontal = (
  body: Body,
  time: AstroTime,
  observer: Observer,
): { azimuth: number; altitude: number } => {
  const { ra, dec } = Equator(body, time, observer, true, true)
  return Horizon(time, observer, ra, dec)
}

/** The new moon nearest in time. */
const nearestNewMoon = (time: AstroTime): AstroTime | null => {
  const before = SearchMoonPhase(0, time, -SEARCH_DAYS)
  const after = SearchMoonPhase(0, time, SEARCH_DAYS)
  if (before === null || after === null) return before ?? after
  return time.ut - before.ut <= after.ut - time.ut ? before : after
}

/** An angle between -180 and 180. */
const signed = (angle: number): number => ((((angle + 180) % 360) + 360) % 360) - 180

/**
 * The moon at the first sunset after a moment (local noon), for an observer at sea level.
 * @returns null if the sun does not set within a day.
 */
export const crescentAfter = (place: { lat: number; lon: number }, noon: Date): Crescent | null => {
  const observer = new Observer(place.lat, place.lon, 0)
  const sunset = SearchRiseSet(Body.Sun, observer, -1, noon, 1)
  const conjunction = sunset && nearestNewMoon(sunset)
  if (sunset === null || conjunction === null) return null
  const moonset = SearchRiseSet(Body.Moon, observer, -1, sunset.AddDays(-SIX_HOURS), 2)
  const moon = horizontal(Body.Moon, sunset, observer)
  const sun = horizontal(Body.Sun, sunset, observer)
  return {
    conjunction: conjunction.date,
    sunset: sunset.date,
    moonset: moonset?.date ?? null,
    moonAgeHours: (sunset.ut - conjunction.ut) * 24,
    lagMinutes: moonset && (moonset.ut - sunset.ut) * 24 * 60,
    moonAltitude: moon.altitude,
    elongation: AngleFromSun(Body.Moon, sunset),
    azimuthDifference: signed(moon.azimuth - sun.azimuth),
    illuminationPercent: Illumination(Body.Moon, sunset).phase_fraction * 100,
  }
}

/**
 * Whether the evening's crescent begins the month: by MABIMS (2021: altitude 3, elongation 6.4), by the Istanbul
 * congress (1978 and 2016: altitude 5, elongation 8), and by wujudul hilal (any moon that sets after the sun). Each
 * wants the conjunction before sunset.
 */
export const criteriaOf = ({
  moonAgeHours,
  moonAltitude,
  elongation,
  lagMinutes,
}: Crescent): { mabims: boolean; istanbul: boolean; wujudulHilal: boolean } => {
  const isAfterConjunction = moonAgeHours > 0
  return {
    mabims: isAfterConjunction && moonAltitude >= 3 && elongation >= 6.4,
    istanbul: isAfterConjunction && moonAltitude >= 5 && elongation >= 8,
    wujudulHilal: isAfterConjunction && lagMinutes !== null && lagMinutes > 0,
  }
}
