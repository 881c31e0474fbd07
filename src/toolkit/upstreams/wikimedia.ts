import { defineUpstream } from './define.js'

export const wikimedia = defineUpstream({
  name: 'wikimedia',
  title: 'Wikimedia REST API: page views',
  base: 'https://wikimedia.org/api/rest_v1',
  docs: 'https://wikimedia.org/api/rest_v1/ (Pageviews)',
  terms: 'Send a User-Agent that names the client and a contact. Data is CC0',
  attribution: 'Wikimedia page views (wikimedia.org), CC0',
  rate: { requests: 10, seconds: 1 },
  cacheSeconds: 3600,
})
