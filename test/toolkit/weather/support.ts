/** Targets below Open-Meteo's bases, as the features ask for them. */
const FIELDS = {
  current:
    'current=temperature_2m,relative_humidity_2m,apparent_temperature,is_day,precipitation,weather_code,cloud_cover,pressure_msl,wind_speed_10m,wind_direction_10m,wind_gusts_10m',
  hourly:
    'hourly=temperature_2m,apparent_temperature,relative_humidity_2m,precipitation,precipitation_probability,wind_speed_10m,wind_direction_10m,cloud_cover,weather_code',
  daily:
    'daily=weather_code,temperature_2m_max,temperature_2m_min,apparent_temperature_max,precipitation_sum,precipitation_probability_max,wind_speed_10m_max,wind_gusts_10m_max,uv_index_max,sunrise,sunset',
  past: 'daily=weather_code,temperature_2m_max,temperature_2m_min,temperature_2m_mean,precipitation_sum,wind_speed_10m_max',
  air: 'current=us_aqi,european_aqi,pm10,pm2_5,carbon_monoxide,nitrogen_dioxide,sulphur_dioxide,ozone,dust,uv_index',
  sea: 'current=wave_height,wave_direction,wave_period,swell_wave_height,swell_wave_direction,swell_wave_period,sea_surface_temperature',
}

const at = (lat: number, lon: number): string => `latitude=${lat}&longitude=${lon}`

export const currentTarget = (lat: number, lon: number): string =>
  `/forecast?${at(lat, lon)}&${FIELDS.current}&timezone=auto`
export const hourlyTarget = (lat: number, lon: number, hours: number): string =>
  `/forecast?${at(lat, lon)}&${FIELDS.hourly}&forecast_hours=${hours}&timezone=auto`
export const dailyTarget = (lat: number, lon: number, days: number): string =>
  `/forecast?${at(lat, lon)}&${FIELDS.daily}&forecast_days=${days}&timezone=auto`
export const pastTarget = (lat: number, lon: number, from: string, to: string): string =>
  `/archive?${at(lat, lon)}&start_date=${from}&end_date=${to}&${FIELDS.past}&timezone=auto`
export const airTarget = (lat: number, lon: number): string =>
  `/air-quality?${at(lat, lon)}&${FIELDS.air}&timezone=auto`
export const seaTarget = (lat: number, lon: number): string =>
  `/marine?${at(lat, lon)}&${FIELDS.sea}&timezone=auto`

/** What imperial units add. */
export const IMPERIAL = '&temperature_unit=fahrenheit&wind_speed_unit=mph&precipitation_unit=inch'

/** What every answer of Open-Meteo has. */
export const CELL = { latitude: 1.25, longitude: 103.875, elevation: 21, timezone: 'Asia/Singapore' }
export const PLACE = { lat: 1.25, lon: 103.875, timezone: 'Asia/Singapore' }
export const SOURCE = 'Weather data by Open-Meteo.com (CC BY 4.0)'
