import { defineUpstream } from './define.js'

export const gutendex = defineUpstream({
  name: 'gutendex',
  title: 'Gutendex (Project Gutenberg metadata)',
  base: 'https://gutendex.com',
  docs: 'https://gutendex.com/ (source garethbjohnson/gutendex)',
  terms: 'Project Gutenberg catalogue data; public domain books',
  attribution: 'Project Gutenberg (gutenberg.org), by way of Gutendex',
  rate: { requests: 1, seconds: 1 },
  cacheSeconds: 600,
})
