import { feature } from '#toolkit'
import { Decimal, rounded } from '#toolkit/lib/numbers/decimal'

/** Millimetres of one page (half a leaf) of print-on-demand paper. */
const THICKNESS = { white: 0.0572, cream: 0.0635, color: 0.0596 } as const

const MM_PER_INCH = 25.4

/** Fewest pages whose spine has room for text. */
const SPINE_TEXT_FROM = 80

export default feature('rest_media_books_5', ({ width, height, pages, paper, caliper, bleed, dpi }) => {
  const even = pages + (pages % 2)
  const thickness = caliper ?? THICKNESS[paper]
  const spine = new Decimal(thickness).times(even)
  const coverWidth = new Decimal(width).plus(bleed).times(2).plus(spine)
  const coverHeight = new Decimal(bleed).times(2).plus(height)
  const [inchesWide, inchesHigh] = [coverWidth.div(MM_PER_INCH), coverHeight.div(MM_PER_INCH)]
  return {
    pages: even,
    pageThicknessMm: thickness,
    spineMm: rounded(spine, 3),
    coverWidthMm: rounded(coverWidth, 3),
    coverHeightMm: rounded(coverHeight, 3),
    coverWidthIn: rounded(inchesWide, 4),
    coverHeightIn: rounded(inchesHigh, 4),
    widthPx: rounded(inchesWide.times(dpi), 0),
    heightPx: rounded(inchesHigh.times(dpi), 0),
    spineText: even >= SPINE_TEXT_FROM,
  }
})
