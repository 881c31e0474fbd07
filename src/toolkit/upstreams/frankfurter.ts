import { defineUpstream } from './define.js'

export const frankfurter = defineUpstream({
  name: 'frankfurter',
  title: 'Frankfurter (ECB reference exchange rates) v1',
  base: 'https://api.frankfurter.dev/v1',
  docs: 'https://frankfurter.dev/v1/ (source github.com/lineofflight/frankfurter)',
  terms: 'free and keyless; name the European Central Bank as the source of the rates',
  attribution: 'Exchange rates by the European Central Bank, by way of Frankfurter (frankfurter.dev)',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 3600,
})
