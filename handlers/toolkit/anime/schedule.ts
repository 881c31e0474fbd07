import { feature } from '#toolkit'
import { broadcastsOf } from '#toolkit/upstreams/anime/jikan/lists'

/** By time, those without one last. */
const byTime = ({ time: one }: { time: string | null }, { time: other }: { time: string | null }): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one < other ? -1 : Number(one > other)
}

export default feature('rest_anime_schedule', async ({ day, page, limit }, context) => {
  const { hasNextPage, items: found } = await broadcastsOf(context, { day, page, limit })
  const items = found.slice(0, limit).toSorted(byTime)
  return { day, page, hasNextPage, count: items.length, items }
})
