import { defineUpstream } from './define.js'

export const opentdb = defineUpstream({
  name: 'opentdb',
  title: 'Open Trivia Database',
  base: 'https://opentdb.com',
  docs: 'https://opentdb.com/api_config.php',
  terms: 'CC BY-SA 4.0, attribution',
  attribution: 'Open Trivia Database (opentdb.com), CC BY-SA 4.0',
  rate: { requests: 1, seconds: 5 },
  cacheSeconds: 0,
})
