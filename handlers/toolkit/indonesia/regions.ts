import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { ancestorsOf, areaOf, areasIn, dottedCode, levelBelow } from '#toolkit/lib/indonesia/areas'

export default feature('rest_indonesia_regions', ({ code }) => {
  const dotted = code === undefined ? '' : dottedCode(code)
  const region =
    code === undefined
      ? null
      : (areaOf(dotted) ?? unprocessable(`${quoted(code)} is not the code of an area of Indonesia.`))
  const items = areasIn(dotted)
  return {
    region,
    ancestors: ancestorsOf(dotted),
    childLevel: region === null ? 'province' : levelBelow(region.level),
    count: items.length,
    items: items.map(({ code: childCode, name }) => ({ code: childCode, name })),
  }
})
