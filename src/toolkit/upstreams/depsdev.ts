import { defineUpstream } from './define.js'

export const depsdev = defineUpstream({
  name: 'depsdev',
  title: 'Open Source Insights (deps.dev) API v3',
  base: 'https://api.deps.dev',
  docs: 'https://docs.deps.dev/api/v3/',
  terms: 'CC-BY 4.0 data, attribution to Open Source Insights',
  attribution: 'Open Source Insights (deps.dev), CC BY 4.0',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 600,
})
