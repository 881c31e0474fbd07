import { defineUpstream } from './define.js'

export const tracemoe = defineUpstream({
  name: 'tracemoe',
  title: 'trace.moe anime scene search',
  base: 'https://api.trace.moe',
  docs: 'https://soruly.github.io/trace.moe-api',
  terms: 'free, previews may not be stored',
  attribution: 'trace.moe',
  rate: { requests: 1, seconds: 1 },
  cacheSeconds: 600,
  token: { header: 'x-trace-key', prefix: '' },
})
