import { feature, invalidParameter, unprocessable } from '#toolkit'
import { orUnprocessable, parseExpression, variablesOf } from '#toolkit/lib/algebra/expression'
import { integrate, type Quadrature } from '#toolkit/lib/algebra/quadrature'
import {
  algebra,
  algebraicTextOrNull,
  isAntiderivative,
  isProvenAntiderivative,
  realProgram,
  withinAlgebraTime,
} from '#toolkit/lib/algebra/symbolic'
import { withinTime } from '#toolkit/lib/common/time-limit'

const LIMIT_MS = 3000

const antiderivativeOf = (text: string, variable: string): string | null => {
  const outcome = withinAlgebraTime(() => {
    const found = algebra(`integrate(${text},${variable})`)
    if (found !== null && isAntiderivative(found, text, variable)) return found
    // Of 1/(1-x^2) and the like the system finds only in parts what is real.
    const inParts = algebra(`integrate(partfrac(${text},${variable}),${variable})`)
    return inParts !== null && isProvenAntiderivative(inParts, text, variable) ? inParts : null
  })
  return outcome?.value ?? null
}

const definite = (text: string, variable: string, [from, to]: readonly [number, number]): Quadrature => {
  const others = variablesOf(parseExpression(text)).filter((name) => name !== variable)
  if (others.length > 0) unprocessable(`The integral cannot be computed: ${others.join(', ')} has no value.`)
  const program = realProgram(text, [variable])
  const f = (x: number): number => program(new Map([[variable, x]]))
  const outcome =
    orUnprocessable(
      () => withinTime(LIMIT_MS, () => integrate(f, from, to)),
      'The expression has no value',
    ) ?? unprocessable('The integral takes too long.')
  if (outcome.value === 'not-finite') unprocessable('The expression is not finite and real in the interval.')
  if (outcome.value === 'no-convergence') unprocessable('The integral does not converge.')
  return outcome.value
}

export default feature('rest_math_integrate', ({ expr, variable, from, to }) => {
  if (from === undefined && to !== undefined) invalidParameter('from', 'is required with to')
  if (to === undefined && from !== undefined) invalidParameter('to', 'is required with from')
  const text = algebraicTextOrNull(expr)
  const value = from === undefined || to === undefined ? null : definite(text ?? expr, variable, [from, to])
  return {
    expr,
    variable,
    antiderivative: text === null ? null : antiderivativeOf(text, variable),
    value: value?.value ?? null,
    errorEstimate: value?.errorEstimate ?? null,
  }
})
