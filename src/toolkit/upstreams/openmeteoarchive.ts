import { defineUpstream } from './define.js'

export const openmeteoarchive = defineUpstream({
  name: 'openmeteoarchive',
  title: 'Open-Meteo historical weather API',
  base: 'https://archive-api.open-meteo.com/v1',
  docs: 'https://open-meteo.com/en/docs/historical-weather-api',
  terms:
    'CC-BY 4.0 data (ERA5, Copernicus), attribution to Open-Meteo.com; the free tier is for non-commercial use (a paid host goes in UPSTREAM_OPENMETEOARCHIVE_BASE_URL)',
  attribution: 'Weather data by Open-Meteo.com (CC BY 4.0), from ERA5 (Copernicus)',
  forbidsCommercialUse: true,
  rate: { requests: 5, seconds: 1 },
  cacheSeconds: 86400,
})
