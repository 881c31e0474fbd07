import { defineUpstream } from './define.js'

export const wdqs = defineUpstream({
  name: 'wdqs',
  title: 'Wikidata Query Service (SPARQL)',
  base: 'https://query.wikidata.org',
  docs: 'https://www.mediawiki.org/wiki/Wikidata_Query_Service/User_Manual',
  terms: 'CC0 data',
  attribution: 'Wikidata (wikidata.org), CC0',
  rate: { requests: 1, seconds: 1 },
  cacheSeconds: 600,
})
