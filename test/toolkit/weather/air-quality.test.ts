import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'
import { airTarget, CELL, PLACE } from './support.js'

table('rest_weather_airQuality', [refuses(400, 'no longitude', { lat: 0 }, 'lon')])

const airAt = async (lat: number, current: object) => {
  await upstreamAnswers('openmeteoair', airTarget(lat, 5), {
    body: { ...CELL, current: { time: '2026-01-01T08:00', ...current } },
  })
  return call('rest_weather_airQuality', { lat, lon: 5 })
}

describe('the air', () => {
  it('has its pollutants', async () => {
    const answer = await airAt(1.5, {
      us_aqi: 51,
      european_aqi: 20,
      pm10: 12.3,
      pm2_5: 9.8,
      carbon_monoxide: 201,
      nitrogen_dioxide: 5.5,
      sulphur_dioxide: 2.2,
      ozone: 60,
      dust: 1,
      uv_index: 3.4,
    })
    expect(answer).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'weather/air-quality',
        data: {
          ...PLACE,
          time: '2026-01-01T08:00',
          usAqi: 51,
          usCategory: 'moderate',
          europeanAqi: 20,
          europeanCategory: 'good',
          pollutants: {
            pm10: 12.3,
            pm25: 9.8,
            carbonMonoxide: 201,
            nitrogenDioxide: 5.5,
            sulphurDioxide: 2.2,
            ozone: 60,
            dust: 1,
          },
          uvIndex: 3.4,
          unit: 'µg/m³',
          attribution: 'Air quality by Open-Meteo.com and CAMS (CC BY 4.0)',
        },
      },
    })
  })

  // The bands of the US EPA and of the European Environment Agency.
  it.each([
    [0, 'good', 0, 'good'],
    [50, 'good', 21, 'fair'],
    [100, 'moderate', 40, 'fair'],
    [101, 'unhealthy for sensitive groups', 60, 'moderate'],
    [150, 'unhealthy for sensitive groups', 61, 'poor'],
    [200, 'unhealthy', 80, 'poor'],
    [201, 'very unhealthy', 81, 'very poor'],
    [300, 'very unhealthy', 100, 'very poor'],
    [301, 'hazardous', 101, 'extremely poor'],
    [null, 'unknown', null, 'unknown'],
  ])('of %s is %s, of %s in Europe %s', async (usAqi, usCategory, europeanAqi, europeanCategory) => {
    const lat = usAqi === null ? -1 : 2 + usAqi / 10
    expect(await airAt(lat, { us_aqi: usAqi, european_aqi: europeanAqi })).toMatchObject({
      status: 200,
      body: { data: { usAqi, usCategory, europeanAqi, europeanCategory } },
    })
  })

  it('is a 502 where the upstream fails', async () => {
    await upstreamAnswers('openmeteoair', airTarget(-2, 5), { status: 500, body: {} })
    expect(await call('rest_weather_airQuality', { lat: -2, lon: 5 })).toMatchObject({ status: 502 })
  })
})
