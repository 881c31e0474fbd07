import { defineUpstream } from './define.js'

export const wiktionary = defineUpstream({
  name: 'wiktionary',
  title: 'English Wiktionary (REST API)',
  base: 'https://en.wiktionary.org',
  docs: 'https://en.wiktionary.org/api/rest_v1/ (Page definition)',
  terms:
    'Send a User-Agent that names the client and a contact; cache; no more than a few requests at once. Text is CC BY-SA 4.0: link to the page',
  attribution: 'Wiktionary (wiktionary.org), CC BY-SA 4.0',
  rate: { requests: 10, seconds: 1 },
  cacheSeconds: 86400,
})
