/**
 * Words by which people ask for what the contract has by another name, each with that name. The Indonesian ones are those
 * of features that are about Indonesia or Islam, and of the most common others.
 */
const SYNONYMS: Readonly<Record<string, string>> = {
  bmi: 'body mass index',
  cuaca: 'weather',
  deviation: 'descriptive statistics',
  doa: 'duas',
  gempa: 'earthquake',
  hadits: 'hadith',
  hex: 'hexadecimal',
  imsak: 'prayer',
  jadwal: 'times',
  kiblat: 'qibla',
  kurs: 'exchange rate',
  libur: 'holiday',
  movie: 'film',
  movies: 'film',
  pajak: 'tax',
  rgb: 'color',
  rot13: 'Caesar cipher',
  salah: 'prayer',
  salat: 'prayer',
  shalat: 'prayer',
  sholat: 'prayer',
  solat: 'prayer',
  ssl: 'TLS',
  summarise: 'summary',
  summarize: 'summary',
  sunrise: 'rise set sun',
  sunset: 'rise set sun',
  surat: 'surah',
  terbilang: 'number words',
  waktu: 'times',
  whois: 'registrable domain',
}

const WORD = /[\p{L}\p{N}]+/gu

/** A question in the contract's words. */
export const inContractWords = (question: string): string =>
  question.replaceAll(WORD, (word) => {
    const name = word.toLowerCase()
    return Object.hasOwn(SYNONYMS, name) ? (SYNONYMS[name] ?? word) : word
  })
