import { feature } from '#toolkit'
import { foundOr } from '#toolkit/lib/common/or-fault'
import { blueskyProfileOf } from '#toolkit/upstreams/community/bluesky'

export default feature('rest_social_bluesky', async ({ actor }, context) => {
  const reply = await blueskyProfileOf(context, actor.replace(/^@/, ''))
  return foundOr('Bluesky does not show the account', reply)
})
