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

interface Group extends Span {
  /** Whether a card number may begin or end with it. */
  first: boolean
  last: boolean
}

/**
 * The groups of digits of a run. What is between two spaces is a number of its own. If it is too short for a card, as a
 * social security number (219-09-9999) is, a card may include all of it but not a part.
 */
const groupsOf = (run: string): Group[] =>
  [...run.matchAll(/[^ ]+/g)].flatMap(({ 0: number, index }) => {
    const groups = [...number.matchAll(/\d+/g)]
    const divisible = digitsOf(number).length >= LEAST_DIGITS
    return groups.map(({ 0: digits, index: at }, order) => ({
      text: digits,
      start: index + at,
      end: index + at + digits.length,
      first: divisible || order === 0,
      last: divisible || order === groups.length - 1,
    }))
  })

/** Whether only spaces, or only hyphens, stand between the groups of a number. */
const isAlike = (number: string): boolean => !(number.includes(' ') && number.includes('-'))

/** From some group on the longest run of groups that is a card number; `null` where none is. */
const cardFrom = (
  run: string,
  groups: readonly Group[],
  first: number,
  fits: (number: string) => boolean,
): { end: number; next: number } | null => {
  if (groups[first]?.first !== true) return null
  const { start } = groups[first]
  let last = first
  while (
    last + 1 < groups.length &&
    digitsOf(run.slice(start, groups[last + 1]?.end ?? 0)).length <= MOST_DIGITS
  )
    last += 1
  for (; last >= first; last--) {
    const end = groups[last]?.end ?? 0
    const number = run.slice(start, end)
    if (groups[last]?.last === true && fits(number) && isCardNumber(digitsOf(number)))
      return { end, next: last + 1 }
  }
  return null
}

const cardsOf = (run: string, groups: readonly Group[], fits: (number: string) => boolean): Span[] => {
  const found: Span[] = []
  for (let group = 0; group < groups.length;) {
    const card = cardFrom(run, groups, group, fits)
    if (card !== null) {
      const start = groups[group]?.start ?? 0
      found.push({ text: run.slice(start, card.end), start, end: card.end })
    }
    group = card?.next ?? group + 1
  }
  return found
}

/**
 * Numbers of payment cards by ISO/IEC 7812: 13 to 19 digits, with single spaces or hyphens between, that pass Luhn's check.
 * One number in ten passes it by chance: spaces mixed with hyphens are more likely two numbers, and count only where the
 * run has no card without.
 */
export const cardNumbersIn = (text: string): Span[] =>
  [...text.matchAll(DIGIT_GROUPS)].flatMap(({ 0: run, index }) => {
    const groups = groupsOf(run)
    const alike = cardsOf(run, groups, isAlike)
    const cards = alike.length > 0 ? alike : cardsOf(run, groups, () => true)
    return cards.map((card) => ({ ...card, start: index + card.start, end: index + card.end }))
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
