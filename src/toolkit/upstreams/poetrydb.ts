import { defineUpstream } from './define.js'

export const poetrydb = defineUpstream({
  name: 'poetrydb',
  title: 'PoetryDB',
  base: 'https://poetrydb.org',
  docs: 'https://github.com/thundercomb/poetrydb',
  terms: 'public domain poems',
  attribution: 'PoetryDB (poetrydb.org)',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 86400,
})
