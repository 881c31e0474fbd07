import { defineUpstream } from './define.js'

export const tvmaze = defineUpstream({
  name: 'tvmaze',
  title: 'TVmaze API',
  base: 'https://api.tvmaze.com',
  docs: 'https://www.tvmaze.com/api',
  terms: 'CC BY-SA data; name TVmaze and link back; caching allowed and wanted',
  attribution: 'Data by TVmaze (tvmaze.com), CC BY-SA',
  rate: { requests: 20, seconds: 10 },
  cacheSeconds: 3600,
})
