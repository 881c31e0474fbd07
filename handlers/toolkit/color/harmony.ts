import { feature } from '#toolkit'
import { readColor } from '#toolkit/lib/color/css-color'
import { channelsOfHsl, hslOf } from '#toolkit/lib/color/hsl'
import { toOklch, type Color } from '#toolkit/lib/color/spaces'
import { alphaOf, hexOf, hexWithAlpha, mapToSrgb } from '#toolkit/lib/color/srgb'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import type { Query } from '#operation'

/** What 180 - 33.3 has more than its decimals is rounded away. */
const DECIMALS = 9

/** Degrees by which the hue is turned. */
const ROTATIONS: Record<Query<'rest_color_harmony'>['scheme'], (angle: number) => readonly number[]> = {
  complementary: () => [0, 180],
  analogous: (angle) => [-angle, 0, angle],
  triadic: () => [0, 120, 240],
  splitComplementary: (angle) => [0, 180 - angle, 180 + angle],
  square: () => [0, 90, 180, 270],
  rectangle: (angle) => [0, angle, 180, 180 + angle],
}

const turnedInHsl = (color: Color): ((degrees: number) => string) => {
  const hsl = hslOf(mapToSrgb(color))
  return (degrees) => hexWithAlpha(channelsOfHsl({ ...hsl, h: hsl.h + degrees }), alphaOf(color))
}

const turnedInOklch = (color: Color): ((degrees: number) => string) => {
  const oklch = toOklch(color)
  return (degrees) => hexOf({ ...oklch, h: (oklch.h ?? 0) + degrees })
}

export default feature('rest_color_harmony', ({ color, scheme, angle, space }) => {
  const given = readColor('color', color)
  const turned = space === 'hsl' ? turnedInHsl(given) : turnedInOklch(given)
  const base = hexOf(given)
  const items = ROTATIONS[scheme](angle).map((degrees) => ({
    hex: degrees === 0 ? base : turned(degrees),
    rotation: roundHalfAway(degrees, DECIMALS),
  }))
  return { base, scheme, space, count: items.length, items }
})
