import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'

/** One of the fields of a cron expression: its bounds, and the names of its numbers. */
export interface FieldKind {
  /** As messages say it: `day of month`. */
  name: string
  min: number
  max: number
  /** Upper case; the first means `min`. */
  names?: readonly string[]
}

/** The values that one item of a list means: `5`, `MON-FRI`, `0-30/10`, `8/2`. */
const ITEM = /^(?:\*|(?<first>\w+)(?:-(?<last>\w+))?)(?:\/(?<step>\d+))?$/

const refuse = (kind: FieldKind, text: string): never =>
  unprocessable(`expression: ${quoted(text)} is not valid for the ${kind.name} (${kind.min} to ${kind.max}).`)

/** A number or a name of a field. Cron accepts only the first three letters of a name. */
const valueOf = (kind: FieldKind, text: string): number => {
  const named = kind.names?.indexOf(text.toUpperCase()) ?? -1
  if (named >= 0) return kind.min + named
  const value = /^\d{1,2}$/.test(text) ? Number(text) : NaN
  return value >= kind.min && value <= kind.max ? value : refuse(kind, text)
}

const range = (first: number, last: number, step: number): number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step)

const itemValues = (kind: FieldKind, item: string): number[] => {
  const parts = ITEM.exec(item)?.groups ?? refuse(kind, item)
  const { first, last, step } = parts
  const every = step === undefined ? 1 : Number(step)
  if (every === 0) unprocessable(`expression: the step of ${quoted(item)} must not be 0.`)
  if (first === undefined) return range(kind.min, kind.max, every)
  const from = valueOf(kind, first)
  if (last !== undefined) {
    const to = valueOf(kind, last)
    return from <= to
      ? range(from, to, every)
      : unprocessable(`expression: the range ${quoted(item)} runs backwards.`)
  }
  return step === undefined ? [from] : range(from, kind.max, every)
}

/**
 * The values of a list such as `1,5,10-20/2`; a number with a step runs to the end of the field, as in Vixie's cron.
 * @throws FeatureError 422 naming the item that is not one
 */
export const fieldValues = (kind: FieldKind, text: string): ReadonlySet<number> =>
  new Set(text.split(',').flatMap((item) => itemValues(kind, item)))
