import { feature } from '#toolkit'
import { conditionOf } from '#toolkit/lib/weather/condition'
import { WEATHER_SOURCE } from '#toolkit/lib/weather/source'
import { hourlyWeatherOf } from '#toolkit/upstreams/maps/openmeteo'

export default feature('rest_weather_hourly', async ({ hours, units, ...place }, context) => {
  const { latitude, longitude, timezone, hourly } = await hourlyWeatherOf(context, place, hours, units)
  return {
    lat: latitude,
    lon: longitude,
    timezone,
    units,
    count: hourly.time.length,
    items: hourly.time.map((time, index) => ({
      time,
      temperature: hourly.temperature_2m[index] ?? null,
      feelsLike: hourly.apparent_temperature[index] ?? null,
      humidity: hourly.relative_humidity_2m[index] ?? null,
      precipitation: hourly.precipitation[index] ?? null,
      precipitationProbability: hourly.precipitation_probability[index] ?? null,
      windSpeed: hourly.wind_speed_10m[index] ?? null,
      windDegrees: hourly.wind_direction_10m[index] ?? null,
      cloudCover: hourly.cloud_cover[index] ?? null,
      ...conditionOf(hourly.weather_code[index] ?? null),
    })),
    attribution: WEATHER_SOURCE,
  }
})
