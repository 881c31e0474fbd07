import { defineUpstream } from './define.js'

export const nekosbest = defineUpstream({
  name: 'nekosbest',
  title: 'nekos.best v2',
  base: 'https://nekos.best/api/v2',
  docs: 'https://docs.nekos.best',
  terms: 'a descriptive User-Agent NAME/VERSION (URL) is demanded',
  attribution: 'nekos.best',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 0,
})
