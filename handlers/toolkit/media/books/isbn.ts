import { parse } from 'isbn3'
import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { isbn10CheckDigit } from '#toolkit/lib/identifiers/isbn'
import { gtinCheckDigit } from '#toolkit/lib/images/gtin'
import type { Data } from '#operation'

const UNKNOWN = {
  isbn13: null,
  isbn13Hyphenated: null,
  isbn10: null,
  isbn10Hyphenated: null,
  groupName: null,
  registrationGroup: null,
  registrant: null,
}

const formsOf = (
  isbn13: string,
): Omit<Data<'rest_media_books_4'>, 'input' | 'valid' | 'type' | 'checkDigit' | 'expectedCheckDigit'> => {
  const base = isbn13.slice(3, 12)
  const parts = parse(isbn13)
  return {
    isbn13,
    isbn13Hyphenated: parts?.isbn13h ?? null,
    isbn10: isbn13.startsWith('978') ? base + isbn10CheckDigit(base) : null,
    isbn10Hyphenated: parts?.isbn10h ?? null,
    groupName: parts?.groupname ?? null,
    registrationGroup: parts?.group ?? null,
    registrant: parts?.publisher ?? null,
  }
}

export default feature('rest_media_books_4', ({ isbn }) => {
  const compact = isbn.replace(/[ -]/g, '').toUpperCase()
  const old = /^\d{9}[\dX]$/.test(compact)
  if (!old && !/^97[89]\d{10}$/.test(compact)) {
    return unprocessable(
      `${quoted(isbn)} does not have the form of an ISBN-10, or of an ISBN-13 that begins with 978 or 979.`,
    )
  }
  const checkDigit = compact.slice(-1)
  const base = compact.slice(0, -1)
  const expectedCheckDigit = old ? isbn10CheckDigit(base) : gtinCheckDigit(base)
  const valid = checkDigit === expectedCheckDigit
  const isbn13 = old ? `978${base}${gtinCheckDigit(`978${base}`)}` : compact
  return {
    input: isbn,
    valid,
    type: old ? ('isbn10' as const) : ('isbn13' as const),
    checkDigit,
    expectedCheckDigit,
    ...(valid ? formsOf(isbn13) : UNKNOWN),
  }
})
