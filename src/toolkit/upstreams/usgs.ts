import { defineUpstream } from './define.js'

export const usgs = defineUpstream({
  name: 'usgs',
  title: 'USGS Earthquake Catalog (FDSN event service) v1',
  base: 'https://earthquake.usgs.gov/fdsnws/event/1',
  docs: 'https://earthquake.usgs.gov/fdsnws/event/1/',
  terms: 'public domain; credit the U.S. Geological Survey',
  attribution: 'U.S. Geological Survey',
  rate: { requests: 5, seconds: 1 },
  cacheSeconds: 60,
})
