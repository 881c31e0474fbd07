import { feature, unprocessable } from '#toolkit'
import { engineOf, orUnprocessable, parseExpression, variablesOf } from '#toolkit/lib/expression'
import { agree, algebra, ALGEBRAIC_CONSTANTS, algebraicText } from '#toolkit/lib/symbolic'

/** The transformed expression; where the algebra system errs or gives up, the expression as it reads it. */
const transform = (text: string, operation: 'simplify' | 'expand' | 'factor'): string => {
  const result =
    algebra(`${operation}(${text})`) ?? unprocessable(`The expression is too hard to ${operation}.`)
  const candidates = [result, algebra(text) ?? text, text]
  return (
    candidates.find((candidate) =>
      orUnprocessable(() => agree(text, candidate), 'The result is unreadable'),
    ) ?? text
  )
}

export default feature('rest_math_simplify', ({ expr, operation }) => {
  const text = algebraicText(expr)
  const result = transform(text, operation)
  return {
    input: expr,
    operation,
    result,
    latex: engineOf('number').parse(result).toTex(),
    variables: variablesOf(parseExpression(text), ALGEBRAIC_CONSTANTS),
  }
})
