import { defineUpstream } from './define.js'

export const openmeteoair = defineUpstream({
  name: 'openmeteoair',
  title: 'Open-Meteo air quality API',
  base: 'https://air-quality-api.open-meteo.com/v1',
  docs: 'https://open-meteo.com/en/docs/air-quality-api',
  terms:
    'CC-BY 4.0 data (CAMS), attribution to Open-Meteo.com and CAMS; the free tier is for non-commercial use (a paid host goes in UPSTREAM_OPENMETEOAIR_BASE_URL)',
  attribution: 'Air quality data by Open-Meteo.com and CAMS (CC BY 4.0)',
  forbidsCommercialUse: true,
  rate: { requests: 10, seconds: 1 },
  cacheSeconds: 1800,
})
