import type { Data } from '#operation'
import { feature, unprocessable } from '#toolkit'
import { checkHeaders } from '#toolkit/lib/security/header-checks'
import { leakingHeaders, readHeaderLines, weakCookies } from '#toolkit/lib/security/response-headers'

type Grade = Data<'rest_security_headers'>['grade']

/** The least score of each grade. */
const GRADES: readonly (readonly [number, Grade])[] = [
  [95, 'A+'],
  [85, 'A'],
  [70, 'B'],
  [55, 'C'],
  [40, 'D'],
  [20, 'E'],
]

/** Points off for each leaking header and each weak cookie. */
const PENALTY = 5

export default feature('rest_security_headers', ({ headers }) => {
  const lines = readHeaderLines(headers)
  if (lines.length === 0) unprocessable('headers has no line of the form Name: value.')
  const headerOf = (name: string): string | null => lines.find((line) => line.name === name)?.value ?? null
  const checks = checkHeaders(headerOf)
  const leaks = leakingHeaders(headerOf)
  const cookies = weakCookies(lines.filter(({ name }) => name === 'set-cookie').map(({ value }) => value))
  const points = checks.reduce((total, check) => total + check.points, 0)
  const score = Math.max(0, points - PENALTY * (leaks.length + cookies.length))
  return { score, grade: GRADES.find(([least]) => score >= least)?.[1] ?? 'F', checks, leaks, cookies }
})
