/** Dice in the notation of role-playing games: terms such as 4d6kh3 and whole numbers, joined by + and -. */
import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'

/** Which dice of a term count: the `count` highest or lowest ones. */
export interface Keep {
  count: number
  which: 'highest' | 'lowest'
}

export interface DiceTerm {
  sign: 1 | -1
  /** As written, without blanks, in lower case but for dF. */
  text: string
  count: number
  /** Of one die. */
  lowest: number
  highest: number
  explodes: boolean
  keep: Keep | null
}

export interface NumberTerm {
  sign: 1 | -1
  value: number
}

export type Term = DiceTerm | NumberTerm

export const isDice = (term: Term): term is DiceTerm => 'count' in term

const MOST_DICE_A_TERM = 100
const [LEAST_SIDES, MOST_SIDES] = [2, 1000]
const GREATEST_NUMBER = 1_000_000

const NUMBER = /^\d+$/
const DICE = /^(\d*)d(\d+|%|f)(?:(!)|([kd])([hl])(\d+))?$/

/** Whole numbers longer than any that is allowed are all out of range. */
const inRange = (value: number, least: number, most: number, what: string): number =>
  value >= least && value <= most ? value : unprocessable(`${what} must be from ${least} to ${most}.`)

/** Dropping the highest is keeping the lowest of the rest. */
const keepOf = (verb: string, end: string, number: number, count: number, text: string): Keep => {
  const isKeep = verb === 'k'
  const taken = inRange(
    number,
    1,
    isKeep ? count : count - 1,
    `What ${quoted(text)} ${isKeep ? 'keeps' : 'drops'}`,
  )
  const which = (end === 'h') === isKeep ? 'highest' : 'lowest'
  return { count: isKeep ? taken : count - taken, which }
}

const sidesOf = (sides: string, text: string): { lowest: number; highest: number } => {
  if (sides === 'f') return { lowest: -1, highest: 1 }
  const highest = sides === '%' ? 100 : Number(sides)
  return { lowest: 1, highest: inRange(highest, LEAST_SIDES, MOST_SIDES, `The sides of ${quoted(text)}`) }
}

const termOf = (written: string, sign: 1 | -1): Term => {
  const lower = written.toLowerCase()
  if (NUMBER.test(lower)) return { sign, value: inRange(Number(lower), 0, GREATEST_NUMBER, 'A whole number') }
  const match = DICE.exec(lower)
  if (match === null) return unprocessable(`${quoted(written)} is not a term such as 2d6, 4d6kh3, 3d6! or 5.`)
  const [, dice = '', sides = '', bang, verb, end = '', number] = match
  const text = lower.replace('f', 'F')
  const count = inRange(dice === '' ? 1 : Number(dice), 1, MOST_DICE_A_TERM, `The dice of ${quoted(text)}`)
  if (bang !== undefined && sides === 'f')
    unprocessable(`${quoted(text)} cannot explode: dF has no highest number.`)
  const keep = verb === undefined ? null : keepOf(verb, end, Number(number), count, text)
  return { sign, text, count, ...sidesOf(sides, text), explodes: bang !== undefined, keep }
}

/**
 * The terms of a formula. Blanks at its ends and around signs are dropped; one between two terms is a +, since that is
 * what becomes of a + in a query that is not encoded.
 * @throws FeatureError 422 for what cannot be read, and for numbers out of range
 */
export const diceFormula = (roll: string): Term[] => {
  const joined = roll
    .trim()
    .replace(/ *([+-]) */g, '$1')
    .replace(/ +/g, '+')
  const [first = '', ...rest] = joined.split(/(?=[+-])/)
  return [termOf(first, 1), ...rest.map((signed) => termOf(signed.slice(1), signed.startsWith('-') ? -1 : 1))]
}
