import { defineUpstream } from './define.js'

export const itunes = defineUpstream({
  name: 'itunes',
  title: 'iTunes Search API',
  base: 'https://itunes.apple.com',
  docs: 'https://developer.apple.com/library/archive/documentation/AudioVideo/Conceptual/iTuneSearchAPI/',
  terms: 'previews and artwork only to promote store content; cache answers',
  attribution: 'Provided courtesy of iTunes',
  rate: { requests: 20, seconds: 60 },
  cacheSeconds: 600,
})
