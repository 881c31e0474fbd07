import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { mastodonAccountOf } from '#toolkit/upstreams/community/mastodon'

export default feature('rest_social_mastodon', async ({ account }, context) => {
  const name = account.replace(/^@/, '')
  return (
    (await mastodonAccountOf(context, name)) ??
    unprocessable(
      `mastodon.social does not know the account ${quoted(name)}; it only has accounts of its own and those of other servers that it has met.`,
    )
  )
})
