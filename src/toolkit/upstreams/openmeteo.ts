import { defineUpstream } from './define.js'

export const openmeteo = defineUpstream({
  name: 'openmeteo',
  title: 'Open-Meteo weather forecast API',
  base: 'https://api.open-meteo.com/v1',
  docs: 'https://open-meteo.com/en/docs',
  terms:
    'CC-BY 4.0 data, attribution to Open-Meteo.com; the free tier is for non-commercial use (a paid host goes in UPSTREAM_OPENMETEO_BASE_URL)',
  attribution: 'Weather data by Open-Meteo.com (CC BY 4.0)',
  forbidsCommercialUse: true,
  rate: { requests: 10, seconds: 1 },
  cacheSeconds: 600,
})
