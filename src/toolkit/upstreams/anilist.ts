import { defineUpstream } from './define.js'

export const anilist = defineUpstream({
  name: 'anilist',
  title: 'AniList GraphQL API v2',
  base: 'https://graphql.anilist.co',
  docs: 'https://docs.anilist.co',
  terms: 'free for non-commercial use, no mass collection of data, name AniList as the source',
  attribution: 'Data from AniList (anilist.co)',
  forbidsCommercialUse: true,
  rate: { requests: 30, seconds: 60 },
  cacheSeconds: 900,
})
