import { gtinCheckDigit } from '../images/gtin.js'
import { CHECK_DIGIT_SCHEMES } from './check-digits.js'

/** How an identifier of one kind is read; all take upper case without separators. */
export interface MediaIdentifier {
  shape: RegExp
  /** The form that is checked, where the given one is an older one. */
  modern?: (given: string) => string
  /** The check digit that belongs to the characters before it; left out where the kind has none. */
  checkDigit?: (base: string) => string
  formatted: (compact: string) => string
  parts: (compact: string) => Readonly<Record<string, string>>
}

const none = (): Readonly<Record<string, string>> => ({})
const asIs = (compact: string): string => compact

const weighted = (digits: string, weight: (index: number) => number): number =>
  [...digits].reduce((total, digit, index) => total + Number(digit) * weight(index), 0)

/** ISO 3297: weights 8 to 2, and the check makes the sum divisible by 11. */
const issnDigit = (base: string): string => {
  const check = (11 - (weighted(base, (index) => 8 - index) % 11)) % 11
  return check === 10 ? 'X' : String(check)
}

/** ISO 15707: the T counts 1, each digit its place. */
const iswcDigit = (base: string): string =>
  String((10 - ((1 + weighted(base.slice(1), (index) => index + 1)) % 10)) % 10)

/** By the names of the contract. */
export const MEDIA_IDENTIFIERS = {
  issn: {
    shape: /^\d{7}[\dX]$/,
    checkDigit: issnDigit,
    formatted: (compact) => `${compact.slice(0, 4)}-${compact.slice(4)}`,
    parts: none,
  },
  isrc: {
    shape: /^[A-Z]{2}[A-Z\d]{3}\d{7}$/,
    formatted: (compact) =>
      [compact.slice(0, 2), compact.slice(2, 5), compact.slice(5, 7), compact.slice(7)].join('-'),
    parts: (compact) => ({
      country: compact.slice(0, 2),
      registrant: compact.slice(2, 5),
      year: compact.slice(5, 7),
      designation: compact.slice(7),
    }),
  },
  iswc: {
    shape: /^T\d{10}$/,
    checkDigit: iswcDigit,
    formatted: (compact) =>
      `T-${compact.slice(1, 4)}.${compact.slice(4, 7)}.${compact.slice(7, 10)}-${compact.slice(10)}`,
    parts: none,
  },
  ismn: {
    shape: /^(9790|M)\d{9}$/,
    modern: (given) => given.replace('M', '9790'),
    checkDigit: gtinCheckDigit,
    formatted: asIs,
    parts: none,
  },
  isni: {
    shape: /^\d{15}[\dX]$/,
    checkDigit: CHECK_DIGIT_SCHEMES['mod11-2'].compute,
    formatted: (compact) => compact.replace(/.{4}(?=.)/g, '$& '),
    parts: none,
  },
  ean13: {
    shape: /^\d{13}$/,
    checkDigit: gtinCheckDigit,
    formatted: asIs,
    parts: (compact) => ({ prefix: compact.slice(0, 3) }),
  },
} as const satisfies Readonly<Record<string, MediaIdentifier>>
