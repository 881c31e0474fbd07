import { unprocessable } from '../../errors.js'
import { Decimal } from '../numbers/decimal.js'

/** Displacement s, initial and final velocity u and v, acceleration a, time t. */
export type Motion = Record<'s' | 'u' | 'v' | 'a' | 't', Decimal>
type Known = Partial<Motion>
type Pick3<Names extends keyof Motion> = Pick<Motion, Names>

const none = (): never => unprocessable('No motion with a time of at least 0 has these quantities.')
const free = (what: string): never => unprocessable(`The motion is not determined: ${what}.`)

/** All of a motion by u, a and t. */
const fromStart = (u: Decimal, a: Decimal, t: Decimal): Motion => ({
  s: u.times(t).plus(a.times(t).times(t).div(2)),
  u,
  v: u.plus(a.times(t)),
  a,
  t,
})

/** The two roots of v² = u² + 2as for the other velocity, which may be equal. */
const rootsOf = (square: Decimal): Decimal[] => {
  if (square.isNegative() && !square.isZero()) return none()
  const root = square.sqrt()
  return root.isZero() ? [root] : [root.negated(), root]
}

const timeAtConstantSpeed = (s: Decimal, speed: Decimal): Decimal => {
  if (!speed.isZero()) return s.div(speed)
  return s.isZero() ? free('at rest, any time will do') : none()
}

const bySua = ({ s, u, a }: Pick3<'s' | 'u' | 'a'>): Motion[] => {
  if (a.isZero()) return [{ s, u, v: u, a, t: timeAtConstantSpeed(s, u) }]
  return rootsOf(u.times(u).plus(a.times(s).times(2))).map((v) => ({ s, u, v, a, t: v.minus(u).div(a) }))
}

const bySva = ({ s, v, a }: Pick3<'s' | 'v' | 'a'>): Motion[] => {
  if (a.isZero()) return [{ s, u: v, v, a, t: timeAtConstantSpeed(s, v) }]
  return rootsOf(v.times(v).minus(a.times(s).times(2))).map((u) => ({ s, u, v, a, t: v.minus(u).div(a) }))
}

const bySuv = ({ s, u, v }: Pick3<'s' | 'u' | 'v'>): Motion[] => {
  const sum = u.plus(v)
  if (sum.isZero()) return s.isZero() ? free('v = -u leaves the time free') : none()
  const t = s.times(2).div(sum)
  if (t.isZero()) return u.eq(v) ? free('a time of 0 leaves a free') : none()
  return [{ s, u, v, a: v.minus(u).div(t), t }]
}

/** s, t and one of u, v, a, for t over 0. */
const bySt = (s: Decimal, t: Decimal, { u, v, a }: Known): Motion[] => {
  if (t.isZero()) return s.isZero() ? free('a time of 0 leaves it free') : none()
  const mean = s.div(t)
  const start = u ?? (v === undefined ? mean.minus((a ?? mean).times(t).div(2)) : mean.times(2).minus(v))
  const end = v ?? (a === undefined ? mean.times(2).minus(start) : start.plus(a.times(t)))
  return [{ s, u: start, v: end, a: a ?? end.minus(start).div(t), t }]
}

const byUv = (u: Decimal, v: Decimal, { a, t }: Known): Motion[] => {
  const change = v.minus(u)
  if (t !== undefined) {
    if (!t.isZero()) return [{ ...fromStart(u, change.div(t), t), v }]
    return change.isZero() ? free('a time of 0 leaves a free') : none()
  }
  if (a === undefined || a.isZero()) return change.isZero() ? free('a = 0 leaves the time free') : none()
  const time = change.div(a)
  return [{ s: u.plus(v).times(time).div(2), u, v, a, t: time }]
}

const candidates = (known: Known): Motion[] => {
  const { s, u, v, a, t } = known
  if (s !== undefined && t !== undefined) return bySt(s, t, known)
  if (s !== undefined && u !== undefined && v !== undefined) return bySuv({ s, u, v })
  if (s !== undefined && u !== undefined && a !== undefined) return bySua({ s, u, a })
  if (s !== undefined && v !== undefined && a !== undefined) return bySva({ s, v, a })
  if (u !== undefined && v !== undefined) return byUv(u, v, known)
  if (a === undefined || t === undefined) return none()
  return [fromStart(u ?? (v ?? a).minus(a.times(t)), a, t)]
}

const SAME = new Decimal('1e-12')

/**
 * The motions with three given quantities, by time, then final velocity; those that agree to 1e-12 are one.
 * @param known exactly three
 * @throws FeatureError 422 where there is none with a time of at least 0, or infinitely many
 */
export const solveMotion = (known: Known): Motion[] => {
  const found = candidates(known)
    .filter(({ t }) => !t.isNegative() || t.isZero())
    .sort((one, other) => one.t.cmp(other.t) || one.v.cmp(other.v))
  const different = found.filter((one, index) => {
    const before = found[index - 1]
    if (before === undefined) return true
    return (['s', 'u', 'v', 'a', 't'] as const).some((name) => one[name].minus(before[name]).abs().gt(SAME))
  })
  return different.length === 0 ? none() : different
}
