import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'
import { PAPER_SIZES } from '#toolkit/lib/units/paper-table'
import { MM_PER_INCH } from '#toolkit/lib/units/rounding'

const POINTS_PER_INCH = 72

export default feature('rest_utility_paperSize', ({ size: given, orientation, dpi }) => {
  const size = given.trim().toUpperCase().replace(/\s+/g, ' ')
  const paper = PAPER_SIZES.get(size) ?? unprocessable(`size: ${quoted(given)} is not a known paper size.`)
  const inches = [paper.width, paper.height]
    .map((side) => (paper.unit === 'mm' ? new Decimal(side).div(MM_PER_INCH) : new Decimal(side)))
    .toSorted((one, other) => one.comparedTo(other))
  const [short = new Decimal(0), long = new Decimal(0)] = inches
  const [width, height] = orientation === 'portrait' ? [short, long] : [long, short]
  const measures = (perInch: number, decimals: number): { width: number; height: number } => ({
    width: rounded(width.times(perInch), decimals),
    height: rounded(height.times(perInch), decimals),
  })
  return {
    size,
    orientation,
    mm: measures(MM_PER_INCH, 2),
    inches: measures(1, 3),
    points: measures(POINTS_PER_INCH, 2),
    pixels: { ...measures(dpi, 0), dpi },
    areaM2: rounded(width.times(height).times(MM_PER_INCH).times(MM_PER_INCH).div(1e6), 6),
    ratio: rounded(long.div(short), 4),
  }
})
