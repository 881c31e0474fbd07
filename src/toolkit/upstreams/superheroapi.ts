import { defineUpstream } from './define.js'

export const superheroapi = defineUpstream({
  name: 'superheroapi',
  title: 'akabab superhero-api (static JSON)',
  base: 'https://akabab.github.io/superhero-api/api',
  docs: 'https://akabab.github.io/superhero-api/',
  terms: 'MIT project; characters belong to their publishers',
  attribution: 'akabab/superhero-api (github.com/akabab/superhero-api), MIT',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 86400,
})
