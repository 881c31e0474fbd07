import { defineUpstream } from './define.js'

export const jikan = defineUpstream({
  name: 'jikan',
  title: 'Jikan (unofficial MyAnimeList API) v4',
  base: 'https://api.jikan.moe/v4',
  docs: 'https://docs.api.jikan.moe and storage/api-docs/api-docs.json of github.com/jikan-me/jikan-rest',
  terms: 'free, cache answers (upstream caches for 24 hours), name MyAnimeList as the source',
  attribution: 'Data from MyAnimeList (myanimelist.net), by way of Jikan',
  rate: { requests: 3, seconds: 1 },
  cacheSeconds: 3600,
})
