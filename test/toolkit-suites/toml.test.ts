import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { call } from '../support/table.js'
import { suite } from './suite.js'

/** A value as the suite writes it: tables and arrays as they are, scalars with their type. */
type Tagged = Scalar | Tagged[] | { [key: string]: Tagged }
interface Scalar {
  type: string
  value: string
}

interface Case {
  name: string
  toml: string
  /** Missing where the document is not valid. */
  json?: Tagged
}

interface Converted {
  data: { output: string }
}

const isScalar = (tagged: Tagged): tagged is Scalar =>
  'type' in tagged && typeof tagged.type === 'string' && typeof tagged['value'] === 'string'

const NO_NUMERAL: Readonly<Record<string, number>> = {
  inf: Infinity,
  '+inf': Infinity,
  '-inf': -Infinity,
  nan: NaN,
}

/** The suite writes fractions of a second with three digits or six, whatever the document has. */
const sameInstant = (one: unknown, other: string): boolean => {
  const [short, long] = [String(one), other].map((date) =>
    date.replace(/\.(\d*?)0*(?!\d)/, '.$1').replace(/\.(?!\d)/, ''),
  )
  return short === long
}

const isSame = (actual: unknown, { type, value }: Scalar): boolean => {
  if (type === 'string') return actual === value
  if (type === 'integer') return typeof actual === 'bigint' && actual === BigInt(value)
  if (type === 'bool') return actual === (value === 'true')
  return type === 'float'
    ? Object.is(Number(actual) + 0, (NO_NUMERAL[value] ?? Number(value)) + 0)
    : sameInstant(actual, value)
}

/** Where a converted document differs from what the suite expects. */
const differences = (actual: unknown, expected: Tagged, place = ''): string[] => {
  if (isScalar(expected))
    return isSame(actual, expected) ? [] : [`${place}: ${String(actual)}, not ${expected.value}`]
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual) !== Array.isArray(expected))
    return [place]
  const keys = new Set([...Object.keys(actual), ...Object.keys(expected)])
  return [...keys].flatMap((key) => {
    const wanted = (expected as Record<string, Tagged>)[key]
    return wanted === undefined
      ? [`${place}/${key} is too much`]
      : differences((actual as Record<string, unknown>)[key], wanted, `${place}/${key}`)
  })
}

describe('toml-test', () => {
  // The feature wants a text of at least one character.
  const cases = suite<Case>('toml')
    .filter(({ toml }) => toml !== '')
    .map((one) => [one.name, one] as const)

  it.each(cases)('%s', async (_name, { toml, json }) => {
    // YAML has numerals for all that TOML has.
    const { status, body } = await call('rest_data_convert', { text: toml, from: 'toml', to: 'yaml' })
    if (json === undefined) return expect(status).toBe(422)
    expect(status).toBe(200)
    expect(differences(parse((body as Converted).data.output, { intAsBigInt: true }), json)).toEqual([])
  })
})
