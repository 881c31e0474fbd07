import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { upstreamAnswers } from '../../support/upstream.js'
import { CELL, PLACE, seaTarget, SOURCE } from './support.js'

table('rest_weather_marine', [refuses(400, 'no latitude', { lon: 0 }, 'lat')])

const seaAt = async (lat: number, current: object) => {
  await upstreamAnswers('openmeteomarine', seaTarget(lat, 6), {
    body: { ...CELL, current: { time: '2026-01-01T08:00', ...current } },
  })
  return call('rest_weather_marine', { lat, lon: 6 })
}

describe('the sea', () => {
  it('has waves, swell and a temperature', async () => {
    const answer = await seaAt(1.5, {
      wave_height: 1.3,
      wave_direction: 180,
      wave_period: 8.5,
      swell_wave_height: 1,
      swell_wave_direction: null,
      swell_wave_period: 9,
      sea_surface_temperature: 28.9,
    })
    expect(answer).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'weather/marine',
        data: {
          ...PLACE,
          time: '2026-01-01T08:00',
          seaState: { degree: 4, name: 'moderate' },
          wave: { height: 1.3, direction: 180, compass: 'S', period: 8.5 },
          swell: { height: 1, direction: null, compass: null, period: 9 },
          seaTemperature: 28.9,
          attribution: SOURCE,
        },
      },
    })
  })

  // WMO table 3700.
  it.each([
    [0, 0, 'calm (glassy)'],
    [0.01, 1, 'calm (rippled)'],
    [0.1, 1, 'calm (rippled)'],
    [0.5, 2, 'smooth'],
    [1.25, 3, 'slight'],
    [2.5, 4, 'moderate'],
    [4, 5, 'rough'],
    [6, 6, 'very rough'],
    [9, 7, 'high'],
    [14, 8, 'very high'],
    [14.1, 9, 'phenomenal'],
  ])('of %s m is of degree %i, %s', async (height, degree, name) => {
    expect(await seaAt(10 + height, { wave_height: height })).toMatchObject({
      status: 200,
      body: { data: { seaState: { degree, name }, seaTemperature: null } },
    })
  })

  it('is a 422 on land', async () => {
    expect(await seaAt(2.5, { wave_height: null })).toMatchObject({
      status: 422,
      body: { error: { message: 'There is no sea at 2.5, 6.' } },
    })
  })
})
