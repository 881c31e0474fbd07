import { defineUpstream } from './define.js'

export const coingecko = defineUpstream({
  name: 'coingecko',
  title: 'CoinGecko public API v3',
  base: 'https://api.coingecko.com/api/v3',
  docs: 'https://docs.coingecko.com/v3.0.1/reference/introduction',
  terms: 'attribution "Data provided by CoinGecko"; no resale of the raw data',
  attribution: 'Data provided by CoinGecko',
  rate: { requests: 10, seconds: 60 },
  cacheSeconds: 60,
  token: { header: 'x-cg-demo-api-key', prefix: '' },
})
