import type { Query } from '#operation'
import { feature } from '#toolkit'
import { finiteAnswer } from '#toolkit/lib/numbers/finite-numbers'
import { runTest } from '#toolkit/lib/statistics/hypothesis-tests'
import { numberList, numberRows } from '#toolkit/lib/numbers/number-list'

type Parameters = Query<'rest_math_hypothesisTest'>

const expectedCounts = ({ expected }: Parameters): number[] | null =>
  expected === undefined ? null : numberList(expected, 'expected')

export default feature('rest_math_hypothesisTest', (parameters) => {
  const { test, data, mu, alternative, alpha } = parameters
  const outcome = runTest[test]({
    samples: numberRows(data, 'data'),
    expected: expectedCounts(parameters),
    mu,
    alternative,
    alpha,
  })
  return finiteAnswer({ test, ...outcome, reject: outcome.pValue < alpha })
})
