import { defineUpstream } from './define.js'

export const uselessfacts = defineUpstream({
  name: 'uselessfacts',
  title: 'Random Useless Facts API v2',
  base: 'https://uselessfacts.jsph.pl/api/v2',
  docs: 'https://uselessfacts.jsph.pl/',
  terms: 'free use; link to the source',
  attribution: 'Random Useless Facts (uselessfacts.jsph.pl)',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 0,
})
