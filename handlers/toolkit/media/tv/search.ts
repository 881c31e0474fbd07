import { feature } from '#toolkit'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { tvShowsLike } from '#toolkit/upstreams/tvmaze'

export default feature('rest_media_tv', async ({ q, limit }, context) => {
  const matches = (await tvShowsLike(context, q)).slice(0, limit)
  const items = matches.map(({ score, show }) => ({ score: roundHalfAway(score, 4), ...show }))
  return { count: items.length, items }
})
