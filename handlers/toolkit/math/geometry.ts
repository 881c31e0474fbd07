import { feature } from '#toolkit'
import { measures, readCorners, type Measures } from '#toolkit/lib/linear/geometry'
import { numberList } from '#toolkit/lib/numbers/number-list'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const DECIMALS = 10

const round = (value: number): number => roundHalfAway(value, DECIMALS)
const roundOrNull = (value: number | null): number | null => (value === null ? null : round(value))

export default feature('rest_math_geometry', ({ shape, values }) => {
  const found: Measures =
    shape === 'polygon'
      ? measures.polygon(readCorners(values))
      : measures[shape](numberList(values, 'values'))
  return {
    shape,
    dimension: found.volume === null ? (2 as const) : (3 as const),
    area: round(found.area),
    perimeter: roundOrNull(found.perimeter),
    volume: roundOrNull(found.volume),
    surface: roundOrNull(found.surface),
    details: Object.fromEntries(Object.entries(found.details).map(([name, value]) => [name, round(value)])),
  }
})
