import { feature } from '#toolkit'
import { readColor } from '#toolkit/lib/color/css-color'
import { channelsOfHsl, hslOf } from '#toolkit/lib/color/hsl'
import {
  alphaOf,
  eightBit,
  greyOf,
  hexOf,
  hexWithAlpha,
  mapToSrgb,
  roundedHue,
  type Channels,
} from '#toolkit/lib/color/srgb'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const within = (fraction: number): number => Math.min(1, Math.max(0, fraction))

const inverted = ({ r, g, b }: Channels): Channels => ({ r: 1 - r, g: 1 - g, b: 1 - b })

/** Adds degrees to the hue and percentage points to saturation and lightness. */
const shifted = (channels: Channels, hue: number, saturation: number, lightness: number): Channels => {
  const { h, s, l } = hslOf(channels)
  return channelsOfHsl({ h: h + hue, s: within(s + saturation / 100), l: within(l + lightness / 100) })
}

export default feature(
  'rest_color_adjust',
  ({ color, hue, saturation, lightness, alpha, grayscale, invert }) => {
    const given = readColor('color', color)
    const moved = shifted(mapToSrgb(given), hue, saturation, lightness)
    const grey = grayscale ? greyOf(moved) : moved
    const changed = invert ? inverted(grey) : grey
    const newAlpha = alpha ?? alphaOf(given)
    const { h, s, l } = hslOf(eightBit(changed))
    return {
      original: hexOf(given),
      hex: hexWithAlpha(changed, newAlpha),
      hsl: { h: roundedHue(h, 2), s: roundHalfAway(s * 100, 2), l: roundHalfAway(l * 100, 2) },
      alpha: roundHalfAway(newAlpha, 4),
    }
  },
)
