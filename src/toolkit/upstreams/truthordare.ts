import { defineUpstream } from './define.js'

export const truthordare = defineUpstream({
  name: 'truthordare',
  title: 'Truth or Dare Bot API v1',
  base: 'https://api.truthordarebot.xyz/v1',
  docs: 'https://docs.truthordarebot.xyz/api-docs',
  terms: 'free use; rating pg only is asked for here',
  attribution: 'Truth or Dare Bot (truthordarebot.xyz)',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 0,
})
