import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers, upstreamRequests } from '../../support/upstream.js'
import { CELL, pastTarget, PLACE, SOURCE } from './support.js'

const HERE = { lat: 1.5, lon: 4 }

table('rest_weather_history', [
  refuses(422, 'an end before the start', { ...HERE, from: '2024-01-02', to: '2024-01-01' }, '2024-01-01'),
  refuses(422, 'a day before 1940', { ...HERE, from: '1939-12-31', to: '1940-01-01' }, '1939-12-31'),
  refuses(422, '367 days', { ...HERE, from: '2023-01-01', to: '2024-01-02' }, '367 days'),
  refuses(400, 'an impossible day', { ...HERE, from: '2023-02-29', to: '2023-03-01' }, 'from'),
  refuses(400, 'no end', { ...HERE, from: '2023-02-28' }, 'to'),
])

const pastOf = async (from: string, to: string, daily: object) => {
  await upstreamAnswers('openmeteoarchive', pastTarget(1.5, 4, from, to), { body: { ...CELL, daily } })
  return call('rest_weather_history', { ...HERE, from, to })
}

describe('the weather of the past', () => {
  it('has its days and their summary, over those that have values', async () => {
    const answer = await pastOf('1940-01-01', '1940-12-31', {
      time: ['1940-01-01', '1940-01-02', '1940-01-03', '1940-01-04'],
      weather_code: [3, 61, 0, null],
      temperature_2m_max: [31, 33.5, null, null],
      temperature_2m_min: [25, null, -2.5, null],
      temperature_2m_mean: [20.1, 20.2, null, null],
      precipitation_sum: [0.1, 0.2, 1, null],
      wind_speed_10m_max: [10, 11, 12, null],
    })
    expect(answer).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'weather/history',
        data: {
          ...PLACE,
          from: '1940-01-01',
          to: '1940-12-31',
          count: 4,
          items: [
            {
              date: '1940-01-01',
              min: 25,
              mean: 20.1,
              max: 31,
              precipitation: 0.1,
              windMax: 10,
              code: 3,
              condition: 'overcast',
            },
            {
              date: '1940-01-02',
              min: null,
              mean: 20.2,
              max: 33.5,
              precipitation: 0.2,
              windMax: 11,
              code: 61,
              condition: 'slight rain',
            },
            {
              date: '1940-01-03',
              min: -2.5,
              mean: null,
              max: null,
              precipitation: 1,
              windMax: 12,
              code: 0,
              condition: 'clear sky',
            },
            {
              date: '1940-01-04',
              min: null,
              mean: null,
              max: null,
              precipitation: null,
              windMax: null,
              code: null,
              condition: 'unknown',
            },
          ],
          // The mean 20.15 is a tie; 1 mm is wet.
          summary: {
            minTemperature: -2.5,
            maxTemperature: 33.5,
            meanTemperature: 20.2,
            totalPrecipitation: 1.3,
            wetDays: 1,
          },
          attribution: SOURCE,
        },
      },
    })
  })

  it('is summed up as nothing where no day has a value', async () => {
    expect(await pastOf('2024-01-01', '2024-12-31', { time: ['2024-01-01'] })).toMatchObject({
      status: 200,
      body: {
        data: {
          count: 1,
          summary: {
            minTemperature: null,
            maxTemperature: null,
            meanTemperature: null,
            totalPrecipitation: 0,
            wetDays: 0,
          },
        },
      },
    })
  })

  it('does not ask for a period that it refuses', async () => {
    await call('rest_weather_history', { ...HERE, from: '1930-01-01', to: '1930-01-02' })
    const requests = await upstreamRequests('openmeteoarchive')
    expect(requests.map(({ search }) => search).join(' ')).not.toContain('1930')
  })

  it("is a 422 with the upstream's reason", async () => {
    const reason = 'Parameter end_date is out of allowed range'
    await upstreamAnswers('openmeteoarchive', pastTarget(1.5, 4, '2090-01-01', '2090-01-01'), {
      status: 400,
      body: { error: true, reason },
    })
    expect(
      await call('rest_weather_history', { ...HERE, from: '2090-01-01', to: '2090-01-01' }),
    ).toMatchObject({ status: 422, body: { error: { message: reason } } })
  })
})
