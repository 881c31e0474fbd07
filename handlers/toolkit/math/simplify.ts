import type { Data, Query } from '#operation'
import { feature, unprocessable } from '#toolkit'
import { engineOf, orUnprocessable, parseExpression, variablesOf } from '#toolkit/lib/algebra/expression'
import { factoredPairText, factoredText } from '#toolkit/lib/algebra/factored-text'
import {
  agree,
  algebra,
  ALGEBRAIC_CONSTANTS,
  algebraicText,
  withinAlgebraTime,
} from '#toolkit/lib/algebra/symbolic'

type Operation = Query<'rest_math_simplify'>['operation']

/** The transformed expression; if the algebra system is wrong or gives up, the expression as it reads it. */
const transform = (text: string, operation: Operation): string => {
  const factored = operation === 'factor' ? (factoredText(text) ?? factoredPairText(text)) : null
  const agrees = (candidate: string | null): candidate is string =>
    candidate !== null && orUnprocessable(() => agree(text, candidate), 'The result is unreadable')
  if (agrees(factored)) return factored
  const result = algebra(`${operation}(${text})`)
  if (agrees(result)) return result
  const asRead = algebra(text)
  return agrees(asRead) ? asRead : text
}

const answer = ({ expr, operation }: Query<'rest_math_simplify'>): Data<'rest_math_simplify'> => {
  const text = algebraicText(expr)
  const result = transform(text, operation)
  return {
    input: expr,
    operation,
    result,
    latex: engineOf('number').parse(result).toTex(),
    variables: variablesOf(parseExpression(text), ALGEBRAIC_CONSTANTS),
  }
}

export default feature('rest_math_simplify', (query) => {
  // Creating the engine that compares results must not count against the caller's time.
  engineOf('bignumber')
  const outcome =
    withinAlgebraTime(() => answer(query)) ??
    unprocessable(`The expression is too hard to ${query.operation}: it takes longer than 2 seconds.`)
  return outcome.value
})
