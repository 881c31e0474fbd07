import { describe, expect, it } from 'vitest'
import {
  chiSquaredTails,
  fTails,
  incompleteBeta,
  incompleteGamma,
  logGamma,
  normalTails,
  studentQuantile,
  studentTails,
} from '#toolkit/lib/statistics/special-functions'

const closeTo = (actual: number, expected: number, relative = 1e-12) => {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(relative * Math.abs(expected))
}

/** Expected values: mpmath with 30 digits. */
describe('special functions', () => {
  it('logGamma', () => {
    closeTo(logGamma(0.5), 0.5723649429247001)
    closeTo(logGamma(100.5), 361.4355404677776)
  })

  it('keeps the digits of a far tail', () => {
    closeTo(normalTails(-10).lower, 7.619853024160526e-24, 1e-11)
    closeTo(normalTails(10).upper, 7.619853024160526e-24, 1e-11)
  })

  it('the incomplete beta function from tiny to large parameters', () => {
    closeTo(incompleteBeta(0.001, 0.001, 0.3, 0.7).lower, 0.49957696213967647)
    closeTo(incompleteBeta(200, 300, 0.41, 0.59).lower, 0.6776281647721793)
    closeTo(incompleteBeta(1e8, 1e8, 0.50001, 0.49999).lower, 0.6113512948762729, 1e-8)
  })

  it('the incomplete gamma function has no seam where its expansion changes', () => {
    const below = incompleteGamma(1e6, 1_000_100).lower
    const above = incompleteGamma(1e6 + 1e-6, 1_000_100).lower
    expect(Math.abs(below - above)).toBeLessThan(1e-9)
  })

  it('the distributions of the tests', () => {
    closeTo(studentTails(2, 10).lower, 0.9633059826146299)
    closeTo(chiSquaredTails(3.84, 1).lower, 0.949956478751295)
    closeTo(fTails(4, 3, 20).lower, 0.9779230003376376)
    closeTo(studentQuantile(0.975, 1), 12.706204736174705)
  })
})
