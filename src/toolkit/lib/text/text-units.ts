const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What readers take for one character each (UAX #29). */
export const graphemesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

/** The code points of a text after NFC; lower-cased where case does not matter. */
export const codePointsOf = (text: string, ignoreCase = false): string[] => [
  ...(ignoreCase ? text.toLowerCase() : text).normalize('NFC'),
]
