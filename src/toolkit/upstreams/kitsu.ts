import { defineUpstream } from './define.js'

export const kitsu = defineUpstream({
  name: 'kitsu',
  title: 'Kitsu JSON:API (edge)',
  base: 'https://kitsu.app/api/edge',
  docs: 'https://hummingbird-me.github.io/api-docs',
  terms: 'free, name Kitsu as the source',
  attribution: 'Data from Kitsu (kitsu.app)',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 900,
})
