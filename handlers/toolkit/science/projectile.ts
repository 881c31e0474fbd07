import { feature, unprocessable } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'

const HALF_TURN = 180
const PI = Decimal.acos(-1)
const round = (value: Decimal): number => rounded(value, 6)
const degrees = (radians: Decimal): number => round(radians.div(PI).times(HALF_TURN))

/** The time until the ground is reached with a speed upwards; no difference of nearly equal numbers is formed. */
const timeToGround = (up: Decimal, height: Decimal, gravity: Decimal, down: Decimal): Decimal =>
  up.isNegative() ? height.times(2).div(down.minus(up)) : up.plus(down).div(gravity)

export default feature('rest_science_projectile', ({ speed, angle, height: from, gravity: g, points }) => {
  if (from === 0 && angle <= 0)
    unprocessable('A body thrown from the ground, level or downwards, does not fly.')
  const [v, height, gravity] = [new Decimal(speed), new Decimal(from), new Decimal(g)]
  const radians = PI.times(angle).div(HALF_TURN)
  // At 90 degrees the cosine of 40 digits is not quite 0.
  const along = Math.abs(angle) === 90 ? new Decimal(0) : v.times(radians.cos())
  const up = v.times(radians.sin())
  const fall = gravity.times(height).times(2)
  const down = up.times(up).plus(fall).sqrt()
  const flightTime = timeToGround(up, height, gravity, down)
  const impactSpeed = v.times(v).plus(fall).sqrt()
  const heightAt = (t: Decimal): Decimal => height.plus(up.times(t)).minus(gravity.times(t).times(t).div(2))
  const rises = up.isPositive()
  return {
    flightTime: round(flightTime),
    range: round(along.times(flightTime)),
    maxHeight: round(rises ? height.plus(up.times(up).div(gravity.times(2))) : height),
    timeToApex: round(rises ? up.div(gravity) : new Decimal(0)),
    impactSpeed: round(impactSpeed),
    impactAngle: degrees(Decimal.atan2(down, along)),
    bestAngle: degrees(v.div(impactSpeed).atan()),
    maxRange: round(v.times(impactSpeed).div(gravity)),
    items: Array.from({ length: points }, (_, index) => {
      const t = flightTime.times(index).div(points - 1)
      const isLast = index === points - 1
      return { t: round(t), x: round(along.times(t)), y: isLast ? 0 : round(heightAt(t)) }
    }),
  }
})
