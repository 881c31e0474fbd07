import { feature } from '#toolkit'
import { conditionOf } from '#toolkit/lib/weather/condition'
import { WEATHER_SOURCE } from '#toolkit/lib/weather/source'
import { dailyWeatherOf } from '#toolkit/upstreams/maps/openmeteo'

export default feature('rest_weather_daily', async ({ days, units, ...place }, context) => {
  const { latitude, longitude, timezone, daily } = await dailyWeatherOf(context, place, days, units)
  return {
    lat: latitude,
    lon: longitude,
    timezone,
    units,
    count: daily.time.length,
    items: daily.time.map((date, index) => ({
      date,
      min: daily.temperature_2m_min[index] ?? null,
      max: daily.temperature_2m_max[index] ?? null,
      feelsLikeMax: daily.apparent_temperature_max[index] ?? null,
      precipitation: daily.precipitation_sum[index] ?? null,
      precipitationProbability: daily.precipitation_probability_max[index] ?? null,
      windMax: daily.wind_speed_10m_max[index] ?? null,
      gustsMax: daily.wind_gusts_10m_max[index] ?? null,
      uvIndexMax: daily.uv_index_max[index] ?? null,
      sunrise: daily.sunrise[index] ?? null,
      sunset: daily.sunset[index] ?? null,
      ...conditionOf(daily.weather_code[index] ?? null),
    })),
    attribution: WEATHER_SOURCE,
  }
})
