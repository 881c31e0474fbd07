import { defineUpstream } from './define.js'

export const mastodon = defineUpstream({
  name: 'mastodon',
  title: 'Mastodon client API of mastodon.social',
  base: 'https://mastodon.social/api',
  docs: 'https://docs.joinmastodon.org/methods/',
  terms: 'public entities without a token; respect deletions, cache briefly',
  attribution: 'mastodon.social',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 600,
})
