import { defineUpstream } from './define.js'

export const stackexchange = defineUpstream({
  name: 'stackexchange',
  title: 'Stack Exchange API 2.3',
  base: 'https://api.stackexchange.com/2.3',
  docs: 'https://api.stackexchange.com/docs',
  terms: 'Answers are always compressed (gzip). Content is CC BY-SA: link to the question',
  attribution: 'Stack Exchange (stackexchange.com), CC BY-SA',
  rate: { requests: 10, seconds: 60 },
  cacheSeconds: 600,
  token: { query: 'key' },
  backoffField: 'backoff',
})
