type RealFunction = (x: number) => number

/** A root between two points of opposite sign, by Brent's method (1973) to an interval of `tolerance`. */
const brentRoot = (f: RealFunction, from: number, to: number, tolerance: number): number => {
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

const isFinite = (...values: readonly number[]): boolean => values.every(Number.isFinite)

/** The roots of a function in an interval, ascending; null where it is 0 at every point where it is real. */
export const realRoots = (f: RealFunction, from: number, to: number): number[] | null => {
  const at = (index: number): number => from + ((to - from) * index) / SAMPLES
  const values = Float64Array.from({ length: SAMPLES + 1 }, (_, index) => f(at(index)))
  const real = values.filter((value) => Number.isFinite(value))
  if (real.length > 0 && real.every((value) => value === 0)) return null
  const roots: number[] = []
  for (const [index, value] of values.entries()) {
    const next = values[index + 1] ?? NaN
    const before = values[index - 1] ?? NaN
    if (value === 0) roots.push(at(index))
    else if (isFinite(value, next) && Math.sign(value) * Math.sign(next) === -1) {
      const root = brentRoot(f, at(index), at(index + 1), ROOT_TOLERANCE)
      const scale = 1 + Math.max(Math.abs(value), Math.abs(next))
      if (Math.abs(f(root)) < CROSSING_RESIDUE * scale) roots.push(root)
    }
    const size = Math.abs(value)
    const touches =
      isFinite(value, before, next) &&
      Math.sign(value) * Math.sign(before) === 1 &&
      Math.sign(value) * Math.sign(next) === 1 &&
      size <= Math.abs(before) &&
      size <= Math.abs(next) &&
      // Level ground has no minimum, however low it lies.
      (size < Math.abs(before) || size < Math.abs(next))
    if (touches) {
      const rough = goldenMinimum((x) => Math.abs(f(x)), at(index - 1), at(index + 1))
      const root = vertexNear(f, rough)
      if (Math.abs(f(root)) < TOUCHING_RESIDUE) roots.push(root)
    }
  }
  return roots
    .sort((a, b) => a - b)
    .filter((root, index, all) => index === 0 || root - (all[index - 1] ?? -Infinity) >= SAME_ROOT)
}
