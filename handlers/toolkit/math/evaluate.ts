import type { Data, Query } from '#operation'
import { feature, invalidParameter, unprocessable } from '#toolkit'
import {
  compileExpression,
  engineOf,
  orUnprocessable,
  parseExpression,
  type NumberMode,
} from '#toolkit/lib/algebra/expression'
import { readableNumerals } from '#toolkit/lib/algebra/expression-guards'
import { nearestDouble, rational } from '#toolkit/lib/numbers/rational'
import { withinTime } from '#toolkit/lib/common/time-limit'

type Answer = Data<'rest_math_evaluate'>

const LIMIT_MS = 2000
const PRECISION: Readonly<Record<Query<'rest_math_evaluate'>['mode'], number>> = {
  number: 14,
  bignumber: 64,
  fraction: 14,
}
const PAIR = /^\s*([A-Za-z][A-Za-z0-9_]*)\s*=\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?)\s*$/

const numberIn = (mode: NumberMode, text: string): unknown => {
  switch (mode) {
    case 'number':
      return Number(text)
    case 'bignumber':
      return engineOf(mode).bignumber(text)
    case 'fraction':
      return engineOf(mode).fraction(readableNumerals(text, mode))
  }
}

const readVariables = (text: string, mode: NumberMode): Map<string, unknown> =>
  new Map(
    text.trim() === ''
      ? []
      : text.split(',').map((pair): [string, unknown] => {
          const [, name, value] = PAIR.exec(pair) ?? []
          if (name === undefined || value === undefined) {
            return invalidParameter('variables', 'must be name=number pairs such as x=2,y=3.5')
          }
          return [name, numberIn(mode, value)]
        }),
  )

const TYPES: Readonly<Record<string, Answer['type']>> = {
  number: 'number',
  BigNumber: 'bignumber',
  Fraction: 'fraction',
  Complex: 'complex',
  DenseMatrix: 'matrix',
  Array: 'matrix',
  boolean: 'boolean',
}

interface FractionParts {
  s: bigint
  n: bigint
  d: bigint
}

/** The finite real number as a double, else null. */
const realValue = (value: unknown, type: Answer['type']): number | null => {
  switch (type) {
    case 'number':
    case 'bignumber': {
      const double = Number(value)
      return Number.isFinite(double) ? double : null
    }
    case 'fraction': {
      const { s, n, d } = value as FractionParts
      const double = nearestDouble(rational(s * n, d))
      return Number.isFinite(double) ? double : null
    }
    default:
      return null
  }
}

export default feature('rest_math_evaluate', ({ expr, variables: text, mode }) => {
  const variables = readVariables(text, mode)
  const engine = engineOf(mode)
  const outcome =
    orUnprocessable(
      () =>
        withinTime(LIMIT_MS, () => {
          const program = compileExpression(parseExpression(expr, mode), mode, new Set(variables.keys()), {
            refusesLongDoubles: true,
          })
          const value = program(variables)
          return { value, result: engine.format(value, { precision: PRECISION[mode] }) }
        }),
      'The expression cannot be evaluated',
    ) ?? unprocessable('The evaluation takes longer than 2 seconds.')
  const { value, result } = outcome.value
  const type = TYPES[engine.typeOf(value)] ?? unprocessable('The expression has no value that can be shown.')
  return { expr, result, value: realValue(value, type), type }
})
