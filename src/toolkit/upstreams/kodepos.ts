import { defineUpstream } from './define.js'

export const kodepos = defineUpstream({
  name: 'kodepos',
  title: 'Kodepos (sooluh/kodepos), Indonesian postal codes',
  base: 'https://kodepos.vercel.app',
  docs: 'https://github.com/sooluh/kodepos (README.md)',
  terms: 'MIT repository',
  attribution: 'sooluh/kodepos (github.com/sooluh/kodepos), MIT',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 86400,
})
