import { feature } from '#toolkit'
import { blend, type Layer } from '#toolkit/lib/color/blend'
import { readColor } from '#toolkit/lib/color/css-color'
import type { Color } from '#toolkit/lib/color/spaces'
import { alphaOf, eightBit, eightBitFraction, hexOf, hexWithAlpha, mapToSrgb } from '#toolkit/lib/color/srgb'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const layerOf = (color: Color): Layer => ({
  channels: eightBit(mapToSrgb(color)),
  alpha: eightBitFraction(alphaOf(color)),
})

export default feature('rest_color_blend', ({ backdrop, source, mode }) => {
  const [below, above] = [readColor('backdrop', backdrop), readColor('source', source)]
  const { channels, alpha } = blend(layerOf(below), layerOf(above), mode)
  return {
    backdrop: hexOf(below),
    source: hexOf(above),
    mode,
    hex: hexWithAlpha(channels, alpha),
    alpha: roundHalfAway(alpha, 4),
  }
})
