import { defineUpstream } from './define.js'

export const radiobrowser = defineUpstream({
  name: 'radiobrowser',
  title: 'Radio Browser',
  base: 'https://all.api.radio-browser.info',
  docs: 'https://docs.radio-browser.info/',
  terms: 'public domain data',
  attribution: 'Radio Browser (radio-browser.info), public domain',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 600,
})
