import * as v from 'valibot'
import { unprocessable } from '../../errors.js'
import { askOrRefused, upstreamFails } from '../define.js'
import { filledText, optionalNumber } from '../fields.js'
import { world } from '../tables/world.js'
import type { UpstreamCaller, UpstreamDefinition, UpstreamRequest } from '../types.js'

/** A place in decimal degrees, as the caller named it. */
export interface Place {
  lat: number
  lon: number
}

export type Units = 'metric' | 'imperial'

const UNITS: Readonly<Record<Units, Readonly<Record<string, string>>>> = {
  metric: {},
  imperial: { temperature_unit: 'fahrenheit', wind_speed_unit: 'mph', precipitation_unit: 'inch' },
}

const LONGEST_REASON = 300
const Refusal = v.fallback(v.object({ reason: v.pipe(v.string(), v.nonEmpty()) }), {
  reason: 'The weather service refuses this place or period.',
})

const where = { latitude: v.number(), longitude: v.number(), timezone: v.string() }
const numbers = v.nullish(v.array(optionalNumber), [])
const texts = v.nullish(v.array(filledText), [])
const time = v.string()
const times = v.array(time)

const CURRENT = [
  'temperature_2m',
  'relative_humidity_2m',
  'apparent_temperature',
  'is_day',
  'precipitation',
  'weather_code',
  'cloud_cover',
  'pressure_msl',
  'wind_speed_10m',
  'wind_direction_10m',
  'wind_gusts_10m',
] as const
const Current = v.object({
  ...where,
  elevation: v.number(),
  current: v.object({ time, ...v.entriesFromList(CURRENT, optionalNumber) }),
})

const HOURLY = [
  'temperature_2m',
  'apparent_temperature',
  'relative_humidity_2m',
  'precipitation',
  'precipitation_probability',
  'wind_speed_10m',
  'wind_direction_10m',
  'cloud_cover',
  'weather_code',
] as const
const Hourly = v.object({
  ...where,
  hourly: v.object({ time: times, ...v.entriesFromList(HOURLY, numbers) }),
})

const DAILY = [
  'weather_code',
  'temperature_2m_max',
  'temperature_2m_min',
  'apparent_temperature_max',
  'precipitation_sum',
  'precipitation_probability_max',
  'wind_speed_10m_max',
  'wind_gusts_10m_max',
  'uv_index_max',
] as const
const SUN = ['sunrise', 'sunset'] as const
const Daily = v.object({
  ...where,
  daily: v.object({
    time: times,
    ...v.entriesFromList(DAILY, numbers),
    ...v.entriesFromList(SUN, texts),
  }),
})

const PAST = [
  'weather_code',
  'temperature_2m_max',
  'temperature_2m_min',
  'temperature_2m_mean',
  'precipitation_sum',
  'wind_speed_10m_max',
] as const
const Past = v.object({
  ...where,
  daily: v.object({ time: times, ...v.entriesFromList(PAST, numbers) }),
})

const AIR = [
  'us_aqi',
  'european_aqi',
  'pm10',
  'pm2_5',
  'carbon_monoxide',
  'nitrogen_dioxide',
  'sulphur_dioxide',
  'ozone',
  'dust',
  'uv_index',
] as const
const Air = v.object({ ...where, current: v.object({ time, ...v.entriesFromList(AIR, optionalNumber) }) })

const SEA = [
  'wave_height',
  'wave_direction',
  'wave_period',
  'swell_wave_height',
  'swell_wave_direction',
  'swell_wave_period',
  'sea_surface_temperature',
] as const
const Sea = v.object({ ...where, current: v.object({ time, ...v.entriesFromList(SEA, optionalNumber) }) })

/** One of Open-Meteo's services; its 400 is the caller's fault, and its reason says which. */
const askAt = async <Schema extends v.GenericSchema>(
  definition: UpstreamDefinition,
  context: UpstreamCaller,
  schema: Schema,
  path: string,
  { lat, lon }: Place,
  query: NonNullable<UpstreamRequest['query']>,
): Promise<v.InferOutput<Schema>> => {
  const found = await askOrRefused(definition, context, schema, Refusal, {
    path,
    query: { latitude: lat, longitude: lon, ...query },
    accept: [400],
  })
  if (found === null) return upstreamFails(definition, 'it answered with status 404')
  return 'data' in found ? found.data : unprocessable(found.refusal.reason.slice(0, LONGEST_REASON))
}

/**
 * The weather at a place now, under Open-Meteo's own names.
 * @throws FeatureError 422 when the upstream refuses the place, 502 when it fails, 503 when it has no turn.
 */
export const currentWeatherOf = (context: UpstreamCaller, place: Place, units: Units) =>
  askAt(world.openmeteo, context, Current, '/forecast', place, {
    current: CURRENT.join(','),
    timezone: 'auto',
    ...UNITS[units],
  })

/**
 * The forecast by hours, each value in a list of its own that may be shorter than that of the times.
 * @throws FeatureError as `currentWeatherOf`.
 */
export const hourlyWeatherOf = (context: UpstreamCaller, place: Place, hours: number, units: Units) =>
  askAt(world.openmeteo, context, Hourly, '/forecast', place, {
    hourly: HOURLY.join(','),
    forecast_hours: hours,
    timezone: 'auto',
    ...UNITS[units],
  })

/**
 * The forecast by days, in lists as of `hourlyWeatherOf`.
 * @throws FeatureError as `currentWeatherOf`.
 */
export const dailyWeatherOf = (context: UpstreamCaller, place: Place, days: number, units: Units) =>
  askAt(world.openmeteo, context, Daily, '/forecast', place, {
    daily: [...DAILY, ...SUN].join(','),
    forecast_days: days,
    timezone: 'auto',
    ...UNITS[units],
  })

/**
 * The weather of past days, in lists as of `hourlyWeatherOf`; Celsius, mm and km/h.
 * @param period first and last day, YYYY-MM-DD
 * @throws FeatureError as `currentWeatherOf`.
 */
export const pastWeatherOf = (context: UpstreamCaller, place: Place, period: { from: string; to: string }) =>
  askAt(world.openmeteoarchive, context, Past, '/archive', place, {
    start_date: period.from,
    end_date: period.to,
    daily: PAST.join(','),
    timezone: 'auto',
  })

/**
 * The air at a place now, in µg/m³.
 * @throws FeatureError as `currentWeatherOf`.
 */
export const airQualityOf = (context: UpstreamCaller, place: Place) =>
  askAt(world.openmeteoair, context, Air, '/air-quality', place, {
    current: AIR.join(','),
    timezone: 'auto',
  })

/**
 * The sea at a point now, in metres, seconds and Celsius.
 * @throws FeatureError as `currentWeatherOf`.
 */
export const seaOf = (context: UpstreamCaller, place: Place) =>
  askAt(world.openmeteomarine, context, Sea, '/marine', place, { current: SEA.join(','), timezone: 'auto' })
