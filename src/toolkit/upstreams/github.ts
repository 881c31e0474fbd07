import { defineUpstream } from './define.js'

export const github = defineUpstream({
  name: 'github',
  title: 'GitHub REST API',
  base: 'https://api.github.com',
  docs: 'https://docs.github.com/en/rest',
  terms: 'User-Agent is required; cache and use ETags; a deployment may add a token by UPSTREAM_GITHUB_TOKEN',
  attribution: 'GitHub (github.com)',
  rate: { requests: 60, seconds: 3600 },
  cacheSeconds: 600,
  token: { header: 'authorization', prefix: 'Bearer ' },
})
