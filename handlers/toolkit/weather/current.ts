import { feature } from '#toolkit'
import { compassPoint } from '#toolkit/lib/geo/compass'
import { conditionOf } from '#toolkit/lib/weather/condition'
import { WEATHER_SOURCE } from '#toolkit/lib/weather/source'
import { currentWeatherOf } from '#toolkit/upstreams/maps/openmeteo'

export default feature('rest_weather_current', async ({ units, ...place }, context) => {
  const { latitude, longitude, elevation, timezone, current } = await currentWeatherOf(context, place, units)
  const degrees = current.wind_direction_10m
  return {
    lat: latitude,
    lon: longitude,
    elevation,
    timezone,
    units,
    time: current.time,
    temperature: current.temperature_2m,
    feelsLike: current.apparent_temperature,
    humidity: current.relative_humidity_2m,
    precipitation: current.precipitation,
    cloudCover: current.cloud_cover,
    pressureHpa: current.pressure_msl,
    wind: {
      speed: current.wind_speed_10m,
      gusts: current.wind_gusts_10m,
      degrees,
      compass: degrees === null ? null : compassPoint(degrees),
    },
    ...conditionOf(current.weather_code),
    isDay: current.is_day === 1,
    attribution: WEATHER_SOURCE,
  }
})
