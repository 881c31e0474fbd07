/** The share of each pixel that a rectangle with round corners covers. */
import type { Raster } from './raster.js'

/** The integral of the square root of r² - x² from 0 to x. */
const underCircle = (x: number, r: number): number =>
  (x * Math.sqrt(Math.max(0, r * r - x * x)) + r * r * Math.asin(Math.min(1, x / r))) / 2

/**
 * The area that a quarter disc of radius `r` around (0, 0) has in common with the rectangle `u0`..`u1` by `v0`..`v1`, all
 * of them at least 0.
 */
const quarterArea = (r: number, u0: number, u1: number, v0: number, v1: number): number => {
  if (u1 * u1 + v1 * v1 <= r * r) return (u1 - u0) * (v1 - v0)
  if (u0 * u0 + v0 * v0 >= r * r) return 0
  // Up to `full` the arc passes above the rectangle, from `end` on below it.
  const full = v1 >= r ? u0 : Math.min(u1, Math.max(u0, Math.sqrt(r * r - v1 * v1)))
  const end = Math.min(u1, Math.sqrt(r * r - v0 * v0))
  return (full - u0) * (v1 - v0) + underCircle(end, r) - underCircle(full, r) - v0 * (end - full)
}

/** Parts of a pixel along one axis: how far they are from the centres of the corners, or their length between the corners. */
interface Span {
  /** Distances from the centre of the nearer corner; null between both. */
  reach: readonly [number, number] | null
  length: number
}

const spansOf = (start: number, edge: number, r: number): Span[] => {
  const spans: Span[] = []
  const end = start + 1
  const before = Math.min(end, r)
  if (start < r) spans.push({ reach: [r - before, r - start], length: before - start })
  const [from, to] = [Math.max(start, r), Math.min(end, edge - r)]
  if (to > from) spans.push({ reach: null, length: to - from })
  const after = Math.max(start, edge - r)
  if (end > edge - r) spans.push({ reach: [after - (edge - r), end - (edge - r)], length: end - after })
  return spans
}

/**
 * How much of the pixel at (x, y) a rectangle of `width` by `height` with corners of radius `r` covers, 0 to 1.
 * @param r pixels, at most half of the shorter edge
 */
const coverageAt = (columns: readonly Span[], rows: readonly Span[], r: number): number => {
  let area = 0
  for (const { reach: u, length } of columns) {
    for (const { reach: v, length: rise } of rows) {
      area += u === null || v === null ? length * rise : quarterArea(r, u[0], u[1], v[0], v[1])
    }
  }
  return area
}

/** Makes what lies outside of the round corners transparent, in place: alpha times the covered share, rounded half up. */
export const roundCorners = (raster: Raster & { channels: 4 }, radius: number): void => {
  const { width, height, pixels } = raster
  if (radius === 0) return
  const columns = Array.from({ length: width }, (_, x) => spansOf(x, width, radius))
  const isCorner = (start: number, edge: number): boolean => start < radius || start + 1 > edge - radius
  for (let y = 0; y < height; y += 1) {
    if (!isCorner(y, height)) continue
    const rows = spansOf(y, height, radius)
    for (let x = 0; x < width; x += 1) {
      if (!isCorner(x, width)) continue
      const alpha = (y * width + x) * 4 + 3
      pixels[alpha] = Math.floor((pixels[alpha] ?? 0) * coverageAt(columns[x] ?? [], rows, radius) + 0.5)
    }
  }
}
