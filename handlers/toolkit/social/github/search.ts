import { feature } from '#toolkit'
import { foundOr } from '#toolkit/lib/common/or-fault'
import { githubRepositoriesLike } from '#toolkit/upstreams/software/github'

export default feature('rest_social_github_4', async (query, context) => {
  const reply = await githubRepositoriesLike(context, query)
  const { total, repositories } = foundOr('GitHub does not understand the query', reply)
  const items = repositories.slice(0, query.limit)
  return { total, count: items.length, items }
})
