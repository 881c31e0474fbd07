import { describe, expect, it } from 'vitest'
import {
  geohash,
  maidenhead,
  plusCode,
  readGeohash,
  readMaidenhead,
  readPlusCode,
} from '#toolkit/lib/geo/area-codes'

describe('plusCode', () => {
  // Rows of 10 digits of test_data/encoding.csv of google/open-location-code (Apache-2.0), from degrees.
  it.each([
    [20.3700625, 2.7821875, '7FG49QCJ+2V'],
    [47.0000625, 8.0000625, '8FVC2222+22'],
    [-41.2730625, 174.7859375, '4VCPPQGP+Q9'],
    [-89.9999375, -179.9999375, '22222222+22'],
    [90, 1, 'CFX3X2X2+X2'],
    [1.2, 3.4, '6FH56C22+22'],
    [35.6, 3.033, '8F75J22M+26'],
    [66.89, -106, '95RPV2R2+22'],
    [-37.014, -159.936, '43J2X3P7+CJ'],
    [58.66, 149.17, '9RCFM56C+22'],
    [10.734, -168.294, '722HPPM4+JC'],
    [-25.798, -59.812, '5862652Q+R6'],
    [-19.212, 107.423, '5PG9QCQF+66'],
    [-18.32, 96.397, '5MHRM9JW+2R'],
    [-44.545247, -40.700335, '487XF73X+WV'],
    [-48, -141, '434X2222+22'],
    [29.096, 166.13, '7VX834WJ+C2'],
    [67.496291, 38.248585, '9GVWF6WX+GC'],
    [66.1423, -96.6, '96R54CR2+W2'],
    [-83.5768747454, -84.1155546149, '268QCVFM+7Q'],
    [87.1741743283, -98.9097172279, 'C6V353FR+M4'],
    [-69.8553608, 38.5416297, '3G2W4GVR+VM'],
    [27.8722, -178.2141, '72V3VQCP+V9'],
    [23.01778459, -75.75490333, '77M6269W+42'],
    [-38.2448857266, -111.9149619865, '45HCQ34P+22'],
    [-79.78071, 133.6629, '2QGM6M97+P5'],
    [-44.755, 21.329, '4G7368WH+2J'],
    [-81.83814, 13.38568, '2FCM596P+P7'],
    [-0.8932, -141.8127, '63FW454P+PW'],
    [48.64, 42.02, '8HW4J2RC+22'],
  ])('encodes %d, %d as encoding.csv has it', (lat, lon, code) => expect(plusCode({ lat, lon })).toBe(code))
})

describe('area codes', () => {
  const points = Array.from({ length: 400 }, (_, index) => ({
    lat: ((index * 7919) % 18_000) / 100 - 90 + 0.00123,
    lon: ((index * 104_729) % 36_000) / 100 - 180 + 0.00321,
  }))

  it('have a cell that contains what they were made of', () => {
    for (const point of points) {
      for (const [cell, widthPerHeight] of [
        [readGeohash(geohash(point, 8)), 2],
        [readPlusCode(plusCode(point)), 1],
        [readMaidenhead(maidenhead(point)), 2],
      ] as const) {
        expect(Math.abs((cell?.lat ?? NaN) - point.lat)).toBeLessThanOrEqual((cell?.height ?? 0) / 2 + 1e-9)
        expect(Math.abs((cell?.lon ?? NaN) - point.lon)).toBeLessThanOrEqual(
          ((cell?.height ?? 0) / 2) * widthPerHeight + 1e-9,
        )
      }
    }
  })
})
