import { defineUpstream } from './define.js'

export const lobsters = defineUpstream({
  name: 'lobsters',
  title: 'Lobsters JSON pages',
  base: 'https://lobste.rs',
  docs: 'https://lobste.rs/about (every story list also answers as .json)',
  terms: 'Send a User-Agent that names the client; link to the discussion',
  attribution: 'Lobsters (lobste.rs)',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 600,
})
