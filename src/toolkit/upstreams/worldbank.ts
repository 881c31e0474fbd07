import { defineUpstream } from './define.js'

export const worldbank = defineUpstream({
  name: 'worldbank',
  title: 'World Bank Indicators API v2',
  base: 'https://api.worldbank.org/v2',
  docs: 'https://datahelpdesk.worldbank.org/knowledgebase/articles/889392-about-the-indicators-api-documentation',
  terms: 'CC BY 4.0: name the World Bank as the source',
  attribution: 'The World Bank (worldbank.org), CC BY 4.0',
  rate: { requests: 5, seconds: 1 },
  cacheSeconds: 86400,
})
