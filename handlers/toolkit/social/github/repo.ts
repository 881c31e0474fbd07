import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { githubRepositoryOf, repositoryName } from '#toolkit/upstreams/software/github'

export default feature(
  'rest_social_github_2',
  async ({ repo }, context) =>
    (await githubRepositoryOf(context, repositoryName(repo))) ??
    unprocessable(`GitHub has no public repository ${quoted(repo)}.`),
)
