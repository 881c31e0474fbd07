import { defineUpstream } from './define.js'

export const themealdb = defineUpstream({
  name: 'themealdb',
  title: 'TheMealDB v1',
  base: 'https://www.themealdb.com/api/json/v1/1',
  docs: 'https://www.themealdb.com/api.php',
  terms:
    'the key 1 in the path is the public one for tests and education; a published app asks for a supporter key (set through the base URL)',
  attribution: 'TheMealDB (themealdb.com)',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 600,
})
