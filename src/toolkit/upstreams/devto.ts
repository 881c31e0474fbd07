import { defineUpstream } from './define.js'

export const devto = defineUpstream({
  name: 'devto',
  title: 'Forem API (DEV)',
  base: 'https://dev.to/api',
  docs: 'https://developers.forem.com/api/v1',
  terms: 'public articles without a key; link to the article',
  attribution: 'Articles from DEV (dev.to)',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 600,
})
