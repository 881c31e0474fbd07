import { Temporal } from 'temporal-polyfill/full'
import { describe, expect, it } from 'vitest'
import { FeatureError } from '#toolkit'
import { clock, nightParts, placeAt, prayerDay, type PrayerMethod } from '#toolkit/lib/islamic/prayer-times'
import { lowPrecisionSun } from '../../../support/low-precision-sun.js'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)
const altitudeAt = (place: { lat: number; lon: number }, moment: Temporal.ZonedDateTime): number =>
  lowPrecisionSun(place.lat, place.lon, moment.epochMilliseconds).altitude
/** The sun moves a quarter of a degree a minute at most, half of which rounding may hide; refraction and radius are means. */
const HALF_MINUTE = 0.14

/** The declination for asr is that of 0h UT, which in the far west is a day old: 0.4 degrees at most, a third of it in altitude. */
const ASR = HALF_MINUTE + 0.13

const PLACES = [
  ['Jakarta', -6.2088, 106.8456],
  ['Makkah', 21.4225, 39.8262],
  ['Cairo', 30.0444, 31.2357],
  ['New York', 40.7128, -74.006],
  ['Cape Town', -33.9249, 18.4241],
  ['Apia, whose clock is a day ahead of its sun', -13.8333, -171.7667],
  ['Kiritimati, likewise', 1.8721, -157.4278],
  ['Adak', 51.88, -176.658],
  ['the date line at sea, from the east', 10, 180],
  ['the date line at sea, from the west', 10, -180],
  ['Attu, whose clock is a day behind its sun', 52.9, 172.9],
] as const
const DATES = ['2026-03-20', '2026-06-21', '2026-09-05', '2026-12-21']
const CASES = PLACES.flatMap(([name, lat, lon]) => DATES.map((date) => [name, date, lat, lon] as const))

describe('a day of Kuwait, which adds no minutes', () => {
  it.each(CASES)('stands at its solar altitudes in %s on %s', (_name, date, lat, lon) => {
    const place = placeAt(lat, lon)
    const times = prayerDay(place, day(date), { method: 'Kuwait' })
    const noon = altitudeAt(place, times.dhuhr)
    const shadow = 1 / Math.tan((noon * Math.PI) / 180)
    const asr = (times: number): number => (Math.atan(1 / (times + shadow)) * 180) / Math.PI
    // 34 minutes of refraction and 16 of radius.
    expect(Math.abs(altitudeAt(place, times.sunrise) + 50 / 60)).toBeLessThan(HALF_MINUTE)
    expect(Math.abs(altitudeAt(place, times.maghrib) + 50 / 60)).toBeLessThan(HALF_MINUTE)
    expect(Math.abs(altitudeAt(place, times.asr) - asr(1))).toBeLessThan(ASR)
    const hanafi = prayerDay(place, day(date), { method: 'Kuwait', madhab: 'hanafi' })
    expect(Math.abs(altitudeAt(place, hanafi.asr) - asr(2))).toBeLessThan(ASR)
    expect(times.asr.toPlainDate().toString()).toBe(date)
    expect(times.dhuhr.toPlainDate().toString()).toBe(date)
    for (const minutes of [-20, 20])
      expect(noon).toBeGreaterThan(altitudeAt(place, times.dhuhr.add({ minutes })))
  })

  it.each(CASES.filter(([, , lat]) => Math.abs(lat) < 40))(
    'has twilight at 18 and 17.5 degrees in %s on %s',
    (_name, date, lat, lon) => {
      const place = placeAt(lat, lon)
      const { fajr, isha } = prayerDay(place, day(date), { method: 'Kuwait' })
      expect(Math.abs(altitudeAt(place, fajr) + 18)).toBeLessThan(HALF_MINUTE)
      expect(Math.abs(altitudeAt(place, isha) + 17.5)).toBeLessThan(HALF_MINUTE)
    },
  )
})

describe('the methods', () => {
  const place = placeAt(21.4225, 39.8262)
  const date = day('2026-03-20')
  const bare = prayerDay(place, date, { method: 'Kuwait' })
  const minutes = (from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime): number =>
    from.until(to).total('minutes')

  // Each authority's own angles, as they publish them.
  it.each<[PrayerMethod, number, number]>([
    ['MuslimWorldLeague', 18, 17],
    ['Egyptian', 19.5, 17.5],
    ['Karachi', 18, 18],
    ['Dubai', 18.2, 18.2],
    ['NorthAmerica', 15, 15],
    ['Kuwait', 18, 17.5],
    ['Turkey', 18, 17],
    ['Tehran', 17.7, 14],
  ])('%s has fajr at %d and isha at %d degrees', (method, fajr, isha) => {
    const times = prayerDay(place, date, { method })
    expect(Math.abs(altitudeAt(place, times.fajr) + fajr)).toBeLessThan(HALF_MINUTE)
    expect(Math.abs(altitudeAt(place, times.isha) + isha)).toBeLessThan(HALF_MINUTE)
  })

  it('UmmAlQura and Qatar have isha 90 minutes after maghrib, 120 in Ramadan', () => {
    for (const method of ['UmmAlQura', 'Qatar'] as const) {
      const times = prayerDay(place, date, { method })
      expect(minutes(times.maghrib, times.isha)).toBe(90)
      const ramadan = prayerDay(place, date, { method, isRamadan: true })
      expect(minutes(ramadan.maghrib, ramadan.isha)).toBe(120)
    }
  })

  it('leaves other methods alone in Ramadan', () => {
    const plain = prayerDay(place, date, { method: 'Karachi' })
    const ramadan = prayerDay(place, date, { method: 'Karachi', isRamadan: true })
    expect(ramadan.isha.equals(plain.isha)).toBe(true)
  })

  it('Kemenag adds two minutes to its angles, and takes two from sunrise', () => {
    const times = prayerDay(place, date, { method: 'Kemenag' })
    expect(Math.abs(altitudeAt(place, times.fajr.subtract({ minutes: 2 })) + 20)).toBeLessThan(HALF_MINUTE)
    expect(Math.abs(altitudeAt(place, times.isha.subtract({ minutes: 2 })) + 18)).toBeLessThan(HALF_MINUTE)
    expect(minutes(bare.sunrise, times.sunrise)).toBe(-2)
    expect(minutes(bare.dhuhr, times.dhuhr)).toBe(2)
    expect(minutes(bare.asr, times.asr)).toBe(2)
    expect(minutes(bare.maghrib, times.maghrib)).toBe(2)
  })

  it('Singapore rounds up, and puts dhuhr one minute later', () => {
    const times = prayerDay(place, date, { method: 'Singapore' })
    for (const name of ['sunrise', 'asr', 'maghrib'] as const) {
      expect([0, 1]).toContain(minutes(bare[name], times[name]))
    }
    // Past the true moment, and by less than a minute: 20 degrees are passed before the rounded fajr.
    expect(altitudeAt(place, times.fajr)).toBeGreaterThan(-20.03)
    expect(altitudeAt(place, times.fajr.subtract({ minutes: 1 }))).toBeLessThan(-19.97)
  })

  it('imsak is ten minutes before fajr, everything at a whole minute', () => {
    expect(minutes(bare.imsak, bare.fajr)).toBe(10)
    for (const time of Object.values<Temporal.ZonedDateTime>({ ...bare }))
      expect(time.second + time.millisecond).toBe(0)
  })
})

describe('far from the equator', () => {
  it('bounds fajr and isha by a seventh of the night north of 48 degrees', () => {
    const place = placeAt(55.7558, 37.6173)
    const times = prayerDay(place, day('2026-06-21'), { method: 'MuslimWorldLeague' })
    const next = prayerDay(place, day('2026-06-22'), { method: 'MuslimWorldLeague' })
    const seventh = times.maghrib.until(next.sunrise).total('minutes') / 7
    expect(Math.abs(times.maghrib.until(times.isha).total('minutes') - seventh)).toBeLessThanOrEqual(1)
    expect(Math.abs(times.fajr.until(times.sunrise).total('minutes') - seventh)).toBeLessThanOrEqual(1)
  })

  it.each([
    ['midnight sun in Longyearbyen', 78.22, 15.65, '2026-06-21'],
    ['polar night in Longyearbyen', 78.22, 15.65, '2026-12-21'],
    ['the North Pole', 90, 0, '2026-03-21'],
    ['the South Pole', -90, 0, '2026-12-21'],
  ])('refuses %s', (_name, lat, lon, date) => {
    expect(() => prayerDay(placeAt(lat, lon), day(date), { method: 'MuslimWorldLeague' })).toThrow(
      FeatureError,
    )
  })
})

describe('nightParts', () => {
  it('divides the night from maghrib to the next fajr', () => {
    const place = placeAt(30.0444, 31.2357)
    const { maghrib } = prayerDay(place, day('2026-03-31'), { method: 'Egyptian' })
    const { fajr } = prayerDay(place, day('2026-04-01'), { method: 'Egyptian' })
    const night = maghrib.until(fajr).total('minutes')
    const { midnight, lastThird } = nightParts(place, day('2026-03-31'), { method: 'Egyptian' })
    expect(Math.abs(maghrib.until(midnight).total('minutes') - night / 2)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(maghrib.until(lastThird).total('minutes') - (night * 2) / 3)).toBeLessThanOrEqual(0.5)
  })
})

describe('the clock of the place', () => {
  it('follows summer time', () => {
    // The European Union's summer time begins on 29 March 2026; the sun rises two minutes earlier, the clock is an hour ahead.
    const place = placeAt(52.52, 13.405)
    const before = prayerDay(place, day('2026-03-28'), { method: 'MuslimWorldLeague' }).sunrise
    const after = prayerDay(place, day('2026-03-29'), { method: 'MuslimWorldLeague' }).sunrise
    expect(before.until(after).total('minutes')).toBeGreaterThan(24 * 60 - 4)
    expect(before.until(after).total('minutes')).toBeLessThan(24 * 60)
    expect([before.hour, after.hour]).toEqual([5, 6])
    expect(clock(after)).toMatch(/^06:4\d$/)
  })

  it('refuses a day that the place left out', () => {
    // Samoa moved over the date line at the end of 29 December 2011.
    expect(() => prayerDay(placeAt(-13.8333, -171.7667), day('2011-12-30'), { method: 'Karachi' })).toThrow(
      'skipped 2011-12-30',
    )
  })
})
