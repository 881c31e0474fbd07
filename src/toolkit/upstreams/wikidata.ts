import { defineUpstream } from './define.js'

export const wikidata = defineUpstream({
  name: 'wikidata',
  title: 'Wikidata action API',
  base: 'https://www.wikidata.org',
  docs: 'https://www.wikidata.org/w/api.php?action=help&modules=wbsearchentities',
  terms: 'Send a User-Agent that names the client and a contact. Data is CC0',
  attribution: 'Wikidata (wikidata.org), CC0',
  rate: { requests: 5, seconds: 1 },
  cacheSeconds: 86400,
})
