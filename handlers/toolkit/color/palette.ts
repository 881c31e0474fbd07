import { feature } from '#toolkit'
import { contrastRatio } from '#toolkit/lib/color/contrast'
import { readColor } from '#toolkit/lib/color/css-color'
import { toOklch } from '#toolkit/lib/color/spaces'
import { channelsOfHex, opaqueHexOf } from '#toolkit/lib/color/srgb'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

/** Each stop with its OKLCH lightness and its share of the base's chroma, from the lightest. */
const STOPS: readonly (readonly [stop: number, lightness: number, chroma: number])[] = [
  [50, 0.97, 0.2],
  [100, 0.93, 0.35],
  [200, 0.87, 0.55],
  [300, 0.79, 0.75],
  [400, 0.7, 0.9],
  [500, 0.61, 1],
  [600, 0.53, 0.95],
  [700, 0.45, 0.85],
  [800, 0.37, 0.7],
  [900, 0.29, 0.55],
  [950, 0.2, 0.4],
]
/** 0.97 - 0.95 and 0.95 - 0.93 are the same distance, whatever floating point makes of them. */
const DISTANCE_DECIMALS = 9
const BLACK = '#000000'
const WHITE = '#ffffff'

const nearestStop = (lightness: number): number => {
  const distances = STOPS.map(([, l]) => roundHalfAway(Math.abs(l - lightness), DISTANCE_DECIMALS))
  return distances.indexOf(Math.min(...distances))
}

/** Black or white, whichever reads better on a colour. */
const readableOn = (hex: string): typeof BLACK | typeof WHITE => {
  const ground = channelsOfHex(hex)
  const ratioOf = (ink: string): number => contrastRatio(channelsOfHex(ink), ground)
  return ratioOf(BLACK) >= ratioOf(WHITE) ? BLACK : WHITE
}

export default feature('rest_color_palette', ({ color, name }) => {
  const given = readColor('color', color)
  const base = opaqueHexOf(given)
  const { l, c, h = 0 } = toOklch(given)
  const ownPlace = nearestStop(l)
  const items = STOPS.map(([stop, lightness, share], place) => {
    const hex = place === ownPlace ? base : opaqueHexOf({ mode: 'oklch', l: lightness, c: c * share, h })
    return { stop, hex, onColor: readableOn(hex) }
  })
  const properties = items.map(({ stop, hex }) => `  --${name}-${stop}: ${hex};`)
  return {
    base,
    baseStop: items[ownPlace]?.stop ?? 0,
    count: items.length,
    items,
    css: [':root {', ...properties, '}'].join('\n'),
  }
})
