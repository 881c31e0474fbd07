import { luhnDigit } from '../encoding/checksums.js'
import { ibanCheckDigits } from '../finance/iban.js'
import type { Span } from '../language/words.js'

const [LEAST_DIGITS, MOST_DIGITS] = [13, 19]
/** Groups of digits with a space or hyphen between them; not a part of a decimal or of a name with digits. */
const DIGIT_GROUPS = /(?<![\p{L}\p{N}]|\d[.,])\d+(?:[ -]\d+)*(?!\p{L})/gu

const isCardNumber = (digits: string): boolean =>
  digits.length >= LEAST_DIGITS &&
  digits.length <= MOST_DIGITS &&
  !/^(\d)\1*$/.test(digits) &&
  luhnDigit(digits.slice(0, -1)) === Number(digits.at(-1))

const digitsOf = (text: string): string => text.replaceAll(/[ -]/g, '')

/** From some group on the longest run of groups that is a card number; `null` where none is. */
const cardFrom = (
  run: string,
  groups: readonly Span[],
  first: number,
): { end: number; next: number } | null => {
  const start = groups[first]?.start ?? 0
  let last = first
  while (
    last + 1 < groups.length &&
    digitsOf(run.slice(start, groups[last + 1]?.end ?? 0)).length <= MOST_DIGITS
  )
    last += 1
  for (; last >= first; last--) {
    const end = groups[last]?.end ?? 0
    if (isCardNumber(digitsOf(run.slice(start, end)))) return { end, next: last + 1 }
  }
  return null
}

/** Numbers of payment cards by ISO/IEC 7812: 13 to 19 digits, with single spaces or hyphens between, that pass Luhn's check. */
export const cardNumbersIn = (text: string): Span[] =>
  [...text.matchAll(DIGIT_GROUPS)].flatMap(({ 0: run, index }) => {
    const groups = Array.from(run.matchAll(/\d+/g), ({ 0: digits, index: start }): Span => ({
      text: digits,
      start,
      end: start + digits.length,
    }))
    const found: Span[] = []
    for (let group = 0; group < groups.length;) {
      const card = cardFrom(run, groups, group)
      if (card !== null) {
        const start = groups[group]?.start ?? 0
        found.push({ text: run.slice(start, card.end), start: index + start, end: index + card.end })
      }
      group = card?.next ?? group + 1
    }
    return found
  })

const IBAN =
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[A-Z\d]{11,30}|(?: [A-Z\d]{4}){2,7}(?: [A-Z\d]{1,3})?)(?![\p{L}\p{N}])/gu
const [LEAST_ACCOUNT, MOST_ACCOUNT] = [11, 30]

const isIban = (text: string): boolean => {
  const iban = text.replaceAll(' ', '')
  const account = iban.slice(4)
  return (
    account.length >= LEAST_ACCOUNT &&
    account.length <= MOST_ACCOUNT &&
    ibanCheckDigits(iban.slice(0, 2), account) === iban.slice(2, 4)
  )
}

/** International bank account numbers by ISO 13616 in capitals, in one piece or in groups of four, with right check digits. */
export const ibansIn = (text: string): Span[] =>
  [...text.matchAll(IBAN)].flatMap(({ 0: run, index: start }) => {
    // A word in capitals behind it may look like its last group.
    for (
      let candidate = run;
      candidate !== '';
      candidate = candidate.slice(0, Math.max(0, candidate.lastIndexOf(' ')))
    )
      if (isIban(candidate)) return [{ text: candidate, start, end: start + candidate.length }]
    return []
  })
