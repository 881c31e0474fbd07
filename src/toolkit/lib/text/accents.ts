/** A text without nonspacing marks, such as accents, whether they stand alone or are part of a letter; in NFC. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
