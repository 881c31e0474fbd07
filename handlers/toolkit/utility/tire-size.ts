import { feature } from '#toolkit'
import { rounded } from '#toolkit/lib/numbers/decimal'
import { MM_PER_INCH, PI } from '#toolkit/lib/units/rounding'
import { parseTire, type Tire } from '#toolkit/lib/units/tire'

/** Speed symbols with their km/h (UN Regulation No. 30, annex 1). */
const SPEEDS = new Map(
  Object.entries({
    F: 80,
    G: 90,
    J: 100,
    K: 110,
    L: 120,
    M: 130,
    N: 140,
    P: 150,
    Q: 160,
    R: 170,
    S: 180,
    T: 190,
    U: 200,
    H: 210,
    V: 240,
    W: 270,
    Y: 300,
  }),
)

const comparison = (tire: Tire, other: Tire) => {
  const ratio = other.diameter.div(tire.diameter)
  return {
    diameterMm: rounded(other.diameter, 2),
    differencePercent: rounded(ratio.minus(1).times(100), 2),
    trueSpeedAt100: rounded(ratio.times(100), 2),
  }
}

export default feature('rest_utility_tireSize', ({ size, compare }) => {
  const tire = parseTire('size', size)
  const { widthMm, aspectRatio, construction, rimIn, loadIndex, speedRating, diameter } = tire
  const circumference = diameter.times(PI)
  return {
    widthMm,
    aspectRatio,
    construction,
    rimIn,
    sidewallMm: rounded(tire.sidewall, 2),
    diameterMm: rounded(diameter, 2),
    diameterIn: rounded(diameter.div(MM_PER_INCH), 2),
    circumferenceMm: rounded(circumference, 2),
    revsPerKm: rounded(circumference.pow(-1).times(1e6), 2),
    loadIndex,
    speedRating,
    speedKmh: SPEEDS.get(speedRating ?? '') ?? null,
    compare: compare === undefined ? null : comparison(tire, parseTire('compare', compare)),
  }
})
