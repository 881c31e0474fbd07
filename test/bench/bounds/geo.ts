import type { BoundsTable } from './derive.js'

const LONGEST = 20_000

/** As many corners as fit, on an ellipse: no two sides are parallel and none cross. */
const ellipse = (corners: number): string =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners
    return `${(Math.sin(angle) * 8).toFixed(4)},${(Math.cos(angle) * 9).toFixed(4)}`
  })
    .join(';')
    .slice(0, LONGEST)
    .replace(/;[^;]*$/, '')

/** The teeth of a comb, whose sides all overlap in longitude and latitude. */
const comb = (teeth: number): string =>
  [...Array.from({ length: teeth }, (_, index) => `${index}e-3,${index % 2}`), '2,-1', '-1,-1'].join(';')

const ELLIPSE = ellipse(1280)
const COMB = comb(2000)
const POLYLINE = '_p~iF~ps|U'.padEnd(LONGEST, '??')

export const geo: BoundsTable = {
  parse: {
    calls: [
      { text: `1°2'3"N${' '.repeat(180)}4°5'6"E`, format: null },
      { text: `12.${'5'.repeat(90)}N 12.${'5'.repeat(90)}E`, format: null },
      { text: '31UDQ48251932', format: 'mgrs' },
    ],
  },
  polyline: {
    calls: [{ points: null, polyline: POLYLINE }, { points: '1.23456,123.4567;'.repeat(1000) + '1,1' }],
    own: { ms: 15, because: 'measures and writes up to 10,000 points' },
  },
  tile: {
    calls: [
      { quadkey: null, x: null, y: null },
      { lat: null, lon: null, quadkey: null, x: 16777215, y: 16777215, zoom: 24 },
      { lat: null, lon: null, zoom: null, x: null, y: null, quadkey: '3'.repeat(24) },
    ],
  },
  polygon: { calls: [{ points: ELLIPSE }, { points: COMB }] },
  'polygon/contains': { calls: [{ points: ELLIPSE }, { points: COMB }] },
  timezone: {
    calls: [
      { lat: 47.3, lon: 8.5 },
      { lat: 70, lon: -80 },
    ],
  },
  cities: {
    calls: [
      { q: 'sa', country: null, minPopulation: null, limit: 100 },
      { q: 'new', country: null, minPopulation: null, limit: 100 },
    ],
  },
  'cities/nearest': { calls: [{ lat: 48.8584, lon: 2.2945, radiusKm: 1000, minPopulation: null }] },
  geocode: { calls: [{ q: 'Monas, Jakarta', country: null, lang: null, limit: null }] },
  reverse: { calls: [{ zoom: null, lang: null }] },
}
