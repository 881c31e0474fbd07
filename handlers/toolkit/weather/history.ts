import { Temporal } from 'temporal-polyfill'
import { feature, unprocessable } from '#toolkit'
import { daysBetween } from '#toolkit/lib/calendar/weekdays'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { conditionOf } from '#toolkit/lib/weather/condition'
import { WEATHER_SOURCE } from '#toolkit/lib/weather/source'
import { pastWeatherOf } from '#toolkit/upstreams/maps/openmeteo'

/** Where the ERA5 reanalysis begins. */
const FIRST_DAY = '1940-01-01'
const MOST_DAYS = 366
const WET_DAY_MM = 1

/** @throws FeatureError 422 for a period that is not answered */
const checkPeriod = (from: string, to: string): void => {
  if (to < from) unprocessable(`The last day ${to} is before the first day ${from}.`)
  if (from < FIRST_DAY) unprocessable(`The first day ${from} is before ${FIRST_DAY}.`)
  const days = daysBetween(Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)) + 1
  if (days > MOST_DAYS) unprocessable(`The period has ${days} days, more than ${MOST_DAYS}.`)
}

type Values = readonly (number | null)[]

const knownOf = (values: Values): number[] => values.filter((value) => value !== null)

/** Finds the lowest or highest of the values that are known; null without any. */
const extreme = (values: Values, of: (...values: number[]) => number): number | null => {
  const known = knownOf(values)
  return known.length === 0 ? null : of(...known)
}

// In decimals: what the upstream writes with one or two of them has ties.
const sumOf = (values: readonly number[]): Decimal =>
  values.reduce((sum, value) => sum.plus(value), new Decimal(0))

const meanOf = (values: Values): number | null => {
  const known = knownOf(values)
  return known.length === 0 ? null : rounded(sumOf(known).div(known.length), 1)
}

export default feature('rest_weather_history', async ({ from, to, ...place }, context) => {
  checkPeriod(from, to)
  const { latitude, longitude, timezone, daily } = await pastWeatherOf(context, place, { from, to })
  const items = daily.time.map((date, index) => ({
    date,
    min: daily.temperature_2m_min[index] ?? null,
    mean: daily.temperature_2m_mean[index] ?? null,
    max: daily.temperature_2m_max[index] ?? null,
    precipitation: daily.precipitation_sum[index] ?? null,
    windMax: daily.wind_speed_10m_max[index] ?? null,
    ...conditionOf(daily.weather_code[index] ?? null),
  }))
  const precipitation = knownOf(items.map((item) => item.precipitation))
  return {
    lat: latitude,
    lon: longitude,
    timezone,
    from,
    to,
    count: items.length,
    items,
    summary: {
      minTemperature: extreme(
        items.map(({ min }) => min),
        Math.min,
      ),
      maxTemperature: extreme(
        items.map(({ max }) => max),
        Math.max,
      ),
      meanTemperature: meanOf(items.map(({ mean }) => mean)),
      totalPrecipitation: rounded(sumOf(precipitation), 1),
      wetDays: precipitation.filter((sum) => sum >= WET_DAY_MM).length,
    },
    attribution: WEATHER_SOURCE,
  }
})
