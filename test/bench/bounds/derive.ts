import { dereference, readContract, type Schema } from '#contract'
import type { DocumentedCall } from '../../support/documented-calls.js'

/** Values of parameters; null leaves one out. */
export type Values = Readonly<Record<string, string | number | boolean | null>>

/** What a feature is called with at its bounds, where repeating its documented example is not it. */
export interface Bounds {
  /** One call for each, or as many as the parameters left open have values; absent where the contract is enough. */
  calls?: readonly Values[]
  /** A bound of its own, for the few features that cannot keep the common one, and why. */
  own?: {
    ms: number
    because: string
    /** Its documented call has this bound as well, not the common one. */
    isAlways?: true
  }
}

/** A category's features by their name behind the category. */
export type BoundsTable = Readonly<Record<string, Bounds>>

/** Shorter texts are names (a zone, a date, a locale): more of one is none. */
const SHORTEST_FREE_TEXT = 200

/** As many whole repetitions as fit. */
const repeated = (text: string, length: number): string => {
  const between = text.includes('\n') ? '\n' : /^[^ ]+,/.test(text) ? ',' : ' '
  return Array<string>(Math.max(1, Math.floor((length + between.length) / (text.length + between.length))))
    .fill(text)
    .join(between)
}

interface Parameter {
  name: string
  in: string
  example?: string | number | boolean
  schema: Schema
}

const parametersOf = (path: string): Parameter[] => {
  const document = readContract()
  const parameters = (document.paths[path]?.get?.parameters ?? []) as unknown as Parameter[]
  return parameters
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => ({ ...parameter, schema: dereference(document, parameter.schema) }))
}

/** Free text at its greatest length, whole numbers at their greatest, everything else as documented. */
const derived = ({ example, schema }: Parameter): string | number | boolean | null => {
  const { type, maxLength, maximum, pattern } = schema
  if (type === 'integer' && typeof maximum === 'number') return maximum
  if (example === undefined) return null
  const isFree = typeof maxLength === 'number' && maxLength >= SHORTEST_FREE_TEXT && pattern === undefined
  return isFree && typeof example === 'string' ? repeated(example, maxLength) : example
}

const choicesOf = ({ schema }: Parameter): readonly string[] =>
  Array.isArray(schema['enum']) ? (schema['enum'] as string[]) : []

const queryOf = (values: Values): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]): [string, string][] =>
      value === null ? [] : [[name, String(value)]],
    ),
  )

/**
 * The calls of a feature at its bounds: for each of the table's the rest derived from the contract, and on top of that
 * one more for every other value of a parameter with few values (an algorithm, a mode), one at a time, that the
 * table does not set, and one with the rest as documented. Which of them makes most work is measured, not guessed.
 */
export const callsAtBounds = (documented: DocumentedCall, bounds: Bounds | undefined): DocumentedCall[] => {
  const parameters = parametersOf(documented.path)
  const base = Object.fromEntries(parameters.map((parameter) => [parameter.name, derived(parameter)]))
  const asDocumented = Object.fromEntries(documented.query)
  const queries = (bounds?.calls ?? [{}]).flatMap((set) => {
    const values = { ...base, ...set }
    const others = parameters
      .filter(({ name }) => !(name in set))
      .flatMap((parameter) =>
        choicesOf(parameter)
          .filter((choice) => choice !== (values[parameter.name] ?? parameter.schema['default']))
          .map((choice) => ({ ...values, [parameter.name]: choice })),
      )
    // What the rest makes of a call may be refused, as a part outside of a picture; as documented it is not.
    return [values, ...others, { ...asDocumented, ...set }].map((each) => queryOf(each).toString())
  })
  return [...new Set(queries)].map((query) => ({ ...documented, query: new URLSearchParams(query) }))
}
