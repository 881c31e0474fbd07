import { defineUpstream } from './define.js'

export const wikipedia = defineUpstream({
  name: 'wikipedia',
  title: 'Wikipedia (REST API of each language edition)',
  base: 'https://{lang}.wikipedia.org',
  docs: 'https://en.wikipedia.org/api/rest_v1/ and https://www.mediawiki.org/wiki/API:REST_API; {lang} in the base is replaced by the lang of the request, and an override without {lang} is used as it is',
  terms:
    'Send a User-Agent that names the client and a contact; cache; no more than a few requests at once. Text is CC BY-SA 4.0: link to the page',
  attribution: 'Wikipedia (wikipedia.org), CC BY-SA 4.0',
  rate: { requests: 10, seconds: 1 },
  cacheSeconds: 3600,
})
