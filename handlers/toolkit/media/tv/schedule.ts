import { feature } from '#toolkit'
import { tvScheduleOf } from '#toolkit/upstreams/tvmaze'

export default feature('rest_media_tv_4', async ({ country, limit, ...query }, context) => {
  const date = query.date ?? new Date().toISOString().slice(0, 10)
  const broadcasts = await tvScheduleOf(context, { country, date })
  const items = broadcasts
    .toSorted((one, other) => Date.parse(one.airstamp) - Date.parse(other.airstamp))
    .slice(0, limit)
  return { date, country, count: items.length, total: broadcasts.length, items }
})
