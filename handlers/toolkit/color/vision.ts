import { feature } from '#toolkit'
import { readColor, splitColors } from '#toolkit/lib/color/css-color'
import { deltaE2000 } from '#toolkit/lib/color/difference'
import { toLabD65 } from '#toolkit/lib/color/spaces'
import { channelsOfHex, hexOfChannels, opaqueHexOf, rgbColor } from '#toolkit/lib/color/srgb'
import { simulated, type Deficiency } from '#toolkit/lib/color/vision-deficiency'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import type { Data } from '#operation'

type Answer = Data<'rest_color_vision'>
type Item = Answer['items'][number]
type Closest = Answer['closest'][number]

const VISIONS: readonly (readonly [vision: Closest['vision'], member: keyof Item])[] = [
  ['normal', 'original'],
  ['protan', 'protan'],
  ['deutan', 'deutan'],
  ['tritan', 'tritan'],
  ['achroma', 'achroma'],
]

const itemOf = (original: string, severity: number): Item => {
  const seen = (deficiency: Deficiency): string =>
    hexOfChannels(simulated(channelsOfHex(original), deficiency, severity))
  return {
    original,
    protan: seen('protan'),
    deutan: seen('deutan'),
    tritan: seen('tritan'),
    achroma: seen('achroma'),
  }
}

/** The first pair with the smallest difference in one vision; none where there is one colour. */
const closestPair = (items: readonly Item[], [vision, member]: (typeof VISIONS)[number]): Closest[] => {
  const labs = items.map((item) => ({
    original: item.original,
    lab: toLabD65(rgbColor(channelsOfHex(item[member]))),
  }))
  const pairs = labs.flatMap((one, index) =>
    labs.slice(index + 1).map((other) => ({
      vision,
      a: one.original,
      b: other.original,
      deltaE: deltaE2000(one.lab, other.lab),
    })),
  )
  return pairs
    .toSorted((one, other) => one.deltaE - other.deltaE)
    .slice(0, 1)
    .map((pair) => ({ ...pair, deltaE: roundHalfAway(pair.deltaE, 2) }))
}

export default feature('rest_color_vision', ({ colors, severity }) => {
  const items = splitColors('colors', colors, 1, 20)
    .map((text) => opaqueHexOf(readColor('colors', text)))
    .map((original) => itemOf(original, severity))
  return { count: items.length, items, closest: VISIONS.flatMap((vision) => closestPair(items, vision)) }
})
