import { defineUpstream } from './define.js'

export const vpic = defineUpstream({
  name: 'vpic',
  title: 'NHTSA vPIC vehicle API',
  base: 'https://vpic.nhtsa.dot.gov/api',
  docs: 'https://vpic.nhtsa.dot.gov/api/',
  terms: 'public domain (United States government)',
  attribution: 'NHTSA vPIC (vpic.nhtsa.dot.gov)',
  rate: { requests: 5, seconds: 1 },
  cacheSeconds: 86400,
})
