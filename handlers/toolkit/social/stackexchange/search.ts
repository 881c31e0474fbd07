import { feature } from '#toolkit'
import { foundOr } from '#toolkit/lib/common/or-fault'
import { questionsLike } from '#toolkit/upstreams/community/stackexchange'

export default feature('rest_social_stackexchange', async (query, context) => {
  const reply = await questionsLike(context, query)
  const { hasMore, questions } = foundOr('Stack Exchange refuses the search', reply)
  const items = questions.slice(0, query.limit)
  return { count: items.length, hasMore, items }
})
