import { describe, expect, it } from 'vitest'
import { zoneOfPlace } from '#toolkit/lib/zones/zone-of-place'

describe('zoneOfPlace', () => {
  // tz database, zone1970.tab and zone.tab; Etc zones by longitude, 7.5 degrees to each side of every 15th.
  it.each([
    ['Jakarta', -6.2088, 106.8456, 'Asia/Jakarta'],
    ['Makkah', 21.4225, 39.8262, 'Asia/Riyadh'],
    ['London', 51.5074, -0.1278, 'Europe/London'],
    ['Oslo, a zone of its own although it agrees with Berlin', 59.9139, 10.7522, 'Europe/Oslo'],
    ['Kathmandu, at a quarter of an hour', 27.7172, 85.324, 'Asia/Kathmandu'],
    ['Apia, west of the date line with a clock of the east', -13.8333, -171.7667, 'Pacific/Apia'],
    ['the Atlantic', 0, -30, 'Etc/GMT+2'],
    ['the Gulf of Guinea', 0, 0, 'Etc/GMT'],
    ['the South Pole', -90, 0, 'Antarctica/McMurdo'],
  ])('knows %s', (_name, lat, lon, zone) => expect(zoneOfPlace(lat, lon)).toBe(zone))

  it.each([
    [90, 0],
    [90, 180],
    [0, 180],
    [0, -180],
  ])('has a zone at the edge %d, %d', (lat, lon) => {
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zoneOfPlace(lat, lon) })).not.toThrow()
  })

  it('answers the same after many other places', () => {
    for (let lon = -180; lon <= 180; lon += 3) zoneOfPlace(47 + (lon % 7), lon)
    expect(zoneOfPlace(48.2082, 16.3738)).toBe('Europe/Vienna')
  })
})
