import { defineUpstream } from './define.js'

export const nasa = defineUpstream({
  name: 'nasa',
  title: 'NASA Open APIs (APOD)',
  base: 'https://api.nasa.gov',
  docs: 'https://api.nasa.gov/',
  terms: 'free; some pictures are under the copyright that the answer names',
  attribution: 'NASA Open APIs (api.nasa.gov)',
  rate: { requests: 30, seconds: 3600 },
  cacheSeconds: 3600,
  token: { query: 'api_key' },
})
