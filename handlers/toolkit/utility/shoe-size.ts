import { feature, unprocessable } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { MM_PER_INCH, toNearest } from '#toolkit/lib/units/rounding'

/** Of adult sizes. */
const SHORTEST_MM = 190
const LONGEST_MM = 350

/** ISO/TS 19407: sizes from the length of the foot in mm; a British size is a third of an inch. */
const euOf = (foot: Decimal): Decimal => foot.times(0.15).plus(2)
const ukOf = (foot: Decimal): Decimal => foot.times(3).div(MM_PER_INCH).minus(23)
const US_MEN_OVER_UK = 1
const US_WOMEN_OVER_UK = 2

const footOfUk = (size: Decimal): Decimal => size.plus(23).times(MM_PER_INCH).div(3)

const FOOT_OF = {
  eu: (size: Decimal) => size.minus(2).div(0.15),
  uk: footOfUk,
  'us-men': (size: Decimal) => footOfUk(size.minus(US_MEN_OVER_UK)),
  'us-women': (size: Decimal) => footOfUk(size.minus(US_WOMEN_OVER_UK)),
  cm: (size: Decimal) => size.times(10),
  mm: (size: Decimal) => size,
}

export default feature('rest_utility_shoeSize', ({ size, system }) => {
  const foot = FOOT_OF[system](new Decimal(size))
  if (foot.lt(SHORTEST_MM) || foot.gt(LONGEST_MM)) {
    unprocessable(
      `size: the foot would be ${rounded(foot, 1)} mm long; adult sizes go from ${SHORTEST_MM} to ${LONGEST_MM} mm.`,
    )
  }
  const [eu, uk] = [euOf(foot), ukOf(foot)]
  const [usMen, usWomen] = [uk.plus(US_MEN_OVER_UK), uk.plus(US_WOMEN_OVER_UK)]
  return {
    footMm: rounded(foot, 1),
    eu: toNearest(eu, 0.5),
    uk: toNearest(uk, 0.5),
    usMen: toNearest(usMen, 0.5),
    usWomen: toNearest(usWomen, 0.5),
    cm: toNearest(foot.div(10), 0.5),
    mondopoint: toNearest(foot, 5),
    exact: {
      eu: rounded(eu, 2),
      uk: rounded(uk, 2),
      usMen: rounded(usMen, 2),
      usWomen: rounded(usWomen, 2),
    },
  }
})
