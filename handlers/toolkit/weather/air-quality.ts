import { feature } from '#toolkit'
import { bandOf, type Bands } from '#toolkit/lib/weather/bands'
import { airQualityOf } from '#toolkit/upstreams/maps/openmeteo'

/** Categories of the US Environmental Protection Agency. */
const US_BANDS: Bands = [
  [50, 'good'],
  [100, 'moderate'],
  [150, 'unhealthy for sensitive groups'],
  [200, 'unhealthy'],
  [300, 'very unhealthy'],
  [Infinity, 'hazardous'],
]

/** Categories of the European Environment Agency. */
const EUROPEAN_BANDS: Bands = [
  [20, 'good'],
  [40, 'fair'],
  [60, 'moderate'],
  [80, 'poor'],
  [100, 'very poor'],
  [Infinity, 'extremely poor'],
]

const categoryOf = (bands: Bands, index: number | null): string =>
  index === null ? 'unknown' : bandOf(bands, index).name

export default feature('rest_weather_airQuality', async (place, context) => {
  const { latitude, longitude, timezone, current } = await airQualityOf(context, place)
  return {
    lat: latitude,
    lon: longitude,
    timezone,
    time: current.time,
    usAqi: current.us_aqi,
    usCategory: categoryOf(US_BANDS, current.us_aqi),
    europeanAqi: current.european_aqi,
    europeanCategory: categoryOf(EUROPEAN_BANDS, current.european_aqi),
    pollutants: {
      pm10: current.pm10,
      pm25: current.pm2_5,
      carbonMonoxide: current.carbon_monoxide,
      nitrogenDioxide: current.nitrogen_dioxide,
      sulphurDioxide: current.sulphur_dioxide,
      ozone: current.ozone,
      dust: current.dust,
    },
    uvIndex: current.uv_index,
    unit: 'µg/m³' as const,
    attribution: 'Air quality by Open-Meteo.com and CAMS (CC BY 4.0)',
  }
})
