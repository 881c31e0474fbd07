import { unprocessable } from '../../errors.js'
import { Decimal } from '../numbers/decimal.js'
import { lengthKm, type Coordinates } from './great-circle.js'

const isEqual = (one: Coordinates | undefined, other: Coordinates | undefined): boolean =>
  one?.lat === other?.lat && one?.lon === other?.lon

/**
 * The corners of a polygon without a repeated last one.
 * @throws FeatureError 422 for fewer than three different ones.
 */
export const cornersOf = (points: readonly Coordinates[]): Coordinates[] => {
  const corners = points.length > 1 && isEqual(points[0], points.at(-1)) ? points.slice(0, -1) : [...points]
  if (new Set(corners.map(({ lat, lon }) => `${lat},${lon}`)).size < 3) {
    unprocessable('A polygon needs at least three different corners.')
  }
  return corners
}

/** The corners with the first one again at the end. */
export const closed = (corners: readonly Coordinates[]): Coordinates[] => [...corners, ...corners.slice(0, 1)]

/** The closed ring as GeoJSON has it: longitude first. */
export const positionsOf = (corners: readonly Coordinates[]): [lon: number, lat: number][] =>
  closed(corners).map(({ lat, lon }) => [lon, lat])

/** The length in km of the closed ring. */
export const perimeterKm = (corners: readonly Coordinates[]): number => lengthKm(closed(corners))

/** Corners that follow an equal one are left out. */
const withoutRepeats = (corners: readonly Coordinates[]): Coordinates[] =>
  corners.filter((corner, index) => !isEqual(corner, corners.at(index - 1)))

/** What rounding can make of a turn that is straight: degrees up to 360 differ by 6e-14 from their decimals. */
const SURE_TURN = 1e-10

const difference = (one: number, other: number): Decimal => new Decimal(one).minus(other)

/** The sign of the turn at a corner in the plane of longitude and latitude, by their decimals: 1 to the left, 0 straight on or back. */
const turnAt = (before: Coordinates, corner: Coordinates, after: Coordinates): number => {
  const turn =
    (corner.lon - before.lon) * (after.lat - corner.lat) -
    (corner.lat - before.lat) * (after.lon - corner.lon)
  if (Math.abs(turn) > SURE_TURN) return Math.sign(turn)
  const left = difference(corner.lon, before.lon).times(difference(after.lat, corner.lat))
  const right = difference(corner.lat, before.lat).times(difference(after.lon, corner.lon))
  return left.comparedTo(right)
}

/** Whether all turns have the same sign in the plane of longitude and latitude; straight ones do not count. */
export const isConvex = (all: readonly Coordinates[]): boolean => {
  const corners = withoutRepeats(all)
  const turns = corners.map((corner, index) =>
    turnAt(corners.at(index - 1) ?? corner, corner, corners[(index + 1) % corners.length] ?? corner),
  )
  return new Set(turns.filter((turn) => turn !== 0)).size <= 1
}

/** Whether the corners go clockwise on a map with north up. */
export const isClockwise = (corners: readonly Coordinates[]): boolean => {
  const [origin] = corners
  if (origin === undefined) return false
  const doubleArea = corners.reduce((sum, { lat, lon }, index) => {
    const next = corners[index + 1] ?? origin
    return sum + (lon - origin.lon) * (next.lat - origin.lat) - (next.lon - origin.lon) * (lat - origin.lat)
  }, 0)
  return doubleArea < 0
}

/** West, south, east and north of the corners in plain degrees. */
export const boundsOf = (corners: readonly Coordinates[]): [number, number, number, number] => {
  const extreme = (pick: (...values: number[]) => number, part: keyof Coordinates): number =>
    corners.reduce((found, corner) => pick(found, corner[part]), corners[0]?.[part] ?? NaN)
  return [
    extreme(Math.min, 'lon'),
    extreme(Math.min, 'lat'),
    extreme(Math.max, 'lon'),
    extreme(Math.max, 'lat'),
  ]
}

interface Side {
  from: Coordinates
  to: Coordinates
}

const isApart = (one: Side, other: Side, part: keyof Coordinates): boolean =>
  Math.max(one.from[part], one.to[part]) < Math.min(other.from[part], other.to[part]) ||
  Math.max(other.from[part], other.to[part]) < Math.min(one.from[part], one.to[part])

/** Whether two sides that are not parallel have a point in common, with the arithmetic of @turf/kinks. */
const doCross = (one: Side, other: Side): boolean => {
  const [oneX, oneY] = [one.to.lon - one.from.lon, one.to.lat - one.from.lat]
  const [otherX, otherY] = [other.to.lon - other.from.lon, other.to.lat - other.from.lat]
  const denominator = otherY * oneX - otherX * oneY
  if (denominator === 0) return false
  const [x, y] = [one.from.lon - other.from.lon, one.from.lat - other.from.lat]
  const onOne = (otherX * y - otherY * x) / denominator
  const onOther = (oneX * y - oneY * x) / denominator
  return onOne >= 0 && onOne <= 1 && onOther >= 0 && onOther <= 1
}

/**
 * Whether a ring crosses or touches itself, as @turf/kinks 7.4 finds it. By hand: that one takes a second for the 5,000
 * corners of a long list, and calls a ring with the same corner twice in a row, such as 0,0;0,1;0,1;1,1;1,0, crossed.
 */
export const crossesItself = (all: readonly Coordinates[]): boolean => {
  const corners = withoutRepeats(all)
  const sides = corners.map((from, index): Side => ({
    from,
    to: corners[(index + 1) % corners.length] ?? from,
  }))
  return sides.some((one, index) =>
    sides
      .slice(index + 2, index === 0 ? -1 : undefined)
      .some((other) => !isApart(one, other, 'lon') && !isApart(one, other, 'lat') && doCross(one, other)),
  )
}
