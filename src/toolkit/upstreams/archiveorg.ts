import { defineUpstream } from './define.js'

export const archiveorg = defineUpstream({
  name: 'archiveorg',
  title: 'Internet Archive advanced search',
  base: 'https://archive.org',
  docs: 'https://archive.org/help/aboutsearch.htm',
  terms: 'items keep their own rights',
  attribution: 'Internet Archive (archive.org)',
  rate: { requests: 1, seconds: 1 },
  cacheSeconds: 600,
})
