import { feature, unprocessable } from '#toolkit'
import { chartOf } from '#toolkit/upstreams/music/applecharts'

export default feature('rest_media_charts', async ({ kind, country, limit }, context) => {
  const { updated, results } =
    (await chartOf(context, { kind, country, limit })) ??
    unprocessable(`There is no chart of ${kind} for ${country}.`)
  const items = results.slice(0, limit).map((entry, index) => ({ rank: index + 1, ...entry }))
  return { kind, country, updated, count: items.length, items }
})
