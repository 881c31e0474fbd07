import { patternWords } from '#generated/pattern-words'

/**
 * What a text of each of the contract's patterns is, in words that end "must be ...": a caller cannot be expected to read
 * regular expressions. Words stand beside their pattern in the contract, as `x-pattern-words`; a test holds that all have some.
 */
export const PATTERN_WORDS: ReadonlyMap<string, string> = new Map([
  ...patternWords,
  ['^[\\x20-\\x7e]{1,255}$', '1 to 255 printable ASCII characters'],
  ['^[A-Za-z0-9_-]*$', 'letters, digits, underscores and dashes'],
  ['\\S', 'text that is not blank'],
  ['^(auto|[1-9]\\d{1,3}x[1-9]\\d{1,3})$', 'auto, or width x height in pixels, such as 1024x1024'],
  ['^([1-9]|[1-5]\\d|60)$', 'a whole number from 1 to 60'],
  [
    '^[!-?A-~]{1,64}@([a-zA-Z0-9-]{1,63}\\.)+[a-zA-Z0-9-]{1,63}$',
    'an e-mail address such as mira@example.org, without spaces or a display name, in ASCII (a domain of other letters as xn--...), with at most 64 characters before its @ and 63 between the dots behind it',
  ],
  ['^[^\\u0000-\\u001f\\ud800-\\udfff]+$', 'Unicode text without control characters'],
  ['^[^\\u0000\\ud800-\\udfff]*$', 'Unicode text without U+0000'],
  ['^[^\\p{Cc}\\p{Zl}\\p{Zp}]*$', 'one line without control characters'],
  ['^[A-Za-z]{2}$', 'two letters'],
  ['^[-+0-9.eE, ]+$', 'numbers separated by commas or spaces'],
  ['^[-+0-9.eE, ]*$', 'numbers separated by commas or spaces'],
  ['^[-+0-9.eE,; ]+$', 'numbers separated by commas, in groups separated by semicolons'],
  ['^[-0-9.,;/ ]+$', 'rows of numbers or fractions: commas within a row, semicolons between rows'],
  ['^[-0-9.,; ]+$', 'rows of numbers: commas within a row, semicolons between rows'],
  ['^[-+0-9.eEi ]+$', 'a complex number, such as 3+4i'],
  ['^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$', 'a colour as #rrggbb or #rrggbbaa'],
  ['^[1-7](,[1-7]){0,5}$', 'one to six days from 1 (Monday) to 7 (Sunday), separated by commas'],
  [
    '^[A-Za-z][A-Za-z0-9_]{0,10}$',
    'a name of at most 11 letters, digits and underscores that begins with a letter',
  ],
  ['^[a-z]{2}(,[a-z]{2})*$', 'two-letter language codes separated by commas'],
  ['^-?\\d{1,200}$', 'a whole number of at most 200 digits'],
  ['^-?\\d{1,2000}$', 'a whole number of at most 2000 digits'],
  [
    '^-?(\\d{1,30}( \\d{1,20})?/\\d{1,30}|\\d{1,30}(\\.\\d{0,30}(\\(\\d{1,20}\\))?)?)$',
    'a fraction, a mixed number or a decimal, such as 3/4, 1 1/2, 0.75 or 0.(3)',
  ],
  ['^[0-9]{1,3}:[0-9]{1,3}(-[0-9]{1,3})?$', 'a surah and an ayah or a range of them, such as 2:255 or 2:1-5'],
  ['^([0-9]{1,3}:[0-9]{1,3}|[0-9]{1,4})$', 'a surah and an ayah, such as 2:255, or the number of an ayah'],
  [
    '^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$',
    'a date and time with its offset, such as 2026-01-31T12:00:00Z',
  ],
  [
    '^[+-]?P(?=[0-9T])([0-9]+Y)?([0-9]+M)?([0-9]+W)?([0-9]+D)?(T(?=[0-9])([0-9]+H)?([0-9]+M)?([0-9]+([.][0-9]{1,9})?S)?)?$',
    'an ISO 8601 duration, such as P1DT12H',
  ],
  // As the one above, without the look-arounds that are not published.
  [
    '^[+-]?P([0-9]+Y)?([0-9]+M)?([0-9]+W)?([0-9]+D)?(T([0-9]+H)?([0-9]+M)?([0-9]+([.][0-9]{1,9})?S)?)?$',
    'an ISO 8601 duration, such as P1DT12H',
  ],
  ['^[0-9]{4}-?W[0-9]{2}$', 'an ISO 8601 week, such as 2026-W05'],
  ['^([01][0-9]|2[0-3]):[0-5][0-9]$', 'a time from 00:00 to 23:59'],
  ['^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$', 'a time from 00:00 to 24:00'],
  ['^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$', 'a language tag, such as en or id-ID'],
  ['^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$', 'a language tag, such as en or id-ID'],
  ['^[a-z]{2,3}(-[A-Za-z]{2,4}){0,2}$', 'a language tag, such as en or id-ID'],
  ['^-?\\d+(\\.\\d+)?(,-?\\d+(\\.\\d+)?){1,20}$', '2 to 21 numbers separated by commas'],
  ['^[1-9]\\d{0,18}$', 'a whole number above 0 of at most 19 digits'],
  [
    '^-?\\d{1,100}(,-?\\d{1,100}){1,99}$',
    '2 to 100 whole numbers separated by commas, each of at most 100 digits',
  ],
  ['^[1-9]\\d{0,199}$', 'a whole number above 0 of at most 200 digits'],
  [
    '^-?\\d{1,50}(,-?\\d{1,50}){1,19}$',
    '2 to 20 whole numbers separated by commas, each of at most 50 digits',
  ],
  [
    '^[1-9]\\d{0,49}(,[1-9]\\d{0,49}){1,19}$',
    '2 to 20 whole numbers above 0 separated by commas, each of at most 50 digits',
  ],
  [
    '^-?[0-9A-Za-z]{1,300}(\\.[0-9A-Za-z]{1,100})?$',
    'a number of at most 300 digits (0-9, then A-Z) and 100 behind the point',
  ],
  [
    '^(\\d{1,7}|[IVXLCDMivxlcdm]{1,20})$',
    'a whole number of at most 7 digits, or a Roman numeral of at most 20 letters',
  ],
  ['^-?\\d{1,30}(\\.\\d{1,10})?$', 'a number of at most 30 digits, and 10 behind the point'],
  ['^[0-9A-Za-z-]{1,20}$', '1 to 20 letters, digits and dashes'],
  ['^(U\\+|u\\+|0x)?[0-9A-Fa-f]{1,7}$', 'a code point in hexadecimal, such as U+1F600'],
  ['^[ims]{0,3}$', 'at most three of the flags i, m and s'],
  ['^[0-7]{3,4}$', 'three or four octal digits'],
  ['^[A-Za-z0-9+._-]{1,60}$', '1 to 60 letters, digits, plus signs, dots, underscores and dashes'],
  [
    "^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,80}$",
    'the name of a header field: 1 to 80 letters, digits and signs such as the dash',
  ],
  ['^[a-z0-9]+(,[a-z0-9]+){0,14}$', '1 to 15 words of small letters and digits, separated by commas'],
  ['^[lrc-]{0,50}$', 'at most 50 of the letters l, r and c, and the dash'],
  [
    '^[A-Za-z_][A-Za-z0-9_]{0,59}$',
    'a name of at most 60 letters, digits and underscores that does not begin with a digit',
  ],
])
