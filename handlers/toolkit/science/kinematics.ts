import { feature, invalidParameter } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { solveMotion } from '#toolkit/lib/physics/kinematics'

const NAMES = ['s', 'u', 'v', 'a', 't'] as const
const DECIMALS = 10

export default feature('rest_science_kinematics', (query) => {
  const given = NAMES.filter((name) => query[name] !== undefined)
  if (given.length !== 3) {
    const about = given[3] ?? NAMES.find((name) => query[name] === undefined) ?? 's'
    invalidParameter(about, `give exactly three of ${NAMES.join(', ')}, not ${given.length}`)
  }
  const known = Object.fromEntries(given.map((name) => [name, new Decimal(query[name] ?? 0)]))
  const solutions = solveMotion(known).map(({ s, u, v, a, t }) => ({
    s: rounded(s, DECIMALS),
    u: rounded(u, DECIMALS),
    v: rounded(v, DECIMALS),
    a: rounded(a, DECIMALS),
    t: rounded(t, DECIMALS),
  }))
  return { solutions, count: solutions.length }
})
