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

/** A side of a ring with its place in it and its extent. */
interface Side {
  index: number
  from: Coordinates
  to: Coordinates
  west: number
  east: number
  south: number
  north: number
}

const sidesOf = (corners: readonly Coordinates[]): Side[] =>
  corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    const [west, east] = from.lon < to.lon ? [from.lon, to.lon] : [to.lon, from.lon]
    const [south, north] = from.lat < to.lat ? [from.lat, to.lat] : [to.lat, from.lat]
    return { index, from, to, west, east, south, north }
  })

/** Whether two sides that are not parallel have a point in common, with the arithmetic of @turf/kinks. */
const doCross = (one: Side, other: Side): boolean => {
  const oneX = one.to.lon - one.from.lon
  const oneY = one.to.lat - one.from.lat
  const otherX = other.to.lon - other.from.lon
  const otherY = other.to.lat - other.from.lat
  const denominator = otherY * oneX - otherX * oneY
  if (denominator === 0) return false
  const x = one.from.lon - other.from.lon
  const y = one.from.lat - other.from.lat
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
  const sides = sidesOf(corners).sort((one, other) => one.west - other.west)
  for (const [place, one] of sides.entries()) {
    for (let next = place + 1; next < sides.length; next++) {
      const other = sides[next]
      if (other === undefined || other.west > one.east) break
      const apart = Math.abs(one.index - other.index)
      const isNeighbour = apart === 1 || apart === corners.length - 1
      const isBeside = other.south > one.north || other.north < one.south
      if (!isNeighbour && !isBeside && doCross(one, other)) return true
    }
  }
  return false
}
