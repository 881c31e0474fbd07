import { feature, unprocessable } from '#toolkit'
import { contrastRatio } from '#toolkit/lib/color/contrast'
import { readColor } from '#toolkit/lib/color/css-color'
import { toOklch, type Color } from '#toolkit/lib/color/spaces'
import { alphaOf, channelsOfHex, opaqueHexOf, type Channels } from '#toolkit/lib/color/srgb'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

/** Steps of OKLCH lightness from 0 to 1. */
const STEPS = 1000

interface Hit {
  hex: string
  ratio: number
  steps: number
}

const readOpaque = (parameter: string, text: string): Color => {
  const color = readColor(parameter, text)
  return alphaOf(color) < 1 ? unprocessable(`${parameter} must be opaque: it has an alpha below 1.`) : color
}

/** The first lightness on the way to `end`, 0 or 1, that has the contrast; null where none has. */
const search = (color: Color, background: Channels, wanted: number, end: 0 | 1): Hit | null => {
  const start = toOklch(color)
  for (let steps = 1, l = start.l; end === 0 ? l > 0 : l < 1; steps += 1) {
    l = end === 0 ? Math.max(0, start.l - steps / STEPS) : Math.min(1, start.l + steps / STEPS)
    const hex = opaqueHexOf({ ...start, l })
    const ratio = contrastRatio(channelsOfHex(hex), background)
    if (ratio >= wanted) return { hex, ratio, steps }
  }
  return null
}

const shown = (hit: Hit | null): { hex: string; ratio: number } | null =>
  hit === null ? null : { hex: hit.hex, ratio: roundHalfAway(hit.ratio, 2) }

export default feature('rest_color_accessible', ({ color, background, ratio: wanted }) => {
  const given = readOpaque('color', color)
  const [hex, behind] = [opaqueHexOf(given), opaqueHexOf(readOpaque('background', background))]
  const ground = channelsOfHex(behind)
  const actual = contrastRatio(channelsOfHex(hex), ground)
  const ratio = roundHalfAway(actual, 2)
  const base = { color: hex, background: behind, ratio }
  if (actual >= wanted) {
    const suggestion = { hex, ratio, direction: 'none' as const }
    return { ...base, passes: true, suggestion, darker: null, lighter: null }
  }
  const darker = search(given, ground, wanted, 0)
  const lighter = search(given, ground, wanted, 1)
  const isDarkerNearer = darker !== null && darker.steps <= (lighter?.steps ?? Infinity)
  const nearest = shown(isDarkerNearer ? darker : lighter)
  if (nearest === null)
    return unprocessable(`No lightness of ${hex} has a contrast of ${wanted} with ${behind}.`)
  return {
    ...base,
    passes: false,
    suggestion: { ...nearest, direction: isDarkerNearer ? ('darker' as const) : ('lighter' as const) },
    darker: shown(darker),
    lighter: shown(lighter),
  }
})
