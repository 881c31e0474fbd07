import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { githubAccountOf } from '#toolkit/upstreams/software/github'

export default feature(
  'rest_social_github',
  async ({ user }, context) =>
    (await githubAccountOf(context, user)) ??
    unprocessable(`GitHub has no user or organisation ${quoted(user)}.`),
)
