import type { BoundsTable } from './derive.js'

/** What the general bounds miss: texts on which the readers try most. */
export const utility: BoundsTable = {
  convert: { calls: [{ value: 1e15, from: 'ly', to: 'nm' }] },
  bytes: { calls: [{ size: `${'9'.repeat(20)}.${'9'.repeat(16)} B` }] },
  'number/parse': {
    calls: [
      { text: '1.234.567,89 €', locale: 'de-DE' },
      { text: `1${',234'.repeat(24)}`, locale: 'en' },
      { text: 'x'.repeat(100), locale: 'ar-EG' },
    ],
  },
  collate: {
    calls: [{ items: Array.from({ length: 1000 }, (_, index) => `ä${(index * 7919) % 1000}`).join(',') }],
  },
  'phone/extract': {
    calls: [
      { text: '020 7946 0958 '.repeat(1400), country: 'GB', limit: 100 },
      { text: '1 '.repeat(10_000), country: 'US' },
    ],
  },
  'email/check': {
    calls: [{ email: `${'a'.repeat(60)}@${'b.'.repeat(120)}example.org` }, { email: 'a@gmial.com' }],
  },
  'email/addresses': {
    calls: [{ text: 'a@b.example, '.repeat(380) + 'a@b.example' }, { text: '"'.repeat(5000) }],
  },
  'mac-vendor': { calls: [{ mac: '00:1B:C5:00:01:23' }] },
}
