import { feature, invalidParameter, unprocessable } from '#toolkit'
import { graphemesOf } from '#toolkit/lib/text/text-units'
import type { Query } from '#operation'

type Parameters = Query<'rest_string_mask'>

/** Which of a text's graphemes are masked. */
type Mask = (graphemes: readonly string[], parameters: Parameters) => boolean[]

const isDigit = (grapheme: string): boolean => /^\p{Nd}$/u.test(grapheme)

const all = (graphemes: readonly string[]): boolean[] => graphemes.map(() => true)

const generic: Mask = (graphemes, { start, end }) =>
  start + end >= graphemes.length
    ? all(graphemes)
    : graphemes.map((_, index) => index >= start && index < graphemes.length - end)

const email: Mask = (graphemes) => {
  const at = graphemes.indexOf('@')
  if (at < 1 || at === graphemes.length - 1 || graphemes.lastIndexOf('@') !== at) {
    unprocessable('text is not an email address: it must have one @ with text on both sides.')
  }
  return graphemes.map((_, index) => index > 0 && index < at)
}

/** Masks the characters that count, except so many at either end. */
const masking = (
  graphemes: readonly string[],
  counts: (grapheme: string) => boolean,
  first: number,
  last: number,
): boolean[] => {
  const total = graphemes.filter(counts).length
  let seen = 0
  return graphemes.map((grapheme) => {
    if (!counts(grapheme)) return false
    seen += 1
    return seen > first && seen <= total - last
  })
}

const card: Mask = (graphemes) => {
  const digits = graphemes.filter((grapheme) => /^[0-9]$/.test(grapheme)).length
  if (digits < 12 || digits > 19 || !graphemes.every((grapheme) => /^[0-9 -]$/.test(grapheme))) {
    unprocessable(
      'text is not a card number: it must have 12 to 19 digits, and nothing else but spaces and hyphens.',
    )
  }
  return masking(graphemes, isDigit, 0, 4)
}

const phone: Mask = (graphemes) => {
  if (graphemes.filter(isDigit).length < 5)
    unprocessable('text is not a phone number: it has fewer than 5 digits.')
  return masking(graphemes, isDigit, 0, 3)
}

const isSpace = (grapheme: string | undefined): boolean => grapheme === undefined || /^\s+$/.test(grapheme)

const name: Mask = (graphemes) =>
  graphemes.map((grapheme, index) => !isSpace(grapheme) && !isSpace(graphemes[index - 1]))

const iban: Mask = (graphemes) => {
  const counts = (grapheme: string): boolean => !isSpace(grapheme)
  if (graphemes.filter(counts).length < 15)
    unprocessable('text is not an IBAN: it has fewer than 15 characters.')
  return masking(graphemes, counts, 4, 4)
}

const masks: Readonly<Record<Parameters['type'], Mask>> = { generic, email, card, phone, name, iban }

export default feature('rest_string_mask', (parameters) => {
  const { text, type, char } = parameters
  if (graphemesOf(char).length !== 1) invalidParameter('char', 'must be one character')
  const graphemes = graphemesOf(text)
  const isMasked = masks[type](graphemes, parameters)
  return {
    masked: graphemes.map((grapheme, index) => (isMasked[index] === true ? char : grapheme)).join(''),
    hidden: isMasked.filter(Boolean).length,
  }
})
