import { defineUpstream } from './define.js'

export const openmeteomarine = defineUpstream({
  name: 'openmeteomarine',
  title: 'Open-Meteo marine weather API',
  base: 'https://marine-api.open-meteo.com/v1',
  docs: 'https://open-meteo.com/en/docs/marine-weather-api',
  terms:
    'CC-BY 4.0 data, attribution to Open-Meteo.com; the free tier is for non-commercial use (a paid host goes in UPSTREAM_OPENMETEOMARINE_BASE_URL)',
  attribution: 'Marine weather data by Open-Meteo.com (CC BY 4.0)',
  forbidsCommercialUse: true,
  rate: { requests: 10, seconds: 1 },
  cacheSeconds: 1800,
})
