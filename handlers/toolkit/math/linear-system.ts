import { feature, invalidParameter, unprocessable } from '#toolkit'
import { finiteAnswer } from '#toolkit/lib/numbers/finite-numbers'
import { linearEquation } from '#toolkit/lib/linear/linear-equations'
import { isZero, nearestDouble, negate, rationalText, ZERO } from '#toolkit/lib/numbers/rational'
import { reducedRowEchelon } from '#toolkit/lib/linear/rational-matrix'

const MOST = 10

const statusOf = (rank: number, unknowns: number): 'unique' | 'infinite' =>
  rank === unknowns ? 'unique' : 'infinite'

/** Gauss and Jordan's elimination over fractions. */
export default feature('rest_math_linearSystem', ({ equations: text }) => {
  const equations = text
    .replace(/;\s*$/, '')
    .split(';')
    .map((equation) => linearEquation(equation))
  const variables = [...new Set(equations.flatMap(({ coefficients }) => [...coefficients.keys()]))].sort()
  if (variables.length === 0) unprocessable('The equations have no unknown.')
  if (equations.length > MOST || variables.length > MOST) {
    invalidParameter('equations', `must be at most ${MOST} with at most ${MOST} unknowns`)
  }
  const rows = equations.map(({ coefficients, constant }) => [
    ...variables.map((name) => coefficients.get(name) ?? ZERO),
    negate(constant),
  ])
  const { form, pivots } = reducedRowEchelon(rows, variables.length)
  const right = form.map((row) => row[variables.length] ?? ZERO)
  const rank = pivots.length
  const contradicts = right.slice(rank).some((value) => !isZero(value))
  const status = contradicts ? ('none' as const) : statusOf(rank, variables.length)
  const values = variables.map((name, index) => ({ name, value: right[index] ?? ZERO }))
  return finiteAnswer({
    status,
    variables,
    solution:
      status === 'unique'
        ? Object.fromEntries(values.map(({ name, value }) => [name, nearestDouble(value)]))
        : null,
    exact:
      status === 'unique'
        ? Object.fromEntries(values.map(({ name, value }) => [name, rationalText(value)]))
        : null,
    rank,
    freeVariables: status === 'infinite' ? variables.filter((_, index) => !pivots.includes(index)) : [],
  })
})
