import { describe, expect, it } from 'vitest'
import { type Crescent, crescentAfter, criteriaOf } from '#toolkit/lib/calendar/crescent'

const evening = (lat: number, lon: number, noon: string): Crescent => {
  const crescent = crescentAfter({ lat, lon }, new Date(noon))
  if (crescent === null) throw new Error('no sunset')
  return crescent
}

describe('crescentAfter', () => {
  // New moons of the Astronomical Almanac, to the minute.
  it.each([
    ['2024-03-10T12:00:00+07:00', '2024-03-10T09:00'],
    ['2024-04-09T12:00:00+07:00', '2024-04-08T18:21'],
    ['2025-02-28T12:00:00+07:00', '2025-02-28T00:45'],
    ['2025-03-29T12:00:00+07:00', '2025-03-29T10:58'],
    ['2026-02-17T12:00:00+07:00', '2026-02-17T12:01'],
  ])('of %s has the conjunction of %s', (noon, conjunction) => {
    expect(evening(5.55, 95.32, noon).conjunction.toISOString().slice(0, 16)).toBe(conjunction)
  })

  it('takes the nearer conjunction, before it and after it', () => {
    // New moons on 2026-01-18 at 19:52 and 2026-02-17 at 12:01; the middle is on 2 February.
    expect(evening(5.55, 95.32, '2026-01-31T12:00:00+07:00').conjunction.toISOString()).toMatch(/^2026-01-18/)
    const after = evening(5.55, 95.32, '2026-02-04T12:00:00+07:00')
    expect(after.conjunction.toISOString()).toMatch(/^2026-02-17/)
    expect(after.moonAgeHours).toBeLessThan(0)
  })

  it('has a moon half lit and at a right angle at the first quarter', () => {
    // First quarter 2025-03-06 at 16:32 UT; sunset in London is near 17:50.
    const quarter = evening(51.5074, -0.1278, '2025-03-06T12:00:00Z')
    expect(Math.abs(quarter.elongation - 90)).toBeLessThan(1)
    expect(Math.abs(quarter.illuminationPercent - 50)).toBeLessThan(1.5)
    expect(quarter.lagMinutes).toBeGreaterThan(300)
  })

  it('takes the moonset of the evening when the full moon has set that morning', () => {
    // Full moon 2025-03-14 at 06:55 UT: the moon rises as the sun sets, and sets the next morning.
    const full = evening(51.5074, -0.1278, '2025-03-14T12:00:00Z')
    expect(full.moonset?.toISOString()).toMatch(/^2025-03-15T0[67]/)
    expect(full.azimuthDifference).toBeGreaterThan(-180)
    expect(full.azimuthDifference).toBeLessThanOrEqual(180)
  })

  it('is null where the sun does not set', () => {
    expect(crescentAfter({ lat: 78.22, lon: 15.65 }, new Date('2026-06-21T12:00:00+02:00'))).toBeNull()
  })
})

describe('criteriaOf', () => {
  const base = { ...evening(5.55, 95.32, '2025-02-28T12:00:00+07:00'), moonAgeHours: 10, lagMinutes: 20 }
  const judged = (change: Partial<Crescent>) => criteriaOf({ ...base, ...change })

  it('has its bounds at 3 and 6.4, and at 5 and 8 degrees', () => {
    expect(judged({ moonAltitude: 3, elongation: 6.4 })).toMatchObject({ mabims: true, istanbul: false })
    expect(judged({ moonAltitude: 2.999, elongation: 6.4 })).toMatchObject({ mabims: false })
    expect(judged({ moonAltitude: 3, elongation: 6.399 })).toMatchObject({ mabims: false })
    expect(judged({ moonAltitude: 5, elongation: 8 })).toMatchObject({ istanbul: true })
    expect(judged({ moonAltitude: 4.999, elongation: 8 })).toMatchObject({ istanbul: false })
    expect(judged({ moonAltitude: 5, elongation: 7.999 })).toMatchObject({ istanbul: false })
  })

  it('wants the conjunction before sunset, and for wujudul hilal the moon to set after the sun', () => {
    const high = { moonAltitude: 9, elongation: 9 }
    expect(judged({ ...high, moonAgeHours: -0.1 })).toEqual({
      mabims: false,
      istanbul: false,
      wujudulHilal: false,
    })
    expect(judged({ ...high, lagMinutes: 0.1 })).toEqual({ mabims: true, istanbul: true, wujudulHilal: true })
    expect(judged({ ...high, lagMinutes: -0.1 })).toMatchObject({ wujudulHilal: false })
    expect(judged({ ...high, lagMinutes: null })).toMatchObject({ wujudulHilal: false })
  })
})
