import { defineUpstream } from './define.js'

export const openbrewerydb = defineUpstream({
  name: 'openbrewerydb',
  title: 'Open Brewery DB v1',
  base: 'https://api.openbrewerydb.org/v1',
  docs: 'https://www.openbrewerydb.org/documentation',
  terms: 'free, open data',
  attribution: 'Open Brewery DB (openbrewerydb.org)',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 600,
})
