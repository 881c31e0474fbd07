import { feature } from '#toolkit'
import { readColorWithGaps, splitColors } from '#toolkit/lib/color/css-color'
import { colorBetween, type InterpolationSpace } from '#toolkit/lib/color/interpolation'
import type { Color } from '#toolkit/lib/color/spaces'
import { hexOf } from '#toolkit/lib/color/srgb'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import type { Query } from '#operation'

const SPACES: Record<Query<'rest_color_gradient'>['space'], InterpolationSpace> = {
  rgb: 'rgb',
  rgbLinear: 'lrgb',
  hsl: 'hsl',
  lab: 'lab',
  lch: 'lch',
  oklab: 'oklab',
  oklch: 'oklch',
}

/** The steps of a piece, from the stop where it begins up to the one where the next begins; the last piece has both. */
const stepsWithin = (piece: number, pieces: number, last: number): number[] => {
  const from = Math.ceil((piece * last) / pieces)
  const end = piece === pieces - 1 ? last + 1 : Math.ceil(((piece + 1) * last) / pieces)
  return Array.from({ length: end - from }, (_, index) => from + index)
}

export default feature('rest_color_gradient', ({ colors, steps, space, hue, angle }) => {
  const stops = splitColors('colors', colors, 2, 10).map((text) => readColorWithGaps('colors', text))
  const pieces = stops.slice(1).map((stop, index): [Color, Color] => [stops[index] ?? stop, stop])
  const last = steps - 1
  const items = pieces.flatMap((piece, index) =>
    stepsWithin(index, pieces.length, last).map((step) => {
      const share = (step * pieces.length - index * last) / last
      const color = colorBetween(piece, SPACES[space], hue, share)
      return { position: roundHalfAway(step / last, 4), hex: hexOf(color) }
    }),
  )
  const parts = items.map(({ position, hex }) => `${hex} ${roundHalfAway(position * 100, 2)}%`)
  return { count: items.length, items, css: `linear-gradient(${angle}deg, ${parts.join(', ')})` }
})
