import { describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'
import { SEARCH_FAULTS } from '../../support/upstream-faults.js'
import { upstreamAnswers } from '../../support/upstream.js'
import { CELL, currentTarget, IMPERIAL, PLACE, SOURCE } from './support.js'

const TIME = '2026-01-01T08:15'

/** Asks for a place of its own, where the upstream has this current weather. */
const currentAt = async (lat: number, current: object, units?: 'imperial') => {
  const target = `${currentTarget(lat, 1)}${units === undefined ? '' : IMPERIAL}`
  await upstreamAnswers('openmeteo', target, { body: { ...CELL, current: { time: TIME, ...current } } })
  return call('rest_weather_current', { lat, lon: 1, ...(units === undefined ? {} : { units }) })
}

table('rest_weather_current', [
  refuses(400, 'a latitude past the pole', { lat: 90.1, lon: 0 }, 'lat'),
  refuses(400, 'a longitude past the date line', { lat: 0, lon: 180.1 }, 'lon'),
  refuses(400, 'no place', {}, 'lat'),
  refuses(400, 'unknown units', { lat: 0, lon: 0, units: 'si' }, 'units'),
])

describe('the current weather', () => {
  it('has every value of the upstream, in the units asked for', async () => {
    const { status, body } = await currentAt(
      1.5,
      {
        temperature_2m: 88.1,
        relative_humidity_2m: 71,
        apparent_temperature: 97.2,
        is_day: 1,
        precipitation: 0.01,
        weather_code: 80,
        cloud_cover: 90,
        pressure_msl: 1009.5,
        wind_speed_10m: 7.1,
        wind_direction_10m: 349,
        wind_gusts_10m: 15,
      },
      'imperial',
    )
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        ok: true,
        feature: 'weather/current',
        data: {
          ...PLACE,
          elevation: 21,
          units: 'imperial',
          time: TIME,
          temperature: 88.1,
          feelsLike: 97.2,
          humidity: 71,
          precipitation: 0.01,
          cloudCover: 90,
          pressureHpa: 1009.5,
          wind: { speed: 7.1, gusts: 15, degrees: 349, compass: 'N' },
          code: 80,
          condition: 'slight rain showers',
          isDay: true,
          attribution: SOURCE,
        },
      },
    })
  })

  it('may have no values at all', async () => {
    const { body } = await currentAt(2.5, { temperature_2m: null, is_day: 0 })
    expect(body).toMatchObject({
      data: {
        units: 'metric',
        temperature: null,
        feelsLike: null,
        wind: { speed: null, gusts: null, degrees: null, compass: null },
        code: null,
        condition: 'unknown',
        isDay: false,
      },
    })
  })

  it('calls a code unknown that the list lacks', async () => {
    expect(await currentAt(3.5, { weather_code: 4 })).toMatchObject({
      body: { data: { code: 4, condition: 'unknown' } },
    })
  })

  // Sectors of 22.5 degrees, the first around north.
  it.each([
    [11, 'N'],
    [12, 'NNE'],
    [33, 'NNE'],
    [34, 'NE'],
    [90, 'E'],
    [225, 'SW'],
    [326, 'NW'],
    [327, 'NNW'],
    [360, 'N'],
  ])('takes a wind from %i degrees for %s', async (degrees, compass) => {
    const { body } = await currentAt(10 + degrees / 10, { wind_direction_10m: degrees })
    expect(body).toMatchObject({ data: { wind: { degrees, compass } } })
  })

  it('writes numbers as JavaScript does', async () => {
    expect(await currentAt(1e-7, {})).toMatchObject({ status: 200 })
  })

  it('is a 422 with the reason where the upstream refuses the request', async () => {
    const reason = 'Latitude must be in range of -90 to 90°. Given: 91.0.'
    await upstreamAnswers('openmeteo', currentTarget(4.5, 1), { status: 400, body: { error: true, reason } })
    expect(await call('rest_weather_current', { lat: 4.5, lon: 1 })).toMatchObject({
      status: 422,
      body: { error: { code: 'unprocessable', message: reason } },
    })
  })

  it.each([
    ['is not JSON', 5.5, 'no'],
    ['has an empty reason', 5.75, { error: true, reason: '' }],
  ])('is a 422 where a refusal %s', async (_fault, lat, refusal) => {
    await upstreamAnswers('openmeteo', currentTarget(lat, 1), { status: 400, body: refusal })
    expect(await call('rest_weather_current', { lat, lon: 1 })).toMatchObject({
      status: 422,
      body: { error: { message: expect.stringContaining('refuses') as string } },
    })
  })

  it.each(
    SEARCH_FAULTS.filter(([, , answer]) => answer.status !== 400).map(
      (fault, index) => [...fault, index] as const,
    ),
  )('is a 502 on %s', async (_fault, _subject, answer, index) => {
    const lat = -10 - index
    await upstreamAnswers('openmeteo', currentTarget(lat, 1), answer)
    expect(await call('rest_weather_current', { lat, lon: 1 })).toMatchObject({
      status: 502,
      body: { error: { code: 'upstream_failed' } },
    })
  })
})
