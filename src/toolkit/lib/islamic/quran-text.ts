/** Whether a text has an Arabic letter. */
export const hasArabic = (text: string): boolean => /[\u0621-\u064A\u0671]/.test(text)

/** Uthmani text without vowel signs, small letters and pause marks, with a bare alif for alif wasla. */
export const plainArabic = (text: string): string =>
  text
    .replace(/[\p{Mn}\u0640\u06E5\u06E6\u06DE\u06E9]/gu, '')
    .replaceAll('\u0671', 'ا')
    .replace(/\s+/g, ' ')
    .trim()

/** Latin text without accents, in lower case: for searching. */
export const foldedLatin = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
