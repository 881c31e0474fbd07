import type { BoundsTable } from './derive.js'

/** What the general bounds miss: texts on which the readers try most. */
const LONG_TEXT = '20,000 characters'

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
    own: { ms: 2, because: 'ICU makes 10,000 comparisons' },
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
  'tracking-number': { calls: [{ number: '9'.repeat(50) }, { number: '1Z999AA10123456784' }] },
  'name/parse': { calls: [{ name: 'de '.repeat(66) }, { name: `${"'a' ".repeat(49)}a` }] },
  braille: {
    calls: [
      { text: 'a1b'.repeat(1666) },
      { text: `1${','.repeat(4999)}` },
      { text: Array.from({ length: 5000 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('') },
      { text: '⠼⠂'.repeat(2500), direction: 'from' },
    ],
    own: { ms: 2, because: '5,000 cells of three bytes, nine in the address, are read one by one' },
  },
  'keyboard/convert': {
    calls: [{ text: 'щйцуке '.repeat(2857), from: 'ru', to: 'uk' }],
    own: { ms: 2, because: `${LONG_TEXT}, six bytes in the address for each` },
  },
  'text-direction': {
    own: { ms: 4, because: `each of ${LONG_TEXT} has its script and bidirectional class` },
  },
  'mac-vendor': { calls: [{ mac: '00:1B:C5:00:01:23' }] },
}
