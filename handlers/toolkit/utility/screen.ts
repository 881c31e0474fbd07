import { feature } from '#toolkit'
import { gcd } from '#toolkit/lib/numbers/integers'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { MM_PER_INCH, PI } from '#toolkit/lib/units/rounding'

const CM_PER_INCH = 2.54
/** One sixtieth of a degree: what an eye of normal acuity can tell apart. */
const ARC_MINUTE = PI.div(180 * 60)

export default feature('rest_utility_screen', ({ width, height, diagonal }) => {
  const ppi = new Decimal(width).pow(2).plus(new Decimal(height).pow(2)).sqrt().div(diagonal)
  const [widthIn, heightIn] = [new Decimal(width).div(ppi), new Decimal(height).div(ppi)]
  const [widthCm, heightCm] = [widthIn.times(CM_PER_INCH), heightIn.times(CM_PER_INCH)]
  const divisor = Number(gcd(BigInt(width), BigInt(height)))
  return {
    ppi: rounded(ppi, 2),
    dotPitchMm: rounded(new Decimal(MM_PER_INCH).div(ppi), 4),
    widthCm: rounded(widthCm, 2),
    heightCm: rounded(heightCm, 2),
    widthIn: rounded(widthIn, 2),
    heightIn: rounded(heightIn, 2),
    areaCm2: rounded(widthCm.times(heightCm), 2),
    aspectRatio: `${width / divisor}:${height / divisor}`,
    megapixels: rounded(new Decimal(width).times(height).div(1e6), 2),
    retinaDistanceCm: rounded(new Decimal(CM_PER_INCH).div(ppi.times(ARC_MINUTE.tan())), 2),
  }
})
