import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'
import { CELL, dailyTarget, IMPERIAL, PLACE, SOURCE } from './support.js'

table('rest_weather_daily', [
  refuses(400, 'no day', { lat: 0, lon: 0, days: 0 }, 'days'),
  refuses(400, 'more than 16 days', { lat: 0, lon: 0, days: 17 }, 'days'),
])

describe('the daily forecast', () => {
  it('takes each day from the lists', async () => {
    await upstreamAnswers('openmeteo', dailyTarget(1.5, 3, 7), {
      body: {
        ...CELL,
        daily: {
          time: ['2026-01-01', '2026-01-02'],
          weather_code: [95, null],
          temperature_2m_max: [33, 32],
          temperature_2m_min: [25, 24],
          apparent_temperature_max: [38, 37],
          precipitation_sum: [12.3, 0],
          precipitation_probability_max: [90, null],
          wind_speed_10m_max: [15, 14],
          wind_gusts_10m_max: [40, 35],
          uv_index_max: [8.5, 9],
          sunrise: ['2026-01-01T07:08', null],
          sunset: ['2026-01-01T19:11', ''],
        },
      },
    })
    expect(await call('rest_weather_daily', { lat: 1.5, lon: 3 })).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'weather/daily',
        data: {
          ...PLACE,
          units: 'metric',
          count: 2,
          items: [
            {
              date: '2026-01-01',
              min: 25,
              max: 33,
              feelsLikeMax: 38,
              precipitation: 12.3,
              precipitationProbability: 90,
              windMax: 15,
              gustsMax: 40,
              uvIndexMax: 8.5,
              sunrise: '2026-01-01T07:08',
              sunset: '2026-01-01T19:11',
              code: 95,
              condition: 'thunderstorm',
            },
            {
              date: '2026-01-02',
              min: 24,
              max: 32,
              feelsLikeMax: 37,
              precipitation: 0,
              precipitationProbability: null,
              windMax: 14,
              gustsMax: 35,
              uvIndexMax: 9,
              sunrise: null,
              sunset: null,
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
    const target = `${dailyTarget(2.5, 3, 16)}${IMPERIAL}`
    await upstreamAnswers('openmeteo', target, { body: { ...CELL, daily: { time: [] } } })
    expect(await call('rest_weather_daily', { lat: 2.5, lon: 3, days: 16, units: 'imperial' })).toMatchObject(
      { status: 200, body: { data: { units: 'imperial', count: 0 } } },
    )
  })

  it('is a 502 where the upstream has no days', async () => {
    await upstreamAnswers('openmeteo', dailyTarget(3.5, 3, 7), { body: CELL })
    expect(await call('rest_weather_daily', { lat: 3.5, lon: 3 })).toMatchObject({ status: 502 })
  })
})
