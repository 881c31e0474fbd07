import { defineUpstream } from './define.js'

export const cheapshark = defineUpstream({
  name: 'cheapshark',
  title: 'CheapShark PC game deals',
  base: 'https://www.cheapshark.com/api/1.0',
  docs: 'https://apidocs.cheapshark.com',
  terms: 'links to deals must go through cheapshark.com/redirect; mention of CheapShark welcome',
  attribution: 'Deals by CheapShark (cheapshark.com)',
  rate: { requests: 1, seconds: 1 },
  cacheSeconds: 600,
})
