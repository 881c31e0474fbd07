import { answers, near, refuses, table } from '../../support/table.js'

/** pyproj 3.7.2 (PROJ's utm, extended transverse Mercator) and mgrs 1.6.0 (GEOTRANS) for Python. */
const ORACLES = 'pyproj 3.7.2 and mgrs 1.6.0'
/** test_data/encoding.csv of google/open-location-code. */
const OLC = 'encoding.csv of google/open-location-code'

table('rest_geo_convert', [
  answers(
    'Jakarta',
    { lat: -6.2088, lon: 106.8456 },
    {
      lat: -6.2088,
      lon: 106.8456,
      dms: '6°12\'31.68"S 106°50\'44.16"E',
      ddm: "6°12.5280'S 106°50.7360'E",
      utm: { zone: 48, band: 'M', hemisphere: 'S', easting: 704207.17, northing: 9313358.34 },
      mgrs: '48MYU0420713358',
      geohash: 'qqguxmdx4',
      plusCode: '6P58QRRW+F6',
      maidenhead: 'OI33ks',
      webMercator: { x: 11893997.79, y: -692517.13 },
      geoUri: 'geo:-6.2088,106.8456',
    },
    `the catalog's example; ${ORACLES}`,
  ),
  answers(
    'a hair south of the equator',
    { lat: -1e-16, lon: 3 },
    {
      utm: { zone: 31, band: 'M', hemisphere: 'S', easting: 500000, northing: 10000000 },
      mgrs: '31MEV0000099999',
    },
    'the last metre of the southern hemisphere: row V of an odd zone, NGA.STND.0037',
  ),
  answers(
    'the origin',
    { lat: 0, lon: 0 },
    {
      dms: '0°0\'0.00"N 0°0\'0.00"E',
      ddm: "0°0.0000'N 0°0.0000'E",
      utm: { zone: 31, band: 'N', hemisphere: 'N', easting: 166021.44, northing: 0 },
      mgrs: '31NAA6602100000',
      geohash: 's00000000',
      plusCode: '6FG22222+22',
      maidenhead: 'JJ00aa',
      webMercator: { x: 0, y: 0 },
      geoUri: 'geo:0,0',
    },
    `0 is N and E, and in the upper half of a geohash's interval; ${ORACLES}`,
  ),
  answers(
    'Bergen, in the wide zone of Norway',
    { lat: 60.3913, lon: 5.3221 },
    {
      utm: { zone: 32, band: 'V', hemisphere: 'N', easting: 297353.93, northing: 6700648.35 },
      mgrs: '32VKN9735300648',
    },
    ORACLES,
  ),
  answers(
    'the south-western corner of that zone',
    { lat: 56, lon: 3 },
    {
      utm: { zone: 32, band: 'V', hemisphere: 'N', easting: 126049.97, northing: 6222336.34 },
      mgrs: '32VJH2604922336',
    },
    ORACLES,
  ),
  answers(
    'Longyearbyen on Svalbard',
    { lat: 78.2232, lon: 15.6267 },
    {
      utm: { zone: 33, band: 'X', hemisphere: 'N', easting: 514278.72, northing: 8683355.47 },
      mgrs: '33XWG1427883355',
    },
    ORACLES,
  ),
  answers(
    'the west of zone 33 on Svalbard',
    { lat: 75, lon: 9 },
    {
      utm: { zone: 33, band: 'X', hemisphere: 'N', easting: 326931.73, northing: 8332368.95 },
      mgrs: '33XUD2693132368',
    },
    ORACLES,
  ),
  answers(
    'the northern limit on Svalbard',
    { lat: 84, lon: 33 },
    {
      utm: { zone: 37, band: 'X', hemisphere: 'N', easting: 430104.52, northing: 9331736.9 },
      mgrs: '37XDP3010431736',
    },
    ORACLES,
  ),
  answers(
    'the southern limit',
    { lat: -80, lon: -177 },
    {
      utm: { zone: 1, band: 'C', hemisphere: 'S', easting: 500000, northing: 1118414.18 },
      mgrs: '1CEM0000018414',
    },
    ORACLES,
  ),
  answers(
    'a longitude of 180',
    { lat: 10, lon: 180 },
    {
      utm: { zone: 1, band: 'P', hemisphere: 'N', easting: 171071.26, northing: 1106908.85 },
      mgrs: '1PAM7107106908',
      maidenhead: 'RK90xa',
      webMercator: { x: 20037508.34, y: near(1118889.97, 0.01) },
    },
    `-180 in the grid, the last square of the locator; ${ORACLES}`,
  ),
  answers(
    'metres that are truncated',
    { lat: -33.8568, lon: 151.2153 },
    {
      utm: { zone: 56, band: 'H', hemisphere: 'S', easting: 334900.57, northing: 6252288.75 },
      mgrs: '56HLH3490052288',
    },
    ORACLES,
  ),
  answers('past 84 N', { lat: 84.0001, lon: 0 }, { utm: null, mgrs: null }, 'the grid ends'),
  answers('past 80 S', { lat: -80.0001, lon: 0 }, { utm: null, mgrs: null }, 'the grid ends'),
  answers(
    'a pole',
    { lat: 90, lon: 180 },
    {
      dms: '90°0\'0.00"N 180°0\'0.00"E',
      webMercator: null,
      plusCode: 'C2X2X2X2+X2',
      maidenhead: 'RR99xx',
      geohash: 'zzzzzzzzz',
    },
    'the last cells of every grid; 180 is -180 in a plus code',
  ),
  answers('a plus code at the pole', { lat: 90, lon: 1 }, { plusCode: 'CFX3X2X2+X2' }, OLC),
  answers(
    'where floating point is one cell out',
    { lat: 35.6, lon: 3.033 },
    { plusCode: '8F75J22M+26' },
    OLC,
  ),
  answers('the lowest plus code', { lat: -89.9999375, lon: -179.9999375 }, { plusCode: '22222222+22' }, OLC),
  answers(
    'seconds that round to a minute and a degree',
    { lat: 9.999999, lon: -59.9999999 },
    { dms: '10°0\'0.00"N 60°0\'0.00"W', ddm: "9°59.9999'N 60°0.0000'W" },
    "9.999999 degrees are 9°59'59.9964\" and 9°59.99994'",
  ),
  answers(
    'a half of the last place',
    { lat: 0.0000125, lon: -0.0000125 },
    { dms: '0°0\'0.05"N 0°0\'0.05"W', geoUri: 'geo:0.0000125,-0.0000125' },
    '0.045 seconds, away from zero',
  ),
  answers(
    'tiny numbers in plain decimals',
    { lat: 0.0000001, lon: -0.00000012 },
    { geoUri: 'geo:0.0000001,-0.00000012' },
    'RFC 5870 has no exponents',
  ),
  answers(
    'a geohash of 11',
    { lat: 57.64911, lon: 10.40744, precision: 11 },
    { geohash: 'u4pruydqqvj' },
    'geohash.org, Wikipedia: Geohash',
  ),
  answers(
    'a geohash of 1',
    { lat: 57.64911, lon: 10.40744, precision: 1 },
    { geohash: 'u' },
    'Wikipedia: Geohash',
  ),
  answers(
    'Munich',
    { lat: 48.14666, lon: 11.60833 },
    { maidenhead: 'JN58td' },
    'Wikipedia: Maidenhead Locator System',
  ),
  answers(
    'Washington',
    { lat: 38.92, lon: -77.065 },
    { maidenhead: 'FM18lw' },
    'Wikipedia: Maidenhead Locator System',
  ),
  answers(
    'the edge of the web map',
    { lat: 85.051129, lon: -180 },
    { webMercator: { x: -20037508.34, y: 20037508.63 } },
    ORACLES,
  ),
  answers('past the edge of the web map', { lat: -85.05113, lon: 0 }, { webMercator: null }, 'the rule'),
  refuses(400, 'a geohash of 13', { lat: 0, lon: 0, precision: 13 }, 'precision'),
  refuses(400, 'a latitude past the pole', { lat: 91, lon: 0 }, 'lat'),
])
