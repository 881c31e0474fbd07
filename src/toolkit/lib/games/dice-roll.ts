import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'
import { countsOf, diceTotals, productOf, type Totals } from './dice-totals.js'

const [MOST_DICE, MOST_TERMS, LARGEST_NUMBER] = [20, 5, 10_000]
const [FEWEST_SIDES, MOST_SIDES] = [2, 100]

const TERM = /([+-]?)(?:(\d*)d(\d+)(?:k([hl])(\d+))?|(\d+))/y

interface Term {
  sign: 1 | -1
  /** How often each total comes up, of the dice or of a plain number. */
  totals: Totals
  isDice: boolean
}

const within = (value: number, least: number, most: number, what: string): number =>
  value >= least && value <= most
    ? value
    : unprocessable(`roll cannot be read: ${what} must be from ${least} to ${most}, not ${value}.`)

const diceTerm = (
  count: number,
  sides: number,
  keep: { highest: boolean; count: number } | undefined,
): Totals => {
  within(count, 1, MOST_DICE, 'the number of dice')
  within(sides, FEWEST_SIDES, MOST_SIDES, 'the sides of a die')
  if (keep !== undefined) within(keep.count, 1, count, 'the number of dice to keep')
  return diceTotals({ count, sides, keep: keep?.count ?? count, highest: keep?.highest ?? true })
}

const termOf = (match: RegExpExecArray): Term => {
  const [, sign, count, sides, side, kept, number] = match
  const direction = sign === '-' ? -1 : 1
  if (sides === undefined) {
    const value = within(Number(number), 0, LARGEST_NUMBER, 'a number')
    return { sign: direction, totals: { least: value, counts: [1n] }, isDice: false }
  }
  const keep = kept === undefined ? undefined : { highest: side === 'h', count: Number(kept) }
  const dice = diceTerm(count === '' ? 1 : Number(count), Number(sides), keep)
  return { sign: direction, totals: dice, isDice: true }
}

const readTerms = (roll: string): Term[] => {
  const terms: Term[] = []
  TERM.lastIndex = 0
  while (TERM.lastIndex < roll.length) {
    const index = TERM.lastIndex
    const match = TERM.exec(roll)
    if (match === null || (index > 0 && match[1] === ''))
      unprocessable(`roll cannot be read at character ${index + 1}: ${quoted(roll.slice(index))}.`)
    terms.push(termOf(match))
  }
  const dice = terms.filter(({ isDice }) => isDice).length
  if (dice < 1 || dice > MOST_TERMS)
    unprocessable(`roll has ${dice} dice terms; it must have 1 to ${MOST_TERMS}.`)
  return terms
}

/** Totals with the other sign. */
const mirrored = ({ least, counts }: Totals): Totals => ({
  least: -(least + counts.length - 1),
  counts: counts.toReversed(),
})

/**
 * How often each total of a roll such as 4d6kh3-d8+2 comes up, of all ways in which its dice can fall.
 * @throws {FeatureError} 422 for one that cannot be read
 */
export const rollTotals = (roll: string): Totals => {
  const totals = readTerms(roll).map((term) => (term.sign === 1 ? term.totals : mirrored(term.totals)))
  return {
    least: totals.reduce((sum, { least }) => sum + least, 0),
    counts: countsOf(productOf(totals.map(({ counts }) => counts))),
  }
}
