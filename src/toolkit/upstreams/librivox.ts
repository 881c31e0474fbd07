import { defineUpstream } from './define.js'

export const librivox = defineUpstream({
  name: 'librivox',
  title: 'LibriVox API',
  base: 'https://librivox.org',
  docs: 'https://librivox.org/api/info',
  terms: 'recordings are in the public domain',
  attribution: 'Recordings by LibriVox (librivox.org), public domain',
  rate: { requests: 1, seconds: 1 },
  cacheSeconds: 600,
})
