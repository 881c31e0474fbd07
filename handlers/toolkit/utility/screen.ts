import { feature } from '#toolkit'
import { gcd } from '#toolkit/lib/numbers/integers'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { PI } from '#toolkit/lib/units/rounding'

const CM_PER_INCH = 2.54
/** One sixtieth of a degree: what an eye of normal acuity can tell apart. */
const ARC_MINUTE = PI.div(180 * 60)

export default feature('rest_utility_screen', ({ width, height, diagonal }) => {
  const square = new Decimal(width).pow(2).plus(new Decimal(height).pow(2))
  const pixels = square.sqrt()
  // Each figure by one division, so that a half is not missed by the last digit of a third.
  const inches = (dots: number): Decimal => new Decimal(dots).times(diagonal).div(pixels)
  const cm = (dots: number): Decimal => new Decimal(dots).times(diagonal).times(CM_PER_INCH).div(pixels)
  const area = new Decimal(diagonal).times(CM_PER_INCH).pow(2).times(width).times(height).div(square)
  const divisor = Number(gcd(BigInt(width), BigInt(height)))
  return {
    ppi: rounded(pixels.div(diagonal), 2),
    dotPitchMm: rounded(cm(1).times(10), 4),
    widthCm: rounded(cm(width), 2),
    heightCm: rounded(cm(height), 2),
    widthIn: rounded(inches(width), 2),
    heightIn: rounded(inches(height), 2),
    areaCm2: rounded(area, 2),
    aspectRatio: `${width / divisor}:${height / divisor}`,
    megapixels: rounded(new Decimal(width).times(height).div(1e6), 2),
    retinaDistanceCm: rounded(cm(1).div(ARC_MINUTE.tan()), 2),
  }
})
