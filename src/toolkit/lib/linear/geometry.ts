import { invalidParameter, unprocessable } from '../../errors.js'
import { numberRows } from '../numbers/number-list.js'
import { add, compare, rationalOfDouble } from '../numbers/rational.js'

/** The measures of a figure or solid in the unit of its lengths; null if it has no such measure. Angles in degrees. */
export interface Measures {
  /** Of a solid its base, of a sphere and a torus the circle that turns. */
  area: number
  perimeter: number | null
  volume: number | null
  surface: number | null
  details: Record<string, number>
}

type Measure = (values: readonly number[]) => Measures

const { PI } = Math
const DEGREES = 180 / PI

const plane = (area: number, perimeter: number, details: Record<string, number> = {}): Measures =>
  inRange({ area, perimeter, volume: null, surface: null, details })

interface Solid {
  base: number
  surface: number
  volume: number
  details?: Record<string, number>
}

const solid = ({ base, surface, volume, details = {} }: Solid): Measures =>
  inRange({ area: base, perimeter: null, volume, surface, details })

const inRange = (found: Measures): Measures => {
  const { area, perimeter, volume, surface, details } = found
  const all = [area, perimeter ?? 0, volume ?? 0, surface ?? 0, ...Object.values(details)]
  return all.every(Number.isFinite) ? found : unprocessable('The measures are beyond the range of doubles.')
}

/** A shape of so many positive measures. */
const withPositive =
  <const Names extends readonly string[]>(
    names: Names,
    measure: (...values: { [Index in keyof Names]: number }) => Measures,
  ): Measure =>
  (values) => {
    if (values.length !== names.length) {
      invalidParameter('values', `must be ${names.join(', ')}: ${names.length} of them`)
    }
    for (const [index, name] of names.entries()) {
      if (!((values[index] ?? 0) > 0)) unprocessable(`${name} must be positive.`)
    }
    return measure(...(values as { [Index in keyof Names]: number }))
  }

/** Whether a < b + c, by the decimals as they were written. */
const isShorter = (a: number, b: number, c: number): boolean =>
  compare(rationalOfDouble(a), add(rationalOfDouble(b), rationalOfDouble(c))) < 0

/** Heron's formula in the form that keeps its digits in needles (Kahan 2014); null for sides of no triangle. */
const triangleArea = (...sides: readonly [number, number, number]): number | null => {
  const [a = 0, b = 0, c = 0] = [...sides].sort((x, y) => y - x)
  if (!isShorter(a, b, c)) return null
  return Math.sqrt((a + (b + c)) * (c - (a - b)) * (c + (a - b)) * (a + (b - c))) / 4
}

const triangle = (a: number, b: number, c: number): Measures => {
  const area =
    triangleArea(a, b, c) ??
    unprocessable('No triangle has these sides: one is not shorter than the sum of the others.')
  const perimeter = a + b + c
  const angle = (opposite: number, one: number, other: number): number =>
    Math.atan2(4 * area, one * one + other * other - opposite * opposite) * DEGREES
  return plane(area, perimeter, {
    angleA: angle(a, b, c),
    angleB: angle(b, c, a),
    angleC: angle(c, a, b),
    height: (2 * area) / a,
    inradius: (2 * area) / perimeter,
    circumradius: (a * b * c) / (4 * area),
  })
}

const trapezoid = (a: number, b: number, c: number, d: number): Measures => {
  const difference = Math.abs(a - b)
  if (difference === 0) unprocessable('Equal parallel sides do not determine the height of a trapezoid.')
  const between = triangleArea(difference, c, d) ?? unprocessable('The legs do not close a trapezoid.')
  const height = (2 * between) / difference
  return plane(((a + b) / 2) * height, a + b + c + d, { height })
}

const sector = (r: number, degrees: number): Measures => {
  if (degrees > 360) unprocessable('degrees must be at most 360.')
  const angle = degrees / DEGREES
  return plane((angle * r * r) / 2, angle * r + 2 * r, { arc: angle * r, chord: 2 * r * Math.sin(angle / 2) })
}

/** The perimeter is Ramanujan's second approximation (1914). */
const ellipse = (a: number, b: number): Measures => {
  const h = ((a - b) / (a + b)) ** 2
  return plane(PI * a * b, PI * (a + b) * (1 + (3 * h) / (10 + Math.sqrt(4 - 3 * h))))
}

const regularPolygon = (n: number, side: number): Measures => {
  if (!Number.isInteger(n) || n < 3) unprocessable('n must be a whole number of at least 3.')
  const inradius = side / (2 * Math.tan(PI / n))
  return plane((n * side * inradius) / 2, n * side, {
    interiorAngle: ((n - 2) * 180) / n,
    inradius,
    circumradius: side / (2 * Math.sin(PI / n)),
  })
}

const pyramid = (side: number, h: number): Measures => {
  const slant = Math.hypot(side / 2, h)
  const lateral = 2 * side * slant
  const base = side * side
  return solid({ base, surface: base + lateral, volume: (base * h) / 3, details: { slant, lateral } })
}

const torus = (R: number, r: number): Measures => {
  if (R < r) unprocessable('R must not be smaller than r.')
  return solid({ base: PI * r * r, surface: 4 * PI * PI * R * r, volume: 2 * PI * PI * R * r * r })
}

const cone = (r: number, h: number): Measures => {
  const slant = Math.hypot(r, h)
  const [base, lateral] = [PI * r * r, PI * r * slant]
  return solid({ base, surface: base + lateral, volume: (base * h) / 3, details: { lateral, slant } })
}

const cylinder = (r: number, h: number): Measures => {
  const [base, lateral] = [PI * r * r, 2 * PI * r * h]
  return solid({ base, surface: 2 * base + lateral, volume: base * h, details: { lateral } })
}

const tetrahedron = (side: number): Measures => {
  const base = (Math.sqrt(3) / 4) * side * side
  const height = side * Math.sqrt(2 / 3)
  return solid({
    base,
    surface: 4 * base,
    volume: (base * height) / 3,
    details: { height, inradius: height / 4 },
  })
}

const LEAST_CORNERS = 3
const MOST_CORNERS = 200

/** The corners "x,y;x,y;..." of a polygon; 400 for anything else. */
export const readCorners = (text: string): readonly (readonly number[])[] => {
  const corners = numberRows(text, 'values')
  if (corners.some((corner) => corner.length !== 2)) invalidParameter('values', 'must be corners x,y;x,y;...')
  if (corners.length < LEAST_CORNERS || corners.length > MOST_CORNERS) {
    invalidParameter('values', `must be ${LEAST_CORNERS} to ${MOST_CORNERS} corners`)
  }
  return corners
}

/** The shoelace formula, taken from the first corner so that far-away polygons keep their digits. */
const polygon = (corners: readonly (readonly number[])[]): Measures => {
  const [[originX = 0, originY = 0] = []] = corners
  let [doubleArea, momentX, momentY, perimeter] = [0, 0, 0, 0]
  for (const [index, [x = 0, y = 0]] of corners.entries()) {
    const [nextX = 0, nextY = 0] = corners[(index + 1) % corners.length] ?? []
    const [x0, y0, x1, y1] = [x - originX, y - originY, nextX - originX, nextY - originY]
    const cross = x0 * y1 - x1 * y0
    doubleArea += cross
    momentX += (x0 + x1) * cross
    momentY += (y0 + y1) * cross
    perimeter += Math.hypot(nextX - x, nextY - y)
  }
  if (doubleArea === 0) unprocessable('The polygon has no area.')
  return plane(Math.abs(doubleArea) / 2, perimeter, {
    centroidX: originX + momentX / (3 * doubleArea),
    centroidY: originY + momentY / (3 * doubleArea),
    signedArea: doubleArea / 2,
  })
}

/** The measures of each shape; 400 for a wrong number of values, 422 for values that make no such shape. */
export const measures = {
  polygon,
  circle: withPositive(['r'], (r) => plane(PI * r * r, 2 * PI * r)),
  sector: withPositive(['r', 'degrees'], sector),
  ellipse: withPositive(['a', 'b'], ellipse),
  triangle: withPositive(['a', 'b', 'c'], triangle),
  rectangle: withPositive(['a', 'b'], (a, b) => plane(a * b, 2 * (a + b), { diagonal: Math.hypot(a, b) })),
  trapezoid: withPositive(['a', 'b', 'c', 'd'], trapezoid),
  rhombus: withPositive(['d1', 'd2'], (d1, d2) => {
    const side = Math.hypot(d1, d2) / 2
    return plane((d1 * d2) / 2, 4 * side, { side })
  }),
  regularPolygon: withPositive(['n', 'side'], regularPolygon),
  sphere: withPositive(['r'], (r) =>
    solid({ base: PI * r * r, surface: 4 * PI * r * r, volume: (4 / 3) * PI * r ** 3 }),
  ),
  cylinder: withPositive(['r', 'h'], cylinder),
  cone: withPositive(['r', 'h'], cone),
  cuboid: withPositive(['a', 'b', 'c'], (a, b, c) =>
    solid({
      base: a * b,
      surface: 2 * (a * b + b * c + c * a),
      volume: a * b * c,
      details: { diagonal: Math.hypot(a, b, c) },
    }),
  ),
  pyramid: withPositive(['side', 'h'], pyramid),
  torus: withPositive(['R', 'r'], torus),
  tetrahedron: withPositive(['side'], tetrahedron),
}
