import { defineUpstream } from './define.js'

export const kodepos = defineUpstream({
  name: 'kodepos',
  title: 'Kodepos (sooluh/kodepos), Indonesian postal codes',
  base: 'https://kodepos.vercel.app',
  docs: 'https://github.com/sooluh/kodepos (README.md)',
  terms: 'Apache-2.0 repository',
  attribution: 'sooluh/kodepos (github.com/sooluh/kodepos), Apache-2.0',
  rate: { requests: 2, seconds: 1 },
  cacheSeconds: 86400,
})
