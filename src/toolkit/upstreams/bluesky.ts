import { defineUpstream } from './define.js'

export const bluesky = defineUpstream({
  name: 'bluesky',
  title: 'Bluesky public AppView (AT Protocol XRPC)',
  base: 'https://public.api.bsky.app/xrpc',
  docs: 'https://docs.bsky.app/docs/category/http-reference',
  terms: 'public reads without login; cache briefly',
  attribution: 'Bluesky (bsky.app)',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 600,
})
