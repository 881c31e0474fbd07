import { feature, invalidParameter, unprocessable } from '#toolkit'
import { borderRoute } from '#toolkit/lib/countries/border-route'
import { countryOf } from '#toolkit/lib/countries/countries'

/** The way between two countries over the fewest land borders. */
export default feature('rest_social_world_5', (query) => {
  const [from, to] = [countryOf(query.from), countryOf(query.to)]
  const closed = new Set((query.avoid?.split(',') ?? []).map((code) => countryOf(code).code))
  for (const end of [from, to])
    if (closed.has(end.code)) invalidParameter('avoid', `must not have ${end.code}, an end of the route`)
  const route =
    borderRoute(from, to, closed) ?? unprocessable(`no land route from ${from.name} to ${to.name}`)
  return {
    from: from.code,
    to: to.code,
    borders: route.length - 1,
    route: route.map(({ code, name }) => ({ code, name })),
  }
})
