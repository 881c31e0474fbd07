import { feature } from '#toolkit'
import { foundOr } from '#toolkit/lib/common/or-fault'
import { blueskyPostsOf } from '#toolkit/upstreams/community/bluesky'

export default feature('rest_social_bluesky_2', async ({ actor, limit }, context) => {
  const reply = await blueskyPostsOf(context, { actor: actor.replace(/^@/, ''), limit })
  const items = foundOr('Bluesky does not show the account', reply).slice(0, limit)
  return { count: items.length, items }
})
