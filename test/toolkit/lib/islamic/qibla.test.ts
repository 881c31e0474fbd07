import { describe, expect, it } from 'vitest'
import { compassPoint } from '#toolkit/lib/geo/compass'
import { sunOnBearing, sunOverKaaba } from '#toolkit/lib/islamic/qibla-sun'
import { distanceToKaaba, isAtKaaba, KAABA, qiblaBearing, roundedBearing } from '#toolkit/lib/islamic/qibla'
import { lowPrecisionSun } from '../../../support/low-precision-sun.js'

const DEGREE_KM = (Math.PI * 6371.0088) / 180

describe('qiblaBearing', () => {
  // Arithmetic: on the Kaaba's meridian, and a quarter turn from it on the equator, where tan(course) = 1 / tan(latitude).
  it.each([
    ['due north, from the equator', 0, KAABA.lon, 0, KAABA.lat * DEGREE_KM],
    ['due south, from the north', 50, KAABA.lon, 180, (50 - KAABA.lat) * DEGREE_KM],
    ['over the pole', 80, KAABA.lon - 180, 0, (180 - 80 - KAABA.lat) * DEGREE_KM],
    ['from a quarter turn west', 0, KAABA.lon - 90, 90 - KAABA.lat, 90 * DEGREE_KM],
    ['from a quarter turn east', 0, KAABA.lon + 90, 270 + KAABA.lat, 90 * DEGREE_KM],
    ['from the North Pole, south along its meridian', 90, 0, 180 - KAABA.lon, (90 - KAABA.lat) * DEGREE_KM],
  ])('is %s', (_name, lat, lon, bearing, km) => {
    expect(roundedBearing(qiblaBearing(lat, lon))).toBeCloseTo(bearing, 4)
    expect(distanceToKaaba(lat, lon)).toBeCloseTo(km, 3)
  })

  it('is 0 at the Kaaba, to a metre', () => {
    expect(isAtKaaba(KAABA.lat + 0.000008, KAABA.lon)).toBe(true)
    expect(qiblaBearing(KAABA.lat + 0.000008, KAABA.lon)).toBe(0)
    expect(qiblaBearing(KAABA.lat + 0.00001, KAABA.lon)).toBe(180)
  })

  it('is never further than half the earth', () => {
    expect(distanceToKaaba(-KAABA.lat, KAABA.lon - 180)).toBeCloseTo(180 * DEGREE_KM, 3)
  })
})

describe('roundedBearing', () => {
  it.each([
    [359.99996, 0],
    [359.99994, 359.9999],
    [360, 0],
    [475.1518, 115.1518],
    [-0.00001, 0],
  ])('%d is %d', (bearing, rounded) => expect(roundedBearing(bearing) + 0).toBe(rounded))
})

describe('compassPoint', () => {
  // Each point is 22.5 degrees wide, around its own direction.
  it.each([
    [0, 'N'],
    [11.24, 'N'],
    [11.26, 'NNE'],
    [90, 'E'],
    [180, 'S'],
    [281.24, 'W'],
    [281.26, 'WNW'],
    [348.76, 'N'],
    [359.99, 'N'],
  ])('%d is %s', (bearing, point) => expect(compassPoint(bearing)).toBe(point))
})

const day = (date: string, offsetHours: number): [start: number, end: number] => {
  const start = Date.parse(`${date}T00:00:00Z`) - offsetHours * 3_600_000
  return [start, start + 86_400_000]
}

describe('sunOnBearing', () => {
  it.each([
    ['Jakarta', -6.2088, 106.8456, 7, '2026-05-28'],
    ['London', 51.5074, -0.1278, 0, '2026-03-01'],
    ['New York', 40.7128, -74.006, -5, '2026-11-10'],
    ['Tokyo', 35.6895, 139.6917, 9, '2026-08-08'],
  ])('finds the moments in %s', (_name, lat, lon, offset, date) => {
    const bearing = qiblaBearing(lat, lon)
    const { towards, opposite } = sunOnBearing({ lat, lon }, bearing, ...day(date, offset))
    expect(towards ?? opposite).not.toBeNull()
    for (const [moment, direction] of [
      [towards, bearing],
      [opposite, bearing + 180],
    ] as const) {
      if (moment === null) continue
      const { azimuth, altitude } = lowPrecisionSun(lat, lon, moment)
      expect(Math.abs(((azimuth - direction + 540) % 360) - 180)).toBeLessThan(0.1)
      expect(altitude).toBeGreaterThan(-0.02)
    }
  })

  it('agrees with a look at every minute, at sea, in the tropics and in the far north', () => {
    for (const [lat, lon, date] of [
      [0, 0, '2026-03-20'],
      [-20, 60, '2026-01-15'],
      [21, 40, '2026-05-28'],
      [69.6, 18.9, '2026-06-21'],
    ] as const) {
      const [start, end] = day(date, 0)
      for (const bearing of [5, 85, 95, 175, 265, 300]) {
        const off = (moment: number): number =>
          ((lowPrecisionSun(lat, lon, moment).azimuth - bearing + 540) % 360) - 180
        const minutes = Array.from({ length: 1440 }, (_, minute) => start + minute * 60_000)
        const seen = minutes.find((moment) => {
          const [before, after] = [off(moment), off(moment + 60_000)]
          const isHigh = lowPrecisionSun(lat, lon, moment).altitude > 0.3
          return isHigh && Math.abs(before - after) < 20 && before * after <= 0
        })
        const { towards } = sunOnBearing({ lat, lon }, bearing, start, end)
        if (seen !== undefined) expect(Math.abs((towards ?? 0) - seen)).toBeLessThan(180_000)
      }
    }
  })

  it('finds nothing in the polar night', () => {
    expect(sunOnBearing({ lat: 78.22, lon: 15.65 }, 150, ...day('2026-12-21', 1))).toEqual({
      towards: null,
      opposite: null,
    })
  })
})

describe('sunOverKaaba', () => {
  // The days and times of istiwa a'zam as Indonesia's ministry and Makkah announce them: 12:18 and 12:27 at UTC+3.
  it.each([
    [2023, '2023-05-28T09:18', '2023-07-16T09:27'],
    [2024, '2024-05-27T09:18', '2024-07-15T09:27'],
    [2026, '2026-05-28T09:18', '2026-07-15T09:27'],
  ])('in %d', (year, may, july) => {
    const passages = sunOverKaaba(year)
    expect(passages.map(({ moment }) => new Date(moment + 30_000).toISOString().slice(0, 16))).toEqual([
      may,
      july,
    ])
    for (const { moment, altitude } of passages) {
      expect(altitude).toBeGreaterThan(89.8)
      expect(lowPrecisionSun(KAABA.lat, KAABA.lon, moment).altitude).toBeCloseTo(altitude, 1)
    }
  })

  it.each([1, 99, 9999])('has two in the year %d', (year) => {
    expect(sunOverKaaba(year).map(({ moment }) => new Date(moment).getUTCFullYear())).toEqual([year, year])
  })
})
