import { defineUpstream } from './define.js'

export const nominatim = defineUpstream({
  name: 'nominatim',
  title: 'Nominatim (OpenStreetMap geocoder)',
  base: 'https://nominatim.openstreetmap.org',
  docs: 'https://nominatim.org/release-docs/latest/api/Overview/ and the usage policy at operations.osmfoundation.org/policies/nominatim',
  terms:
    'A User-Agent that names the application, attribution to OpenStreetMap contributors (ODbL), cache results',
  attribution: 'Data © OpenStreetMap contributors, ODbL 1.0',
  rate: { requests: 1, seconds: 1 },
  cacheSeconds: 86400,
})
