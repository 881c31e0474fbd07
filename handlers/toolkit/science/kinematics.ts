import { feature } from '#toolkit'
import { givenOf } from '#toolkit/lib/common/given-of'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { solveMotion } from '#toolkit/lib/physics/kinematics'

const NAMES = ['s', 'u', 'v', 'a', 't'] as const
const DECIMALS = 10

export default feature('rest_science_kinematics', (query) => {
  const known = Object.fromEntries(
    givenOf(query, NAMES, 3).map((name) => [name, new Decimal(query[name] ?? 0)]),
  )
  const solutions = solveMotion(known).map(({ s, u, v, a, t }) => ({
    s: rounded(s, DECIMALS),
    u: rounded(u, DECIMALS),
    v: rounded(v, DECIMALS),
    a: rounded(a, DECIMALS),
    t: rounded(t, DECIMALS),
  }))
  return { solutions, count: solutions.length }
})
