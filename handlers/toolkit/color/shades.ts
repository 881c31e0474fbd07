import { feature } from '#toolkit'
import { readColor } from '#toolkit/lib/color/css-color'
import { colorBetween } from '#toolkit/lib/color/interpolation'
import type { Color } from '#toolkit/lib/color/spaces'
import { channelsOfHex, opaqueHexOf, rgbColor } from '#toolkit/lib/color/srgb'

const WHITE = rgbColor(channelsOfHex('#ffffff'))
const BLACK = rgbColor(channelsOfHex('#000000'))
const GREY = rgbColor(channelsOfHex('#808080'))

export default feature('rest_color_shades', ({ color, steps, space }) => {
  const base = readColor('color', color)
  const mixedWith = (other: Color): string[] =>
    Array.from({ length: steps }, (_, index) =>
      opaqueHexOf(colorBetween([base, other], space, 'shorter', (index + 1) / (steps + 1))),
    )
  return {
    base: opaqueHexOf(base),
    tints: mixedWith(WHITE),
    shades: mixedWith(BLACK),
    tones: mixedWith(GREY),
  }
})
