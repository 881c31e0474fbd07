import { unprocessable } from '../../errors.js'
import { quoted } from '../common/quoted.js'
import { UNITS, type Unit } from './unit-table.js'

/** A small b is a bit, as data rates are written. */
const BITS = /^([kmg])b$/i

const namesOf = ({ name, plural }: Unit): string[] => {
  if (name === null) return []
  const forms = [name, `${name}s`, ...(plural === undefined ? [] : [plural])]
  const spaced = forms.map((form) => form.replaceAll('-', ' '))
  return [...forms, ...spaced].flatMap((form) => [form, form.replace(/tre(?=s?$)/, 'ter')])
}

const byName = UNITS.map((unit) => ({ unit, names: new Set(namesOf(unit)) }))

const isMixedCase = (text: string): boolean => /[a-z]/.test(text) && /[A-Z]/.test(text)

/** Milli and mega differ by case alone: in a text of mixed case an m is not taken for an M, nor the reverse. */
const mistakesPrefix = (id: string, text: string): boolean =>
  isMixedCase(text) && id.charAt(0) !== text.charAt(0) && /^m/i.test(id)

const idIgnoringCase = (text: string): Unit[] =>
  UNITS.filter(({ id }) => id.toLowerCase() === text.toLowerCase() && !mistakesPrefix(id, text))

/**
 * The unit that a caller means: by id in exact case, else by id or name in any case.
 * @param parameter that has the text
 * @throws {FeatureError} 422 where no unit or more than one fits
 */
export const findUnit = (parameter: string, given: string): Unit => {
  const text = given.trim()
  const bits = BITS.exec(text)
  const wanted =
    bits !== null && text.endsWith('b')
      ? `${{ k: 'k', m: 'M', g: 'G' }[(bits[1] ?? '').toLowerCase()]}bit`
      : text
  const exact = UNITS.find(({ id }) => id === wanted)
  if (exact !== undefined) return exact
  const named = byName.filter(({ names }) => names.has(text.toLowerCase())).map(({ unit }) => unit)
  const candidates = [...new Set([...idIgnoringCase(text), ...named])]
  const [unit] = candidates
  if (unit === undefined) return unprocessable(`${parameter}: ${quoted(given)} is not a unit.`)
  if (candidates.length > 1) {
    unprocessable(
      `${parameter}: ${quoted(given)} is ambiguous; it fits ${candidates.map(({ id }) => id).join(' and ')}.`,
    )
  }
  return unit
}
