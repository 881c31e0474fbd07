import { feature, invalidParameter, unprocessable } from '#toolkit'
import {
  compileExpression,
  orUnprocessable,
  parseExpression,
  variablesOf,
} from '#toolkit/lib/algebra/expression'
import { realRoots } from '#toolkit/lib/algebra/root-finding'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { withinTime } from '#toolkit/lib/common/time-limit'

const LIMIT_MS = 5000
const MOST_ROOTS = 200
const DECIMALS = 10

/** The equation as an expression that is to be zero. */
const toZero = (equation: string): string => {
  const [left = '', right, ...more] = equation.split('=')
  if (more.length > 0 || left.trim() === '' || right?.trim() === '') {
    unprocessable('The equation must be left = right, or one expression.')
  }
  if (right === undefined) return left
  // Each side must be whole by itself, or brackets could reach over the sign.
  for (const side of [left, right]) parseExpression(side)
  return `(${left})-(${right})`
}

export default feature('rest_math_solve', ({ equation, variable, from, to }) => {
  if (from >= to) invalidParameter('to', 'must be greater than from')
  const tree = parseExpression(toZero(equation))
  const others = variablesOf(tree).filter((name) => name !== variable)
  if (others.length > 0)
    unprocessable(`Only ${variable} may be unknown, but ${others.join(', ')} has no value.`)
  const program = compileExpression(tree, 'number', new Set([variable]))
  const scope = new Map<string, number>()
  let failure: unknown = null
  let hasValue = false
  const f = (x: number): number => {
    try {
      const value = program(scope.set(variable, x))
      hasValue = true
      return typeof value === 'number' ? value : NaN
    } catch (error) {
      // No value here, as (-1)! or a power that is too long: there may be roots elsewhere.
      failure = error
      return NaN
    }
  }
  const outcome =
    orUnprocessable(
      () =>
        withinTime(LIMIT_MS, () => {
          const roots = realRoots(f, from, to, MOST_ROOTS)
          if (!hasValue) throw failure
          return roots
        }),
      'The equation has no value',
    ) ?? unprocessable('The equation takes too long.')
  const found = outcome.value ?? unprocessable('Every number solves the equation.')
  const roots = found.slice(0, MOST_ROOTS).map((root) => roundHalfAway(root, DECIMALS))
  return { equation, variable, count: roots.length, roots, truncated: found.length > MOST_ROOTS }
})
