import type { BoundsTable } from './derive.js'

/** What asks a public upstream is called as documented: there is one recorded answer. */
const AS_DOCUMENTED = {
  tafsir: { surah: 112, ayah: 1, edition: 'en-tafisr-ibn-kathir' },
  hadith: { collection: 'nawawi', number: 1, lang: 'en' },
  chapter: { collection: 'nawawi', chapter: 1, lang: 'en', limit: 100, offset: 0 },
}
const children = { sons: 50, daughters: 50, sonsSons: 50, sonsDaughters: 50 }
const brothers = {
  fullBrothers: 50,
  fullSisters: 50,
  paternalBrothers: 50,
  paternalSisters: 50,
  maternalBrothers: 50,
  maternalSisters: 50,
}
const nobody = Object.fromEntries(
  [...Object.keys(children), ...Object.keys(brothers), 'father', 'mother', 'paternalGrandfather'].map(
    (heir) => [heir, 0],
  ),
)
const MAKKAH = { lat: 21.42, lon: 39.83 }

export const islamic: BoundsTable = {
  'quran/surah': { calls: [{ surah: 'baqarah', translate: 'en,id,bn,es,fr,ru,sv,tr,ur,zh' }] },
  'quran/search': { calls: [{ q: 'al' }, { q: 'and those who believe' }, { q: 'الله' }] },
  'quran/ayah': { calls: [{ reference: '2:237-286', translate: 'en,id,bn,es,fr,ru,sv,tr,ur,zh' }] },
  'quran/part': {
    calls: [
      { unit: 'juz', number: 30, verses: true },
      { unit: 'manzil', number: 7, verses: true },
      ...['hizb', 'rub', 'ruku', 'page'].map((unit) => ({ unit, number: 60, verses: true })),
    ],
  },
  'quran/locate': { calls: [{ reference: '114:6' }, { reference: '6236' }] },
  'quran/duas': {
    calls: [
      { topic: null, q: null },
      { topic: null, q: 'lord' },
    ],
  },
  'quran/khatm-plan': { calls: [{ days: 604, fromPage: 1 }] },
  'quran/tafsir': { calls: [AS_DOCUMENTED.tafsir] },
  hadith: { calls: [AS_DOCUMENTED.hadith] },
  'hadith/chapter': { calls: [AS_DOCUMENTED.chapter] },
  'prayer-times/month': { calls: [{ ...MAKKAH, year: 2026, month: 12 }] },
  'hijri/to-gregorian': { calls: [{ year: 1600, month: 1, day: 29 }] },
  events: {
    calls: [
      { year: 2170, era: 'gregorian' },
      { year: 1600, era: 'hijri' },
    ],
    own: { ms: 2, because: 'a Gregorian year has parts of two or three Hijri ones' },
  },
  'zakat/wealth': {
    calls: [
      {
        silverPrice: 1,
        silverGrams: 1_000_000_000,
        investments: 1e15,
        tradeGoods: 1e15,
        receivables: 1e15,
        nisab: 'silver',
      },
    ],
  },
  inheritance: {
    calls: [
      { ...children, ...brothers, husband: 0, wives: 4 },
      { ...nobody, ...brothers, husband: 1, wives: 0 },
      {
        ...nobody,
        ...brothers,
        fullBrothers: 0,
        paternalBrothers: 50,
        paternalGrandfather: 1,
        husband: 0,
        wives: 4,
      },
    ],
  },
  'asma-ul-husna': {
    calls: [
      { number: null, q: null },
      { number: null, q: 'the' },
    ],
  },
}
