import { feature } from '#toolkit'
import { bestOfNames, CSS_NAMES } from '#toolkit/lib/color/color-names'
import { readColor } from '#toolkit/lib/color/css-color'
import { deltaE2000 } from '#toolkit/lib/color/difference'
import { toLabD65 } from '#toolkit/lib/color/spaces'
import { channelsOfHex, opaqueHexOf, rgbColor } from '#toolkit/lib/color/srgb'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

export default feature('rest_color_name', async ({ color, list, limit }) => {
  const hex = opaqueHexOf(readColor('color', color))
  const lab = toLabD65(rgbColor(channelsOfHex(hex)))
  const names = list === 'css' ? CSS_NAMES : await bestOfNames()
  const items = names
    .map((named) => ({ name: named.name, hex: named.hex, deltaE: deltaE2000(lab, named.lab) }))
    .toSorted((one, other) => one.deltaE - other.deltaE || (one.name < other.name ? -1 : 1))
    .slice(0, limit)
    .map((item) => ({ ...item, deltaE: roundHalfAway(item.deltaE, 2) }))
  return { color: hex, count: items.length, items }
})
