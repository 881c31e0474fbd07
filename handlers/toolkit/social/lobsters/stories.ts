import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { lobstersStories } from '#toolkit/upstreams/community/lobsters'

export default feature('rest_social_lobsters', async ({ sort, tag, limit }, context) => {
  const stories = await lobstersStories(context, tag === undefined ? { sort } : { tag })
  if (stories === null) {
    return unprocessable(
      tag === undefined
        ? `Lobsters has no list ${sort}.`
        : `There is no such tag on Lobsters: ${quoted(tag)}.`,
    )
  }
  const items = stories.slice(0, limit)
  return { count: items.length, items }
})
