import { defineUpstream } from './define.js'

export const openlibrary = defineUpstream({
  name: 'openlibrary',
  title: 'Open Library',
  base: 'https://openlibrary.org',
  docs: 'https://openlibrary.org/developers/api',
  terms: 'open data; no bulk download through the API',
  attribution: 'Open Library (openlibrary.org)',
  rate: { requests: 1, seconds: 1 },
  cacheSeconds: 600,
})
