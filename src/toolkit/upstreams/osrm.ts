import { defineUpstream } from './define.js'

export const osrm = defineUpstream({
  name: 'osrm',
  title: 'OSRM demo server (Open Source Routing Machine)',
  base: 'https://router.project-osrm.org',
  docs: 'https://project-osrm.org/docs/v5.24.0/api/',
  terms:
    'no heavy or commercial use of the demo server; attribution to OpenStreetMap contributors (ODbL), a User-Agent that names the application',
  attribution: 'Routes by OSRM; data © OpenStreetMap contributors, ODbL 1.0',
  forbidsCommercialUse: true,
  rate: { requests: 1, seconds: 1 },
  cacheSeconds: 3600,
})
