type RealFunction = (x: number) => number

/** A root between two points of opposite sign, by Brent's method (1973) to an interval of `tolerance`. */
export const brentRoot = (f: RealFunction, from: number, to: number, tolerance: number): number => {
  let [a, b, c] = [from, to, from]
  let [fa, fb, fc] = [f(a), f(b), f(a)]
  let step = b - a
  let before = step
  for (let round = 0; round < 200; round++) {
    if (Math.abs(fc) < Math.abs(fb)) {
      ;[a, b, c] = [b, c, b]
      ;[fa, fb, fc] = [fb, fc, fb]
    }
    const near = 2 * Number.EPSILON * Math.abs(b) + tolerance / 2
    const half = (c - b) / 2
    if (Math.abs(half) <= near || fb === 0) return b
    if (Math.abs(before) >= near && Math.abs(fa) > Math.abs(fb)) {
      const s = fb / fa
      // Secant between two points, inverse quadratic interpolation among three.
      let p = 2 * half * s
      let q = 1 - s
      if (a !== c) {
        const [r, t] = [fb / fc, fa / fc]
        p = s * (2 * half * t * (t - r) - (b - a) * (r - 1))
        q = (t - 1) * (r - 1) * (s - 1)
      }
      if (p > 0) q = -q
      else p = -p
      const isInside = 2 * p < Math.min(3 * half * q - Math.abs(near * q), Math.abs(before * q))
      ;[before, step] = isInside ? [step, p / q] : [half, half]
    } else {
      ;[before, step] = [half, half]
    }
    ;[a, fa] = [b, fb]
    b += Math.abs(step) > near ? step : Math.sign(half) * near
    fb = f(b)
    if (fb > 0 === fc > 0) {
      ;[c, fc] = [a, fa]
      step = b - a
      before = step
    }
  }
  return b
}

const GOLDEN = (Math.sqrt(5) - 1) / 2

/** Where a function is least between two points that enclose one minimum, by golden section. */
const goldenMinimum = (f: RealFunction, from: number, to: number): number => {
  let [low, high] = [from, to]
  let [x, y] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)]
  let [fx, fy] = [f(x), f(y)]
  for (let round = 0; round < 80 && high - low > 1e-13 * (1 + Math.abs(low)); round++) {
    if (fx <= fy) {
      ;[high, y, fy] = [y, x, fx]
      x = high - GOLDEN * (high - low)
      fx = f(x)
    } else {
      ;[low, x, fx] = [x, y, fy]
      y = low + GOLDEN * (high - low)
      fy = f(y)
    }
  }
  return (low + high) / 2
}

const VERTEX_STEP = 1e-5

/** The vertex of the parabola through three points about x, or x: golden section finds a double root to 8 digits only. */
const vertexNear = (f: RealFunction, x: number): number => {
  const step = VERTEX_STEP * (1 + Math.abs(x))
  const [left, middle, right] = [f(x - step), f(x), f(x + step)]
  const vertex = x - (step * (right - left)) / (2 * (right - 2 * middle + left))
  return Number.isFinite(vertex) && Math.abs(f(vertex)) <= Math.abs(middle) ? vertex : x
}

const SAMPLES = 20_000
const ROOT_TOLERANCE = 1e-12
const CROSSING_RESIDUE = 1e-6
const TOUCHING_RESIDUE = 1e-9
const SAME_ROOT = 1e-7
/** Roots of one place and its neighbours, among which the same one may come again. */
const NEAR_ROOTS = 12

const isFinite = (...values: readonly number[]): boolean => values.every(Number.isFinite)

/** How much a value differs by rounding alone: within some neighbouring numbers the function itself hardly changes. */
const noiseAt = (f: RealFunction, x: number): number => {
  const value = f(x)
  const ulp = Math.max(Math.abs(x), Number.MIN_VALUE / Number.EPSILON) * Number.EPSILON
  const near = [-7, -3, -2, -1, 1, 2, 3, 7].map((steps) => Math.abs(f(x + steps * ulp) - value))
  return Math.max(...near)
}

const SIGNIFICANT = 16

/** Whether a change of sign between two points is a root, and not a pole. */
const isCrossing = (f: RealFunction, root: number, from: number, to: number): boolean => {
  const scale = 1 + Math.max(Math.abs(f(from)), Math.abs(f(to)))
  return Math.abs(f(root)) < CROSSING_RESIDUE * scale
}

/** The roots of a function that has the same sign at both ends and dips through zero between them: two, one beside a pole, or none. */
const dipRoots = (f: RealFunction, g: RealFunction, from: number, to: number): number[] => {
  const sign = Math.sign(g(from))
  const bottom = goldenMinimum((x) => sign * g(x), from, to)
  const isThrough = sign * g(bottom) < 0 && Math.abs(f(bottom)) > SIGNIFICANT * noiseAt(f, bottom)
  if (!isThrough) return []
  return [brentRoot(g, from, bottom, ROOT_TOLERANCE), brentRoot(g, bottom, to, ROOT_TOLERANCE)].filter(
    (root) => isCrossing(f, root, from, to),
  )
}

/** The function with known roots divided out. */
const without =
  (f: RealFunction, roots: readonly number[]): RealFunction =>
  (x) =>
    roots.reduce((value, root) => value / (x === root ? ROOT_TOLERANCE : x - root), f(x))

/** A function is looked at between two points until no more roots are found, or so many are. */
const MOST_CLOSE_ROOTS = 10

/** Known roots and the others between two points around them that are not roots. */
const withOthers = (f: RealFunction, known: readonly number[], from: number, to: number): number[] => {
  const roots = [...known]
  while (roots.length < MOST_CLOSE_ROOTS) {
    const g = without(f, roots)
    if (Math.sign(g(from)) === Math.sign(g(to))) {
      const crossed = dipRoots(f, g, from, to)
      if (crossed.length === 0) return roots
      roots.push(...crossed)
    } else {
      const other = brentRoot(g, from, to, ROOT_TOLERANCE)
      if (!isCrossing(f, other, from, to)) return roots
      const middles = roots.map((root) => (root + other) / 2)
      if (middles.some((middle) => Math.abs(f(middle)) <= SIGNIFICANT * noiseAt(f, middle))) return roots
      roots.push(other)
    }
  }
  return roots
}

/** The root where the sign changes between two points, and those close to it; none at a pole. */
const crossings = (f: RealFunction, from: number, to: number): number[] => {
  const root = brentRoot(f, from, to, ROOT_TOLERANCE)
  return isCrossing(f, root, from, to) ? withOthers(f, [root], from, to) : []
}

/** Where a function reaches zero and returns between two points of one sign: at one point, through two, or over a pole. */
const touchings = (f: RealFunction, from: number, to: number): number[] => {
  const crossed = dipRoots(f, f, from, to)
  if (crossed.length > 0) return withOthers(f, crossed, from, to)
  const root = vertexNear(
    f,
    goldenMinimum((x) => Math.abs(f(x)), from, to),
  )
  return Math.abs(f(root)) < TOUCHING_RESIDUE ? [root] : []
}

/**
 * The roots of a function in an interval, ascending; null if it is 0 at every point at which it is real.
 * @param most roots after which no more are looked for; there may be some more in the answer
 */
export const realRoots = (f: RealFunction, from: number, to: number, most: number): number[] | null => {
  const at = (index: number): number => from + ((to - from) * index) / SAMPLES
  const values = Float64Array.from({ length: SAMPLES + 1 }, (_, index) => f(at(index)))
  const real = values.filter((value) => Number.isFinite(value))
  if (real.length > 0 && real.every((value) => value === 0)) return null
  const roots: number[] = []
  const add = (found: readonly number[]): void => {
    for (const root of found) {
      if (!roots.slice(-NEAR_ROOTS).some((known) => Math.abs(known - root) < SAME_ROOT)) roots.push(root)
    }
  }
  for (const [index, value] of values.entries()) {
    if (roots.length > most) break
    const next = values[index + 1] ?? NaN
    const before = values[index - 1] ?? NaN
    if (value === 0) {
      const isAlone = !isFinite(before, next) || before === 0 || next === 0
      add(isAlone ? [at(index)] : withOthers(f, [at(index)], at(index - 1), at(index + 1)))
    } else if (isFinite(value, next) && Math.sign(value) * Math.sign(next) === -1) {
      add(crossings(f, at(index), at(index + 1)))
    }
    const size = Math.abs(value)
    const touches =
      isFinite(value, before, next) &&
      Math.sign(value) * Math.sign(before) === 1 &&
      Math.sign(value) * Math.sign(next) === 1 &&
      size <= Math.abs(before) &&
      size <= Math.abs(next) &&
      // A constant stretch has no minimum, however low it is.
      (size < Math.abs(before) || size < Math.abs(next))
    if (touches) add(touchings(f, at(index - 1), at(index + 1)))
  }
  return roots.sort((a, b) => a - b)
}
