/** An integral and the sum of the error estimates of its parts. */
export interface Quadrature {
  value: number
  errorEstimate: number
}

/** Abscissae and weights of the 15-point Kronrod rule and weights of the 7-point Gauss rule within it (QUADPACK, qk15). */
const RULE = [
  [0.9914553711208126, 0.022935322010529224, 0],
  [0.9491079123427585, 0.06309209262997856, 0.1294849661688697],
  [0.8648644233597691, 0.10479001032225019, 0],
  [0.7415311855993945, 0.14065325971552592, 0.27970539148927664],
  [0.5860872354676911, 0.1690047266392679, 0],
  [0.4058451513773972, 0.19035057806478542, 0.3818300505051189],
  [0.20778495500789848, 0.20443294007529889, 0],
] as const
const CENTRE_KRONROD = 0.20948214108472782
const CENTRE_GAUSS = 0.4179591836734694

interface Interval extends Quadrature {
  from: number
  to: number
}

const apply = (f: (x: number) => number, from: number, to: number): Interval => {
  const centre = (from + to) / 2
  const half = (to - from) / 2
  const middle = f(centre)
  let kronrod = CENTRE_KRONROD * middle
  let gauss = CENTRE_GAUSS * middle
  for (const [abscissa, kronrodWeight, gaussWeight] of RULE) {
    const both = f(centre - half * abscissa) + f(centre + half * abscissa)
    kronrod += kronrodWeight * both
    gauss += gaussWeight * both
  }
  return { from, to, value: kronrod * half, errorEstimate: Math.abs((kronrod - gauss) * half) }
}

const pointsOf = (from: number, to: number): number[] => {
  const [centre, half] = [(from + to) / 2, (to - from) / 2]
  return [centre, ...RULE.flatMap(([abscissa]) => [centre - half * abscissa, centre + half * abscissa])]
}

const DECADES = [1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9]
/** How much greater than at the points of the rule a function must be elsewhere for the rule to have missed a peak. */
const PEAK = 1e8

const greatest = (f: (x: number) => number, points: readonly number[]): number =>
  Math.max(0, ...points.map((x) => Math.abs(f(x))).filter(Number.isFinite))

/**
 * Where an interval is cut before anything is estimated. Of e^-x from 0 to 1e9 the rule sees nothing but zeros, and so finds
 * an error of 0; where a function is high at an end or at 0 alone, the cuts close in on these by decades.
 */
const firstCuts = (f: (x: number) => number, low: number, high: number): number[] => {
  const anchors = low < 0 && high > 0 ? [low, 0, high] : [low, high]
  const cuts = anchors
    .flatMap((anchor) => [
      anchor,
      ...DECADES.flatMap((part) => [anchor - part * (high - low), anchor + part * (high - low)]),
    ])
    .filter((cut) => cut > low && cut < high)
  // A peak at the middle is seen at first, but lost as soon as the interval is halved.
  const points = pointsOf(low, high).filter((point) => !anchors.includes(point))
  const isMissed = greatest(f, cuts) > PEAK * greatest(f, points)
  return isMissed ? [...new Set(cuts)].sort((one, other) => one - other) : []
}

const TOLERANCE = 1e-10
const MOST_INTERVALS = 5000

const total = (intervals: readonly Interval[]): Quadrature =>
  intervals.reduce<Quadrature>(
    (sum, { value, errorEstimate }) => ({
      value: sum.value + value,
      errorEstimate: sum.errorEstimate + errorEstimate,
    }),
    { value: 0, errorEstimate: 0 },
  )

/**
 * The integral of f by adaptive Gauss-Kronrod 7-15, halving the worst part until the error is below 1e-10 or 1e-10 of the
 * value; a peak at an end or at 0 is not missed, however narrow. `not-finite` where f has no finite value at a point, `no-convergence` after 5000 parts.
 */
export const integrate = (
  f: (x: number) => number,
  from: number,
  to: number,
): Quadrature | 'not-finite' | 'no-convergence' => {
  if (from === to) return { value: 0, errorEstimate: 0 }
  const [low, high] = from < to ? [from, to] : [to, from]
  const ends = [...firstCuts(f, low, high), high]
  const intervals = ends.map((end, index) => apply(f, ends[index - 1] ?? low, end))
  for (;;) {
    const { value, errorEstimate } = total(intervals)
    if (!Number.isFinite(value)) return 'not-finite'
    if (errorEstimate <= Math.max(TOLERANCE, TOLERANCE * Math.abs(value))) {
      return { value: from < to ? value : -value, errorEstimate }
    }
    if (intervals.length === MOST_INTERVALS) return 'no-convergence'
    const worst = intervals.reduce(
      (index, interval, other) =>
        interval.errorEstimate > (intervals[index]?.errorEstimate ?? 0) ? other : index,
      0,
    )
    const split = intervals[worst]
    const middle = split === undefined ? NaN : (split.from + split.to) / 2
    if (split === undefined || middle <= split.from || middle >= split.to) return 'no-convergence'
    intervals.splice(worst, 1, apply(f, split.from, middle), apply(f, middle, split.to))
  }
}
