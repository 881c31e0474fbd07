import { defineUpstream } from './define.js'

export const openfoodfacts = defineUpstream({
  name: 'openfoodfacts',
  title: 'Open Food Facts',
  base: 'https://world.openfoodfacts.org',
  docs: 'https://openfoodfacts.github.io/openfoodfacts-server/api/',
  terms:
    'data ODbL, name Open Food Facts as the source; a User-Agent with app name, version and contact is demanded',
  attribution: 'Open Food Facts (openfoodfacts.org), ODbL',
  rate: { requests: 10, seconds: 60 },
  cacheSeconds: 600,
})
