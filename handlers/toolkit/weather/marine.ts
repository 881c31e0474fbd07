import { feature, unprocessable } from '#toolkit'
import { compassPoint } from '#toolkit/lib/geo/compass'
import { bandOf, type Bands } from '#toolkit/lib/weather/bands'
import { WEATHER_SOURCE } from '#toolkit/lib/weather/source'
import { seaOf } from '#toolkit/upstreams/maps/openmeteo'

/** The Douglas sea scale (WMO table 3700) by the height of the waves in metres. */
const SEA_STATES: Bands = [
  [0, 'calm (glassy)'],
  [0.1, 'calm (rippled)'],
  [0.5, 'smooth'],
  [1.25, 'slight'],
  [2.5, 'moderate'],
  [4, 'rough'],
  [6, 'very rough'],
  [9, 'high'],
  [14, 'very high'],
  [Infinity, 'phenomenal'],
]

const wavesOf = (height: number | null, direction: number | null, period: number | null) => ({
  height,
  direction,
  compass: direction === null ? null : compassPoint(direction),
  period,
})

export default feature('rest_weather_marine', async ({ lat, lon }, context) => {
  const { latitude, longitude, timezone, current } = await seaOf(context, { lat, lon })
  const height = current.wave_height ?? unprocessable(`There is no sea at ${lat}, ${lon}.`)
  const { index, name } = bandOf(SEA_STATES, height)
  return {
    lat: latitude,
    lon: longitude,
    timezone,
    time: current.time,
    seaState: { degree: index, name },
    wave: wavesOf(height, current.wave_direction, current.wave_period),
    swell: wavesOf(current.swell_wave_height, current.swell_wave_direction, current.swell_wave_period),
    seaTemperature: current.sea_surface_temperature,
    attribution: WEATHER_SOURCE,
  }
})
