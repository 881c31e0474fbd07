import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'
import { CELL, hourlyTarget, IMPERIAL, PLACE, SOURCE } from './support.js'

table('rest_weather_hourly', [
  refuses(400, 'no hour', { lat: 0, lon: 0, hours: 0 }, 'hours'),
  refuses(400, 'more than a week', { lat: 0, lon: 0, hours: 169 }, 'hours'),
])

const hourlyAt = async (lat: number, hourly: unknown) => {
  await upstreamAnswers('openmeteo', hourlyTarget(lat, 2, 24), { body: { ...CELL, hourly } })
  return call('rest_weather_hourly', { lat, lon: 2 })
}

describe('the hourly forecast', () => {
  it('takes each hour from the lists, and null where one is shorter', async () => {
    const answer = await hourlyAt(1.5, {
      time: ['2026-01-01T08:00', '2026-01-01T09:00'],
      temperature_2m: [28, 29.5],
      apparent_temperature: [31, null],
      relative_humidity_2m: [80, 75],
      precipitation: [0, 1.2],
      precipitation_probability: [10, 40],
      wind_speed_10m: [5, 6],
      wind_direction_10m: [200, 210],
      cloud_cover: [30, 100],
      weather_code: [2],
    })
    expect(answer).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'weather/hourly',
        data: {
          ...PLACE,
          units: 'metric',
          count: 2,
          items: [
            {
              time: '2026-01-01T08:00',
              temperature: 28,
              feelsLike: 31,
              humidity: 80,
              precipitation: 0,
              precipitationProbability: 10,
              windSpeed: 5,
              windDegrees: 200,
              cloudCover: 30,
              code: 2,
              condition: 'partly cloudy',
            },
            {
              time: '2026-01-01T09:00',
              temperature: 29.5,
              feelsLike: null,
              humidity: 75,
              precipitation: 1.2,
              precipitationProbability: 40,
              windSpeed: 6,
              windDegrees: 210,
              cloudCover: 100,
              code: null,
              condition: 'unknown',
            },
          ],
          attribution: SOURCE,
        },
      },
    })
  })

  it('asks for imperial units', async () => {
    const target = `${hourlyTarget(2.5, 2, 168)}${IMPERIAL}`
    await upstreamAnswers('openmeteo', target, { body: { ...CELL, hourly: { time: [] } } })
    expect(
      await call('rest_weather_hourly', { lat: 2.5, lon: 2, hours: 168, units: 'imperial' }),
    ).toMatchObject({ status: 200, body: { data: { units: 'imperial', count: 0, items: [] } } })
  })

  it('is a 502 where the upstream has no hours', async () => {
    expect(await hourlyAt(3.5, undefined)).toMatchObject({ status: 502 })
  })
})
